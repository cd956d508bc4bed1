#include "core/manifest/SecretReach.h"

#include "core/manifest/HostPattern.h"

#include <QMap>

#include <algorithm>
#include <tuple>

namespace oz0 {

namespace {

bool operator<(const BoundPlace &a, const BoundPlace &b)
{
    return std::tie(a.host, a.header, a.format) < std::tie(b.host, b.header, b.format);
}

QList<BoundPlace> boundPlaces(const Manifest &manifest, const QString &secret)
{
    QList<BoundPlace> places;
    for (const HostBinding &binding : manifest.requires_.inject) {
        if (binding.secret != secret)
            continue;
        for (const QString &host : binding.hosts) {
            const Result<HostPattern> pattern = hostPatternFromText(host, HostList::Allow);
            places.append({pattern ? pattern->text() : host, binding.header, binding.format});
        }
    }
    const auto isLike = [](const BoundPlace &a, const BoundPlace &b) {
        return a.host == b.host && a.header.compare(b.header, Qt::CaseInsensitive) == 0 && a.format == b.format;
    };
    std::sort(places.begin(), places.end(), [](const BoundPlace &a, const BoundPlace &b) { return a < b; });
    places.erase(std::unique(places.begin(), places.end(), isLike), places.end());
    return places;
}

void appendOnce(QStringList &words, const QString &word)
{
    if (!word.isEmpty() && !words.contains(word))
        words.append(word);
}

} // namespace

QStringList SecretReach::reasons() const
{
    QStringList reasons;
    for (const SecretWay &way : ways)
        appendOnce(reasons, way.reason);
    return reasons.isEmpty() ? QStringList{QStringLiteral("bound")} : reasons;
}

QStringList SecretReach::names() const
{
    QStringList names;
    for (const SecretWay &way : ways)
        appendOnce(names, way.name);
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
    QMap<QString, SecretReach> secrets;
    for (qsizetype i = 0; i < manifest.requires_.secrets.size(); ++i) {
        const QString &name = manifest.requires_.secrets[i];
        if (secrets.contains(name))
            continue;
        SecretReach secret;
        secret.secret = name;
        secret.from = manifest.requires_.secretsFrom.value(name, QStringLiteral("env"));
        secret.bound = boundPlaces(manifest, name);
        secret.path = QStringLiteral("/requires/secrets/") + QString::number(i);
        secret.line = manifest.lineOf(secret.path);
        secrets.insert(name, secret);
    }
    for (const ArgumentBinding &binding : facts.argumentBindings) {
        if (!marksArgument(manifest, binding.argument) || secrets.contains(binding.secret))
            continue;
        SecretReach secret;
        secret.secret = binding.secret;
        secret.isRequired = false;
        secrets.insert(binding.secret, secret);
    }
    for (SecretReach &secret : secrets) {
        const auto add = [&](const char *reason, const QString &name = {}) { secret.ways.append({QLatin1String(reason), name}); };
        if (secret.isRequired) {
            if (secret.bound.isEmpty())
                add("no_binding");
            if (!facts.injects)
                add("no_sandbox");
            for (const Agent &agent : manifest.agents) {
                if (agent.auth.contains(secret.secret))
                    add("outside_agent", agent.name);
            }
            for (const Harness &harness : manifest.harnesses) {
                if (harness.protocol == QLatin1String("remote"))
                    add("remote_harness", harness.name);
            }
        }
        for (const ArgumentBinding &binding : facts.argumentBindings) {
            if (binding.secret == secret.secret && marksArgument(manifest, binding.argument))
                add("argument_binding", binding.argument);
        }
    }
    return secrets.values();
}

} // namespace oz0
