#include "app/console/Console.h"

#include "models/Texts.h"
#include "ui/pages/CandidatesPage.h"
#include "ui/pages/StartPage.h"

#include <QApplication>
#include <QDir>

namespace oz0 {

Console::Console(QApplication &application, const ConsoleOptions &options, const QString &settingsFile)
    : m_options(options), m_settings(settingsFile, QSettings::IniFormat), m_theme(application, options.scheme), m_prompt(m_theme),
      m_cluster(LocalCluster::findProgram(QApplication::applicationDirPath())), m_window(m_theme, m_prompt, m_settings),
      m_start(new StartPage(m_theme, m_cluster))
{
    m_window.setStartPage(m_start);
    const auto chooseFile = [this] {
        m_prompt.openFile(&m_window, tr("Import a context"), tr("Contexts (*.json);;All files (*)"),
                          [this](const QString &file) { import(file); });
    };
    connect(&m_window, &MainWindow::importAsked, this, chooseFile);
    connect(m_start, &StartPage::importAsked, this, chooseFile);
    connect(m_start, &StartPage::fileDropped, this, &Console::import);
    connect(&m_window, &MainWindow::reconnectAsked, this, [this] {
        if (m_session)
            m_session->feed.reconnectNow();
    });
    connect(&m_window, &MainWindow::contextChosen, this, [this](const QString &name) {
        if (const Result<Context> context = contextNamed(name))
            open(context.value());
    });
    connect(&m_window, &MainWindow::linkElsewhere, this, [this](const ConsoleLink &link) {
        if (const Result<void> result = openLink(link); !result)
            tellProblem(result.error());
    });
    connect(&m_cluster, &LocalCluster::ready, this, [this](const QString &file) {
        if (const Result<void> result = openFile(file); !result)
            tellProblem(result.error());
    });
    connect(&m_cluster, &LocalCluster::changed, this, [this] {
        if (m_cluster.state() == LocalCluster::State::Failed)
            Q_EMIT couldNotOpen(m_cluster.lastLine());
    });
}

Console::~Console()
{
    close();
}

void Console::start()
{
    m_start->focusStart();
    if (!m_options.contextFile.isEmpty()) {
        if (const Result<void> result = openFile(m_options.contextFile); !result)
            tellProblem(result.error());
        return;
    }
    if (m_options.local) {
        m_cluster.start();
        return;
    }
    const Result<Context> context = chooseContext({}, {});
    if (context)
        open(context.value());
    else if (!allContexts().isEmpty())
        tellProblem(context.error());
}

Result<void> Console::openFile(const QString &file)
{
    const Result<Context> context = readContext(file);
    if (!context)
        return Failure(context.error());
    open(context.value());
    return {};
}

void Console::open(const Context &context)
{
    close();
    m_start->setProblem({});
    m_session = std::make_unique<ConsoleSession>(context);
    m_window.openSession(m_session->session, makePages());
    listContexts();
    Q_EMIT opened();
}

// In the order of the rail.
QList<PageWidget *> Console::makePages()
{
    const ViewSettings settings(m_settings, m_session->session.context().name);
    m_page = new CandidatesPage(m_theme, m_session->candidates, m_prompt, settings);
    return {m_page};
}

Result<void> Console::openLink(const ConsoleLink &link)
{
    if (!m_session || m_session->session.context().name != link.context
        || m_session->session.context().tenant.text() != link.tenant) {
        const Result<Context> context = contextNamed(link.context);
        if (!context)
            return Failure(context.error());
        if (context->tenant.text() != link.tenant)
            return Failure(ErrorCode::InvalidContext,
                           QStringLiteral("the context %1 is for the tenant %2").arg(context->name, context->tenant.text()),
                           link.tenant);
        open(context.value());
    }
    if (!m_window.openLink(link))
        return Failure(ErrorCode::NotFound, QStringLiteral("this console has no page for it"), link.text());
    return {};
}

void Console::close()
{
    m_page = nullptr;
    m_window.closeSession();
    m_session.reset();
}

// An imported context lies where the command line looks for it too (lifecycle.md, "Bootstrap").
void Console::import(const QString &file)
{
    const Result<Context> context = readContext(file);
    if (!context) {
        tellProblem(context.error());
        return;
    }
    const QString folder = contextsFolder() + QLatin1Char('/') + context->name;
    QDir().mkpath(folder);
    if (const Result<void> written = writeContext(context.value(), folder + QStringLiteral("/context.json")); !written) {
        tellProblem(written.error());
        return;
    }
    open(context.value());
}

void Console::tellProblem(const Error &error)
{
    const QString text = tr("%1 %2", "what is wrong, details").arg(Texts::error(error), error.message);
    m_start->setProblem(text);
    Q_EMIT couldNotOpen(text);
}

void Console::listContexts()
{
    QStringList names;
    for (const Result<Context> &context : allContexts()) {
        if (context)
            names.append(context->name);
    }
    const QString current = m_session->session.context().name;
    if (!names.contains(current))
        names.prepend(current);
    m_window.setContexts(names, current);
}

} // namespace oz0
