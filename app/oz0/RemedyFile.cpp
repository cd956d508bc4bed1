#include "app/oz0/RemedyFile.h"

#include "app/oz0/WorkingCopy.h"
#include "core/base/JsonNumbers.h"
#include "core/manifest/ManifestReader.h"
#include "core/manifest/YamlPatch.h"

#include <QDir>
#include <QJsonDocument>
#include <QSaveFile>

namespace oz0 {

Result<QJsonArray> patchAsked(const Arguments &arguments)
{
    if (!arguments.has("patch"))
        return QJsonArray();
    const QString path = arguments.value("patch");
    const Result<QByteArray> text = readWholeFile(path, manifestMaxBytes);
    if (!text)
        return Failure(text.error());
    const QJsonDocument document = jsonFrom(*text);
    if (!document.isArray())
        return Failure(ErrorCode::InvalidInput, QStringLiteral("is no JSON Patch, which is a list of operations"), path);
    return document.array();
}

bool writePatchedManifest(CommandRun &run, const QString &folder, const Verdict &verdict)
{
    if (!run.arguments().has("patched"))
        return true;
    const QString path = run.arguments().value("patched");
    if (verdict.remedy.isEmpty()) {
        run.output().note(verdict.isRefused() ? QStringLiteral("No remedy for all of it is known; %1 is not written.").arg(path)
                                              : QStringLiteral("Nothing refuses it; %1 is not written.").arg(path));
        return true;
    }
    const Result<QByteArray> text = readWholeFile(QDir(folder).filePath(QStringLiteral("plugin.yaml")), manifestMaxBytes);
    const Result<QByteArray> patched = text ? patchYaml(*text, verdict.remedy) : text;
    if (!patched) {
        run.fail(patched.error());
        return false;
    }
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(*patched) != patched->size() || !file.commit()) {
        run.fail(Error{ErrorCode::UnreadableFile, QStringLiteral("cannot be written: ") + file.errorString(), path, {}, 0, 0});
        return false;
    }
    run.output().add({{QStringLiteral("patched"), path}});
    run.output().note(QStringLiteral("%1 has plugin.yaml with every remedy.").arg(path));
    return true;
}

} // namespace oz0
