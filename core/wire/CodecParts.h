// The small pieces that every codec is made of; included by the Codec*.cpp files and nobody else.
#pragma once

#include "core/wire/Codec.h"

#include <QJsonArray>
#include <QJsonObject>

namespace oz0 {

/// Builds one object; `text` and the list functions leave out what is empty.
class JsonWriter
{
public:
    JsonWriter &value(const char *key, const QJsonValue &value);
    JsonWriter &text(const char *key, const QString &text);
    JsonWriter &textOrNull(const char *key, const QString &text);
    JsonWriter &instant(const char *key, Instant instant);
    JsonWriter &seconds(const char *key, Milliseconds duration); ///< whole seconds
    JsonWriter &texts(const char *key, const QStringList &texts);
    JsonWriter &texts(const char *key, const std::optional<QStringList> &texts); ///< absent only when there is none
    JsonWriter &labels(const char *key, const Labels &labels);

    template <class Tag>
    JsonWriter &id(const char *key, const Id<Tag> &id)
    {
        return text(key, id.text());
    }
    template <class Tag>
    JsonWriter &idOrNull(const char *key, const Id<Tag> &id)
    {
        return textOrNull(key, id.text());
    }
    template <class T>
    JsonWriter &list(const char *key, const QList<T> &values)
    {
        return values.isEmpty() ? *this : value(key, toJsonArray(values));
    }
    template <class T>
    JsonWriter &optional(const char *key, const std::optional<T> &object)
    {
        return object ? value(key, toJson(*object)) : *this;
    }

    QJsonObject object() const { return m_object; }

private:
    QJsonObject m_object;
};

// Values that have no codec of their own on the wire.
QJsonObject toJson(const Subject &);
QJsonObject toJson(const PartError &);
QJsonObject toJson(const NodeCandidate &);
QJsonObject toJson(const SecretDelivery &);
QJsonObject toJson(const AssignedPlugin &);
QJsonObject toJson(const ArgumentBinding &);
QJsonObject toJson(const Limits &);
QJsonObject toJson(const LimitUse &);
QJsonObject toJson(const CandidateEnd &);
QJsonObject toJson(const CandidateDoom &);
QJsonObject toJson(const CandidateNode &);
QJsonObject toJson(const NodeGoesBack &);
QJsonObject toJson(const AuditBundle &);
void read(JsonReader &, Subject &);
void read(JsonReader &, PartError &);
void read(JsonReader &, NodeCandidate &);
void read(JsonReader &, SecretDelivery &);
void read(JsonReader &, AssignedPlugin &);
void read(JsonReader &, ArgumentBinding &);
void read(JsonReader &, Limits &);
void read(JsonReader &, LimitUse &);
void read(JsonReader &, CandidateEnd &);
void read(JsonReader &, CandidateDoom &);
void read(JsonReader &, CandidateNode &);
void read(JsonReader &, NodeGoesBack &);
void read(JsonReader &, AuditBundle &);

/// A nested object; an absent one leaves `value` as it is.
template <class T>
void readObject(JsonReader &reader, const char *key, T &value)
{
    const bool present = reader.has(key);
    JsonReader nested(reader.object(key), reader.unknownKeys());
    if (!present)
        return;
    read(nested, value);
    reader.adopt(QLatin1Char('/') + QLatin1String(key), nested.finish());
}

template <class T>
void readOptional(JsonReader &reader, const char *key, std::optional<T> &value)
{
    if (!reader.has(key)) {
        reader.object(key);
        return;
    }
    value.emplace();
    readObject(reader, key, *value);
}

template <class T>
QList<T> readList(JsonReader &reader, const char *key, qsizetype maxCount = 60000)
{
    const QJsonArray items = reader.array(key, maxCount);
    QList<T> values;
    values.reserve(items.size());
    int index = -1;
    const auto pointer = [&] { return QStringLiteral("/%1/%2").arg(QLatin1String(key)).arg(index); };
    for (const QJsonValue &item : items) {
        ++index;
        if (!item.isObject()) {
            reader.complain(pointer().mid(1).toUtf8().constData(), QStringLiteral("must be an object"));
            continue;
        }
        JsonReader nested(item.toObject(), reader.unknownKeys());
        T value;
        read(nested, value);
        if (const QList<Error> complaints = nested.finish(); !complaints.isEmpty())
            reader.adopt(pointer(), complaints);
        values.append(std::move(value));
    }
    return values;
}

template <class Tag>
QList<Id<Tag>> readIds(JsonReader &reader, const char *key)
{
    QList<Id<Tag>> ids;
    for (const QString &text : reader.strings(key))
        ids.append(Id<Tag>(text));
    return ids;
}

template <class Tag>
QJsonArray idArray(const QList<Id<Tag>> &ids)
{
    QJsonArray array;
    for (const Id<Tag> &id : ids)
        array.append(id.text());
    return array;
}

std::optional<QStringList> readOptionalStrings(JsonReader &reader, const char *key);
std::optional<Labels> readOptionalLabels(JsonReader &reader, const char *key);
Milliseconds readSeconds(JsonReader &reader, const char *key, Milliseconds fallback, qint64 least = 0, qint64 most = 366 * 86400);
int readInt(JsonReader &reader, const char *key, int fallback = 0);
/// "sha256:" and 64 lower-case hex digits; empty only when the key is absent.
Digest readDigest(JsonReader &reader, const char *key);
/// 32 lower-case hex digits; empty only when the key is absent.
QString readHolder(JsonReader &reader, const char *key);

} // namespace oz0
