#include "node/PluginRun.h"

#include <QTimer>
#include <QUuid>

#include <algorithm>

namespace oz0 {

namespace {

QMap<QString, QString> environmentFor(const Manifest &manifest, const QMap<QString, QString> &secrets, bool sandboxed,
                                      const RunFolders &folders)
{
    QMap<QString, QString> environment;
    for (auto it = secrets.begin(); it != secrets.end(); ++it) {
        if (manifest.requires_.secretsFrom.value(it.key()) == QLatin1String("file")) {
            const QString folder = sandboxed ? QStringLiteral("/secrets") : folders.secrets;
            environment.insert(it.key() + QStringLiteral("_FILE"), folder + QLatin1Char('/') + it.key());
        } else {
            environment.insert(it.key(), it.value());
        }
    }
    return environment;
}

} // namespace

std::optional<PartError> contractBreach(const Tool &tool, const QStringList &listed)
{
    if (tool.functions.isEmpty())
        return std::nullopt;
    QStringList undeclared = listed;
    QStringList missing;
    for (const Function &function : tool.functions) {
        if (undeclared.removeAll(function.name) == 0)
            missing.append(function.name);
    }
    if (!undeclared.isEmpty())
        return PartError{QStringLiteral("server.undeclared_function"),
                         QStringLiteral("%1 lists functions that plugin.yaml does not declare: %2")
                             .arg(tool.id, undeclared.mid(0, 10).join(QStringLiteral(", "))),
                         {}};
    if (!missing.isEmpty())
        return PartError{QStringLiteral("server.missing_function"),
                         QStringLiteral("%1 does not list what plugin.yaml declares: %2")
                             .arg(tool.id, missing.mid(0, 10).join(QStringLiteral(", "))),
                         {}};
    return std::nullopt;
}

PluginRun::PluginRun(const NodeSetup &setup, std::shared_ptr<const Manifest> manifest, RunFolders folders,
                     const QMap<QString, QString> &secrets, QObject *parent)
    : QObject(parent), m_manifest(std::move(manifest))
{
    const bool sandboxed = setup.tier > 0;
    for (const Tool &tool : m_manifest->tools) {
        if (tool.isRemote())
            continue;
        const QByteArray mark = setup.processMark() + QUuid::createUuid().toByteArray(QUuid::Id128);
        SandboxedServer server{setup.python,
                               tool.module,
                               folders.plugin,
                               folders.own,
                               folders.secrets,
                               environmentFor(*m_manifest, secrets, sandboxed, folders),
                               QString::fromLatin1(mark)};
        LaunchPlan plan = sandboxed ? sandboxedLaunch(setup.bubblewrap, server) : plainLaunch(server);
        auto process = std::make_unique<ToolServer>(std::move(plan), mark, secrets.values(), setup.limits);
        const size_t index = m_servers.size();
        connect(process.get(), &ToolServer::ready, this, [this, index] { onReady(index); });
        connect(process.get(), &ToolServer::failed, this, [this, id = tool.id](const PartError &error) {
            fail({error.code, id + QLatin1Char(' ') + error.text, error.lastLines});
        });
        connect(process.get(), &ToolServer::gone, this, &PluginRun::onGone);
        m_servers.push_back({&tool, std::move(process), false});
    }
}

void PluginRun::start()
{
    if (m_servers.empty()) {
        QTimer::singleShot(0, this, [this] {
            if (!m_isStopping)
                Q_EMIT ready();
        });
        return;
    }
    for (const Server &server : m_servers)
        server.process->start();
}

void PluginRun::stop()
{
    if (m_isStopping)
        return;
    m_isStopping = true;
    if (m_servers.empty()) {
        QTimer::singleShot(0, this, &PluginRun::gone);
        return;
    }
    for (const Server &server : m_servers)
        server.process->stop();
}

QStringList PluginRun::functions() const
{
    QStringList functions;
    for (const Server &server : m_servers) {
        for (const QString &name : server.process->functions())
            functions.append(server.tool->id + QLatin1Char('.') + name);
    }
    return functions;
}

void PluginRun::onReady(size_t index)
{
    Server &server = m_servers[index];
    if (const auto breach = contractBreach(*server.tool, server.process->functions()))
        return fail({breach->code, breach->text, server.process->lastLines()});
    server.isReady = true;
    const bool all = std::all_of(m_servers.begin(), m_servers.end(), [](const Server &each) { return each.isReady; });
    if (all && !m_isStopping)
        Q_EMIT ready();
}

void PluginRun::fail(const PartError &error)
{
    if (m_hasFailed || m_isStopping)
        return;
    m_hasFailed = true;
    stop();
    Q_EMIT failed(error);
}

void PluginRun::onGone()
{
    const bool all = std::all_of(m_servers.begin(), m_servers.end(), [](const Server &each) { return each.process->isGone(); });
    if (all && m_isStopping)
        Q_EMIT gone();
}

} // namespace oz0
