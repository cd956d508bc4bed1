#include "tests/support/SchemaCheck.h"

#include <QJsonArray>
#include <QRegularExpression>
#include <QSet>

#include <cmath>

namespace oz0 {

namespace {

QString typeOf(const QJsonValue &value)
{
    switch (value.type()) {
    case QJsonValue::Null:
        return QStringLiteral("null");
    case QJsonValue::Bool:
        return QStringLiteral("boolean");
    case QJsonValue::String:
        return QStringLiteral("string");
    case QJsonValue::Array:
        return QStringLiteral("array");
    case QJsonValue::Object:
        return QStringLiteral("object");
    case QJsonValue::Double:
        return std::floor(value.toDouble()) == value.toDouble() ? QStringLiteral("integer") : QStringLiteral("number");
    case QJsonValue::Undefined:
        break;
    }
    return QStringLiteral("nothing");
}

bool hasType(const QJsonValue &value, const QJsonValue &wanted)
{
    const QJsonArray types = wanted.isArray() ? wanted.toArray() : QJsonArray{wanted};
    const QString type = typeOf(value);
    return types.contains(type) || (type == QLatin1String("integer") && types.contains(QStringLiteral("number")));
}

const QSet<QString> &knownKeywords()
{
    static const QSet<QString> known{QStringLiteral("$ref"),
                                     QStringLiteral("type"),
                                     QStringLiteral("enum"),
                                     QStringLiteral("pattern"),
                                     QStringLiteral("properties"),
                                     QStringLiteral("required"),
                                     QStringLiteral("additionalProperties"),
                                     QStringLiteral("maxProperties"),
                                     QStringLiteral("items"),
                                     QStringLiteral("minimum"),
                                     QStringLiteral("maximum"),
                                     QStringLiteral("minLength"),
                                     QStringLiteral("maxLength"),
                                     QStringLiteral("format"),
                                     QStringLiteral("default"),
                                     QStringLiteral("description")};
    return known;
}

} // namespace

QStringList SchemaCheck::check(const QJsonValue &value, const QJsonObject &schema) const
{
    QStringList complaints;
    check(QString(), value, schema, complaints);
    return complaints;
}

void SchemaCheck::check(const QString &pointer, const QJsonValue &value, const QJsonObject &schema, QStringList &complaints) const
{
    const auto complain = [&](const QString &what) { complaints.append(pointer + QStringLiteral(": ") + what); };
    for (auto it = schema.begin(); it != schema.end(); ++it) {
        if (!knownKeywords().contains(it.key()))
            complain(QStringLiteral("the schema says %1, which this cannot check").arg(it.key()));
    }
    if (schema.contains(QStringLiteral("$ref"))) {
        const QJsonObject target = resolved(schema.value(QStringLiteral("$ref")).toString());
        if (target.isEmpty())
            complain(QStringLiteral("%1 leads nowhere").arg(schema.value(QStringLiteral("$ref")).toString()));
        check(pointer, value, target, complaints);
        return;
    }
    if (schema.contains(QStringLiteral("type")) && !hasType(value, schema.value(QStringLiteral("type")))) {
        complain(QStringLiteral("is of the type %1").arg(typeOf(value)));
        return;
    }
    if (schema.contains(QStringLiteral("enum")) && !schema.value(QStringLiteral("enum")).toArray().contains(value))
        complain(QStringLiteral("%1 is none of the words").arg(value.toString()));
    if (value.isString()) {
        const QString text = value.toString();
        const QString pattern = schema.value(QStringLiteral("pattern")).toString();
        if (!pattern.isEmpty() && !QRegularExpression(pattern).match(text).hasMatch())
            complain(QStringLiteral("%1 does not fit %2").arg(text, pattern));
        if (text.size() < schema.value(QStringLiteral("minLength")).toInt()
            || text.size() > schema.value(QStringLiteral("maxLength")).toInt(INT_MAX))
            complain(QStringLiteral("has %1 characters").arg(text.size()));
    }
    if (value.isDouble()) {
        if (value.toDouble() < schema.value(QStringLiteral("minimum")).toDouble(-HUGE_VAL)
            || value.toDouble() > schema.value(QStringLiteral("maximum")).toDouble(HUGE_VAL))
            complain(QStringLiteral("%1 is out of bounds").arg(value.toDouble()));
    }
    if (value.isArray()) {
        const QJsonArray array = value.toArray();
        for (qsizetype i = 0; i < array.size(); ++i)
            check(pointer + QLatin1Char('/') + QString::number(i), array[i], schema.value(QStringLiteral("items")).toObject(),
                  complaints);
    }
    if (value.isObject())
        checkObject(pointer, value.toObject(), schema, complaints);
}

void SchemaCheck::checkObject(const QString &pointer, const QJsonObject &object, const QJsonObject &schema,
                              QStringList &complaints) const
{
    if (!schema.contains(QStringLiteral("type")))
        return; // any value
    for (const QJsonValue &key : schema.value(QStringLiteral("required")).toArray()) {
        if (!object.contains(key.toString()))
            complaints.append(pointer + QLatin1Char('/') + key.toString() + QStringLiteral(": is missing"));
    }
    if (object.size() > schema.value(QStringLiteral("maxProperties")).toInt(INT_MAX))
        complaints.append(pointer + QStringLiteral(": has too many properties"));
    const QJsonObject properties = schema.value(QStringLiteral("properties")).toObject();
    const QJsonValue others = schema.value(QStringLiteral("additionalProperties"));
    for (auto it = object.begin(); it != object.end(); ++it) {
        const QString place = pointer + QLatin1Char('/') + it.key();
        if (properties.contains(it.key()))
            check(place, it.value(), properties.value(it.key()).toObject(), complaints);
        else if (others.isObject())
            check(place, it.value(), others.toObject(), complaints);
        else if (!others.toBool(false))
            complaints.append(place + QStringLiteral(": is not in the contract"));
    }
}

QJsonObject SchemaCheck::resolved(const QString &reference) const
{
    QJsonValue value = m_document;
    if (!reference.startsWith(QLatin1String("#/")))
        return {};
    for (const QString &part : reference.mid(2).split(QLatin1Char('/')))
        value = value.toObject().value(part);
    return value.toObject();
}

} // namespace oz0
