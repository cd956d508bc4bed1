#include "models/ConsoleLink.h"

#include <QStringDecoder>
#include <QStringList>
#include <QUrl>

#include <algorithm>

namespace oz0 {

namespace {

constexpr qsizetype mostCharacters = 8 * 1024;
constexpr QLatin1String scheme("oz0://");
constexpr QLatin1String lineKey("line=");
constexpr DiffSide::Kind kinds[] = {DiffSide::Kind::Installed, DiffSide::Kind::Candidate, DiffSide::Kind::Refusal,
                                    DiffSide::Kind::Folder};

Failure noLink(const QString &why)
{
    return Failure(ErrorCode::InvalidInput, QStringLiteral("this is no link of the console: %1").arg(why));
}

QString word(DiffSide::Kind kind)
{
    switch (kind) {
    case DiffSide::Kind::Installed:
        return QStringLiteral("installed");
    case DiffSide::Kind::Candidate:
        return QStringLiteral("candidate");
    case DiffSide::Kind::Refusal:
        return QStringLiteral("refusal");
    case DiffSide::Kind::Folder:
        return QStringLiteral("folder");
    }
    return {};
}

QString encoded(const QString &text)
{
    return QString::fromLatin1(QUrl::toPercentEncoding(text));
}

/// Nothing when it is not UTF-8 or holds a control character.
std::optional<QString> decoded(const QString &text)
{
    QStringDecoder utf8(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString plain = utf8(QByteArray::fromPercentEncoding(text.toUtf8()));
    if (utf8.hasError())
        return std::nullopt;
    for (const QChar c : plain) {
        if (c.category() == QChar::Other_Control)
            return std::nullopt;
    }
    return plain;
}

QString sideText(const DiffSide &side)
{
    return side.kind == DiffSide::Kind::Installed ? word(side.kind) : word(side.kind) + QLatin1Char(':') + encoded(side.id);
}

std::optional<DiffSide> sideFromText(const QString &text)
{
    const qsizetype colon = text.indexOf(QLatin1Char(':'));
    const QString name = colon < 0 ? text : text.left(colon);
    const std::optional<QString> id = colon < 0 ? QString() : decoded(text.mid(colon + 1));
    for (const DiffSide::Kind kind : kinds) {
        const bool needsId = kind != DiffSide::Kind::Installed;
        if (name == word(kind) && needsId == (colon >= 0) && id && needsId != id->isEmpty())
            return DiffSide{kind, *id};
    }
    return std::nullopt;
}

/// Reads what text() writes behind the mark; false: something else stands there.
bool readDiff(const QString &query, ConsoleLink &link)
{
    const QStringList items = query.split(QLatin1Char('&'));
    if (items.size() < 2 || items.size() > 3 || !items[0].startsWith(QLatin1String("from="))
        || !items[1].startsWith(QLatin1String("to=")))
        return false;
    const std::optional<DiffSide> from = sideFromText(items[0].mid(5));
    const std::optional<DiffSide> to = sideFromText(items[1].mid(3));
    if (!from || !to)
        return false;
    link.diff = std::pair(*from, *to);
    if (items.size() == 2)
        return true;
    link.line = items[2].mid(lineKey.size()).toInt();
    return link.line > 0 && items[2] == lineKey + QString::number(link.line);
}

} // namespace

QString word(ConsolePlace place)
{
    switch (place) {
    case ConsolePlace::Candidates:
        return QStringLiteral("candidates");
    case ConsolePlace::Nodes:
        return QStringLiteral("nodes");
    case ConsolePlace::Plugins:
        return QStringLiteral("plugins");
    case ConsolePlace::Refusals:
        return QStringLiteral("refusals");
    case ConsolePlace::Preview:
        return QStringLiteral("preview");
    case ConsolePlace::Audit:
        return QStringLiteral("audit");
    }
    return {};
}

QString ConsoleLink::text() const
{
    QString link = scheme + encoded(context) + QLatin1Char('/') + encoded(tenant) + QLatin1Char('/') + word(place);
    if (!object.isEmpty())
        link += QLatin1Char('/') + encoded(object);
    if (diff)
        link += QStringLiteral("/diff?from=%1&to=%2").arg(sideText(diff->first), sideText(diff->second));
    if (diff && line > 0)
        link += QLatin1Char('&') + lineKey + QString::number(line);
    return link;
}

Result<ConsoleLink> linkFromText(const QString &text)
{
    if (text.size() > mostCharacters)
        return noLink(QStringLiteral("it is longer than 8 KiB"));
    if (!text.startsWith(scheme, Qt::CaseInsensitive))
        return noLink(QStringLiteral("it does not begin with oz0://"));
    const QString rest = text.mid(scheme.size());
    const qsizetype mark = rest.indexOf(QLatin1Char('?'));
    const QStringList parts = rest.left(mark < 0 ? rest.size() : mark).split(QLatin1Char('/'));
    if (parts.size() < 3 || parts.size() > 5)
        return noLink(QStringLiteral("it must read oz0://CONTEXT/TENANT/PAGE"));
    QStringList names;
    for (const QString &part : parts) {
        const std::optional<QString> name = decoded(part);
        if (!name || name->isEmpty())
            return noLink(QStringLiteral("a part of it is empty or no text"));
        names.append(*name);
    }
    ConsoleLink link{names[0], names[1], ConsolePlace::Candidates, names.value(3), std::nullopt};
    const auto place = std::find_if(std::begin(everyPlace), std::end(everyPlace),
                                    [&](ConsolePlace known) { return names[2] == word(known); });
    if (place == std::end(everyPlace))
        return noLink(QStringLiteral("it names no page that there is"));
    link.place = *place;
    const bool isDiff = parts.size() == 5;
    if (isDiff != (mark >= 0) || (isDiff && (link.place != ConsolePlace::Plugins || names[4] != QLatin1String("diff"))))
        return noLink(QStringLiteral("what follows the object is not known"));
    if (isDiff && !readDiff(rest.mid(mark + 1), link))
        return noLink(QStringLiteral("the two sides of its diff, or its line, are not known"));
    return link;
}

} // namespace oz0
