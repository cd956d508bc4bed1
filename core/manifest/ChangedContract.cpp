#include "core/manifest/ChangedContract.h"

#include <QJsonArray>

#include <algorithm>

namespace oz0 {

namespace {

using Kind = ChangedContract::Kind;
using What = ChangedContract::What;

template <class Item, class Key>
QHash<QString, const Item *> named(const QList<Item> &items, Key key)
{
    QHash<QString, const Item *> found;
    for (const Item &item : items)
        found.insert(key(item), &item);
    return found;
}

class Changes
{
public:
    template <class Item, class Subject>
    void compare(Kind kind, Subject subject, const Item *before, const Item *after)
    {
        if (before && after && before->input == after->input && before->output == after->output)
            return;
        ChangedContract change{kind,
                               What::Changed,
                               subject(before ? *before : *after),
                               after ? after->path : QString(),
                               before ? before->path : QString(),
                               {}};
        if (!before || !after) {
            change.what = before ? What::Removed : What::Added;
            m_changes.append(change);
            return;
        }
        const auto append = [&](SchemaSide side, const QJsonObject &old, const QJsonObject &now) {
            for (const SchemaChange &each : compareSchemas(old, now, side))
                change.details.append({side, each});
        };
        append(SchemaSide::Input, before->input, after->input);
        append(SchemaSide::Output, before->output, after->output);
        if (change.details.isEmpty())
            return;
        std::stable_partition(change.details.begin(), change.details.end(),
                              [](const ChangedContract::Detail &detail) { return detail.change.breaks; });
        m_changes.append(change);
    }

    // A tool stands or falls with its ID, whatever its functions.
    void tool(const Tool &tool, What what)
    {
        const bool isGone = what == What::Removed;
        m_changes.append({Kind::Tool, what, tool.id, isGone ? QString() : tool.path, isGone ? tool.path : QString(), {}});
    }

    template <class Item, class Subject>
    void compareAll(Kind kind, const QList<Item> &before, const QList<Item> &after, Subject subject)
    {
        const auto isSame = [](const Item &a, const Item &b) { return a.name == b.name; };
        if (std::equal(before.begin(), before.end(), after.begin(), after.end(), isSame)) {
            for (qsizetype i = 0; i < before.size(); ++i)
                compare(kind, subject, &before[i], &after[i]);
            return;
        }
        const auto name = [](const Item &item) { return item.name; };
        const QHash<QString, const Item *> old = named(before, name);
        const QHash<QString, const Item *> now = named(after, name);
        for (const Item &item : before)
            compare(kind, subject, &item, now.value(item.name));
        for (const Item &item : after) {
            if (!old.contains(item.name))
                compare(kind, subject, static_cast<const Item *>(nullptr), &item);
        }
    }

    QList<ChangedContract> take()
    {
        std::stable_sort(m_changes.begin(), m_changes.end(), [](const ChangedContract &a, const ChangedContract &b) {
            return std::pair(a.breaks() == 0, a.kind) < std::pair(b.breaks() == 0, b.kind);
        });
        return std::move(m_changes);
    }

private:
    QList<ChangedContract> m_changes;
};

} // namespace

int ChangedContract::breaks() const
{
    if (what != What::Changed)
        return what == What::Removed ? 1 : 0;
    return int(std::count_if(details.begin(), details.end(), [](const Detail &detail) { return detail.change.breaks; }));
}

QList<ChangedContract> changedContracts(const Manifest &installed, const Manifest &workingCopy)
{
    Changes changes;
    const auto toolId = [](const Tool &tool) { return tool.id; };
    const QHash<QString, const Tool *> old = named(installed.tools, toolId);
    const QHash<QString, const Tool *> now = named(workingCopy.tools, toolId);
    for (const Tool &tool : installed.tools) {
        const Tool *after = now.value(tool.id);
        if (!after) {
            changes.tool(tool, What::Removed);
            continue;
        }
        changes.compareAll(Kind::Function, tool.functions, after->functions,
                           [&](const Function &function) { return tool.id + QLatin1Char('.') + function.name; });
    }
    for (const Tool &tool : workingCopy.tools) {
        if (!old.contains(tool.id))
            changes.tool(tool, What::Added);
    }
    changes.compareAll(Kind::Agent, installed.agents, workingCopy.agents, [](const Agent &agent) { return agent.name; });
    changes.compareAll(Kind::Flow, installed.flows, workingCopy.flows, [](const Flow &flow) { return flow.name; });
    return changes.take();
}

QString word(ChangedContract::Kind kind)
{
    switch (kind) {
    case Kind::Tool:
        return QStringLiteral("tool");
    case Kind::Function:
        return QStringLiteral("function");
    case Kind::Agent:
        return QStringLiteral("agent");
    case Kind::Flow:
        return QStringLiteral("flow");
    }
    return {};
}

QString word(ChangedContract::What what)
{
    switch (what) {
    case What::Added:
        return QStringLiteral("added");
    case What::Removed:
        return QStringLiteral("removed");
    case What::Changed:
        return QStringLiteral("changed");
    }
    return {};
}

QString word(SchemaSide side)
{
    return side == SchemaSide::Input ? QStringLiteral("input") : QStringLiteral("output");
}

QJsonObject contractToJson(const ChangedContract &change, const Manifest &installed, const Manifest &workingCopy)
{
    QJsonArray details;
    for (const ChangedContract::Detail &detail : change.details) {
        QJsonObject object{{QStringLiteral("side"), word(detail.side)},
                           {QStringLiteral("what"), detail.change.what},
                           {QStringLiteral("where"), detail.change.where},
                           {QStringLiteral("word"), detail.change.word},
                           {QStringLiteral("breaks"), detail.change.breaks}};
        if (!detail.change.before.isUndefined())
            object.insert(QStringLiteral("before"), detail.change.before);
        if (!detail.change.after.isUndefined())
            object.insert(QStringLiteral("after"), detail.change.after);
        details.append(object);
    }
    QJsonObject object{{QStringLiteral("kind"), word(change.kind)},
                       {QStringLiteral("subject"), change.subject},
                       {QStringLiteral("change"), word(change.what)},
                       {QStringLiteral("breaks"), change.breaks() > 0},
                       {QStringLiteral("details"), details}};
    if (!change.path.isEmpty())
        object.insert(QStringLiteral("line"), workingCopy.lineOf(change.path));
    if (!change.installedPath.isEmpty())
        object.insert(QStringLiteral("installedLine"), installed.lineOf(change.installedPath));
    return object;
}

} // namespace oz0
