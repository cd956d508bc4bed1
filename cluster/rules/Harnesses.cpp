#include "cluster/rules/Harnesses.h"

#include "cluster/rules/SecretValues.h"
#include "core/manifest/HostPattern.h"

#include <QHash>
#include <QSet>

namespace oz0 {

namespace {

constexpr QLatin1String outside("outside");
constexpr QLatin1String remote("remote");

QHash<QString, const Harness *> ownHarnesses(const Manifest *manifest)
{
    QHash<QString, const Harness *> harnesses;
    for (const Harness &harness : manifest ? manifest->harnesses : QList<Harness>())
        harnesses.insert(harness.name, &harness);
    return harnesses;
}

// The program that an agent's work goes to outside the sandbox: one of the plugin's own or one that the node has.
struct OutsideProgram
{
    QString name;
    bool isOwn = false;

    friend bool operator==(const OutsideProgram &, const OutsideProgram &) = default;
};

struct OutsideAgent
{
    const Agent *agent = nullptr;
    OutsideProgram program;
    QSet<QString> auth;
};

// Those whose auth receives a secret, by name.
QHash<QString, OutsideAgent> trustedAgents(const Manifest *manifest)
{
    QHash<QString, OutsideAgent> agents;
    const QHash<QString, const Harness *> own = ownHarnesses(manifest);
    for (const Agent &agent : manifest ? manifest->agents : QList<Agent>()) {
        const Harness *harness = own.value(agent.harness);
        const bool isOutside = harness ? harness->protocol == outside : agent.harness != QLatin1String("builtin");
        if (isOutside && !agent.auth.isEmpty())
            agents.insert(agent.name, {&agent, {agent.harness, harness != nullptr}, {agent.auth.begin(), agent.auth.end()}});
    }
    return agents;
}

QJsonObject received(const QString &secret, const QString &program)
{
    return {{QStringLiteral("secret"), secret},
            {QStringLiteral("reason"), QStringLiteral("outside_agent")},
            {QStringLiteral("name"), program}};
}

Refusal ofAgent(const Agent &agent, const OutsideAgent *before)
{
    Refusal refusal = finding("agent", agent.name);
    refusal.path = agent.path + QStringLiteral("/harness");
    if (before)
        refusal.installedPath = before->agent->path + QStringLiteral("/harness");
    return refusal;
}

bool hasProtocol(const Harness *harness, QLatin1String protocol)
{
    return harness && harness->protocol == protocol;
}

bool isSame(const Harness &a, const Harness &b)
{
    return a.command == b.command && normalisedUrl(a.url) == normalisedUrl(b.url);
}

enum class Met { Added, Changed };

QList<Refusal> ofHarnesses(const RuleInput &input, QLatin1String protocol, Met met)
{
    const QHash<QString, const Harness *> installed = ownHarnesses(input.installed());
    QList<Refusal> refusals;
    for (const Harness &harness : input.workingCopy().harnesses) {
        if (harness.protocol != protocol)
            continue;
        const Harness *before = installed.value(harness.name);
        const bool isAdded = !hasProtocol(before, protocol);
        if (isAdded != (met == Met::Added) || (!isAdded && isSame(*before, harness)))
            continue;
        Refusal refusal = finding("harness", harness.name);
        refusal.path = harness.path;
        if (before)
            refusal.installedPath = before->path;
        refusals.append(refusal);
    }
    return refusals;
}

QList<Refusal> whileHeld(const RuleInput &input, QList<Refusal> refusals)
{
    const QStringList held = refusals.isEmpty() ? QStringList() : heldSecrets(input);
    if (held.isEmpty())
        return {};
    for (Refusal &refusal : refusals) {
        for (const QString &secret : held) {
            refusal.because.append(QJsonObject{{QStringLiteral("secret"), secret},
                                               {QStringLiteral("reason"), QStringLiteral("remote_harness")},
                                               {QStringLiteral("name"), refusal.subject.name}});
        }
    }
    return refusals;
}

} // namespace

QList<Refusal> outsideAuthAdded(const RuleInput &input)
{
    const QHash<QString, OutsideAgent> installed = trustedAgents(input.installed());
    const QHash<QString, OutsideAgent> working = trustedAgents(&input.workingCopy());
    QList<Refusal> refusals;
    for (const Agent &agent : input.workingCopy().agents) {
        const auto now = working.constFind(agent.name);
        if (now == working.constEnd())
            continue;
        const auto before = installed.constFind(agent.name);
        const bool wasTrusted = before != installed.constEnd();
        Refusal refusal = ofAgent(agent, wasTrusted ? &before.value() : nullptr);
        QSet<QString> told;
        for (const QString &secret : agent.auth) {
            if ((wasTrusted && before->auth.contains(secret)) || told.contains(secret))
                continue;
            told.insert(secret);
            refusal.because.append(received(secret, now->program.name));
        }
        if (!refusal.because.isEmpty())
            refusals.append(refusal);
    }
    return refusals;
}

QList<Refusal> outsideRepointed(const RuleInput &input)
{
    const QHash<QString, OutsideAgent> installed = trustedAgents(input.installed());
    const QHash<QString, OutsideAgent> working = trustedAgents(&input.workingCopy());
    QList<Refusal> refusals;
    for (const Agent &agent : input.workingCopy().agents) {
        const auto now = working.constFind(agent.name);
        const auto before = installed.constFind(agent.name);
        if (now == working.constEnd() || before == installed.constEnd() || now->program == before->program)
            continue;
        Refusal refusal = ofAgent(agent, &before.value());
        for (const QString &secret : agent.auth)
            refusal.because.append(received(secret, now->program.name));
        refusal.parameters = {{QStringLiteral("installed"), before->program.name},
                              {QStringLiteral("proposed"), now->program.name}};
        refusals.append(refusal);
    }
    return refusals;
}

QList<Refusal> ownOutsideAdded(const RuleInput &input)
{
    return ofHarnesses(input, outside, Met::Added);
}

QList<Refusal> ownOutsideChanged(const RuleInput &input)
{
    return ofHarnesses(input, outside, Met::Changed);
}

QList<Refusal> ownRemoteAdded(const RuleInput &input)
{
    return whileHeld(input, ofHarnesses(input, remote, Met::Added));
}

QList<Refusal> ownRemoteChanged(const RuleInput &input)
{
    return whileHeld(input, ofHarnesses(input, remote, Met::Changed));
}

} // namespace oz0
