#include "cluster/rules/Remedies.h"

#include "cluster/rules/ManifestEdits.h"
#include "cluster/rules/Rule.h"
#include "core/manifest/HiddenRanges.h"
#include "core/manifest/JsonPatch.h"
#include "core/manifest/ManifestReader.h"

#include <QHash>

#include <algorithm>
#include <functional>

namespace oz0 {

namespace {

using Edit = std::function<void(QJsonObject &)>;

// A refusal with the documents that it speaks of.
struct Case
{
    const Refusal &refusal;
    const Manifest &working;
    const QJsonObject &installed; // empty: nothing is installed

    const QString &name() const { return refusal.subject.name; }
    QString proposed() const { return refusal.parameters.value(QStringLiteral("proposed")).toString(); }
    QString before() const { return refusal.parameters.value(QStringLiteral("installed")).toString(); }
};

using MakeEdit = Edit (*)(const Case &);

const QStringList &harmlessInToken()
{
    static const QStringList names{QStringLiteral("audience"), QStringLiteral("lifetime"), QStringLiteral("grant")};
    return names;
}

// What no remedy may hold, as it goes into records and logs: values of headers, parts of an address that nobody may be shown (U14), and
// a token's further fields.
bool hidesSomething(const QString &key, const QJsonValue &value)
{
    if (key == QLatin1String("headers"))
        return true;
    if (value.isString())
        return !hiddenInUrls(value.toString()).isEmpty();
    if (value.isArray()) {
        const QJsonArray array = value.toArray();
        return std::any_of(array.begin(), array.end(), [](const QJsonValue &entry) { return hidesSomething({}, entry); });
    }
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it) {
        if (hidesSomething(it.key(), it.value()) || (key == QLatin1String("token") && !harmlessInToken().contains(it.key())))
            return true;
    }
    return false;
}

bool hidesSomething(const QJsonArray &patch)
{
    return std::any_of(patch.begin(), patch.end(), [](const QJsonValue &value) {
        const QJsonObject operation = value.toObject();
        if (!operation.contains(QStringLiteral("value")))
            return false;
        const QStringList names = operation.value(QStringLiteral("path")).toString().split(QLatin1Char('/'));
        const bool isOfToken = names.contains(QLatin1String("token")) && names.last() != QLatin1String("token");
        if (names.contains(QLatin1String("headers")) || (isOfToken && !harmlessInToken().contains(names.last())))
            return true;
        return hidesSomething(names.last(), operation.value(QStringLiteral("value")));
    });
}

// The agent whose list a pointer like /agents/2/egress/allow/0 is in; empty: the plugin's.
QString agentAt(const QJsonObject &manifest, const QString &path)
{
    const QStringList parts = path.split(QLatin1Char('/'));
    if (parts.size() < 3 || parts.at(1) != QLatin1String("agents"))
        return {};
    return manifest.value(QStringLiteral("agents"))
        .toArray()
        .at(parts.at(2).toInt())
        .toObject()
        .value(QStringLiteral("name"))
        .toString();
}

QJsonObject installedTool(const Case &of)
{
    return edits::entryNamed(of.installed, QStringLiteral("tools"), of.name(), QStringLiteral("id")).toObject();
}

QStringList secretsIn(const QJsonArray &because)
{
    QStringList secrets;
    for (const QJsonValue &fact : because)
        secrets.append(fact.toObject().value(QStringLiteral("secret")).toString());
    return secrets;
}

Edit withoutSecret(const Case &of)
{
    return [name = of.name()](QJsonObject &manifest) { edits::dropSecret(manifest, name); };
}

Edit installedBindings(const Case &of)
{
    return
        [name = of.name(), installed = of.installed](QJsonObject &manifest) { edits::takeBindings(manifest, name, installed); };
}

Edit installedDelivery(const Case &of)
{
    return
        [name = of.name(), installed = of.installed](QJsonObject &manifest) { edits::takeDelivery(manifest, name, installed); };
}

Edit withoutMark(const Case &of)
{
    return [name = of.name()](QJsonObject &manifest) { edits::dropMark(manifest, name); };
}

Edit withoutAuth(const Case &of)
{
    return [name = of.name(), secrets = secretsIn(of.refusal.because), installed = of.installed](QJsonObject &manifest) {
        if (!edits::takeHarnessOf(manifest, name, installed))
            edits::dropAuth(manifest, name, secrets);
    };
}

Edit installedProgram(const Case &of)
{
    return [name = of.name(), before = of.before(), installed = of.installed](QJsonObject &manifest) {
        if (edits::entryNamed(installed, QStringLiteral("harnesses"), before).isObject())
            edits::takeHarness(manifest, before, installed);
        edits::takeHarnessOf(manifest, name, installed);
    };
}

Edit installedHarness(const Case &of)
{
    return [name = of.name(), installed = of.installed](QJsonObject &manifest) { edits::takeHarness(manifest, name, installed); };
}

Edit withoutHost(const Case &of)
{
    return [agent = agentAt(of.working.raw, of.refusal.path), entry = of.name()](QJsonObject &manifest) {
        edits::dropAllowed(manifest, agent, entry);
    };
}

Edit deniedAsInstalled(const Case &of)
{
    const QStringList parts = of.refusal.installedPath.split(QLatin1Char('/'));
    const QString agent = agentAt(of.installed, of.refusal.installedPath);
    const QJsonObject owner = agent.isEmpty() ? of.installed
                                              : edits::entryNamed(of.installed, QStringLiteral("agents"), agent).toObject();
    const QJsonArray deny = owner.value(QStringLiteral("egress")).toObject().value(QStringLiteral("deny")).toArray();
    const QString entry = deny.at(parts.last().toInt()).toString();
    return [agent, entry](QJsonObject &manifest) { edits::addDenied(manifest, agent, entry); };
}

Edit withoutTool(const Case &of)
{
    return [name = of.name()](QJsonObject &manifest) { edits::dropTool(manifest, name); };
}

Edit installedAddress(const Case &of)
{
    const QJsonValue url = installedTool(of).value(QStringLiteral("remote")).toObject().value(QStringLiteral("url"));
    return [name = of.name(), url](QJsonObject &manifest) {
        edits::changeTool(manifest, name, [&](QJsonObject &tool) {
            QJsonObject remote = tool.value(QStringLiteral("remote")).toObject();
            remote.insert(QStringLiteral("url"), url);
            tool.insert(QStringLiteral("remote"), remote);
        });
    };
}

// Only names are looked at: an added header goes; a value is never put back.
Edit withoutAddedHeaders(const Case &of)
{
    QStringList known;
    const QJsonObject installed
        = installedTool(of).value(QStringLiteral("remote")).toObject().value(QStringLiteral("headers")).toObject();
    for (const QString &header : installed.keys())
        known.append(header.toLower());
    return [name = of.name(), known](QJsonObject &manifest) {
        edits::changeTool(manifest, name, [&](QJsonObject &tool) {
            QJsonObject remote = tool.value(QStringLiteral("remote")).toObject();
            QJsonObject headers = remote.value(QStringLiteral("headers")).toObject();
            for (const QString &header : headers.keys()) {
                if (!known.contains(header.toLower()))
                    headers.remove(header);
            }
            if (headers.isEmpty())
                remote.remove(QStringLiteral("headers"));
            else
                remote.insert(QStringLiteral("headers"), headers);
            tool.insert(QStringLiteral("remote"), remote);
        });
    };
}

Edit installedConnection(const Case &of)
{
    return
        [name = of.name(), installed = of.installed](QJsonObject &manifest) { edits::takeConnection(manifest, name, installed); };
}

Edit oldConnectionName(const Case &of)
{
    return [from = of.proposed(), to = of.before()](QJsonObject &manifest) { edits::renameConnection(manifest, from, to); };
}

// A secret that another plugin's connection names: whoever required it gives it up, a connection that named it goes back.
Edit withoutTakenSecret(const Case &of)
{
    QStringList connections;
    for (const Connection &connection : of.working.connections) {
        if (connection.secret == of.name())
            connections.append(connection.name);
    }
    return [name = of.name(), connections, installed = of.installed](QJsonObject &manifest) {
        edits::dropSecret(manifest, name);
        for (const QString &connection : connections)
            edits::takeConnection(manifest, connection, installed);
    };
}

Edit installedPlace(const Case &of)
{
    const QJsonObject tool = installedTool(of);
    return [name = of.name(), tool, installed = of.installed](QJsonObject &manifest) {
        edits::changeTool(manifest, name, [&](QJsonObject &entry) {
            for (const QString &key : {QStringLiteral("server"), QStringLiteral("remote")}) {
                if (tool.contains(key))
                    entry.insert(key, tool.value(key));
                else
                    entry.remove(key);
            }
            entry.remove(QStringLiteral("connection"));
        });
        if (const QString connection = tool.value(QStringLiteral("connection")).toString(); !connection.isEmpty())
            edits::takeConnection(manifest, connection, installed);
    };
}

Edit installedConnectionOfTool(const Case &of)
{
    return [before = of.before(), proposed = of.proposed(), installed = of.installed](QJsonObject &manifest) {
        for (const QString &connection : {before, proposed}) {
            if (!connection.isEmpty())
                edits::takeConnection(manifest, connection, installed);
        }
    };
}

template <const char *List>
Edit withoutEntry(const Case &of)
{
    return [name = of.name()](QJsonObject &manifest) { edits::dropFromList(manifest, QLatin1String(List), name); };
}

constexpr char uses[] = "uses";
constexpr char reads[] = "reads";
constexpr char mail[] = "mail";

Edit withoutSampling(const Case &of)
{
    return [name = of.name()](QJsonObject &manifest) { edits::dropSampling(manifest, name); };
}

Edit withoutGateway(const Case &of)
{
    return [name = of.name()](QJsonObject &manifest) { edits::dropGateway(manifest, name); };
}

Edit installedToolModel(const Case &of)
{
    return
        [name = of.name(), installed = of.installed](QJsonObject &manifest) { edits::takeToolModel(manifest, name, installed); };
}

Edit installedContract(const Case &of)
{
    return [kind = of.refusal.subject.kind, name = of.name(), installed = of.installed](QJsonObject &manifest) {
        edits::takeContract(manifest, kind, name, installed);
    };
}

Edit nextPatchVersion(const Case &of)
{
    const QString core = of.name().section(QLatin1Char('+'), 0, 0).section(QLatin1Char('-'), 0, 0);
    bool isNumber = false;
    const qulonglong patch = core.section(QLatin1Char('.'), 2, 2).toULongLong(&isNumber);
    if (!isNumber)
        return {};
    const QString next = QStringLiteral("%1.%2").arg(core.section(QLatin1Char('.'), 0, 1)).arg(patch + 1);
    return [next](QJsonObject &manifest) { manifest.insert(QStringLiteral("version"), next); };
}

const QHash<QString, MakeEdit> &remedies()
{
    static const QHash<QString, MakeEdit> all{
        {QStringLiteral("secret.not_available"), withoutSecret},
        {QStringLiteral("binding.added"), installedBindings},
        {QStringLiteral("binding.removed"), installedBindings},
        {QStringLiteral("binding.changed"), installedBindings},
        {QStringLiteral("secret.delivery_changed"), installedDelivery},
        {QStringLiteral("secret_argument.added"), withoutMark},
        {QStringLiteral("agent.outside_auth_added"), withoutAuth},
        {QStringLiteral("agent.outside_repointed"), installedProgram},
        {QStringLiteral("harness.outside_added"), installedHarness},
        {QStringLiteral("harness.outside_changed"), installedHarness},
        {QStringLiteral("harness.remote_added"), installedHarness},
        {QStringLiteral("harness.remote_changed"), installedHarness},
        {QStringLiteral("egress.host_added"), withoutHost},
        {QStringLiteral("egress.deny_removed"), deniedAsInstalled},
        {QStringLiteral("tool.remote_added"), withoutTool},
        {QStringLiteral("tool.address_changed"), installedAddress},
        {QStringLiteral("tool.headers_changed"), withoutAddedHeaders},
        {QStringLiteral("connection.added"), installedConnection},
        {QStringLiteral("connection.removed"), installedConnection},
        {QStringLiteral("connection.renamed"), oldConnectionName},
        {QStringLiteral("connection.changed"), installedConnection},
        {QStringLiteral("connection.not_installed"), installedConnection},
        {QStringLiteral("connection.name_taken"), installedConnection},
        {QStringLiteral("connection.secret_taken"), withoutTakenSecret},
        {QStringLiteral("tool.location_changed"), installedPlace},
        {QStringLiteral("tool.connection_changed"), installedConnectionOfTool},
        {QStringLiteral("tool.connected_address_changed"), installedAddress},
        {QStringLiteral("grant.uses_added"), withoutEntry<uses>},
        {QStringLiteral("grant.reads_added"), withoutEntry<reads>},
        {QStringLiteral("grant.mail_added"), withoutEntry<mail>},
        {QStringLiteral("grant.model_alias_added"), withoutSampling},
        {QStringLiteral("grant.gateway_format_added"), withoutGateway},
        {QStringLiteral("grant.tool_model_changed"), installedToolModel},
        {QStringLiteral("install.contract_break"), installedContract},
        {QStringLiteral("install.version_reused"), nextPatchVersion},
    };
    return all;
}

// Each trial costs a run of the rules, each edit a walk through the document.
constexpr int mostTrials = 50;
constexpr qsizetype mostPlacesTried = 500000; // of a manifest, all its trials together
constexpr int mostEdits = 200;

QString codeOf(const Refusal &refusal)
{
    return refusal.code;
}

QString subjectOf(const Refusal &refusal)
{
    return refusal.subject.kind + QLatin1Char(' ') + refusal.subject.name;
}

// How many refusals `before` has more than `after`, by what `of` says of each; where it has less, a negative number.
QHash<QString, int> fewer(const Verdict &before, const Verdict &after, QString (*of)(const Refusal &))
{
    QHash<QString, int> counts;
    for (const Refusal &refusal : before.refusals)
        ++counts[of(refusal)];
    for (const Refusal &refusal : after.refusals)
        --counts[of(refusal)];
    return counts;
}

bool isNoneMore(const QHash<QString, int> &counts)
{
    return std::all_of(counts.begin(), counts.end(), [](int count) { return count >= 0; });
}

// The refusals of this code are fewer, and nothing is refused that was not before. A fact that is told by the most specific code keeps
// its subject and gets another code once that one holds no more: a connected tool's address, the tool off its connection again.
bool helps(const Verdict &before, const Verdict &after, const QString &code)
{
    const QHash<QString, int> byCode = fewer(before, after, codeOf);
    return byCode.value(code) > 0 && (isNoneMore(byCode) || isNoneMore(fewer(before, after, subjectOf)));
}

/// An edited manifest: what was edited, and what the rules say of it.
struct Tried
{
    QJsonArray patch;
    std::optional<Verdict> verdict; ///< no value: it is no valid manifest, or the patch may not be told
};

class Trial
{
public:
    Trial(const TenantSnapshot &tenant, const Question &question) : m_tenant(tenant), m_question(question) { }

    Tried of(const QJsonObject &edited) const
    {
        Tried tried{jsonPatchBetween(m_question.workingCopy->raw, edited), {}};
        if (!hidesSomething(tried.patch))
            tried.verdict = verdictOf(edited);
        return tried;
    }

private:
    std::optional<Verdict> verdictOf(const QJsonObject &manifest) const
    {
        YamlDocument document;
        document.root = manifest;
        const Result<std::shared_ptr<const Manifest>> read = manifestFromYaml(document, {});
        if (!read)
            return {};
        Question question = m_question;
        question.workingCopy = *read;
        question.digest = Digest(); // other bytes than were packed
        return evaluateManifest(m_tenant, question);
    }

    const TenantSnapshot &m_tenant;
    const Question &m_question;
};

} // namespace

bool mayHaveRemedy(const QString &code)
{
    return remedies().contains(code);
}

void addRemedies(const TenantSnapshot &tenant, const Question &question, Verdict &verdict)
{
    const auto ofManifest = std::count_if(verdict.refusals.begin(), verdict.refusals.end(),
                                          [](const Refusal &refusal) { return isAboutManifest(refusal.code); });
    if (ofManifest == 0 || ofManifest > mostEdits)
        return;
    const Manifest &working = *question.workingCopy;
    const PluginFacts facts = tenant.plugins.value(working.name);
    const QJsonObject installed = facts.installed ? facts.installed->raw : QJsonObject();
    const Trial trial(tenant, question);
    QJsonObject together = working.raw;
    bool canAllGo = true;
    std::optional<Tried> last;
    qsizetype trials = std::clamp<qsizetype>(mostPlacesTried / std::max<qsizetype>(1, working.places.size()), 1, mostTrials);
    for (Refusal &refusal : verdict.refusals) {
        if (!isAboutManifest(refusal.code))
            continue;
        const MakeEdit make = remedies().value(refusal.code);
        const Edit edit = make ? make({refusal, working, installed}) : Edit();
        if (!edit) {
            canAllGo = false;
            continue;
        }
        edit(together);
        if (--trials < 0)
            continue;
        QJsonObject alone = working.raw;
        edit(alone);
        last = trial.of(alone);
        if (last->verdict && helps(verdict, *last->verdict, refusal.code))
            refusal.remedy = last->patch;
    }
    if (!canAllGo)
        return;
    const Tried all = ofManifest == 1 && last ? *last : trial.of(together); // the only edit is all of them
    if (!all.patch.isEmpty() && all.verdict && !all.verdict->isRefused())
        verdict.remedy = all.patch;
}

} // namespace oz0
