#include "ui/ControlRects.h"

#include "ui/Theme.h"

#include <QLineEdit>
#include <QStyleOption>
#include <QToolButton>

namespace oz0 {

namespace {

constexpr int arrowStrip = size::controlPadding + size::iconTiny + size::controlPadding;
constexpr int stepStrip = size::controlPadding / 2 + size::iconTiny + size::controlPadding / 2;
constexpr int ownMargin = 2; // that a line edit keeps on either side of its text
constexpr int editPadding = size::controlPadding - ownMargin;
constexpr int editPaddingAtIcon = 3; // the icon's button has air of its own
constexpr int leastThumb = 32;

bool comboRect(const QStyleOptionComboBox &option, QStyle::SubControl part, QRect *rect)
{
    const QRect all = option.rect;
    const QRect arrow(all.right() - arrowStrip + 1, all.top(), arrowStrip, all.height());
    switch (part) {
    case QStyle::SC_ComboBoxFrame:
        *rect = all;
        return true;
    case QStyle::SC_ComboBoxArrow:
        *rect = QStyle::visualRect(option.direction, all, arrow);
        return true;
    case QStyle::SC_ComboBoxEditField:
        *rect = QStyle::visualRect(option.direction, all, all.adjusted(editPadding, 1, -arrowStrip, -1));
        return true;
    default:
        return false;
    }
}

bool spinRect(const QStyleOptionSpinBox &option, QStyle::SubControl part, QRect *rect)
{
    const QRect all = option.rect;
    const int strip = option.buttonSymbols == QAbstractSpinBox::NoButtons ? 0 : stepStrip;
    const int half = all.height() / 2;
    switch (part) {
    case QStyle::SC_SpinBoxFrame:
        *rect = all;
        return true;
    case QStyle::SC_SpinBoxUp:
        *rect = QRect(all.right() - strip, all.top() + 1, strip, half - 1);
        break;
    case QStyle::SC_SpinBoxDown:
        *rect = QRect(all.right() - strip, all.top() + half, strip, all.height() - half - 1);
        break;
    case QStyle::SC_SpinBoxEditField:
        *rect = all.adjusted(editPadding, 1, -strip - 1, -1);
        break;
    default:
        return false;
    }
    *rect = QStyle::visualRect(option.direction, all, *rect);
    return true;
}

// A thumb stands for as much of the bar as the page is of the whole, but can be grasped.
QRect thumbRect(const QStyleOptionSlider &option)
{
    const QRect all = option.rect;
    const bool lies = option.orientation == Qt::Horizontal;
    const int length = lies ? all.width() : all.height();
    const qint64 range = qint64(option.maximum) - option.minimum;
    const qint64 share = range + option.pageStep > 0 ? qint64(length) * option.pageStep / (range + option.pageStep) : length;
    const int thumb = range <= 0 ? length : qMin(length, qMax(leastThumb, int(share)));
    const int start = QStyle::sliderPositionFromValue(option.minimum, option.maximum, option.sliderPosition, length - thumb,
                                                      option.upsideDown);
    return lies ? QRect(all.left() + start, all.top(), thumb, all.height())
                : QRect(all.left(), all.top() + start, all.width(), thumb);
}

bool barRect(const QStyleOptionSlider &option, QStyle::SubControl part, QRect *rect)
{
    const QRect all = option.rect;
    const QRect thumb = thumbRect(option);
    const bool lies = option.orientation == Qt::Horizontal;
    QRect before = all;
    QRect after = all;
    if (lies) {
        before.setRight(thumb.left() - 1);
        after.setLeft(thumb.right() + 1);
    } else {
        before.setBottom(thumb.top() - 1);
        after.setTop(thumb.bottom() + 1);
    }
    switch (part) {
    case QStyle::SC_ScrollBarSlider:
        *rect = thumb;
        break;
    case QStyle::SC_ScrollBarGroove:
        *rect = all;
        break;
    case QStyle::SC_ScrollBarSubPage:
        *rect = before;
        break;
    case QStyle::SC_ScrollBarAddPage:
        *rect = after;
        break;
    default:
        *rect = QRect(); // no arrows
        return true;
    }
    if (lies)
        *rect = QStyle::visualRect(option.direction, all, *rect);
    return true;
}

} // namespace

QRect comboTextRect(const QStyleOptionComboBox &option)
{
    return QStyle::visualRect(option.direction, option.rect, option.rect.adjusted(size::controlPadding, 1, -arrowStrip, -1));
}

bool controlRect(QStyle::ComplexControl control, const QStyleOptionComplex &option, QStyle::SubControl part, QRect *rect)
{
    switch (control) {
    case QStyle::CC_ComboBox:
        if (const auto *combo = qstyleoption_cast<const QStyleOptionComboBox *>(&option))
            return comboRect(*combo, part, rect);
        return false;
    case QStyle::CC_SpinBox:
        if (const auto *spin = qstyleoption_cast<const QStyleOptionSpinBox *>(&option))
            return spinRect(*spin, part, rect);
        return false;
    case QStyle::CC_ScrollBar:
        if (const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(&option))
            return barRect(*bar, part, rect);
        return false;
    default:
        return false;
    }
}

QRect lineEditTextRect(const QRect &frame, const QWidget *edit)
{
    int left = editPadding;
    int right = editPadding;
    const auto buttons = edit ? edit->findChildren<QToolButton *>(QString(), Qt::FindDirectChildrenOnly) : QList<QToolButton *>();
    for (const QToolButton *button : buttons) {
        if (button->isVisibleTo(edit))
            (button->geometry().center().x() < edit->width() / 2 ? left : right) = editPaddingAtIcon;
    }
    return frame.adjusted(left, 1, -right, -1);
}

} // namespace oz0
