// The candidates of a removal as a table: what leaves, what stays and why, and how far each has come.
#pragma once

#include "models/presenters/RemovalPresenter.h"

#include <QAbstractTableModel>

namespace oz0 {

/// Its rows are fixed (U9); only what stands in them changes. StateRole is the row's RemovalRow::Step.
class RemovalRowsModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum class Column { Candidate, Id, Owner, What };
    static constexpr int columns = int(Column::What) + 1;

    explicit RemovalRowsModel(const RemovalPresenter &removal, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QString display(const RemovalRow &row, Column column) const;
    QString what(const RemovalRow &row) const;

    const RemovalPresenter &m_removal;
};

} // namespace oz0
