#include "cluster/rules/Grants.h"

#include <QSet>

namespace oz0 {

namespace {

bool isFree(const RuleInput &input)
{
    return !input.facts() || input.facts()->state == PluginState::NoRecord;
}

struct Entry
{
    QString name;
    QString path;
};

using Entries = QList<Entry> (*)(const Manifest &);

QList<Entry> listed(const QStringList &names, const QString &path)
{
    QList<Entry> entries;
    for (qsizetype at = 0; at < names.size(); ++at)
        entries.append({names[at], QStringLiteral("%1/%2").arg(path).arg(at)});
    return entries;
}

QList<Entry> sampling(const Manifest &manifest)
{
    QList<Entry> entries;
    for (const ModelRequest &model : manifest.requires_.models) {
        if (model.sampling)
            entries.append({model.alias, model.path});
    }
    return entries;
}

QList<Entry> gateways(const Manifest &manifest)
{
    QList<Entry> entries;
    for (const ModelRequest &model : manifest.requires_.models) {
        if (!model.gateway.isEmpty())
            entries.append({model.gateway, model.path});
    }
    return entries;
}

// One refusal for each name that the installed version does not declare, at its first place.
QList<Refusal> added(const RuleInput &input, const char *kind, Entries entriesOf)
{
    QList<Refusal> refusals;
    if (isFree(input))
        return refusals;
    QSet<QString> known;
    for (const Entry &entry : input.installed() ? entriesOf(*input.installed()) : QList<Entry>())
        known.insert(entry.name);
    for (const Entry &entry : entriesOf(input.workingCopy())) {
        if (known.contains(entry.name))
            continue;
        known.insert(entry.name);
        Refusal refusal = finding(kind, entry.name);
        refusal.path = entry.path;
        refusals.append(refusal);
    }
    return refusals;
}

} // namespace

QList<Refusal> usesAdded(const RuleInput &input)
{
    return added(input, "plugin", [](const Manifest &each) { return listed(each.uses, QStringLiteral("/uses")); });
}

QList<Refusal> readsAdded(const RuleInput &input)
{
    return added(input, "data", [](const Manifest &each) { return listed(each.reads, QStringLiteral("/reads")); });
}

QList<Refusal> mailAdded(const RuleInput &input)
{
    return added(input, "mail", [](const Manifest &each) { return listed(each.mail, QStringLiteral("/mail")); });
}

QList<Refusal> modelAliasAdded(const RuleInput &input)
{
    return added(input, "alias", sampling);
}

QList<Refusal> gatewayFormatAdded(const RuleInput &input)
{
    return added(input, "format", gateways);
}

QList<Refusal> toolModelChanged(const RuleInput &input)
{
    QList<Refusal> refusals;
    if (isFree(input))
        return refusals;
    for (const Tool &tool : input.workingCopy().tools) {
        const Tool *before = input.installedTool(tool.id);
        const QString installed = before ? before->usesModel : QString();
        if (tool.usesModel.isEmpty() || tool.usesModel == installed)
            continue;
        Refusal refusal = finding("tool", tool.id);
        refusal.path = tool.path + QStringLiteral("/uses_model");
        if (!installed.isEmpty())
            refusal.installedPath = before->path + QStringLiteral("/uses_model");
        refusal.parameters = {{QStringLiteral("installed"), installed}, {QStringLiteral("proposed"), tool.usesModel}};
        refusals.append(refusal);
    }
    return refusals;
}

} // namespace oz0
