#include "ui/widgets/LeadingMargins.h"

#include <QEvent>
#include <QLayout>
#include <QWidget>

namespace oz0 {

namespace {

class TurningMargins : public QObject
{
public:
    TurningMargins(QLayout &layout, const QMargins &margins) : QObject(&layout), m_layout(layout), m_margins(margins)
    {
        layout.parentWidget()->installEventFilter(this);
        turn();
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::LayoutDirectionChange)
            turn();
        return QObject::eventFilter(watched, event);
    }

private:
    void turn()
    {
        const bool turns = m_layout.parentWidget()->layoutDirection() == Qt::RightToLeft;
        m_layout.setContentsMargins(turns ? m_margins.right() : m_margins.left(), m_margins.top(),
                                    turns ? m_margins.left() : m_margins.right(), m_margins.bottom());
    }

    QLayout &m_layout;
    QMargins m_margins;
};

} // namespace

void setLeadingMargins(QLayout &layout, const QMargins &margins)
{
    new TurningMargins(layout, margins);
}

} // namespace oz0
