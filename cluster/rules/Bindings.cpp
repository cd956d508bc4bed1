#include "cluster/rules/Bindings.h"

#include "core/manifest/HostPattern.h"
#include "core/manifest/YamlJson.h"

#include <QSet>

#include <map>
#include <set>
#include <tuple>

namespace oz0 {

namespace {

using BoundTo = std::set<std::tuple<QString, QString, QString>>; // host, header, format

struct Bound
{
    BoundTo places;
    QString path; // of the first entry
};

std::map<QString, Bound> bindingsOf(const Manifest *manifest)
{
    std::map<QString, Bound> bindings;
    for (const HostBinding &binding : manifest ? manifest->requires_.inject : QList<HostBinding>()) {
        Bound &bound = bindings[binding.secret];
        if (bound.path.isEmpty())
            bound.path = binding.path;
        for (const QString &host : binding.hosts) {
            const Result<HostPattern> pattern = hostPatternFromText(host, HostList::Allow);
            bound.places.emplace(pattern ? pattern->text() : host, binding.header.toLower(), binding.format);
        }
    }
    return bindings;
}

Refusal ofBinding(const QString &secret, const Bound *installed, const Bound *working)
{
    Refusal refusal = finding("secret", secret);
    if (working)
        refusal.path = working->path;
    if (installed)
        refusal.installedPath = installed->path;
    return refusal;
}

const Bound *find(const std::map<QString, Bound> &bindings, const QString &secret)
{
    const auto found = bindings.find(secret);
    return found == bindings.end() ? nullptr : &found->second;
}

struct Mark
{
    QString argument;
    QString path;
};

QList<Mark> marksOf(const Manifest &manifest)
{
    QList<Mark> marks;
    for (const Tool &tool : manifest.tools) {
        for (qsizetype at = 0; at < tool.secretArguments.size(); ++at)
            marks.append({tool.id + QLatin1Char('.') + tool.secretArguments[at],
                          QStringLiteral("%1/secret_arguments/%2").arg(tool.path).arg(at)});
    }
    return marks;
}

QString deliveryOf(const Manifest &manifest, const QString &secret)
{
    return manifest.requires_.secretsFrom.value(secret, QStringLiteral("env"));
}

// Where a manifest says how a secret is delivered; empty: it leaves the default.
QString deliveryPath(const Manifest &manifest, const QString &secret)
{
    const QString path = QStringLiteral("/requires/secrets_from/") + pointerToken(secret);
    return manifest.requires_.secretsFrom.contains(secret) ? path : QString();
}

} // namespace

QList<Refusal> bindingAdded(const RuleInput &input)
{
    const std::map<QString, Bound> installed = bindingsOf(input.installed());
    QList<Refusal> refusals;
    for (const auto &[secret, bound] : bindingsOf(&input.workingCopy())) {
        if (!find(installed, secret))
            refusals.append(ofBinding(secret, nullptr, &bound));
    }
    return refusals;
}

QList<Refusal> bindingRemoved(const RuleInput &input)
{
    const std::map<QString, Bound> working = bindingsOf(&input.workingCopy());
    QList<Refusal> refusals;
    for (const auto &[secret, bound] : bindingsOf(input.installed())) {
        if (!find(working, secret) && input.workingCopy().requires_.secrets.contains(secret))
            refusals.append(ofBinding(secret, &bound, nullptr));
    }
    return refusals;
}

QList<Refusal> bindingChanged(const RuleInput &input)
{
    const std::map<QString, Bound> installed = bindingsOf(input.installed());
    QList<Refusal> refusals;
    for (const auto &[secret, bound] : bindingsOf(&input.workingCopy())) {
        const Bound *before = find(installed, secret);
        if (before && before->places != bound.places)
            refusals.append(ofBinding(secret, before, &bound));
    }
    return refusals;
}

QList<Refusal> deliveryChanged(const RuleInput &input)
{
    QList<Refusal> refusals;
    if (!input.installed())
        return refusals;
    const Manifest &installed = *input.installed();
    const QStringList &before = installed.requires_.secrets;
    const QSet<QString> required(before.begin(), before.end());
    QSet<QString> told;
    for (const QString &secret : input.workingCopy().requires_.secrets) {
        const QString now = deliveryOf(input.workingCopy(), secret);
        if (!required.contains(secret) || told.contains(secret) || now == deliveryOf(installed, secret))
            continue;
        told.insert(secret);
        Refusal refusal = finding("secret", secret);
        refusal.path = deliveryPath(input.workingCopy(), secret);
        refusal.installedPath = deliveryPath(installed, secret);
        refusal.parameters = {{QStringLiteral("installed"), deliveryOf(installed, secret)}, {QStringLiteral("proposed"), now}};
        refusals.append(refusal);
    }
    return refusals;
}

QList<Refusal> secretArgumentAdded(const RuleInput &input)
{
    QSet<QString> known;
    for (const Mark &mark : input.installed() ? marksOf(*input.installed()) : QList<Mark>())
        known.insert(mark.argument);
    QList<Refusal> refusals;
    for (const Mark &mark : marksOf(input.workingCopy())) {
        if (known.contains(mark.argument))
            continue;
        known.insert(mark.argument);
        Refusal refusal = finding("argument", mark.argument);
        refusal.path = mark.path;
        refusals.append(refusal);
    }
    return refusals;
}

} // namespace oz0
