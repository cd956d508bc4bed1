// The composition root of oz0-console.
#pragma once

#include "app/console/ConsoleSession.h"
#include "models/presenters/LocalCluster.h"
#include "ui/DialogPrompt.h"
#include "ui/MainWindow.h"
#include "ui/Theme.h"

#include <QSettings>

#include <memory>

namespace oz0 {

class CandidatesPage;
class StartPage;

struct ConsoleOptions
{
    QString contextFile;
    bool local = false;
    QString tourFolder;
    SchemeChoice scheme = SchemeChoice::System;
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
    void import(const QString &file);
    void tellProblem(const Error &error);
    void listContexts();

    ConsoleOptions m_options;
    QSettings m_settings;
    Theme m_theme;
    DialogPrompt m_prompt;
    LocalCluster m_cluster;
    std::unique_ptr<ConsoleSession> m_session;
    MainWindow m_window; // its pages look at the session, so it goes first
    StartPage *m_start;
    CandidatesPage *m_page = nullptr;
};

} // namespace oz0
