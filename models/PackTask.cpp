#include "models/PackTask.h"

#include "core/base/ScratchFolder.h"

#include <QtConcurrentRun>

namespace oz0 {

QFuture<PackTask::Outcome> PackTask::start(const QString &folder)
{
    stop();
    m_shared = std::make_shared<Shared>();
    return QtConcurrent::run([folder, shared = m_shared]() -> Outcome {
        auto place = std::make_shared<ScratchFolder>();
        if (!place->isValid())
            return {Failure(ErrorCode::UnreadableFile, place->errorString(), place->path()), nullptr};
        PackOptions options;
        options.progress = [shared](qint64 done, qint64 total) {
            shared->done = done;
            shared->total = total;
        };
        options.cancelled = [shared] { return shared->stopped.load(); };
        return {packFolder(folder, place->filePath(QStringLiteral("bundle.tar.zst")), options), place};
    });
}

void PackTask::stop()
{
    if (m_shared)
        m_shared->stopped = true;
    m_shared.reset();
}

} // namespace oz0
