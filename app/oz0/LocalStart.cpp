#include "app/oz0/LocalStart.h"

#include "app/oz0/LocalStop.h"
#include "app/oz0/LocalTrials.h"
#include "app/oz0/Processes.h"
#include "core/client/Await.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace oz0 {

Result<std::unique_ptr<QLockFile>> lockLocal(const LocalFolder &folder)
{
    const QString parent = QFileInfo(folder.lockFile()).path();
    if (!QDir().mkpath(parent))
        return Failure(ErrorCode::UnreadableFile, QStringLiteral("cannot be made"), parent);
    auto lock = std::make_unique<QLockFile>(folder.lockFile());
    lock->setStaleLockTime(0); // the process that holds it decides, not the clock
    if (!lock->tryLock(0))
        return Failure(ErrorCode::Conflict, QStringLiteral("another oz0 local is at work; try again when it is done"),
                       folder.lockFile());
    return lock;
}

LocalStart::LocalStart(CommandRun &run, const LocalFolder &folder) : QObject(&run), m_run(run), m_folder(folder) { }

void LocalStart::start()
{
    auto lock = lockLocal(m_folder);
    if (!lock)
        return m_run.fail(lock.error());
    m_lock = std::move(*lock);
    const Result<LocalParts> parts = findLocalParts();
    if (!parts)
        return m_run.fail(parts.error());
    m_parts = *parts;
    const Result<std::optional<LocalRecord>> record = m_folder.record();
    if (!record)
        return m_run.fail(record.error());
    m_record = record->value_or(LocalRecord());
    QList<LocalProcess> dead;
    for (const LocalProcess &process : std::as_const(m_record.processes)) {
        if (!isRunning(process))
            dead.append(process);
    }
    m_run.setInterruptHandler([this] { tearDown(Error{ErrorCode::Aborted, QStringLiteral("interrupted"), {}, {}, 0, 0}); });
    m_steps = std::make_unique<Steps>(this);
    connect(m_steps.get(), &Steps::stepStarted, this, [this](const QString &title) { m_run.output().line(title); });
    if (!m_record.complete)
        return makeAnew();
    if (dead.isEmpty())
        return tell(QStringLiteral("The local cluster runs already."));
    mend(dead);
}

// What is left of a start that was broken off goes first.
void LocalStart::makeAnew()
{
    auto *stop = new LocalStop(m_record.processes, this);
    stop->start([this](const QStringList &) {
        m_record = {};
        const Result<void> cleared = m_folder.exists() ? m_folder.remove() : Result<void>();
        const Result<void> made = cleared ? m_folder.make() : cleared;
        if (!made)
            return m_run.fail(made.error());
        addServer();
        addMembers();
        addNodes();
        addPlugins();
        addRefusals();
        addCandidates();
        run();
    });
}

void LocalStart::mend(const QList<LocalProcess> &dead)
{
    for (const LocalProcess &process : dead) {
        if (process.kind == LocalKind::Dev)
            continue;
        step(QStringLiteral("Mending: %1 was gone, starting it again").arg(process.name),
             [this, process](const Steps::Done &done) {
                 const Result<void> launched = launch(process);
                 if (!launched || process.kind != LocalKind::Server)
                     return done(launched);
                 awaitServer(done);
             });
    }
    awaitNodes();
    for (const LocalProcess &process : dead) {
        if (process.kind == LocalKind::Dev)
            mendTrial(process);
    }
    awaitCandidates();
    run();
}

void LocalStart::mendTrial(const LocalProcess &dev)
{
    const auto trial = std::find_if(localTrials().begin(), localTrials().end(),
                                    [&](const LocalTrial &one) { return one.process() == dev.name; });
    step(QStringLiteral("Looking why %1 is gone").arg(dev.name),
         [this, dev, trial = trial == localTrials().end() ? LocalTrial() : *trial](const Steps::Done &done) {
             PageRequest about;
             about.filter = QStringLiteral("plugin:") + trial.plugin;
             await(m_admin->api().audit(m_scope, about), this, [this, dev, trial, done](const Result<Page<AuditEntry>> &page) {
                 if (!page)
                     return done(Failure(page.error()));
                 if (const std::optional<AuditEntry> removal = removalOf(trial, page->items)) {
                     m_run.output().line(QStringLiteral("%1 stays as it is: its candidate was removed by %2. "
                                                        "To try it again: OZ0_CONTEXT=%3 oz0 dev %4 --select %5")
                                             .arg(dev.name, removal->actor.text(), dev.context,
                                                  m_folder.path(QStringLiteral("plugins/") + trial.plugin), trial.pool));
                     return done({});
                 }
                 m_run.output().line(QStringLiteral("Mending: %1 was gone, starting it again").arg(dev.name));
                 done(launch(dev));
             });
         });
}

void LocalStart::run()
{
    m_steps->start([this](const Result<void> &result) { onFinished(result); });
}

void LocalStart::onFinished(const Result<void> &result)
{
    if (m_ending)
        return;
    if (!result) {
        Error error = result.error();
        error.message.prepend(m_steps->title() + QStringLiteral(": "));
        return tearDown(error);
    }
    m_record.complete = true;
    if (const Result<void> kept = m_folder.keep(m_record); !kept)
        return tearDown(kept.error());
    tell(QStringLiteral("The local cluster runs."));
}

void LocalStart::tell(const QString &what)
{
    QJsonArray processes;
    for (const LocalProcess &process : std::as_const(m_record.processes))
        processes.append(QJsonObject{{QStringLiteral("name"), process.name},
                                     {QStringLiteral("pid"), process.pid},
                                     {QStringLiteral("running"), isRunning(process)}});
    m_run.output().add({{QStringLiteral("server"), m_record.server},
                        {QStringLiteral("folder"), m_folder.path()},
                        {QStringLiteral("context"), m_folder.contextFile(QStringLiteral("admin"))},
                        {QStringLiteral("processes"), processes}});
    m_run.output().line(QStringLiteral("%1 Server: %2").arg(what, m_record.server));
    m_run.output().line(QStringLiteral("export OZ0_CONTEXT=%1").arg(m_folder.contextFile(QStringLiteral("admin"))));
    m_run.finish(0);
}

// A cluster that was complete before is left as it is: somebody may be working on what still runs of it.
void LocalStart::tearDown(const Error &why)
{
    if (std::exchange(m_ending, true))
        return;
    if (m_record.complete)
        return m_run.fail(why);
    m_run.output().note(QStringLiteral("Taking down what was started."));
    for (QProcess *command : findChildren<QProcess *>())
        command->terminate(); // it clears what it made
    auto *stop = new LocalStop(m_record.processes, this);
    stop->start([this, why](const QStringList &) {
        for (QProcess *command : findChildren<QProcess *>())
            command->waitForFinished(1000);
        if (const Result<void> removed = m_folder.remove(); !removed)
            m_run.output().note(removed.error().message);
        m_run.fail(why);
    });
}

} // namespace oz0
