#include "app/oz0/DiffSide.h"

#include "app/oz0/WorkingCopy.h"
#include "core/bundle/BundleWriter.h"
#include "core/bundle/FolderScan.h"
#include "core/manifest/ManifestReader.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace oz0 {

Result<DiffSource> diffSourceFrom(const QString &text)
{
    if (const std::optional<SideName> side = sideFromText(text))
        return DiffSource{side, {}};
    if (QFileInfo(text).isDir())
        return DiffSource{std::nullopt, text};
    return Failure(ErrorCode::Usage, QStringLiteral("a side is installed, candidate:ID, refusal:ID or a folder"), text.left(200));
}

Result<LoadedSide> loadFolder(const QString &folder, bool withFiles)
{
    LoadedSide loaded;
    loaded.folder = folder;
    loaded.subject = {folder, {}, {}, true};
    const Result<QByteArray> manifest = readWholeFile(QDir(folder).filePath(QStringLiteral("plugin.yaml")), manifestMaxBytes);
    if (!manifest)
        return Failure(manifest.error());
    loaded.manifestText = *manifest;
    if (!withFiles)
        return loaded;
    const Result<QList<ScannedFile>> scanned = scanFolder(folder);
    if (!scanned)
        return Failure(scanned.error());
    for (const ScannedFile &file : *scanned) {
        QFile source(QFile::decodeName(file.source));
        QCryptographicHash hash(QCryptographicHash::Sha256);
        if (!source.open(QIODevice::ReadOnly) || !hash.addData(&source))
            return Failure(ErrorCode::UnreadableFile, source.errorString(), QString::fromUtf8(file.path));
        loaded.files.append(
            {QString::fromUtf8(file.path), file.size, QString::fromLatin1(hash.result().toHex()), file.executable});
    }
    return loaded;
}

} // namespace oz0
