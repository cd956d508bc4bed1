#include "app/console/Console.h"

#include "models/PaletteModel.h"
#include "models/Texts.h"
#include "ui/Translations.h"
#include "ui/dialogs/CommandPalette.h"
#include "ui/dialogs/ContextsDialog.h"
#include "ui/dialogs/SignInDialog.h"
#include "ui/pages/AuditPage.h"
#include "ui/pages/CandidatesPage.h"
#include "ui/pages/DiffPage.h"
#include "ui/pages/NodesPage.h"
#include "ui/pages/PluginsPage.h"
#include "ui/pages/PreviewPage.h"
#include "ui/pages/RefusalsPage.h"
#include "ui/pages/StartPage.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/DialogBody.h"

#include <QApplication>
#include <QBoxLayout>
#include <QCryptographicHash>
#include <QTranslator>

#include <utility>

namespace oz0 {

namespace {

constexpr auto languageKey = "language";
constexpr auto lastContextKey = "context";

/// Numbers, dates and the direction too.
QList<QTranslator *> textsIn(QApplication &application, const QString &language)
{
    const QLocale locale = language.isEmpty() ? QLocale::system() : QLocale(language);
    QLocale::setDefault(locale);
    application.setLayoutDirection(locale.textDirection());
    return installTranslations(application, locale);
}

} // namespace

Console::Console(QApplication &application, const ConsoleOptions &options, const QString &settingsFile)
    : m_options(options), m_settings(settingsFile, QSettings::IniFormat),
      m_texts(options.language ? textsIn(application, *options.language) : QList<QTranslator *>()),
      m_theme(application, options.scheme), m_prompt(m_theme), m_credentials(m_keychain), m_contexts(m_credentials),
      m_cluster(LocalCluster::findProgram(QApplication::applicationDirPath())), m_window(m_theme, m_prompt, m_settings)
{
    m_prompt.setDressing([this](QDialog *dialog) { dress(dialog); });
    m_window.setLanguage(options.language.value_or(QString()));
    m_window.setObjectSearch([this](const QString &typed, std::optional<ConsolePlace> only) {
        if (!m_session)
            return QList<PaletteEntry>();
        if (only == ConsolePlace::Refusals)
            return refusalEntries(m_session->refusals.model().records(), typed, PaletteModel::most);
        return objectEntries(m_session->store, typed, PaletteModel::most, only);
    });
    makeStartPage();
    connectWindow();
    connect(&m_contexts, &ContextsPresenter::changed, this, [this] {
        if (m_session)
            listContexts();
    });
    connect(&m_cluster, &LocalCluster::ready, this, [this](const QString &file) {
        if (const Result<void> result = openFile(file); !result)
            tellProblem(result.error());
        else
            openWanted();
    });
    connect(&m_cluster, &LocalCluster::changed, this, [this] {
        if (m_cluster.state() == LocalCluster::State::Failed)
            Q_EMIT couldNotOpen(m_cluster.lastLine());
    });
}

void Console::makeStartPage()
{
    m_start = new StartPage(m_theme, m_cluster);
    m_window.setStartPage(m_start);
    connect(m_start, &StartPage::importAsked, &m_window, &MainWindow::importAsked);
    connect(m_start, &StartPage::addAsked, this, [this] { showContexts()->add(); });
    connect(m_start, &StartPage::fileDropped, this, [this](const QString &file) { import(file); });
}

void Console::connectWindow()
{
    connect(&m_window, &MainWindow::importAsked, this, [this] {
        m_prompt.openFile(&m_window, tr("Import a context"), tr("Contexts (*.json);;All files (*)"),
                          [this](const QString &file) { import(file); });
    });
    connect(&m_window, &MainWindow::contextsAsked, this, &Console::showContexts);
    connect(&m_window, &MainWindow::signInAsked, this, [this] { askSignIn(&m_window); });
    // Later: the action that asked for it goes with the old menus.
    connect(&m_window, &MainWindow::languageChosen, this, &Console::speak, Qt::QueuedConnection);
    connect(&m_window, &MainWindow::reconnectAsked, this, [this] {
        if (!m_session)
            return;
        m_session->client.transport().askAgain();
        m_session->feed.reconnectNow();
    });
    connect(&m_window, &MainWindow::contextChosen, this, &Console::switchTo);
    connect(&m_window, &MainWindow::linkElsewhere, this, [this](const ConsoleLink &link) {
        if (const Result<void> result = openLink(link); !result)
            m_window.tell(tr("The link leads nowhere: %1").arg(result.error().message));
    });
}

Console::~Console()
{
    close();
    qDeleteAll(m_texts);
}

void Console::start()
{
    m_start->focusStart();
    if (!m_options.contextFile.isEmpty()) {
        if (const Result<void> result = openFile(m_options.contextFile); !result)
            tellProblem(result.error());
        else
            openWanted();
        return;
    }
    if (m_options.local) {
        m_cluster.start();
        return;
    }
    if (!m_options.link.isEmpty()) {
        openWanted();
        return;
    }
    Result<Context> context = chooseContext({}, {});
    if (!context && !qEnvironmentVariableIsSet("OZ0_CONTEXT"))
        context = contextNamed(m_settings.value(QLatin1String(lastContextKey)).toString());
    if (context)
        open(context.value());
    else if (qEnvironmentVariableIsSet("OZ0_CONTEXT"))
        tellProblem(context.error());
    else if (!allContexts().isEmpty())
        showContexts(); // several, and none was used before
}

// The link that the console was started with.
void Console::openWanted()
{
    const QString text = std::exchange(m_options.link, {});
    if (text.isEmpty())
        return;
    const Result<ConsoleLink> link = linkFromText(text);
    const Result<void> opened = link ? openLink(*link) : Result<void>(Failure(link.error()));
    if (opened)
        return;
    if (m_session)
        m_window.tell(tr("The link leads nowhere: %1").arg(opened.error().message));
    else
        tellProblem(opened.error());
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
    const QString held = m_session && m_session->candidates.isHolding() ? m_session->candidates.heldTitle() : QString();
    close();
    m_start->setProblem({});
    m_session = std::make_unique<ConsoleSession>(context, m_credentials, previewFile(context));
    m_window.openSession(m_session->session, makePages());
    m_contexts.setCurrent(context);
    m_settings.setValue(QLatin1String(lastContextKey), context.name);
    listContexts();
    if (!held.isEmpty())
        m_window.tell(tr("%1 was not removed: you left its context before the removal was sent.").arg(held));
    Q_EMIT opened();
}

void Console::switchTo(const QString &name)
{
    if (const Result<Context> context = contextNamed(name); !context)
        tellProblem(context.error());
    else
        open(*context);
}

// In the order of the rail.
QList<PageWidget *> Console::makePages()
{
    const ViewSettings settings(m_settings, m_session->session.context().name);
    m_page = new CandidatesPage(m_theme, m_session->candidates, m_prompt, settings);
    m_page->setDiff(m_session->candidateDiff);
    auto *plugins = new PluginsPage(m_theme, m_session->plugins, m_session->access, m_prompt, settings);
    plugins->setDiff(new DiffPage(m_session->diff, m_theme, m_prompt, m_settings));
    auto *refusals = new RefusalsPage(m_theme, m_session->refusals, m_prompt, settings);
    auto *preview = new PreviewPage(m_theme, m_session->preview, m_prompt, settings);
    connect(preview, &PreviewPage::installAsked, plugins, &PluginsPage::installFolder);
    connect(preview, &PreviewPage::contentInstallAsked, plugins, &PluginsPage::installContent);
    auto *nodes = new NodesPage(m_theme, m_session->nodes, m_prompt, settings);
    auto *audit = new AuditPage(m_theme, m_session->audit, m_prompt, settings);
    return {m_page, nodes, plugins, refusals, preview, audit};
}

// Apart for each context and tenant; their names may hold what a file's may not.
QString Console::previewFile(const Context &context) const
{
    if (m_options.dataFolder.isEmpty())
        return {};
    const QByteArray name = (context.name + QChar(0) + context.tenant.text()).toUtf8();
    const QByteArray digest = QCryptographicHash::hash(name, QCryptographicHash::Sha256).toHex().left(16);
    return QStringLiteral("%1/previews/%2.json").arg(m_options.dataFolder, QString::fromLatin1(digest));
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
    m_contexts.setCurrent({});
}

void Console::speak(const QString &language)
{
    m_settings.setValue(QLatin1String(languageKey), language);
    qDeleteAll(std::exchange(m_texts, {}));
    m_texts = textsIn(m_theme.application(), language);
    const QList<Visit> places = m_window.visits();
    m_page = nullptr;
    m_window.rebuild();
    m_window.setLanguage(language);
    makeStartPage();
    if (!m_session) {
        m_start->focusStart();
        return;
    }
    m_session->retranslate();
    m_window.openSession(m_session->session, makePages());
    listContexts();
    m_window.putBack(places);
}

// An imported context lies where the command line looks for it too (lifecycle.md, "Bootstrap").
void Console::import(const QString &file, bool replace)
{
    m_contexts.importFile(file, replace, [this, file](const Result<Context> &context, TokenPlace, const QString &why) {
        if (!context && context.error().code == ErrorCode::Conflict) {
            m_prompt.decide(&m_window,
                            {tr("Replace the context %1?").arg(context.error().subject),
                             tr("There is one with this name. The file takes its place, its token too."), tr("Replace it")},
                            [this, file] { import(file, true); });
            return;
        }
        if (!context) {
            tellProblem(context.error());
            return;
        }
        open(*context);
        if (!why.isEmpty())
            m_window.tell(tr("%1 The token is in memory only, until the console ends.", "why").arg(why));
    });
}

ContextsDialog *Console::showContexts()
{
    if (m_contextsDialog && m_contextsDialog->isVisible())
        return m_contextsDialog;
    m_contextsDialog = new ContextsDialog(m_theme, m_contexts, m_prompt, &m_window);
    connect(m_contextsDialog, &ContextsDialog::switchAsked, this, &Console::switchTo);
    connect(m_contextsDialog, &ContextsDialog::tokenReplaced, this, &Console::takeToken);
    m_prompt.show(m_contextsDialog);
    return m_contextsDialog;
}

void Console::askSignIn(QWidget *parent)
{
    if (!m_session)
        return;
    auto *dialog = new SignInDialog(m_theme, m_contexts, m_session->session.context(), parent);
    connect(dialog, &SignInDialog::signedIn, this, [this](const Context &context, TokenPlace, const QString &why) {
        takeToken(context);
        if (!why.isEmpty())
            m_window.tell(tr("%1 The token is in memory only, until the console ends.", "why").arg(why));
    });
    m_prompt.show(dialog);
}

// What is shown, selected and typed stays: only the requests from now on carry the new token.
void Console::takeToken(const Context &context)
{
    if (!m_session || m_session->session.context().name != context.name)
        return;
    m_session->client.transport().setToken(context.token);
    m_session->session.start();
    m_session->feed.reconnectNow();
}

// A dialog covers the window's banner, so a token that expires meanwhile is told in the dialog too.
void Console::dress(QDialog *dialog)
{
    auto *column = qobject_cast<QVBoxLayout *>(dialog->layout());
    if (!m_session || !column || qobject_cast<SignInDialog *>(dialog) || qobject_cast<CommandPalette *>(dialog))
        return;
    auto *bar = new Banner(m_theme, dialog);
    const bool hasStrip = column->count() > 0 && qobject_cast<ClassStrip *>(column->itemAt(0)->widget());
    column->insertWidget(hasStrip ? 1 : 0, bar); // the strip of the context's class stays on top
    const SessionPresenter &session = m_session->session;
    const auto refresh = [bar, &session] {
        if (session.needsSignIn())
            bar->setTexts(session.brokeOffText(), SessionPresenter::tr("What you typed here stays."), session.detailsText());
        bar->offerSignIn(true);
        bar->setVisible(session.needsSignIn());
    };
    refresh();
    connect(&session, &SessionPresenter::changed, bar, refresh);
    connect(bar, &Banner::signInAsked, this, [this, dialog] { askSignIn(dialog); });
}

void Console::tellProblem(const Error &error)
{
    const QString text = tr("%1 %2", "what is wrong, details").arg(Texts::error(error), error.message);
    m_start->setProblem(text);
    if (m_session) { // the start page is out of sight
        QWidget *front = m_contextsDialog && m_contextsDialog->isVisible() ? static_cast<QWidget *>(m_contextsDialog) : &m_window;
        m_prompt.decide(front, {tr("The context cannot be opened"), text, tr("Close"), true}, [] {});
    }
    Q_EMIT couldNotOpen(text);
}

void Console::listContexts()
{
    QStringList names;
    for (const auto &entry : m_contexts.model().entries()) {
        if (entry.row->problem.isEmpty())
            names.append(entry.row->context.name);
    }
    const QString current = m_session->session.context().name;
    if (!names.contains(current))
        names.prepend(current);
    m_window.setContexts(names, current);
}

} // namespace oz0
