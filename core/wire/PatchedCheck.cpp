#include "core/wire/PatchedCheck.h"

#include "core/manifest/YamlPatch.h"

namespace oz0 {

QJsonObject toJson(const PatchedCheck &request)
{
    QJsonObject json = toJson(request.check);
    if (!request.patch.isEmpty())
        json.insert(QStringLiteral("patch"), request.patch);
    return json;
}

void read(JsonReader &reader, PatchedCheck &request)
{
    read(reader, request.check);
    request.patch = reader.array("patch", yamlPatchMaxOperations);
}

} // namespace oz0
