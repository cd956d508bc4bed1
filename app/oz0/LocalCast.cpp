// The steps that make the local cluster: who is in it, what runs where, and what was refused.
#include "app/oz0/LocalStart.h"
#include "app/oz0/LocalTrials.h"
#include "app/oz0/Processes.h"
#include "core/base/ChildProcess.h"
#include "core/bundle/BundleWriter.h"
#include "core/client/Await.h"
#include "core/domain/Candidate.h"
#include "core/manifest/ManifestReader.h"

#include <QFile>
#include <QRandomGenerator>

#include <algorithm>

namespace oz0 {

namespace {

const QString admin = QStringLiteral("admin");
const QString alice = QStringLiteral("alice");

struct LocalNode
{
    QString name;
    QStringList labels;
    bool sandboxed;
};

const QList<LocalNode> localNodes{
    {QStringLiteral("local-1"), {QStringLiteral("pool=base")}, true}, // closed; keeps every plugin
    {QStringLiteral("local-2"), {QStringLiteral("pool=dev"), QStringLiteral("candidates=allow")}, true},
    {QStringLiteral("local-3"), {QStringLiteral("pool=try"), QStringLiteral("candidates=allow")}, true},
    {QStringLiteral("local-4"), {QStringLiteral("pool=edge")}, false},
};

QByteArray randomHex()
{
    QByteArray bytes(24, Qt::Uninitialized);
    for (char &byte : bytes)
        byte = char(QRandomGenerator::system()->generate() & 0xff);
    return bytes.toHex();
}

bool areOnline(const TenantStore &tenant, qsizetype count)
{
    const auto nodes = tenant.nodes();
    return std::count_if(nodes.begin(), nodes.end(), [](const Node &node) { return node.online; }) >= count;
}

bool settledOn(const TenantStore &tenant, const NodeName &name, qsizetype plugins)
{
    const Node node = tenant.nodes().value(name);
    return std::count_if(node.parts.begin(), node.parts.end(),
                         [](const NodePart &part) { return part.state == PartState::Ready || part.state == PartState::Failed; })
        >= plugins;
}

bool areReady(const TenantStore &tenant, qsizetype count)
{
    const auto candidates = tenant.candidates();
    return std::count_if(
               candidates.begin(), candidates.end(),
               [&](const Candidate &candidate) { return stateOf(candidate, tenant.serverNow()).word == CandidateWord::Ready; })
        >= count;
}

} // namespace

void LocalStart::addServer()
{
    step(QStringLiteral("Making a server"), [this](const Steps::Done &done) {
        const QString context = m_folder.contextFile(admin);
        if (!QDir().mkpath(QFileInfo(context).path()))
            return done(Failure(ErrorCode::UnreadableFile, QStringLiteral("cannot be made"), context));
        // The port of the listener is only known once it runs; the context is mended then.
        command({m_parts.server, QStringLiteral("init"), m_folder.path(QStringLiteral("server")), QStringLiteral("--tenant"),
                 QStringLiteral("default"), QStringLiteral("--admin"), admin, QStringLiteral("--context-out"), context,
                 QStringLiteral("--class"), QStringLiteral("local"), QStringLiteral("--listen"), QStringLiteral("127.0.0.1:1")},
                {}, 0, {}, done);
    });
    step(QStringLiteral("Starting the server"), [this](const Steps::Done &done) {
        const QString portFile = m_folder.path(QStringLiteral("server.port"));
        LocalProcess server{QStringLiteral("server"),
                            LocalKind::Server,
                            m_parts.server,
                            {QStringLiteral("run"), m_folder.path(QStringLiteral("server")), QStringLiteral("--quiet"),
                             QStringLiteral("--listen"), QStringLiteral("127.0.0.1:0"), QStringLiteral("--port-file"), portFile},
                            {},
                            0,
                            0};
        if (const Result<void> launched = launch(server); !launched)
            return done(launched);
        m_serverWait = std::make_unique<LocalServerWait>(this);
        m_serverWait->untilPortIsTold(portFile, [this, done](const Result<quint16> &port) {
            Result<Context> context = port ? contextOf(admin) : Result<Context>(Failure(port.error()));
            if (!context)
                return done(Failure(context.error()));
            context->server.setPort(*port);
            m_record.server = context->server.toString();
            m_record.processes.last().arguments = {QStringLiteral("run"), m_folder.path(QStringLiteral("server")),
                                                   QStringLiteral("--quiet"), QStringLiteral("--listen"),
                                                   QStringLiteral("127.0.0.1:%1").arg(*port)};
            const Result<void> written = writeContext(*context, m_folder.contextFile(admin));
            const Result<void> kept = written ? m_folder.keep(m_record) : written;
            if (!kept)
                return done(kept);
            m_serverWait->untilReady(*context, done);
        });
    });
}

void LocalStart::addMembers()
{
    const auto add = [this](const QString &name, const QStringList &options) {
        step(QStringLiteral("Adding %1").arg(name), [this, name, options](const Steps::Done &done) {
            const QString context = m_folder.contextFile(name);
            if (!QDir().mkpath(QFileInfo(context).path()))
                return done(Failure(ErrorCode::UnreadableFile, QStringLiteral("cannot be made"), context));
            command(QStringList{m_parts.oz0, QStringLiteral("member"), QStringLiteral("add"), name,
                                QStringLiteral("--context-out"), context}
                        + options,
                    {}, 0, admin, done);
        });
    };
    const QString role = QStringLiteral("--role");
    const QString content = QStringLiteral("--content");
    add(alice, {role, QStringLiteral("operator"), content});
    add(QStringLiteral("bob"), {role, QStringLiteral("operator"), content});
    add(QStringLiteral("victor"), {role, QStringLiteral("viewer")});
    for (const char *secret : {"GREETING_KEY", "STORAGE_KEY", "CALENDAR_CLIENT"})
        commandStep(QStringLiteral("Setting %1").arg(QLatin1String(secret)),
                    {QStringLiteral("secret"), QStringLiteral("set"), QLatin1String(secret)}, randomHex());
}

void LocalStart::addNodes()
{
    for (const LocalNode &node : localNodes) {
        const QString file = m_folder.path(QStringLiteral("join/%1.json").arg(node.name));
        QStringList words{QStringLiteral("node"), QStringLiteral("token"), QStringLiteral("--out"), file};
        for (const QString &label : node.labels)
            words += {QStringLiteral("--label"), label};
        commandStep(QStringLiteral("Making a join token for %1").arg(node.name), words);
        step(QStringLiteral("Starting %1").arg(node.name), [this, node, file](const Steps::Done &done) {
            QStringList arguments{QStringLiteral("--state"),     m_folder.path(QStringLiteral("nodes/") + node.name),
                                  QStringLiteral("--name"),      node.name,
                                  QStringLiteral("--join-file"), file};
            if (!node.sandboxed)
                arguments += {QStringLiteral("--sandbox"), QStringLiteral("off")};
            done(launch({node.name, LocalKind::Node, m_parts.node, arguments, {}, 0, 0}));
        });
    }
    awaitNodes();
}

void LocalStart::awaitNodes()
{
    step(QStringLiteral("Waiting for the nodes"), [this](const Steps::Done &done) {
        const Result<Context> context = contextOf(admin);
        if (!context)
            return done(Failure(context.error()));
        m_admin = std::make_unique<LocalWait>(*context, nullptr);
        m_admin->until([](const TenantStore &tenant) { return areOnline(tenant, localNodes.size()); }, std::chrono::seconds(30),
                       QStringLiteral("not every node came online; see %1").arg(m_folder.path(QStringLiteral("logs"))), done);
    });
}

void LocalStart::addPlugins()
{
    const QStringList plugins = samplePlugins(m_parts);
    for (const QString &plugin : plugins)
        commandStep(QStringLiteral("Installing %1").arg(plugin),
                    {QStringLiteral("plugin"), QStringLiteral("install"), QDir(m_parts.sample).filePath(plugin)});
    step(QStringLiteral("Waiting for the plugins"), [this, count = plugins.size()](const Steps::Done &done) {
        const NodeName keeper(localNodes.first().name);
        m_admin->until(
            [keeper, count](const TenantStore &tenant) { return settledOn(tenant, keeper, count); }, std::chrono::seconds(60),
            QStringLiteral("the plugins did not start on %1; see %2").arg(keeper.text(), m_folder.logFile(keeper.text())), done);
    });
}

void LocalStart::addRefusals()
{
    const QString reused = m_folder.path(QStringLiteral("plugins/version-reused"));
    step(QStringLiteral("Trying what is refused: a version number used again"), [this, reused](const Steps::Done &done) {
        const Result<void> copied = copyPlugin(
            QDir(m_parts.sample).filePath(QStringLiteral("unit-converter")), reused,
            {QStringLiteral("0.3.0"), {}, QStringLiteral("\n# Other content under the same number.\n")});
        if (!copied)
            return done(copied);
        command({m_parts.oz0, QStringLiteral("plugin"), QStringLiteral("install"), reused}, {}, 1, admin, done);
    });
    for (const LocalRefusal &refusal : localRefusals()) {
        step(QStringLiteral("Trying what is refused: %1").arg(refusal.title), [this, refusal](const Steps::Done &done) {
            const QString copy = m_folder.path(QStringLiteral("plugins/") + refusal.folder);
            const Result<void> copied = copyPlugin(QDir(m_parts.sample).filePath(refusal.plugin), copy, refusal.edits);
            if (!copied)
                return done(copied);
            refusedSave(copy, {{QStringLiteral("pool"), refusal.pool}}, done);
        });
    }
}

void LocalStart::addCandidates()
{
    for (const LocalTrial &trial : localTrials()) {
        step(QStringLiteral("Trying %1 %2 as %3").arg(trial.plugin, trial.version, trial.owner),
             [this, trial](const Steps::Done &done) {
                 const QString copy = m_folder.path(QStringLiteral("plugins/") + trial.plugin);
                 const Result<void> copied = copyPlugin(QDir(m_parts.sample).filePath(trial.plugin), copy,
                                                        {trial.version, {}, {}});
                 if (!copied)
                     return done(copied);
                 done(launch({trial.process(),
                              LocalKind::Dev,
                              m_parts.oz0,
                              {QStringLiteral("dev"), copy, QStringLiteral("--select"), trial.pool},
                              m_folder.contextFile(trial.owner),
                              0,
                              0}));
             });
    }
    awaitCandidates();
}

void LocalStart::awaitCandidates()
{
    step(QStringLiteral("Waiting for the candidates"), [this](const Steps::Done &done) {
        const auto kept = std::count_if(m_record.processes.begin(), m_record.processes.end(), [](const LocalProcess &process) {
            return process.kind == LocalKind::Dev && isRunning(process);
        });
        m_admin->until([kept](const TenantStore &tenant) { return areReady(tenant, kept); }, std::chrono::seconds(60),
                       QStringLiteral("the candidates did not get ready; see %1").arg(m_folder.path(QStringLiteral("logs"))),
                       done);
    });
}

void LocalStart::command(const QStringList &words, const QByteArray &input, int expected, const QString &who, Steps::Done done)
{
    auto *process = new QProcess(this);
    endWithParent(*process);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    if (!who.isEmpty())
        environment.insert(QStringLiteral("OZ0_CONTEXT"), m_folder.contextFile(who));
    process->setProcessEnvironment(environment);
    connect(process, &QProcess::errorOccurred, this, [process, done](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            done(Failure(ErrorCode::UnreadableFile, process->errorString(), process->program()));
    });
    connect(process, &QProcess::finished, this, [process, expected, done](int status) {
        process->deleteLater();
        const QString said = QString::fromUtf8(process->readAllStandardError() + process->readAllStandardOutput()).trimmed();
        if (process->exitStatus() == QProcess::NormalExit && status == expected)
            return done({});
        done(Failure(ErrorCode::Conflict,
                     QStringLiteral("ended with status %1 instead of %2: %3").arg(status).arg(expected).arg(said.right(2000))));
    });
    process->start(words.first(), words.mid(1));
    process->write(input);
    process->closeWriteChannel();
}

void LocalStart::commandStep(const QString &title, const QStringList &words, const QByteArray &input, int expected)
{
    step(title, [this, words, input, expected](const Steps::Done &done) {
        command(QStringList(m_parts.oz0) + words, input, expected, admin, done);
    });
}

Result<void> LocalStart::launch(LocalProcess process)
{
    const QString log = m_folder.logFile(process.name);
    const Result<void> started = startDetached(process, log);
    if (!started)
        return started;
    auto *end = new ProcessEnd(process, this);
    connect(end, &ProcessEnd::ended, this, [this, log, name = process.name] {
        Error ended{ErrorCode::Unreachable, QStringLiteral("%1: %2 has ended:").arg(m_steps->title(), name), {}, {}, 0, 0};
        for (const QString &line : lastLines(log, 10).split(QLatin1Char('\n'), Qt::SkipEmptyParts))
            ended.details.append(Error{ErrorCode::Unreachable, line, {}, {}, 0, 0});
        tearDown(ended);
    });
    const auto known = std::find_if(m_record.processes.begin(), m_record.processes.end(),
                                    [&](const LocalProcess &one) { return one.name == process.name; });
    if (known == m_record.processes.end())
        m_record.processes.append(process);
    else
        *known = process;
    return m_folder.keep(m_record);
}

void LocalStart::awaitServer(Steps::Done done)
{
    const Result<Context> context = contextOf(admin);
    if (!context)
        return done(Failure(context.error()));
    m_serverWait = std::make_unique<LocalServerWait>(this);
    m_serverWait->untilReady(*context, done);
}

// A save as alice's dev would send it, which the server is to refuse and to keep on record.
void LocalStart::refusedSave(const QString &folder, const Labels &select, Steps::Done done)
{
    if (!m_alice) {
        const Result<Context> context = contextOf(alice);
        if (!context)
            return done(Failure(context.error()));
        m_alice = std::make_unique<LocalWait>(*context, nullptr);
    }
    const Result<PackedBundle> bundle = packFolder(folder, folder + QStringLiteral(".tar.zst"));
    const auto manifest = bundle ? readManifest(bundle->manifestText)
                                 : Result<std::shared_ptr<const Manifest>>(Failure(bundle.error()));
    if (!manifest)
        return done(Failure(manifest.error()));
    SaveRequest request;
    request.plugin = (*manifest)->name;
    request.digest = bundle->digest;
    request.select = select;
    request.holder = QString::fromLatin1(randomHex().left(32));
    request.host = QStringLiteral("local");
    request.start = true;
    await(m_alice->api().putBundle(m_scope, bundle->digest, bundle->file, {}), this,
          [this, request, done](const Result<Digest> &put) {
              if (!put)
                  return done(Failure(put.error()));
              await(m_alice->api().saveCandidate(m_scope, request), this, [done](const Result<SaveAnswer> &answer) {
                  if (!answer)
                      return done(Failure(answer.error()));
                  if (!answer->refused)
                      return done(Failure(ErrorCode::Conflict, QStringLiteral("the save was not refused")));
                  done({});
              });
          });
}

} // namespace oz0
