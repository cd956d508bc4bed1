#include "core/domain/Labels.h"

#include <algorithm>

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

Result<void> checkLabels(const Labels &labels)
{
    const auto isControl = [](QChar c) { return c.category() == QChar::Other_Control; };
    const auto breaksAKey = [&](QChar c) {
        return isControl(c) || c.isSpace() || c == QLatin1Char('=') || c == QLatin1Char(',');
    };
    if (labels.size() > 64)
        return Failure(ErrorCode::InvalidInput, QStringLiteral("a node has at most 64 labels"), QStringLiteral("/labels"));
    for (auto it = labels.begin(); it != labels.end(); ++it) {
        const QString &key = it.key();
        const QString &value = it.value();
        if (key.isEmpty() || key.size() > 256 || std::any_of(key.begin(), key.end(), breaksAKey))
            return Failure(ErrorCode::InvalidInput,
                           QStringLiteral("a label's key is 1 to 256 characters without blanks, '=' and ','"),
                           QStringLiteral("/labels"));
        if (value.size() > 256 || std::any_of(value.begin(), value.end(), isControl))
            return Failure(ErrorCode::InvalidInput,
                           QStringLiteral("a label's value is at most 256 characters, no control characters"),
                           QStringLiteral("/labels/") + key);
    }
    return {};
}

QString toText(const Labels &labels)
{
    QStringList parts;
    for (auto it = labels.begin(); it != labels.end(); ++it)
        parts.append(it.key() + QLatin1Char('=') + it.value());
    return parts.join(QStringLiteral(", "));
}

} // namespace oz0
