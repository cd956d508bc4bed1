#include "core/client/WireText.h"

#include "core/base/JsonNumbers.h"

#include <QUrl>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace oz0 {

QString pathPart(const QString &text)
{
    return QString::fromLatin1(QUrl::toPercentEncoding(text, ":"));
}

QString queryText(std::initializer_list<std::pair<const char *, QString>> pairs)
{
    QStringList parts;
    for (const auto &[key, value] : pairs) {
        if (!value.isEmpty())
            parts.append(QLatin1String(key) + QLatin1Char('=') + QString::fromLatin1(QUrl::toPercentEncoding(value)));
    }
    return parts.join(QLatin1Char('&'));
}

Result<QJsonObject> answerObject(const QByteArray &body)
{
    if (body.isEmpty())
        return QJsonObject();
    QJsonParseError error;
    const QJsonDocument document = jsonFrom(body, &error);
    if (!document.isObject())
        return Failure(ErrorCode::ProtocolViolation, QStringLiteral("the server's answer is no JSON object"));
    return document.object();
}

void giveBackFreed()
{
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

} // namespace oz0
