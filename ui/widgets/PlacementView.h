// The map of plugins and nodes: names at the left stay while the nodes scroll sideways; a shape for each thing that a plugin does.
#pragma once

#include "models/PlacementModel.h"
#include "ui/widgets/Table.h"

namespace oz0 {

/// Paints the shape of a placement in a cell of nodes.
void paintPlacement(QPainter *painter, const Theme &theme, const QRect &rect, Placement placement, const QColor *color = nullptr);

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
    void resizeEvent(QResizeEvent *event) override;

private:
    void arrange();

    const Theme &m_theme;
    PlacementModel &m_model;
    Table *m_names;
    Table *m_nodes;
    PlacementDelegate *m_delegate;
    NodeName m_node;
};

/// What the shapes mean, in a line.
class PlacementLegend : public QWidget
{
    Q_OBJECT
public:
    explicit PlacementLegend(const Theme &theme, QWidget *parent = nullptr);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
};

} // namespace oz0
