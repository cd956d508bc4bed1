// A server and nodes as real processes on loopback, made by the commands that a person types, with folders of their own.
#pragma once

#include "core/base/MonotonicClock.h"
#include "core/client/ChangeFeed.h"
#include "core/client/ContextGate.h"
#include "core/client/HttpApiClient.h"
#include "core/client/TenantStore.h"

#include <QProcess>
#include <QTemporaryDir>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace oz0::bench {

/// Its programs are those of OZ0_BIN_DIR, else those that lie beside this one. Whatever cannot be done ends this program.
class BenchCluster
{
public:
    BenchCluster();
    ~BenchCluster();
    BenchCluster(const BenchCluster &) = delete;
    BenchCluster &operator=(const BenchCluster &) = delete;

    QString path(const QString &name) const { return m_folder.filePath(name); }
    const Context &admin() const { return m_admin; }
    QString adminFile() const { return path(QStringLiteral("admin.json")); }

    void startNode(const QString &name, const QStringList &labels = {});
    void installSample(const QString &sample);
    void startDev(const QString &folder);

private:
    std::unique_ptr<QProcess> process(const QString &program, const QStringList &arguments, const QString &log);
    void run(const QString &program, const QStringList &arguments);
    void keep(std::unique_ptr<QProcess> process);

    QTemporaryDir m_folder;
    QString m_programs;
    Context m_admin;
    std::vector<std::unique_ptr<QProcess>> m_processes;
};

/// Follows the tenant as a console does: list, then long polls.
struct Follower
{
    explicit Follower(const Context &context)
        : gate(context.contextClass, clock), client(context, gate), store(clock), feed(client, store, Milliseconds(4000))
    {
        feed.start();
    }

    SystemMonotonicClock clock;
    ContextGate gate;
    HttpApiClient client;
    TenantStore store;
    ChangeFeed feed;
};

/// Runs the event loop until `isSo`, which is asked after each change of the store. Ends this program after a minute.
void waitFor(const TenantStore &store, const char *what, const std::function<bool()> &isSo);

/// Runs the event loop until `stop` has been called. Ends this program after a minute.
void runLoop(const char *what, const std::function<void(std::function<void()> stop)> &begin);

/// The value of an answer, waited for in the event loop. A failure ends this program.
template <class T>
T valueOf(QFuture<Result<T>> answer, const char *what);

/// A sample with one text of its manifest replaced, packed and put; `name` is its folder's in the cluster's.
Digest putSample(const BenchCluster &cluster, Follower &follower, RequestScope &scope, const QString &sample, const QString &name,
                 const QByteArray &before, const QByteArray &after);

/// Milliseconds by a clock that only goes forward.
double millisecondsNow();

} // namespace oz0::bench

#include "core/client/Await.h"

#include <QObject>

template <class T>
T oz0::bench::valueOf(QFuture<Result<T>> answer, const char *what)
{
    QObject context;
    std::optional<Result<T>> result; // await() takes the answer out of its future
    runLoop(what, [&](const std::function<void()> &stop) {
        await(answer, &context, [&result, stop](Result<T> given) {
            result = std::move(given);
            stop();
        });
    });
    if (!*result)
        qFatal("%s: %s", what, qPrintable(result->error().message));
    return **result;
}
