#include "ui/widgets/ElidedField.h"

#include "ui/Theme.h"

#include <QPainter>
#include <QStyle>
#include <QStyleOptionFrame>

namespace oz0 {

ElidedField::ElidedField(QWidget *parent) : QLineEdit(parent)
{
    setReadOnly(true);
}

void ElidedField::paintEvent(QPaintEvent *event)
{
    QStyleOptionFrame option;
    initStyleOption(&option);
    const QRect inner = style()->subElementRect(QStyle::SE_LineEditContents, &option, this);
    constexpr int ownMargin = 2; // that a line edit keeps on either side of its text
    const int icon = size::iconButton + 2 * size::insideGroup;
    // Commands stay left-to-right, so that the copy action's side is the only thing the direction changes.
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const QRect box = inner.adjusted(mirrored ? icon : ownMargin, 0, mirrored ? -ownMargin : -icon, 0);
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
