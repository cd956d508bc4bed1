#include "cluster/rules/TenantFileWriter.h"

#include "cluster/rules/HiddenValues.h"
#include "core/manifest/HiddenRanges.h"
#include "core/manifest/YamlJson.h"

#include <QJsonArray>

namespace oz0 {

namespace {

QString withoutCredentials(QString text)
{
    const QList<HiddenRange> ranges = hiddenInUrls(text);
    for (auto range = ranges.rbegin(); range != ranges.rend(); ++range)
        text.replace(range->begin, range->end - range->begin, hiddenValue());
    return text;
}

/// A manifest as it may be shared, and where something of it is hidden.
class Shared
{
public:
    QJsonValue of(const QJsonValue &value, const QString &pointer = {}, bool isHeader = false)
    {
        if (value.isString())
            return ofText(value.toString(), pointer, isHeader);
        if (value.isArray()) {
            QJsonArray array;
            for (const QJsonValue &entry : value.toArray())
                array.append(of(entry, pointer + QLatin1Char('/') + QString::number(array.size()), isHeader));
            return array;
        }
        if (!value.isObject())
            return value;
        const QJsonObject object = value.toObject();
        QJsonObject shared;
        for (auto it = object.begin(); it != object.end(); ++it)
            shared.insert(it.key(),
                          of(it.value(), pointer + QLatin1Char('/') + pointerToken(it.key()),
                             isHeader || it.key() == QLatin1String("headers")));
        return shared;
    }

    const QStringList &hidden() const { return m_hidden; }

private:
    QString ofText(const QString &text, const QString &pointer, bool isHeader)
    {
        const bool hides = isHeader || !hiddenInUrls(text).isEmpty();
        if (hides)
            m_hidden.append(pointer);
        return !hides ? text : isHeader ? hiddenValue() : withoutCredentials(text);
    }

    QStringList m_hidden;
};

QJsonArray texts(const QStringList &list)
{
    return QJsonArray::fromStringList(list);
}

QString word(PluginState state)
{
    switch (state) {
    case PluginState::FirstGate:
        return QStringLiteral("first_gate");
    case PluginState::GateStopped:
        return QStringLiteral("gate_stopped");
    default:
        return QStringLiteral("installed");
    }
}

QString word(NodeOs os)
{
    switch (os) {
    case NodeOs::MacOs:
        return QStringLiteral("macos");
    case NodeOs::Windows:
        return QStringLiteral("windows");
    default:
        return QStringLiteral("linux");
    }
}

QJsonObject pluginEntry(const PluginFacts &facts)
{
    QJsonObject entry{{QStringLiteral("state"), word(facts.state)}};
    if (facts.installed) {
        Shared shared;
        entry.insert(QStringLiteral("installed"), shared.of(facts.installed->raw));
        if (!shared.hidden().isEmpty())
            entry.insert(QStringLiteral("hidden"), texts(shared.hidden()));
    }
    if (facts.waiting)
        entry.insert(QStringLiteral("waiting"), Shared().of(facts.waiting->raw));
    if (facts.secrets)
        entry.insert(QStringLiteral("secrets"), texts(*facts.secrets));
    QJsonArray bindings;
    for (const ArgumentBinding &binding : facts.argumentBindings)
        bindings.append(QJsonObject{{QStringLiteral("argument"), binding.argument}, {QStringLiteral("secret"), binding.secret}});
    if (!bindings.isEmpty())
        entry.insert(QStringLiteral("argument_bindings"), bindings);
    if (facts.rollout)
        entry.insert(QStringLiteral("rollout"), true);
    return entry;
}

QJsonObject nodeEntry(const NodeFacts &facts)
{
    QJsonObject labels;
    for (auto it = facts.labels.begin(); it != facts.labels.end(); ++it)
        labels.insert(it.key(), it.value());
    QJsonObject entry{{QStringLiteral("online"), facts.online},
                      {QStringLiteral("os"), word(facts.os)},
                      {QStringLiteral("tier"), facts.tier},
                      {QStringLiteral("labels"), labels},
                      {QStringLiteral("serves"), texts(facts.serves)},
                      {QStringLiteral("queues"), texts(facts.queues)},
                      {QStringLiteral("homes"), facts.homes}};
    if (facts.plugins)
        entry.insert(QStringLiteral("plugins"), texts(*facts.plugins));
    if (facts.candidate)
        entry.insert(QStringLiteral("candidate"),
                     QJsonObject{{QStringLiteral("id"), facts.candidate->id.text()},
                                 {QStringLiteral("plugin"), facts.candidate->plugin.text()},
                                 {QStringLiteral("owner"), facts.candidate->owner.text()}});
    if (!facts.gate.isEmpty())
        entry.insert(QStringLiteral("gate"), facts.gate.text());
    return entry;
}

} // namespace

QJsonObject tenantFile(const TenantSnapshot &tenant)
{
    QJsonObject plugins;
    for (auto it = tenant.plugins.begin(); it != tenant.plugins.end(); ++it) {
        if (it->state != PluginState::NoRecord)
            plugins.insert(it.key().text(), pluginEntry(it.value()));
    }
    QJsonObject nodes;
    for (auto it = tenant.nodes.begin(); it != tenant.nodes.end(); ++it)
        nodes.insert(it.key().text(), nodeEntry(it.value()));
    return {
        {QStringLiteral("tenant"), tenant.tenant.text()},
        {QStringLiteral("shared_pools"), tenant.sharedPools},
        {QStringLiteral("limits"),
         QJsonObject{{QStringLiteral("agents_and_flows"), tenant.limits.agentsAndFlows},
                     {QStringLiteral("task_queues"), tenant.limits.taskQueues}}},
        {QStringLiteral("egress"),
         QJsonObject{{QStringLiteral("allow"), texts(tenant.egress.allow)}, {QStringLiteral("deny"), texts(tenant.egress.deny)}}},
        {QStringLiteral("secrets"), texts(tenant.secrets)},
        {QStringLiteral("mail"), texts(tenant.mail)},
        {QStringLiteral("plugins"), plugins},
        {QStringLiteral("nodes"), nodes}};
}

} // namespace oz0
