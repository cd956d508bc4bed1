#include "ui/widgets/diff/OverviewRuler.h"

#include <QMouseEvent>
#include <QPainter>

#include <cmath>

namespace oz0 {

OverviewRuler::OverviewRuler(const Theme &theme, QWidget *parent) : QWidget(parent), m_theme(theme)
{
    setObjectName(QStringLiteral("overviewRuler"));
    setFixedWidth(size::overviewRuler);
    setFocusPolicy(Qt::NoFocus);
    setCursor(Qt::PointingHandCursor);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void OverviewRuler::setMarks(const QList<Mark> &changes, const QList<Mark> &refusals)
{
    m_changes = changes;
    m_refusals = refusals;
    update();
}

void OverviewRuler::setView(double from, double to)
{
    if (m_from == from && m_to == to)
        return;
    m_from = from;
    m_to = to;
    update();
}

// Thousands of marks fall on a few hundred pixels: what would be painted over the one before is left out.
void OverviewRuler::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.color(Token::Gutter));
    if (m_from > 0 || m_to < 1)
        painter.fillRect(QRectF(0, m_from * height(), width(), (m_to - m_from) * height()), m_theme.color(Token::Fold));
    painter.fillRect(QRect(0, 0, 1, height()), m_theme.color(Token::Hair));
    const auto draw = [&](const QList<Mark> &marks, int left, int wide) {
        int last = -1;
        for (const Mark &mark : marks) {
            const int top = int(mark.from * height());
            const int bottom = qMax(top + 3, int(std::ceil(mark.to * height())));
            if (bottom <= last)
                continue;
            painter.fillRect(QRect(left, top, wide, bottom - top), m_theme.color(mark.token));
            last = bottom;
        }
    };
    draw(m_changes, 2, width() / 2 - 2);
    draw(m_refusals, width() / 2 + 1, width() / 2 - 2);
}

void OverviewRuler::mousePressEvent(QMouseEvent *event)
{
    Q_EMIT pointedAt(qBound(0.0, event->position().y() / qMax(1, height()), 1.0));
}

void OverviewRuler::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons() & Qt::LeftButton)
        Q_EMIT pointedAt(qBound(0.0, event->position().y() / qMax(1, height()), 1.0));
}

} // namespace oz0
