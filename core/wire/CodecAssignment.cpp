#include "core/wire/CodecParts.h"

namespace oz0 {

QJsonObject toJson(const SecretDelivery &delivery)
{
    return JsonWriter()
        .text("name", delivery.name)
        .text("as", delivery.as)
        .text("why", delivery.why)
        .texts("hosts", delivery.hosts)
        .instant("changed", delivery.changed)
        .object();
}

void read(JsonReader &reader, SecretDelivery &delivery)
{
    reader.require("name");
    reader.require("as");
    delivery.name = reader.string("name");
    delivery.as = reader.string("as");
    delivery.why = reader.string("why");
    delivery.hosts = reader.strings("hosts");
    delivery.changed = reader.instant("changed");
}

QJsonObject toJson(const AssignedPlugin &plugin)
{
    JsonWriter writer;
    writer.value("kind", word(plugin.kind))
        .id("plugin", plugin.plugin)
        .text("version", plugin.version)
        .id("digest", plugin.digest)
        .id("id", plugin.id);
    if (plugin.ttl.count() > 0)
        writer.seconds("ttl", plugin.ttl);
    return writer.texts("queues", plugin.queues).list("secrets", plugin.secrets).object();
}

void read(JsonReader &reader, AssignedPlugin &plugin)
{
    reader.require("kind");
    reader.require("plugin");
    reader.require("digest");
    plugin.kind = reader.word("kind", PartKind::Installed, partKindFromWord);
    plugin.plugin = reader.id<PluginTag>("plugin");
    plugin.version = reader.string("version");
    plugin.digest = reader.id<DigestTag>("digest");
    plugin.id = reader.id<CandidateTag>("id");
    plugin.ttl = readSeconds(reader, "ttl", Milliseconds(0));
    plugin.queues = reader.strings("queues");
    plugin.secrets = readList<SecretDelivery>(reader, "secrets", 10000);
}

QJsonObject toJson(const Assignment &assignment)
{
    return JsonWriter()
        .value("generation", assignment.generation)
        .value("plugins", toJsonArray(assignment.plugins))
        .value("serves", QJsonArray::fromStringList(assignment.serves))
        .value("polls", QJsonArray::fromStringList(assignment.polls))
        .value("takesHomes", assignment.takesHomes)
        .object();
}

void read(JsonReader &reader, Assignment &assignment)
{
    reader.require("generation");
    assignment.generation = reader.integer("generation");
    assignment.plugins = readList<AssignedPlugin>(reader, "plugins", 10000);
    assignment.serves = reader.strings("serves");
    assignment.polls = reader.strings("polls");
    assignment.takesHomes = reader.boolean("takesHomes", true);
}

QJsonObject toJson(const NodeReport &report)
{
    return JsonWriter()
        .value("generation", report.generation)
        .value("parts", toJsonArray(report.parts))
        .value("os", word(report.os))
        .value("tier", report.tier)
        .text("tierReason", report.tierReason)
        .text("uv", report.uv)
        .text("python", report.python)
        .texts("models", report.models)
        .object();
}

void read(JsonReader &reader, NodeReport &report)
{
    reader.require("generation");
    report.generation = reader.integer("generation");
    report.parts = readList<NodePart>(reader, "parts", 10000);
    report.os = reader.word("os", NodeOs::Linux, nodeOsFromWord);
    report.tier = int(reader.integer("tier", 0, 0, 1));
    report.tierReason = reader.string("tierReason", {}, 1024);
    report.uv = reader.string("uv", {}, 64);
    report.python = reader.string("python", {}, 64);
    report.models = reader.strings("models", 1000);
}

QJsonObject toJson(const JoinToken &token)
{
    return JsonWriter()
        .text("id", token.id)
        .labels("labels", token.labels)
        .value("uses", token.uses)
        .instant("expires", token.expires)
        .id("by", token.by)
        .object();
}

void read(JsonReader &reader, JoinToken &token)
{
    token.id = reader.string("id");
    token.labels = reader.stringMap("labels");
    token.uses = int(reader.integer("uses", 1, 0, 100000));
    token.expires = reader.instant("expires");
    token.by = reader.id<PrincipalTag>("by");
}

QJsonObject toJson(const JoinRequest &request)
{
    return JsonWriter().id("name", request.name).value("report", toJson(request.report)).object();
}

void read(JsonReader &reader, JoinRequest &request)
{
    reader.require("name");
    request.name = reader.id<NodeTag>("name");
    readObject(reader, "report", request.report);
}

QJsonObject toJson(const JoinAnswer &answer)
{
    return JsonWriter().id("name", answer.name).id("tenant", answer.tenant).text("token", answer.token).object();
}

void read(JsonReader &reader, JoinAnswer &answer)
{
    reader.require("name");
    reader.require("token");
    answer.name = reader.id<NodeTag>("name");
    answer.tenant = reader.id<TenantTag>("tenant");
    answer.token = reader.string("token");
}

} // namespace oz0
