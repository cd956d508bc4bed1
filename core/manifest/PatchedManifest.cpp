#include "core/manifest/PatchedManifest.h"

#include "core/manifest/JsonPatch.h"
#include "core/manifest/ManifestReader.h"
#include "core/manifest/YamlPatch.h"

namespace oz0 {

Result<std::shared_ptr<const Manifest>> patchedManifest(const Manifest &manifest, const QJsonArray &patch)
{
    if (patch.size() > yamlPatchMaxOperations)
        return Failure(ErrorCode::TooLarge, QStringLiteral("a patch has at most %1 operations").arg(yamlPatchMaxOperations));
    const Result<QJsonObject> patched = applyJsonPatch(manifest.raw, patch);
    if (!patched)
        return Failure(patched.error());
    YamlDocument document;
    document.root = *patched;
    return manifestFromYaml(document, {});
}

} // namespace oz0
