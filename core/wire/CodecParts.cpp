#include "core/wire/CodecParts.h"

#include <limits>

namespace oz0 {

namespace {

bool isLowerHex(QStringView text, qsizetype length)
{
    if (text.size() != length)
        return false;
    for (const QChar c : text) {
        if (!((c >= QLatin1Char('0') && c <= QLatin1Char('9')) || (c >= QLatin1Char('a') && c <= QLatin1Char('f'))))
            return false;
    }
    return true;
}

} // namespace

JsonWriter &JsonWriter::value(const char *key, const QJsonValue &value)
{
    m_object.insert(QLatin1String(key), value);
    return *this;
}

JsonWriter &JsonWriter::text(const char *key, const QString &text)
{
    return text.isEmpty() ? *this : value(key, text);
}

JsonWriter &JsonWriter::textOrNull(const char *key, const QString &text)
{
    return value(key, text.isEmpty() ? QJsonValue(QJsonValue::Null) : QJsonValue(text));
}

JsonWriter &JsonWriter::instant(const char *key, Instant instant)
{
    return text(key, toText(instant));
}

JsonWriter &JsonWriter::seconds(const char *key, Milliseconds duration)
{
    return value(key, qint64(std::chrono::duration_cast<std::chrono::seconds>(duration).count()));
}

JsonWriter &JsonWriter::texts(const char *key, const QStringList &texts)
{
    return texts.isEmpty() ? *this : value(key, QJsonArray::fromStringList(texts));
}

JsonWriter &JsonWriter::texts(const char *key, const std::optional<QStringList> &texts)
{
    return texts ? value(key, QJsonArray::fromStringList(*texts)) : *this;
}

JsonWriter &JsonWriter::labels(const char *key, const Labels &labels)
{
    if (labels.isEmpty())
        return *this;
    QJsonObject object;
    for (auto it = labels.begin(); it != labels.end(); ++it)
        object.insert(it.key(), it.value());
    return value(key, object);
}

std::optional<QStringList> readOptionalStrings(JsonReader &reader, const char *key)
{
    const bool present = reader.has(key);
    const QStringList texts = reader.strings(key);
    return present ? std::optional(texts) : std::nullopt;
}

std::optional<Labels> readOptionalLabels(JsonReader &reader, const char *key)
{
    const bool present = reader.has(key);
    const Labels labels = reader.stringMap(key);
    return present ? std::optional(labels) : std::nullopt;
}

Milliseconds readSeconds(JsonReader &reader, const char *key, Milliseconds fallback, qint64 least, qint64 most)
{
    const qint64 whole = std::chrono::duration_cast<std::chrono::seconds>(fallback).count();
    return Milliseconds(reader.integer(key, whole, least, most) * 1000);
}

int readInt(JsonReader &reader, const char *key, int fallback)
{
    return int(reader.integer(key, fallback, 0, std::numeric_limits<int>::max()));
}

Digest readDigest(JsonReader &reader, const char *key)
{
    const QString text = reader.string(key);
    const bool valid = text.startsWith(QLatin1String("sha256:")) && isLowerHex(QStringView(text).mid(7), 64);
    if (reader.has(key) && !valid)
        reader.complain(key, QStringLiteral("must be sha256: and 64 lower-case hex digits"));
    return Digest(valid ? text : QString());
}

QString readHolder(JsonReader &reader, const char *key)
{
    const QString text = reader.string(key);
    if (reader.has(key) && !isLowerHex(text, 32))
        reader.complain(key, QStringLiteral("must be 32 lower-case hex digits"));
    return text;
}

} // namespace oz0
