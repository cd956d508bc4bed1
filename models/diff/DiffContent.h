// What stands on one side of a diff once it has been read: its files, its manifest, and what was refused of it.
#pragma once

#include "core/base/ScratchFolder.h"
#include "core/bundle/FolderScan.h"
#include "core/client/ApiClient.h"
#include "models/ConsoleLink.h"

#include <functional>
#include <memory>

namespace oz0 {

/// A folder as it was at one moment, packed into a file of its own, so that what is shown of it stays one state.
struct FolderSnapshot
{
    ScratchFolder home;
    QList<ScannedFile> scan;

    QString packedFile() const { return home.filePath(QStringLiteral("bundle.tar.zst")); }
};

struct DiffContent
{
    DiffSide side;
    bool isThere = true; ///< false: nothing is installed
    PluginName plugin;   ///< that the manifest names; empty when it was not read for it
    QString version;
    Digest digest;
    QList<BundleFile> files;
    QByteArray manifest;
    QList<Refusal> refusals; ///< refusals first, then warnings
    int checks = 0;          ///< 0: no verdict stands behind it
    Instant at{};            ///< saved, refused or installed
    PrincipalId by;
    std::shared_ptr<const FolderSnapshot> snapshot; ///< of a folder alone
};

/// Packs the folder into a snapshot. Errors as packFolder says: a folder that vanishes or changes meanwhile is UnreadableFile.
/// Blocks; any thread.
Result<DiffContent> readFolderSide(const QString &folder, const std::function<bool()> &cancelled);

/// One file's bytes of a side, from the server or the snapshot; NotFound when it has no such file. `answer` is called in the
/// context's thread, or never when the scope has been aborted or the context has died.
void askBytes(ApiClient &client, RequestScope &scope, const DiffContent &content, const QString &path, QObject *context,
              std::function<void(const Result<QByteArray> &)> answer);

} // namespace oz0
