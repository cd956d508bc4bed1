#include "models/diff/ReachModel.h"

#include "models/Texts.h"

#include <QSet>

#include <algorithm>

namespace oz0 {

namespace {

const auto nothing = QStringLiteral("–");

DiffTone toneOf(bool before, bool after, bool changed)
{
    if (!changed)
        return DiffTone::Plain;
    return !before ? DiffTone::Added : !after ? DiffTone::Removed : DiffTone::Changed;
}

} // namespace

void ReachModel::setReach(const ReachDiff &reach)
{
    m_reach = reach;
    if (m_process >= m_reach.processes.size())
        m_process = -1;
    build();
}

void ReachModel::setProcess(int process)
{
    m_process = process < m_reach.processes.size() ? process : -1;
    build();
}

void ReachModel::clear()
{
    m_reach = {};
    setBranches({});
}

QString ReachModel::none()
{
    return tr("none", "of a group of what is reached");
}

QString ReachModel::otherwise()
{
    return tr("otherwise", "what changed though its words are those before");
}

QStringList ReachModel::processNames() const
{
    QStringList names;
    for (const ProcessReach &process : m_reach.processes)
        names.append(process.agent.isEmpty() ? tr("Tools") : tr("Agent %1").arg(process.agent));
    return names;
}

QString ReachModel::verdict() const
{
    QStringList known;
    QStringList fresh;
    for (const SecretRow &row : m_reach.secrets) {
        if (row.after && row.after->isValue())
            (row.before && row.before->isValue() ? known : fresh).append(row.secret);
    }
    const int hosts = newHosts();
    const int allowed = allowedPatterns();
    // What code reads for the first time it may send wherever it gets to, not only to what is new.
    QStringList sentences;
    if (hosts > 0 && !known.isEmpty())
        sentences.append(tr("Code that reads %1 could newly send it to %n host(s).", nullptr, hosts).arg(Texts::joined(known)));
    if (allowed > 0 && !fresh.isEmpty())
        sentences.append(
            tr("Code newly gets %1 as a value and could send it to all %n allowed host pattern(s).", nullptr, allowed)
                .arg(Texts::joined(fresh)));
    if (!sentences.isEmpty())
        return sentences.join(QLatin1Char(' '));
    if (hosts > 0)
        return tr("It could newly reach %n host(s).", nullptr, hosts);
    if (m_reach.widens() > 0)
        return tr("No new host; it widens elsewhere at %n place(s).", nullptr, m_reach.widens());
    return m_reach.isChanged() ? tr("What it reaches changes, and nothing widens.") : tr("It reaches what it reached before.");
}

int ReachModel::newHosts() const
{
    if (m_process < 0 || m_process >= m_reach.processes.size())
        return int(m_reach.gains.size());
    const QList<HostRow> &hosts = m_reach.hostsOf(m_reach.processes[m_process]);
    return int(std::count_if(hosts.begin(), hosts.end(), [](const HostRow &host) { return host.widens; }));
}

int ReachModel::allowedPatterns() const
{
    QSet<QString> patterns;
    for (qsizetype i = 0; i < m_reach.processes.size(); ++i) {
        if (m_process >= 0 && m_process != i)
            continue;
        for (const HostRow &host : m_reach.hostsOf(m_reach.processes[i])) {
            if (host.list == HostList::Allow && !host.path.isEmpty() && host.after == HostState::Reached)
                patterns.insert(host.entry);
        }
    }
    return int(patterns.size());
}

void ReachModel::build()
{
    std::vector<Branch> branches;
    for (qsizetype i = 0; i < m_reach.processes.size(); ++i) {
        if (m_process < 0 || m_process == i)
            branches.push_back(hosts(m_reach.processes[i]));
    }
    branches.push_back(secrets());
    branches.push_back(tools());
    branches.push_back(harnesses());
    branches.push_back(grants());
    setBranches(std::move(branches));
}

ReachModel::Branch ReachModel::hosts(const ProcessReach &process) const
{
    const auto said = [](HostState state) {
        return state == HostState::Reached ? tr("reached") : state == HostState::Denied ? tr("denied") : nothing;
    };
    Branch branch{QStringLiteral("hosts/") + process.name, {}, {}, 0};
    int before = 0;
    int after = 0;
    const bool asTools = process.isLikeTools && !m_reach.processes.isEmpty();
    for (const HostRow &host : asTools &&m_process >= 0 ? m_reach.processes.first().hosts : process.hosts) {
        ReachRow row;
        row.what = host.entry;
        row.before = said(host.before);
        row.after = host.newly.isEmpty() ? said(host.after) : tr("reached in part: %1", "host and port").arg(host.newly);
        row.widens = host.widens;
        row.tone = host.widens ? DiffTone::Widens
                               : toneOf(host.before != HostState::Absent, host.after != HostState::Absent, host.isChanged());
        row.line = host.line;
        row.installedLine = host.installedLine;
        row.detail = host.widens ? tr("%1 lets a new host in.").arg(host.entry) : QString();
        const bool isAllowed = host.list == HostList::Allow; // a deny entry that is gone allows nothing by itself
        before += isAllowed && !host.installedPath.isEmpty() && host.before == HostState::Reached ? 1 : 0;
        after += isAllowed && !host.path.isEmpty() && host.after == HostState::Reached ? 1 : 0;
        branch.rows.push_back({host.entry + (host.list == HostList::Deny ? QStringLiteral("!") : QString()), row});
    }
    branch.group.title = m_process >= 0 ? tr("Hosts")
        : process.agent.isEmpty()       ? tr("Hosts of the tools")
                                        : tr("Hosts of agent %1").arg(process.agent);
    branch.group.note = before == after ? tr("%n pattern(s)", nullptr, after)
                                        : tr("%1 → %n pattern(s)", "before and after", after).arg(before);
    if (asTools && m_process < 0)
        branch.group.note = tr("those of the tools");
    return branch;
}

ReachModel::Branch ReachModel::secrets() const
{
    const auto delivery = [](const std::optional<SecretReach> &reach) {
        return !reach ? nothing : Texts::delivery(reach->isValue() ? QStringLiteral("value") : QStringLiteral("placeholder"));
    };
    const auto hosts = [](const std::optional<SecretReach> &reach) {
        QSet<QString> names;
        if (reach) {
            for (const BoundPlace &place : reach->bound)
                names.insert(place.host);
        }
        return names;
    };
    const auto places = [](const std::optional<SecretReach> &reach) {
        QStringList list;
        if (reach) {
            for (const BoundPlace &place : reach->bound)
                list.append(tr("%1 at %2", "header, host").arg(place.header, place.host));
        }
        return list.join(QStringLiteral(", "));
    };
    Branch branch{QStringLiteral("secrets"), {tr("Secrets"), {}}, {}, 0};
    for (const SecretRow &secret : m_reach.secrets) {
        ReachRow row;
        row.what = secret.secret;
        row.before = delivery(secret.before);
        row.after = delivery(secret.after);
        const QString was = places(secret.before);
        const QString is = places(secret.after);
        if (secret.isChanged() && row.before == row.after)
            row.after = hosts(secret.before) != hosts(secret.after) ? tr("elsewhere", "how a secret is delivered, as before")
                                                                    : otherwise();
        row.widens = secret.widens;
        row.tone = secret.widens ? DiffTone::Widens : toneOf(bool(secret.before), bool(secret.after), secret.isChanged());
        row.line = secret.after ? secret.after->line : 0;
        row.installedLine = secret.before ? secret.before->line : 0;
        if (!was.isEmpty() || !is.isEmpty())
            row.detail = tr("Filled in before: %1\nFilled in after: %2")
                             .arg(was.isEmpty() ? nothing : was, is.isEmpty() ? nothing : is);
        branch.rows.push_back({secret.secret, row});
    }
    branch.group.note = branch.rows.empty() ? none() : tr("%n, how code gets them", nullptr, int(m_reach.secrets.size()));
    return branch;
}

ReachModel::Branch ReachModel::tools() const
{
    const auto place = [](const std::optional<ToolReach> &reach) {
        if (!reach)
            return nothing;
        switch (reach->where) {
        case ToolReach::Where::Local:
            return tr("local", "where a tool runs");
        case ToolReach::Where::Remote:
            return reach->address;
        case ToolReach::Where::Connected:
            return tr("%1 as %2", "address, connection").arg(reach->address, reach->connection);
        }
        return QString();
    };
    Branch branch{QStringLiteral("tools"), {tr("Tools"), {}}, {}, 0};
    int before = 0;
    int after = 0;
    for (const ToolRow &tool : m_reach.tools) {
        ReachRow row;
        row.what = tool.tool;
        row.before = place(tool.before);
        row.after = place(tool.after);
        if (tool.isChanged() && row.before == row.after)
            row.after = otherwise();
        row.widens = tool.widens;
        row.tone = tool.widens ? DiffTone::Widens : toneOf(bool(tool.before), bool(tool.after), tool.isChanged());
        row.line = tool.after ? tool.after->line : 0;
        row.installedLine = tool.before ? tool.before->line : 0;
        const auto functions = [](const std::optional<ToolReach> &reach) {
            return reach && !reach->functions.isEmpty() ? reach->functions.join(QStringLiteral(", ")) : nothing;
        };
        row.detail = tr("Functions before: %1\nFunctions after: %2").arg(functions(tool.before), functions(tool.after));
        before += tool.before ? 1 : 0;
        after += tool.after ? 1 : 0;
        branch.rows.push_back({tool.tool, row});
    }
    branch.group.note = branch.rows.empty() ? none()
        : before == after                   ? Texts::number(after)
                                            : QStringLiteral("%1 → %2").arg(Texts::number(before), Texts::number(after));
    return branch;
}

ReachModel::Branch ReachModel::harnesses() const
{
    Branch branch{QStringLiteral("harnesses"), {tr("Outside the sandbox"), {}}, {}, 0};
    for (const HarnessRow &harness : m_reach.harnesses) {
        ReachRow row;
        row.what = harness.kind == QLatin1String("outside_agent") ? tr("agent %1").arg(harness.name)
                                                                  : tr("harness %1").arg(harness.name);
        row.before = harness.before.isEmpty() ? nothing : harness.before;
        row.after = harness.after.isEmpty() ? nothing : harness.after;
        row.widens = harness.widens;
        row.tone = harness.widens ? DiffTone::Widens
                                  : toneOf(!harness.before.isEmpty(), !harness.after.isEmpty(), harness.before != harness.after);
        row.line = harness.line;
        row.installedLine = harness.installedLine;
        branch.rows.push_back({harness.kind + QLatin1Char('/') + harness.name, row});
    }
    branch.group.note = branch.rows.empty() ? none() : Texts::number(m_reach.harnesses.size());
    return branch;
}

ReachModel::Branch ReachModel::grants() const
{
    Branch branch{QStringLiteral("grants"), {tr("Grants"), {}}, {}, 0};
    for (const GrantRow &grant : m_reach.grants) {
        ReachRow row;
        row.what = tr("%1 %2", "kind of grant, its name").arg(grant.kind, grant.name);
        row.before = grant.before ? tr("granted") : nothing;
        row.after = grant.after ? tr("granted") : nothing;
        row.widens = grant.widens();
        row.tone = grant.widens() ? DiffTone::Widens : toneOf(grant.before, grant.after, grant.before != grant.after);
        row.line = grant.line;
        row.installedLine = grant.installedLine;
        branch.rows.push_back({grant.kind + QLatin1Char('/') + grant.name, row});
    }
    branch.group.note = branch.rows.empty() ? none() : Texts::number(m_reach.grants.size());
    return branch;
}

int ReachModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() && parent.internalId() != 0 ? 0 : columns;
}

QVariant ReachModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.column() >= columns)
        return {};
    const auto column = Column(index.column());
    if (role == IsGroupRole)
        return isGroup(index);
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignLeading | Qt::AlignVCenter);
    if (isGroup(index)) {
        const Branch &branch = branchOf(index);
        switch (role) {
        case Qt::DisplayRole:
            return column == Column::What ? branch.group.title : QString();
        case NoteRole:
            return column == Column::What ? branch.group.note : QString();
        case StrongRole:
            return true;
        case IdRole:
            return branch.key;
        case Qt::AccessibleTextRole:
            return column == Column::What ? tr("%1, %2", "group, count").arg(branch.group.title, branch.group.note) : QString();
        default:
            return {};
        }
    }
    const ReachRow &shown = row(index);
    switch (role) {
    case Qt::DisplayRole:
        return column == Column::What ? shown.what : column == Column::Before ? shown.before : shown.after;
    case Qt::ToolTipRole:
        return shown.detail.isEmpty() ? data(index, Qt::DisplayRole) : shown.detail;
    case Qt::AccessibleTextRole: {
        const QString essence = tr("%1, before %2, after %3", "what is reached").arg(shown.what, shown.before, shown.after);
        if (column == Column::What)
            return shown.widens ? tr("%1, widens reach").arg(essence) : essence;
        return tr("%1: %2", "column: value")
            .arg(headerData(index.column(), Qt::Horizontal).toString(), data(index, Qt::DisplayRole).toString());
    }
    case IdRole:
        return branchOf(index).rows[size_t(index.row())].key;
    case FixedFontRole:
        return column == Column::What;
    case ElideMiddleRole:
        return column == Column::What;
    case StrongRole:
        return column == Column::After && shown.tone != DiffTone::Plain;
    case IconRole: {
        if (column != Column::After)
            return {};
        static const char *const icons[] = {"", "plus", "minus", "changed", "widen", "refusals"};
        return QString::fromLatin1(icons[int(shown.tone)]);
    }
    case IconStateRole:
        return int(shown.tone);
    case LineRole:
        return shown.line;
    case InstalledLineRole:
        return shown.installedLine;
    default:
        return {};
    }
}

QVariant ReachModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columns)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignLeading | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)
        return {};
    switch (Column(section)) {
    case Column::What:
        return tr("What it reaches");
    case Column::Before:
        return tr("Before");
    case Column::After:
        return tr("After");
    }
    return {};
}

} // namespace oz0
