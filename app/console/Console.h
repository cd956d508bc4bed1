// The composition root of oz0-console.
#pragma once

#include "app/console/ConsoleSession.h"
#include "models/presenters/ContextsPresenter.h"
#include "models/presenters/LocalCluster.h"
#include "ui/DialogPrompt.h"
#include "ui/MainWindow.h"
#include "ui/Theme.h"

#include <QPointer>
#include <QSettings>

#include <memory>
#include <optional>

class QTranslator;

namespace oz0 {

class CandidatesPage;
class ContextsDialog;
class StartPage;

struct ConsoleOptions
{
    QString contextFile;
    QString link; ///< oz0://…: opened in its context once that is there
    bool local = false;
    QString tourFolder;
    QString dataFolder; ///< where what the console itself keeps lies; empty: nothing is kept
    SchemeChoice scheme = SchemeChoice::System;
    std::optional<QString> language{}; ///< "de", empty for the system's; none: as the application speaks already
};

/// One window. A change of context closes the session whole and opens another.
class Console : public QObject
{
    Q_OBJECT
public:
    Console(QApplication &application, const ConsoleOptions &options, const QString &settingsFile);
    ~Console() override;

    /// With --context the file; with --local the local cluster; else the context that OZ0_CONTEXT or the only file names; else the start page.
    void start();
    Result<void> openFile(const QString &file);
    void open(const Context &context);
    void close(); ///< the session; the window shows the start page
    /// Shows what the link names, in its context, which is opened when it is not.
    Result<void> openLink(const ConsoleLink &link);
    /// "de", or empty for the system's: window and pages are made anew in it, at the place where they were.
    void speak(const QString &language);

    const ConsoleOptions &options() const { return m_options; }
    MainWindow &window() { return m_window; }
    Theme &theme() { return m_theme; }
    LocalCluster &localCluster() { return m_cluster; }
    StartPage &startPage() { return *m_start; }
    ConsoleSession *session() { return m_session.get(); }
    CandidatesPage *page() { return m_page; }

Q_SIGNALS:
    void opened();
    void couldNotOpen(const QString &why);

private:
    QList<PageWidget *> makePages();
    void makeStartPage();
    void connectWindow();
    void openWanted();
    void switchTo(const QString &name); ///< a context of this machine
    void import(const QString &file, bool replace = false);
    ContextsDialog *showContexts();
    void askSignIn(QWidget *parent);
    void takeToken(const Context &context);
    void dress(QDialog *dialog);
    QString previewFile(const Context &context) const;
    void tellProblem(const Error &error);
    void listContexts();

    ConsoleOptions m_options;
    QSettings m_settings;
    QList<QTranslator *> m_texts; ///< of the chosen language; taken back at the end
    Theme m_theme;
    DialogPrompt m_prompt;
    SystemKeychain m_keychain;
    CredentialStore m_credentials;
    ContextsPresenter m_contexts;
    LocalCluster m_cluster;
    std::unique_ptr<ConsoleSession> m_session;
    MainWindow m_window; // its pages look at the session, so it goes first
    StartPage *m_start = nullptr;
    CandidatesPage *m_page = nullptr;
    QPointer<ContextsDialog> m_contextsDialog;
};

} // namespace oz0
