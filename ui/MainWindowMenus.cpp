#include "ui/MainWindow.h"

#include "ui/Told.h"
#include "ui/dialogs/GlossaryDialog.h"
#include "ui/dialogs/ShortcutsDialog.h"

#include <QActionGroup>
#include <QMenu>
#include <QMenuBar>

#include <algorithm>

namespace oz0 {

namespace {

constexpr auto themeKey = "theme";
constexpr auto comfortableKey = "rows/comfortable";
constexpr auto motionKey = "motion/reduced";

QString bare(QString title)
{
    return title.remove(QLatin1Char('&'));
}

void collect(const QMenu &menu, const QString &group, QList<Command> &commands)
{
    for (QAction *action : menu.actions()) {
        if (action->menu())
            collect(*action->menu(), group + QStringLiteral(" › ") + bare(action->text()), commands);
        else if (!action->isSeparator() && action->isVisible())
            commands.append({group, action});
    }
}

bool isThere(const QList<Command> &commands, const QAction *action)
{
    return std::any_of(commands.begin(), commands.end(), [action](const Command &one) { return one.action == action; });
}

} // namespace

void MainWindow::makeMenus()
{
    auto *bar = menuWidget()->findChild<QMenuBar *>();
    m_fileMenu = bar->addMenu(tr("&File"));
    m_editMenu = bar->addMenu(tr("&Edit"));
    makeViewMenu(bar->addMenu(tr("&View")));
    m_goMenu = bar->addMenu(tr("&Go"));
    m_objectMenu = bar->addMenu(tr("&Candidate"));
    makeToolsMenu(bar->addMenu(tr("&Tools")));
    QMenu *help = bar->addMenu(tr("&Help"));
    QAction *shortcuts = help->addAction(m_theme.icon(QStringLiteral("keyboard")), tr("&Keyboard shortcuts"), this,
                                         &MainWindow::showShortcuts);
    shortcuts->setObjectName(QStringLiteral("actionShortcuts"));
    shortcuts->setShortcuts({QKeySequence(Qt::SHIFT | Qt::Key_F1), QKeySequence(Qt::CTRL | Qt::Key_Question)});
    QAction *words = help->addAction(m_theme.icon(QStringLiteral("info")), tr("&What the words mean"), this,
                                     &MainWindow::showGlossary);
    words->setObjectName(QStringLiteral("actionGlossary"));
    words->setShortcuts({QKeySequence(Qt::Key_F1), QKeySequence(Qt::Key_Question)});
    setWords(*words, tr("glossary help explain"));
    const auto own = [this](const char *name, const char *icon, const QString &text, const QKeySequence &keys, auto &&act) {
        auto *action = new QAction(m_theme.icon(QLatin1String(icon)), text, menuWidget());
        action->setObjectName(QLatin1String(name));
        action->setShortcut(keys);
        connect(action, &QAction::triggered, this, std::forward<decltype(act)>(act));
        return action;
    };
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    m_back = own("actionBack", isMirrored ? "forward" : "back", tr("&Back"), QKeySequence(Qt::ALT | Qt::Key_Left),
                 [this] { goBack(); });
    m_forward = own("actionForward", isMirrored ? "back" : "forward", tr("&Forward"), QKeySequence(Qt::ALT | Qt::Key_Right),
                    [this] { goForward(); });
    m_find = own("actionFind", "search", tr("&Find in this page"), QKeySequence::Find, [this] {
        if (PageWidget *page = currentPage())
            page->focusFilter();
    });
    m_undo = own("actionUndo", "refresh", tr("&Undo"), QKeySequence::Undo, [this] {
        if (PageWidget *page = currentPage())
            page->undo();
    });
    m_copyLink = own("actionCopyLink", "link", tr("Copy lin&k"), QKeySequence(tr("Ctrl+L")),
                     [this] { Told::copy(this, here().text(), Told::What::Link); });
    fillPageMenus();
}

void MainWindow::makeViewMenu(QMenu *view)
{
    m_refresh = view->addAction(m_theme.icon(QStringLiteral("refresh")), tr("&Refresh"), QKeySequence::Refresh, this,
                                &MainWindow::reconnectAsked);
    m_refresh->setObjectName(QStringLiteral("actionRefresh"));
    view->addSeparator();
    const auto choice = [this](QMenu *menu, QActionGroup *group, const QString &text, bool checked, auto &&chosen) {
        QAction *action = menu->addAction(text);
        action->setCheckable(true);
        action->setChecked(checked);
        if (group)
            group->addAction(action);
        connect(action, &QAction::triggered, this, std::forward<decltype(chosen)>(chosen));
        return action;
    };
    QMenu *schemeMenu = view->addMenu(tr("&Colours"));
    auto *schemes = new QActionGroup(view);
    const QList<std::pair<QString, SchemeChoice>> schemeChoices{{tr("As the &system"), SchemeChoice::System},
                                                                {tr("&Light"), SchemeChoice::Light},
                                                                {tr("&Dark"), SchemeChoice::Dark},
                                                                {tr("&High contrast"), SchemeChoice::HighContrast}};
    for (const auto &[text, scheme] : schemeChoices) {
        choice(schemeMenu, schemes, text, m_theme.choice() == scheme, [this, scheme = scheme] {
            m_theme.choose(scheme);
            m_settings.setValue(QLatin1String(themeKey), int(scheme));
        });
    }
    QMenu *languageMenu = view->addMenu(tr("&Language"));
    m_languages = new QActionGroup(view);
    // Each language in its own words, so that whoever cannot read the others finds his.
    struct LanguageChoice
    {
        QString text;
        QString language;
        QString words; // of the other languages
    };
    const QList<LanguageChoice> languageChoices{
        {tr("As the &system"), {}, {}},
        {QStringLiteral("&English"), QStringLiteral("en"), QStringLiteral("Englisch")},
        {QStringLiteral("&Deutsch"), QStringLiteral("de"), QStringLiteral("German")},
    };
    for (const LanguageChoice &each : languageChoices) {
        QAction *action = choice(languageMenu, m_languages, each.text, m_language == each.language,
                                 [this, language = each.language] { Q_EMIT languageChosen(language); });
        action->setData(each.language);
        setWords(*action, each.words);
    }
    m_theme.setComfortable(m_settings.value(QLatin1String(comfortableKey), false).toBool());
    QMenu *rowMenu = view->addMenu(tr("R&ows"));
    auto *rows = new QActionGroup(view);
    const QList<std::pair<QString, bool>> rowChoices{{tr("&Compact"), false}, {tr("C&omfortable"), true}};
    for (const auto &[text, comfortable] : rowChoices) {
        choice(rowMenu, rows, text, m_theme.isComfortable() == comfortable, [this, comfortable = comfortable] {
            m_theme.setComfortable(comfortable);
            m_settings.setValue(QLatin1String(comfortableKey), comfortable);
        });
    }
    m_theme.reduceMotion(m_settings.value(QLatin1String(motionKey), false).toBool());
    choice(view, nullptr, tr("Reduced &motion"), m_theme.isMotionReduced(), [this](bool reduced) {
        m_theme.reduceMotion(reduced);
        m_settings.setValue(QLatin1String(motionKey), reduced);
    });
}

void MainWindow::makeToolsMenu(QMenu *tools)
{
    QAction *palette = tools->addAction(m_theme.icon(QStringLiteral("search")), tr("&Search or run a command"),
                                        QKeySequence(Qt::CTRL | Qt::Key_K), &m_runner, &CommandRunner::showPalette);
    palette->setObjectName(QStringLiteral("actionPalette"));
    tools->addSeparator();
    QAction *contexts = tools->addAction(m_theme.icon(QStringLiteral("gear")), tr("&Contexts…"), QKeySequence::Open, this,
                                         &MainWindow::contextsAsked);
    contexts->setObjectName(QStringLiteral("actionContexts"));
    m_signIn = tools->addAction(m_theme.icon(QStringLiteral("key")), tr("Sign &in again…"), this, &MainWindow::signInAsked);
    m_signIn->setObjectName(QStringLiteral("actionSignIn"));
    m_unlock = tools->addAction(m_theme.icon(QStringLiteral("unlock")), tr("&Unlock this window…"), QKeySequence(tr("Ctrl+U")),
                                this, [this] {
                                    if (m_session && m_session->isReadOnly())
                                        askUnlock();
                                    else if (m_session)
                                        m_session->lock();
                                });
    m_unlock->setObjectName(QStringLiteral("actionUnlock"));
}

void MainWindow::setLanguage(const QString &language)
{
    m_language = language;
    for (QAction *action : m_languages->actions())
        action->setChecked(action->data().toString() == language);
}

void MainWindow::fillPageMenus()
{
    const PageWidget *page = currentPage();
    m_fileMenu->clear();
    m_fileMenu->addAction(m_theme.icon(QStringLiteral("import")), tr("&Import a context…"), QKeySequence(tr("Ctrl+I")), this,
                          &MainWindow::importAsked);
    m_editMenu->clear();
    m_goMenu->clear();
    m_pageActions.clear();
    m_objectMenu->clear();
    if (page) {
        m_fileMenu->addActions(page->exportActions());
        m_editMenu->addAction(m_undo);
        m_editMenu->addSeparator();
        m_editMenu->addActions(page->editActions());
        m_editMenu->addAction(m_copyLink);
        m_objectMenu->setTitle(page->menuTitle());
        m_objectMenu->addActions(page->objectActions());
        m_editMenu->addSeparator();
        m_editMenu->addAction(m_find);
    }
    m_objectMenu->menuAction()->setVisible(page);
    m_editMenu->menuAction()->setVisible(page);
    m_goMenu->menuAction()->setVisible(page);
    if (page) {
        m_goMenu->addActions({m_back, m_forward});
        m_goMenu->addSeparator();
    }
    m_refresh->setEnabled(page);
    m_refresh->setStatusTip(page ? QString() : tr("Needs a context"));
    for (int i = 0; i < m_pages.size(); ++i) {
        QAction *action = m_goMenu->addAction(m_theme.icon(m_pages[i]->iconName()), m_pages[i]->title());
        action->setShortcut(QKeySequence(Qt::CTRL | Qt::Key(Qt::Key_1 + i)));
        connect(action, &QAction::triggered, this, [this, i] { choosePage(i); });
        m_pageActions.append(action);
    }
    m_fileMenu->addSeparator();
    m_fileMenu->addAction(tr("&Quit"), QKeySequence::Quit, this, &QWidget::close);
}

QList<Command> MainWindow::commands() const
{
    QList<Command> all;
    const auto *bar = menuWidget()->findChild<QMenuBar *>();
    for (const QAction *top : bar->actions()) {
        if (top->menu() && top->isVisible())
            collect(*top->menu(), bare(top->text()), all);
    }
    if (const PageWidget *page = currentPage()) {
        for (QAction *action : page->actions()) {
            if (!isThere(all, action) && !action->isSeparator())
                all.append({page->title(), action});
        }
    }
    // An action that stands in two menus is one command.
    QList<Command> unique;
    PageWidget *page = currentPage();
    const QList<QAction *> own = page ? page->actions() : QList<QAction *>();
    for (Command command : std::as_const(all)) {
        if (isThere(unique, command.action))
            continue;
        command.page = own.contains(command.action) ? page : nullptr;
        unique.append(command);
    }
    return unique;
}

QList<Command> MainWindow::commandsOfEveryPage() const
{
    QList<Command> all = commands();
    all.removeIf([this](const Command &command) { return m_pageActions.contains(command.action); });
    for (PageWidget *page : m_pages) {
        if (page == currentPage())
            continue;
        for (QAction *action : page->actions()) {
            if (!action->isSeparator() && action->isVisible() && !isThere(all, action))
                all.append({page->title(), action, page});
        }
    }
    return all;
}

void MainWindow::showGlossary()
{
    const PageWidget *page = currentPage();
    m_prompt.show(new GlossaryDialog(m_theme, page ? page->title() : QString(),
                                     page ? Glossary::of(page->place()) : QList<GlossaryEntry>(), this));
}

void MainWindow::showShortcuts()
{
    m_prompt.show(new ShortcutsDialog(m_theme, commands(), this));
}

} // namespace oz0
