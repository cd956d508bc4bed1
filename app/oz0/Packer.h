// Packs a folder without holding up the event loop.
#pragma once

#include "core/base/ScratchFolder.h"
#include "core/bundle/BundleWriter.h"

#include <QFuture>
#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <functional>
#include <memory>

namespace oz0 {

class Packer
{
public:
    virtual ~Packer() = default;
    /// One at a time. `progress` is called in the caller's thread, and not after the answer.
    virtual QFuture<Result<PackedBundle>> pack(std::function<void(qint64, qint64)> progress) = 0;
    virtual void cancel() = 0;  ///< the answer is Aborted, soon
    virtual void discard() = 0; ///< what was packed is not needed any more
};

/// Packs into a temporary file of its own, which the next pack replaces; once discarded it lies nowhere.
class FolderPacker : public QObject, public Packer
{
    Q_OBJECT
public:
    explicit FolderPacker(QString folder, QObject *parent = nullptr);
    ~FolderPacker() override;

    QFuture<Result<PackedBundle>> pack(std::function<void(qint64, qint64)> progress) override;
    void cancel() override;
    void discard() override { m_place.reset(); }

private:
    QString m_folder;
    std::shared_ptr<ScratchFolder> m_place; ///< held by who packs, too
    QThreadPool m_threads;
    std::atomic<bool> m_cancelled{false};
};

} // namespace oz0
