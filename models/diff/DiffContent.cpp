#include "models/diff/DiffContent.h"

#include "core/bundle/BundleReader.h"
#include "core/bundle/BundleWriter.h"
#include "core/client/Await.h"
#include "core/client/RequestScope.h"
#include "core/manifest/ManifestReader.h"
#include "core/manifest/TextDiff.h"

#include <QtConcurrentRun>

namespace oz0 {

Result<DiffContent> readFolderSide(const QString &folder, const std::function<bool()> &cancelled)
{
    auto snapshot = std::make_shared<FolderSnapshot>();
    if (!snapshot->home.isValid())
        return Failure(ErrorCode::UnreadableFile, snapshot->home.errorString(), snapshot->home.path());
    Result<QList<ScannedFile>> scan = scanFolder(folder);
    if (!scan)
        return Failure(scan.error());
    snapshot->scan = std::move(scan).value();
    PackOptions options;
    options.cancelled = cancelled;
    const Result<PackedBundle> packed = packFolder(folder, snapshot->packedFile(), options);
    if (!packed)
        return Failure(packed.error());
    DiffContent content;
    content.side = {DiffSide::Kind::Folder, folder};
    content.digest = packed->digest;
    content.files = packed->files;
    content.manifest = packed->manifestText;
    if (const auto manifest = readManifest(content.manifest)) {
        content.plugin = (*manifest)->name;
        content.version = (*manifest)->version;
    }
    content.snapshot = snapshot;
    return content;
}

void askBytes(ApiClient &client, RequestScope &scope, const DiffContent &content, const QString &path, QObject *context,
              std::function<void(const Result<QByteArray> &)> answer)
{
    if (!content.snapshot) {
        await(client.bundleFile(scope, content.digest, path, textDiffMaxBytes), context, std::move(answer));
        return;
    }
    const quint64 generation = scope.generation();
    await(QtConcurrent::run([snapshot = content.snapshot, path] { return readBundleFile(snapshot->packedFile(), path); }),
          context, [&scope, generation, answer = std::move(answer)](const Result<QByteArray> &bytes) {
              if (scope.generation() == generation)
                  answer(bytes);
          });
}

} // namespace oz0
