#include "core/manifest/ManifestNames.h"

#include "core/manifest/HostPattern.h"

#include <QJsonArray>
#include <QStringList>
#include <QUrl>

#include <algorithm>

namespace oz0 {

namespace {

constexpr qsizetype maxNameLength = 255;

bool isLower(QChar c)
{
    return c >= QLatin1Char('a') && c <= QLatin1Char('z');
}

bool isDigit(QChar c)
{
    return c >= QLatin1Char('0') && c <= QLatin1Char('9');
}

bool isLetter(QChar c)
{
    return isLower(c) || (c >= QLatin1Char('A') && c <= QLatin1Char('Z'));
}

QSet<QString> textsIn(const QJsonValue &list)
{
    QSet<QString> texts;
    for (const QJsonValue &entry : list.toArray())
        texts.insert(entry.toString());
    texts.remove(QString());
    return texts;
}

QString text(const QJsonValue &entry, const char *key)
{
    return entry.toObject().value(QLatin1String(key)).toString();
}

} // namespace

ManifestNames namesIn(const QJsonObject &manifest)
{
    ManifestNames names;
    const QJsonObject required = manifest.value(QLatin1String("requires")).toObject();
    names.secrets = textsIn(required.value(QLatin1String("secrets")));
    for (const QJsonValue &model : required.value(QLatin1String("models")).toArray())
        names.aliases.insert(text(model, "alias"));
    for (const QJsonValue &connection : manifest.value(QLatin1String("connections")).toArray())
        names.toolsOfConnection[text(connection, "name")] += textsIn(connection.toObject().value(QLatin1String("tools")));
    for (const QJsonValue &tool : manifest.value(QLatin1String("tools")).toArray()) {
        QSet<QString> &functions = names.functionsOfTool[text(tool, "id")];
        for (const QJsonValue &function : tool.toObject().value(QLatin1String("functions")).toArray())
            functions.insert(text(function, "name"));
        names.connectionOfTool.insert(text(tool, "id"), text(tool, "connection"));
    }
    for (const QJsonValue &harness : manifest.value(QLatin1String("harnesses")).toArray()) {
        const QString protocol = text(harness, "protocol");
        names.protocolOfHarness.insert(text(harness, "name"), protocol.isEmpty() ? QStringLiteral("stdio") : protocol);
    }
    return names;
}

QString checkPluginName(const QString &name)
{
    const bool isName = !name.isEmpty() && name.size() <= 63 && isLower(name[0])
        && std::all_of(name.begin(), name.end(), [](QChar c) { return isLower(c) || isDigit(c) || c == QLatin1Char('-'); });
    return isName ? QString() : QStringLiteral("a plugin's name is 1 to 63 of a-z, 0-9 and -, and begins with a letter");
}

QString checkName(const QString &name)
{
    if (name.isEmpty())
        return QStringLiteral("a name may not be empty");
    if (name.size() > maxNameLength)
        return QStringLiteral("a name may have %1 characters at most").arg(maxNameLength);
    return std::any_of(name.begin(), name.end(), [](QChar c) { return c.isSpace() || c.category() == QChar::Other_Control; })
        ? QStringLiteral("a name may hold no spaces and no control characters")
        : QString();
}

QString checkToolId(const QString &name)
{
    return name.contains(QLatin1Char('.')) ? QStringLiteral("a tool's ID may hold no dot: a call names tool.function")
                                           : checkName(name);
}

QString checkModule(const QString &name)
{
    const QStringList parts = name.split(QLatin1Char('.'));
    const bool isModule = name.size() <= maxNameLength && std::all_of(parts.begin(), parts.end(), [](const QString &part) {
                              return !part.isEmpty() && !isDigit(part[0]) && std::all_of(part.begin(), part.end(), [](QChar c) {
                                  return isLetter(c) || isDigit(c) || c == QLatin1Char('_');
                              });
                          });
    return isModule ? QString() : QStringLiteral("this is no name of a Python module");
}

QString checkHeader(const QString &name)
{
    const QString others = QStringLiteral("!#$%&'*+-.^_`|~");
    const bool isToken = !name.isEmpty() && name.size() <= maxNameLength
        && std::all_of(name.begin(), name.end(), [&](QChar c) { return isLetter(c) || isDigit(c) || others.contains(c); });
    return isToken ? QString() : QStringLiteral("this is no name of an HTTP header");
}

QString checkUrl(const QString &url)
{
    const QUrl parsed(url, QUrl::StrictMode);
    const bool isHttp = parsed.scheme() == QLatin1String("https") || parsed.scheme() == QLatin1String("http");
    if (!parsed.isValid() || !isHttp || !normalisedHost(parsed.host(QUrl::FullyEncoded)))
        return QStringLiteral("this must be an http or https URL with a host");
    return parsed.userInfo().isEmpty() ? QString() : QStringLiteral("a URL may hold no user name and no password");
}

} // namespace oz0
