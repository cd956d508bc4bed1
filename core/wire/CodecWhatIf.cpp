#include "core/wire/CodecParts.h"
#include "core/wire/FleetMessages.h"

namespace oz0 {

QJsonObject toJson(const WhatIfRequest &request)
{
    JsonWriter writer;
    writer.id("plugin", request.plugin).id("digest", request.digest);
    if (request.as)
        writer.value("as", word(*request.as));
    return writer.object();
}

void read(JsonReader &reader, WhatIfRequest &request)
{
    request.plugin = reader.id<PluginTag>("plugin");
    reader.require("digest");
    request.digest = readDigest(reader, "digest");
    const bool hasRole = reader.has("as");
    const Role role = reader.word("as", Role::None, roleFromWord);
    if (hasRole)
        request.as = role;
}

QJsonObject toJson(const NodeWhatIf &node)
{
    return JsonWriter()
        .id("node", node.node)
        .value("refusals", toJsonArray(node.refusals))
        .value("warnings", toJsonArray(node.warnings))
        .value("takeover", node.takeover)
        .object();
}

void read(JsonReader &reader, NodeWhatIf &node)
{
    reader.require("node");
    node.node = reader.id<NodeTag>("node");
    node.refusals = readList<Refusal>(reader, "refusals");
    node.warnings = readList<Refusal>(reader, "warnings");
    node.takeover = reader.boolean("takeover");
}

QJsonObject toJson(const WhatIf &whatIf)
{
    return JsonWriter()
        .id("plugin", whatIf.plugin)
        .text("version", whatIf.version)
        .id("digest", whatIf.digest)
        .value("as", word(whatIf.as))
        .value("everywhere", toJson(whatIf.everywhere))
        .value("nodes", toJsonArray(whatIf.nodes))
        .value("revision", whatIf.revision)
        .object();
}

void read(JsonReader &reader, WhatIf &whatIf)
{
    reader.require("everywhere");
    reader.require("nodes");
    whatIf.plugin = reader.id<PluginTag>("plugin");
    whatIf.version = reader.string("version");
    whatIf.digest = reader.id<DigestTag>("digest");
    whatIf.as = reader.word("as", Role::None, roleFromWord);
    readObject(reader, "everywhere", whatIf.everywhere);
    whatIf.nodes = readList<NodeWhatIf>(reader, "nodes");
    whatIf.revision = reader.integer("revision");
}

QString word(ChainFault fault)
{
    switch (fault) {
    case ChainFault::Number:
        return QStringLiteral("number");
    case ChainFault::Previous:
        return QStringLiteral("previous");
    case ChainFault::Content:
        return QStringLiteral("content");
    case ChainFault::End:
        break;
    }
    return QStringLiteral("end");
}

std::optional<ChainFault> chainFaultFromWord(const QString &text)
{
    for (const ChainFault fault : {ChainFault::Number, ChainFault::Previous, ChainFault::Content, ChainFault::End}) {
        if (word(fault) == text)
            return fault;
    }
    return std::nullopt;
}

QJsonObject toJson(const ChainBreak &broken)
{
    return JsonWriter().value("seq", broken.seq).value("fault", word(broken.fault)).object();
}

void read(JsonReader &reader, ChainBreak &broken)
{
    reader.require("seq");
    broken.seq = reader.integer("seq");
    broken.fault = reader.word("fault", ChainFault::Content, chainFaultFromWord);
}

QJsonObject toJson(const ChainCheck &check)
{
    return JsonWriter()
        .value("from", check.from)
        .value("upTo", check.upTo)
        .value("head", check.head)
        .optional("broken", check.broken)
        .value("revision", check.revision)
        .object();
}

void read(JsonReader &reader, ChainCheck &check)
{
    reader.require("upTo");
    reader.require("head");
    check.from = reader.integer("from");
    check.upTo = reader.integer("upTo");
    check.head = reader.integer("head");
    readOptional(reader, "broken", check.broken);
    check.revision = reader.integer("revision");
}

} // namespace oz0
