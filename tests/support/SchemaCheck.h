// Checks JSON against the part of JSON Schema that resources/openapi.yaml uses.
#pragma once

#include <QJsonObject>
#include <QJsonValue>
#include <QStringList>

namespace oz0 {

/// Stricter than JSON Schema in one point: a property that the schema does not name is a complaint, so that the contract is whole.
/// Knows: $ref into the document, type (one or several), enum, pattern, properties, required, additionalProperties, maxProperties,
/// items, minimum, maximum, minLength, maxLength. A keyword that it does not know is a complaint too.
class SchemaCheck
{
public:
    explicit SchemaCheck(QJsonObject document) : m_document(std::move(document)) { }

    /// Empty: it fits. Each complaint begins with the JSON pointer of what does not.
    QStringList check(const QJsonValue &value, const QJsonObject &schema) const;

private:
    void check(const QString &pointer, const QJsonValue &value, const QJsonObject &schema, QStringList &complaints) const;
    void checkObject(const QString &pointer, const QJsonObject &object, const QJsonObject &schema, QStringList &complaints) const;
    QJsonObject resolved(const QString &reference) const;

    QJsonObject m_document;
};

} // namespace oz0
