#include "core/wire/CodecParts.h"

namespace oz0 {

namespace {

QJsonValue numberOrNull(int number)
{
    return number > 0 ? QJsonValue(number) : QJsonValue(QJsonValue::Null);
}

} // namespace

QJsonObject toJson(const Subject &subject)
{
    return JsonWriter().value("kind", subject.kind).value("name", subject.name).object();
}

void read(JsonReader &reader, Subject &subject)
{
    subject.kind = reader.string("kind");
    subject.name = reader.string("name");
}

// Every key is always there, so that a script can rely on them (refusals.md).
QJsonObject toJson(const Refusal &refusal)
{
    return JsonWriter()
        .value("code", refusal.code)
        .value("rule", refusal.rule)
        .value("adminMayTry", refusal.adminMayTry)
        .value("subject", toJson(refusal.subject))
        .textOrNull("path", refusal.path)
        .textOrNull("installedPath", refusal.installedPath)
        .value("line", numberOrNull(refusal.line))
        .value("installedLine", numberOrNull(refusal.installedLine))
        .value("processes", QJsonArray::fromStringList(refusal.processes))
        .value("because", refusal.because)
        .value("parameters", refusal.parameters)
        .value("severity", word(refusal.severity))
        .value("remedy", refusal.remedy)
        .value("message", refusal.message)
        .object();
}

void read(JsonReader &reader, Refusal &refusal)
{
    reader.require("code");
    refusal.code = reader.string("code");
    refusal.rule = reader.string("rule");
    refusal.adminMayTry = reader.boolean("adminMayTry");
    readObject(reader, "subject", refusal.subject);
    refusal.path = reader.string("path");
    refusal.installedPath = reader.string("installedPath");
    refusal.line = readInt(reader, "line");
    refusal.installedLine = readInt(reader, "installedLine");
    refusal.processes = reader.strings("processes");
    refusal.because = reader.array("because");
    refusal.parameters = reader.object("parameters");
    refusal.severity = reader.word("severity", Severity::Refusal, severityFromWord);
    refusal.remedy = reader.array("remedy");
    refusal.message = reader.string("message");
}

QJsonObject toJson(const Verdict &verdict)
{
    return JsonWriter()
        .value("refused", verdict.isRefused())
        .value("refusals", toJsonArray(verdict.refusals))
        .value("warnings", toJsonArray(verdict.warnings))
        .value("checks", verdict.checks)
        .value("remedy", verdict.remedy)
        .object();
}

void read(JsonReader &reader, Verdict &verdict)
{
    const bool refused = reader.boolean("refused");
    verdict.refusals = readList<Refusal>(reader, "refusals");
    verdict.warnings = readList<Refusal>(reader, "warnings");
    verdict.checks = readInt(reader, "checks");
    verdict.remedy = reader.array("remedy");
    if (reader.has("refused") && refused != verdict.isRefused())
        reader.complain("refused", QStringLiteral("does not fit the refusals"));
}

QJsonObject toJson(const RefusalRecord &record)
{
    return JsonWriter()
        .id("id", record.id)
        .instant("at", record.at)
        .id("actor", record.actor)
        .id("tenant", record.tenant)
        .id("plugin", record.plugin)
        .text("version", record.version)
        .id("digest", record.digest)
        .text("attempt", record.attempt)
        .id("candidate", record.candidate)
        .labels("select", record.select)
        .value("verdict", toJson(record.verdict))
        .id("manifest", record.manifest)
        .id("installedManifest", record.installedManifest)
        .value("seen", record.seen)
        .object();
}

void read(JsonReader &reader, RefusalRecord &record)
{
    record.id = reader.id<RecordTag>("id"); // a dry run keeps none
    record.at = reader.instant("at");
    record.actor = reader.id<PrincipalTag>("actor");
    record.tenant = reader.id<TenantTag>("tenant");
    record.plugin = reader.id<PluginTag>("plugin");
    record.version = reader.string("version");
    record.digest = reader.id<DigestTag>("digest");
    record.attempt = reader.string("attempt");
    record.candidate = reader.id<CandidateTag>("candidate");
    record.select = reader.stringMap("select");
    reader.require("verdict");
    readObject(reader, "verdict", record.verdict);
    record.manifest = reader.id<DigestTag>("manifest");
    record.installedManifest = reader.id<DigestTag>("installedManifest");
    record.seen = reader.boolean("seen");
}

} // namespace oz0
