// The map of plugins and nodes: names at the left stay while the nodes scroll sideways; a shape for each thing that a plugin does.
#pragma once

#include "models/PlacementModel.h"
#include "ui/widgets/CellDelegate.h"
#include "ui/widgets/Table.h"

namespace oz0 {

/// Paints the shape of a placement in a cell of nodes.
void paintPlacement(QPainter *painter, const Theme &theme, const QRect &rect, Placement placement, const QColor *color = nullptr);

class TableHeader;

class PlacementDelegate : public CellDelegate
{
    Q_OBJECT
public:
    PlacementDelegate(const Theme &theme, QObject *parent = nullptr) : CellDelegate(theme, parent) { }
    void setNode(int column) { m_column = column; }

protected:
    void paintContent(QPainter *painter, const QRect &rect, const QStyleOptionViewItem &option,
                      const QModelIndex &index) const override;

private:
    int m_column = -1; ///< of the selected node
};

/// Selection is by node: a click names the node of its column.
class PlacementView : public QWidget
{
    Q_OBJECT
public:
    PlacementView(const Theme &theme, PlacementModel &model, QWidget *parent = nullptr);
    void setNode(const NodeName &node); ///< shown as the selected one, and scrolled to
    QString shownText() const;          ///< "8 of 14 plugins, 15 of 40 nodes shown"

Q_SIGNALS:
    void nodeChosen(const oz0::NodeName &node);
    void shownChanged();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void arrange();

    const Theme &m_theme;
    PlacementModel &m_model;
    Table *m_names;
    Table *m_nodes;
    PlacementDelegate *m_delegate;
    TableHeader *m_head; ///< of the nodes
    NodeName m_node;
};

/// What the shapes mean, in a line.
class PlacementLegend : public QWidget
{
    Q_OBJECT
public:
    PlacementLegend(const Theme &theme, const PlacementModel &model, QWidget *parent = nullptr);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {1, size::row}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    /// All of them where there is room; else those that stand somewhere.
    QList<Placement> shown() const;
    int widthOf(const QList<Placement> &placements) const;

    const Theme &m_theme;
    const PlacementModel &m_model;
};

} // namespace oz0
