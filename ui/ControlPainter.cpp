#include "ui/ControlPainter.h"

#include "ui/Icons.h"
#include "ui/Theme.h"

#include <QFontInfo>
#include <QPainter>
#include <QStyleOption>

namespace oz0 {

namespace {

constexpr int iconToWord = size::insideGroup;
constexpr int thumbMargin = 3;

QRectF insideOf(const QRect &rect)
{
    return QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5);
}

bool isEnabled(const QStyleOption &option)
{
    return option.state & QStyle::State_Enabled;
}

bool isDown(const QStyleOption &option)
{
    return isEnabled(option) && (option.state & (QStyle::State_Sunken | QStyle::State_On));
}

bool isOver(const QStyleOption &option)
{
    return isEnabled(option) && (option.state & QStyle::State_MouseOver);
}

constexpr int wordFlags = int(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextSingleLine | Qt::TextHideMnemonic | Qt::TextDontClip;

int widthOf(const QPainter &painter, const QString &words)
{
    return painter.fontMetrics().size(Qt::TextSingleLine | Qt::TextShowMnemonic, words).width();
}

// Words as wide as their room stay whole: elidedText() would count the part of a pixel that a width in whole pixels leaves out.
QString fitted(const QPainter &painter, const QString &words, int room, int flags, Qt::TextElideMode mode = Qt::ElideRight)
{
    const QFontMetrics metrics = painter.fontMetrics();
    const bool fits = metrics.size(Qt::TextSingleLine | flags, words).width() <= room;
    return fits ? words : metrics.elidedText(words, mode, room, flags);
}

} // namespace

void ControlPainter::button(QPainter *painter, const QStyleOption &option, bool primary) const
{
    const bool enabled = isEnabled(option);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (primary && enabled) {
        painter->setPen(m_theme.color(Token::AccentFill));
        painter->setBrush(m_theme.color(Token::AccentFill));
    } else {
        painter->setPen(m_theme.color(enabled ? Token::Border : Token::Hair));
        painter->setBrush(m_theme.color(!enabled             ? Token::Window
                                            : isDown(option) ? Token::Sel
                                            : isOver(option) ? Token::Hover
                                                             : Token::Btn));
    }
    painter->drawRoundedRect(insideOf(option.rect), size::radius, size::radius);
    painter->restore();
}

void ControlPainter::buttonLabel(QPainter *painter, const QStyleOptionButton &option, bool primary) const
{
    const Token ink = !isEnabled(option) ? Token::Dis : primary ? Token::OnAccent : isDown(option) ? Token::SelText : Token::Text;
    const bool hasMenu = option.features & QStyleOptionButton::HasMenu;
    const int icon = option.icon.isNull() ? 0 : option.iconSize.width();
    const int arrow = hasMenu ? iconToWord + size::iconTiny : 0;
    const int gap = icon > 0 && !option.text.isEmpty() ? iconToWord : 0;
    const QRect all = option.rect;
    const int room = all.width() - icon - gap - arrow;
    const int words = qMin(room, widthOf(*painter, option.text));
    const int left = all.left() + (room - words) / 2;
    const auto placed = [&](const QRect &part) { return QStyle::visualRect(option.direction, all, part); };
    if (icon > 0) {
        const QRect box(left, all.top() + (all.height() - option.iconSize.height()) / 2, icon, option.iconSize.height());
        paintTinted(painter, placed(box), option.icon, m_theme.color(ink));
    }
    painter->setPen(m_theme.color(ink));
    painter->drawText(placed(QRect(left + icon + gap, all.top(), words, all.height())), wordFlags,
                      fitted(*painter, option.text, words, Qt::TextShowMnemonic));
    if (hasMenu)
        chevron(painter, placed(QRect(left + icon + gap + words + iconToWord, all.top(), size::iconTiny, all.height())), "down",
                isEnabled(option));
}

void ControlPainter::toolPanel(QPainter *painter, const QStyleOption &option) const
{
    if (!isDown(option) && !isOver(option))
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(m_theme.color(isDown(option) ? Token::Sel : Token::Hover));
    painter->drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), size::radius, size::radius);
    painter->restore();
}

bool ControlPainter::toolLabel(QPainter *painter, const QStyleOptionToolButton &option) const
{
    if ((option.features & QStyleOptionToolButton::Arrow) || option.toolButtonStyle == Qt::ToolButtonTextUnderIcon)
        return false;
    const bool showsIcon = !option.icon.isNull() && option.toolButtonStyle != Qt::ToolButtonTextOnly;
    const QString text = option.toolButtonStyle == Qt::ToolButtonIconOnly && showsIcon ? QString() : option.text;
    const int icon = showsIcon ? option.iconSize.width() : 0;
    const int gap = icon > 0 && !text.isEmpty() ? iconToWord : 0;
    const QRect all = option.rect;
    painter->setFont(option.font);
    const int words = qMin(all.width() - icon - gap, widthOf(*painter, text));
    const int left = all.left() + (all.width() - icon - gap - words) / 2;
    const auto placed = [&](const QRect &part) { return QStyle::visualRect(option.direction, all, part); };
    if (showsIcon) {
        const QRect box(left, all.top() + (all.height() - option.iconSize.height()) / 2, icon, option.iconSize.height());
        option.icon.paint(painter, placed(box), Qt::AlignCenter, isEnabled(option) ? QIcon::Normal : QIcon::Disabled,
                          isDown(option) ? QIcon::On : QIcon::Off);
    }
    painter->setPen(m_theme.color(!isEnabled(option) ? Token::Dis : isDown(option) ? Token::SelText : Token::Text));
    painter->drawText(placed(QRect(left + icon + gap, all.top(), words, all.height())), wordFlags,
                      fitted(*painter, text, words, Qt::TextShowMnemonic));
    return true;
}

void ControlPainter::field(QPainter *painter, const QStyleOption &option, bool readOnly) const
{
    const bool enabled = isEnabled(option);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(m_theme.color(enabled || readOnly ? Token::Base : Token::Window));
    painter->setPen(m_theme.color(enabled ? Token::Border : Token::Hair));
    painter->drawRoundedRect(insideOf(option.rect), size::radius, size::radius);
    painter->restore();
}

// A box that cannot be ticked keeps its edge: what it says still counts.
void ControlPainter::tick(QPainter *painter, const QStyleOption &option) const
{
    const bool enabled = isEnabled(option);
    const bool half = option.state & QStyle::State_NoChange;
    const bool full = half || (option.state & QStyle::State_On);
    const QRectF box = insideOf(option.rect);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(m_theme.color(full && enabled ? Token::AccentFill : isOver(option) ? Token::Text : Token::Border));
    painter->setBrush(m_theme.color(!enabled ? Token::Window : full ? Token::AccentFill : Token::Base));
    painter->drawRoundedRect(box, size::radius, size::radius);
    if (full) {
        painter->setPen(
            QPen(m_theme.color(enabled ? Token::OnAccent : Token::Dis), 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter->setBrush(Qt::NoBrush);
        const auto at = [&box](double x, double y) {
            return QPointF(box.left() + x * box.width(), box.top() + y * box.height());
        };
        if (half)
            painter->drawLine(at(0.25, 0.5), at(0.75, 0.5));
        else
            painter->drawPolyline(QPolygonF{at(0.24, 0.53), at(0.43, 0.72), at(0.77, 0.31)});
    }
    painter->restore();
}

void ControlPainter::chevron(QPainter *painter, const QRect &rect, const char *name, bool enabled) const
{
    const QRect icon(rect.center().x() - size::iconTiny / 2 + 1, rect.center().y() - size::iconTiny / 2 + 1, size::iconTiny,
                     size::iconTiny);
    m_theme.paintIcon(painter, icon, QLatin1String(name), m_theme.color(enabled ? Token::Text2 : Token::Dis));
}

void ControlPainter::combo(QPainter *painter, const QStyleOptionComboBox &option, const QRect &arrow) const
{
    const bool enabled = isEnabled(option);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(m_theme.color(enabled ? Token::Border : Token::Hair));
    painter->setBrush(m_theme.color(!enabled ? Token::Window : !option.editable && isOver(option) ? Token::Hover : Token::Base));
    painter->drawRoundedRect(insideOf(option.rect), size::radius, size::radius);
    painter->restore();
    chevron(painter, arrow, "down", enabled);
}

// What stands in the fixed font is an ID or a path, of which the ends tell more than the middle.
void ControlPainter::comboLabel(QPainter *painter, const QStyleOptionComboBox &option, const QRect &text) const
{
    QRect room = text;
    const auto placed = [&](const QRect &part) { return QStyle::visualRect(option.direction, text, part); };
    if (!option.currentIcon.isNull()) {
        const QRect box(text.left(), text.top() + (text.height() - option.iconSize.height()) / 2, option.iconSize.width(),
                        option.iconSize.height());
        option.currentIcon.paint(painter, placed(box), Qt::AlignCenter, isEnabled(option) ? QIcon::Normal : QIcon::Disabled);
        room.setLeft(box.right() + 1 + iconToWord);
    }
    const bool isFixed = QFontInfo(painter->font()).family() == QFontInfo(m_theme.font(FontRole::Fixed)).family();
    painter->setPen(m_theme.color(isEnabled(option) ? Token::Text : Token::Dis));
    painter->drawText(placed(room),
                      int(QStyle::visualAlignment(option.direction, Qt::AlignLeft | Qt::AlignVCenter)) | Qt::TextSingleLine,
                      fitted(*painter, option.currentText, room.width(), 0, isFixed ? Qt::ElideMiddle : Qt::ElideRight));
}

void ControlPainter::spin(QPainter *painter, const QStyleOptionSpinBox &option, const QRect &up, const QRect &down) const
{
    if (option.frame)
        field(painter, option, false);
    const auto step = [&](const QRect &rect, QStyle::SubControl part, QAbstractSpinBox::StepEnabledFlag may, const char *name) {
        if (rect.width() <= 0)
            return;
        const bool enabled = isEnabled(option) && (option.stepEnabled & may);
        if (enabled && (option.activeSubControls & part) && (isOver(option) || isDown(option)))
            painter->fillRect(rect.adjusted(1, 1, -1, -1), m_theme.color(isDown(option) ? Token::SelOff : Token::Hover));
        chevron(painter, rect, name, enabled);
    };
    step(up, QStyle::SC_SpinBoxUp, QAbstractSpinBox::StepUpEnabled, "up");
    step(down, QStyle::SC_SpinBoxDown, QAbstractSpinBox::StepDownEnabled, "down");
}

void ControlPainter::progress(QPainter *painter, const QStyleOptionProgressBar &option) const
{
    const QRect all = option.rect;
    painter->fillRect(all, m_theme.color(Token::Grid));
    const qint64 range = qint64(option.maximum) - option.minimum;
    QRect done = all;
    done.setWidth(range > 0 ? int(all.width() * (qint64(option.progress) - option.minimum) / range) : 0);
    painter->fillRect(QStyle::visualRect(option.direction, all, done), m_theme.color(Token::Accent));
    if (m_theme.isHighContrast()) {
        painter->setPen(m_theme.color(Token::Border));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(all.adjusted(0, 0, -1, -1));
    }
}

void ControlPainter::scrollBar(QPainter *painter, const QStyleOption &option, const QRect &thumb, bool held) const
{
    painter->fillRect(option.rect, m_theme.color(Token::Window));
    const bool lies = option.state & QStyle::State_Horizontal;
    if (thumb == option.rect)
        return;
    const QRectF slim = lies ? QRectF(thumb).adjusted(1, thumbMargin, -1, -thumbMargin)
                             : QRectF(thumb).adjusted(thumbMargin, 1, -thumbMargin, -1);
    const double radius = qMin(slim.width(), slim.height()) / 2;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(m_theme.color(held ? Token::Text : isOver(option) ? Token::Text2 : Token::Border));
    painter->drawRoundedRect(slim, radius, radius);
    painter->restore();
}

} // namespace oz0
