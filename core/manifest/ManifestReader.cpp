#include "core/manifest/ManifestReader.h"

#include "core/domain/SemanticVersion.h"
#include "core/manifest/HostPattern.h"
#include "core/manifest/HostReach.h"
#include "core/manifest/ManifestNames.h"
#include "core/manifest/ManifestWalk.h"
#include "core/manifest/ShownNames.h"
#include "core/manifest/YamlJson.h"

#include <algorithm>

namespace oz0 {

namespace {

QString checkVersion(const QString &version)
{
    return isSemanticVersion(version) ? QString() : QStringLiteral("this is no version of SemVer 2.0, such as 1.4.0");
}

QString checkAllowed(const QString &host)
{
    const Result<HostPattern> pattern = hostPatternFromText(host, HostList::Allow);
    return pattern ? QString() : pattern.error().message;
}

QString checkDenied(const QString &host)
{
    const Result<HostPattern> pattern = hostPatternFromText(host, HostList::Deny);
    return pattern ? QString() : pattern.error().message;
}

ManifestWalk::Check oneOf(const QSet<QString> &names, const char *what)
{
    return [&names, what](const QString &name) {
        return names.contains(name) ? QString() : QStringLiteral("%1 %2").arg(shownWord(name), QLatin1String(what));
    };
}

// Reads the sections in the schema's order; whatever one names of another is checked where it is named.
class SectionReader
{
public:
    SectionReader(ManifestWalk &walk, const ManifestNode &root) : m_walk(walk), m_root(root), m_names(namesIn(root.object)) { }

    Manifest read()
    {
        m_walk.knowOnly(m_root,
                        {"name", "version", "description", "requires", "egress", "connections", "tools", "harnesses", "agents",
                         "flows", "uses", "reads", "mail"});
        Manifest manifest;
        manifest.name = PluginName(m_walk.requiredText(m_root, "name", checkPluginName));
        manifest.version = m_walk.requiredText(m_root, "version", checkVersion);
        manifest.description = m_walk.text(m_root, "description");
        manifest.requires_ = requirements();
        manifest.egress = egress(m_root);
        m_walk.eachMapping(m_root, "connections",
                           [&](const ManifestNode &node) { manifest.connections.append(connection(node)); });
        m_walk.eachMapping(m_root, "tools", [&](const ManifestNode &node) { manifest.tools.append(tool(node)); });
        m_walk.eachMapping(m_root, "harnesses", [&](const ManifestNode &node) { manifest.harnesses.append(harness(node)); });
        m_walk.eachMapping(m_root, "agents", [&](const ManifestNode &node) { manifest.agents.append(agent(node)); });
        m_walk.eachMapping(m_root, "flows", [&](const ManifestNode &node) { manifest.flows.append(flow(node)); });
        manifest.uses = m_walk.texts(m_root, "uses", checkPluginName);
        manifest.reads = m_walk.texts(m_root, "reads", checkName);
        manifest.mail = m_walk.texts(m_root, "mail", checkName);
        manifest.raw = m_root.object;
        return manifest;
    }

private:
    QString uniqueName(const ManifestNode &node, const char *key, QSet<QString> &seen, const ManifestWalk::Check &check)
    {
        const QString name = m_walk.requiredText(node, key, check);
        if (!name.isEmpty() && seen.contains(name))
            m_walk.complain(node.at(key), QStringLiteral("the name %1 is taken by an earlier entry").arg(shownWord(name, 255)));
        seen.insert(name);
        return name;
    }

    Requirements requirements()
    {
        const ManifestNode node = m_walk.mapping(m_root, "requires");
        m_walk.knowOnly(node, {"secrets", "secrets_from", "inject", "models"});
        Requirements requirements;
        requirements.secrets = m_walk.texts(node, "secrets", checkName);
        const auto required = oneOf(m_names.secrets, "is not a secret of requires.secrets");
        requirements.secretsFrom = m_walk.textMap(node, "secrets_from", false, required);
        const QJsonObject deliveries = node.object.value(QLatin1String("secrets_from")).toObject();
        for (auto it = deliveries.begin(); it != deliveries.end(); ++it) {
            if (it.value().isString() && it.value() != QLatin1String("env") && it.value() != QLatin1String("file"))
                m_walk.complain(node.at("secrets_from") + QLatin1Char('/') + pointerToken(it.key()),
                                QStringLiteral("this must be one of env, file"));
        }
        m_walk.eachMapping(node, "inject", [&](const ManifestNode &entry) {
            m_walk.knowOnly(entry, {"secret", "hosts", "header", "format"});
            HostBinding binding;
            binding.secret = m_walk.requiredText(entry, "secret", required);
            binding.hosts = m_walk.texts(entry, "hosts", checkAllowed);
            m_walk.needEntries(entry, "hosts", QStringLiteral("a binding needs a host"));
            binding.header = m_walk.text(entry, "header", checkHeader);
            binding.format = m_walk.text(entry, "format");
            binding.path = entry.pointer;
            requirements.inject.append(binding);
        });
        m_walk.eachMapping(node, "models", [&](const ManifestNode &entry) {
            m_walk.knowOnly(entry, {"alias", "sampling", "gateway"});
            ModelRequest model;
            model.alias = m_walk.requiredText(entry, "alias", checkName);
            model.sampling = m_walk.flag(entry, "sampling");
            model.gateway = m_walk.text(entry, "gateway", checkName);
            model.path = entry.pointer;
            requirements.models.append(model);
        });
        return requirements;
    }

    EgressLists egress(const ManifestNode &parent)
    {
        const ManifestNode node = m_walk.mapping(parent, "egress");
        m_walk.knowOnly(node, {"allow", "deny"});
        return {m_walk.texts(node, "allow", checkAllowed), m_walk.texts(node, "deny", checkDenied)};
    }

    Connection connection(const ManifestNode &node)
    {
        m_walk.knowOnly(node, {"name", "secret", "tools", "functions", "scopes", "resources", "token"});
        Connection connection;
        connection.name = uniqueName(node, "name", m_connectionsSeen, checkName);
        connection.secret = m_walk.text(node, "secret", checkName);
        connection.tools = m_walk.texts(node, "tools", [&](const QString &tool) {
            if (!m_names.functionsOfTool.contains(tool))
                return QStringLiteral("%1 is not a tool of this plugin").arg(shownWord(tool));
            if (m_names.connectionOfTool.value(tool) != connection.name)
                return QStringLiteral("the tool %1 does not name this connection").arg(shownWord(tool));
            return QString();
        });
        connection.functions = m_walk.texts(node, "functions", checkName);
        connection.scopes = m_walk.texts(node, "scopes");
        connection.resources = m_walk.texts(node, "resources");
        connection.token = m_walk.mapping(node, "token").object;
        for (auto it = connection.token.begin(); it != connection.token.end(); ++it) {
            const QJsonValue value = it.value();
            if (value.isObject() || value.isArray())
                m_walk.complain(node.at("token") + QLatin1Char('/') + pointerToken(it.key()),
                                QStringLiteral("a token's field must be a text, a number, or true or false"));
        }
        connection.path = node.pointer;
        return connection;
    }

    Tool tool(const ManifestNode &node)
    {
        m_walk.knowOnly(node,
                        {"id", "description", "server", "remote", "connection", "uses_model", "secret_arguments", "functions"});
        Tool tool;
        tool.id = uniqueName(node, "id", m_toolsSeen, checkToolId);
        tool.description = m_walk.text(node, "description");
        readLocation(node, tool);
        tool.connection = m_walk.text(node, "connection", [&](const QString &name) {
            const auto known = m_names.toolsOfConnection.constFind(name);
            if (known == m_names.toolsOfConnection.constEnd())
                return QStringLiteral("%1 is not a connection of this plugin").arg(shownWord(name));
            if (!tool.id.isEmpty() && !known->contains(tool.id))
                return QStringLiteral("the connection %1 does not name this tool").arg(shownWord(name));
            return QString();
        });
        if (m_walk.has(node, "connection") && m_walk.has(node, "server"))
            m_walk.complain(node.at("connection"), QStringLiteral("only a remote tool has a connection"));
        tool.usesModel = m_walk.text(node, "uses_model", oneOf(m_names.aliases, "is not an alias of requires.models"));
        QSet<QString> seen;
        m_walk.eachMapping(node, "functions", [&](const ManifestNode &entry) {
            m_walk.knowOnly(entry, {"name", "input", "output"});
            Function function;
            function.name = uniqueName(entry, "name", seen, checkName);
            function.input = m_walk.mapping(entry, "input").object;
            function.output = m_walk.mapping(entry, "output").object;
            function.path = entry.pointer;
            tool.functions.append(function);
        });
        tool.secretArguments = secretArguments(node, tool.functions);
        tool.path = node.pointer;
        return tool;
    }

    void readLocation(const ManifestNode &node, Tool &tool)
    {
        const bool isLocal = m_walk.has(node, "server");
        const bool isRemote = m_walk.has(node, "remote");
        if (isLocal == isRemote)
            m_walk.complain(node.pointer,
                            isLocal ? QStringLiteral("a tool has either server or remote, not both")
                                    : QStringLiteral("a tool needs either server or remote"));
        const ManifestNode server = m_walk.mapping(node, "server");
        m_walk.knowOnly(server, {"module"});
        if (isLocal)
            tool.module = m_walk.requiredText(server, "module", checkModule);
        ManifestNode remote = m_walk.mapping(node, "remote");
        m_walk.knowOnly(remote, {"url", "headers"});
        leaveOutBareHeaders(remote);
        if (isRemote)
            tool.url = m_walk.requiredText(remote, "url", checkUrl);
        QSet<QString> seen;
        tool.headers = m_walk.textMap(remote, "headers", false, [&](const QString &name) {
            const bool isRepeated = seen.contains(name.toLower());
            seen.insert(name.toLower());
            const QString wrong = checkHeader(name);
            return isRepeated && wrong.isEmpty() ? QStringLiteral("the header %1 stands here a second time").arg(shownWord(name))
                                                 : wrong;
        });
        for (auto it = tool.headers.begin(); it != tool.headers.end(); ++it) {
            if (std::any_of(it->begin(), it->end(), [](QChar c) { return c.category() == QChar::Other_Control; }))
                m_walk.complain(remote.at("headers") + QLatin1Char('/') + pointerToken(it.key()),
                                QStringLiteral("a header's value may hold no control characters"));
        }
    }

    // A name without a value may be the value itself, with its name forgotten; so it is not told.
    void leaveOutBareHeaders(ManifestNode &remote)
    {
        QJsonObject headers = remote.object.value(QLatin1String("headers")).toObject();
        for (const QString &name : headers.keys()) {
            if (!headers.value(name).isNull() || !checkHeader(name).isEmpty())
                continue;
            m_walk.complainOfHiddenKey(remote.at("headers"), name, QStringLiteral("a header needs a value"));
            headers.remove(name);
            remote.object.insert(QStringLiteral("headers"), headers);
        }
    }

    QStringList secretArguments(const ManifestNode &node, const QList<Function> &functions)
    {
        if (!m_walk.has(node, "secret_arguments"))
            return {};
        QHash<QString, QJsonObject> arguments;
        for (const Function &function : functions)
            arguments.insert(function.name, function.input.value(QLatin1String("properties")).toObject());
        return m_walk.texts(node, "secret_arguments", [&](const QString &mark) {
            const QString wrong = checkName(mark);
            if (!wrong.isEmpty())
                return wrong;
            for (qsizetype dot = mark.indexOf(QLatin1Char('.')); dot >= 0; dot = mark.indexOf(QLatin1Char('.'), dot + 1)) {
                const auto function = arguments.constFind(mark.left(dot));
                if (function != arguments.constEnd() && function->contains(mark.mid(dot + 1)))
                    return QString();
            }
            return QStringLiteral("%1 is not function.argument of this tool").arg(shownWord(mark, 255));
        });
    }

    Harness harness(const ManifestNode &node)
    {
        m_walk.knowOnly(node, {"name", "protocol", "command", "url"});
        Harness harness;
        harness.name = uniqueName(node, "name", m_harnessesSeen, [](const QString &name) {
            return name == QLatin1String("builtin") ? QStringLiteral("builtin is the platform's own harness") : checkName(name);
        });
        harness.protocol = m_walk.word(node, "protocol",
                                       {QStringLiteral("stdio"), QStringLiteral("outside"), QStringLiteral("remote")},
                                       QStringLiteral("stdio"));
        harness.command = m_walk.texts(node, "command");
        harness.url = m_walk.text(node, "url", checkUrl);
        harness.path = node.pointer;
        return harness;
    }

    Agent agent(const ManifestNode &node)
    {
        m_walk.knowOnly(node, {"name", "harness", "tools", "input", "output", "node_selector", "labels", "egress"});
        Agent agent;
        agent.name = uniqueName(node, "name", m_agentsAndFlowsSeen, checkName);
        const ManifestNode harness = m_walk.mapping(node, "harness");
        m_walk.knowOnly(harness, {"use", "auth"});
        if (m_walk.has(harness, "use"))
            agent.harness = m_walk.text(harness, "use", checkName);
        agent.auth = m_walk.texts(harness, "auth", oneOf(m_names.secrets, "is not a secret of requires.secrets"));
        const QString protocol = m_names.protocolOfHarness.value(agent.harness, QStringLiteral("outside"));
        if (!agent.auth.isEmpty() && (agent.harness == QLatin1String("builtin") || protocol != QLatin1String("outside")))
            m_walk.complain(harness.at("auth"), QStringLiteral("only an outside harness takes auth"));
        agent.tools = m_walk.texts(node, "tools", [&](const QString &tool) {
            return m_names.functionsOfTool.contains(tool)
                ? QString()
                : QStringLiteral("%1 is not a tool of this plugin").arg(shownWord(tool));
        });
        agent.input = m_walk.mapping(node, "input").object;
        agent.output = m_walk.mapping(node, "output").object;
        agent.nodeSelector = m_walk.textMap(node, "node_selector", true);
        agent.labels = m_walk.textMap(node, "labels", true);
        agent.egress = egress(node);
        agent.path = node.pointer;
        return agent;
    }

    Flow flow(const ManifestNode &node)
    {
        m_walk.knowOnly(node, {"name", "input", "output", "steps", "node_selector", "labels"});
        Flow flow;
        flow.name = uniqueName(node, "name", m_agentsAndFlowsSeen, checkName);
        flow.input = m_walk.mapping(node, "input").object;
        flow.output = m_walk.mapping(node, "output").object;
        m_walk.eachMapping(node, "steps", [&](const ManifestNode &entry) {
            m_walk.knowOnly(entry, {"tool", "arguments"});
            FlowStep step;
            step.tool = m_walk.text(entry, "tool", [&](const QString &call) {
                const qsizetype dot = call.indexOf(QLatin1Char('.'));
                const auto functions = m_names.functionsOfTool.constFind(call.left(qMax(dot, qsizetype(0))));
                const bool exists = functions != m_names.functionsOfTool.constEnd() && functions->contains(call.mid(dot + 1));
                return exists ? QString() : QStringLiteral("%1 is not tool.function of this plugin").arg(shownWord(call, 160));
            });
            step.arguments = m_walk.mapping(entry, "arguments").object;
            flow.steps.append(step);
        });
        flow.nodeSelector = m_walk.textMap(node, "node_selector", true);
        flow.labels = m_walk.textMap(node, "labels", true);
        flow.path = node.pointer;
        return flow;
    }

    ManifestWalk &m_walk;
    const ManifestNode &m_root;
    const ManifestNames m_names;
    QSet<QString> m_connectionsSeen;
    QSet<QString> m_toolsSeen;
    QSet<QString> m_harnessesSeen;
    QSet<QString> m_agentsAndFlowsSeen;
};

Manifest readSections(const QJsonValue &root, const QHash<QString, Place> &places, const QSet<QString> &damaged,
                      QList<Error> &problems)
{
    ManifestWalk walk(places, damaged, problems);
    if (!root.isObject()) {
        if (!damaged.contains(QString()))
            problems.append(Error{ErrorCode::InvalidManifest,
                                  QStringLiteral("a manifest is a mapping"),
                                  {},
                                  {},
                                  qMax(1, places.value(QString()).value.line),
                                  qMax(1, places.value(QString()).value.column)});
        return {};
    }
    const ManifestNode node = walk.mapping(root, QString());
    return SectionReader(walk, node).read();
}

void copyPlaces(const QHash<QString, Place> &from, const QString &base, const QJsonValue &value, const QString &pointer,
                QHash<QString, Place> &to)
{
    to.insert(pointer, from.value(base + pointer));
    if (value.isObject()) {
        const QJsonObject object = value.toObject();
        for (auto it = object.begin(); it != object.end(); ++it)
            copyPlaces(from, base, it.value(), pointer + QLatin1Char('/') + pointerToken(it.key()), to);
    } else if (value.isArray()) {
        const QJsonArray array = value.toArray();
        for (qsizetype i = 0; i < array.size(); ++i)
            copyPlaces(from, base, array.at(i), pointer + QLatin1Char('/') + QString::number(i), to);
    }
}

QJsonValue valueAt(const QJsonValue &root, const QString &pointer)
{
    QJsonValue value = root;
    const QStringList tokens = pointer.split(QLatin1Char('/'));
    for (qsizetype i = 1; i < tokens.size(); ++i) {
        QString token = tokens[i];
        token.replace(QLatin1String("~1"), QLatin1String("/")).replace(QLatin1String("~0"), QLatin1String("~"));
        value = value.isArray() ? value.toArray().at(token.toLongLong()) : value.toObject().value(token);
    }
    return value;
}

// What the rules ask of every manifest is worked out with the reading, of which it is a small part, and not while somebody waits for them.
std::shared_ptr<const Manifest> ready(std::shared_ptr<const Manifest> manifest)
{
    processesOf(*manifest);
    poolsOf(*manifest, true);
    return manifest;
}

} // namespace

Result<std::shared_ptr<const Manifest>> readManifest(const QByteArray &text)
{
    ParsedYaml parsed = parseYaml(text, manifestMaxBytes);
    if (!parsed.isComplete)
        return Failure(gatherProblems(ErrorCode::InvalidManifest, std::move(parsed.problems)));
    auto manifest = std::make_shared<Manifest>(
        readSections(parsed.document.root, parsed.document.places, parsed.damaged, parsed.problems));
    if (!parsed.problems.isEmpty())
        return Failure(gatherProblems(ErrorCode::InvalidManifest, std::move(parsed.problems)));
    manifest->places = std::move(parsed.document.places);
    return ready(std::move(manifest));
}

Result<std::shared_ptr<const Manifest>> manifestFromYaml(const YamlDocument &document, const QString &pointer)
{
    const QJsonValue root = valueAt(document.root, pointer);
    QHash<QString, Place> places;
    copyPlaces(document.places, pointer, root, QString(), places);
    QList<Error> problems;
    auto manifest = std::make_shared<Manifest>(readSections(root, places, {}, problems));
    if (!problems.isEmpty())
        return Failure(gatherProblems(ErrorCode::InvalidManifest, std::move(problems)));
    manifest->places = std::move(places);
    return ready(std::move(manifest));
}

} // namespace oz0
