#include "BenchCluster.h"

#include "BigFolder.h"
#include "core/bundle/BundleWriter.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QProcessEnvironment>
#include <QTcpServer>
#include <QTimer>

#include <chrono>

namespace oz0::bench {

namespace {

constexpr int patienceMs = 60000;

quint16 freePort()
{
    QTcpServer listener;
    if (!listener.listen(QHostAddress::LocalHost))
        qFatal("No port is free");
    return listener.serverPort();
}

} // namespace

double millisecondsNow()
{
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

void runLoop(const char *what, const std::function<void(std::function<void()>)> &begin)
{
    QEventLoop loop;
    QTimer deadline;
    QObject::connect(&deadline, &QTimer::timeout, &loop, [what] { qFatal("Waited in vain for %s", what); });
    deadline.start(patienceMs);
    begin([&loop] { QMetaObject::invokeMethod(&loop, &QEventLoop::quit, Qt::QueuedConnection); });
    loop.exec();
}

void waitFor(const TenantStore &store, const char *what, const std::function<bool()> &isSo)
{
    if (isSo())
        return;
    QObject context;
    runLoop(what, [&](const std::function<void()> &stop) {
        const auto look = [&isSo, stop] {
            if (isSo())
                stop();
        };
        QObject::connect(&store, &TenantStore::revisionChanged, &context, look);
        QObject::connect(&store, &TenantStore::candidatesChanged, &context, look);
        QObject::connect(&store, &TenantStore::nodesChanged, &context, look);
        QObject::connect(&store, &TenantStore::livenessChanged, &context, look);
    });
}

BenchCluster::BenchCluster() : m_programs(qEnvironmentVariable("OZ0_BIN_DIR", QCoreApplication::applicationDirPath()))
{
    for (const char *part : {"config", "cache", "data", "state", "runtime"})
        QDir().mkpath(path(QLatin1String(part)));
    QFile::setPermissions(path(QStringLiteral("runtime")), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    const QString data = path(QStringLiteral("server"));
    const QString portFile = path(QStringLiteral("port"));
    run(QStringLiteral("oz0-server"),
        {QStringLiteral("init"), data, QStringLiteral("--tenant"), QStringLiteral("default"), QStringLiteral("--admin"),
         QStringLiteral("ada"), QStringLiteral("--context-out"), adminFile(), QStringLiteral("--class"), QStringLiteral("test"),
         QStringLiteral("--listen"), QStringLiteral("127.0.0.1:%1").arg(freePort())});
    const Result<Context> context = readContext(adminFile());
    if (!context)
        qFatal("%s", qPrintable(context.error().message));
    m_admin = *context;
    keep(process(QStringLiteral("oz0-server"), {QStringLiteral("run"), data, QStringLiteral("--port-file"), portFile},
                 QStringLiteral("server.log")));
    Follower follower(m_admin);
    waitFor(follower.store, "the server", [&] { return follower.store.liveness() == Liveness::Live; });
}

BenchCluster::~BenchCluster()
{
    for (auto it = m_processes.rbegin(); it != m_processes.rend(); ++it) {
        (*it)->terminate();
        if (!(*it)->waitForFinished(10000)) {
            (*it)->kill();
            (*it)->waitForFinished();
        }
    }
}

std::unique_ptr<QProcess> BenchCluster::process(const QString &program, const QStringList &arguments, const QString &log)
{
    auto made = std::make_unique<QProcess>();
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("HOME"), m_folder.path());
    for (const char *part : {"config", "cache", "data", "state"})
        environment.insert(QStringLiteral("XDG_%1_HOME").arg(QLatin1String(part).toString().toUpper()),
                           path(QLatin1String(part)));
    environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), path(QStringLiteral("runtime")));
    environment.insert(QStringLiteral("OZ0_CONTEXT"), adminFile());
    made->setProcessEnvironment(environment);
    made->setProcessChannelMode(QProcess::MergedChannels);
    made->setStandardOutputFile(path(log), QIODevice::Append);
    made->setProgram(m_programs + QLatin1Char('/') + program);
    made->setArguments(arguments);
    return made;
}

void BenchCluster::run(const QString &program, const QStringList &arguments)
{
    const auto started = process(program, arguments, QStringLiteral("commands.log"));
    started->start();
    if (!started->waitForFinished(patienceMs) || started->exitStatus() != QProcess::NormalExit || started->exitCode() != 0)
        qFatal("%s %s failed", qPrintable(program), qPrintable(arguments.join(QLatin1Char(' '))));
}

void BenchCluster::keep(std::unique_ptr<QProcess> process)
{
    process->start();
    if (!process->waitForStarted())
        qFatal("%s cannot be started", qPrintable(process->program()));
    m_processes.push_back(std::move(process));
}

void BenchCluster::startNode(const QString &name, const QStringList &labels)
{
    const QString joinFile = path(name + QStringLiteral("-join.json"));
    QStringList words{QStringLiteral("node"), QStringLiteral("token"), QStringLiteral("--out"), joinFile};
    for (const QString &label : labels)
        words += {QStringLiteral("--label"), label};
    run(QStringLiteral("oz0"), words);
    keep(process(QStringLiteral("oz0-node"),
                 {QStringLiteral("--state"), path(name), QStringLiteral("--join-file"), joinFile, QStringLiteral("--name"), name},
                 name + QStringLiteral(".log")));
    Follower follower(m_admin);
    waitFor(follower.store, "the node", [&] { return follower.store.nodes().value(NodeName(name)).online; });
}

void BenchCluster::installSample(const QString &sample)
{
    run(QStringLiteral("oz0"),
        {QStringLiteral("plugin"), QStringLiteral("install"), QStringLiteral(OZ0_SOURCE_DIR "/resources/sample/") + sample});
}

void BenchCluster::startDev(const QString &folder)
{
    keep(process(QStringLiteral("oz0"), {QStringLiteral("dev"), folder}, QStringLiteral("dev.log")));
}

Digest putSample(const BenchCluster &cluster, Follower &follower, RequestScope &scope, const QString &sample, const QString &name,
                 const QByteArray &before, const QByteArray &after)
{
    const QString folder = cluster.path(name);
    copySample(sample, folder);
    QFile manifest(folder + QStringLiteral("/plugin.yaml"));
    if (!manifest.open(QIODevice::ReadOnly))
        qFatal("The sample has no plugin.yaml");
    QByteArray text = manifest.readAll();
    manifest.close();
    if (!text.contains(before))
        qFatal("The sample %s has no text %s", qPrintable(sample), before.constData());
    text.replace(before, after);
    writeFile(manifest.fileName(), text);
    const Result<PackedBundle> packed = packFolder(folder, folder + QStringLiteral(".tar.zst"));
    if (!packed)
        qFatal("%s", qPrintable(packed.error().message));
    return valueOf(follower.client.putBundle(scope, packed->digest, packed->file, [](qint64, qint64) {}), "the bundle");
}

} // namespace oz0::bench
