#include "cluster/rules/Permissions.h"

#include "core/domain/Candidate.h"

#include <QSet>

namespace oz0 {

namespace {

QStringList closedNodes(const RuleInput &input)
{
    QStringList closed;
    for (const NodeName &name : input.nodes()) {
        const auto node = input.tenant.nodes.constFind(name);
        if (node != input.tenant.nodes.constEnd() && node->labels.value(QStringLiteral("candidates")) != QLatin1String("allow"))
            closed.append(name.text());
    }
    return closed;
}

QString candidateOf(const Question &question, const TenantId &tenant)
{
    if (!question.candidate.isEmpty())
        return question.candidate.text();
    return candidateIdFor(tenant, question.workingCopy->name, question.asker.principal).text();
}

} // namespace

QList<Refusal> roleMissing(const RuleInput &input)
{
    if (input.question.asker.role >= Role::Operator)
        return {};
    return {finding("principal", input.question.asker.principal.text())};
}

QList<Refusal> contentMissing(const RuleInput &input)
{
    if (input.question.asker.content)
        return {};
    return {finding("principal", input.question.asker.principal.text())};
}

QList<Refusal> nodesNotOpen(const RuleInput &input)
{
    QList<Refusal> refusals;
    for (const QString &name : closedNodes(input))
        refusals.append(finding("node", name));
    return refusals;
}

QList<Refusal> secretsNotAvailable(const RuleInput &input)
{
    const QStringList wanted = input.workingCopy().requires_.secrets;
    const QStringList required = input.installed() ? input.installed()->requires_.secrets : QStringList();
    QSet<QString> told;
    QList<Refusal> refusals;
    for (qsizetype at = 0; at < wanted.size(); ++at) {
        const QString &secret = wanted.at(at);
        const qsizetype installedAt = required.indexOf(secret);
        const bool madeAvailable = input.facts() && (!input.facts()->secrets || input.facts()->secrets->contains(secret));
        if ((installedAt >= 0 && madeAvailable) || told.contains(secret))
            continue;
        told.insert(secret);
        Refusal refusal = finding("secret", secret);
        refusal.path = QStringLiteral("/requires/secrets/%1").arg(at);
        QString reason = QStringLiteral("not_installed");
        if (installedAt >= 0) {
            refusal.installedPath = QStringLiteral("/requires/secrets/%1").arg(installedAt);
            reason = QStringLiteral("not_made_available");
        } else if (input.installed()) {
            reason = QStringLiteral("not_required");
        }
        refusal.because.append(QJsonObject{{QStringLiteral("secret"), secret}, {QStringLiteral("reason"), reason}});
        refusals.append(refusal);
    }
    return refusals;
}

QList<Refusal> keyRevoked(const RuleInput &input)
{
    if (input.question.asker.key != KeyState::Revoked)
        return {};
    return {finding("candidate", candidateOf(input.question, input.tenant.tenant))};
}

QList<Refusal> keyExpired(const RuleInput &input)
{
    if (input.question.asker.key != KeyState::Expired)
        return {};
    return {finding("candidate", candidateOf(input.question, input.tenant.tenant))};
}

QList<Refusal> ownerLostRole(const RuleInput &input)
{
    if (input.question.asker.role >= Role::Operator)
        return {};
    Refusal refusal = finding("candidate", candidateOf(input.question, input.tenant.tenant));
    refusal.parameters.insert(QStringLiteral("owner"), input.question.asker.principal.text());
    return {refusal};
}

QList<Refusal> nodesClosed(const RuleInput &input)
{
    const QStringList closed = closedNodes(input);
    if (closed.isEmpty())
        return {};
    Refusal refusal = finding("candidate", candidateOf(input.question, input.tenant.tenant));
    refusal.parameters.insert(QStringLiteral("nodes"), QJsonArray::fromStringList(closed));
    for (const QString &node : closed)
        refusal.because.append(
            QJsonObject{{QStringLiteral("node"), node}, {QStringLiteral("reason"), QStringLiteral("not_open")}});
    return {refusal};
}

} // namespace oz0
