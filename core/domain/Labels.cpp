#include "core/domain/Labels.h"

namespace oz0 {

bool matches(const Labels &selector, const Labels &labels)
{
    for (auto it = selector.begin(); it != selector.end(); ++it) {
        const auto found = labels.find(it.key());
        if (found == labels.end() || found.value() != it.value())
            return false;
    }
    return true;
}

Result<Labels> labelsFromArguments(const QStringList &pairs)
{
    Labels labels;
    for (const QString &pair : pairs) {
        const qsizetype at = pair.indexOf(QLatin1Char('='));
        if (at <= 0 || pair.size() > 512)
            return Failure(ErrorCode::Usage, QStringLiteral("expected key=value"), pair.left(100));
        const QString key = pair.left(at);
        const QString value = pair.mid(at + 1);
        const auto found = labels.find(key);
        if (found != labels.end() && found.value() != value)
            return Failure(ErrorCode::Usage, QStringLiteral("given twice with different values"), key);
        labels.insert(key, value);
    }
    return labels;
}

QString toText(const Labels &labels)
{
    QStringList parts;
    for (auto it = labels.begin(); it != labels.end(); ++it)
        parts.append(it.key() + QLatin1Char('=') + it.value());
    return parts.join(QStringLiteral(", "));
}

} // namespace oz0
