#include "core/manifest/Widening.h"

#include <algorithm>

namespace oz0 {

namespace {

template <class Row, class Test>
bool any(const QList<Row> &rows, Test test)
{
    return std::any_of(rows.begin(), rows.end(), test);
}

bool isAtOrBelow(const QString &path, const QString &top)
{
    return !top.isEmpty() && path.startsWith(top) && (path.size() == top.size() || path[top.size()] == QLatin1Char('/'));
}

class Widening
{
public:
    Widening(const ManifestChange &change, const Manifest *workingCopy, const ReachDiff &reach)
        : m_change(change), m_workingCopy(workingCopy), m_reach(reach)
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
        for (const HostGain &gain : m_reach.gains) {
            if (gain.entry.list == HostList::Allow && isAtOrBelow(gain.entry.path, m_change.path))
                note("host_added");
            else if (gain.entry.list == HostList::Deny && isAtOrBelow(gain.entry.path, m_change.installedPath))
                note("deny_removed");
        }
    }

    void requirement()
    {
        const QString key = at(1);
        if (key == QLatin1String("secrets") && isAdded())
            note("secret_added");
        if (key == QLatin1String("inject") && isAdded())
            note("binding_added");
        if (key == QLatin1String("inject") && isRemoved() && any(m_reach.secrets, [&](const SecretRow &row) {
                return row.secret == m_change.subject && row.after && row.after->isRequired && row.after->bound.isEmpty();
            }))
            note("binding_removed");
        if (key == QLatin1String("models") && isAdded()
            && any(m_reach.grants, [&](const GrantRow &row) { return row.widens() && row.path == m_change.path; }))
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

    const ToolRow *toolRow() const
    {
        const auto found = std::find_if(m_reach.tools.begin(), m_reach.tools.end(),
                                        [&](const ToolRow &row) { return row.tool == at(1); });
        return found == m_reach.tools.end() ? nullptr : &*found;
    }

    void tool()
    {
        const ToolRow *row = toolRow();
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
        if (any(m_reach.harnesses,
                [&](const HarnessRow &row) { return row.widens && row.kind == QLatin1String(kind) && row.name == at(1); }))
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
    const ReachDiff &m_reach;
    QStringList m_words;
};

} // namespace

QStringList wideningOf(const ManifestChange &change, const Manifest *workingCopy, const ReachDiff &reach)
{
    return Widening(change, workingCopy, reach).words();
}

} // namespace oz0
