// What a JSON Schema says otherwise than an earlier one, and whether a caller notices (manifest.md, "Contracts").
#pragma once

#include <QJsonObject>
#include <QJsonValue>
#include <QList>
#include <QString>

namespace oz0 {

/// Input: callers send it, so nothing that was accepted may be refused. Output: callers rely on it, so nothing may come that could not.
enum class SchemaSide { Input, Output };

struct SchemaChange
{
    /// required_added, required_dropped, type_narrowed, type_widened, values_narrowed, values_widened, bound_tightened, bound_loosened,
    /// closed, opened, property_added, property_gone, refused, keyword
    QString what;
    QString where; ///< JSON pointer within the schema: "/properties/name"
    QString word;  ///< the property or keyword that it is about
    bool breaks = false;
    QJsonValue before; ///< of a type, a list of values or a bound; else undefined
    QJsonValue after;

    friend bool operator==(const SchemaChange &, const SchemaChange &) = default;
};

/// All differences in meaning, in the order of the working copy's words; empty: the two say the same. `$ref` within the schema is
/// followed, also in circles: each pair of places is compared once, and the work is linear in the sizes: what would take more counts as a
/// "$ref" that breaks **[ours]**. Annotations (title, description, default, examples, …) are no difference **[ours]**. A keyword that this
/// does not know breaks when it differs.
QList<SchemaChange> compareSchemas(const QJsonObject &before, const QJsonObject &after, SchemaSide side);

} // namespace oz0
