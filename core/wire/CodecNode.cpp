#include "core/wire/CodecParts.h"

namespace oz0 {

QJsonObject toJson(const PartError &error)
{
    return JsonWriter().text("code", error.code).text("text", error.text).texts("lastLines", error.lastLines).object();
}

void read(JsonReader &reader, PartError &error)
{
    reader.require("code");
    error.code = reader.string("code");
    error.text = reader.string("text");
    error.lastLines = reader.strings("lastLines", 64);
}

QJsonObject toJson(const NodePart &part)
{
    return JsonWriter()
        .value("kind", word(part.kind))
        .id("plugin", part.plugin)
        .text("version", part.version)
        .id("digest", part.digest)
        .id("id", part.candidate)
        .value("state", word(part.state))
        .texts("functions", part.functions)
        .value("seconds", part.seconds)
        .optional("error", part.error)
        .object();
}

void read(JsonReader &reader, NodePart &part)
{
    reader.require("plugin");
    reader.require("state");
    part.candidate = reader.id<CandidateTag>("id");
    part.kind = reader.word("kind", part.candidate.isEmpty() ? PartKind::Installed : PartKind::Candidate, partKindFromWord);
    part.plugin = reader.id<PluginTag>("plugin");
    part.version = reader.string("version");
    part.digest = reader.id<DigestTag>("digest");
    part.state = reader.word("state", PartState::Assigned, partStateFromWord);
    part.functions = reader.strings("functions");
    part.seconds = reader.number("seconds");
    readOptional(reader, "error", part.error);
}

QJsonObject toJson(const NodeCandidate &candidate)
{
    return JsonWriter().id("id", candidate.id).id("plugin", candidate.plugin).id("owner", candidate.owner).object();
}

void read(JsonReader &reader, NodeCandidate &candidate)
{
    reader.require("id");
    candidate.id = reader.id<CandidateTag>("id");
    candidate.plugin = reader.id<PluginTag>("plugin");
    candidate.owner = reader.id<PrincipalTag>("owner");
}

QJsonObject toJson(const Node &node)
{
    return JsonWriter()
        .id("name", node.name)
        .value("rev", node.rev)
        .value("online", node.online)
        .instant("lastReport", node.lastReport)
        .instant("offlineSince", node.offlineSince)
        .labels("labels", node.labels)
        .value("os", word(node.os))
        .value("tier", node.tier)
        .text("tierReason", node.tierReason)
        .text("uv", node.uv)
        .text("python", node.python)
        .texts("serves", node.serves)
        .texts("queues", node.queues)
        .texts("plugins", node.plugins)
        .id("gate", node.gate)
        .id("rollout", node.rollout)
        .optional("candidate", node.candidate)
        .value("homes", node.homes)
        .value("generation", node.generation)
        .value("reportedGeneration", node.reportedGeneration)
        .list("parts", node.parts)
        .object();
}

void read(JsonReader &reader, Node &node)
{
    reader.require("name");
    node.name = reader.id<NodeTag>("name");
    node.rev = reader.integer("rev");
    node.online = reader.boolean("online");
    node.lastReport = reader.instant("lastReport");
    node.offlineSince = reader.instant("offlineSince");
    node.labels = reader.stringMap("labels");
    node.os = reader.word("os", NodeOs::Linux, nodeOsFromWord);
    node.tier = readInt(reader, "tier");
    node.tierReason = reader.string("tierReason");
    node.uv = reader.string("uv");
    node.python = reader.string("python");
    node.serves = reader.strings("serves");
    node.queues = reader.strings("queues");
    node.plugins = readOptionalStrings(reader, "plugins");
    node.gate = reader.id<PluginTag>("gate");
    node.rollout = reader.id<PluginTag>("rollout");
    readOptional(reader, "candidate", node.candidate);
    node.homes = readInt(reader, "homes");
    node.generation = reader.integer("generation");
    node.reportedGeneration = reader.integer("reportedGeneration");
    node.parts = readList<NodePart>(reader, "parts");
}

QJsonObject toJson(const NodePatch &patch)
{
    JsonWriter writer;
    if (patch.labels) {
        QJsonObject labels;
        for (auto it = patch.labels->begin(); it != patch.labels->end(); ++it)
            labels.insert(it.key(), it.value());
        writer.value("labels", labels);
    }
    return writer.texts("serves", patch.serves).texts("plugins", patch.plugins).object();
}

void read(JsonReader &reader, NodePatch &patch)
{
    patch.labels = readOptionalLabels(reader, "labels");
    patch.serves = readOptionalStrings(reader, "serves");
    patch.plugins = readOptionalStrings(reader, "plugins");
}

} // namespace oz0
