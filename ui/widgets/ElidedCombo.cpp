#include "ui/widgets/ElidedCombo.h"

#include "ui/Theme.h"

#include <QStyleOption>
#include <QStylePainter>

namespace oz0 {

namespace {
constexpr int least = 120;
}

ElidedCombo::ElidedCombo(QWidget *parent) : QComboBox(parent)
{
    setSizeAdjustPolicy(QComboBox::AdjustToContents);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
}

// What paintEvent() keeps free behind the text; what stands in it while nothing is chosen is a text, too.
QSize ElidedCombo::sizeHint() const
{
    QSize hint = QComboBox::sizeHint();
    if (!placeholderText().isEmpty()) {
        QStyleOptionComboBox option;
        initStyleOption(&option);
        const QSize content(option.fontMetrics.horizontalAdvance(placeholderText()), option.fontMetrics.height());
        hint = hint.expandedTo(style()->sizeFromContents(QStyle::CT_ComboBox, &option, content, this));
    }
    return hint + QSize(size::iconToWord, 0);
}

QSize ElidedCombo::minimumSizeHint() const
{
    return {qMin(least, sizeHint().width()), sizeHint().height()};
}

int ElidedCombo::widthOfCurrent() const
{
    QStyleOptionComboBox option;
    initStyleOption(&option);
    const int icon = option.currentIcon.isNull() ? 0 : option.iconSize.width() + size::iconToWord;
    const QSize content(option.fontMetrics.horizontalAdvance(option.currentText) + icon, option.fontMetrics.height());
    const QSize whole = style()->sizeFromContents(QStyle::CT_ComboBox, &option, content, this);
    return qMin(whole.width() + size::iconToWord, sizeHint().width());
}

void ElidedCombo::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    if (currentIndex() < 0)
        option.currentText = placeholderText();
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    const QRect field = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    const int icon = option.currentIcon.isNull() ? 0 : option.iconSize.width() + size::iconToWord;
    const int room = field.width() - icon - size::iconToWord;
    option.currentText = option.fontMetrics.elidedText(option.currentText, Qt::ElideMiddle, room);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

} // namespace oz0
