// Cases of B, K and T: what an operator's working copy may not widen.
#include "tests/cluster/rules/RuleCases.h"

namespace oz0::test {

namespace {

QByteArray head(const char *version)
{
    return QByteArray("name: my-plugin\nversion: ") + version + "\n";
}

/// Both sides hold GREETING_KEY without a binding, so that its value reaches the code.
const QByteArray holds = "requires: {secrets: [GREETING_KEY]}\n";
const QByteArray binds = "requires: {secrets: [GREETING_KEY], inject: [{secret: GREETING_KEY, hosts: [api.example.com], header: "
                         "Authorization, format: \"Bearer {secret}\"}]}\n";

using Change = std::function<void(World &)>;

Change sides(QByteArray installed, QByteArray working)
{
    return [installed, working](World &w) {
        w.plugin("my-plugin").installed = manifest((head("0.3.2") + installed).constData());
        w.workingCopy((head("0.4.0") + working).constData());
    };
}

RuleCase operatorsCase(const char *name, const char *code, const char *subject, const Change &meets, const Change &nearMiss)
{
    return {name, code, Occasion::Create, subject, true, meets, nearMiss};
}

QByteArray tracker(const char *rest)
{
    return QByteArray(
               "tools: [{id: my_tracker, remote: {url: \"https://tracker.example.com/mcp\"}, connection: tracker, functions: "
               "[{name: list_issues}]}]\nconnections: [{name: tracker, secret: TRACKER_CLIENT, tools: [my_tracker], ")
        + rest + "}]\n";
}

QByteArray remoteTool(const char *url, const char *headers = "")
{
    return QByteArray("tools: [{id: my_search, remote: {url: \"") + url + "\"" + headers + "}}]\n";
}

QList<RuleCase> secretCases()
{
    const QByteArray file = "requires: {secrets: [GREETING_KEY], secrets_from: {GREETING_KEY: file}}\n";
    const QByteArray env = "requires: {secrets: [GREETING_KEY], secrets_from: {GREETING_KEY: env}}\n";
    const auto marks = [](const char *which) {
        return QByteArray("tools: [{id: my_plugin, server: {module: a.b}, secret_arguments: [") + which
            + "], functions: [{name: hello, input: {type: object, properties: {token: {}, name: {}}}}]}]\n";
    };
    const QByteArray twoHosts = "requires: {secrets: [GREETING_KEY], inject: [{secret: GREETING_KEY, hosts: [api.example.com, "
                                "docs.example.com], header: Authorization, format: \"Bearer {secret}\"}]}\n";
    const QByteArray otherwiseWritten = "requires: {secrets: [GREETING_KEY], inject: [{secret: GREETING_KEY, hosts: "
                                        "[API.example.com., \"api.example.com:443\"], header: authorization, format: \"Bearer "
                                        "{secret}\"}]}\n";
    return {
        operatorsCase("B1_bindingIsAdded", "binding.added", "GREETING_KEY", sides(holds, binds), sides(binds, binds)),
        operatorsCase("B1_bindingIsRemoved", "binding.removed", "GREETING_KEY", sides(binds, holds), sides(binds, "")),
        operatorsCase("B1_bindingGetsAHost", "binding.changed", "GREETING_KEY", sides(binds, twoHosts),
                      sides(binds, otherwiseWritten)),
        operatorsCase("B2_secretComesAsAFile", "secret.delivery_changed", "GREETING_KEY", sides(holds, file), sides(holds, env)),
        operatorsCase("B3_argumentIsMarked", "secret_argument.added", "my_plugin.hello.token",
                      sides(marks("hello.name"), marks("hello.name, hello.token")),
                      sides(marks("hello.name, hello.token"), marks("hello.token"))),
        {"B10_boundSecretOnANodeWithoutTier1", "secret.value_on_node", Occasion::Create, "dev-1", false,
         [](World &w) {
             w.node("dev-1").tier = 0;
             sides(binds, binds)(w);
         },
         [](World &w) {
             w.node("dev-1").tier = 0;
             sides(holds, holds)(w);
         }},
    };
}

QList<RuleCase> harnessCases()
{
    const auto agent = [](const char *harness) {
        return QByteArray(holds) + "agents: [{name: helper, harness: " + harness + "}]\n";
    };
    const auto own = [](const char *harness) { return QByteArray(holds) + "harnesses: [" + harness + "]\n"; };
    const char *cli = "{name: my-cli, protocol: outside, command: [vendor-cli]}";
    const char *cloud = "{name: my-cloud, protocol: remote, url: \"https://agents.example.com/v1\"}";
    return {
        operatorsCase("B4_outsideAgentGetsASecret", "agent.outside_auth_added", "helper",
                      sides(agent("{use: vendor-cli}"), agent("{use: vendor-cli, auth: [GREETING_KEY]}")),
                      sides(agent("{use: vendor-cli, auth: [GREETING_KEY]}"), agent("{use: other-cli}"))),
        operatorsCase("B4_outsideAgentIsRepointed", "agent.outside_repointed", "helper",
                      sides(agent("{use: vendor-cli, auth: [GREETING_KEY]}"), agent("{use: other-cli, auth: [GREETING_KEY]}")),
                      sides(agent("{use: vendor-cli}"), agent("{use: other-cli}"))),
        operatorsCase("B5_ownOutsideHarnessIsAdded", "harness.outside_added", "my-cli", sides("", own(cli)),
                      sides(own(cli), own("{name: my-cli, protocol: stdio, command: [vendor-cli]}"))),
        operatorsCase("B5_ownOutsideHarnessRunsAnother", "harness.outside_changed", "my-cli",
                      sides(own(cli), own("{name: my-cli, protocol: outside, command: [vendor-cli, --fast]}")),
                      sides(own(cli), own(cli))),
        operatorsCase("B6_ownRemoteHarnessIsAdded", "harness.remote_added", "my-cloud", sides(holds, own(cloud)),
                      sides("", "harnesses: [" + QByteArray(cloud) + "]\n")),
        operatorsCase("B6_ownRemoteHarnessMoves", "harness.remote_changed", "my-cloud",
                      sides(own(cloud), own("{name: my-cloud, protocol: remote, url: \"https://agents.example.com/v2\"}")),
                      sides(own(cloud), own("{name: my-cloud, protocol: remote, url: \"HTTPS://agents.example.com:443/v1\"}"))),
    };
}

QList<RuleCase> networkCases()
{
    const auto egress = [](const char *lists) { return QByteArray(holds) + "egress: {" + lists + "}\n"; };
    const QByteArray search = holds + remoteTool("https://search.example.com/mcp");
    return {
        operatorsCase("B7_hostIsAllowed", "egress.host_added", "paste.example.org:443",
                      sides(egress("allow: [api.example.com]"), egress("allow: [api.example.com, paste.example.org]")),
                      sides("egress: {allow: [api.example.com]}\n", "egress: {allow: [api.example.com, paste.example.org]}\n")),
        operatorsCase("B8_hostMovesFromAnAgentToThePlugin", "egress.host_added", "docs.example.com:443",
                      sides(holds + QByteArray("agents: [{name: a, egress: {allow: [docs.example.com]}}]\n"),
                            egress("allow: [docs.example.com]") + "agents: [{name: a}]\n"),
                      sides(egress("allow: [docs.example.com]") + "agents: [{name: a}]\n",
                            holds + QByteArray("agents: [{name: a, egress: {allow: [docs.example.com]}}]\n"))),
        operatorsCase(
            "B10_hostIsAllowedWithoutTier1", "egress.host_added", "paste.example.org:443",
            [](World &w) {
                w.node("dev-1").os = NodeOs::Windows;
                sides(binds, QByteArray(binds) + "egress: {allow: [paste.example.org]}\n")(w);
            },
            sides(binds, QByteArray(binds) + "egress: {allow: [paste.example.org]}\n")),
        operatorsCase(
            "B9_hostIsAllowedBesideABoundArgument", "egress.host_added", "paste.example.org:443",
            [](World &w) {
                const QByteArray marked = "tools: [{id: t, server: {module: a.b}, secret_arguments: [f.token], functions: "
                                          "[{name: f, input: {properties: {token: {}}}}]}]\n";
                sides(marked, marked + "egress: {allow: [paste.example.org]}\n")(w);
                w.plugin("my-plugin").argumentBindings = {{QStringLiteral("t.f.token"), QStringLiteral("VENDOR_KEY")}};
            },
            [](World &w) {
                const QByteArray tool = "tools: [{id: t, server: {module: a.b}, functions: [{name: f}]}]\n";
                sides(tool, tool + "egress: {allow: [paste.example.org]}\n")(w);
                w.plugin("my-plugin").argumentBindings = {{QStringLiteral("t.f.token"), QStringLiteral("VENDOR_KEY")}};
            }),
        operatorsCase(
            "B7_denyRemovedIsAHostAdded", "egress.deny_removed", "private.example.com:*",
            sides(egress("allow: [\"*.example.com\"], deny: [private.example.com]"), egress("allow: [\"*.example.com\"]")),
            sides(egress("allow: [\"*.example.com\"], deny: [private.example.com]"),
                  egress("allow: [\"*.example.com\"], deny: [\"*.example.com\"]"))),
        operatorsCase("B7_remoteToolIsAdded", "tool.remote_added", "my_search", sides(holds, search),
                      sides("", remoteTool("https://search.example.com/mcp"))),
        operatorsCase("B7_remoteToolMoves", "tool.address_changed", "my_search",
                      sides(search, holds + remoteTool("https://search.example.com/v2")),
                      sides(search, holds + remoteTool("https://Search.example.com:443/x/../mcp"))),
        operatorsCase("B7_remoteToolGetsAHeader", "tool.headers_changed", "my_search",
                      sides(search, holds + remoteTool("https://search.example.com/mcp", ", headers: {X-Client: oz0}")),
                      sides(holds + remoteTool("https://search.example.com/mcp", ", headers: {x-client: oz0}"),
                            holds + remoteTool("https://search.example.com/mcp", ", headers: {X-Client: oz0}"))),
    };
}

QList<RuleCase> connectionCases()
{
    const QByteArray plain = tracker("scopes: [read, write]");
    QByteArray unconnected
        = "tools: [{id: my_tracker, remote: {url: \"https://tracker.example.com/mcp\"}, functions: [{name: list_issues}]}]\n";
    QByteArray renamed = plain;
    renamed.replace("connection: tracker", "connection: issues").replace("{name: tracker", "{name: issues");
    const auto others = [](const char *connection) {
        return [connection](World &w) {
            w.plugin("other-plugin").installed = manifest(
                (QByteArray("name: other-plugin\nversion: 2.1.0\nconnections: [") + connection + "]\n").constData());
        };
    };
    const auto alsoOthers = [others](const char *connection, const Change &change) {
        return [=](World &w) {
            others(connection)(w);
            change(w);
        };
    };
    return {
        operatorsCase("K1_connectionIsAdded", "connection.added", "tracker", sides("", plain), sides(plain, plain)),
        operatorsCase("K1_connectionIsRemoved", "connection.removed", "tracker", sides(plain, unconnected), sides("", "")),
        operatorsCase("K1_connectionIsRenamed", "connection.renamed", "tracker", sides(plain, renamed), sides(renamed, renamed)),
        operatorsCase("K1_connectionAsksForMore", "connection.changed", "tracker",
                      sides(plain, tracker("scopes: [read, write, admin]")),
                      sides(plain, tracker("resources: [], scopes: [write, read, write]"))),
        operatorsCase(
            "K2_notInstalledDeclaresAConnection", "connection.not_installed", "tracker",
            [plain](World &w) {
                sides("", plain)(w);
                w.tenant.plugins.remove(PluginName(QStringLiteral("my-plugin")));
            },
            [](World &w) {
                sides("", "connections: []\n")(w);
                w.tenant.plugins.remove(PluginName(QStringLiteral("my-plugin")));
            }),
        {"K4_connectionNameOfAnother", "connection.name_taken", Occasion::Create, "tracker", false,
         alsoOthers("{name: tracker, secret: OTHER}", sides("", plain)),
         alsoOthers("{name: wiki, secret: OTHER}", sides(plain, plain))},
        {"K4_connectionSecretOfAnotherAtAnInstall", "connection.secret_taken", Occasion::Install, "TRACKER_CLIENT", false,
         alsoOthers("{name: wiki, secret: TRACKER_CLIENT}", sides("", plain)),
         alsoOthers("{name: wiki, secret: WIKI_CLIENT}", sides(plain, plain))},
    };
}

QList<RuleCase> toolCases()
{
    const QByteArray local = "tools: [{id: my_search, server: {module: a.b}}]\n";
    const QByteArray remote = remoteTool("https://search.example.com/mcp");
    const QByteArray connected = tracker("scopes: [read]");
    QByteArray off = connected;
    off.replace("connection: tracker, ", "").replace("tools: [my_tracker], ", "");
    QByteArray moved = connected;
    moved.replace("tracker.example.com/mcp", "tracker.example.com/v2");
    return {
        operatorsCase("T1_localToolBecomesRemote", "tool.location_changed", "my_search", sides(local, remote),
                      sides(local, "tools: [{id: my_search, server: {module: other.module}}]\n")),
        operatorsCase("T1_toolLeavesItsConnection", "tool.connection_changed", "my_tracker", sides(connected, off),
                      sides(connected, connected)),
        operatorsCase("T1_connectedToolMoves", "tool.connected_address_changed", "my_tracker", sides(connected, moved),
                      sides(remote, remoteTool("https://search.example.com/v2"))),
    };
}

QList<RuleCase> grantCases()
{
    const auto models = [](const char *which) { return QByteArray("requires: {models: [") + which + "]}\n"; };
    const auto toolWith = [&models](const char *model) {
        return models("{alias: fast, sampling: true}, {alias: big, sampling: true}")
            + "tools: [{id: my_plugin, server: {module: a.b}" + model + "}]\n";
    };
    const auto atItsGate = [](const char *yaml, PluginState state) {
        return [yaml, state](World &w) {
            w.plugin("my-plugin") = PluginFacts();
            w.plugin("my-plugin").state = state;
            w.workingCopy((head("0.1.0") + yaml).constData());
        };
    };
    return {
        operatorsCase("T2_usesOneMorePlugin", "grant.uses_added", "third",
                      sides("uses: [other]\n", "uses: [third, other, third]\n"),
                      sides("uses: [other, third]\n", "uses: [third]\n")),
        operatorsCase("T2_readsMore", "grant.reads_added", "results", sides("", "reads: [results]\n"),
                      sides("reads: [jobs, results]\n", "reads: [results, jobs]\n")),
        operatorsCase("T2_usesOneMoreMailbox", "grant.mail_added", "inbox", sides("", "mail: [inbox]\n"),
                      sides("mail: [inbox]\n", "")),
        operatorsCase(
            "T2_samplesFromOneMoreAlias", "grant.model_alias_added", "big",
            sides(models("{alias: fast, sampling: true}"), models("{alias: fast, sampling: true}, {alias: big, sampling: true}")),
            sides(models("{alias: fast, sampling: true}"), models("{alias: big, gateway: openai}"))),
        operatorsCase("T2_speaksOneMoreFormat", "grant.gateway_format_added", "openai",
                      sides(models("{alias: big, gateway: anthropic}"), models("{alias: big, gateway: openai}")),
                      sides(models("{alias: big, gateway: openai}"),
                            models("{alias: big, gateway: openai}, {alias: more, gateway: openai}"))),
        operatorsCase("T2_toolUsesAnotherModel", "grant.tool_model_changed", "my_plugin",
                      sides(toolWith(""), toolWith(", uses_model: big")), sides(toolWith(", uses_model: big"), toolWith(""))),
        operatorsCase("T3_firstVersionAtItsGateAsksForMore", "grant.uses_added", "other",
                      atItsGate("uses: [other]\n", PluginState::FirstGate),
                      atItsGate("description: Asks for nothing.\n", PluginState::FirstGate)),
        operatorsCase("T4_pluginAfterItsStoppedGateAsksForMore", "grant.reads_added", "jobs",
                      atItsGate("reads: [jobs]\n", PluginState::GateStopped),
                      [](World &w) {
                          w.tenant.plugins.remove(PluginName(QStringLiteral("my-plugin")));
                          w.workingCopy((head("0.1.0") + "reads: [jobs]\n").constData());
                      }),
    };
}

QList<RuleCase> contractCases()
{
    const auto input = [](const char *schema) {
        return QByteArray("tools: [{id: my_plugin, server: {module: a.b}, functions: [{name: hello, input: ") + schema + "}]}]\n";
    };
    const char *open = "{type: object, properties: {name: {type: string}}}";
    const char *needsName = "{type: object, properties: {name: {type: string}}, required: [name]}";
    const auto patch = [](QByteArray installed, QByteArray working) {
        return [installed, working](World &w) {
            w.plugin("my-plugin").installed = manifest((head("1.3.2") + installed).constData());
            w.workingCopy((head("1.4.0") + working).constData());
        };
    };
    return {
        {"V2_contractBreaksInAMinorVersion", "install.contract_break", Occasion::Install, "my_plugin.hello", false,
         patch(input(open), input(needsName)), patch(input(needsName), input(open))},
        {"V2_contractChangeIsNamed", "contract.changed", Occasion::Install, "my_plugin.hello", false,
         patch(input(needsName), input(open)),
         patch(input(open), input("{properties: {name: {description: Whom to greet., type: [string]}}, type: object}"))},
    };
}

} // namespace

QList<RuleCase> reachCases()
{
    return secretCases() + harnessCases() + networkCases() + connectionCases() + toolCases() + grantCases() + contractCases();
}

} // namespace oz0::test
