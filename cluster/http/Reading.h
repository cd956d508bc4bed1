// What handlers read from a call: bodies, names, numbers and pages, each with its limits.
#pragma once

#include "cluster/http/Call.h"
#include "core/wire/Codec.h"

namespace oz0 {

/// A body is read strictly: an unknown key is an error.
template <class T>
Result<T> bodyOf(const Call &call)
{
    return decode<T>(call.body, UnknownKeys::Reject);
}

/// InvalidInput with one detail for each complaint; the value that was read otherwise.
Result<void> verdictOf(JsonReader &reader);

/// 1 to 100 of a–z, A–Z, 0–9, '.', '_', '-', beginning with a letter or digit: tenants, plugins, nodes, secrets.
bool isName(const QString &text);
Result<QString> nameOf(const Call &call, const char *variable);
/// "user:", "key:" or "job:" and a name.
Result<PrincipalId> principalOf(const Call &call, const char *variable);
/// "sha256:" and 64 hex, in small letters.
bool isDigest(const QString &text);
Result<Digest> digestOf(const Call &call, const char *variable);

Result<qint64> numberOf(const Call &call, const char *key, qint64 fallback, qint64 least, qint64 most);

inline constexpr int pageLimitOfEndless = 1000; ///< audit, refusals; 100 when nothing is said
inline constexpr int pageLimitOfWhole = 50000;  ///< candidates, plugins, nodes; all of it when nothing is said
/// `order` is newest or oldest, or one of the list's own.
Result<PageRequest> pageOf(const Call &call, int fallback, int most, const QStringList &ownOrders = {});

/// One page of a list that the store gives whole: filtered by words and key:value pairs over the items' JSON, sorted by key.
struct WholeList
{
    PageRequest page;
    QStringList pairs; ///< keys that a filter may name
};
struct KeyedItem
{
    QString key;
    QJsonObject json;
};
Result<Answer> pageAnswer(QList<KeyedItem> items, const WholeList &list, qint64 revision);

} // namespace oz0
