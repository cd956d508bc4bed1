// The packed bundles of a node by digest, and unpacking them.
#pragma once

#include "node/ServerLink.h"
#include "node/Work.h"

#include <QDir>
#include <QHash>
#include <QObject>
#include <QPointer>
#include <QSet>
#include <QThreadPool>

#include <functional>

namespace oz0 {

/// A packed file to a folder that does not exist yet; answers what was in it, with the digest of what was read. What is the same in
/// `likeFolder` (empty: none) need not be written again.
using Unpack
    = std::function<Result<BundleFacts>(const QString &packedFile, const QString &targetFolder, const QString &likeFolder)>;

/// Lives in one thread; unpacking and deleting happen on a pool of its own.
class BundleShelf : public QObject
{
    Q_OBJECT
public:
    BundleShelf(ServerLink &link, const QString &folder, Unpack unpack, QObject *parent = nullptr);
    ~BundleShelf() override;

    using Fetched = std::function<void(Result<void>)>;
    using Unpacked = std::function<void(Result<BundleFacts>)>;

    /// Calls `done` later, with `context` alive, once the packed bundle lies on the shelf. Several askers share one request.
    void fetch(const Digest &digest, QObject *context, Fetched done);
    /// Unpacks a fetched bundle into a new folder and checks that its bytes have the digest; one that has not is thrown away.
    void unpack(const Digest &digest, const QString &folder, const QString &like, QObject *context, Unpacked done);
    /// Deletes a folder with everything in it; `done` comes when it is gone.
    void removeFolder(const QString &folder, QObject *context, std::function<void()> done);
    /// Throws away every packed bundle but these.
    void keepOnly(const QSet<Digest> &digests);

private:
    QString fileOf(const Digest &digest) const;
    void onFetched(const Digest &digest, const Result<void> &answer);

    ServerLink &m_link;
    QDir m_folder;
    Unpack m_unpack;
    QThreadPool m_pool;
    QHash<Digest, QList<std::pair<QPointer<QObject>, Fetched>>> m_waiting;
};

} // namespace oz0
