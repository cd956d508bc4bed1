#include "ui/widgets/SearchField.h"

#include "ui/widgets/Labels.h"

#include <QKeySequence>
#include <QPainter>
#include <QStyle>

namespace oz0 {

namespace {
constexpr int wide = 264;
constexpr int keyPadding = 5;
} // namespace

SearchField::SearchField(const Theme &theme, QWidget *parent) : QAbstractButton(parent), m_theme(theme)
{
    setObjectName(QStringLiteral("search"));
    setText(tr("Search or run a command"));
    setAccessibleName(text());
    setAccessibleDescription(keys());
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    setFont(theme.font(FontRole::Text));
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

QString SearchField::keys() const
{
    return QKeySequence(Qt::CTRL | Qt::Key_K).toString(QKeySequence::NativeText);
}

int SearchField::keysWidth() const
{
    return QFontMetrics(m_theme.font(FontRole::Small)).horizontalAdvance(keys()) + 2 * keyPadding;
}

QRect SearchField::wordsRect() const
{
    const int left = size::controlPadding + size::iconButton + size::insideGroup;
    return {left, 0, width() - left - keysWidth() - 2 * size::insideGroup, height()};
}

QString SearchField::shownText() const
{
    const QFontMetrics metrics(m_theme.font(FontRole::Text));
    for (const QString &words : {text(), tr("Search")}) {
        if (metrics.horizontalAdvance(words) <= wordsRect().width())
            return words;
    }
    return {};
}

QSize SearchField::minimumSizeHint() const
{
    return {size::controlPadding + size::iconButton + size::insideGroup + keysWidth() + size::insideGroup, size::control};
}

QSize SearchField::sizeHint() const
{
    const int words = QFontMetrics(m_theme.font(FontRole::Text)).horizontalAdvance(text()) + size::insideGroup + 2;
    return {qMax(wide, minimumSizeHint().width() + words), size::control};
}

void SearchField::resizeEvent(QResizeEvent *event)
{
    QAbstractButton::resizeEvent(event);
    setToolTip(width() < sizeHint().width() ? text() : QString());
}

void SearchField::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(m_theme.color(Token::Border));
    painter.setBrush(m_theme.color(isDown() || underMouse() ? Token::Hover : Token::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), size::radius, size::radius);
    const auto placed = [this](const QRect &part) { return QStyle::visualRect(layoutDirection(), rect(), part); };
    const QRect icon(size::controlPadding, (height() - size::iconButton) / 2, size::iconButton, size::iconButton);
    m_theme.paintIcon(&painter, placed(icon), QStringLiteral("search"), m_theme.color(Token::Text2));
    painter.setFont(m_theme.font(FontRole::Small));
    const QRect cap(width() - size::insideGroup - keysWidth(), (height() - size::badge) / 2 + 1, keysWidth(), size::badge - 2);
    painter.setPen(m_theme.color(Token::Hair));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(placed(cap)).adjusted(0.5, 0.5, -0.5, -0.5), size::radius, size::radius);
    painter.setPen(m_theme.color(Token::Text2));
    painter.drawText(placed(cap), Qt::AlignCenter, keys());
    painter.setFont(m_theme.font(FontRole::Text));
    painter.drawText(placed(wordsRect()), lineFlags(layoutDirection()), shownText());
}

void SearchField::enterEvent(QEnterEvent *event)
{
    update();
    QAbstractButton::enterEvent(event);
}

void SearchField::leaveEvent(QEvent *event)
{
    update();
    QAbstractButton::leaveEvent(event);
}

} // namespace oz0
