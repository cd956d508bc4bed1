#include "cluster/store/RefusalFilter.h"

#include "cluster/access/Permissions.h"
#include "cluster/store/Database.h"
#include "core/base/Clock.h"

namespace oz0 {

namespace {

const QStringList attempts{QStringLiteral("save"),    QStringLiteral("reload"), QStringLiteral("takeover"),
                           QStringLiteral("renewal"), QStringLiteral("run"),    QStringLiteral("install")};

Failure meaningless(const QString &part)
{
    return Failure(ErrorCode::InvalidInput, QStringLiteral("%1 means nothing here").arg(part), QStringLiteral("filter"));
}

// What is no plain column; false when the key is not one of these.
Result<bool> take(const Caller &caller, const QString &key, const QString &value, FilterText &text)
{
    const auto add = [&text](const char *condition, const QVariantList &values) {
        text.condition += QLatin1String(condition);
        text.values += values;
        return true;
    };
    if (key == QLatin1String("seen")) {
        if (value != QLatin1String("yes") && value != QLatin1String("no"))
            return meaningless(key + QLatin1Char(':') + value);
        return add(" AND seen = ?", {value == QLatin1String("yes") ? 1 : 0});
    }
    if (key == QLatin1String("mine")) {
        if (value != QLatin1String("yes"))
            return meaningless(key + QLatin1Char(':') + value);
        return add(" AND actor = ?", {column(caller.principal)});
    }
    if (key == QLatin1String("kind")) {
        if (!attempts.contains(value))
            return meaningless(key + QLatin1Char(':') + value);
        // The words above need no escape, and the record is written compactly.
        return add(" AND body LIKE ?", {QStringLiteral("%\"attempt\":\"%1\"%").arg(value)});
    }
    if (key == QLatin1String("since") || key == QLatin1String("until")) {
        const Instant at = instantFromText(value);
        if (at == Instant{})
            return meaningless(key + QLatin1Char(':') + value);
        return add(key == QLatin1String("since") ? " AND at >= ?" : " AND at < ?", {column(at)});
    }
    return false;
}

} // namespace

Result<FilterText> refusalFilter(const Caller &caller, const QString &filter)
{
    FilterText own;
    QStringList rest;
    for (const QString &part : filter.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const qsizetype colon = part.indexOf(QLatin1Char(':'));
        const Result<bool> taken = colon > 0 ? take(caller, part.left(colon), part.mid(colon + 1), own) : Result<bool>(false);
        if (!taken)
            return Failure(taken.error());
        if (!*taken)
            rest.append(part);
    }
    static const QMap<QString, QString> columns{{QStringLiteral("actor"), QStringLiteral("actor")},
                                                {QStringLiteral("plugin"), QStringLiteral("plugin")},
                                                {QStringLiteral("candidate"), QStringLiteral("candidate")}};
    FilterText text = filterText(rest.join(QLatin1Char(' ')),
                                 QStringLiteral("(actor || ' ' || plugin || ' ' || candidate || ' ' || codes)"), columns);
    text.condition += own.condition;
    text.values += own.values;
    if (!isAdmin(caller)) {
        text.condition += QStringLiteral(" AND actor = ?");
        text.values.append(column(caller.principal));
    }
    return text;
}

} // namespace oz0
