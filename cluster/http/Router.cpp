#include "cluster/http/Router.h"

namespace oz0 {

namespace {

struct Word
{
    Method method;
    const char *text;
};

constexpr Word words[] = {
    {Method::Get, "GET"}, {Method::Put, "PUT"}, {Method::Post, "POST"}, {Method::Patch, "PATCH"}, {Method::Delete, "DELETE"}};

/// Fills `variables` when one segment of a pattern takes in one of a path.
bool takesIn(const QString &pattern, const QString &segment, QMap<QString, QString> &variables)
{
    const qsizetype open = pattern.indexOf(QLatin1Char('{'));
    if (open < 0)
        return pattern == segment;
    const qsizetype close = pattern.indexOf(QLatin1Char('}'));
    const QString before = pattern.left(open);
    const QString after = pattern.mid(close + 1);
    if (!segment.startsWith(before) || !segment.endsWith(after) || segment.size() <= before.size() + after.size())
        return false;
    const QString value = segment.mid(before.size(), segment.size() - before.size() - after.size());
    QString name = pattern.mid(open + 1, close - open - 1);
    const bool takesColon = name.startsWith(QLatin1Char('+'));
    if (takesColon)
        name.remove(0, 1);
    if (!takesColon && value.contains(QLatin1Char(':')))
        return false;
    variables.insert(name, value);
    return true;
}

bool takesIn(const QStringList &pattern, const QStringList &segments, QMap<QString, QString> &variables)
{
    const bool rest = pattern.last().endsWith(QLatin1String("...}"));
    if (rest ? segments.size() < pattern.size() : segments.size() != pattern.size())
        return false;
    const qsizetype single = rest ? pattern.size() - 1 : pattern.size();
    for (qsizetype i = 0; i < single; ++i) {
        if (!takesIn(pattern[i], segments[i], variables))
            return false;
    }
    if (rest) {
        const QString name = pattern.last().mid(1, pattern.last().size() - 5);
        variables.insert(name, segments.mid(single).join(QLatin1Char('/')));
    }
    return true;
}

} // namespace

Router::Router(const QList<Route> &routes) : m_routes(routes)
{
    for (const Route &route : routes)
        m_patterns.append(QString::fromLatin1(route.pattern).mid(1).split(QLatin1Char('/')));
}

Match Router::match(Method method, const QStringList &segments) const
{
    Match match;
    for (qsizetype i = 0; i < m_routes.size(); ++i) {
        QMap<QString, QString> variables;
        if (!takesIn(m_patterns[i], segments, variables))
            continue;
        if (m_routes[i].method == method) {
            match.route = &m_routes[i];
            match.variables = variables;
            match.allowed.clear();
            return match;
        }
        match.allowed.append(word(m_routes[i].method));
    }
    return match;
}

QString word(Method method)
{
    for (const Word &known : words) {
        if (known.method == method)
            return QLatin1String(known.text);
    }
    return {};
}

std::optional<Method> methodFromWord(const QByteArray &word)
{
    if (word == "HEAD")
        return Method::Get;
    for (const Word &known : words) {
        if (word == known.text)
            return known.method;
    }
    return std::nullopt;
}

Result<void> mayCall(const Route &route, const Caller &caller, const QMap<QString, QString> &variables)
{
    const QString node = QStringLiteral("node:");
    Role least = Role::None;
    switch (route.who) {
    case Who::Loopback:
    case Who::AnyToken:
    case Who::JoinToken:
        return {};
    case Who::Node:
        if (!caller.principal.text().startsWith(node))
            return Failure(ErrorCode::NotPermitted, QStringLiteral("this is for nodes"));
        if (variables.contains(QStringLiteral("node"))
            && caller.principal.text() != node + variables.value(QStringLiteral("node")))
            return Failure(ErrorCode::NotFound, QStringLiteral("there is no such node"), variables.value(QStringLiteral("node")));
        return {};
    case Who::Viewer:
        least = Role::Viewer;
        break;
    case Who::Operator:
        least = Role::Operator;
        break;
    case Who::Admin:
        least = Role::Admin;
        break;
    }
    if (caller.role < least)
        return Failure(ErrorCode::NotPermitted, QStringLiteral("this needs the role %1").arg(word(least)));
    return {};
}

} // namespace oz0
