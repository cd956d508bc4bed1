#include "core/wire/CodecParts.h"

namespace oz0 {

QJsonObject toJson(const ArgumentBinding &binding)
{
    return JsonWriter().text("argument", binding.argument).text("secret", binding.secret).object();
}

void read(JsonReader &reader, ArgumentBinding &binding)
{
    reader.require("argument");
    reader.require("secret");
    binding.argument = reader.string("argument");
    binding.secret = reader.string("secret");
}

QJsonObject toJson(const Plugin &plugin)
{
    return JsonWriter()
        .id("name", plugin.name)
        .value("rev", plugin.rev)
        .value("state", word(plugin.state))
        .text("version", plugin.version)
        .id("digest", plugin.digest)
        .instant("installedAt", plugin.installedAt)
        .id("installedBy", plugin.installedBy)
        .texts("secrets", plugin.secrets)
        .list("argumentBindings", plugin.argumentBindings)
        .value("rollout", plugin.rollout)
        .texts("gateNodes", plugin.gateNodes)
        .texts("tools", plugin.tools)
        .texts("agents", plugin.agents)
        .texts("flows", plugin.flows)
        .object();
}

void read(JsonReader &reader, Plugin &plugin)
{
    reader.require("name");
    plugin.name = reader.id<PluginTag>("name");
    plugin.rev = reader.integer("rev");
    plugin.state = reader.word("state", PluginState::NoRecord, pluginStateFromWord);
    plugin.version = reader.string("version");
    plugin.digest = reader.id<DigestTag>("digest");
    plugin.installedAt = reader.instant("installedAt");
    plugin.installedBy = reader.id<PrincipalTag>("installedBy");
    plugin.secrets = readOptionalStrings(reader, "secrets");
    plugin.argumentBindings = readList<ArgumentBinding>(reader, "argumentBindings", 10000);
    plugin.rollout = reader.boolean("rollout");
    plugin.gateNodes = reader.strings("gateNodes");
    plugin.tools = reader.strings("tools");
    plugin.agents = reader.strings("agents");
    plugin.flows = reader.strings("flows");
}

QJsonObject toJson(const Limits &limits)
{
    return JsonWriter().value("agentsAndFlows", limits.agentsAndFlows).value("taskQueues", limits.taskQueues).object();
}

void read(JsonReader &reader, Limits &limits)
{
    limits.agentsAndFlows = readInt(reader, "agentsAndFlows", limits.agentsAndFlows);
    limits.taskQueues = readInt(reader, "taskQueues", limits.taskQueues);
}

QJsonObject toJson(const TenantSettings &settings)
{
    return JsonWriter()
        .id("tenant", settings.tenant)
        .value("sharedPools", settings.sharedPools)
        .value("limits", toJson(settings.limits))
        .value("egressAllow", QJsonArray::fromStringList(settings.egressAllow))
        .value("egressDeny", QJsonArray::fromStringList(settings.egressDeny))
        .value("mail", QJsonArray::fromStringList(settings.mail))
        .value("revision", settings.revision)
        .object();
}

void read(JsonReader &reader, TenantSettings &settings)
{
    settings.tenant = reader.id<TenantTag>("tenant");
    settings.sharedPools = reader.boolean("sharedPools", settings.sharedPools);
    readObject(reader, "limits", settings.limits);
    settings.egressAllow = reader.strings("egressAllow", 10000);
    settings.egressDeny = reader.strings("egressDeny", 10000);
    settings.mail = reader.strings("mail", 10000);
    settings.revision = reader.integer("revision");
}

QJsonObject toJson(const LimitUse &use)
{
    return JsonWriter().value("now", use.now).value("after", use.after).value("limit", use.limit).object();
}

void read(JsonReader &reader, LimitUse &use)
{
    use.now = readInt(reader, "now");
    use.after = readInt(reader, "after");
    use.limit = readInt(reader, "limit");
}

QJsonObject toJson(const Preview &preview)
{
    return JsonWriter()
        .id("plugin", preview.plugin)
        .text("version", preview.version)
        .textOrNull("installedVersion", preview.installedVersion)
        .id("digest", preview.digest)
        .value("tools", QJsonArray::fromStringList(preview.tools))
        .value("agents", QJsonArray::fromStringList(preview.agents))
        .value("flows", QJsonArray::fromStringList(preview.flows))
        .value("agentsAndFlows", toJson(preview.agentsAndFlows))
        .value("taskQueues", toJson(preview.taskQueues))
        .value("contracts", preview.contracts)
        .value("verdict", toJson(preview.verdict))
        .labels("parts", preview.parts)
        .value("revision", preview.revision)
        .object();
}

void read(JsonReader &reader, Preview &preview)
{
    reader.require("plugin");
    reader.require("verdict");
    preview.plugin = reader.id<PluginTag>("plugin");
    preview.version = reader.string("version");
    preview.installedVersion = reader.string("installedVersion");
    preview.digest = reader.id<DigestTag>("digest");
    preview.tools = reader.strings("tools");
    preview.agents = reader.strings("agents");
    preview.flows = reader.strings("flows");
    readObject(reader, "agentsAndFlows", preview.agentsAndFlows);
    readObject(reader, "taskQueues", preview.taskQueues);
    preview.contracts = reader.array("contracts");
    readObject(reader, "verdict", preview.verdict);
    preview.parts = reader.stringMap("parts", 100);
    preview.revision = reader.integer("revision");
}

QJsonObject toJson(const InstallRequest &request)
{
    return JsonWriter()
        .id("digest", request.digest)
        .id("plugin", request.plugin)
        .labels("asPreviewed", request.asPreviewed)
        .object();
}

void read(JsonReader &reader, InstallRequest &request)
{
    reader.require("digest");
    request.digest = readDigest(reader, "digest");
    request.plugin = reader.id<PluginTag>("plugin");
    request.asPreviewed = reader.stringMap("asPreviewed", 100);
}

QJsonObject toJson(const InstallAnswer &answer)
{
    return JsonWriter()
        .optional("plugin", answer.plugin)
        .optional("refused", answer.refused)
        .value("preview", toJson(answer.preview))
        .value("revision", answer.revision)
        .object();
}

void read(JsonReader &reader, InstallAnswer &answer)
{
    readOptional(reader, "plugin", answer.plugin);
    readOptional(reader, "refused", answer.refused);
    readObject(reader, "preview", answer.preview);
    answer.revision = reader.integer("revision");
}

QJsonObject toJson(const BundleFile &file)
{
    return JsonWriter()
        .text("path", file.path)
        .value("size", file.size)
        .text("sha256", file.sha256)
        .value("executable", file.executable)
        .object();
}

void read(JsonReader &reader, BundleFile &file)
{
    reader.require("path");
    file.path = reader.string("path");
    file.size = reader.integer("size");
    file.sha256 = reader.string("sha256");
    file.executable = reader.boolean("executable");
}

} // namespace oz0
