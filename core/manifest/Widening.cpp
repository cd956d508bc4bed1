#include "core/manifest/Widening.h"

#include <algorithm>

namespace oz0 {

namespace {

bool startsAt(const QStringList &sorted, const QString &prefix)
{
    const auto first = std::lower_bound(sorted.begin(), sorted.end(), prefix);
    return first != sorted.end() && first->startsWith(prefix);
}

bool hasAtOrBelow(const QStringList &sorted, const QString &top)
{
    return !top.isEmpty() && (std::binary_search(sorted.begin(), sorted.end(), top) || startsAt(sorted, top + QLatin1Char('/')));
}

} // namespace

class WideningWords
{
public:
    WideningWords(const ManifestChange &change, const Manifest *workingCopy, const Widening &known)
        : m_change(change), m_workingCopy(workingCopy), m_known(known)
    { }

    QStringList words()
    {
        hosts();
        const QString &section = m_change.section;
        if (section == QLatin1String("requires"))
            requirement();
        else if (section == QLatin1String("connections"))
            connection();
        else if (section == QLatin1String("tools"))
            tool();
        else if (section == QLatin1String("harnesses"))
            harness();
        else if (section == QLatin1String("agents"))
            agent();
        else if (isGrant(section) && isAdded())
            note("grant_added");
        return m_words;
    }

private:
    bool isAdded() const { return m_change.kind == ChangeKind::Added; }
    bool isRemoved() const { return m_change.kind == ChangeKind::Removed; }
    QString at(qsizetype depth) const { return m_change.where.value(depth); }
    bool isWhole() const { return m_change.where.size() == 2; } ///< an entry that came or went as one

    static bool isGrant(const QString &section)
    {
        return section == QLatin1String("uses") || section == QLatin1String("reads") || section == QLatin1String("mail");
    }

    void note(const char *word)
    {
        if (!m_words.contains(QLatin1String(word)))
            m_words.append(QLatin1String(word));
    }

    void hosts()
    {
        if (hasAtOrBelow(m_known.m_allowed, m_change.path))
            note("host_added");
        if (hasAtOrBelow(m_known.m_undenied, m_change.installedPath))
            note("deny_removed");
    }

    void requirement()
    {
        const QString key = at(1);
        if (key == QLatin1String("secrets") && isAdded())
            note("secret_added");
        if (key == QLatin1String("inject") && isAdded())
            note("binding_added");
        if (key == QLatin1String("inject") && isRemoved() && m_known.m_unbound.contains(m_change.subject))
            note("binding_removed");
        if (key == QLatin1String("models") && isAdded() && m_known.m_grants.contains(m_change.path))
            note("grant_added");
    }

    void connection()
    {
        if (isWhole())
            return isAdded() ? note("connection_added") : void();
        // Of its lists only what is new widens; of its secret and token anything that differs.
        const bool isList = at(2) != QLatin1String("secret") && at(2) != QLatin1String("token");
        if (!isRemoved() || !isList)
            note("connection_changed");
    }

    void tool()
    {
        const ToolRow *row = m_known.m_tools.value(at(1));
        if (!row || !row->after)
            return;
        const QString part = at(2);
        const bool isLocal = row->after->where == ToolReach::Where::Local;
        const bool movedPlace = row->before && (row->before->where == ToolReach::Where::Local) != isLocal;
        if (isWhole() && isAdded()) {
            if (!isLocal)
                note("remote_tool_added");
            if (!row->after->model.isEmpty())
                note("tool_model");
            if (!row->after->secretArguments.isEmpty())
                note("secret_argument_added");
        } else if (part == QLatin1String("server") || part == QLatin1String("remote")) {
            if (movedPlace && !isRemoved())
                note("tool_location");
            else if (!movedPlace && part == QLatin1String("remote"))
                note(at(3) == QLatin1String("headers") ? "tool_headers" : "tool_address");
        } else if (part == QLatin1String("connection") && !isRemoved()) {
            note("tool_connection");
        } else if (part == QLatin1String("uses_model") && !isRemoved()) {
            note("tool_model");
        } else if (part == QLatin1String("secret_arguments") && isAdded()) {
            note("secret_argument_added");
        }
    }

    void noteRow(const char *kind)
    {
        if (m_known.m_harnesses.contains({QLatin1String(kind), at(1)}))
            note(kind);
    }

    void harness()
    {
        noteRow("outside_harness");
        noteRow("remote_harness");
    }

    void agent()
    {
        if ((isWhole() || at(2) == QLatin1String("harness")) && m_workingCopy)
            noteRow("outside_agent");
    }

    const ManifestChange &m_change;
    const Manifest *m_workingCopy;
    const Widening &m_known;
    QStringList m_words;
};

Widening::Widening(const ReachDiff &reach)
{
    for (const HostGain &gain : reach.gains)
        (gain.entry.list == HostList::Allow ? m_allowed : m_undenied).append(gain.entry.path);
    std::sort(m_allowed.begin(), m_allowed.end());
    std::sort(m_undenied.begin(), m_undenied.end());
    for (const ToolRow &row : reach.tools) {
        if (!m_tools.contains(row.tool))
            m_tools.insert(row.tool, &row);
    }
    for (const HarnessRow &row : reach.harnesses) {
        if (row.widens)
            m_harnesses.insert({row.kind, row.name});
    }
    for (const GrantRow &row : reach.grants) {
        if (row.widens())
            m_grants.insert(row.path);
    }
    for (const SecretRow &row : reach.secrets) {
        if (row.after && row.after->isRequired && row.after->bound.isEmpty())
            m_unbound.insert(row.secret);
    }
}

QStringList Widening::of(const ManifestChange &change, const Manifest *workingCopy) const
{
    return WideningWords(change, workingCopy, *this).words();
}

} // namespace oz0
