#include "core/bundle/IgnoreRules.h"

#include <QSet>
#include <QStringView>

#include <algorithm>

namespace oz0 {

namespace {

constexpr qsizetype maxRules = 1000;
constexpr qsizetype maxGlobLength = 256;

// Consumes "[…]" at glob[at]; `at` is then behind it. False at the end of the glob: then "[" is a character like any other.
bool matchesSet(QStringView glob, qsizetype &at, QChar c, bool &fits)
{
    qsizetype i = at + 1;
    const bool isNegated = i < glob.size() && (glob[i] == QLatin1Char('!') || glob[i] == QLatin1Char('^'));
    i += isNegated ? 1 : 0;
    bool found = false;
    for (bool isFirst = true; i < glob.size() && (isFirst || glob[i] != QLatin1Char(']')); isFirst = false) {
        const QChar from = glob[i++];
        QChar to = from;
        if (i + 1 < glob.size() && glob[i] == QLatin1Char('-') && glob[i + 1] != QLatin1Char(']')) {
            to = glob[i + 1];
            i += 2;
        }
        found = found || (from <= c && c <= to);
    }
    if (i >= glob.size())
        return false;
    at = i + 1;
    fits = found != isNegated;
    return true;
}

bool matchesOne(QStringView glob, qsizetype &at, QChar c)
{
    bool fits = false;
    if (glob[at] == QLatin1Char('[') && matchesSet(glob, at, c, fits))
        return fits;
    if (glob[at] == QLatin1Char('\\') && at + 1 < glob.size())
        ++at;
    else if (glob[at] == QLatin1Char('?'))
        c = glob[at];
    return glob[at++] == c;
}

// Going back to the last star only is enough: what stood before it has matched already.
bool matchesName(QStringView glob, QStringView name)
{
    qsizetype g = 0;
    qsizetype n = 0;
    qsizetype starAt = -1;
    qsizetype starName = 0;
    while (n < name.size()) {
        if (g < glob.size() && glob[g] == QLatin1Char('*')) {
            starAt = ++g;
            starName = n;
            continue;
        }
        qsizetype next = g;
        if (g < glob.size() && matchesOne(glob, next, name[n])) {
            g = next;
            ++n;
        } else if (starAt >= 0) {
            g = starAt;
            n = ++starName;
        } else {
            return false;
        }
    }
    while (g < glob.size() && glob[g] == QLatin1Char('*'))
        ++g;
    return g == glob.size();
}

bool matchesPath(const QStringList &globs, const QStringList &names)
{
    qsizetype g = 0;
    qsizetype n = 0;
    qsizetype anyAt = -1;
    qsizetype anyName = 0;
    while (n < names.size()) {
        if (g < globs.size() && globs[g] == QLatin1String("**")) {
            anyAt = ++g;
            anyName = n;
        } else if (g < globs.size() && matchesName(globs[g], names[n])) {
            ++g;
            ++n;
        } else if (anyAt >= 0) {
            g = anyAt;
            n = ++anyName;
        } else {
            return false;
        }
    }
    return g == globs.size();
}

bool isAlwaysIgnored(const QString &name)
{
    static const QSet<QString> names{QStringLiteral(".git"),         QStringLiteral(".hg"),
                                     QStringLiteral(".svn"),         QStringLiteral(".venv"),
                                     QStringLiteral("venv"),         QStringLiteral("uv.toml"),
                                     QStringLiteral(".npmrc"),       QStringLiteral(".python-version"),
                                     QStringLiteral("__pycache__"),  QStringLiteral(".tox"),
                                     QStringLiteral("node_modules"), QStringLiteral(".pytest_cache"),
                                     QStringLiteral(".mypy_cache"),  QStringLiteral(".ruff_cache"),
                                     QStringLiteral(".idea"),        QStringLiteral(".vscode"),
                                     QStringLiteral(".DS_Store"),    QStringLiteral("Thumbs.db"),
                                     QStringLiteral("4913"),         QStringLiteral(".oz0ignore")};
    const auto endsWith = [&](const char *end) { return name.endsWith(QLatin1String(end)); };
    return names.contains(name) || endsWith(".pyc") || endsWith(".pyo") || endsWith(".egg-info") || endsWith(".swp")
        || endsWith(".swo") || endsWith("~") || name.startsWith(QLatin1String(".#"))
        || (name.startsWith(QLatin1Char('#')) && endsWith("#"));
}

} // namespace

IgnoreRules::IgnoreRules(const QByteArray &oz0ignore)
{
    const QStringList lines = QString::fromUtf8(oz0ignore).split(QLatin1Char('\n'));
    for (const QString &line : lines.first(std::min(lines.size(), maxRules))) {
        QString glob = line;
        while (!glob.isEmpty() && glob.back().isSpace())
            glob.chop(1);
        if (glob.isEmpty() || glob.startsWith(QLatin1Char('#')) || glob.size() > maxGlobLength)
            continue;
        Rule rule;
        if (glob.startsWith(QLatin1Char('!'))) {
            rule.takesIn = true;
            glob.remove(0, 1);
        }
        if (glob.endsWith(QLatin1Char('/'))) {
            rule.foldersOnly = true;
            glob.chop(1);
        }
        const bool isBound = glob.contains(QLatin1Char('/'));
        if (glob.startsWith(QLatin1Char('/')))
            glob.remove(0, 1);
        rule.names = glob.split(QLatin1Char('/'));
        if (!isBound)
            rule.names.prepend(QStringLiteral("**"));
        if (!glob.isEmpty())
            m_rules.append(rule);
    }
}

bool IgnoreRules::isIgnored(const QString &path, bool isFolder) const
{
    if (path == QLatin1String("plugin.yaml"))
        return false;
    if (isAlwaysIgnored(path.mid(path.lastIndexOf(QLatin1Char('/')) + 1)))
        return true;
    if (m_rules.isEmpty())
        return false;
    const QStringList names = path.split(QLatin1Char('/'));
    const auto last = std::find_if(m_rules.rbegin(), m_rules.rend(), [&](const Rule &rule) {
        return (isFolder || !rule.foldersOnly) && matchesPath(rule.names, names);
    });
    return last != m_rules.rend() && !last->takesIn;
}

} // namespace oz0
