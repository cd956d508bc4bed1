#include "core/manifest/ReachSides.h"

#include "core/manifest/ValueMask.h"

#include <QMap>

#include <algorithm>

namespace oz0 {

namespace {

struct Target
{
    QString text;
    QString path;
    QStringList auth; ///< of an outside agent
};

using Targets = QMap<std::pair<QString, QString>, Target>; // kind and name

QString programOf(const Manifest &manifest, const QString &use)
{
    const auto own = std::find_if(manifest.harnesses.begin(), manifest.harnesses.end(),
                                  [&](const Harness &harness) { return harness.name == use; });
    return own == manifest.harnesses.end() ? use : use + QStringLiteral(" (") + own->protocol + QLatin1Char(')');
}

Targets targetsOf(const Manifest *manifest, ValueMask &mask)
{
    Targets targets;
    if (!manifest)
        return targets;
    for (const Harness &harness : manifest->harnesses) {
        if (harness.protocol == QLatin1String("outside"))
            targets.insert({QStringLiteral("outside_harness"), harness.name},
                           {mask.urls(harness.command.join(QLatin1Char(' '))), harness.path, harness.command});
        else if (harness.protocol == QLatin1String("remote"))
            targets.insert({QStringLiteral("remote_harness"), harness.name},
                           {mask.urls(normalisedUrl(harness.url)), harness.path, {}});
    }
    for (const Agent &agent : manifest->agents) {
        if (agent.auth.isEmpty())
            continue;
        QStringList auth = agent.auth;
        auth.sort();
        auth.removeDuplicates();
        targets.insert(
            {QStringLiteral("outside_agent"), agent.name},
            {programOf(*manifest, agent.harness) + QStringLiteral(": ") + auth.join(QStringLiteral(", ")), agent.path, auth});
    }
    return targets;
}

// Giving a secret up widens nothing as long as the program stays.
bool widens(const std::pair<QString, QString> &key, const Target &before, const Target &after)
{
    if (after.text.isEmpty() || before.text == after.text)
        return false;
    if (before.text.isEmpty() || key.first != QLatin1String("outside_agent"))
        return true;
    const auto program = [](const Target &target) {
        return target.text.left(target.text.size() - target.auth.join(QStringLiteral(", ")).size());
    };
    return program(before) != program(after) || std::any_of(after.auth.begin(), after.auth.end(), [&](const QString &secret) {
               return !before.auth.contains(secret);
           });
}

using Grants = QMap<std::pair<int, QString>, QString>; // kind and name → path

constexpr const char *grantKinds[] = {"uses", "reads", "mail", "model", "gateway"};

Grants grantsOf(const Manifest *manifest)
{
    Grants grants;
    if (!manifest)
        return grants;
    const auto add = [&](int kind, const QString &name, const QString &path) {
        if (!grants.contains({kind, name}))
            grants.insert({kind, name}, path);
    };
    const QStringList *lists[] = {&manifest->uses, &manifest->reads, &manifest->mail};
    for (int kind = 0; kind < 3; ++kind) {
        for (qsizetype i = 0; i < lists[kind]->size(); ++i)
            add(kind, lists[kind]->at(i), QStringLiteral("/%1/%2").arg(QLatin1String(grantKinds[kind])).arg(i));
    }
    for (const ModelRequest &model : manifest->requires_.models) {
        if (model.sampling)
            add(3, model.alias, model.path);
        if (!model.gateway.isEmpty())
            add(4, model.gateway, model.path);
    }
    return grants;
}

} // namespace

ToolReach toolReach(const Manifest &manifest, const Tool &tool, ValueMask &mask)
{
    ToolReach reach;
    reach.path = tool.path;
    reach.line = manifest.lineOf(tool.path);
    reach.connection = tool.connection;
    reach.model = tool.usesModel;
    reach.secretArguments = tool.secretArguments;
    reach.secretArguments.sort();
    reach.secretArguments.removeDuplicates();
    for (const Function &function : tool.functions)
        reach.functions.append(tool.id + QLatin1Char('.') + function.name);
    if (!tool.isRemote())
        return reach;
    reach.where = tool.connection.isEmpty() ? ToolReach::Where::Remote : ToolReach::Where::Connected;
    reach.address = mask.urls(normalisedUrl(tool.url));
    for (auto it = tool.headers.begin(); it != tool.headers.end(); ++it) {
        const QStringList where{QStringLiteral("tools"), tool.id, QStringLiteral("remote"), QStringLiteral("headers"), it.key()};
        reach.headers.append(it.key().toLower() + QStringLiteral(": ") + mask.value(where, it.value()).toString());
    }
    reach.headers.sort();
    return reach;
}

QList<HarnessRow> harnessRows(const Manifest *installed, const Manifest *workingCopy, ValueMask &mask)
{
    const Targets before = targetsOf(installed, mask);
    const Targets after = targetsOf(workingCopy, mask);
    QMap<std::pair<QString, QString>, HarnessRow> rows;
    for (auto it = before.begin(); it != before.end(); ++it) {
        HarnessRow &row = rows[it.key()];
        row.before = it->text;
        row.installedPath = it->path;
        row.installedLine = installed->lineOf(it->path);
    }
    for (auto it = after.begin(); it != after.end(); ++it) {
        HarnessRow &row = rows[it.key()];
        row.after = it->text;
        row.path = it->path;
        row.line = workingCopy->lineOf(it->path);
    }
    for (auto it = rows.begin(); it != rows.end(); ++it) {
        it->kind = it.key().first;
        it->name = it.key().second;
        it->widens = widens(it.key(), before.value(it.key()), after.value(it.key()));
    }
    return rows.values();
}

QList<GrantRow> grantRows(const Manifest *installed, const Manifest *workingCopy)
{
    const Grants before = grantsOf(installed);
    const Grants after = grantsOf(workingCopy);
    QMap<std::pair<int, QString>, GrantRow> rows;
    for (auto it = before.begin(); it != before.end(); ++it) {
        GrantRow &row = rows[it.key()];
        row.before = true;
        row.installedPath = *it;
        row.installedLine = installed->lineOf(*it);
    }
    for (auto it = after.begin(); it != after.end(); ++it) {
        GrantRow &row = rows[it.key()];
        row.after = true;
        row.path = *it;
        row.line = workingCopy->lineOf(*it);
    }
    for (auto it = rows.begin(); it != rows.end(); ++it) {
        it->kind = QLatin1String(grantKinds[it.key().first]);
        it->name = it.key().second;
    }
    return rows.values();
}

} // namespace oz0
