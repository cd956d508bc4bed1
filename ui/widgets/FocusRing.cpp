#include "ui/widgets/FocusRing.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QLineEdit>
#include <QPainter>
#include <QPlainTextEdit>
#include <QStyle>
#include <QStyleOptionButton>
#include <QTextEdit>

#include <utility>

namespace oz0 {

namespace {

constexpr int outside = size::focusRing + size::focusGap;

bool isRinged(const QWidget *widget)
{
    return qobject_cast<const QAbstractButton *>(widget) || qobject_cast<const QLineEdit *>(widget)
        || qobject_cast<const QComboBox *>(widget) || qobject_cast<const QAbstractSpinBox *>(widget)
        || qobject_cast<const QPlainTextEdit *>(widget) || qobject_cast<const QTextEdit *>(widget);
}

// In the widget's own coordinates. A check box is as wide as its form; what is ticked is its box and its words.
QRect controlOf(const QWidget &widget)
{
    if (const auto *box = qobject_cast<const QCheckBox *>(&widget)) {
        QStyleOptionButton option;
        option.initFrom(box);
        option.text = box->text();
        option.icon = box->icon();
        option.iconSize = box->iconSize();
        const QRect words = box->style()->subElementRect(QStyle::SE_CheckBoxFocusRect, &option, box);
        return words.united(box->style()->subElementRect(QStyle::SE_CheckBoxIndicator, &option, box)).adjusted(-1, -1, 1, 1)
            & box->rect();
    }
    const auto *area = qobject_cast<const QAbstractScrollArea *>(&widget);
    if (area && area->frameShape() == QFrame::NoFrame)
        return widget.rect().adjusted(outside, outside, -outside, -outside); // it fills its pane: the ring lies inside
    return widget.rect();
}

} // namespace

FocusRing::FocusRing(const Theme &theme, QWidget *window) : QWidget(window), m_theme(theme), m_window(window)
{
    setObjectName(QStringLiteral("focusRing"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide(); // until something has the focus
    connect(&theme.application(), &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) { follow(now); });
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void FocusRing::follow(QWidget *focused)
{
    if (!m_window || (focused && focused->window() != m_window))
        return;
    for (const QPointer<QWidget> &widget : std::exchange(m_watched, {})) {
        if (widget)
            widget->removeEventFilter(this);
    }
    m_target = isRinged(focused) ? focused : nullptr;
    for (QWidget *widget = m_target; widget && widget != m_window; widget = widget->parentWidget()) {
        widget->installEventFilter(this);
        m_watched.append(widget);
    }
    place();
}

bool FocusRing::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::ParentChange:
        follow(m_target);
        break;
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::Show:
    case QEvent::Hide:
        place();
        break;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

void FocusRing::place()
{
    if (!m_target || !m_target->isVisibleTo(m_window)) {
        hide();
        return;
    }
    const QRect control = controlOf(*m_target).translated(m_target->mapTo(m_window.data(), QPoint()));
    const QRect ring = control.adjusted(-outside, -outside, outside, outside) & m_window->rect();
    QRect shown = ring;
    for (QWidget *at = m_target->parentWidget(); at && at != m_window; at = at->parentWidget()) {
        const auto *area = qobject_cast<const QAbstractScrollArea *>(at->parentWidget());
        if (area && area->viewport() == at)
            shown &= QRect(at->mapTo(m_window.data(), QPoint()), at->size()).adjusted(-outside, -outside, outside, outside);
    }
    m_shown = shown.translated(-ring.topLeft());
    setGeometry(ring);
    raise();
    setVisible(!shown.isEmpty());
    update();
}

void FocusRing::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setClipRect(m_shown);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_theme.color(Token::Focus), size::focusRing));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), size::radius + size::focusRing,
                            size::radius + size::focusRing);
}

} // namespace oz0
