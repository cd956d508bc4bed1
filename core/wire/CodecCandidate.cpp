#include "core/wire/CodecParts.h"

namespace oz0 {

QJsonObject toJson(const CandidateEnd &end)
{
    return JsonWriter().text("code", end.code).instant("at", end.at).id("by", end.by).text("reason", end.reason).object();
}

void read(JsonReader &reader, CandidateEnd &end)
{
    reader.require("code");
    end.code = reader.string("code");
    end.at = reader.instant("at");
    end.by = reader.id<PrincipalTag>("by");
    end.reason = reader.string("reason");
}

QJsonObject toJson(const CandidateDoom &doom)
{
    return JsonWriter().id("record", doom.record).text("code", doom.code).instant("at", doom.at).object();
}

void read(JsonReader &reader, CandidateDoom &doom)
{
    doom.record = reader.id<RecordTag>("record");
    doom.code = reader.string("code");
    doom.at = reader.instant("at");
}

QJsonObject toJson(const CandidateNode &node)
{
    return JsonWriter()
        .id("node", node.node)
        .value("online", node.online)
        .value("state", word(node.state))
        .id("digest", node.digest)
        .texts("functions", node.functions)
        .value("seconds", node.seconds)
        .optional("error", node.error)
        .value("tier", node.tier)
        .value("homes", node.homes)
        .object();
}

void read(JsonReader &reader, CandidateNode &node)
{
    reader.require("node");
    node.node = reader.id<NodeTag>("node");
    node.online = reader.boolean("online", true);
    node.state = reader.word("state", PartState::Assigned, partStateFromWord);
    node.digest = reader.id<DigestTag>("digest");
    node.functions = reader.strings("functions");
    node.seconds = reader.number("seconds");
    readOptional(reader, "error", node.error);
    node.tier = readInt(reader, "tier");
    node.homes = readInt(reader, "homes");
}

QJsonObject toJson(const Candidate &candidate)
{
    return JsonWriter()
        .id("id", candidate.id)
        .id("tenant", candidate.tenant)
        .id("plugin", candidate.plugin)
        .text("version", candidate.version)
        .text("installedVersion", candidate.installedVersion)
        .id("owner", candidate.owner)
        .value("standing", word(candidate.standing))
        .text("via", candidate.via)
        .text("holderHost", candidate.holderHost)
        .value("rev", candidate.rev)
        .value("save", candidate.save)
        .id("digest", candidate.digest)
        .value("phase", word(candidate.phase))
        .instant("created", candidate.created)
        .instant("saved", candidate.saved)
        .instant("renewed", candidate.renewed)
        .instant("expires", candidate.expires)
        .seconds("ttl", candidate.ttl)
        .labels("select", candidate.select)
        .list("nodes", candidate.nodes)
        .texts("queues", candidate.queues)
        .texts("tools", candidate.tools)
        .texts("agents", candidate.agents)
        .texts("flows", candidate.flows)
        .list("secrets", candidate.secrets)
        .list("warnings", candidate.warnings)
        .optional("doomed", candidate.doomed)
        .optional("end", candidate.end)
        .value("jobs", candidate.jobs)
        .object();
}

void read(JsonReader &reader, Candidate &candidate)
{
    reader.require("id");
    candidate.id = reader.id<CandidateTag>("id");
    candidate.tenant = reader.id<TenantTag>("tenant");
    candidate.plugin = reader.id<PluginTag>("plugin");
    candidate.version = reader.string("version");
    candidate.installedVersion = reader.string("installedVersion");
    candidate.owner = reader.id<PrincipalTag>("owner");
    candidate.standing = reader.word("standing", Standing::Operator, standingFromWord);
    candidate.via = reader.string("via");
    candidate.holderHost = reader.string("holderHost");
    candidate.rev = reader.integer("rev");
    candidate.save = readInt(reader, "save");
    candidate.digest = reader.id<DigestTag>("digest");
    candidate.phase = reader.word("phase", CandidatePhase::Placed, candidatePhaseFromWord);
    candidate.created = reader.instant("created");
    candidate.saved = reader.instant("saved");
    candidate.renewed = reader.instant("renewed");
    candidate.expires = reader.instant("expires");
    candidate.ttl = readSeconds(reader, "ttl", candidate.ttl);
    candidate.select = reader.stringMap("select");
    candidate.nodes = readList<CandidateNode>(reader, "nodes");
    candidate.queues = reader.strings("queues");
    candidate.tools = reader.strings("tools");
    candidate.agents = reader.strings("agents");
    candidate.flows = reader.strings("flows");
    candidate.secrets = readList<SecretDelivery>(reader, "secrets");
    candidate.warnings = readList<Refusal>(reader, "warnings");
    readOptional(reader, "doomed", candidate.doomed);
    readOptional(reader, "end", candidate.end);
    candidate.jobs = readInt(reader, "jobs");
}

QJsonObject toJson(const NodeGoesBack &node)
{
    return JsonWriter().id("node", node.node).text("version", node.version).value("online", node.online).object();
}

void read(JsonReader &reader, NodeGoesBack &node)
{
    reader.require("node");
    node.node = reader.id<NodeTag>("node");
    node.version = reader.string("version");
    node.online = reader.boolean("online", true);
}

QJsonObject toJson(const RemovalImpact &impact)
{
    return JsonWriter()
        .id("candidate", impact.candidate)
        .value("rev", impact.rev)
        .value("revision", impact.revision)
        .list("nodes", impact.nodes)
        .value("jobsOnCandidate", impact.jobsOnCandidate)
        .value("jobsWaitingAtHome", impact.jobsWaitingAtHome)
        .texts("comparisons", impact.comparisons)
        .text("holderHost", impact.holderHost)
        .object();
}

void read(JsonReader &reader, RemovalImpact &impact)
{
    reader.require("candidate");
    impact.candidate = reader.id<CandidateTag>("candidate");
    impact.rev = reader.integer("rev");
    impact.revision = reader.integer("revision");
    impact.nodes = readList<NodeGoesBack>(reader, "nodes");
    impact.jobsOnCandidate = readInt(reader, "jobsOnCandidate");
    impact.jobsWaitingAtHome = readInt(reader, "jobsWaitingAtHome");
    impact.comparisons = reader.strings("comparisons");
    impact.holderHost = reader.string("holderHost");
}

} // namespace oz0
