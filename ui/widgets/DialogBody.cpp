#include "ui/widgets/DialogBody.h"

#include <QApplication>
#include <QBoxLayout>
#include <QEvent>
#include <QScreen>
#include <QScrollBar>

namespace oz0 {

namespace {
constexpr int leastBody = 96;
constexpr int windowTitle = 40; // that a window manager puts above
} // namespace

ClassStrip::ClassStrip(const Theme &theme, ContextClass contextClass, QWidget *parent)
    : Ground(theme, Theme::classToken(contextClass), None, parent)
{
    setObjectName(QStringLiteral("classStrip"));
    setFixedHeight(size::contextStrip);
}

DialogBody::DialogBody(const Theme &theme, QWidget *parent) : QScrollArea(parent)
{
    setObjectName(QStringLiteral("dialogBody"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus); // its fields have it, and are scrolled to
    auto *content = new Ground(theme, Token::Window);
    m_column = new QVBoxLayout(content);
    m_column->setContentsMargins(size::dialogPadding, size::pageMargin, size::dialogPadding, size::pageMargin);
    m_column->setSpacing(size::betweenGroups);
    setWidget(content);
    content->installEventFilter(this);
    // Qt brings into view only what the focus reaches from inside.
    connect(&theme.application(), &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) {
        if (now && isAncestorOf(now))
            ensureWidgetVisible(now, 0, size::betweenGroups);
    });
}

int DialogBody::heightForWidth(int width) const
{
    return m_column->hasHeightForWidth() ? m_column->totalHeightForWidth(width) : m_column->totalSizeHint().height();
}

QSize DialogBody::sizeHint() const
{
    const QSize content = m_column->totalSizeHint();
    return {content.width(), width() > 0 ? heightForWidth(width()) : content.height()};
}

QSize DialogBody::minimumSizeHint() const
{
    return {m_column->totalMinimumSize().width(), qMin(leastBody, m_column->totalMinimumSize().height())};
}

bool DialogBody::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

DialogFit::DialogFit(QDialog &dialog, int spare) : QObject(&dialog), m_dialog(dialog), m_spare(spare)
{
    dialog.installEventFilter(this);
}

int DialogFit::mostHeight() const
{
    const int screen = m_dialog.screen() ? m_dialog.screen()->availableGeometry().height() - windowTitle : QWIDGETSIZE_MAX;
    return qMin(screen, m_dialog.maximumHeight());
}

void DialogFit::fit()
{
    QLayout *layout = m_dialog.layout();
    if (!layout)
        return;
    layout->activate();
    const int width = m_dialog.width();
    const int asked = layout->hasHeightForWidth() ? layout->totalHeightForWidth(width) : layout->totalSizeHint().height();
    const int wanted = asked + m_spare;
    const int most = mostHeight();
    if (wanted == m_wanted && most == m_most)
        return;
    m_wanted = wanted;
    m_most = most;
    m_dialog.resize(width, qMin(wanted, most));
}

bool DialogFit::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &m_dialog && (event->type() == QEvent::Show || event->type() == QEvent::LayoutRequest))
        fit();
    return QObject::eventFilter(watched, event);
}

} // namespace oz0
