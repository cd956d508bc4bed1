#include "node/BundleShelf.h"

#include "core/client/Await.h"

#include <QFile>
#include <QTimer>

namespace oz0 {

BundleShelf::BundleShelf(ServerLink &link, const QString &folder, Unpack unpack, QObject *parent)
    : QObject(parent), m_link(link), m_folder(folder), m_unpack(std::move(unpack))
{
    m_pool.setMaxThreadCount(2);
}

BundleShelf::~BundleShelf()
{
    m_pool.waitForDone();
}

QString BundleShelf::fileOf(const Digest &digest) const
{
    return m_folder.filePath(digest.text().section(QLatin1Char(':'), -1) + QStringLiteral(".tar.zst"));
}

void BundleShelf::fetch(const Digest &digest, QObject *context, Fetched done)
{
    if (QFile::exists(fileOf(digest))) {
        QTimer::singleShot(0, context, [done = std::move(done)] { done({}); });
        return;
    }
    auto &waiting = m_waiting[digest];
    waiting.append({QPointer<QObject>(context), std::move(done)});
    if (waiting.size() > 1)
        return;
    await(m_link.fetchBundle(digest, fileOf(digest) + QStringLiteral(".part")), this,
          [this, digest](const Result<void> &answer) { onFetched(digest, answer); });
}

void BundleShelf::onFetched(const Digest &digest, const Result<void> &answer)
{
    const QString file = fileOf(digest);
    Result<void> outcome = answer;
    if (answer && !QFile::rename(file + QStringLiteral(".part"), file))
        outcome = Failure(ErrorCode::Internal, QStringLiteral("the fetched bundle cannot be kept"), file);
    if (!outcome)
        QFile::remove(file + QStringLiteral(".part"));
    const auto waiting = m_waiting.take(digest);
    for (const auto &[context, done] : waiting) {
        if (context)
            done(outcome);
    }
}

void BundleShelf::unpack(const Digest &digest, const QString &folder, const QString &like, QObject *context, Unpacked done)
{
    const QString file = fileOf(digest);
    const auto work = [unpack = m_unpack, digest, file, folder, like]() -> Result<BundleFacts> {
        Result<BundleFacts> facts = unpack(file, folder, like);
        if (facts && facts->digest != digest)
            facts = Failure(ErrorCode::InvalidBundle, QStringLiteral("its bytes have the digest %1").arg(facts->digest.text()),
                            digest.text());
        if (!facts)
            QFile::remove(file);
        return facts;
    };
    await(inPool(m_pool, work), context, std::move(done));
}

void BundleShelf::removeFolder(const QString &folder, QObject *context, std::function<void()> done)
{
    await(inPool(m_pool, [folder] { return QDir(folder).removeRecursively(); }), context,
          [done = std::move(done)](bool) { done(); });
}

void BundleShelf::keepOnly(const QSet<Digest> &digests)
{
    QSet<QString> kept;
    for (const Digest &digest : digests)
        kept.insert(QFileInfo(fileOf(digest)).fileName());
    const QStringList files = m_folder.entryList({QStringLiteral("*.tar.zst")}, QDir::Files);
    for (const QString &file : files) {
        if (!kept.contains(file))
            m_folder.remove(file);
    }
}

} // namespace oz0
