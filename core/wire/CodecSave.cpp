#include "core/wire/CodecParts.h"

namespace oz0 {

QJsonObject toJson(const SaveRequest &request)
{
    return JsonWriter()
        .id("plugin", request.plugin)
        .id("digest", request.digest)
        .labels("select", request.select)
        .seconds("ttl", request.ttl)
        .text("holder", request.holder)
        .text("host", request.host)
        .value("start", request.start)
        .value("dryRun", request.dryRun)
        .object();
}

void read(JsonReader &reader, SaveRequest &request)
{
    request.plugin = reader.id<PluginTag>("plugin"); // the path has it too
    reader.require("digest");
    request.digest = readDigest(reader, "digest");
    request.select = reader.stringMap("select", 100);
    request.ttl = readSeconds(reader, "ttl", request.ttl, 10, 600);
    reader.require("holder");
    request.holder = readHolder(reader, "holder");
    request.host = reader.string("host", {}, 253);
    request.start = reader.boolean("start");
    request.dryRun = reader.boolean("dryRun");
}

QJsonObject toJson(const SaveAnswer &answer)
{
    return JsonWriter()
        .optional("candidate", answer.candidate)
        .optional("refused", answer.refused)
        .value("revision", answer.revision)
        .text("cause", answer.cause)
        .object();
}

void read(JsonReader &reader, SaveAnswer &answer)
{
    readOptional(reader, "candidate", answer.candidate);
    readOptional(reader, "refused", answer.refused);
    answer.revision = reader.integer("revision");
    answer.cause = reader.string("cause");
}

QJsonObject toJson(const RenewRequest &request)
{
    return JsonWriter().text("holder", request.holder).object();
}

void read(JsonReader &reader, RenewRequest &request)
{
    reader.require("holder");
    request.holder = readHolder(reader, "holder");
}

QJsonObject toJson(const RenewAnswer &answer)
{
    return JsonWriter()
        .value("candidate", toJson(answer.candidate))
        .optional("refused", answer.refused)
        .instant("now", answer.now)
        .object();
}

void read(JsonReader &reader, RenewAnswer &answer)
{
    reader.require("candidate");
    readObject(reader, "candidate", answer.candidate);
    readOptional(reader, "refused", answer.refused);
    answer.now = reader.instant("now");
}

QJsonObject toJson(const RemoveRequest &request)
{
    JsonWriter writer;
    if (request.rev)
        writer.value("rev", *request.rev);
    return writer.text("reason", request.reason).text("holder", request.holder).object();
}

void read(JsonReader &reader, RemoveRequest &request)
{
    const bool hasRev = reader.has("rev");
    const qint64 rev = reader.integer("rev");
    if (hasRev)
        request.rev = rev;
    request.reason = reader.string("reason", {}, 1000);
    request.holder = readHolder(reader, "holder");
}

QJsonObject toJson(const RemoveAnswer &answer)
{
    return JsonWriter().value("candidate", toJson(answer.candidate)).value("alreadyGone", answer.alreadyGone).object();
}

void read(JsonReader &reader, RemoveAnswer &answer)
{
    reader.require("candidate");
    readObject(reader, "candidate", answer.candidate);
    answer.alreadyGone = reader.boolean("alreadyGone");
}

QJsonObject toJson(const CheckRequest &request)
{
    JsonWriter writer;
    writer.id("plugin", request.plugin).id("digest", request.digest).labels("select", request.select);
    if (request.as)
        writer.value("as", word(*request.as));
    if (request.content)
        writer.value("content", *request.content);
    writer.texts("withSecrets", request.withSecrets).texts("withoutSecrets", request.withoutSecrets);
    return writer.object();
}

void read(JsonReader &reader, CheckRequest &request)
{
    reader.require("plugin");
    request.plugin = reader.id<PluginTag>("plugin");
    reader.require("digest");
    request.digest = readDigest(reader, "digest");
    request.select = reader.stringMap("select", 100);
    const bool hasRole = reader.has("as");
    const Role role = reader.word("as", Role::None, roleFromWord);
    if (hasRole)
        request.as = role;
    const bool hasContent = reader.has("content");
    const bool content = reader.boolean("content");
    if (hasContent)
        request.content = content;
    request.withSecrets = reader.strings("withSecrets");
    request.withoutSecrets = reader.strings("withoutSecrets");
}

} // namespace oz0
