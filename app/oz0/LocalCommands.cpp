#include "app/oz0/LocalCommands.h"

#include "app/oz0/LocalStart.h"
#include "app/oz0/LocalStop.h"
#include "app/oz0/Processes.h"

#include <QFileInfo>

namespace oz0 {

namespace {

constexpr int notReachable = 4;

void start(CommandRun &run)
{
    auto *local = new LocalStart(run, LocalFolder());
    local->start();
}

void tellStopped(CommandRun &run, const LocalFolder &folder, const QStringList &killed)
{
    if (const Result<void> removed = folder.remove(); !removed)
        return run.fail(removed.error());
    run.output().add({{QStringLiteral("killed"), QJsonArray::fromStringList(killed)}});
    if (!killed.isEmpty())
        run.output().line(QStringLiteral("Had to be killed: %1").arg(killed.join(QStringLiteral(", "))));
    run.output().line(QStringLiteral("The local cluster has ended; nothing of it is left."));
    run.finish(0);
}

void stop(CommandRun &run)
{
    const LocalFolder folder;
    if (!folder.exists()) {
        run.output().line(QStringLiteral("No local cluster runs."));
        return run.finish(0);
    }
    Result<std::unique_ptr<QLockFile>> lock = lockLocal(folder);
    if (!lock)
        return run.fail(lock.error());
    const Result<std::optional<LocalRecord>> record = folder.record();
    if (!record)
        return run.fail(record.error());
    // Half a stop is worse than a slow one.
    run.setInterruptHandler([&run] { run.output().note(QStringLiteral("Stopping goes on; it takes a moment.")); });
    auto *stopping = new LocalStop(record->value_or(LocalRecord()).processes, &run);
    stopping->start([&run, folder, held = std::shared_ptr<QLockFile>(std::move(*lock))](const QStringList &killed) {
        tellStopped(run, folder, killed);
    });
}

void status(CommandRun &run)
{
    const Result<std::optional<LocalRecord>> kept = LocalFolder().record();
    if (!kept)
        return run.fail(kept.error());
    const LocalRecord record = kept->value_or(LocalRecord());
    QList<QStringList> rows;
    QJsonArray items;
    bool isUp = record.complete;
    for (const LocalProcess &process : record.processes) {
        const bool runs = isRunning(process);
        // A dev may end of itself, as when somebody removes its candidate; the cluster is none the worse.
        isUp = isUp && (runs || process.kind == LocalKind::Dev);
        const QString state = runs           ? QStringLiteral("runs")
            : process.kind == LocalKind::Dev ? QStringLiteral("ended")
                                             : QStringLiteral("gone");
        rows.append({process.name, state, QString::number(process.pid)});
        items.append(QJsonObject{
            {QStringLiteral("name"), process.name}, {QStringLiteral("running"), runs}, {QStringLiteral("pid"), process.pid}});
    }
    run.output().add(
        {{QStringLiteral("running"), isUp}, {QStringLiteral("server"), record.server}, {QStringLiteral("processes"), items}});
    if (record.processes.isEmpty())
        run.output().line(QStringLiteral("No local cluster runs."));
    else
        run.output().table({QStringLiteral("PROCESS"), QStringLiteral("STATE"), QStringLiteral("PID")}, rows);
    if (!record.server.isEmpty())
        run.output().line(QStringLiteral("Server: %1").arg(record.server));
    if (!isUp && !record.processes.isEmpty())
        run.output().line(QStringLiteral("It is not whole; oz0 local start mends it."));
    run.finish(isUp ? 0 : notReachable);
}

void context(CommandRun &run)
{
    const LocalFolder folder;
    const QString name = run.arguments().operands.isEmpty() ? QStringLiteral("admin") : run.arguments().operand(0);
    const QString file = folder.contextFile(name);
    if (name.contains(QLatin1Char('/')) || !QFileInfo::exists(file)) {
        const QStringList names = QDir(folder.path(QStringLiteral("contexts")))
                                      .entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
        const QString why = names.isEmpty()
            ? QStringLiteral("no local cluster runs; oz0 local start makes one")
            : QStringLiteral("there is no such context; there are: %1").arg(names.join(QStringLiteral(", ")));
        return run.fail(Error{names.isEmpty() ? ErrorCode::Unreachable : ErrorCode::Usage, why, name, {}, 0, 0});
    }
    run.output().add({{QStringLiteral("context"), file}});
    run.output().line(file);
    run.finish(0);
}

} // namespace

QList<Command> localCommands()
{
    return {
        {"local start", "", "a server and four nodes on this machine, with plugins and candidates", {}, start},
        {"local stop", "", "end the local cluster and leave nothing of it", {}, stop},
        {"local status", "", "what of the local cluster runs", {}, status},
        {"local context", "[NAME]", "the context file of admin, alice, bob or victor", {}, context},
    };
}

} // namespace oz0
