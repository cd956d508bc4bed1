#include "models/TimelineModel.h"

#include "models/Roles.h"
#include "models/Texts.h"

namespace oz0 {

// The key is the negated number in the chain, so that the newest stands first.
void TimelineModel::setEntries(const QList<AuditEntry> &list)
{
    std::vector<Entry> rows;
    for (const AuditEntry &entry : list)
        rows.push_back({-entry.seq, std::make_shared<const AuditEntry>(entry)});
    setAll(std::move(rows));
}

int TimelineModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : columns;
}

QString TimelineModel::display(const AuditEntry &entry, Column column) const
{
    switch (column) {
    case Column::At:
        return Texts::dateAndTime(entry.at);
    case Column::Action:
        return Texts::auditAction(entry);
    case Column::Actor:
        return entry.actor.text();
    case Column::Detail:
        return Texts::auditDetail(entry);
    }
    return {};
}

QVariant TimelineModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount() || index.column() >= columns)
        return {};
    const AuditEntry &entry = at(index.row());
    const auto column = Column(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return display(entry, column);
    case Qt::ToolTipRole:
        return column == Column::At ? Texts::utc(entry.at) : display(entry, column);
    case Qt::AccessibleTextRole:
        if (column == Column::At)
            return tr("%1: %2 by %3. %4", "time: action by actor. detail")
                .arg(display(entry, Column::At), display(entry, Column::Action), display(entry, Column::Actor),
                     display(entry, Column::Detail));
        return tr("%1: %2", "column: value").arg(headerData(index.column(), Qt::Horizontal).toString(), display(entry, column));
    case Qt::TextAlignmentRole:
        return int(Qt::AlignLeading | Qt::AlignVCenter);
    case IdRole:
        return QString::number(entry.seq);
    case SortRole:
        return qlonglong(entry.seq);
    case FixedFontRole:
        return column == Column::Actor;
    case ElideMiddleRole:
        return column == Column::Actor;
    case SecondaryRole:
        return column == Column::Detail || column == Column::At;
    case MarkRole:
        return -1;
    default:
        return {};
    }
}

QVariant TimelineModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columns)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignLeading | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)
        return {};
    switch (Column(section)) {
    case Column::At:
        return tr("Time");
    case Column::Action:
        return tr("What");
    case Column::Actor:
        return tr("Who");
    case Column::Detail:
        return tr("Why");
    }
    return {};
}

} // namespace oz0
