#include "cluster/rules/ManifestEdits.h"

#include "core/manifest/HostPattern.h"

#include <QJsonArray>

#include <algorithm>
#include <utility>

namespace oz0::edits {

namespace {

bool isEmpty(const QJsonValue &value)
{
    return value.isNull() || value.isUndefined() || (value.isArray() && value.toArray().isEmpty())
        || (value.isObject() && value.toObject().isEmpty());
}

void put(QJsonObject &parent, const QString &key, const QJsonValue &value)
{
    if (isEmpty(value))
        parent.remove(key);
    else
        parent.insert(key, value);
}

template <class Change>
void changeObject(QJsonObject &parent, const QString &key, Change change)
{
    QJsonObject object = parent.value(key).toObject();
    const QJsonObject before = object;
    change(object);
    if (object != before)
        put(parent, key, object);
}

// Calls change(entry) for each mapping of a list; it says whether the entry stays.
template <class Change>
void changeEntries(QJsonObject &parent, const QString &key, Change change)
{
    const QJsonArray entries = parent.value(key).toArray();
    QJsonArray kept;
    for (const QJsonValue &value : entries) {
        if (!value.isObject()) {
            kept.append(value);
            continue;
        }
        QJsonObject entry = value.toObject();
        if (change(entry))
            kept.append(entry);
    }
    if (kept != entries)
        put(parent, key, kept);
}

template <class Drop>
void dropTexts(QJsonObject &parent, const QString &key, Drop drops)
{
    const QJsonArray entries = parent.value(key).toArray();
    QJsonArray kept;
    for (const QJsonValue &entry : entries) {
        if (!entry.isString() || !drops(entry.toString()))
            kept.append(entry);
    }
    if (kept != entries)
        put(parent, key, kept);
}

void dropText(QJsonObject &parent, const QString &key, const QString &text)
{
    dropTexts(parent, key, [&](const QString &entry) { return entry == text; });
}

void addText(QJsonObject &parent, const QString &key, const QString &text)
{
    QJsonArray entries = parent.value(key).toArray();
    if (!entries.contains(text))
        entries.append(text);
    parent.insert(key, entries);
}

void changeNamed(QJsonObject &manifest, const QString &list, const QString &key, const QString &name,
                 const std::function<void(QJsonObject &)> &change)
{
    changeEntries(manifest, list, [&](QJsonObject &entry) {
        if (entry.value(key).toString() == name)
            change(entry);
        return true;
    });
}

void changeAgent(QJsonObject &manifest, const QString &agent, const std::function<void(QJsonObject &)> &change)
{
    changeNamed(manifest, QStringLiteral("agents"), QStringLiteral("name"), agent, change);
}

void appendEntry(QJsonObject &parent, const QString &list, const QJsonValue &entry)
{
    QJsonArray entries = parent.value(list).toArray();
    entries.append(entry);
    parent.insert(list, entries);
}

// Puts an entry in the place of the one of its name, at the end when there is none; a null one takes it out.
void replaceNamed(QJsonObject &manifest, const QString &list, const QString &name, const QJsonValue &entry)
{
    bool isDone = false;
    changeEntries(manifest, list, [&](QJsonObject &each) {
        if (each.value(QStringLiteral("name")).toString() != name)
            return true;
        isDone = true;
        each = entry.toObject();
        return entry.isObject();
    });
    if (isDone || !entry.isObject())
        return;
    appendEntry(manifest, list, entry);
}

// The tools of the other manifest's connection that are not there: one alone in its place takes its old ID again, others come back.
void takeTools(QJsonObject &manifest, const QString &connection, const QJsonArray &tools, const QJsonObject &from)
{
    const QString list = QStringLiteral("tools");
    const QString key = QStringLiteral("id");
    QStringList gone;
    for (const QJsonValue &tool : tools) {
        if (!entryNamed(manifest, list, tool.toString(), key).isObject())
            gone.append(tool.toString());
    }
    QStringList instead;
    for (const QJsonValue &tool : manifest.value(list).toArray()) {
        const QString id = tool.toObject().value(key).toString();
        if (tool.toObject().value(QStringLiteral("connection")).toString() == connection
            && !entryNamed(from, list, id, key).isObject())
            instead.append(id);
    }
    if (gone.size() == 1 && instead.size() == 1)
        return renameTool(manifest, instead.first(), gone.first());
    for (const QString &tool : std::as_const(gone)) {
        if (const QJsonValue theirs = entryNamed(from, list, tool, key); theirs.isObject())
            appendEntry(manifest, list, theirs);
    }
}

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

// An alias that asks for nothing any more goes, and from the tools that use it.
void dropModelPart(QJsonObject &manifest, const std::function<bool(QJsonObject &)> &change)
{
    QStringList gone;
    changeObject(manifest, QStringLiteral("requires"), [&](QJsonObject &needs) {
        changeEntries(needs, QStringLiteral("models"), [&](QJsonObject &model) {
            if (!change(model))
                return true;
            const bool asksForNothing = !model.value(QStringLiteral("sampling")).toBool()
                && model.value(QStringLiteral("gateway")).toString().isEmpty();
            if (asksForNothing)
                gone.append(model.value(QStringLiteral("alias")).toString());
            return !asksForNothing;
        });
    });
    changeEntries(manifest, QStringLiteral("tools"), [&](QJsonObject &tool) {
        if (gone.contains(tool.value(QStringLiteral("uses_model")).toString()))
            tool.remove(QStringLiteral("uses_model"));
        return true;
    });
}

} // namespace

QJsonValue entryNamed(const QJsonObject &manifest, const QString &list, const QString &name, const QString &key)
{
    for (const QJsonValue &entry : manifest.value(list).toArray()) {
        if (entry.toObject().value(key).toString() == name)
            return entry;
    }
    return QJsonValue::Null;
}

void dropSecret(QJsonObject &manifest, const QString &secret)
{
    changeObject(manifest, QStringLiteral("requires"), [&](QJsonObject &needs) {
        dropText(needs, QStringLiteral("secrets"), secret);
        changeEntries(needs, QStringLiteral("inject"),
                      [&](QJsonObject &binding) { return binding.value(QStringLiteral("secret")).toString() != secret; });
        changeObject(needs, QStringLiteral("secrets_from"), [&](QJsonObject &from) { from.remove(secret); });
    });
    changeEntries(manifest, QStringLiteral("agents"), [&](QJsonObject &agent) {
        changeObject(agent, QStringLiteral("harness"),
                     [&](QJsonObject &harness) { dropText(harness, QStringLiteral("auth"), secret); });
        return true;
    });
}

void takeBindings(QJsonObject &manifest, const QString &secret, const QJsonObject &from)
{
    QJsonArray theirs;
    for (const QJsonValue &binding :
         from.value(QStringLiteral("requires")).toObject().value(QStringLiteral("inject")).toArray()) {
        if (binding.toObject().value(QStringLiteral("secret")).toString() == secret)
            theirs.append(binding);
    }
    changeObject(manifest, QStringLiteral("requires"), [&](QJsonObject &needs) {
        QJsonArray bindings;
        qsizetype taken = 0; // one after the other in the places of the old ones
        for (const QJsonValue &binding : needs.value(QStringLiteral("inject")).toArray()) {
            if (binding.toObject().value(QStringLiteral("secret")).toString() != secret)
                bindings.append(binding);
            else if (taken < theirs.size())
                bindings.append(theirs.at(taken++));
        }
        for (; taken < theirs.size(); ++taken)
            bindings.append(theirs.at(taken));
        put(needs, QStringLiteral("inject"), bindings);
    });
}

void takeDelivery(QJsonObject &manifest, const QString &secret, const QJsonObject &from)
{
    const QString key = QStringLiteral("secrets_from");
    const QJsonValue theirs = from.value(QStringLiteral("requires")).toObject().value(key).toObject().value(secret);
    changeObject(manifest, QStringLiteral("requires"), [&](QJsonObject &needs) {
        changeObject(needs, key, [&](QJsonObject &deliveries) { put(deliveries, secret, theirs); });
    });
}

void dropMark(QJsonObject &manifest, const QString &argument)
{
    const QString tool = argument.section(QLatin1Char('.'), 0, 0);
    const QString mark = argument.section(QLatin1Char('.'), 1);
    changeTool(manifest, tool, [&](QJsonObject &entry) { dropText(entry, QStringLiteral("secret_arguments"), mark); });
}

void dropAuth(QJsonObject &manifest, const QString &agent, const QStringList &secrets)
{
    changeAgent(manifest, agent, [&](QJsonObject &entry) {
        changeObject(entry, QStringLiteral("harness"), [&](QJsonObject &harness) {
            dropTexts(harness, QStringLiteral("auth"), [&](const QString &secret) { return secrets.contains(secret); });
        });
    });
}

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

void dropTool(QJsonObject &manifest, const QString &tool)
{
    changeEntries(manifest, QStringLiteral("tools"),
                  [&](QJsonObject &entry) { return entry.value(QStringLiteral("id")).toString() != tool; });
    for (const char *list : {"agents", "connections"}) {
        changeEntries(manifest, QLatin1String(list), [&](QJsonObject &entry) {
            dropText(entry, QStringLiteral("tools"), tool);
            return true;
        });
    }
}

void changeTool(QJsonObject &manifest, const QString &tool, const std::function<void(QJsonObject &)> &change)
{
    changeNamed(manifest, QStringLiteral("tools"), QStringLiteral("id"), tool, change);
}

void renameTool(QJsonObject &manifest, const QString &tool, const QString &toId)
{
    changeTool(manifest, tool, [&](QJsonObject &entry) { entry.insert(QStringLiteral("id"), toId); });
    for (const char *list : {"agents", "connections"}) {
        changeEntries(manifest, QLatin1String(list), [&](QJsonObject &entry) {
            QJsonArray tools = entry.value(QStringLiteral("tools")).toArray();
            std::replace(tools.begin(), tools.end(), QJsonValue(tool), QJsonValue(toId));
            put(entry, QStringLiteral("tools"), tools);
            return true;
        });
    }
    changeEntries(manifest, QStringLiteral("flows"), [&](QJsonObject &flow) {
        changeEntries(flow, QStringLiteral("steps"), [&](QJsonObject &step) {
            const QString call = step.value(QStringLiteral("tool")).toString();
            if (call.startsWith(tool + QLatin1Char('.')))
                step.insert(QStringLiteral("tool"), QString(toId + call.mid(tool.size())));
            return true;
        });
        return true;
    });
}

void restoreTool(QJsonObject &manifest, const QString &tool, const QJsonObject &from)
{
    const QString list = QStringLiteral("tools");
    const QString key = QStringLiteral("id");
    const QJsonValue theirs = entryNamed(from, list, tool, key);
    if (!theirs.isObject() || entryNamed(manifest, list, tool, key).isObject())
        return;
    appendEntry(manifest, list, theirs);
    const QString alias = theirs.toObject().value(QStringLiteral("uses_model")).toString();
    changeObject(manifest, QStringLiteral("requires"), [&](QJsonObject &requirements) {
        const QJsonValue model = entryNamed(from.value(QStringLiteral("requires")).toObject(), QStringLiteral("models"), alias,
                                            QStringLiteral("alias"));
        const bool isThere = entryNamed(requirements, QStringLiteral("models"), alias, QStringLiteral("alias")).isObject();
        if (model.isObject() && !isThere)
            appendEntry(requirements, QStringLiteral("models"), model);
    });
    const QString connection = theirs.toObject().value(QStringLiteral("connection")).toString();
    if (!connection.isEmpty())
        takeConnection(manifest, connection, from);
}

void takeConnection(QJsonObject &manifest, const QString &connection, const QJsonObject &from)
{
    const QString list = QStringLiteral("connections");
    const QString key = QStringLiteral("connection");
    const QJsonValue theirs = entryNamed(from, list, connection);
    const QJsonArray tools = theirs.toObject().value(QStringLiteral("tools")).toArray();
    takeTools(manifest, connection, tools, from);
    replaceNamed(manifest, list, connection, theirs);
    QStringList elsewhere;
    changeEntries(manifest, QStringLiteral("tools"), [&](QJsonObject &tool) {
        const QString id = tool.value(QStringLiteral("id")).toString();
        const QJsonObject before = entryNamed(from, QStringLiteral("tools"), id, QStringLiteral("id")).toObject();
        if (tools.contains(id)) {
            tool.insert(key, connection);
            if (!tool.contains(QStringLiteral("remote")) && before.contains(QStringLiteral("remote"))) {
                tool.remove(QStringLiteral("server"));
                tool.insert(QStringLiteral("remote"), before.value(QStringLiteral("remote")));
            }
        } else if (tool.value(key).toString() == connection) {
            const QString other = before.value(key).toString();
            put(tool, key, before.value(key));
            if (!other.isEmpty() && entryNamed(manifest, list, other).isObject())
                changeNamed(manifest, list, QStringLiteral("name"), other,
                            [&](QJsonObject &entry) { addText(entry, QStringLiteral("tools"), id); });
            else if (!other.isEmpty())
                elsewhere.append(other);
        }
        return true;
    });
    // A tool is on one connection at a time.
    changeEntries(manifest, list, [&](QJsonObject &entry) {
        if (entry.value(QStringLiteral("name")).toString() != connection)
            dropTexts(entry, QStringLiteral("tools"), [&](const QString &tool) { return tools.contains(tool); });
        return true;
    });
    // What the tools were connected by may have gone meanwhile.
    for (const QString &other : std::as_const(elsewhere)) {
        if (!entryNamed(manifest, list, other).isObject())
            takeConnection(manifest, other, from);
    }
}

void renameConnection(QJsonObject &manifest, const QString &name, const QString &toName)
{
    changeNamed(manifest, QStringLiteral("connections"), QStringLiteral("name"), name,
                [&](QJsonObject &entry) { entry.insert(QStringLiteral("name"), toName); });
    changeNamed(manifest, QStringLiteral("tools"), QStringLiteral("connection"), name,
                [&](QJsonObject &entry) { entry.insert(QStringLiteral("connection"), toName); });
}

void dropFromList(QJsonObject &manifest, const QString &list, const QString &entry)
{
    dropText(manifest, list, entry);
}

void dropSampling(QJsonObject &manifest, const QString &alias)
{
    dropModelPart(manifest, [&](QJsonObject &model) {
        if (model.value(QStringLiteral("alias")).toString() != alias || !model.value(QStringLiteral("sampling")).toBool())
            return false;
        model.remove(QStringLiteral("sampling"));
        return true;
    });
}

void dropGateway(QJsonObject &manifest, const QString &format)
{
    dropModelPart(manifest, [&](QJsonObject &model) {
        if (model.value(QStringLiteral("gateway")).toString() != format)
            return false;
        model.remove(QStringLiteral("gateway"));
        return true;
    });
}

void takeToolModel(QJsonObject &manifest, const QString &tool, const QJsonObject &from)
{
    const QString key = QStringLiteral("uses_model");
    const QJsonValue theirs = entryNamed(from, QStringLiteral("tools"), tool, QStringLiteral("id")).toObject().value(key);
    changeTool(manifest, tool, [&](QJsonObject &entry) { put(entry, key, theirs); });
}

void takeContract(QJsonObject &manifest, const QString &kind, const QString &subject, const QJsonObject &from)
{
    const QString name = QStringLiteral("name");
    const auto take = [&](QJsonObject &parent, const QString &list, const QString &entry, const QJsonObject &fromParent) {
        const QJsonObject theirs = entryNamed(fromParent, list, entry).toObject();
        if (!entryNamed(parent, list, entry).isObject() && !theirs.isEmpty())
            return appendEntry(parent, list, theirs);
        changeNamed(parent, list, name, entry, [&](QJsonObject &mine) {
            for (const char *side : {"input", "output"})
                put(mine, QLatin1String(side), theirs.value(QLatin1String(side)));
        });
    };
    if (kind == QLatin1String("tool"))
        return restoreTool(manifest, subject, from);
    if (kind != QLatin1String("function"))
        return take(manifest, kind + QLatin1Char('s'), subject, from);
    const QString tool = subject.section(QLatin1Char('.'), 0, 0);
    const QJsonObject fromTool = entryNamed(from, QStringLiteral("tools"), tool, QStringLiteral("id")).toObject();
    changeTool(manifest, tool, [&](QJsonObject &entry) {
        take(entry, QStringLiteral("functions"), subject.section(QLatin1Char('.'), 1), fromTool);
    });
}

} // namespace oz0::edits
