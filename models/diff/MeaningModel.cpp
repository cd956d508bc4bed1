#include "models/diff/MeaningModel.h"

#include "models/diff/PairedBindings.h"
#include "models/diff/ReviewTicks.h"

namespace oz0 {

namespace {

constexpr qsizetype mostEquatedNamed = 3;

// A refusal belongs to a change when one stands at the other's place, or within it.
bool isWithin(const QString &path, const QString &outer)
{
    return !outer.isEmpty() && !path.isEmpty() && (path == outer || path.startsWith(outer + QLatin1Char('/')));
}

bool belongs(const Refusal &refusal, const ManifestChange &change)
{
    return isWithin(refusal.path, change.path) || isWithin(change.path, refusal.path)
        || isWithin(refusal.installedPath, change.installedPath) || isWithin(change.installedPath, refusal.installedPath);
}

QString keyOf(const ManifestChange &change)
{
    return change.where.join(QLatin1Char('\x1f')) + QLatin1Char('\x1e') + change.installedPath + QLatin1Char('\x1e')
        + change.path;
}

} // namespace

void MeaningModel::setTicks(ReviewTicks *ticks)
{
    m_ticks = ticks;
}

void MeaningModel::setHeads(const QString &before, const QString &after)
{
    if (m_before == before && m_after == after)
        return;
    m_before = before;
    m_after = after;
    Q_EMIT headerDataChanged(Qt::Horizontal, int(Column::Before), int(Column::After));
    // A screen reader hears the head with each of its cells.
    for (int group = 0; group < rowCount(); ++group) {
        const QModelIndex parent = index(group, 0);
        if (const int rows = rowCount(parent); rows > 0)
            Q_EMIT dataChanged(index(0, int(Column::Before), parent), index(rows - 1, int(Column::After), parent));
    }
}

void MeaningModel::setDiff(const DiffSummary &engine, const QList<Refusal> &refusals)
{
    const DiffSummary summary = withPairedBindings(engine);
    std::vector<Branch> branches;
    for (const DiffGroup &group : summary.groups) {
        Branch branch{word(group.section), {}, {}, 0};
        branch.group.section = group.section;
        branch.group.counts = group.counts;
        branch.group.declared = group.declared;
        branch.group.isReviewed = m_ticks && m_ticks->isTicked(group.section);
        for (const DiffEntry &entry : group.entries) {
            MeaningRow row{entry, {}, false};
            for (qsizetype i = 0; i < refusals.size(); ++i) {
                if (belongs(refusals[i], entry.change)) {
                    row.refusals.append(int(i));
                    row.isRefused = row.isRefused || refusals[i].severity == Severity::Refusal;
                }
            }
            branch.group.refused += row.isRefused ? 1 : 0;
            branch.rows.push_back({keyOf(entry.change), row});
        }
        QStringList unchanged = group.entries.isEmpty() ? group.names : QStringList();
        unchanged.removeDuplicates();
        for (const QString &name : std::as_const(unchanged)) {
            MeaningRow row;
            row.declared = name;
            branch.rows.push_back({QStringLiteral("declared/") + name, row});
        }
        branches.push_back(std::move(branch));
    }
    if (!summary.equated.isEmpty()) {
        Branch branch{QStringLiteral("equated"), {}, {}, 0};
        branch.group.equated = int(summary.equated.size());
        for (const ManifestChange &change : summary.equated) {
            if (branch.group.firstEquated.size() < mostEquatedNamed)
                branch.group.firstEquated.append(
                    tr("%1 (%2)", "what is equal, why").arg(DiffWords::what(change), DiffWords::likeness(change)));
            branch.rows.push_back({keyOf(change), {{change, {}}, {}, false}});
        }
        branches.push_back(std::move(branch));
    }
    setBranches(std::move(branches));
}

DiffCounts MeaningModel::counts() const
{
    DiffCounts all;
    for (const Branch &branch : branches()) {
        all.added += branch.group.counts.added;
        all.removed += branch.group.counts.removed;
        all.changed += branch.group.counts.changed;
        all.widens += branch.group.counts.widens;
    }
    return all;
}

int MeaningModel::sectionsWithChanges() const
{
    return int(
        std::count_if(branches().begin(), branches().end(), [](const Branch &branch) { return branch.group.hasChanges(); }));
}

int MeaningModel::reviewedSections() const
{
    return int(std::count_if(branches().begin(), branches().end(),
                             [](const Branch &branch) { return branch.group.hasChanges() && branch.group.isReviewed; }));
}

int MeaningModel::refusedRows() const
{
    int refused = 0;
    for (const Branch &branch : branches())
        refused += branch.group.refused;
    return refused;
}

int MeaningModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() && parent.internalId() != 0 ? 0 : columns;
}

QString MeaningModel::sectionNote(const MeaningSection &section) const
{
    if (!section.section) {
        QStringList few = section.firstEquated;
        if (few.size() < section.equated)
            few.append(QStringLiteral("…"));
        return tr("%1: %2", "how many, the first of them").arg(section.equated).arg(few.join(QStringLiteral(", ")));
    }
    if (section.hasChanges())
        return DiffWords::counts(section.counts);
    return tr("%n declared, unchanged", nullptr, section.declared);
}

QString MeaningModel::sectionText(const MeaningSection &section, Column column) const
{
    switch (column) {
    case Column::What:
        return section.section ? DiffWords::section(*section.section) : tr("Treated as equal");
    case Column::Reach:
        return section.counts.widens > 0 ? tr("%n widen(s) reach", nullptr, section.counts.widens) : QString();
    case Column::Checks:
        return section.section && section.hasChanges() ? tr("Reviewed") : QString();
    case Column::Before:
    case Column::After:
        break;
    }
    return {};
}

QString MeaningModel::rowText(const MeaningRow &row, Column column) const
{
    const ManifestChange &change = row.entry.change;
    if (!row.declared.isEmpty())
        return column == Column::What ? row.declared : QString();
    switch (column) {
    case Column::What:
        return tr("%1: %2", "Added, Removed or Changed; what").arg(DiffWords::kind(change.kind), DiffWords::what(change));
    case Column::Before:
        return DiffWords::value(change.before);
    case Column::After:
        return DiffWords::value(change.after);
    case Column::Reach:
        return change.kind == ChangeKind::Equated ? DiffWords::likeness(change)
            : row.entry.widens.isEmpty()          ? QString()
                                                  : tr("Widens reach");
    case Column::Checks:
        return row.isRefused ? tr("Refused") : !row.refusals.isEmpty() ? tr("Warning") : QString();
    }
    return {};
}

QVariant MeaningModel::sectionData(const QModelIndex &index, int role) const
{
    const MeaningSection &section = branchOf(index).group;
    const auto column = Column(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return sectionText(section, column);
    case Qt::CheckStateRole:
        if (column == Column::Checks && section.section && section.hasChanges() && m_ticks)
            return int(section.isReviewed ? Qt::Checked : Qt::Unchecked);
        return {};
    case NoteRole:
        return column == Column::What ? sectionNote(section) : QString();
    case Qt::ToolTipRole:
        return column == Column::What ? sectionNote(section) : sectionText(section, column);
    case Qt::AccessibleTextRole: {
        if (column != Column::What)
            return sectionText(section, column);
        QStringList parts{sectionText(section, Column::What), sectionNote(section)};
        if (section.counts.widens > 0)
            parts.append(sectionText(section, Column::Reach));
        if (section.isReviewed && section.hasChanges())
            parts.append(tr("reviewed"));
        return parts.join(QStringLiteral(", "));
    }
    case IconRole:
        return column == Column::Reach && section.counts.widens > 0 ? QStringLiteral("widen") : QString();
    case IconStateRole:
        return int(DiffTone::Widens);
    case StrongRole:
        return column == Column::What && section.hasChanges();
    default:
        return {};
    }
}

QVariant MeaningModel::rowData(const QModelIndex &index, int role) const
{
    const MeaningRow &entry = row(index);
    const ManifestChange &change = entry.entry.change;
    const auto column = Column(index.column());
    if (!entry.declared.isEmpty())
        return declaredData(entry, column, role);
    switch (role) {
    case Qt::DisplayRole:
        return rowText(entry, column);
    case Qt::ToolTipRole:
        if (column == Column::Reach && !entry.entry.widens.isEmpty())
            return DiffWords::widens(entry.entry.widens);
        return rowText(entry, column);
    case Qt::AccessibleTextRole: {
        if (column != Column::What)
            return tr("%1: %2", "column: value")
                .arg(headerData(index.column(), Qt::Horizontal).toString(), rowText(entry, column));
        QStringList parts{tr("%1, before %2, after %3", "what changed")
                              .arg(rowText(entry, Column::What), rowText(entry, Column::Before), rowText(entry, Column::After))};
        for (const Column more : {Column::Reach, Column::Checks}) {
            if (const QString text = rowText(entry, more); !text.isEmpty())
                parts.append(text);
        }
        return parts.join(QStringLiteral(", "));
    }
    case IconRole:
        return column == Column::What ? DiffWords::kindIcon(change.kind) : QString();
    case IconStateRole:
        return int(change.kind == ChangeKind::Added         ? DiffTone::Added
                       : change.kind == ChangeKind::Removed ? DiffTone::Removed
                       : change.kind == ChangeKind::Changed ? DiffTone::Changed
                                                            : DiffTone::Plain);
    case BadgeRole:
        return (column == Column::Reach && !entry.entry.widens.isEmpty()) || (column == Column::Checks && entry.isRefused);
    case StateRole:
        return int(column == Column::Checks ? StateName::Refused : StateName::WidensReach);
    case FixedFontRole:
        return column == Column::Before || column == Column::After;
    case SecondaryRole:
        return change.kind == ChangeKind::Equated;
    case LineRole:
        return change.lines.line;
    case InstalledLineRole:
        return change.installedLines.line;
    default:
        return {};
    }
}

QVariant MeaningModel::declaredData(const MeaningRow &entry, Column column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return rowText(entry, column);
    case Qt::AccessibleTextRole:
        return column == Column::What ? tr("%1, unchanged", "a declared name").arg(entry.declared) : QString();
    case FixedFontRole:
        return column == Column::What;
    case SecondaryRole:
    case IsDeclaredRole:
        return true;
    default:
        return {};
    }
}

QVariant MeaningModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.column() >= columns)
        return {};
    if (role == IsGroupRole)
        return isGroup(index);
    if (role == IdRole)
        return isGroup(index) ? branchOf(index).key : branchOf(index).rows[size_t(index.row())].key;
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignLeading | Qt::AlignVCenter);
    return isGroup(index) ? sectionData(index, role) : rowData(index, role);
}

bool MeaningModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::CheckStateRole || !data(index, Qt::CheckStateRole).isValid())
        return false;
    MeaningSection &section = mutableBranches()[size_t(index.row())].group;
    section.isReviewed = value.toInt() == Qt::Checked;
    m_ticks->tick(*section.section, section.isReviewed);
    touch(index.row(), {});
    Q_EMIT reviewedChanged();
    return true;
}

Qt::ItemFlags MeaningModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = QAbstractItemModel::flags(index);
    if (index.isValid() && data(index, Qt::CheckStateRole).isValid())
        flags |= Qt::ItemIsUserCheckable;
    return flags;
}

QVariant MeaningModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columns)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignLeading | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole && role != Qt::ToolTipRole)
        return {};
    switch (Column(section)) {
    case Column::What:
        return tr("What changed");
    case Column::Before:
        return m_before.isEmpty() ? tr("Before") : m_before;
    case Column::After:
        return m_after.isEmpty() ? tr("After") : m_after;
    case Column::Reach:
        return tr("Reach");
    case Column::Checks:
        return tr("Checks");
    }
    return {};
}

} // namespace oz0
