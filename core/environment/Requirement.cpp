#include "core/environment/Requirement.h"

#include "core/environment/Marker.h"
#include "core/environment/Pep440.h"

#include <QRegularExpression>

namespace oz0 {

QString normalisedPackageName(const QString &name)
{
    static const QRegularExpression separators(QStringLiteral("[-_.]+"));
    return QString(name).trimmed().replace(separators, QStringLiteral("-")).toLower();
}

std::optional<Requirement> parseRequirement(const QString &text)
{
    static const QRegularExpression head(
        QStringLiteral("^\\s*(?<name>[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?)\\s*(?<brackets>\\[(?<extras>[^\\]]*)\\])?\\s*"));
    static const QRegularExpression extraName(QStringLiteral("^[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?$"));
    const QRegularExpressionMatch match = head.match(text);
    if (!match.hasMatch())
        return std::nullopt;

    Requirement requirement;
    requirement.name = normalisedPackageName(match.captured(QStringLiteral("name")));
    requirement.hasBrackets = match.capturedLength(QStringLiteral("brackets")) > 0;
    if (const QString inner = match.captured(QStringLiteral("extras")).trimmed(); !inner.isEmpty()) {
        const QStringList extras = inner.split(QLatin1Char(','));
        for (const QString &extra : extras) {
            if (!extraName.match(extra.trimmed()).hasMatch())
                return std::nullopt;
            requirement.extras.append(normalisedPackageName(extra));
        }
    }

    QString rest = text.mid(match.capturedLength());
    if (rest.startsWith(QLatin1Char('@'))) {
        rest = rest.mid(1).trimmed();
        // A marker after a URL needs white space before its semicolon.
        static const QRegularExpression beforeMarker(QStringLiteral("\\s+;"));
        const QRegularExpressionMatch end = beforeMarker.match(rest);
        requirement.url = (end.hasMatch() ? rest.left(end.capturedStart()) : rest).trimmed();
        if (requirement.url.isEmpty())
            return std::nullopt;
        if (!end.hasMatch())
            return requirement;
        requirement.marker = rest.mid(end.capturedEnd()).trimmed();
    } else {
        const qsizetype semicolon = rest.indexOf(QLatin1Char(';'));
        requirement.range = (semicolon < 0 ? rest : rest.left(semicolon)).trimmed();
        if (requirement.range.startsWith(QLatin1Char('(')) && requirement.range.endsWith(QLatin1Char(')')))
            requirement.range = requirement.range.mid(1, requirement.range.size() - 2).trimmed();
        if (!VersionRange::parse(requirement.range))
            return std::nullopt;
        if (semicolon < 0)
            return requirement;
        requirement.marker = rest.mid(semicolon + 1).trimmed();
    }
    if (!Marker::parse(requirement.marker))
        return std::nullopt;
    return requirement;
}

Location locationOf(const QString &url)
{
    const QString lower = url.trimmed().toLower();
    static const QStringList repositories = {QStringLiteral("git+"), QStringLiteral("git:"), QStringLiteral("ssh:"),
                                             QStringLiteral("git@"), QStringLiteral("hg+"),  QStringLiteral("svn+"),
                                             QStringLiteral("bzr+")};
    for (const QString &prefix : repositories) {
        if (lower.startsWith(prefix))
            return Location::Git;
    }
    if (lower.startsWith(QLatin1String("http://")) || lower.startsWith(QLatin1String("https://"))) {
        const QString path = lower.left(lower.indexOf(QLatin1Char('#')) < 0 ? lower.size() : lower.indexOf(QLatin1Char('#')));
        return path.endsWith(QLatin1String(".git")) ? Location::Git : Location::Web;
    }
    return Location::Local;
}

} // namespace oz0
