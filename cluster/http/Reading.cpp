#include "cluster/http/Reading.h"

#include <QJsonDocument>

#include <algorithm>

namespace oz0 {

namespace {

bool isNameCharacter(QChar c)
{
    const ushort u = c.unicode();
    return (u >= 'a' && u <= 'z') || (u >= 'A' && u <= 'Z') || (u >= '0' && u <= '9') || u == '.' || u == '_' || u == '-';
}

Failure invalid(const QString &subject, const QString &why)
{
    return Failure(ErrorCode::InvalidInput, why, subject);
}

bool fits(const KeyedItem &item, const QString &word, const QStringList &pairs)
{
    const qsizetype colon = word.indexOf(QLatin1Char(':'));
    const QString key = word.left(colon);
    if (colon > 0 && pairs.contains(key)) {
        const QJsonValue value = item.json.value(key);
        const QString wanted = word.mid(colon + 1);
        if (value.isArray()) {
            for (const QJsonValue &element : value.toArray()) {
                const QString text = element.isObject() ? element.toObject().value(QStringLiteral("node")).toString()
                                                        : element.toString();
                if (text == wanted)
                    return true;
            }
            return false;
        }
        return value.toVariant().toString() == wanted;
    }
    return QString::fromUtf8(QJsonDocument(item.json).toJson(QJsonDocument::Compact)).contains(word, Qt::CaseInsensitive);
}

} // namespace

Result<void> verdictOf(JsonReader &reader)
{
    const QList<Error> complaints = reader.finish();
    if (complaints.isEmpty())
        return {};
    return Failure(Error{ErrorCode::InvalidInput, complaints.first().message, complaints.first().subject, complaints, 0, 0});
}

bool isName(const QString &text)
{
    return !text.isEmpty() && text.size() <= 100 && text[0] != QLatin1Char('.') && text[0] != QLatin1Char('_')
        && text[0] != QLatin1Char('-') && std::all_of(text.begin(), text.end(), isNameCharacter);
}

Result<QString> nameOf(const Call &call, const char *variable)
{
    const QString text = call.path.value(QLatin1String(variable));
    if (!isName(text))
        return invalid(
            QLatin1String(variable),
            QStringLiteral("a name has 1 to 100 letters, digits, '.', '_' and '-', and begins with a letter or digit"));
    return text;
}

Result<PrincipalId> principalOf(const Call &call, const char *variable)
{
    const QString text = call.path.value(QLatin1String(variable));
    for (const char *kind : {"user:", "key:", "job:"}) {
        if (text.startsWith(QLatin1String(kind)) && isName(text.mid(qsizetype(qstrlen(kind)))))
            return PrincipalId(text);
    }
    return invalid(QLatin1String(variable), QStringLiteral("a principal is user:NAME, key:ID or job:ID"));
}

bool isDigest(const QString &text)
{
    constexpr qsizetype prefix = 7;
    return text.size() == prefix + 64 && text.startsWith(QLatin1String("sha256:"))
        && std::all_of(text.begin() + prefix, text.end(), [](QChar c) {
               return (c >= QLatin1Char('0') && c <= QLatin1Char('9')) || (c >= QLatin1Char('a') && c <= QLatin1Char('f'));
           });
}

Result<Digest> digestOf(const Call &call, const char *variable)
{
    const QString text = call.path.value(QLatin1String(variable));
    if (!isDigest(text))
        return invalid(QLatin1String(variable), QStringLiteral("a digest is sha256: and 64 hex digits in small letters"));
    return Digest(text);
}

Result<qint64> numberOf(const Call &call, const char *key, qint64 fallback, qint64 least, qint64 most)
{
    const QString name = QLatin1String(key);
    if (!call.query.contains(name))
        return fallback;
    bool isNumber = false;
    const qint64 number = call.query.value(name).toLongLong(&isNumber);
    if (!isNumber || number < least || number > most)
        return invalid(name, QStringLiteral("%1 must be a whole number from %2 to %3").arg(name).arg(least).arg(most));
    return number;
}

Result<PageRequest> pageOf(const Call &call, int fallback, int most, const QStringList &ownOrders)
{
    PageRequest page;
    const Result<qint64> limit = numberOf(call, "limit", fallback, 1, most);
    if (!limit)
        return Failure(limit.error());
    page.limit = int(*limit);
    page.after = call.query.value(QStringLiteral("after"));
    page.filter = call.query.value(QStringLiteral("filter"));
    if (page.after.size() > 512)
        return invalid(QStringLiteral("after"), QStringLiteral("this cursor is none of ours"));
    if (page.filter.size() > 1024)
        return invalid(QStringLiteral("filter"), QStringLiteral("a filter has at most 1024 characters"));
    const QString order = call.query.value(QStringLiteral("order"), QStringLiteral("newest"));
    const QStringList orders = QStringList{QStringLiteral("newest"), QStringLiteral("oldest")} + ownOrders;
    if (!orders.contains(order))
        return invalid(QStringLiteral("order"), QStringLiteral("order is %1").arg(orders.join(QStringLiteral(" or "))));
    page.newestFirst = order != QLatin1String("oldest");
    return page;
}

Result<Answer> pageAnswer(QList<KeyedItem> items, const WholeList &list, qint64 revision)
{
    const QStringList words = list.page.filter.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    items.removeIf([&](const KeyedItem &item) {
        return !std::all_of(words.begin(), words.end(), [&](const QString &word) { return fits(item, word, list.pairs); });
    });
    if (items.size() > pageLimitOfWhole)
        return Failure(ErrorCode::TooLarge, QStringLiteral("more than %1 rows: set a filter").arg(pageLimitOfWhole),
                       QStringLiteral("filter"));
    std::sort(items.begin(), items.end(), [](const KeyedItem &a, const KeyedItem &b) { return a.key < b.key; });

    // The cursor is the last key told, so that rows which come or go between two pages neither repeat nor hide others.
    QString after;
    if (!list.page.after.isEmpty()) {
        const auto bytes = QByteArray::fromBase64Encoding(
            list.page.after.toLatin1(), QByteArray::Base64UrlEncoding | QByteArray::AbortOnBase64DecodingErrors);
        if (!bytes)
            return invalid(QStringLiteral("after"), QStringLiteral("this cursor is none of ours"));
        after = QString::fromUtf8(*bytes);
    }
    QJsonArray rows;
    QString next;
    for (const KeyedItem &item : items) {
        if (!after.isEmpty() && item.key <= after)
            continue;
        if (rows.size() == list.page.limit) {
            next = QString::fromLatin1(after.toUtf8().toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals));
            break;
        }
        rows.append(item.json);
        after = item.key;
    }
    return jsonAnswer({{QStringLiteral("items"), rows},
                       {QStringLiteral("next"), next},
                       {QStringLiteral("total"), items.size()},
                       {QStringLiteral("revision"), revision}});
}

} // namespace oz0
