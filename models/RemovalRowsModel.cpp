#include "models/RemovalRowsModel.h"

#include "models/Roles.h"
#include "models/Texts.h"

namespace oz0 {

RemovalRowsModel::RemovalRowsModel(const RemovalPresenter &removal, QObject *parent)
    : QAbstractTableModel(parent), m_removal(removal)
{
    connect(&removal, &RemovalPresenter::changed, this, [this] {
        if (rowCount() > 0)
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
    });
}

int RemovalRowsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_removal.rows().size());
}

int RemovalRowsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : columns;
}

QString RemovalRowsModel::what(const RemovalRow &row) const
{
    using Step = RemovalRow::Step;
    switch (row.step) {
    case Step::Stays:
        return tr("Stays: %1").arg(row.why);
    case Step::Ready:
        return row.nodes.isEmpty() ? tr("leaves no node") : tr("leaves %1").arg(Texts::joined(row.nodes));
    case Step::Waiting:
        return tr("waits");
    case Step::Sending:
        return tr("being sent");
    case Step::Ending: {
        QStringList open;
        for (const QString &node : row.nodes) {
            if (!row.confirmed.contains(node))
                open.append(node);
        }
        return tr("%1 of %2 nodes have confirmed; waiting for %3")
            .arg(row.confirmed.size())
            .arg(row.nodes.size())
            .arg(Texts::joined(open));
    }
    case Step::Silent:
        return row.why;
    case Step::Done:
        return row.why.isEmpty() ? tr("removed; %1 went back").arg(Texts::joined(row.nodes)) : row.why;
    case Step::Unknown:
        return tr("not known whether it was removed: %1").arg(row.why);
    case Step::Failed:
        return tr("failed: %1").arg(row.why);
    }
    return {};
}

QString RemovalRowsModel::display(const RemovalRow &row, Column column) const
{
    switch (column) {
    case Column::Candidate:
        return row.title;
    case Column::Id:
        return row.id.text();
    case Column::Owner:
        return row.owner.text();
    case Column::What:
        return what(row);
    }
    return {};
}

QVariant RemovalRowsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount() || index.column() >= columns)
        return {};
    const RemovalRow &row = m_removal.rows()[index.row()];
    const auto column = Column(index.column());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
    case SortRole:
        return display(row, column);
    case Qt::AccessibleTextRole:
        return column == Column::Candidate
            ? tr("%1, owner %2, %3", "candidate, owner, what").arg(row.title, row.owner.text(), what(row))
            : display(row, column);
    case Qt::TextAlignmentRole:
        return int(Qt::AlignLeading | Qt::AlignVCenter);
    case IdRole:
        return row.id.text();
    case StateRole:
        return int(row.step);
    case FixedFontRole:
        return column == Column::Id || column == Column::Owner;
    case ElideMiddleRole:
        return column == Column::Id || column == Column::Owner;
    case SecondaryRole:
        return row.step == RemovalRow::Step::Stays;
    case MarkRole:
        return -1;
    default:
        return {};
    }
}

QVariant RemovalRowsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::AccessibleTextRole))
        return {};
    switch (Column(section)) {
    case Column::Candidate:
        return tr("Candidate");
    case Column::Id:
        return tr("ID");
    case Column::Owner:
        return tr("Owner");
    case Column::What:
        return tr("What happens");
    }
    return {};
}

} // namespace oz0
