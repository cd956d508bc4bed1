#include "ui/widgets/Ground.h"

#include <QPainter>

namespace oz0 {

Ground::Ground(const Theme &theme, Token token, int lines, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_token(token), m_lines(lines)
{
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void Ground::setToken(Token token)
{
    m_token = token;
    update();
}

void Ground::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.color(m_token));
    const QColor hair = m_theme.color(Token::Hair);
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    if (m_lines & Top)
        painter.fillRect(0, 0, width(), 1, hair);
    if (m_lines & Bottom)
        painter.fillRect(0, height() - 1, width(), 1, hair);
    if (m_lines & (mirrored ? Trailing : Leading))
        painter.fillRect(0, 0, 1, height(), hair);
    if (m_lines & (mirrored ? Leading : Trailing))
        painter.fillRect(width() - 1, 0, 1, height(), hair);
}

} // namespace oz0
