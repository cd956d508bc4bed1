#include "ui/widgets/PaneBody.h"

#include <QEvent>
#include <QLayout>
#include <QScrollBar>

namespace oz0 {

PaneScroll::PaneScroll(QWidget *page, QWidget *parent) : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus); // what stands in it takes the focus, and scrolls it
    setWidget(page);
}

void PaneScroll::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    fit();
}

bool PaneScroll::eventFilter(QObject *watched, QEvent *event)
{
    const bool handled = QScrollArea::eventFilter(watched, event);
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        fit();
    return handled;
}

void PaneScroll::fit()
{
    const auto least = [this](int width) {
        const QLayout *layout = widget()->layout();
        return !layout                    ? widget()->minimumSizeHint().height()
            : layout->hasHeightForWidth() ? layout->totalMinimumHeightForWidth(width)
                                          : layout->totalMinimumSize().height();
    };
    const QSize room = maximumViewportSize();
    int width = room.width();
    if (least(width) > room.height())
        width -= verticalScrollBar()->sizeHint().width();
    widget()->resize(width, qMax(room.height(), least(width)));
}

PaneBody::PaneBody(QWidget *parent) : QStackedWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
}

int PaneBody::addPage(QWidget *page)
{
    return addWidget(new PaneScroll(page));
}

} // namespace oz0
