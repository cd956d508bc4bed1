// What happened to one candidate, newest first: its part of the audit.
#pragma once

#include "core/domain/Audit.h"
#include "models/KeyedTableModel.h"

namespace oz0 {

class TimelineModel : public KeyedTableModel<qint64, AuditEntry>
{
    Q_OBJECT
public:
    enum class Column { At, Action, Actor, Detail };
    static constexpr int columns = int(Column::Detail) + 1;

    using KeyedTableModel::KeyedTableModel;
    void setEntries(const QList<AuditEntry> &entries);

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QString display(const AuditEntry &entry, Column column) const;
};

} // namespace oz0
