#include "ui/ConsoleStyle.h"

#include "ui/ControlRects.h"
#include "ui/Theme.h"

#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPlainTextEdit>
#include <QStyleOption>
#include <QTextEdit>
#include <QToolButton>

namespace oz0 {

namespace {

bool isPrimary(const QWidget *widget)
{
    return widget && widget->property("primary").toBool();
}

bool isEdited(const QWidget *widget)
{
    if (const auto *plain = qobject_cast<const QPlainTextEdit *>(widget))
        return !plain->isReadOnly();
    const auto *rich = qobject_cast<const QTextEdit *>(widget);
    return rich && !rich->isReadOnly();
}

constexpr int scrollBar = 12;
constexpr int leastThumb = 32;
constexpr int tickBox = 16;
constexpr int editIconMargin = 7; // and 3 that its button keeps: the icon starts where a text would
constexpr int comboSlack = 4;     // a combo box counts the ink of its entries; where one fits is told by their advance
constexpr int comboAround = 2 * size::controlPadding + size::insideGroup + size::iconTiny + 2 + comboSlack;
constexpr int spinAround = 2 * size::controlPadding + size::insideGroup + size::iconTiny + 2;

} // namespace

ConsoleStyle::ConsoleStyle(const Theme &theme) : QProxyStyle(QStringLiteral("Fusion")), m_theme(theme), m_controls(theme) { }

void ConsoleStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                                 const QWidget *widget) const
{
    switch (element) {
    case PE_PanelButtonCommand:
    case PE_PanelButtonBevel:
        m_controls.button(painter, *option, isPrimary(widget));
        return;
    case PE_PanelButtonTool:
        m_controls.toolPanel(painter, *option);
        return;
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
        m_controls.tick(painter, *option);
        return;
    case PE_PanelLineEdit: {
        const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
        if (frame && frame->lineWidth > 0)
            m_controls.field(painter, *option, option->state & State_ReadOnly);
        return;
    }
    case PE_FrameLineEdit:
    case PE_FrameFocusRect:
    case PE_FrameDefaultButton:
        return;
    case PE_FrameMenu:
    case PE_Frame:
        painter->setPen(m_theme.color(isEdited(widget) || (widget && widget->isWindow()) ? Token::Border : Token::Hair));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
        return;
    case PE_PanelScrollAreaCorner:
        painter->fillRect(option->rect, m_theme.color(Token::Window));
        return;
    case PE_PanelTipLabel:
        painter->setPen(m_theme.color(Token::Border));
        painter->setBrush(m_theme.color(Token::Base));
        painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
        return;
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void ConsoleStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    switch (element) {
    case CE_PushButtonBevel:
        m_controls.button(painter, *option, isPrimary(widget));
        return;
    case CE_PushButtonLabel:
        if (const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option)) {
            m_controls.buttonLabel(painter, *button, isPrimary(widget));
            return;
        }
        break;
    case CE_ToolButtonLabel:
        if (const auto *tool = qstyleoption_cast<const QStyleOptionToolButton *>(option);
            tool && m_controls.toolLabel(painter, *tool))
            return;
        break;
    case CE_ComboBoxLabel:
        if (const auto *combo = qstyleoption_cast<const QStyleOptionComboBox *>(option); combo && !combo->editable) {
            m_controls.comboLabel(painter, *combo, comboTextRect(*combo));
            return;
        }
        break;
    case CE_ProgressBar:
        // What has no end yet is the base style's, which moves it.
        if (const auto *bar = qstyleoption_cast<const QStyleOptionProgressBar *>(option);
            bar && bar->maximum > bar->minimum && !bar->textVisible) {
            m_controls.progress(painter, *bar);
            return;
        }
        break;
    case CE_Splitter:
        painter->fillRect(option->rect, m_theme.color(Token::Hair));
        return;
    case CE_MenuBarEmptyArea:
        painter->fillRect(option->rect, m_theme.color(Token::Header));
        return;
    case CE_MenuBarItem:
        if (const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option)) {
            const bool active = (item->state & State_Selected)
                && (item->state & (State_Sunken | State_HasFocus | State_MouseOver));
            painter->fillRect(item->rect, m_theme.color(active ? Token::Sel : Token::Header));
            const int flags = Qt::AlignCenter | Qt::TextSingleLine
                | (proxy()->styleHint(SH_UnderlineShortcut, option, widget, nullptr) ? Qt::TextShowMnemonic
                                                                                     : Qt::TextHideMnemonic);
            painter->setPen(m_theme.color(active ? Token::SelText : Token::Text));
            painter->drawText(item->rect, flags, item->text);
        }
        return;
    default:
        break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void ConsoleStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                                      const QWidget *widget) const
{
    const auto part = [&](SubControl which) { return proxy()->subControlRect(control, option, which, widget); };
    if (const auto *combo = qstyleoption_cast<const QStyleOptionComboBox *>(option); combo && control == CC_ComboBox) {
        m_controls.combo(painter, *combo, part(SC_ComboBoxArrow));
        return;
    }
    if (const auto *spin = qstyleoption_cast<const QStyleOptionSpinBox *>(option); spin && control == CC_SpinBox) {
        m_controls.spin(painter, *spin, part(SC_SpinBoxUp), part(SC_SpinBoxDown));
        return;
    }
    if (control == CC_ScrollBar) {
        const bool held = (option->state & State_Sunken) && (option->activeSubControls & SC_ScrollBarSlider);
        m_controls.scrollBar(painter, *option, part(SC_ScrollBarSlider), held);
        return;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

void ConsoleStyle::polish(QWidget *widget)
{
    QProxyStyle::polish(widget);
    if (qobject_cast<QToolButton *>(widget) && qobject_cast<QLineEdit *>(widget->parentWidget()))
        widget->installEventFilter(this);
    // Tooltips and message boxes are Qt's own labels, which would guess whether a name is markup.
    if (auto *label = qobject_cast<QLabel *>(widget); label && label->textFormat() == Qt::AutoText)
        label->setTextFormat(Qt::PlainText);
}

// A line edit paints its buttons' icons by the screen's pixels; a picture of the window may have more.
bool ConsoleStyle::eventFilter(QObject *watched, QEvent *event)
{
    auto *button = event->type() == QEvent::Paint ? qobject_cast<QToolButton *>(watched) : nullptr;
    if (!button || button->icon().isNull())
        return QProxyStyle::eventFilter(watched, event);
    QPainter painter(button);
    const QVariant opacity = button->property("opacity"); // the clear button's, which comes and goes
    painter.setOpacity(opacity.isValid() ? opacity.toDouble() : 1);
    QRect box(0, 0, size::iconButton, size::iconButton);
    box.moveCenter(button->rect().center());
    button->icon().paint(&painter, box, Qt::AlignCenter, button->isEnabled() ? QIcon::Normal : QIcon::Disabled);
    return true;
}

QIcon ConsoleStyle::standardIcon(StandardPixmap icon, const QStyleOption *option, const QWidget *widget) const
{
    if (icon == SP_LineEditClearButton)
        return m_theme.icon(QStringLiteral("close"), Token::Text2);
    return QProxyStyle::standardIcon(icon, option, widget);
}

QRect ConsoleStyle::subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part,
                                   const QWidget *widget) const
{
    QRect rect;
    if (option && controlRect(control, *option, part, &rect))
        return rect;
    return QProxyStyle::subControlRect(control, option, part, widget);
}

QRect ConsoleStyle::subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const
{
    if (element == SE_LineEditContents) {
        const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
        if (frame && frame->lineWidth > 0)
            return lineEditTextRect(frame->rect, widget);
    }
    return QProxyStyle::subElementRect(element, option, widget);
}

QSize ConsoleStyle::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &contents,
                                     const QWidget *widget) const
{
    QSize result = QProxyStyle::sizeFromContents(type, option, contents, widget);
    switch (type) {
    case CT_PushButton: {
        // The button has counted 4 px between icon and word.
        const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
        const bool hasBoth = button && !button->icon.isNull() && !button->text.isEmpty();
        const int more = hasBoth ? size::insideGroup - 4 : 0;
        return {contents.width() + 2 * size::controlPadding + more, size::control};
    }
    case CT_ToolButton: {
        const auto *tool = qstyleoption_cast<const QStyleOptionToolButton *>(option);
        if (tool && tool->toolButtonStyle == Qt::ToolButtonTextBesideIcon)
            return {contents.width() + 2 * size::insideGroup, size::control};
        return result;
    }
    case CT_LineEdit:
        return {contents.width() + 2 * size::controlPadding, size::control};
    case CT_ComboBox:
        return {contents.width() + comboAround, size::control};
    case CT_SpinBox:
        return {contents.width() + spinAround, size::control};
    case CT_MenuBarItem:
        return {contents.width() + 16, size::menuBar};
    default:
        return result;
    }
}

int ConsoleStyle::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    switch (metric) {
    case PM_ButtonIconSize:
    case PM_SmallIconSize:
        return size::iconButton;
    case PM_SplitterWidth:
        return size::splitterLine;
    case PM_ScrollBarExtent:
        return scrollBar;
    case PM_ScrollBarSliderMin:
        return leastThumb;
    case PM_ScrollView_ScrollBarSpacing:
        return 0;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
        return tickBox;
    case PM_CheckBoxLabelSpacing:
        return size::insideGroup;
    case PM_LineEditIconMargin:
        return editIconMargin;
    case PM_MenuBarPanelWidth:
    case PM_MenuBarVMargin:
    case PM_MenuBarItemSpacing:
        return 0;
    case PM_MenuBarHMargin:
        return 8;
    case PM_DefaultFrameWidth:
        return 1;
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
        return 0;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int ConsoleStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget, QStyleHintReturn *data) const
{
    if (hint == SH_ItemView_ShowDecorationSelected)
        return 1;
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons)
        return 1;
    if (hint == SH_UnderlineShortcut)
        return 0;
    return QProxyStyle::styleHint(hint, option, widget, data);
}

} // namespace oz0
