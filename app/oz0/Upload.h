// A working copy on its way to the server: packed beside the loop, then sent, with progress on a terminal (V1, D2).
#pragma once

#include "app/oz0/Session.h"
#include "core/base/ScratchFolder.h"
#include "core/bundle/BundleWriter.h"

#include <QThreadPool>
#include <QTimer>

#include <atomic>
#include <functional>
#include <memory>

namespace oz0 {

/// A child of its run. Failures end the run; destroying it cancels the packing.
class Upload : public QObject
{
    Q_OBJECT
public:
    Upload(CommandRun &run, Session &session);
    ~Upload() override;

    /// `done` is called once the server has the bundle.
    void start(const QString &folder, std::function<void(const PackedBundle &)> done);

private:
    /// Written by the packing thread, read by the loop.
    struct Progress
    {
        std::atomic<qint64> done{0};
        std::atomic<qint64> total{0};
        std::atomic<bool> cancelled{false};
    };
    void onPacked(const PackedBundle &bundle);

    CommandRun &m_run;
    Session &m_session;
    ScratchFolder m_scratch;
    std::shared_ptr<Progress> m_progress = std::make_shared<Progress>();
    QTimer m_tick;
    std::function<void(const PackedBundle &)> m_done;
    QThreadPool m_pool;
};

} // namespace oz0
