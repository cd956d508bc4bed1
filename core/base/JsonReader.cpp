#include "core/base/JsonReader.h"

#include <cmath>

namespace oz0 {

JsonReader::JsonReader(QJsonObject object, UnknownKeys unknown) : m_object(std::move(object)), m_unknown(unknown) { }

bool JsonReader::has(const char *key) const
{
    const QJsonValue value = m_object.value(QLatin1String(key));
    return !value.isUndefined() && !value.isNull();
}

void JsonReader::require(const char *key)
{
    if (!has(key))
        complain(key, QStringLiteral("is missing"));
}

QString JsonReader::string(const char *key, const QString &fallback, qsizetype maxLength)
{
    m_asked.append(QLatin1String(key));
    if (!has(key))
        return fallback;
    const QJsonValue value = m_object.value(QLatin1String(key));
    if (!value.isString()) {
        complain(key, QStringLiteral("must be a string"));
        return fallback;
    }
    if (value.toString().size() > maxLength) {
        complain(key, QStringLiteral("is longer than %1 characters").arg(maxLength));
        return fallback;
    }
    return value.toString();
}

bool JsonReader::boolean(const char *key, bool fallback)
{
    m_asked.append(QLatin1String(key));
    if (!has(key))
        return fallback;
    const QJsonValue value = m_object.value(QLatin1String(key));
    if (!value.isBool())
        complain(key, QStringLiteral("must be true or false"));
    return value.toBool(fallback);
}

qint64 JsonReader::integer(const char *key, qint64 fallback, qint64 least, qint64 most)
{
    m_asked.append(QLatin1String(key));
    if (!has(key))
        return fallback;
    const QJsonValue value = m_object.value(QLatin1String(key));
    const double number = value.toDouble();
    if (!value.isDouble() || std::floor(number) != number) {
        complain(key, QStringLiteral("must be a whole number"));
        return fallback;
    }
    if (number < double(least) || number > double(most)) {
        complain(key, QStringLiteral("must be from %1 to %2").arg(least).arg(most));
        return fallback;
    }
    return value.toInteger();
}

double JsonReader::number(const char *key, double fallback)
{
    m_asked.append(QLatin1String(key));
    if (!has(key))
        return fallback;
    const QJsonValue value = m_object.value(QLatin1String(key));
    if (!value.isDouble())
        complain(key, QStringLiteral("must be a number"));
    return value.toDouble(fallback);
}

Instant JsonReader::instant(const char *key)
{
    const QString text = string(key);
    if (text.isEmpty())
        return {};
    const Instant instant = instantFromText(text);
    if (instant == Instant{})
        complain(key, QStringLiteral("must be an RFC 3339 time with a zone"));
    return instant;
}

QStringList JsonReader::strings(const char *key, qsizetype maxCount)
{
    QStringList texts;
    for (const QJsonValue &value : array(key, maxCount)) {
        if (!value.isString()) {
            complain(key, QStringLiteral("must hold strings only"));
            return {};
        }
        texts.append(value.toString());
    }
    return texts;
}

QMap<QString, QString> JsonReader::stringMap(const char *key, qsizetype maxCount)
{
    const QJsonObject object = this->object(key);
    if (object.size() > maxCount) {
        complain(key, QStringLiteral("has more than %1 entries").arg(maxCount));
        return {};
    }
    QMap<QString, QString> map;
    for (auto it = object.begin(); it != object.end(); ++it) {
        if (!it.value().isString()) {
            complain(key, QStringLiteral("must hold strings only"));
            return {};
        }
        map.insert(it.key(), it.value().toString());
    }
    return map;
}

QJsonObject JsonReader::object(const char *key)
{
    m_asked.append(QLatin1String(key));
    if (!has(key))
        return {};
    const QJsonValue value = m_object.value(QLatin1String(key));
    if (!value.isObject())
        complain(key, QStringLiteral("must be an object"));
    return value.toObject();
}

QJsonValue JsonReader::value(const char *key)
{
    m_asked.append(QLatin1String(key));
    return m_object.value(QLatin1String(key));
}

QJsonArray JsonReader::array(const char *key, qsizetype maxCount)
{
    m_asked.append(QLatin1String(key));
    if (!has(key))
        return {};
    const QJsonValue value = m_object.value(QLatin1String(key));
    if (!value.isArray()) {
        complain(key, QStringLiteral("must be an array"));
        return {};
    }
    const QJsonArray array = value.toArray();
    if (array.size() > maxCount) {
        complain(key, QStringLiteral("has more than %1 entries").arg(maxCount));
        return {};
    }
    return array;
}

void JsonReader::complain(const char *key, const QString &what)
{
    const QString pointer = QLatin1Char('/') + QLatin1String(key);
    m_errors.append(Error{ErrorCode::InvalidInput, pointer + QLatin1Char(' ') + what, pointer, {}, 0, 0});
}

void JsonReader::adopt(const QString &pointer, const QList<Error> &nested)
{
    for (Error error : nested) {
        error.subject.prepend(pointer);
        error.message.prepend(pointer);
        m_errors.append(std::move(error));
    }
}

QList<Error> JsonReader::finish()
{
    if (m_unknown == UnknownKeys::Reject) {
        for (auto it = m_object.begin(); it != m_object.end(); ++it) {
            if (m_asked.contains(it.key()))
                continue;
            const QString pointer = QLatin1Char('/') + it.key().left(200);
            m_errors.append(Error{ErrorCode::InvalidInput, pointer + QStringLiteral(" is not a known key"), pointer, {}, 0, 0});
        }
    }
    return m_errors;
}

} // namespace oz0
