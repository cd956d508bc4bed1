#include "cluster/rules/TenantFileReader.h"

#include "core/manifest/ManifestShape.h"
#include "core/manifest/ShownNames.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace oz0 {

namespace {

constexpr qsizetype mostPlugins = 10000;
constexpr qsizetype mostNodes = 10000;

// RFC 6901.
QString token(QString key)
{
    return key.replace(QLatin1Char('~'), QLatin1String("~0")).replace(QLatin1Char('/'), QLatin1String("~1"));
}

std::optional<NodeOs> osFromWord(const QString &word)
{
    if (word == QLatin1String("linux"))
        return NodeOs::Linux;
    if (word == QLatin1String("macos"))
        return NodeOs::MacOs;
    return word == QLatin1String("windows") ? std::optional(NodeOs::Windows) : std::nullopt;
}

std::optional<PluginState> stateFromWord(const QString &word)
{
    if (word == QLatin1String("installed"))
        return PluginState::Installed;
    if (word == QLatin1String("first_gate"))
        return PluginState::FirstGate;
    return word == QLatin1String("gate_stopped") ? std::optional(PluginState::GateStopped) : std::nullopt;
}

} // namespace

TenantFileReader::TenantFileReader(const YamlDocument &document, const QString &folder) : m_document(document), m_folder(folder)
{ }

// Reads the fields of one mapping; `readFields` gets a strict reader whose complaints are adopted below `pointer`.
template <class F>
void TenantFileReader::within(const QJsonValue &value, const QString &pointer, F readFields)
{
    if (!value.isObject() && !value.isNull() && !value.isUndefined()) {
        complain(pointer, QStringLiteral("must be a mapping"));
        return;
    }
    JsonReader fields(value.toObject(), UnknownKeys::Reject);
    readFields(fields);
    for (const Error &error : fields.finish())
        complain(pointer + error.subject, error.message.mid(error.subject.size() + 1));
}

TenantSnapshot TenantFileReader::read()
{
    TenantSnapshot tenant;
    tenant.egress.allow = {QStringLiteral("*")};
    if (!m_document.root.isObject()) {
        complain(QString(), QStringLiteral("a tenant file is a mapping"));
        return tenant;
    }
    within(m_document.root, QString(), [&](JsonReader &fields) {
        fields.require("tenant");
        tenant.tenant = fields.id<TenantTag>("tenant");
        tenant.sharedPools = fields.boolean("shared_pools", true);
        const QJsonObject limits = fields.object("limits");
        within(limits, QStringLiteral("/limits"), [&](JsonReader &limit) {
            tenant.limits.agentsAndFlows = int(limit.integer("agents_and_flows", tenant.limits.agentsAndFlows, 0, 1000000));
            tenant.limits.taskQueues = int(limit.integer("task_queues", tenant.limits.taskQueues, 0, 1000000));
        });
        within(fields.object("egress"), QStringLiteral("/egress"), [&](JsonReader &egress) {
            const QStringList allow = egress.strings("allow");
            if (egress.has("allow"))
                tenant.egress.allow = allow;
            tenant.egress.deny = egress.strings("deny");
        });
        tenant.secrets = fields.strings("secrets");
        tenant.mail = fields.strings("mail");
        const QJsonObject plugins = fields.object("plugins");
        const QJsonObject nodes = fields.object("nodes");
        if (plugins.size() > mostPlugins || nodes.size() > mostNodes) {
            complain(QString(), QStringLiteral("has more than 10000 plugins or nodes"));
            return;
        }
        for (auto it = plugins.begin(); it != plugins.end(); ++it)
            readPlugin(it.key(), it.value(), QStringLiteral("/plugins/") + token(it.key()), tenant);
        for (auto it = nodes.begin(); it != nodes.end(); ++it)
            readNode(it.key(), it.value(), QStringLiteral("/nodes/") + token(it.key()), tenant);
    });
    sortComplaints();
    return tenant;
}

void TenantFileReader::readPlugin(const QString &name, const QJsonValue &plugin, const QString &pointer, TenantSnapshot &tenant)
{
    PluginFacts facts;
    within(plugin, pointer, [&](JsonReader &fields) {
        const PluginName id(name);
        const bool hasInstalled = fields.has("installed");
        facts.installed = manifestAt(fields.value("installed"), pointer + QStringLiteral("/installed"), id);
        facts.installedFile = fields.value("installed").toString();
        facts.waiting = manifestAt(fields.value("waiting"), pointer + QStringLiteral("/waiting"), id);
        const PluginState implied = hasInstalled ? PluginState::Installed : PluginState::FirstGate;
        if (!fields.has("state") && !hasInstalled && !fields.has("waiting"))
            fields.complain("state", QStringLiteral("is missing, and nothing is installed"));
        facts.state = fields.word("state", implied, stateFromWord);
        if (hasInstalled != (facts.state == PluginState::Installed))
            fields.complain("installed", QStringLiteral("stands there exactly when the state is installed"));
        const QStringList secrets = fields.strings("secrets");
        if (fields.has("secrets"))
            facts.secrets = secrets;
        int at = 0;
        for (const QJsonValue &value : fields.array("argument_bindings")) {
            within(value, QStringLiteral("%1/argument_bindings/%2").arg(pointer).arg(at++), [&](JsonReader &binding) {
                binding.require("argument");
                binding.require("secret");
                facts.argumentBindings.append({binding.string("argument"), binding.string("secret")});
            });
        }
        facts.rollout = fields.boolean("rollout");
        facts.hidden = fields.strings("hidden");
    });
    tenant.plugins.insert(PluginName(name), facts);
}

void TenantFileReader::readNode(const QString &name, const QJsonValue &node, const QString &pointer, TenantSnapshot &tenant)
{
    NodeFacts facts;
    within(node, pointer, [&](JsonReader &fields) {
        facts.online = fields.boolean("online", true);
        facts.os = fields.word("os", NodeOs::Linux, osFromWord);
        facts.tier = int(fields.integer("tier", 1, 0, 1));
        if (facts.os == NodeOs::Windows)
            facts.tier = 0;
        facts.labels = labelsAt(fields.value("labels"), pointer + QStringLiteral("/labels"));
        const QStringList plugins = fields.strings("plugins");
        if (fields.has("plugins"))
            facts.plugins = plugins;
        facts.serves = fields.strings("serves");
        facts.queues = fields.strings("queues");
        if (const QJsonValue given = fields.value("candidate"); !given.isNull() && !given.isUndefined()) {
            within(given, pointer + QStringLiteral("/candidate"), [&](JsonReader &candidate) {
                candidate.require("plugin");
                candidate.require("owner");
                facts.candidate = NodeCandidate{candidate.id<CandidateTag>("id"), candidate.id<PluginTag>("plugin"),
                                                candidate.id<PrincipalTag>("owner")};
            });
        }
        facts.gate = fields.id<PluginTag>("gate");
        facts.homes = int(fields.integer("homes", 0, 0, 1000000000));
    });
    tenant.nodes.insert(NodeName(name), facts);
}

std::shared_ptr<const Manifest> TenantFileReader::manifestAt(const QJsonValue &value, const QString &pointer,
                                                             const PluginName &plugin)
{
    if (value.isNull() || value.isUndefined())
        return {};
    const bool isPath = value.isString();
    const Result<std::shared_ptr<const Manifest>> manifest = isPath ? manifestFromFile(value.toString())
                                                                    : manifestFromYaml(m_document, pointer);
    if (!manifest) {
        const QList<Error> details = manifest.error().details;
        for (Error error : details.isEmpty() ? QList<Error>{manifest.error()} : details) {
            if (isPath) {
                complain(pointer, QStringLiteral("%1:%2: %3").arg(value.toString()).arg(error.line).arg(error.message));
                continue;
            }
            error.subject.prepend(pointer);
            m_complaints.append(error);
        }
        return {};
    }
    if ((*manifest)->name != plugin)
        complain(pointer, QStringLiteral("is the manifest of %1").arg((*manifest)->name.text()));
    return *manifest;
}

Result<std::shared_ptr<const Manifest>> TenantFileReader::manifestFromFile(const QString &path) const
{
    QFile file(QDir(m_folder).absoluteFilePath(path));
    if (!QFileInfo(file).isFile() || !file.open(QIODevice::ReadOnly))
        return Failure(ErrorCode::UnreadableFile, QStringLiteral("cannot be read"), path);
    const QByteArray text = file.read(manifestMaxBytes + 1);
    return readManifest(text);
}

Labels TenantFileReader::labelsAt(const QJsonValue &value, const QString &pointer)
{
    Labels labels;
    if (!value.isObject()) {
        if (!value.isNull() && !value.isUndefined())
            complain(pointer, QStringLiteral("must be a mapping"));
        return labels;
    }
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it) {
        if (it->isObject() || it->isArray() || it->isNull())
            complain(pointer + QLatin1Char('/') + token(it.key()), QStringLiteral("must be a text"));
        labels.insert(it.key(), scalarText(it.value()));
    }
    return labels;
}

void TenantFileReader::complain(const QString &pointer, const QString &what)
{
    const Place place = m_document.places.value(pointer);
    const QString shown = shownPointer(pointer);
    const Span at = place.key.line > 0 ? place.key : place.value;
    m_complaints.append(
        Error{ErrorCode::InvalidInput, shown.isEmpty() ? what : shown + QLatin1Char(' ') + what, shown, {}, at.line, at.column});
}

void TenantFileReader::sortComplaints()
{
    std::stable_sort(m_complaints.begin(), m_complaints.end(),
                     [](const Error &a, const Error &b) { return std::pair(a.line, a.column) < std::pair(b.line, b.column); });
}

} // namespace oz0
