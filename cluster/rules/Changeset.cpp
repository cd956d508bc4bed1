#include "cluster/rules/Changeset.h"

#include "cluster/rules/RuleBook.h"
#include "cluster/rules/VerdictOrder.h"
#include "core/domain/RefusalTexts.h"
#include "core/manifest/HostPattern.h"
#include "core/manifest/ManifestDiff.h"
#include "core/manifest/ValueMask.h"
#include "core/manifest/Widening.h"

#include <QSet>

#include <algorithm>

namespace oz0 {

namespace {

constexpr qsizetype mostMismatches = 200;
constexpr qsizetype mostReasons = 200;
/// Names from the section to the field; deeper ones may be entries of lists, and hold an address.
constexpr qsizetype namedDepth = 3;

Refusal refusal(const ChangesetCase &changeset, const char *code, const char *rule)
{
    Refusal refusal;
    refusal.code = QLatin1String(code);
    refusal.rule = QLatin1String(rule);
    refusal.subject = {QStringLiteral("changeset"), changeset.id};
    refusal.message = messageFor(refusal);
    return refusal;
}

const Manifest *installedOf(const TenantSnapshot &tenant, const ChangesetCase &changeset)
{
    const auto facts = tenant.plugins.constFind(changeset.workingCopy->name);
    const bool isInstalled = facts != tenant.plugins.constEnd() && facts->state == PluginState::Installed;
    return isInstalled ? facts->installed.get() : nullptr;
}

Question questionOf(const ChangesetCase &changeset)
{
    Question question;
    question.occasion = Occasion::Create;
    question.asker = {PrincipalId(QStringLiteral("job:") + changeset.job), Role::Operator, true};
    question.workingCopy = changeset.workingCopy;
    return question;
}

using Bindings = QHash<QString, QSet<QString>>;

Bindings bindingsOf(const Manifest &manifest)
{
    Bindings bindings;
    for (const HostBinding &binding : manifest.requires_.inject) {
        for (const QString &host : binding.hosts) {
            const Result<HostPattern> pattern = hostPatternFromText(host, HostList::Allow);
            bindings[binding.secret].insert(
                QStringList{pattern ? pattern->text() : host, binding.header.toLower(), binding.format}.join(QChar(0)));
        }
    }
    return bindings;
}

QJsonObject reason(const QString &what, const QString &subject, const QString &path)
{
    QJsonObject object{{QStringLiteral("reason"), what}, {QStringLiteral("subject"), subject}};
    if (!path.isEmpty())
        object.insert(QStringLiteral("path"), path);
    return object;
}

// A secret's binding counts also when the secret is given up with it.
void addBindings(const Manifest &installed, const Manifest &workingCopy, QList<QJsonObject> &reasons)
{
    const Bindings before = bindingsOf(installed);
    const Bindings after = bindingsOf(workingCopy);
    QStringList secrets = before.keys();
    secrets.sort();
    for (const QString &secret : std::as_const(secrets)) {
        if (!after.contains(secret))
            reasons.append(reason(QStringLiteral("binding_dropped"), secret, {}));
        else if (after.value(secret) != before.value(secret))
            reasons.append(reason(QStringLiteral("binding_changed"), secret, {}));
    }
}

void addWidening(const Manifest &installed, const Manifest &workingCopy, const ReachFacts &facts, QList<QJsonObject> &reasons)
{
    ValueMask mask({}, {});
    const ReachDiff reach = diffReach(&installed, &workingCopy, facts, mask);
    const Widening widening(reach);
    for (const ManifestChange &change : diffManifests(installed, workingCopy).changes) {
        const QString subject = change.where.mid(0, namedDepth).join(QLatin1Char('/'));
        for (const QString &word : widening.of(change, &workingCopy))
            reasons.append(reason(word, subject, change.path));
    }
}

// A candidate of nobody's takes what an operator's may take.
void addRules(const TenantSnapshot &tenant, const ChangesetCase &changeset, QList<QJsonObject> &reasons)
{
    for (const Refusal &found : evaluateManifest(tenant, questionOf(changeset)).refusals)
        reasons.append(reason(found.code, found.subject.name, found.path));
}

bool mayTake(const NodeFacts &node)
{
    return node.online && node.tier >= 1 && node.os != NodeOs::Windows
        && node.labels.value(QStringLiteral("candidates")) == QLatin1String("allow");
}

bool refusesPlacing(const Verdict &verdict)
{
    return std::any_of(verdict.refusals.begin(), verdict.refusals.end(),
                       [](const Refusal &each) { return !isAboutManifest(each.code); });
}

} // namespace

bool isChangesetChecked(const TenantSnapshot &tenant, const ChangesetCase &changeset)
{
    const auto maker = tenant.plugins.constFind(changeset.jobPlugin);
    const bool mayRead = maker != tenant.plugins.constEnd() && maker->state == PluginState::Installed && maker->installed
        && maker->installed->reads.contains(QStringLiteral("results"));
    return mayRead && installedOf(tenant, changeset);
}

QList<Refusal> changesetMismatches(const ChangesetCase &changeset)
{
    static constexpr const char *words[] = {"missing", "further", "content", "mode"};
    QList<Refusal> refusals;
    for (const FileMismatch &mismatch : fileMismatches(changeset.meant, changeset.there).mid(0, mostMismatches)) {
        Refusal found = refusal(changeset, "changeset.file_mismatch", "X2");
        found.because.append(QJsonObject{{QStringLiteral("file"), mismatch.path},
                                         {QStringLiteral("reason"), QLatin1String(words[int(mismatch.what)])}});
        found.parameters.insert(QStringLiteral("file"), mismatch.path);
        refusals.append(found);
    }
    return refusals;
}

QList<Refusal> changesetWidens(const TenantSnapshot &tenant, const ChangesetCase &changeset)
{
    QList<QJsonObject> reasons;
    if (const Manifest *installed = installedOf(tenant, changeset)) {
        ReachFacts facts;
        facts.argumentBindings = tenant.plugins.value(changeset.workingCopy->name).argumentBindings;
        addBindings(*installed, *changeset.workingCopy, reasons);
        addWidening(*installed, *changeset.workingCopy, facts, reasons);
        addRules(tenant, changeset, reasons);
    } else {
        reasons.append(reason(QStringLiteral("not_installed"), changeset.workingCopy->name.text(), {}));
    }
    if (reasons.isEmpty())
        return {};
    Refusal found = refusal(changeset, "changeset.widens", "X3");
    for (const QJsonObject &each : reasons.mid(0, mostReasons))
        found.because.append(each);
    if (reasons.size() > mostReasons)
        found.parameters.insert(QStringLiteral("moreReasons"), reasons.size() - mostReasons);
    return {found};
}

QList<NodeName> changesetNodes(const TenantSnapshot &tenant, const ChangesetCase &changeset)
{
    QList<NodeName> nodes;
    const EachVerdict each = evaluateEach(tenant, questionOf(changeset));
    if (refusesPlacing(each.everywhere))
        return nodes;
    for (auto it = each.nodes.begin(); it != each.nodes.end(); ++it) {
        if (it.key() != changeset.jobNode && mayTake(*tenant.nodes.constFind(it.key())) && !refusesPlacing(it.value()))
            nodes.append(it.key());
    }
    return nodes;
}

ChangesetAnswer judgeChangeset(const TenantSnapshot &tenant, const ChangesetCase &changeset)
{
    ChangesetAnswer answer;
    answer.verdict.checks = 3;
    answer.verdict.refusals = changesetWidens(tenant, changeset) + changesetMismatches(changeset);
    const QList<NodeName> nodes = changesetNodes(tenant, changeset);
    if (nodes.isEmpty())
        answer.verdict.refusals.append(refusal(changeset, "changeset.no_node", "X6"));
    putInOrder(answer.verdict);
    if (!answer.verdict.isRefused())
        answer.nodes = nodes;
    return answer;
}

} // namespace oz0
