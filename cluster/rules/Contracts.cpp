#include "cluster/rules/Contracts.h"

#include "core/domain/SemanticVersion.h"

namespace oz0 {

namespace {

QJsonObject fact(const ChangedContract::Detail &detail)
{
    return {{QStringLiteral("reason"), detail.change.what},
            {QStringLiteral("side"), word(detail.side)},
            {QStringLiteral("where"), detail.change.where},
            {QStringLiteral("name"), detail.change.word}};
}

Refusal of(const ChangedContract &change, bool breaksOnly)
{
    const QByteArray kind = word(change.kind).toLatin1();
    Refusal refusal = finding(kind.constData(), change.subject);
    refusal.path = change.path;
    refusal.installedPath = change.installedPath;
    if (change.what == ChangedContract::What::Removed)
        refusal.because.append(QJsonObject{{QStringLiteral("reason"), QStringLiteral("removed")}});
    for (const ChangedContract::Detail &detail : change.details) {
        if (detail.change.breaks || !breaksOnly)
            refusal.because.append(fact(detail));
    }
    refusal.parameters.insert(QStringLiteral("breaks"), change.breaks());
    return refusal;
}

} // namespace

QList<Refusal> contractBroken(const RuleInput &input)
{
    QList<Refusal> refusals;
    if (!input.installed())
        return refusals;
    const QString installed = input.installed()->version;
    if (isPreRelease(installed) || isNewMajor(installed, input.workingCopy().version))
        return refusals;
    for (const ChangedContract &change : input.changedContracts()) {
        if (change.breaks() > 0)
            refusals.append(of(change, true));
    }
    return refusals;
}

QList<Refusal> contractChanged(const RuleInput &input)
{
    QList<Refusal> warnings;
    if (!input.installed())
        return warnings;
    for (const ChangedContract &change : input.changedContracts()) {
        if (change.what != ChangedContract::What::Added)
            warnings.append(of(change, false));
    }
    return warnings;
}

} // namespace oz0
