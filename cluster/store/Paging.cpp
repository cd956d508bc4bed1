#include "cluster/store/Paging.h"

#include <algorithm>

namespace oz0 {

namespace {

constexpr qsizetype mostFilterParts = 20;

QString likePattern(const QString &word)
{
    QString pattern = word.toLower();
    pattern.replace(QLatin1String("\\"), QLatin1String("\\\\"));
    pattern.replace(QLatin1Char('%'), QLatin1String("\\%"));
    pattern.replace(QLatin1Char('_'), QLatin1String("\\_"));
    return QLatin1Char('%') + pattern + QLatin1Char('%');
}

} // namespace

FilterText filterText(const QString &filter, const QString &searched, const QMap<QString, QString> &keys)
{
    FilterText text;
    const QStringList parts = filter.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const QString &part : parts.mid(0, mostFilterParts)) {
        const qsizetype colon = part.indexOf(QLatin1Char(':'));
        const QString wanted = colon > 0 ? keys.value(part.left(colon)) : QString();
        if (!wanted.isEmpty()) {
            text.condition += QStringLiteral(" AND %1 = ?").arg(wanted);
            text.values.append(part.mid(colon + 1));
        } else {
            text.condition += QStringLiteral(" AND LOWER(%1) LIKE ? ESCAPE '\\'").arg(searched);
            text.values.append(likePattern(part));
        }
    }
    return text;
}

Result<qint64> cursorOf(const PageRequest &page)
{
    if (page.after.isEmpty())
        return qint64(0);
    bool ok = false;
    const qint64 seq = page.after.toLongLong(&ok);
    if (!ok || seq < 1)
        return Failure(ErrorCode::InvalidInput, QStringLiteral("is not a cursor of this list"), QStringLiteral("after"));
    return seq;
}

int limitOf(const PageRequest &page)
{
    return std::clamp(page.limit, 1, 1000);
}

} // namespace oz0
