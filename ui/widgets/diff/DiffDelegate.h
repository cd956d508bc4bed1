// Paints the cells of the diff's lists and trees: an icon in its tone, a badge, a tick, text.
#pragma once

#include "models/diff/DiffRoles.h"
#include "ui/Theme.h"
#include "ui/widgets/CellDelegate.h"

namespace oz0 {

Token tokenOf(DiffTone tone);

/// Leaves folders out before it cuts the file's name: "src/…/server.py".
QString elidedPath(const QFontMetrics &metrics, const QString &path, int width);

class DiffDelegate : public CellDelegate
{
    Q_OBJECT
public:
    using CellDelegate::CellDelegate;

    /// A tree's rows begin so much before their indentation ends.
    void setOutdent(int pixels) { m_outdent = pixels; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    void paintContent(QPainter *painter, const QRect &rect, const QStyleOptionViewItem &option,
                      const QModelIndex &index) const override;
    int contentWidth(const QModelIndex &index) const override;
    bool editorEvent(QEvent *, QAbstractItemModel *, const QStyleOptionViewItem &, const QModelIndex &) override { return false; }

private:
    QFont fontFor(const QModelIndex &index) const;
    void paintTick(QPainter *painter, const QRect &box, bool isTicked, const QColor &edge) const;

    int m_outdent = 0;
};

} // namespace oz0
