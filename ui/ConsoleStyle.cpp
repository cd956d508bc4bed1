#include "ui/ConsoleStyle.h"

#include "ui/Theme.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyleOption>
#include <QWidget>

namespace oz0 {

namespace {

bool isPrimary(const QWidget *widget)
{
    return widget && widget->property("primary").toBool();
}

} // namespace

ConsoleStyle::ConsoleStyle(const Theme &theme) : QProxyStyle(QStringLiteral("Fusion")), m_theme(theme) { }

void ConsoleStyle::drawButton(const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    const bool enabled = option->state & State_Enabled;
    const bool down = option->state & (State_Sunken | State_On);
    const bool over = enabled && (option->state & State_MouseOver);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF face = QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5);
    if (isPrimary(widget) && enabled) {
        painter->setPen(m_theme.color(Token::AccentFill));
        painter->setBrush(m_theme.color(Token::AccentFill));
    } else {
        painter->setPen(m_theme.color(enabled ? Token::Border : Token::Hair));
        painter->setBrush(m_theme.color(!enabled ? Token::Window : down ? Token::Sel : over ? Token::Hover : Token::Btn));
    }
    painter->drawRoundedRect(face, size::radius, size::radius);
    painter->restore();
}

void ConsoleStyle::drawField(const QStyleOption *option, QPainter *painter, bool readOnly) const
{
    const bool enabled = option->state & State_Enabled;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(m_theme.color(enabled || readOnly ? Token::Base : Token::Window));
    painter->setPen(m_theme.color(enabled ? Token::Border : Token::Hair));
    painter->drawRoundedRect(QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5), size::radius, size::radius);
    painter->restore();
}

void ConsoleStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                                 const QWidget *widget) const
{
    switch (element) {
    case PE_PanelButtonCommand:
    case PE_PanelButtonBevel:
        drawButton(option, painter, widget);
        return;
    case PE_PanelButtonTool:
        if (option->state & (State_MouseOver | State_Sunken | State_On)) {
            painter->save();
            painter->setRenderHint(QPainter::Antialiasing);
            painter->setPen(Qt::NoPen);
            painter->setBrush(m_theme.color(option->state & State_Sunken ? Token::Sel : Token::Hover));
            painter->drawRoundedRect(QRectF(option->rect).adjusted(1, 1, -1, -1), size::radius, size::radius);
            painter->restore();
        }
        return;
    case PE_PanelLineEdit: {
        const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
        if (frame && frame->lineWidth > 0)
            drawField(option, painter, option->state & State_ReadOnly);
        return;
    }
    case PE_FrameLineEdit:
    case PE_FrameFocusRect:
    case PE_FrameDefaultButton:
        return;
    case PE_Frame:
        painter->setPen(m_theme.color(Token::Hair));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
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
        drawButton(option, painter, widget);
        return;
    case CE_PushButtonLabel: {
        const bool isOn = (option->state & State_On) && (option->state & State_Enabled);
        if (const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option); button && (isPrimary(widget) || isOn)) {
            QStyleOptionButton copy(*button);
            const Token ink = isOn ? Token::SelText : option->state & State_Enabled ? Token::OnAccent : Token::Dis;
            copy.palette.setColor(QPalette::ButtonText, m_theme.color(ink));
            QProxyStyle::drawControl(element, &copy, painter, widget);
            return;
        }
        break;
    }
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
    case CE_FocusFrame:
        return;
    default:
        break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

QSize ConsoleStyle::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &contents,
                                     const QWidget *widget) const
{
    QSize result = QProxyStyle::sizeFromContents(type, option, contents, widget);
    switch (type) {
    case CT_PushButton:
        return {contents.width() + 2 * size::controlPadding, size::control};
    case CT_LineEdit:
    case CT_ComboBox:
        return {result.width(), size::control};
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
    case PM_FocusFrameHMargin:
    case PM_FocusFrameVMargin:
        return size::focusRing + size::focusGap;
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
