#include "ui/widgets/ProgressLine.h"

#include <QPainter>
#include <QStyle>

namespace oz0 {

namespace {
constexpr int part = 4; // the moving part is a quarter of the line
}

ProgressLine::ProgressLine(const Theme &theme, QWidget *parent) : QProgressBar(parent), m_theme(theme)
{
    setTextVisible(false);
    setFixedHeight(size::insideGroup);
    m_clock.start();
    m_frames.setInterval(size::frameMs);
    connect(&m_frames, &QTimer::timeout, this, [this] {
        if (maximum() == minimum() && m_theme.mayMove())
            update();
    });
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void ProgressLine::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.color(Token::Grid));
    QRect done;
    if (maximum() > minimum()) {
        done = QRect(0, 0, int(qint64(width()) * (value() - minimum()) / (maximum() - minimum())), height());
    } else {
        const int length = width() / part;
        const qint64 at = m_theme.mayMove() ? m_clock.elapsed() % size::turnMs : size::turnMs / 2;
        done = QRect(int((width() + length) * at / size::turnMs) - length, 0, length, height());
    }
    painter.fillRect(QStyle::visualRect(layoutDirection(), rect(), done), m_theme.color(Token::Accent));
    if (m_theme.isHighContrast()) {
        painter.setPen(m_theme.color(Token::Border));
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void ProgressLine::showEvent(QShowEvent *event)
{
    m_frames.start();
    QProgressBar::showEvent(event);
}

void ProgressLine::hideEvent(QHideEvent *event)
{
    m_frames.stop();
    QProgressBar::hideEvent(event);
}

} // namespace oz0
