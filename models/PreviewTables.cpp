#include "models/PreviewTables.h"

#include "models/PreviewTexts.h"
#include "models/Roles.h"
#include "models/Texts.h"

#include <algorithm>

namespace oz0 {

namespace {

const QStringList kinds{QStringLiteral("agent"), QStringLiteral("flow"), QStringLiteral("tool"), QStringLiteral("connection")};

constexpr int leading = int(Qt::AlignLeading | Qt::AlignVCenter);
constexpr int trailing = int(Qt::AlignTrailing | Qt::AlignVCenter);

} // namespace

void PreviewNamesModel::setNames(const QList<NameUse> &names)
{
    std::vector<Entry> rows;
    for (const NameUse &name : names) {
        const QString key = QStringLiteral("%1 %2").arg(kinds.indexOf(name.kind)).arg(name.name);
        rows.push_back({key, std::make_shared<const NameUse>(name)});
    }
    setAll(std::move(rows));
}

int PreviewNamesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : columns;
}

QVariant PreviewNamesModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount() || index.column() >= columns)
        return {};
    const NameUse &name = at(index.row());
    const bool isName = Column(index.column()) == Column::Name;
    switch (role) {
    case Qt::DisplayRole:
        return isName ? name.name : PreviewTexts::holder(name);
    case Qt::ToolTipRole:
        return tr("%1 %2: %3", "kind, name, holder").arg(PreviewTexts::kind(name.kind), name.name, PreviewTexts::holder(name));
    case Qt::AccessibleTextRole:
        return isName
            ? tr("%1 %2: %3", "kind, name, holder").arg(PreviewTexts::kind(name.kind), name.name, PreviewTexts::holder(name))
            : PreviewTexts::holder(name);
    case Qt::TextAlignmentRole:
        return leading;
    case IdRole:
        return keyAt(index.row());
    case SortRole:
        return keyAt(index.row());
    case StateRole:
        return int(name.holder == NameUse::Holder::Other ? StateName::Refused : StateName::Ready);
    case IconNameRole:
        if (isName)
            return name.kind == QLatin1String("connection") ? QStringLiteral("link") : name.kind;
        return name.holder == NameUse::Holder::Other ? QStringLiteral("refusals") : QStringLiteral("ready");
    case FixedFontRole:
        return isName;
    case ElideMiddleRole:
        return isName;
    default:
        return {};
    }
}

QVariant PreviewNamesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columns)
        return {};
    if (role == Qt::TextAlignmentRole)
        return leading;
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)
        return {};
    return Column(section) == Column::Name ? tr("Name or tool ID") : tr("In the tenant");
}

QList<ContractChange> contractChanges(const Verdict &verdict)
{
    QList<ContractChange> changes;
    for (const Refusal &refusal : verdict.refusals) {
        if (refusal.code == QLatin1String("install.contract_break"))
            changes.append({true, refusal.subject.name, Texts::refusal(refusal), refusal.line});
    }
    for (const Refusal &warning : verdict.warnings) {
        const bool isTold = std::any_of(changes.begin(), changes.end(),
                                        [&warning](const ContractChange &c) { return c.subject == warning.subject.name; });
        if (warning.code == QLatin1String("contract.changed") && !isTold)
            changes.append({false, warning.subject.name, Texts::refusal(warning), warning.line});
    }
    return changes;
}

void ContractChangesModel::setChanges(const QList<ContractChange> &changes)
{
    std::vector<Entry> rows;
    for (const ContractChange &change : changes) {
        const QString key = QStringLiteral("%1 %2 %3")
                                .arg(change.isBreaking ? 0 : 1)
                                .arg(change.line, 9, 10, QLatin1Char('0'))
                                .arg(change.subject);
        rows.push_back({key, std::make_shared<const ContractChange>(change)});
    }
    setAll(std::move(rows));
}

int ContractChangesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : columns;
}

QVariant ContractChangesModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount() || index.column() >= columns)
        return {};
    const ContractChange &change = at(index.row());
    const auto column = Column(index.column());
    const QString kind = change.isBreaking ? tr("Breaking") : tr("Compatible");
    switch (role) {
    case Qt::DisplayRole:
        switch (column) {
        case Column::Change:
            return kind;
        case Column::Subject:
            return change.subject;
        case Column::Differs:
            return change.differs;
        case Column::Line:
            return change.line > 0 ? Texts::number(change.line) : QString();
        }
        return {};
    case Qt::ToolTipRole:
        return change.differs;
    case Qt::AccessibleTextRole:
        if (column == Column::Change)
            return change.line > 0 ? tr("%1: %2, line %3", "kind: what differs, line").arg(kind, change.differs).arg(change.line)
                                   : tr("%1: %2", "kind: what differs").arg(kind, change.differs);
        return column == Column::Line && change.line == 0 ? tr("no line") : data(index, Qt::DisplayRole);
    case Qt::TextAlignmentRole:
        return column == Column::Line ? trailing : leading;
    case IdRole:
        return keyAt(index.row());
    case SortRole:
        return column == Column::Line ? QVariant(change.line) : QVariant(keyAt(index.row()));
    case StateRole:
        return int(change.isBreaking ? StateName::WidensReach : StateName::Ready);
    case IconNameRole:
        if (column != Column::Change)
            return {};
        return change.isBreaking ? QStringLiteral("warning") : QStringLiteral("ready");
    case FixedFontRole:
        return column == Column::Subject;
    default:
        return {};
    }
}

QVariant ContractChangesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columns)
        return {};
    if (role == Qt::TextAlignmentRole)
        return Column(section) == Column::Line ? trailing : leading;
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)
        return {};
    switch (Column(section)) {
    case Column::Change:
        return tr("Change");
    case Column::Subject:
        return tr("Tool, agent or flow");
    case Column::Differs:
        return tr("What differs");
    case Column::Line:
        return tr("Line");
    }
    return {};
}

} // namespace oz0
