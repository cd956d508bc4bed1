// Reads one JSON object field by field and collects every complaint, so that all of them are reported at once.
#pragma once

#include "core/base/Clock.h"
#include "core/base/Id.h"
#include "core/base/Result.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QMap>
#include <QStringList>

#include <memory>
#include <optional>

namespace oz0 {

/// Whether keys that nobody read are an error: a server is strict, a client lets a newer server say more.
enum class UnknownKeys { Reject, Accept };

/// Reading never throws and never stops early. An absent or null key gives the fallback; a key of the wrong type or out of
/// its bounds adds a complaint with its JSON pointer and gives the fallback too.
class JsonReader
{
public:
    explicit JsonReader(QJsonObject object, UnknownKeys unknown = UnknownKeys::Accept);

    bool has(const char *key) const;
    void require(const char *key); ///< complains when the key is absent

    QString string(const char *key, const QString &fallback = {}, qsizetype maxLength = 64 * 1024);
    bool boolean(const char *key, bool fallback = false);
    qint64 integer(const char *key, qint64 fallback = 0, qint64 least = 0, qint64 most = (qint64(1) << 53));
    double number(const char *key, double fallback = 0);
    Instant instant(const char *key);
    QStringList strings(const char *key, qsizetype maxCount = 50000);
    QMap<QString, QString> stringMap(const char *key, qsizetype maxCount = 10000);
    QJsonObject object(const char *key);
    /// Any value, for what may be of more than one type; undefined when absent.
    QJsonValue value(const char *key);
    QJsonArray array(const char *key, qsizetype maxCount = 60000);

    template <class Tag>
    Id<Tag> id(const char *key)
    {
        return Id<Tag>(string(key));
    }

    /// One of the names that Words knows (see enumWords in core/wire): complains about others.
    template <class E, class FromText>
    E word(const char *key, E fallback, FromText fromText)
    {
        const QString text = string(key);
        if (!has(key) || text.isNull())
            return fallback;
        if (const std::optional<E> value = fromText(text))
            return *value;
        complain(key, QStringLiteral("is not one of the known words"));
        return fallback;
    }

    void complain(const char *key, const QString &what);
    /// Adds the complaints of a nested reader below `key`.
    void adopt(const QString &pointer, const QList<Error> &nested);
    /// The complaints so far, and with UnknownKeys::Reject one for each key that nobody asked for.
    QList<Error> finish();

    UnknownKeys unknownKeys() const { return m_unknown; }

private:
    QJsonObject m_object;
    UnknownKeys m_unknown;
    QStringList m_asked;
    QList<Error> m_errors;
};

} // namespace oz0
