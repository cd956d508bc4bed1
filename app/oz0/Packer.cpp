#include "app/oz0/Packer.h"

#include <QPromise>

namespace oz0 {

FolderPacker::FolderPacker(QString folder, QObject *parent) : QObject(parent), m_folder(std::move(folder))
{
    m_threads.setMaxThreadCount(1);
}

FolderPacker::~FolderPacker()
{
    cancel();
    m_threads.waitForDone();
}

void FolderPacker::cancel()
{
    m_cancelled = true;
}

QFuture<Result<PackedBundle>> FolderPacker::pack(std::function<void(qint64, qint64)> progress)
{
    m_cancelled = false;
    m_place = std::make_shared<ScratchFolder>();
    const auto promise = std::make_shared<QPromise<Result<PackedBundle>>>();
    promise->start();
    PackOptions options;
    options.cancelled = [this] { return m_cancelled.load(); };
    if (progress) {
        options.progress = [this, progress = std::move(progress)](qint64 done, qint64 total) {
            QMetaObject::invokeMethod(
                this, [progress, done, total] { progress(done, total); }, Qt::QueuedConnection);
        };
    }
    m_threads.start([promise, options, folder = m_folder, place = m_place] {
        promise->addResult(place->isValid() ? packFolder(folder, place->filePath(QStringLiteral("bundle.tar.zst")), options)
                                            : Failure(ErrorCode::UnreadableFile, place->errorString(), place->path()));
        promise->finish();
    });
    return promise->future();
}

} // namespace oz0
