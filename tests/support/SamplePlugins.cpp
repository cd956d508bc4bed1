#include "tests/support/SamplePlugins.h"

namespace oz0 {

namespace {

Plugin plugin(const char *name, const char *version, char digit, Instant now)
{
    Plugin plugin;
    plugin.name = PluginName(QLatin1String(name));
    plugin.rev = 1;
    plugin.state = PluginState::Installed;
    plugin.version = QLatin1String(version);
    plugin.digest = Digest(QStringLiteral("sha256:") + QString(64, QLatin1Char(digit)));
    plugin.installedAt = now - Milliseconds(3600000);
    plugin.installedBy = PrincipalId(QStringLiteral("user:dana"));
    return plugin;
}

NodePart ready(const Plugin &plugin)
{
    NodePart part;
    part.plugin = plugin.name;
    part.version = plugin.version;
    part.digest = plugin.digest;
    part.state = PartState::Ready;
    return part;
}

Node node(const char *name, const QList<Plugin> &plugins)
{
    Node node;
    node.name = NodeName(QLatin1String(name));
    node.online = true;
    node.tier = 1;
    node.plugins = QStringList();
    for (const Plugin &each : plugins) {
        node.plugins->append(each.name.text());
        node.parts.append(ready(each));
    }
    return node;
}

} // namespace

ChangeSet samplePlugins(Instant now)
{
    Plugin greeter = plugin("greeter", "1.2.0", 'a', now);
    greeter.tools = QStringList{QStringLiteral("greeter")};
    greeter.agents = QStringList{QStringLiteral("greeter")};
    greeter.flows = QStringList{QStringLiteral("greet-everyone")};
    Plugin tracker = plugin("tracker", "2.0.0", 'b', now);
    tracker.tools = QStringList{QStringLiteral("my_tracker")};
    Plugin idle = plugin("idle", "0.1.0", 'c', now);
    idle.tools = QStringList{QStringLiteral("idle")};
    ChangeSet set;
    set.full = true;
    set.from = -1;
    set.to = 1;
    set.now = now;
    set.plugins = {greeter, tracker, idle};
    set.nodes = {node("local-1", {greeter, tracker}), node("local-2", {greeter}), node("local-3", {})};
    set.nodes[1].labels = {{QStringLiteral("candidates"), QStringLiteral("allow")},
                           {QStringLiteral("pool"), QStringLiteral("dev")}};
    Candidate alices = sampleCandidate(QStringLiteral("greeter"), QStringLiteral("user:alice"), {QStringLiteral("local-3")}, now,
                                       60);
    alices.version = QStringLiteral("1.3.0");
    alices.via = QStringLiteral("key:4be1aa00");
    alices.tools = QStringList{QStringLiteral("greeter.hello")};
    alices.secrets = {{QStringLiteral("GREETING_KEY"), QStringLiteral("value"), QStringLiteral("no_binding"), {}, {}}};
    Candidate danas = sampleCandidate(QStringLiteral("greeter"), QStringLiteral("user:dana"), {QStringLiteral("local-4")}, now,
                                      60);
    danas.standing = Standing::Admin;
    danas.secrets = alices.secrets;
    set.candidates = {alices, danas};
    return set;
}

QByteArray sampleManifest(const QString &plugin)
{
    if (plugin == QLatin1String("greeter"))
        return "name: greeter\nversion: 1.2.0\ndescription: Greets.\nrequires:\n  secrets: [GREETING_KEY, VENDOR_KEY]\n"
               "  inject:\n    - {secret: VENDOR_KEY, hosts: [api.example.com], header: Authorization, format: \"Bearer "
               "{secret}\"}\n"
               "tools:\n  - id: greeter\n    server: {module: greeter.server}\n    secret_arguments: [hello.signature]\n"
               "    functions:\n      - {name: hello, input: {type: object, properties: {signature: {type: string}}}}\n"
               "agents:\n  - {name: greeter, harness: {use: builtin}, tools: [greeter]}\n"
               "flows:\n  - {name: greet-everyone, steps: [{tool: greeter.hello, arguments: {}}]}\n";
    if (plugin == QLatin1String("tracker"))
        return "name: tracker\nversion: 2.0.0\nrequires:\n  secrets: [GREETING_KEY]\n"
               "connections:\n  - {name: tracker, secret: TRACKER_CLIENT, tools: [my_tracker], functions: [list_issues]}\n"
               "tools:\n  - id: my_tracker\n    remote: {url: \"https://tracker.example.com/mcp\"}\n"
               "    connection: tracker\n    functions: [{name: list_issues}]\n"
               "uses: [greeter]\n";
    if (plugin == QLatin1String("idle"))
        return "name: idle\nversion: 0.1.0\ntools:\n  - {id: idle, server: {module: idle.server}, functions: [{name: wait}]}\n";
    return {};
}

} // namespace oz0
