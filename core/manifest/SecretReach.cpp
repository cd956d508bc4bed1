#include "core/manifest/SecretReach.h"

#include "core/manifest/HostPattern.h"

#include <QHash>
#include <QMap>
#include <QSet>

#include <algorithm>
#include <tuple>

namespace oz0 {

namespace {

/// Of very many harnesses beside very many secrets only the first ones are named.
constexpr qsizetype mostHarnessWays = 100000;

bool operator<(const BoundPlace &a, const BoundPlace &b)
{
    return std::tie(a.host, a.header, a.format) < std::tie(b.host, b.header, b.format);
}

bool isLike(const BoundPlace &a, const BoundPlace &b)
{
    return a.host == b.host && a.header.compare(b.header, Qt::CaseInsensitive) == 0 && a.format == b.format;
}

QHash<QString, QList<BoundPlace>> boundPlaces(const Manifest &manifest)
{
    QHash<QString, QList<BoundPlace>> bound;
    for (const HostBinding &binding : manifest.requires_.inject) {
        for (const QString &host : binding.hosts) {
            const Result<HostPattern> pattern = hostPatternFromText(host, HostList::Allow);
            bound[binding.secret].append({pattern ? pattern->text() : host, binding.header, binding.format});
        }
    }
    for (QList<BoundPlace> &places : bound) {
        std::sort(places.begin(), places.end(), [](const BoundPlace &a, const BoundPlace &b) { return a < b; });
        places.erase(std::unique(places.begin(), places.end(), isLike), places.end());
    }
    return bound;
}

// What of a manifest gives its secrets to others as values.
struct Receivers
{
    QHash<QString, QStringList> agents; // outside agents by the secrets in their auth
    QStringList remoteHarnesses;

    explicit Receivers(const Manifest &manifest)
    {
        for (const Agent &agent : manifest.agents) {
            for (const QString &secret : agent.auth) {
                if (QStringList &named = agents[secret]; named.isEmpty() || named.last() != agent.name)
                    named.append(agent.name);
            }
        }
        for (const Harness &harness : manifest.harnesses) {
            if (harness.protocol == QLatin1String("remote"))
                remoteHarnesses.append(harness.name);
        }
        const qsizetype secrets = std::max<qsizetype>(1, manifest.requires_.secrets.size());
        remoteHarnesses = remoteHarnesses.mid(0, std::max<qsizetype>(1, mostHarnessWays / secrets));
    }
};

} // namespace

QStringList SecretReach::reasons() const
{
    QStringList reasons;
    for (const SecretWay &way : ways) {
        if (!reasons.contains(way.reason)) // there are five
            reasons.append(way.reason);
    }
    return reasons.isEmpty() ? QStringList{QStringLiteral("bound")} : reasons;
}

QStringList SecretReach::names() const
{
    QStringList names;
    QSet<QString> known;
    for (const SecretWay &way : ways) {
        if (!way.name.isEmpty() && !known.contains(way.name))
            names.append(way.name);
        known.insert(way.name);
    }
    return names;
}

bool marksArgument(const Manifest &manifest, const QString &argument)
{
    return std::any_of(manifest.tools.begin(), manifest.tools.end(), [&](const Tool &tool) {
        return argument.startsWith(tool.id + QLatin1Char('.')) && tool.secretArguments.contains(argument.mid(tool.id.size() + 1));
    });
}

QList<SecretReach> secretsOf(const Manifest &manifest, const ReachFacts &facts)
{
    const QHash<QString, QList<BoundPlace>> bound = boundPlaces(manifest);
    const Receivers receivers(manifest);
    QHash<QString, QStringList> arguments; // marked ones by the secrets that the tenant binds to them
    for (const ArgumentBinding &binding : facts.argumentBindings) {
        if (marksArgument(manifest, binding.argument))
            arguments[binding.secret].append(binding.argument);
    }
    QMap<QString, SecretReach> secrets;
    for (qsizetype i = 0; i < manifest.requires_.secrets.size(); ++i) {
        const QString &name = manifest.requires_.secrets[i];
        if (secrets.contains(name))
            continue;
        SecretReach secret;
        secret.secret = name;
        secret.from = manifest.requires_.secretsFrom.value(name, QStringLiteral("env"));
        secret.bound = bound.value(name);
        secret.path = QStringLiteral("/requires/secrets/") + QString::number(i);
        secret.line = manifest.lineOf(secret.path);
        secrets.insert(name, secret);
    }
    for (auto it = arguments.begin(); it != arguments.end(); ++it) {
        if (secrets.contains(it.key()))
            continue;
        SecretReach secret;
        secret.secret = it.key();
        secret.isRequired = false;
        secrets.insert(secret.secret, secret);
    }
    for (SecretReach &secret : secrets) {
        const auto add = [&](const char *reason, const QString &name = {}) { secret.ways.append({QLatin1String(reason), name}); };
        if (secret.isRequired) {
            if (secret.bound.isEmpty())
                add("no_binding");
            if (!facts.injects)
                add("no_sandbox");
            for (const QString &agent : receivers.agents.value(secret.secret))
                add("outside_agent", agent);
            for (const QString &harness : receivers.remoteHarnesses)
                add("remote_harness", harness);
        }
        for (const QString &argument : arguments.value(secret.secret))
            add("argument_binding", argument);
    }
    return secrets.values();
}

} // namespace oz0
