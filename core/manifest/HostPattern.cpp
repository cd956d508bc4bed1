#include "core/manifest/HostPattern.h"

#include <QStringList>
#include <QUrl>

#include <arpa/inet.h>

#include <algorithm>

namespace oz0 {

namespace {

bool isAscii(const QString &text)
{
    return std::all_of(text.begin(), text.end(), [](QChar c) { return c.unicode() > 0x20 && c.unicode() < 0x7f; });
}

bool isLabel(const QString &label)
{
    return !label.isEmpty() && label.size() <= 63 && !label.startsWith(QLatin1Char('-')) && !label.endsWith(QLatin1Char('-'))
        && std::all_of(label.begin(), label.end(), [](QChar c) {
               return (c >= QLatin1Char('a') && c <= QLatin1Char('z')) || (c >= QLatin1Char('0') && c <= QLatin1Char('9'))
                   || c == QLatin1Char('-') || c == QLatin1Char('_');
           });
}

// A name as it is normalised, whose last label begins with a letter, so that it is no address in any writing: most entries are.
bool isPlainName(QStringView text)
{
    if (text.isEmpty() || text.size() > 253)
        return false;
    qsizetype begin = 0; // of the label
    for (qsizetype at = 0; at <= text.size(); ++at) {
        const QChar c = at < text.size() ? text[at] : QLatin1Char('.');
        if (c == QLatin1Char('.')) {
            if (at == begin || at - begin > 63 || text[begin] == QLatin1Char('-') || text[at - 1] == QLatin1Char('-'))
                return false;
            if (at < text.size())
                begin = at + 1;
        } else if ((c < QLatin1Char('a') || c > QLatin1Char('z')) && (c < QLatin1Char('0') || c > QLatin1Char('9'))
                   && c != QLatin1Char('-') && c != QLatin1Char('_')) {
            return false;
        }
    }
    return text[begin] >= QLatin1Char('a') && text[begin] <= QLatin1Char('z');
}

// Resolvers read such a last label as a number of an IPv4 address in one of its shorthands.
bool isNumeric(const QString &label)
{
    bool isNumber = false;
    label.toULongLong(&isNumber, 10);
    if (!isNumber && label.startsWith(QLatin1String("0x")))
        isNumber = label.size() == 2 || (label.mid(2).toULongLong(&isNumber, 16), isNumber);
    return isNumber;
}

std::optional<QString> normalisedAddress(const QString &text)
{
    const QByteArray bytes = text.toLatin1();
    char out[INET6_ADDRSTRLEN] = {};
    in6_addr six{};
    in_addr four{};
    if (inet_pton(AF_INET, bytes.constData(), &four) == 1 && inet_ntop(AF_INET, &four, out, sizeof out))
        return QString::fromLatin1(out);
    if (inet_pton(AF_INET6, bytes.constData(), &six) == 1 && inet_ntop(AF_INET6, &six, out, sizeof out))
        return QString::fromLatin1(out);
    return std::nullopt;
}

std::optional<QString> normalisedName(const QString &text)
{
    QString name = text;
    if (!isAscii(name))
        name = QString::fromLatin1(QUrl::toAce(name, QUrl::IgnoreIDNWhitelist));
    name = name.toLower();
    if (name.endsWith(QLatin1Char('.')))
        name.chop(1);
    const QStringList labels = name.split(QLatin1Char('.'));
    if (name.size() > 253 || !std::all_of(labels.begin(), labels.end(), isLabel) || isNumeric(labels.last()))
        return std::nullopt;
    return name;
}

// Who takes an entry for an address may have put credentials into it.
QString shown(const QString &text)
{
    const qsizetype at = text.lastIndexOf(QLatin1Char('@'));
    QString host = at < 0 ? text : QStringLiteral("hidden@") + text.mid(at + 1);
    for (const QChar mark : {QLatin1Char('?'), QLatin1Char('#')}) {
        if (const qsizetype begin = host.indexOf(mark); begin >= 0)
            host = host.left(begin + 1) + QStringLiteral("hidden");
    }
    return host.left(300);
}

Failure refuse(const QString &text, const QString &why)
{
    return Failure(ErrorCode::InvalidInput, QStringLiteral("%1 is no host pattern: %2").arg(shown(text), why));
}

} // namespace

QString HostPattern::text() const
{
    if (kind == Kind::Any)
        return QStringLiteral("*");
    QString written = kind == Kind::Below ? QStringLiteral("*.") + host : host;
    if (written.contains(QLatin1Char(':')))
        written = QLatin1Char('[') + written + QLatin1Char(']');
    return written + QLatin1Char(':') + (port ? QString::number(*port) : QStringLiteral("*"));
}

std::optional<QString> normalisedHost(const QString &host)
{
    if (isPlainName(host))
        return host;
    if (host.size() > 1024)
        return std::nullopt;
    if (const std::optional<QString> address = normalisedAddress(host))
        return address;
    return normalisedName(host);
}

Result<HostPattern> hostPatternFromText(const QString &text, HostList list, HostAuthor author)
{
    HostPattern pattern;
    if (const bool isBelow = text.startsWith(QLatin1String("*.")); isPlainName(QStringView(text).mid(isBelow ? 2 : 0))) {
        pattern.kind = isBelow ? HostPattern::Kind::Below : HostPattern::Kind::Exact;
        pattern.host = isBelow ? text.mid(2) : text;
        if (list == HostList::Allow)
            pattern.port = 443;
        return pattern;
    }
    if (text == QLatin1String("*")) {
        if (author == HostAuthor::Plugin)
            return refuse(text, QStringLiteral("any host at all is for a tenant to allow"));
        pattern.kind = HostPattern::Kind::Any;
        return pattern;
    }
    if (text.contains(QLatin1String("://")))
        return refuse(text, QStringLiteral("write the host without a scheme"));
    if (text.contains(QLatin1Char('/')))
        return refuse(text, QStringLiteral("write the host without a path"));

    QString host = text;
    QString port;
    bool hasPort = false;
    const qsizetype bracket = text.startsWith(QLatin1Char('[')) ? text.indexOf(QLatin1Char(']')) : -1;
    const qsizetype colon = text.indexOf(QLatin1Char(':'), qMax(bracket, qsizetype(0)));
    const bool isBareSix = bracket < 0 && text.count(QLatin1Char(':')) > 1;
    if (colon >= 0 && !isBareSix) {
        host = text.left(colon);
        port = text.mid(colon + 1);
        hasPort = true;
    }
    if (bracket >= 0) {
        if (host.size() != bracket + 1)
            return refuse(text, QStringLiteral("nothing but a port may follow the brackets"));
        host = host.mid(1, bracket - 1);
        if (!host.contains(QLatin1Char(':')))
            return refuse(text, QStringLiteral("brackets are for IPv6 addresses"));
    }
    if (host.startsWith(QLatin1String("*."))) {
        pattern.kind = HostPattern::Kind::Below;
        host = host.mid(2);
    }
    const std::optional<QString> normalised = normalisedHost(host);
    if (!normalised)
        return refuse(text, QStringLiteral("this is neither a host name nor an IP address"));
    pattern.host = *normalised;
    pattern.isAddress = !isPlainName(*normalised) && normalisedAddress(*normalised).has_value();
    if (pattern.isAddress && pattern.kind == HostPattern::Kind::Below)
        return refuse(text, QStringLiteral("nothing lies below an IP address"));

    if (!hasPort) {
        if (list == HostList::Allow)
            pattern.port = 443;
    } else if (port != QLatin1String("*")) {
        bool isNumber = !port.isEmpty()
            && std::all_of(port.begin(), port.end(), [](QChar c) { return c >= QLatin1Char('0') && c <= QLatin1Char('9'); });
        const int number = isNumber ? port.toInt(&isNumber) : 0;
        if (!isNumber || number < 1 || number > 65535)
            return refuse(text, QStringLiteral("the port must be 1 to 65535, or *"));
        pattern.port = number;
    }
    return pattern;
}

bool matches(const HostPattern &pattern, const QString &host, int port)
{
    if (pattern.kind == HostPattern::Kind::Any)
        return true;
    if (pattern.port && *pattern.port != port)
        return false;
    if (pattern.kind == HostPattern::Kind::Exact)
        return host == pattern.host;
    return host.size() > pattern.host.size() + 1 && host.endsWith(pattern.host)
        && host[host.size() - pattern.host.size() - 1] == QLatin1Char('.') && !normalisedAddress(host);
}

QString normalisedUrl(const QString &url)
{
    QUrl parsed(url, QUrl::StrictMode);
    const std::optional<QString> host = normalisedHost(parsed.host(QUrl::FullyEncoded));
    if (!parsed.isValid() || parsed.scheme().isEmpty() || !host)
        return url;
    parsed.setHost(*host);
    const bool isDefaultPort = (parsed.scheme() == QLatin1String("https") && parsed.port() == 443)
        || (parsed.scheme() == QLatin1String("http") && parsed.port() == 80);
    if (isDefaultPort)
        parsed.setPort(-1);
    parsed = parsed.adjusted(QUrl::NormalizePathSegments);
    if (parsed.path().isEmpty())
        parsed.setPath(QStringLiteral("/"));
    return parsed.toString(QUrl::FullyEncoded);
}

} // namespace oz0
