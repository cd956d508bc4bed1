// What the words of one JSON Schema say, in forms that can be compared: types, lists of values, bounds, one way of writing.
#pragma once

#include <QJsonObject>
#include <QJsonValue>
#include <QMap>
#include <QSet>
#include <QString>

namespace oz0 {

/// Words that say nothing about what is accepted.
const QSet<QString> &schemaAnnotations();
/// What a schema says by words that a comparison does not understand one by one, in one way of writing: order in sets, absent against
/// empty and annotations make no difference.
QJsonObject uncomparedKeywords(const QJsonObject &schema);

/// Whether it refuses properties or items that none of its other words has seen, so that even an empty word may let something in.
bool limitsUnevaluated(const QJsonObject &schema);
/// Whether a schema in it may do so.
bool limitsUnevaluatedWithin(const QJsonValue &schema);

/// How much there is of it: values, and long texts for more.
qint64 schemaSize(const QJsonValue &value);
/// The same of one schema without those below it that a comparison goes into.
qint64 schemaOwnSize(const QJsonObject &schema);

/// The values that are left to choose from, by their writing.
struct SchemaChoice
{
    bool isLimited = false; ///< false: not limited to a list
    QMap<QString, QJsonValue> values;
};

SchemaChoice schemaChoice(const QJsonObject &schema);
QSet<QString> schemaTypes(const QJsonObject &schema); ///< number includes integer

} // namespace oz0
