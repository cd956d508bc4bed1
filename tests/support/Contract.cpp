#include "tests/support/Contract.h"

#include "core/manifest/ManifestReader.h"
#include "tests/support/SchemaCheck.h"

#include <QFile>
#include <QJsonArray>

namespace oz0 {

Result<Contract> Contract::read()
{
    const QString name = qEnvironmentVariable("OZ0_SOURCE_DIR") + QStringLiteral("/resources/openapi.yaml");
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        return Failure(ErrorCode::UnreadableFile, QStringLiteral("cannot be read"), name);
    const Result<YamlDocument> yaml = readYaml(file.readAll());
    if (!yaml)
        return Failure(yaml.error());
    Contract contract;
    contract.m_document = yaml->root.toObject();
    return contract;
}

QStringList Contract::operations() const
{
    QStringList operations;
    const QJsonObject paths = m_document.value(QStringLiteral("paths")).toObject();
    for (auto path = paths.begin(); path != paths.end(); ++path) {
        const QJsonObject item = path.value().toObject();
        for (auto method = item.begin(); method != item.end(); ++method) {
            if (method.key() != QLatin1String("parameters"))
                operations.append(method.key().toUpper() + QLatin1Char(' ') + path.key() + QLatin1Char(' ')
                                  + method.value().toObject().value(QStringLiteral("operationId")).toString());
        }
    }
    return operations;
}

QJsonObject Contract::operation(const QString &operationId) const
{
    const QJsonObject paths = m_document.value(QStringLiteral("paths")).toObject();
    for (const QJsonValue &path : paths) {
        for (const QJsonValue &operation : path.toObject()) {
            if (operation.toObject().value(QStringLiteral("operationId")).toString() == operationId)
                return operation.toObject();
        }
    }
    return {};
}

QJsonObject Contract::resolved(const QJsonObject &object) const
{
    const QString reference = object.value(QStringLiteral("$ref")).toString();
    if (reference.isEmpty())
        return object;
    QJsonValue value = m_document;
    for (const QString &part : reference.mid(2).split(QLatin1Char('/')))
        value = value.toObject().value(part);
    return value.toObject();
}

QStringList Contract::queryKeys(const QString &operationId) const
{
    QStringList keys;
    for (const QJsonValue &parameter : operation(operationId).value(QStringLiteral("parameters")).toArray()) {
        const QJsonObject known = resolved(parameter.toObject());
        if (known.value(QStringLiteral("in")) == QLatin1String("query"))
            keys.append(known.value(QStringLiteral("name")).toString());
    }
    return keys;
}

bool Contract::takesBody(const QString &operationId) const
{
    return operation(operationId).contains(QStringLiteral("requestBody"));
}

QStringList Contract::check(const QString &operationId, const RawAnswer &answer) const
{
    const QJsonObject responses = operation(operationId).value(QStringLiteral("responses")).toObject();
    if (responses.isEmpty())
        return {operationId + QStringLiteral(" is not in the contract")};
    QJsonObject response = resolved(responses.value(QString::number(answer.status)).toObject());
    if (response.isEmpty() && answer.status >= 400)
        response = resolved(responses.value(QStringLiteral("default")).toObject());
    if (response.isEmpty())
        return {QStringLiteral("%1 never answers %2").arg(operationId).arg(answer.status)};
    const QJsonObject content = response.value(QStringLiteral("content")).toObject();
    if (content.isEmpty())
        return answer.body.isEmpty() ? QStringList() : QStringList{QStringLiteral("%1 has a body").arg(answer.status)};
    const QString type = QString::fromLatin1(answer.headers.value("content-type")).split(QLatin1Char(';')).first();
    if (!content.contains(type))
        return {QStringLiteral("the type %1 is not in the contract").arg(type)};
    if (!type.endsWith(QLatin1String("json")))
        return {};
    // A 409 that is no refusal is a plain problem.
    QJsonObject schema = content.value(type).toObject().value(QStringLiteral("schema")).toObject();
    const QStringList complaints = SchemaCheck(m_document).check(answer.json(), schema);
    return complaints;
}

} // namespace oz0
