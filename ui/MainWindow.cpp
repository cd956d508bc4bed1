#include "ui/MainWindow.h"

#include "models/Texts.h"
#include "ui/Told.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/ContextHeader.h"
#include "ui/widgets/FocusRing.h"
#include "ui/widgets/Rail.h"
#include "ui/widgets/StatusLine.h"

#include <QBoxLayout>
#include <QCloseEvent>
#include <QMenu>
#include <QMenuBar>
#include <QMouseEvent>
#include <QScreen>
#include <QStyle>
#include <QWindow>

#include <algorithm>
#include <utility>

namespace oz0 {

namespace {
constexpr auto geometryKey = "window/geometry";
constexpr int sendBeforeCloseMs = 5000;
constexpr int toldMs = 15000;
} // namespace

MainWindow::MainWindow(Theme &theme, Prompt &prompt, QSettings &settings, QWidget *parent)
    : QMainWindow(parent), m_theme(theme), m_prompt(prompt), m_settings(settings), m_runner(*this, theme, prompt)
{
    setObjectName(QStringLiteral("mainWindow"));
    setWindowTitle(tr("oz0 console"));
    setMinimumSize(720, 480);
    resize(1440, 900);
    makeFrame();
    makeMenus();
    restoreGeometry(settings.value(QLatin1String(geometryKey)).toByteArray());
    new FocusRing(theme, this);
    m_toldUntil.setSingleShot(true);
    connect(&m_toldUntil, &QTimer::timeout, this, [this] { tell({}); });
    refreshFrame();
}

MainWindow::~MainWindow()
{
    m_settings.setValue(QLatin1String(geometryKey), saveGeometry());
}

void MainWindow::makeFrame()
{
    auto *top = new QWidget;
    auto *topColumn = new QVBoxLayout(top);
    topColumn->setContentsMargins(0, 0, 0, 0);
    topColumn->setSpacing(0);
    m_strip = new Ground(m_theme, Token::Local);
    m_strip->setFixedHeight(size::contextStrip);
    topColumn->addWidget(m_strip);
    auto *bar = new QMenuBar;
    bar->setObjectName(QStringLiteral("menuBar"));
    bar->setFixedHeight(size::menuBar);
    topColumn->addWidget(bar);
    m_header = new ContextHeader(m_theme);
    topColumn->addWidget(m_header);
    setMenuWidget(top);
    m_contextMenu = new QMenu(this);
    m_header->setContextMenu(m_contextMenu);
    connect(m_header, &ContextHeader::unlockAsked, this, &MainWindow::askUnlock);
    connect(m_header, &ContextHeader::searchAsked, &m_runner, &CommandRunner::showPalette);

    auto *body = new QWidget;
    auto *row = new QHBoxLayout(body);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    m_rail = new Rail(m_theme);
    showClosedRail();
    row->addWidget(m_rail);
    auto *hair = new Ground(m_theme, Token::Hair);
    hair->setFixedWidth(1);
    row->addWidget(hair);
    auto *column = new QVBoxLayout;
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_banner = new Banner(m_theme);
    m_banner->hide();
    connect(m_banner, &Banner::reconnectAsked, this, &MainWindow::reconnectAsked);
    connect(m_banner, &Banner::signInAsked, this, &MainWindow::signInAsked);
    column->addWidget(m_banner);
    m_stack = new QStackedWidget;
    column->addWidget(m_stack, 1);
    row->addLayout(column, 1);
    auto *whole = new QWidget;
    auto *wholeColumn = new QVBoxLayout(whole);
    wholeColumn->setContentsMargins(0, 0, 0, 0);
    wholeColumn->setSpacing(0);
    wholeColumn->addWidget(body, 1);
    m_status = new StatusLine(m_theme);
    wholeColumn->addWidget(m_status);
    setCentralWidget(whole);
    connect(m_rail, &Rail::pageChosen, this, &MainWindow::choosePage);
    connect(m_status, &StatusLine::undoAsked, this, [this] {
        if (PageWidget *page = currentPage())
            page->undo();
    });
}

// Words are taken when a widget is made, so another language needs other widgets. The window itself stays where it is.
void MainWindow::rebuild()
{
    closeSession();
    delete takeCentralWidget();
    m_startPage = nullptr;
    m_contextMenu->deleteLater();
    makeFrame();
    makeMenus();
    refreshFrame();
    m_rail->setNarrow(width() < size::railIconsBelow);
    m_header->setShort(width() < size::headerShortBelow);
}

void MainWindow::setStartPage(QWidget *page)
{
    m_startPage = page;
    m_stack->addWidget(page);
    if (!m_session)
        m_stack->setCurrentWidget(page);
}

void MainWindow::openSession(SessionPresenter &session, const QList<PageWidget *> &pages)
{
    closeSession();
    m_session = &session;
    m_history.belongTo(session.context().name, session.context().tenant.text());
    m_pages = pages;
    m_header->setSession(&session);
    m_rail->clear();
    for (PageWidget *page : pages) {
        m_stack->addWidget(page);
        m_rail->addPage(page->iconName(), page->title());
        connect(page, &PageWidget::linkActivated, this, &MainWindow::openLink);
        connect(page, &PageWidget::actionAsked, &m_runner, &CommandRunner::run);
        connect(page, &PageWidget::backAsked, this, [this, page] {
            if (!goBack())
                page->openLink({{}, {}, page->place(), {}, std::nullopt});
        });
        connect(page, &PageWidget::retryAsked, this, &MainWindow::reconnectAsked);
        connect(page, &PageWidget::signInAsked, this, &MainWindow::signInAsked);
        connect(page, &PageWidget::stateChanged, this, &MainWindow::refreshFrame);
        connect(page, &PageWidget::workChanged, this, &MainWindow::refreshTicks);
        const auto closeNow = [this] {
            if (m_closing)
                close();
        };
        connect(page, &PageWidget::allSent, this, closeNow, Qt::QueuedConnection);
    }
    connect(&session, &SessionPresenter::changed, this, &MainWindow::refreshFrame);
    connect(&session, &SessionPresenter::ticked, this, &MainWindow::refreshTicks);
    showPage(0);
    refreshFrame();
}

void MainWindow::closeSession()
{
    if (!m_session)
        return;
    m_session->disconnect(this);
    m_header->setSession(nullptr);
    showClosedRail();
    m_session = nullptr;
    qDeleteAll(std::exchange(m_pages, {}));
    if (m_startPage) {
        m_stack->setCurrentWidget(m_startPage);
        m_startPage->setFocus(Qt::OtherFocusReason);
    }
    fillPageMenus();
    refreshFrame();
}

// Without a context the pages are there to be seen, and say what they need.
void MainWindow::showClosedRail()
{
    m_rail->clear();
    const QList<std::pair<QString, QString>> pages{
        {QStringLiteral("candidates"), tr("Candidates")}, {QStringLiteral("nodes"), tr("Nodes")},
        {QStringLiteral("plugins"), tr("Plugins")},       {QStringLiteral("refusals"), tr("Refusals")},
        {QStringLiteral("preview"), tr("Preview")},       {QStringLiteral("audit"), tr("Audit")}};
    for (int i = 0; i < pages.size(); ++i) {
        m_rail->addPage(pages[i].first, pages[i].second);
        m_rail->setReason(i, tr("Needs a context"));
    }
}

void MainWindow::setContexts(const QStringList &names, const QString &current)
{
    m_contextMenu->clear();
    for (const QString &name : names) {
        QAction *action = m_contextMenu->addAction(name);
        action->setCheckable(true);
        action->setChecked(name == current);
        connect(action, &QAction::triggered, this, [this, name] { Q_EMIT contextChosen(name); });
    }
    m_contextMenu->addSeparator();
    m_contextMenu->addAction(m_theme.icon(QStringLiteral("import")), tr("&Import a context…"), this, &MainWindow::importAsked);
    m_contextMenu->addAction(m_theme.icon(QStringLiteral("gear")), tr("&Contexts…"), this, &MainWindow::contextsAsked);
}

PageWidget *MainWindow::currentPage() const
{
    return qobject_cast<PageWidget *>(m_stack->currentWidget());
}

PageWidget *MainWindow::pageOf(ConsolePlace place) const
{
    for (PageWidget *page : m_pages) {
        if (page->place() == place)
            return page;
    }
    return nullptr;
}

ConsoleLink MainWindow::here() const
{
    const PageWidget *page = currentPage();
    if (!m_session || !page)
        return {};
    ConsoleLink link = page->here();
    link.context = m_session->context().name;
    link.tenant = m_session->context().tenant.text();
    return link;
}

void MainWindow::tell(const QString &sentence)
{
    m_told = sentence;
    if (!sentence.isEmpty())
        m_toldUntil.start(toldMs);
    refreshTicks();
}

bool MainWindow::event(QEvent *event)
{
    if (event->type() != ToldEvent::type())
        return QMainWindow::event(event);
    tell(static_cast<ToldEvent *>(event)->sentence());
    event->accept();
    return true;
}

bool MainWindow::openLink(const ConsoleLink &link)
{
    if (!m_session)
        return false;
    const Context &context = m_session->context();
    if ((!link.context.isEmpty() && link.context != context.name)
        || (!link.tenant.isEmpty() && link.tenant != context.tenant.text())) {
        Q_EMIT linkElsewhere(link);
        return true;
    }
    PageWidget *page = pageOf(link.place);
    if (!page)
        return false;
    m_history.leave(visit());
    showPage(int(m_pages.indexOf(page)));
    page->openLink(link);
    if (page->isGone(link))
        tell(tr("%1 is not there any more.").arg(link.object));
    refreshHistory();
    return true;
}

// By the rail or its keys: a page shows itself whole, also when what it compares was left open or is what is shown.
void MainWindow::choosePage(int page)
{
    if (page < 0 || page >= m_pages.size())
        return;
    const bool compares = m_pages[page]->here().diff.has_value();
    if (m_pages[page] == currentPage() && !compares)
        return;
    m_history.leave(visit());
    if (compares)
        m_pages[page]->openLink({{}, {}, m_pages[page]->place(), {}, std::nullopt});
    showPage(page);
    refreshHistory();
}

Visit MainWindow::visitOf(const PageWidget *page)
{
    return page ? Visit{page->here(), page->filters(), marksOf(*page)} : Visit();
}

Visit MainWindow::visit() const
{
    return visitOf(currentPage());
}

QList<Visit> MainWindow::visits() const
{
    QList<Visit> all;
    for (const PageWidget *page : m_pages) {
        if (page != currentPage())
            all.append(visitOf(page));
    }
    if (currentPage())
        all.append(visit());
    return all;
}

void MainWindow::putBack(const QList<Visit> &visits)
{
    for (const Visit &visit : visits) {
        if (PageWidget *page = pageOf(visit.link.place))
            putBackIn(page, visit);
    }
    if (PageWidget *page = visits.isEmpty() ? nullptr : pageOf(visits.last().link.place))
        showPage(int(m_pages.indexOf(page)));
    refreshHistory();
}

bool MainWindow::goBack()
{
    const std::optional<Visit> there = m_session ? m_history.back(visit()) : std::nullopt;
    if (there)
        goTo(*there);
    return there.has_value();
}

bool MainWindow::goForward()
{
    const std::optional<Visit> there = m_session ? m_history.forward(visit()) : std::nullopt;
    if (there)
        goTo(*there);
    return there.has_value();
}

// A page that selects what a link names does so in the event loop, so what was selected and scrolled is put back behind it, too.
void MainWindow::goTo(const Visit &visit)
{
    PageWidget *page = pageOf(visit.link.place);
    if (!page)
        return;
    showPage(int(m_pages.indexOf(page)));
    if (page->isGone(visit.link))
        tell(tr("%1 is not there any more.").arg(visit.link.object));
    else
        putBackIn(page, visit);
    refreshHistory();
}

void MainWindow::putBackIn(PageWidget *page, const Visit &visit)
{
    const bool isLater = page->setFilters(visit.filters);
    if (page->here() != visit.link)
        page->openLink(visit.link);
    oz0::putBack(*page, visit.marks);
    QTimer::singleShot(0, page, [page, marks = visit.marks] { oz0::putBack(*page, marks); });
    const auto later = [this, page, marks = visit.marks] {
        if (page == currentPage())
            oz0::putBack(*page, marks);
    };
    if (isLater)
        connect(page, &PageWidget::stateChanged, page, later,
                Qt::ConnectionType(Qt::QueuedConnection | Qt::SingleShotConnection));
}

void MainWindow::refreshHistory()
{
    const PageWidget *page = currentPage();
    const ConsoleLink now = page ? page->here() : ConsoleLink();
    m_back->setEnabled(page && m_history.canGoBack(now));
    m_back->setStatusTip(m_back->isEnabled() ? QString() : tr("There is nothing to go back to."));
    m_forward->setEnabled(page && m_history.canGoForward(now));
    m_forward->setStatusTip(m_forward->isEnabled() ? QString() : tr("You did not go back from anywhere."));
}

// The mouse's own buttons, wherever the pointer is: most views would take the press for themselves.
void MainWindow::showEvent(QShowEvent *event)
{
    QMainWindow::showEvent(event);
    windowHandle()->installEventFilter(this);
}

bool MainWindow::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == windowHandle() && event->type() == QEvent::MouseButtonPress) {
        const Qt::MouseButton button = static_cast<const QMouseEvent *>(event)->button();
        if (button == Qt::BackButton)
            goBack();
        if (button == Qt::ForwardButton)
            goForward();
        if (button == Qt::BackButton || button == Qt::ForwardButton)
            return true;
    }
    return QMainWindow::eventFilter(watched, event);
}

void MainWindow::showPage(int page)
{
    if (page < 0 || page >= m_pages.size())
        return;
    m_stack->setCurrentWidget(m_pages[page]);
    m_rail->setCurrent(page);
    m_pages[page]->setFocus(Qt::OtherFocusReason);
    fillPageMenus();
    refreshTicks();
}

void MainWindow::refreshFrame()
{
    m_strip->setVisible(m_session);
    if (m_session) {
        m_strip->setToken(Theme::classToken(m_session->context().contextClass));
        setWindowTitle(tr("%1 (%2), tenant %3 – oz0 console")
                           .arg(m_session->context().name, Texts::contextClass(m_session->context().contextClass),
                                m_session->context().tenant.text()));
    } else {
        setWindowTitle(tr("oz0 console"));
    }
    m_unlock->setEnabled(m_session && m_session->isLockable());
    m_unlock->setText(m_session && m_session->isLockable() && !m_session->isReadOnly() ? tr("&Lock this window now")
                                                                                       : tr("&Unlock this window…"));
    m_unlock->setStatusTip(m_unlock->isEnabled() ? QString() : tr("Only a production context is locked"));
    m_signIn->setEnabled(m_session);
    m_signIn->setStatusTip(m_session ? QString() : tr("Needs a context"));
    for (int i = 0; i < m_pages.size(); ++i) {
        m_rail->setCount(i, m_pages[i]->countText());
        m_rail->setUnseen(i, m_pages[i]->unseenText());
    }
    refreshTicks();
}

void MainWindow::refreshTicks()
{
    const PageWidget *page = currentPage();
    refreshHistory();
    if (!m_session) {
        m_banner->hide();
        m_status->setStream(tr("No context, so nothing is watched"), QStringLiteral("offline"), {});
        m_status->setWork(m_told, false);
        m_status->setTotals({});
        m_undo->setEnabled(false);
        return;
    }
    const bool hasData = !m_session->ageText().isEmpty();
    const bool broken = m_session->isStale() && (hasData || m_session->needsSignIn());
    if (broken)
        m_banner->setTexts(m_session->brokeOffText(), m_session->holdsText(), m_session->detailsText());
    m_banner->offerSignIn(m_session->needsSignIn());
    m_banner->setVisible(broken);
    m_status->setStream(m_session->streamText(), ContextHeader::liveIcon(*m_session),
                        hasData ? tr("Data %1").arg(m_session->ageText()) : QString());
    const QString work = page ? page->workText() : QString();
    const bool canUndo = page && page->canUndo(); // which nothing else may hide
    m_status->setWork(m_told.isEmpty() || canUndo ? work : m_told, canUndo);
    m_undo->setEnabled(page && page->canUndo());
    m_undo->setStatusTip(m_undo->isEnabled() ? QString() : tr("There is nothing to undo"));
    m_status->setTotals(page && hasData ? page->totalsText() : QString());
}

void MainWindow::askUnlock()
{
    const QString name = m_session->context().name;
    m_prompt.decide(this,
                    {tr("Unlock %1 for 15 minutes?").arg(name),
                     tr("It is a production context. What is changed in this window until then happens there."),
                     tr("Unlock %1").arg(name)},
                    [this] {
                        if (m_session)
                            m_session->unlock();
                    });
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    m_rail->setNarrow(width() < size::railIconsBelow);
    m_header->setShort(width() < size::headerShortBelow);
    QMainWindow::resizeEvent(event);
}

PageWidget *MainWindow::unsentPage() const
{
    const auto found = std::find_if(m_pages.begin(), m_pages.end(), [](const PageWidget *page) { return page->hasUnsent(); });
    return found == m_pages.end() ? nullptr : *found;
}

// A removal that is held for its time to undo is sent now, and the window goes when it has been answered (U8).
void MainWindow::closeEvent(QCloseEvent *event)
{
    PageWidget *page = m_closing ? nullptr : unsentPage();
    if (!page) {
        event->accept();
        return;
    }
    event->ignore();
    sendAndClose(page);
}

// The window stays in sight until the answer: the program ends with the last window in sight, and one that is hidden first is none.
void MainWindow::sendAndClose(PageWidget *page)
{
    m_closing = true;
    centralWidget()->setEnabled(false);
    page->sendUnsent();
    if (page->hasUnsent())
        QTimer::singleShot(sendBeforeCloseMs, this, &QWidget::close);
    else
        QMetaObject::invokeMethod(this, &QWidget::close, Qt::QueuedConnection);
}

void MainWindow::showFitted()
{
    m_isFitted = false;
    // The window manager tells the frame only once the window is there; until then the style's is taken.
    const int side = style()->pixelMetric(QStyle::PM_MdiSubWindowFrameWidth);
    fitScreen({side, style()->pixelMetric(QStyle::PM_TitleBarHeight) + side, side, side});
    show();
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::ActivationChange && isActiveWindow() && !std::exchange(m_isFitted, true) && windowHandle())
        fitScreen(windowHandle()->frameMargins());
}

void MainWindow::fitScreen(const QMargins &frame)
{
    if (isMaximized() || isFullScreen())
        return;
    const QRect room = screen()->availableGeometry().marginsRemoved(frame);
    setMinimumSize(minimumSize().boundedTo(room.size()));
    const QSize fitted = size().boundedTo(room.size());
    if (fitted != size())
        resize(fitted);
    if (!isVisible() || room.contains(geometry()))
        return; // where it is shown first is the window manager's choice
    const int x = qBound(room.left(), geometry().left(), room.right() + 1 - fitted.width());
    const int y = qBound(room.top(), geometry().top(), room.bottom() + 1 - fitted.height());
    setGeometry(QRect(QPoint(x, y), fitted));
}

} // namespace oz0
