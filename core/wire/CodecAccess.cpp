#include "core/wire/CodecParts.h"

namespace oz0 {

QJsonObject toJson(const WhoAmI &who)
{
    return JsonWriter()
        .id("principal", who.principal)
        .id("tenant", who.tenant)
        .value("role", word(who.role))
        .value("content", who.content)
        .text("certificates", who.certificates)
        .text("serverVersion", who.serverVersion)
        .instant("tokenExpires", who.tokenExpires)
        .instant("now", who.now)
        .object();
}

void read(JsonReader &reader, WhoAmI &who)
{
    reader.require("principal");
    who.principal = reader.id<PrincipalTag>("principal");
    who.tenant = reader.id<TenantTag>("tenant");
    who.role = reader.word("role", Role::None, roleFromWord);
    who.content = reader.boolean("content");
    who.certificates = reader.string("certificates");
    who.serverVersion = reader.string("serverVersion");
    who.tokenExpires = reader.instant("tokenExpires");
    who.now = reader.instant("now");
}

QJsonObject toJson(const Member &member)
{
    return JsonWriter()
        .id("principal", member.principal)
        .value("role", word(member.role))
        .value("content", member.content)
        .instant("added", member.added)
        .object();
}

void read(JsonReader &reader, Member &member)
{
    member.principal = reader.id<PrincipalTag>("principal"); // a PUT has it in its path
    reader.require("role");
    member.role = reader.word("role", Role::None, roleFromWord);
    member.content = reader.boolean("content");
    member.added = reader.instant("added");
}

QJsonObject toJson(const AuditBundle &bundle)
{
    return JsonWriter().text("version", bundle.version).id("digest", bundle.digest).object();
}

void read(JsonReader &reader, AuditBundle &bundle)
{
    bundle.version = reader.string("version");
    bundle.digest = reader.id<DigestTag>("digest");
}

// What an entry does not have is absent: entries from before there was such a member keep their digests.
QJsonObject toJson(const AuditEntry &entry)
{
    QStringList nodes;
    for (const NodeName &node : entry.nodes)
        nodes.append(node.text());
    QStringList candidates;
    for (const CandidateId &candidate : entry.candidates)
        candidates.append(candidate.text());
    const auto told = [](const AuditBundle &bundle) { return bundle.isNone() ? std::nullopt : std::optional(bundle); };
    return JsonWriter()
        .value("seq", entry.seq)
        .instant("at", entry.at)
        .text("action", entry.action)
        .text("outcome", entry.outcome)
        .id("actor", entry.actor)
        .value("role", word(entry.role))
        .text("via", entry.via)
        .text("object", entry.object)
        .id("plugin", entry.plugin)
        .id("owner", entry.owner)
        .texts("nodes", nodes)
        .text("cause", entry.cause)
        .text("reason", entry.reason)
        .idOrNull("before", entry.before)
        .idOrNull("after", entry.after)
        .optional("from", told(entry.from))
        .optional("to", told(entry.to))
        .texts("candidates", candidates)
        .idOrNull("record", entry.record)
        .value("revision", entry.revision)
        .idOrNull("previous", entry.previous)
        .id("digest", entry.digest)
        .object();
}

void read(JsonReader &reader, AuditEntry &entry)
{
    reader.require("seq");
    reader.require("action");
    entry.seq = reader.integer("seq");
    entry.at = reader.instant("at");
    entry.action = reader.string("action");
    entry.outcome = reader.string("outcome");
    entry.actor = reader.id<PrincipalTag>("actor");
    entry.role = reader.word("role", Role::None, roleFromWord);
    entry.via = reader.string("via");
    entry.object = reader.string("object");
    entry.plugin = reader.id<PluginTag>("plugin");
    entry.owner = reader.id<PrincipalTag>("owner");
    entry.nodes = readIds<NodeTag>(reader, "nodes");
    entry.cause = reader.string("cause");
    entry.reason = reader.string("reason");
    entry.before = reader.id<DigestTag>("before");
    entry.after = reader.id<DigestTag>("after");
    readObject(reader, "from", entry.from);
    readObject(reader, "to", entry.to);
    entry.candidates = readIds<CandidateTag>(reader, "candidates");
    entry.record = reader.id<RecordTag>("record");
    entry.revision = reader.integer("revision");
    entry.previous = reader.id<DigestTag>("previous");
    entry.digest = reader.id<DigestTag>("digest");
}

} // namespace oz0
