#include "cluster/rules/Install.h"

#include "core/domain/SemanticVersion.h"
#include "core/manifest/ManifestDiff.h"

#include <QHash>
#include <QSet>

namespace oz0 {

namespace {

struct Holder
{
    QString plugin;
    const char *kind;
};

// Whom those of the names that another plugin of the tenant has belong to; of several the last by plugin.
template <class Collect>
QHash<QString, Holder> takenByOthers(const RuleInput &input, const QSet<QString> &names, Collect collect)
{
    QHash<QString, Holder> taken;
    if (names.isEmpty())
        return taken;
    for (auto it = input.tenant.plugins.begin(); it != input.tenant.plugins.end(); ++it) {
        const Manifest *manifest = namesOf(it.value());
        if (!manifest || it.key() == input.workingCopy().name)
            continue;
        collect(*manifest, [&](const QString &name, const char *kind) {
            if (names.contains(name))
                taken.insert(name, {it.key().text(), kind});
        });
    }
    return taken;
}

QHash<QString, Holder> runnersOfOthers(const RuleInput &input, const QSet<QString> &names)
{
    return takenByOthers(input, names, [](const Manifest &manifest, const auto &take) {
        for (const Agent &agent : manifest.agents)
            take(agent.name, "agent");
        for (const Flow &flow : manifest.flows)
            take(flow.name, "flow");
    });
}

template <class Item>
QSet<QString> namesIn(const QList<Item> &items, QString Item::*name)
{
    QSet<QString> names;
    for (const Item &item : items)
        names.insert(item.*name);
    return names;
}

Refusal takenName(const char *kind, const QString &name, const QString &path, const Holder &holder)
{
    Refusal refusal = finding(kind, name);
    refusal.path = path;
    refusal.parameters.insert(QStringLiteral("plugin"), holder.plugin);
    refusal.because.append(
        QJsonObject{{QStringLiteral("plugin"), holder.plugin}, {QStringLiteral("declares"), QLatin1String(holder.kind)}});
    return refusal;
}

template <class Item>
QList<Refusal> namesTaken(const char *kind, const QList<Item> &items, QString Item::*name, const QString &key,
                          const QHash<QString, Holder> &taken)
{
    QList<Refusal> refusals;
    for (const Item &item : items) {
        if (const auto holder = taken.constFind(item.*name); holder != taken.constEnd())
            refusals.append(takenName(kind, item.*name, item.path + key, holder.value()));
    }
    return refusals;
}

Refusal ofLimit(const LimitUse &use, const char *kind, const QString &name)
{
    Refusal refusal = finding(kind, name);
    refusal.parameters = {
        {QStringLiteral("now"), use.now}, {QStringLiteral("after"), use.after}, {QStringLiteral("limit"), use.limit}};
    return refusal;
}

bool growsOver(const LimitUse &use)
{
    return use.after > use.limit && use.after > use.now;
}

bool isOverWithoutGrowing(const LimitUse &use)
{
    return use.after > use.limit && use.after <= use.now;
}

// A list's first mention of each name that `known` lacks, as warnings with their places.
void appendUnknown(QList<Refusal> &warnings, const char *kind, const QStringList &names, const QString &path,
                   const QStringList &known)
{
    QSet<QString> told;
    for (qsizetype at = 0; at < names.size(); ++at) {
        if (known.contains(names.at(at)) || told.contains(names.at(at)))
            continue;
        told.insert(names.at(at));
        Refusal warning = finding(kind, names.at(at));
        warning.path = QStringLiteral("%1/%2").arg(path).arg(at);
        warnings.append(warning);
    }
}

} // namespace

QList<Refusal> toolIdTaken(const RuleInput &input)
{
    const QList<Tool> &tools = input.workingCopy().tools;
    const auto others = takenByOthers(input, namesIn(tools, &Tool::id), [](const Manifest &manifest, const auto &take) {
        for (const Tool &tool : manifest.tools)
            take(tool.id, "tool");
    });
    return namesTaken("tool", tools, &Tool::id, QStringLiteral("/id"), others);
}

QList<Refusal> agentNameTaken(const RuleInput &input)
{
    const QList<Agent> &agents = input.workingCopy().agents;
    return namesTaken("agent", agents, &Agent::name, QStringLiteral("/name"),
                      runnersOfOthers(input, namesIn(agents, &Agent::name)));
}

QList<Refusal> flowNameTaken(const RuleInput &input)
{
    const QList<Flow> &flows = input.workingCopy().flows;
    return namesTaken("flow", flows, &Flow::name, QStringLiteral("/name"), runnersOfOthers(input, namesIn(flows, &Flow::name)));
}

QList<Refusal> queueLimit(const RuleInput &input)
{
    const LimitUse use = input.use().taskQueues;
    return growsOver(use) ? QList<Refusal>{ofLimit(use, "", {})} : QList<Refusal>();
}

QList<Refusal> agentLimit(const RuleInput &input)
{
    const LimitUse use = input.use().agentsAndFlows;
    return growsOver(use) ? QList<Refusal>{ofLimit(use, "", {})} : QList<Refusal>();
}

QList<Refusal> versionReused(const RuleInput &input)
{
    if (!input.installed() || input.installed()->version != input.workingCopy().version)
        return {};
    const Digest &installed = input.facts()->digest;
    const bool canCompareBytes = !installed.isEmpty() && !input.question.digest.isEmpty();
    const bool same = canCompareBytes ? installed == input.question.digest
                                      : diffManifests(*input.installed(), input.workingCopy()).isEmpty();
    if (same)
        return {};
    Refusal refusal = finding("version", input.workingCopy().version);
    refusal.path = QStringLiteral("/version");
    refusal.installedPath = refusal.path;
    return {refusal};
}

QList<Refusal> versionLower(const RuleInput &input)
{
    if (!input.installed() || compareVersions(input.workingCopy().version, input.installed()->version) >= 0)
        return {};
    Refusal warning = finding("version", input.workingCopy().version);
    warning.path = QStringLiteral("/version");
    warning.installedPath = warning.path;
    warning.parameters.insert(QStringLiteral("installed"), input.installed()->version);
    return {warning};
}

QList<Refusal> overLimitBefore(const RuleInput &input)
{
    const TenantUse &use = input.use();
    QList<Refusal> warnings;
    if (isOverWithoutGrowing(use.taskQueues))
        warnings.append(ofLimit(use.taskQueues, "limit", QStringLiteral("task_queues")));
    if (isOverWithoutGrowing(use.agentsAndFlows))
        warnings.append(ofLimit(use.agentsAndFlows, "limit", QStringLiteral("agents_and_flows")));
    return warnings;
}

QList<Refusal> secretUnknown(const RuleInput &input)
{
    QList<Refusal> warnings;
    const Manifest &manifest = input.workingCopy();
    appendUnknown(warnings, "secret", manifest.requires_.secrets, QStringLiteral("/requires/secrets"), input.tenant.secrets);
    QSet<QString> told(manifest.requires_.secrets.begin(), manifest.requires_.secrets.end());
    for (const Connection &connection : manifest.connections) {
        if (connection.secret.isEmpty() || told.contains(connection.secret) || input.tenant.secrets.contains(connection.secret))
            continue;
        told.insert(connection.secret);
        Refusal warning = finding("secret", connection.secret);
        warning.path = connection.path + QStringLiteral("/secret");
        warnings.append(warning);
    }
    return warnings;
}

QList<Refusal> mailUnknown(const RuleInput &input)
{
    QList<Refusal> warnings;
    appendUnknown(warnings, "mail", input.workingCopy().mail, QStringLiteral("/mail"), input.tenant.mail);
    return warnings;
}

QList<Refusal> wouldBeRefused(const RuleInput &input)
{
    Question install = input.question;
    install.occasion = Occasion::Install;
    const Verdict verdict = evaluateManifest(input.tenant, install); // every refusal of an install is about it
    QSet<QString> decidedHere;                                       // what refuses the candidate itself is told once (K4)
    for (const Check &check : checksFor(input.question.occasion))
        decidedHere.insert(QLatin1String(check.code));
    QStringList codes;
    Refusal warning = finding("plugin", input.workingCopy().name.text());
    for (const Refusal &refusal : verdict.refusals) {
        if (decidedHere.contains(refusal.code))
            continue;
        if (!codes.contains(refusal.code))
            codes.append(refusal.code);
        warning.because.append(
            QJsonObject{{QStringLiteral("code"), refusal.code}, {QStringLiteral("subject"), refusal.subject.name}});
    }
    if (codes.isEmpty())
        return {};
    warning.parameters.insert(QStringLiteral("codes"), QJsonArray::fromStringList(codes));
    return {warning};
}

} // namespace oz0
