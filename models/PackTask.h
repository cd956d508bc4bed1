// Packs a folder beside the GUI thread, and can be told to stop.
#pragma once

#include "core/bundle/BundleWriter.h"

#include <QFuture>

#include <atomic>
#include <memory>

namespace oz0 {

/// A folder that hangs holds up nobody: what was started goes on alone until it notices that it was stopped, and cleans up after itself.
class PackTask
{
public:
    struct Outcome
    {
        Result<PackedBundle> packed;
        std::shared_ptr<void> place; ///< the packed file lies there as long as this is held
    };

    ~PackTask() { stop(); }
    /// Stops what ran before.
    QFuture<Outcome> start(const QString &folder);
    void stop();
    qint64 done() const { return m_shared ? m_shared->done.load() : 0; }
    qint64 total() const { return m_shared ? m_shared->total.load() : 0; }

private:
    struct Shared
    {
        std::atomic<qint64> done{0};
        std::atomic<qint64> total{0};
        std::atomic<bool> stopped{false};
    };
    std::shared_ptr<Shared> m_shared;
};

} // namespace oz0
