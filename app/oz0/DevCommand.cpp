#include "app/oz0/DevCommand.h"

#include "app/oz0/CommandRun.h"
#include "app/oz0/DevSession.h"
#include "app/oz0/DevText.h"
#include "app/oz0/Session.h"
#include "core/base/Random.h"
#include "core/bundle/FolderWatch.h"
#include "core/client/ContextGate.h"
#include "core/client/CredentialStore.h"
#include "core/client/HttpApiClient.h"
#include "core/wire/Codec.h"
#include "core/wire/CommandReport.h"

#include <QDir>
#include <QFileInfo>
#include <QSysInfo>

#include <limits>

namespace oz0 {

namespace {

// What did not pass last, as every other command tells it.
QJsonObject unpassedMembers(const std::optional<RefusalRecord> &refusal, const std::optional<Error> &failure)
{
    QJsonObject members;
    if (failure)
        members = isInvalidInput(*failure) ? toJson(verdictOn(*failure)) : errorMembers(*failure);
    if (!refusal)
        return members;
    const QJsonObject verdict = toJson(refusal->verdict);
    for (auto it = verdict.begin(); it != verdict.end(); ++it)
        members.insert(it.key(), it.value());
    if (!refusal->id.isEmpty())
        members.insert(QStringLiteral("record"), refusal->id.text());
    return members;
}

/// Everything that one run needs, built in order and gone with the run.
class DevRun : public QObject
{
public:
    DevRun(CommandRun &run, const Context &context, const DevOptions &options)
        : QObject(&run), m_run(run), m_gate(context.contextClass, m_monotonic), m_client(context, m_gate),
          m_credentials(m_keychain), m_packer(options.folder), m_watch(options.folder),
          m_session(m_client, m_packer, options, m_wall, m_monotonic)
    {
        if (context.token.isEmpty())
            m_client.transport().setTokenSource([this, context] { return m_credentials.token(context); });
        m_gate.unlock(Milliseconds(std::numeric_limits<int>::max())); // the person named this change on the command line
        connect(&m_watch, &FolderWatch::changed, &m_session, &DevSession::onFolderChanged);
        connect(&m_watch, &FolderWatch::watchesBlindly, this, [this](const QString &why) {
            m_run.output().note(
                QStringLiteral("Not every folder can be watched (%1); changes are found a few seconds later.").arg(why));
        });
        connect(&m_session, &DevSession::said, this, [this](const QString &line) {
            m_run.output().endProgress();
            m_run.output().line(line);
        });
        connect(&m_session, &DevSession::packed, this, [this](qint64 done, qint64 total) { progress("Packing", done, total); });
        connect(&m_session, &DevSession::sent, this, [this](qint64 done, qint64 total) { progress("Sending", done, total); });
        connect(&m_session, &DevSession::finished, this, &DevRun::end);
        run.setInterruptHandler([this] { m_session.interrupt(); });
    }

    void start() { m_session.start(); }

private:
    void progress(const char *what, qint64 done, qint64 total)
    {
        if (!m_run.output().showsProgress() || total <= 0)
            return;
        if (done >= total)
            m_run.output().endProgress();
        else
            m_run.output().progress(
                QStringLiteral("%1 %2 % of %3 KiB").arg(QLatin1String(what)).arg(done * 100 / total).arg(total / 1024));
    }

    void end(int exitStatus)
    {
        m_run.output().endProgress();
        if (m_session.candidate())
            m_run.output().add({{QStringLiteral("candidate"), toJson(*m_session.candidate())}});
        m_run.output().add(unpassedMembers(m_session.refusal(), m_session.failure()));
        m_run.finish(exitStatus);
    }

    CommandRun &m_run;
    SystemClock m_wall;
    SystemMonotonicClock m_monotonic;
    ContextGate m_gate;
    HttpApiClient m_client;
    SystemKeychain m_keychain;
    CredentialStore m_credentials;
    FolderPacker m_packer;
    FolderWatch m_watch;
    DevSession m_session;
};

Result<DevOptions> optionsFrom(const Arguments &arguments)
{
    DevOptions options;
    options.folder = QDir::cleanPath(QFileInfo(arguments.operand(0)).absoluteFilePath());
    if (!QFileInfo(options.folder).isDir())
        return Failure(ErrorCode::UnreadableFile, QStringLiteral("%1 is no folder").arg(arguments.operand(0)),
                       arguments.operand(0));
    const Result<Labels> select = labelsFromArguments(arguments.values("select"));
    if (!select)
        return Failure(select.error());
    options.select = *select;
    const Result<Milliseconds> ttl = ttlFromArgument(arguments.value("candidate-ttl", QStringLiteral("90s")));
    if (!ttl)
        return Failure(ttl.error());
    options.ttl = *ttl;
    options.holder = QString::fromLatin1(SystemRandomness().bytes(16).toHex());
    options.host = QSysInfo::machineHostName().left(253);
    return options;
}

void runDev(CommandRun &run)
{
    Result<DevOptions> options = optionsFrom(run.arguments());
    if (!options)
        return run.fail(options.error());
    const Result<Context> context = contextOf(run.arguments());
    if (!context)
        return run.fail(context.error());
    options->tenant = context->tenant.text();
    if (context->contextClass == ContextClass::Production)
        run.output().note(QStringLiteral("Context %1 (production): %2").arg(context->name, context->server.toString()));
    auto *dev = new DevRun(run, *context, *options);
    dev->start();
}

} // namespace

Result<Milliseconds> ttlFromArgument(const QString &text)
{
    const bool isMinutes = text.endsWith(QLatin1Char('m'));
    bool isNumber = false;
    const int count = text.chopped(text.isEmpty() ? 0 : 1).toInt(&isNumber);
    const qint64 seconds = qint64(count) * (isMinutes ? 60 : 1);
    if (!isNumber || !(isMinutes || text.endsWith(QLatin1Char('s'))) || seconds < 10 || seconds > 600)
        return Failure(ErrorCode::Usage, QStringLiteral("--candidate-ttl takes 10s to 10m, such as 90s or 2m"), text.left(100));
    return Milliseconds(seconds * 1000);
}

QList<Command> devCommands()
{
    QList<Option> options{{"select", "K=V", "a label that its nodes carry; all of them must fit", true},
                          {"candidate-ttl", "TIME", "how long it outlives this command's machine: 10s to 10m, 90s unless given"}};
    options += onlineOptions();
    return {{"dev", "DIR", "try a working copy on the cluster's nodes, privately, while you edit it", options, runDev}};
}

} // namespace oz0
