// The refusals and warnings of a side, as they stand in the margin of its plugin.yaml.
#pragma once

#include "core/domain/Refusal.h"
#include "models/KeyedTableModel.h"
#include "models/diff/DiffRoles.h"

namespace oz0 {

/// In the order of the verdict, refusals first; the key is the place in that order.
class DiffRefusalsModel : public KeyedTableModel<int, Refusal>
{
    Q_OBJECT
public:
    enum class Column { What, Line };
    static constexpr int columns = int(Column::Line) + 1;

    using KeyedTableModel::KeyedTableModel;

    void setRefusals(const QList<Refusal> &refusals);
    QList<Refusal> refusals() const;
    int refused() const;              ///< without the warnings
    QString countText() const;        ///< "2 refusals and 1 warning"
    QString placeText(int row) const; ///< "Refusal 2 of 2"
    static QString lineNumber(const Refusal &refusal);
    static QString lineText(const Refusal &refusal);

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
};

} // namespace oz0
