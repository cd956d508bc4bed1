#include "cluster/rules/ManifestEdits.h"

#include "cluster/rules/DocumentEdits.h"
#include "core/manifest/HostPattern.h"

#include <QJsonArray>

namespace oz0::edits {

namespace {

QString hostText(const QString &entry, HostList list)
{
    const Result<HostPattern> pattern = hostPatternFromText(entry, list);
    return pattern ? pattern->text() : entry;
}

// The lists of the plugin's tools or of one agent.
void changeEgress(QJsonObject &manifest, const QString &agent, const std::function<void(QJsonObject &)> &change)
{
    if (agent.isEmpty()) {
        changeObject(manifest, QStringLiteral("egress"), change);
        return;
    }
    changeAgent(manifest, agent, [&](QJsonObject &entry) { changeObject(entry, QStringLiteral("egress"), change); });
}

} // namespace

bool takeHarnessOf(QJsonObject &manifest, const QString &agent, const QJsonObject &from)
{
    const QJsonValue theirs = entryNamed(from, QStringLiteral("agents"), agent);
    if (!theirs.isObject())
        return false;
    const QJsonValue harness = theirs.toObject().value(QStringLiteral("harness"));
    changeAgent(manifest, agent, [&](QJsonObject &entry) { put(entry, QStringLiteral("harness"), harness); });
    return true;
}

void takeHarness(QJsonObject &manifest, const QString &harness, const QJsonObject &from)
{
    const QString list = QStringLiteral("harnesses");
    const QJsonValue theirs = entryNamed(from, list, harness);
    replaceNamed(manifest, list, harness, theirs);
    if (theirs.isObject())
        return;
    QStringList left;
    for (const QJsonValue &agent : manifest.value(QStringLiteral("agents")).toArray()) {
        if (agent.toObject().value(QStringLiteral("harness")).toObject().value(QStringLiteral("use")).toString() == harness)
            left.append(agent.toObject().value(QStringLiteral("name")).toString());
    }
    for (const QString &agent : left)
        takeHarnessOf(manifest, agent, from);
}

void dropAllowed(QJsonObject &manifest, const QString &agent, const QString &entry)
{
    const QString meant = hostText(entry, HostList::Allow);
    changeEgress(manifest, agent, [&](QJsonObject &egress) {
        dropTexts(egress, QStringLiteral("allow"), [&](const QString &each) { return hostText(each, HostList::Allow) == meant; });
    });
}

void addDenied(QJsonObject &manifest, const QString &agent, const QString &entry)
{
    changeEgress(manifest, agent, [&](QJsonObject &egress) { addText(egress, QStringLiteral("deny"), entry); });
}

} // namespace oz0::edits
