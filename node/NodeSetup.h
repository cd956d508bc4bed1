// What stays the same while a node runs: its places, its tools and how it starts processes.
#pragma once

#include "core/base/Clock.h"
#include "core/domain/Node.h"
#include "node/ToolServer.h"

#include <QDir>
#include <QString>

#include <functional>

namespace oz0 {

struct NodeSetup
{
    NodeName name;
    QDir state; ///< the node's own folder (0700)
    NodeOs os = NodeOs::Linux;
    QString machine; ///< x86_64, aarch64, …
    int tier = 0;
    QString tierReason;
    QString bubblewrap; ///< used on tier 1
    QString python;     ///< the interpreter
    QString pythonVersion;
    QString uvVersion; ///< empty: there is none
    ServerLimits limits;

    Milliseconds reportEvery{10000};
    Milliseconds pollWait{25000};
    Milliseconds silenceBeyondTtl{60000}; ///< a candidate ends when the server is away for its TTL and this
    QList<Milliseconds> pauses{
        Milliseconds{1000},  Milliseconds{2000},  Milliseconds{4000}, Milliseconds{8000},
        Milliseconds{16000}, Milliseconds{32000}, Milliseconds{60000}}; ///< between restarts, the last one again and again

    /// Milliseconds of a clock that also runs while the machine sleeps.
    std::function<qint64()> now;

    QString bundlesFolder() const { return state.filePath(QStringLiteral("bundles")); }
    QString partsFolder() const { return state.filePath(QStringLiteral("parts")); }
    /// The mark of every process that a node with this folder ever starts.
    QByteArray processMark() const;
};

/// CLOCK_BOOTTIME.
qint64 millisecondsSinceBoot();

} // namespace oz0
