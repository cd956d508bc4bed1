#include "cluster/http/Target.h"

#include <QStringDecoder>

#include <optional>

namespace oz0 {

namespace {

int hexDigit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

std::optional<QString> decoded(const QByteArray &escaped)
{
    QByteArray bytes;
    bytes.reserve(escaped.size());
    for (qsizetype i = 0; i < escaped.size(); ++i) {
        if (escaped[i] != '%') {
            bytes.append(escaped[i]);
            continue;
        }
        if (i + 2 >= escaped.size())
            return std::nullopt;
        const int high = hexDigit(escaped[i + 1]);
        const int low = hexDigit(escaped[i + 2]);
        if (high < 0 || low < 0)
            return std::nullopt;
        bytes.append(char(high * 16 + low));
        i += 2;
    }
    QStringDecoder utf8(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString text = utf8(bytes);
    if (utf8.hasError())
        return std::nullopt;
    for (const QChar c : text) {
        if (c.unicode() < 0x20 || c.unicode() == 0x7f)
            return std::nullopt;
    }
    return text;
}

Failure malformed(const QString &why)
{
    return Failure(ErrorCode::InvalidInput, why, QStringLiteral("target"));
}

} // namespace

Result<Target> readTarget(const QByteArray &target)
{
    if (target.size() > targetMaxBytes)
        return Failure(ErrorCode::TooLarge, QStringLiteral("the target is longer than %1 bytes").arg(targetMaxBytes),
                       QStringLiteral("target"));
    if (!target.startsWith('/') || target.contains('#'))
        return malformed(QStringLiteral("the target must be a path"));
    Target result;
    const qsizetype mark = target.indexOf('?');
    result.path = mark < 0 ? target : target.left(mark);

    QList<QByteArray> segments = result.path.mid(1).split('/');
    if (segments.size() > 1 && segments.last().isEmpty())
        segments.removeLast();
    for (const QByteArray &segment : segments) {
        const std::optional<QString> text = decoded(segment);
        if (!text)
            return malformed(QStringLiteral("the path holds an escape that is none, or gives a control character"));
        const bool climbs = *text == QLatin1String(".") || *text == QLatin1String("..");
        if (climbs || text->contains(QLatin1Char('/')) || (text->isEmpty() && segments.size() > 1))
            return malformed(QStringLiteral("the path holds a segment that names nothing"));
        result.segments.append(*text);
    }

    if (mark < 0)
        return result;
    for (const QByteArray &pair : target.mid(mark + 1).split('&')) {
        if (pair.isEmpty())
            continue;
        const qsizetype equals = pair.indexOf('=');
        const std::optional<QString> key = decoded(equals < 0 ? pair : pair.left(equals));
        const std::optional<QString> value = decoded(equals < 0 ? QByteArray() : pair.mid(equals + 1));
        if (!key || !value)
            return malformed(QStringLiteral("the query holds an escape that is none, or gives a control character"));
        if (result.query.contains(*key))
            return malformed(QStringLiteral("the query names a key twice"));
        result.query.insert(*key, *value);
    }
    return result;
}

} // namespace oz0
