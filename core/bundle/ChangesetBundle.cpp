#include "core/bundle/ChangesetBundle.h"

#include "core/base/ScratchFolder.h"
#include "core/bundle/BundleEntries.h"
#include "core/bundle/BundleLimits.h"
#include "core/bundle/BundlePath.h"
#include "core/bundle/BundleReader.h"
#include "core/bundle/Sha256.h"

#include <QDir>
#include <QFile>
#include <QHash>
#include <QSet>

#include <algorithm>
#include <utility>

namespace oz0 {

namespace {

Failure invalidBundle(const QString &what, const QString &path)
{
    const Error detail{ErrorCode::InvalidBundle, what, path, {}, 0, 0};
    return Failure(Error{ErrorCode::InvalidBundle, what, path, {detail}, 0, 0});
}

/// Every file of the base, and the bytes of those that the patch changes.
class BaseSink : public BundleSink
{
public:
    explicit BaseSink(const QHash<QString, const FilePatch *> &patches) : m_patches(patches) { }

    Result<void> begin(const BundleFile &file) override
    {
        m_keeps = m_patches.contains(file.path);
        m_held += m_keeps ? file.size : 0;
        if (m_held > changesetMaxBytes)
            return Failure(ErrorCode::TooLarge,
                           QStringLiteral("the changed files have more than %1 bytes").arg(changesetMaxBytes), file.path);
        return {};
    }
    Result<void> data(QByteArrayView bytes) override
    {
        if (m_keeps)
            m_bytes.append(bytes.data(), bytes.size());
        return {};
    }
    Result<bool> end(const BundleFile &file) override
    {
        files.insert(file.path, file);
        if (m_keeps)
            contents.insert(file.path, std::exchange(m_bytes, {}));
        return false;
    }

    QHash<QString, BundleFile> files;
    QHash<QString, QByteArray> contents;

private:
    const QHash<QString, const FilePatch *> &m_patches;
    QByteArray m_bytes;
    qint64 m_held = 0;
    bool m_keeps = false;
};

QString hexOf(const QByteArray &bytes)
{
    Sha256 sha;
    sha.add(bytes.constData(), size_t(bytes.size()));
    return sha.takeHex();
}

QList<BundleFile> sortedByPath(const QHash<QString, BundleFile> &files)
{
    QList<BundleFile> sorted = files.values();
    std::sort(sorted.begin(), sorted.end(),
              [](const BundleFile &a, const BundleFile &b) { return a.path.toUtf8() < b.path.toUtf8(); });
    return sorted;
}

Result<void> checkTogether(const QList<BundleFile> &files)
{
    NameClashes clashes;
    QSet<QString> folders;
    qint64 bytes = 0;
    bool hasManifest = false;
    for (const BundleFile &file : files) {
        bytes += file.size;
        hasManifest = hasManifest || file.path == QLatin1String("plugin.yaml");
        for (qsizetype slash = file.path.indexOf(QLatin1Char('/')); slash >= 0;
             slash = file.path.indexOf(QLatin1Char('/'), slash + 1))
            folders.insert(file.path.left(slash));
        if (!clashes.add(file.path).isEmpty())
            return invalidBundle(QStringLiteral("its name clashes with another one's"), file.path);
    }
    for (const BundleFile &file : files) {
        if (folders.contains(file.path))
            return invalidBundle(QStringLiteral("it is a file and a folder"), file.path);
    }
    if (!hasManifest)
        return invalidBundle(QStringLiteral("there is no plugin.yaml"), QStringLiteral("plugin.yaml"));
    if (files.size() > bundleMaxFiles || bytes > bundleMaxUnpackedBytes)
        return Failure(ErrorCode::TooLarge, QStringLiteral("the changeset makes more than a bundle may hold"));
    return {};
}

Result<void> putFile(const QDir &folder, const BundleFile &meant, const QByteArray &content)
{
    const QString path = folder.filePath(meant.path);
    QFile::remove(path); // unpacked read-only
    QFile file(path);
    const bool isMade = QDir().mkpath(QFileInfo(path).path()) && file.open(QIODevice::WriteOnly | QIODevice::NewOnly)
        && file.write(content) == content.size() && file.flush();
    QFileDevice::Permissions mode = QFileDevice::ReadOwner | QFileDevice::WriteOwner;
    if (meant.executable)
        mode |= QFileDevice::ExeOwner;
    if (!isMade || !file.setPermissions(mode))
        return Failure(ErrorCode::UnreadableFile, file.errorString(), meant.path);
    return {};
}

} // namespace

Result<ChangesetFiles> changesetFiles(const QString &baseBundle, const QByteArray &patch)
{
    const Result<QList<FilePatch>> patches = readPatch(patch);
    if (!patches)
        return Failure(patches.error());
    QHash<QString, const FilePatch *> byPath;
    for (const FilePatch &each : *patches)
        byPath.insert(each.path, &each);
    BaseSink base(byPath);
    if (const Result<Digest> walked = walkBundle(baseBundle, base); !walked)
        return Failure(walked.error());
    ChangesetFiles made;
    for (const FilePatch &each : *patches) {
        const auto there = base.files.find(each.path);
        if ((there == base.files.end()) != (each.kind == FilePatch::Kind::Added))
            return Failure(Error{ErrorCode::InvalidInput,
                                 each.kind == FilePatch::Kind::Added ? QStringLiteral("the base has a file that the patch adds")
                                                                     : QStringLiteral("the base has no such file"),
                                 each.path,
                                 {},
                                 each.line,
                                 1});
        const Result<QByteArray> content = applyPatch(each, base.contents.value(each.path));
        if (!content)
            return Failure(content.error());
        if (each.kind == FilePatch::Kind::Removed) {
            base.files.erase(there);
            continue;
        }
        BundleFile file{each.path, content->size(), hexOf(*content), false};
        file.executable = each.executable.value_or(there != base.files.end() && there->executable);
        base.files.insert(each.path, file);
        made.changed.insert(each.path, *content);
    }
    made.files = sortedByPath(base.files);
    if (const Result<void> fits = checkTogether(made.files); !fits)
        return Failure(fits.error());
    return made;
}

Result<PackedBundle> packChangeset(const QString &baseBundle, const QByteArray &patch, const QString &packedFile)
{
    const Result<ChangesetFiles> meant = changesetFiles(baseBundle, patch);
    if (!meant)
        return Failure(meant.error());
    const ScratchFolder scratch;
    if (!scratch.isValid())
        return Failure(ErrorCode::UnreadableFile, scratch.errorString(), scratch.path());
    const QDir folder(scratch.filePath(QStringLiteral("plugin")));
    if (const Result<BundleFacts> unpacked = unpackBundle(baseBundle, folder.path()); !unpacked)
        return Failure(unpacked.error());
    const Result<QList<FilePatch>> patches = readPatch(patch);
    for (const FilePatch &each : patches.value_or(QList<FilePatch>())) {
        if (each.kind == FilePatch::Kind::Removed)
            QFile::remove(folder.filePath(each.path));
    }
    for (const BundleFile &file : meant->files) {
        const auto changed = meant->changed.constFind(file.path);
        if (changed == meant->changed.constEnd())
            continue;
        if (const Result<void> put = putFile(folder, file, *changed); !put)
            return Failure(put.error());
    }
    Result<PackedBundle> packed = packFolder(folder.path(), packedFile);
    if (!packed)
        return packed;
    // A file that says which ones are left out may have come with the patch.
    const QList<FileMismatch> mismatches = fileMismatches(meant->files, packed->files);
    if (mismatches.isEmpty())
        return packed;
    QFile::remove(packedFile);
    return invalidBundle(QStringLiteral("the packed file is not what the changeset makes"), mismatches.first().path);
}

QList<FileMismatch> fileMismatches(const QList<BundleFile> &meant, const QList<BundleFile> &there)
{
    QMap<QByteArray, std::pair<const BundleFile *, const BundleFile *>> sides;
    for (const BundleFile &file : meant)
        sides[file.path.toUtf8()].first = &file;
    for (const BundleFile &file : there)
        sides[file.path.toUtf8()].second = &file;
    QList<FileMismatch> mismatches;
    for (const auto &[before, after] : std::as_const(sides)) {
        if (!after)
            mismatches.append({before->path, FileMismatch::What::Missing});
        else if (!before)
            mismatches.append({after->path, FileMismatch::What::Further});
        else if (before->sha256 != after->sha256 || before->size != after->size)
            mismatches.append({after->path, FileMismatch::What::Content});
        else if (before->executable != after->executable)
            mismatches.append({after->path, FileMismatch::What::Mode});
    }
    return mismatches;
}

} // namespace oz0
