#include "app/oz0/WorkingCopy.h"

#include "core/base/ScratchFolder.h"
#include "core/bundle/BundleLimits.h"
#include "core/bundle/BundleWriter.h"
#include "core/manifest/ManifestReader.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace oz0 {

namespace {

// The packed bytes themselves are not wanted.
Result<PackedBundle> packed(const QString &folder)
{
    const ScratchFolder scratch;
    if (!scratch.isValid())
        return Failure(ErrorCode::UnreadableFile, scratch.errorString(), scratch.path());
    return packFolder(folder, scratch.filePath(QStringLiteral("bundle")));
}

Result<std::optional<QByteArray>> readIfPacked(const PackedBundle &bundle, const QDir &folder, const QString &name)
{
    const bool isPacked = std::any_of(bundle.files.begin(), bundle.files.end(),
                                      [&](const BundleFile &file) { return file.path == name; });
    if (!isPacked)
        return std::optional<QByteArray>();
    const Result<QByteArray> text = readWholeFile(folder.filePath(name), bundleMaxReadWholeBytes);
    if (!text)
        return Failure(text.error());
    return std::optional<QByteArray>(*text);
}

} // namespace

Result<QByteArray> readWholeFile(const QString &path, qint64 maxBytes)
{
    QFile file(path);
    if (!QFileInfo(path).isFile())
        return Failure(ErrorCode::UnreadableFile, QStringLiteral("is not there, or is no file"), path);
    if (!file.open(QIODevice::ReadOnly))
        return Failure(ErrorCode::UnreadableFile, file.errorString(), path);
    const QByteArray bytes = file.read(maxBytes + 1);
    if (file.error() != QFileDevice::NoError)
        return Failure(ErrorCode::UnreadableFile, file.errorString(), path);
    if (bytes.size() > maxBytes)
        return Failure(ErrorCode::UnreadableFile, QStringLiteral("is longer than %1 bytes").arg(maxBytes), path);
    return bytes;
}

Result<WorkingCopy> readWorkingCopy(const QString &folder)
{
    const QDir dir(folder);
    if (!dir.exists())
        return Failure(ErrorCode::UnreadableFile, QStringLiteral("is not there, or is no folder"), folder);
    const Result<PackedBundle> bundle = packed(folder);
    if (!bundle)
        return Failure(bundle.error());
    const Result<std::shared_ptr<const Manifest>> manifest = readManifest(bundle->manifestText);
    if (!manifest)
        return Failure(manifest.error());
    const auto pyproject = readIfPacked(*bundle, dir, QStringLiteral("pyproject.toml"));
    if (!pyproject)
        return Failure(pyproject.error());
    const auto uvLock = readIfPacked(*bundle, dir, QStringLiteral("uv.lock"));
    if (!uvLock)
        return Failure(uvLock.error());
    return WorkingCopy{*manifest, *pyproject, *uvLock, bundle->digest};
}

} // namespace oz0
