// Where the references of a JSON Schema lead within its document.
#pragma once

#include <QHash>
#include <QJsonObject>
#include <QJsonValue>
#include <QString>

namespace oz0 {

/// A schema with where it was reached and where it stands.
struct SchemaPlace
{
    QJsonValue schema;
    QString at;   ///< the way to it, for telling
    QString home; ///< its JSON pointer in the document, one for each place, so that circles end

    SchemaPlace below(const QString &path, const QJsonValue &member) const { return {member, at + path, home + path}; }
};

/// Follows references within one document, each only once however many lead through it.
class SchemaReferences
{
public:
    explicit SchemaReferences(const QJsonObject &root) : m_root(root) { }

    /// Where a lone reference leads, through others and not in circles; what cannot be followed stays as it is.
    SchemaPlace followed(const SchemaPlace &place);

private:
    const QJsonObject m_root;
    QHash<QString, SchemaPlace> m_targets; ///< by the reference's text; `at` is empty
};

/// True when somewhere a reference stands that is not followed: beside other words, out of the document, by an anchor, or below a
/// keyword that is compared as it is written.
bool refersElsewhere(const QJsonValue &schema);

/// Its $defs and definitions alone.
QJsonObject schemaDefinitions(const QJsonObject &schema);

} // namespace oz0
