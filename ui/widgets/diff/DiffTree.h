// The diff's tree of groups and their rows: rows of 28 px, groups whose words run over the columns, ticks by key and pointer.
#pragma once

#include "ui/Theme.h"
#include "ui/widgets/diff/DiffSizes.h"

#include <QTimer>
#include <QTreeView>

namespace oz0 {

class DiffTree : public QTreeView
{
    Q_OBJECT
public:
    explicit DiffTree(const Theme &theme, QWidget *parent = nullptr);

    void setModel(QAbstractItemModel *model) override;
    /// Groups that come later are open or not; those that are there become so.
    void setOpen(bool open);
    /// Gives each column what it needs, and shares the rest by these weights (one for each column).
    void setWeights(const QList<int> &weights);
    /// Rows begin where the words of their group do, for a narrow pane.
    void setRowsUnderHeads(bool under);
    /// Goes to the row, not the group, after or before the current one; false when there is none.
    bool step(int by);
    bool canStep(int by) const { return stepTarget(by).isValid(); }

Q_SIGNALS:
    void chosen(const QModelIndex &index); ///< by Enter or double click

protected:
    void drawRow(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void drawBranches(QPainter *painter, const QRect &rect, const QModelIndex &index) const override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QModelIndex stepTarget(int by) const;
    bool toggleTick(const QModelIndex &index);
    void share();
    int widthOfShort(int column, int most) const;

    const Theme &m_theme;
    QList<int> m_weights;
    QTimer m_shareLater; ///< once for all that changes in one go
    QPersistentModelIndex m_hovered;
    bool m_open = true;
};

} // namespace oz0
