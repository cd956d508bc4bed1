// The cells of the candidates that are more than text: the state's badge and the bar of what is left.
#pragma once

#include "ui/widgets/MarkDelegates.h"

#include <QTimer>

namespace oz0 {

class Table;

class BadgeDelegate : public CellDelegate
{
    Q_OBJECT
public:
    using CellDelegate::CellDelegate;
    bool hasIcon(const QModelIndex &) const override { return true; }

protected:
    void paintContent(QPainter *painter, const QRect &rect, const QStyleOptionViewItem &option,
                      const QModelIndex &index) const override;
    int contentWidth(const QModelIndex &index) const override;
};

/// Bar, then the seconds; below 28 % in the warning colour and bold. While stale: the plain number.
class ExpiryDelegate : public CellDelegate
{
    Q_OBJECT
public:
    using CellDelegate::CellDelegate;

protected:
    void paintContent(QPainter *painter, const QRect &rect, const QStyleOptionViewItem &option,
                      const QModelIndex &index) const override;
    int contentWidth(const QModelIndex &index) const override;
};

/// What the next renewal would say: icon and word; what ends a candidate stands out.
class RenewalDelegate : public MarkDelegate
{
    Q_OBJECT
public:
    using MarkDelegate::MarkDelegate;

protected:
    CellMark markOf(const QModelIndex &index) const override;
};

/// Repaints the visible cells of one column each second, and nothing else.
class SecondTicker : public QObject
{
    Q_OBJECT
public:
    SecondTicker(Table &table, int column);

private:
    void repaint();

    Table &m_table;
    int m_column;
    QTimer m_timer;
};

} // namespace oz0
