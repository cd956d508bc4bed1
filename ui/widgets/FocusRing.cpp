#include "ui/widgets/FocusRing.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLineEdit>
#include <QPainter>

namespace oz0 {

FocusRing::FocusRing(const Theme &theme, QWidget *window) : QFocusFrame(window), m_theme(theme), m_window(window)
{
    setObjectName(QStringLiteral("focusRing"));
    hide(); // until something has the focus
    connect(&theme.application(), &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) { follow(now); });
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void FocusRing::follow(QWidget *focused)
{
    const bool isRinged = focused && m_window && focused->window() == m_window
        && (qobject_cast<QAbstractButton *>(focused) || qobject_cast<QLineEdit *>(focused));
    if (!focused || (m_window && focused->window() == m_window))
        setWidget(isRinged ? focused : nullptr);
}

void FocusRing::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_theme.color(Token::Focus), size::focusRing));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), size::radius + size::focusRing,
                            size::radius + size::focusRing);
}

} // namespace oz0
