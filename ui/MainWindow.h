// The frame: menu, context strip and header, rail, pages, banner, status line. It knows pages, not the domain.
#pragma once

#include "models/presenters/SessionPresenter.h"
#include "ui/CommandRunner.h"
#include "ui/Commands.h"
#include "ui/NavigationHistory.h"
#include "ui/PageWidget.h"
#include "ui/Prompt.h"
#include "ui/Theme.h"

#include <QMainWindow>
#include <QSettings>
#include <QStackedWidget>
#include <QTimer>

class QActionGroup;
class QMenu;

namespace oz0 {

class Banner;
class ContextHeader;
class Ground;
class Rail;
class StatusLine;

class MainWindow : public QMainWindow
{
    Q_OBJECT
public:
    MainWindow(Theme &theme, Prompt &prompt, QSettings &settings, QWidget *parent = nullptr);
    ~MainWindow() override;

    /// Shows it no larger than the screen has room for, its frame included.
    void showFitted();
    /// Takes the widget; shown whenever no session is open.
    void setStartPage(QWidget *page);
    /// Makes frame and menus anew, in the language of now; the session is closed and the start page gone.
    void rebuild();
    /// What the command palette finds besides pages and actions.
    void setObjectSearch(CommandRunner::ObjectSearch search) { m_runner.setObjectSearch(std::move(search)); }
    /// Which language the settings name: empty for the system's.
    void setLanguage(const QString &language);
    /// Takes the pages. The session is lent until closeSession().
    void openSession(SessionPresenter &session, const QList<PageWidget *> &pages);
    void closeSession();
    void setContexts(const QStringList &names, const QString &current);

    /// Shows the link's page and lets it select the object. A link into another context or tenant is told by linkElsewhere; one to a
    /// page that this window does not have changes nothing and gives false.
    bool openLink(const ConsoleLink &link);
    /// The page of a place; null when there is none.
    PageWidget *pageOf(ConsolePlace place) const;
    PageWidget *currentPage() const;
    const QList<PageWidget *> &pages() const { return m_pages; }
    /// To where one was before, and again to where one went back from; false: there is no such place.
    bool goBack();
    bool goForward();
    /// How each page is looked at, the one that is shown last; and the same again, with pages that were made anew.
    QList<Visit> visits() const;
    void putBack(const QList<Visit> &visits);
    /// A link to what is shown now; without a context while none is open.
    ConsoleLink here() const;

    /// Every action that can be taken in this window now, with the menu it stands in.
    QList<Command> commands() const;
    /// Those, and then what each other page can do once it is shown.
    QList<Command> commandsOfEveryPage() const;
    /// A sentence in the status line, until the page has something to say or 15 s have passed.
    void tell(const QString &sentence);

Q_SIGNALS:
    void reconnectAsked();
    void importAsked();
    void contextsAsked();
    void signInAsked();
    void languageChosen(const QString &language); ///< "de"; empty for the system's
    void contextChosen(const QString &name);
    void linkElsewhere(const oz0::ConsoleLink &link);

protected:
    bool event(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    PageWidget *unsentPage() const;
    void sendAndClose(PageWidget *page);
    void fitScreen(const QMargins &frame);
    void makeMenus();
    void showClosedRail();
    void makeFrame();
    void makeViewMenu(QMenu *view);
    void makeToolsMenu(QMenu *tools);
    void fillPageMenus();
    void showShortcuts();
    void showGlossary();
    void choosePage(int page);
    void showPage(int page);
    Visit visit() const;
    static Visit visitOf(const PageWidget *page);
    void goTo(const Visit &visit);
    void putBackIn(PageWidget *page, const Visit &visit);
    void refreshHistory();
    void refreshFrame();
    void refreshTicks();
    void askUnlock();

    Theme &m_theme;
    Prompt &m_prompt;
    QSettings &m_settings;
    SessionPresenter *m_session = nullptr;
    QList<PageWidget *> m_pages;
    QWidget *m_startPage = nullptr;
    Ground *m_strip = nullptr;
    ContextHeader *m_header = nullptr;
    Rail *m_rail = nullptr;
    Banner *m_banner = nullptr;
    QStackedWidget *m_stack = nullptr;
    StatusLine *m_status = nullptr;
    QMenu *m_fileMenu = nullptr;
    QMenu *m_editMenu = nullptr;
    QMenu *m_goMenu = nullptr;
    QMenu *m_objectMenu = nullptr;
    QMenu *m_contextMenu = nullptr;
    QActionGroup *m_languages = nullptr;
    QList<QAction *> m_pageActions; ///< of the Go menu, one for each page
    QAction *m_back = nullptr;
    QAction *m_forward = nullptr;
    QAction *m_find = nullptr;
    QAction *m_refresh = nullptr;
    QAction *m_undo = nullptr;
    QAction *m_copyLink = nullptr;
    QAction *m_unlock = nullptr;
    QAction *m_signIn = nullptr;
    NavigationHistory m_history;
    CommandRunner m_runner;
    QString m_language;
    QString m_told;
    QTimer m_toldUntil;
    bool m_closing = false;
    bool m_isFitted = true; ///< to its screen, with the frame that it has there
};

} // namespace oz0
