#include "app/oz0/WorkingCopy.h"

#include "core/manifest/ManifestReader.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace oz0 {

namespace {

constexpr qint64 projectFileMaxBytes = 16 * 1024 * 1024;

Result<std::optional<QByteArray>> readIfThere(const QString &path)
{
    if (!QFileInfo::exists(path))
        return std::optional<QByteArray>();
    const Result<QByteArray> text = readWholeFile(path, projectFileMaxBytes);
    if (!text)
        return Failure(text.error());
    return text->isEmpty() ? std::nullopt : std::optional<QByteArray>(*text);
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
    const Result<QByteArray> text = readWholeFile(dir.filePath(QStringLiteral("plugin.yaml")), manifestMaxBytes);
    if (!text)
        return Failure(text.error());
    const Result<std::shared_ptr<const Manifest>> manifest = readManifest(*text);
    if (!manifest)
        return Failure(manifest.error());
    const auto pyproject = readIfThere(dir.filePath(QStringLiteral("pyproject.toml")));
    if (!pyproject)
        return Failure(pyproject.error());
    const auto uvLock = readIfThere(dir.filePath(QStringLiteral("uv.lock")));
    if (!uvLock)
        return Failure(uvLock.error());
    return WorkingCopy{*manifest, *pyproject, *uvLock};
}

} // namespace oz0
