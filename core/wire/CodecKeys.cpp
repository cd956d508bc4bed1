#include "core/wire/CodecKeys.h"

#include "core/wire/CodecParts.h"

namespace oz0 {

QJsonObject toJson(const ApiKey &key)
{
    return JsonWriter()
        .text("id", key.id)
        .text("name", key.name)
        .id("owner", key.owner)
        .value("role", word(key.role))
        .value("content", key.content)
        .instant("created", key.created)
        .instant("expires", key.expires)
        .instant("revoked", key.revoked)
        .object();
}

void read(JsonReader &reader, ApiKey &key)
{
    reader.require("id");
    reader.require("owner");
    key.id = reader.string("id");
    key.name = reader.string("name");
    key.owner = reader.id<PrincipalTag>("owner");
    key.role = reader.word("role", Role::None, roleFromWord);
    key.content = reader.boolean("content");
    key.created = reader.instant("created");
    key.expires = reader.instant("expires");
    key.revoked = reader.instant("revoked");
}

} // namespace oz0
