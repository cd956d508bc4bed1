#include "cluster/rules/SecretValues.h"

#include "core/manifest/SecretReach.h"

#include <QSet>

#include <algorithm>

namespace oz0 {

namespace {

bool isAvailable(const RuleInput &input, const QString &secret)
{
    return input.installed() && input.installed()->requires_.secrets.contains(secret)
        && (!input.facts()->secrets || input.facts()->secrets->contains(secret));
}

bool binds(const Manifest &manifest, const QString &secret)
{
    const QList<HostBinding> &inject = manifest.requires_.inject;
    return std::any_of(inject.begin(), inject.end(), [&](const HostBinding &each) { return each.secret == secret; });
}

QList<ArgumentBinding> bindingsMarkedInBoth(const RuleInput &input)
{
    QList<ArgumentBinding> marked;
    if (!input.installed())
        return marked;
    for (const ArgumentBinding &binding : input.facts()->argumentBindings) {
        if (marksArgument(*input.installed(), binding.argument))
            marked.append(binding); // secretsOf looks at the working copy's mark
    }
    return marked;
}

// B10: on Windows and without sandbox tier 1.
bool hidesNothing(const NodeFacts &node)
{
    return node.tier < 1 || node.os == NodeOs::Windows;
}

QStringList bareNodes(const RuleInput &input)
{
    QStringList bare;
    for (const NodeName &name : input.nodes()) {
        const auto node = input.tenant.nodes.constFind(name);
        if (node != input.tenant.nodes.constEnd() && hidesNothing(*node))
            bare.append(name.text());
    }
    return bare;
}

QJsonObject fact(const QString &secret, const QString &reason, const QString &name)
{
    QJsonObject object{{QStringLiteral("secret"), secret}, {QStringLiteral("reason"), reason}};
    if (!name.isEmpty())
        object.insert(QStringLiteral("name"), name);
    return object;
}

} // namespace

QStringList heldSecrets(const RuleInput &input)
{
    QSet<QString> held;
    for (const QString &secret : input.workingCopy().requires_.secrets) {
        if (isAvailable(input, secret))
            held.insert(secret);
    }
    QStringList sorted(held.begin(), held.end());
    std::sort(sorted.begin(), sorted.end());
    return sorted;
}

QJsonArray secretValuesAnywhere(const RuleInput &input)
{
    ReachFacts facts;
    facts.argumentBindings = bindingsMarkedInBoth(input);
    QJsonArray values;
    for (const SecretReach &secret : secretsOf(input.workingCopy(), facts)) {
        const bool isHeld = secret.isRequired && isAvailable(input, secret.secret);
        if (isHeld && !secret.bound.isEmpty() && !binds(*input.installed(), secret.secret))
            values.append(fact(secret.secret, QStringLiteral("no_binding"), {}));
        for (const SecretWay &way : secret.ways) {
            if (isHeld || way.reason == QLatin1String("argument_binding"))
                values.append(fact(secret.secret, way.reason, way.name));
        }
    }
    return values;
}

QJsonArray secretValuesOnNodes(const RuleInput &input)
{
    const QStringList bare = bareNodes(input);
    QJsonArray values;
    for (const QString &secret : bare.isEmpty() ? QStringList() : heldSecrets(input)) {
        for (const QString &node : bare)
            values.append(fact(secret, QStringLiteral("no_sandbox"), node));
    }
    return values;
}

QList<Refusal> secretValueOnNode(const RuleInput &input)
{
    const QStringList &secrets = input.workingCopy().requires_.secrets;
    QStringList bound;
    for (const QString &secret : secrets) {
        if (binds(input.workingCopy(), secret) && !bound.contains(secret))
            bound.append(secret);
    }
    QList<Refusal> warnings;
    if (bound.isEmpty())
        return warnings;
    for (const QString &node : bareNodes(input)) {
        Refusal warning = finding("node", node);
        for (const QString &secret : bound)
            warning.because.append(fact(secret, QStringLiteral("no_sandbox"), node));
        warnings.append(warning);
    }
    return warnings;
}

} // namespace oz0
