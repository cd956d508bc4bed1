#include "ui/widgets/ElidedField.h"

#include "ui/Theme.h"

#include <QPainter>
#include <QStyle>
#include <QStyleOptionFrame>

namespace oz0 {

ElidedField::ElidedField(QWidget *parent) : QLineEdit(parent)
{
    setReadOnly(true);
    setTextMargins(size::insideGroup - 2, 0, 0, 0);
}

void ElidedField::paintEvent(QPaintEvent *event)
{
    QStyleOptionFrame option;
    initStyleOption(&option);
    const QRect inner = style()->subElementRect(QStyle::SE_LineEditContents, &option, this);
    const int icon = size::iconButton + 2 * size::insideGroup;
    // Commands stay left-to-right, so that the copy action's side is the only thing the direction changes.
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const QRect box = inner.adjusted(mirrored ? icon : size::insideGroup, 0, mirrored ? -size::insideGroup : -icon, 0);
    if (hasFocus() || fontMetrics().horizontalAdvance(text()) <= box.width()) {
        QLineEdit::paintEvent(event);
        return;
    }
    QPainter painter(this);
    style()->drawPrimitive(QStyle::PE_PanelLineEdit, &option, &painter, this);
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(box, int(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextSingleLine,
                     fontMetrics().elidedText(text(), Qt::ElideRight, box.width()));
}

} // namespace oz0
