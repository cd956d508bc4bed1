// The words and the one JSON form of a diff summary.
#include "core/manifest/DiffSummary.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace oz0 {

namespace {

QString word(HostState state)
{
    return state == HostState::Reached ? QStringLiteral("reached")
        : state == HostState::Denied   ? QStringLiteral("denied")
                                       : QStringLiteral("absent");
}

QString word(ToolReach::Where where)
{
    return where == ToolReach::Where::Local ? QStringLiteral("local")
        : where == ToolReach::Where::Remote ? QStringLiteral("remote")
                                            : QStringLiteral("connected");
}

QJsonArray texts(const QStringList &list)
{
    return QJsonArray::fromStringList(list);
}

template <class T, class F>
QJsonArray each(const QList<T> &list, F toObject)
{
    QJsonArray array;
    for (const T &value : list)
        array.append(toObject(value));
    return array;
}

// Where it stands in both; what stands nowhere is left out.
void addPlaces(QJsonObject &object, const QString &path, int line, const QString &installedPath, int installedLine)
{
    if (!path.isEmpty()) {
        object.insert(QStringLiteral("path"), path);
        object.insert(QStringLiteral("line"), line);
    }
    if (!installedPath.isEmpty()) {
        object.insert(QStringLiteral("installedPath"), installedPath);
        object.insert(QStringLiteral("installedLine"), installedLine);
    }
}

QJsonObject subjectJson(const DiffSubject &subject)
{
    QJsonObject object{{QStringLiteral("side"), subject.side}, {QStringLiteral("isThere"), subject.isThere}};
    if (!subject.version.isEmpty())
        object.insert(QStringLiteral("version"), subject.version);
    if (!subject.digest.isEmpty())
        object.insert(QStringLiteral("digest"), subject.digest);
    return object;
}

QJsonObject countsJson(const DiffCounts &counts)
{
    return {{QStringLiteral("added"), counts.added},
            {QStringLiteral("removed"), counts.removed},
            {QStringLiteral("changed"), counts.changed},
            {QStringLiteral("widens"), counts.widens}};
}

QJsonObject changeJson(const ManifestChange &change)
{
    QJsonObject object{{QStringLiteral("kind"), word(change.kind)},
                       {QStringLiteral("key"), change.section},
                       {QStringLiteral("subject"), change.subject},
                       {QStringLiteral("where"), texts(change.where)}};
    addPlaces(object, change.path, change.lines.line, change.installedPath, change.installedLines.line);
    return object;
}

QJsonObject entryJson(const DiffEntry &entry)
{
    QJsonObject object = changeJson(entry.change);
    object.insert(QStringLiteral("widens"), texts(entry.widens));
    if (!entry.change.before.isUndefined())
        object.insert(QStringLiteral("before"), entry.change.before);
    if (!entry.change.after.isUndefined())
        object.insert(QStringLiteral("after"), entry.change.after);
    return object;
}

QJsonObject groupJson(const DiffGroup &group)
{
    return {{QStringLiteral("section"), word(group.section)},
            {QStringLiteral("declared"), group.declared},
            {QStringLiteral("counts"), countsJson(group.counts)},
            {QStringLiteral("changes"), each(group.entries, entryJson)}};
}

QJsonObject equatedJson(const ManifestChange &change)
{
    QJsonObject object = changeJson(change);
    object.remove(QStringLiteral("kind"));
    object.insert(QStringLiteral("likeness"), word(change.likeness));
    return object;
}

QJsonObject hostJson(const HostRow &row)
{
    QJsonObject object{{QStringLiteral("entry"), row.entry},
                       {QStringLiteral("list"), row.list == HostList::Allow ? QStringLiteral("allow") : QStringLiteral("deny")},
                       {QStringLiteral("before"), word(row.before)},
                       {QStringLiteral("after"), word(row.after)},
                       {QStringLiteral("widens"), row.widens}};
    if (!row.newly.isEmpty())
        object.insert(QStringLiteral("newly"), row.newly);
    addPlaces(object, row.path, row.line, row.installedPath, row.installedLine);
    return object;
}

QJsonObject processJson(const ProcessReach &process)
{
    QJsonObject object{{QStringLiteral("process"), process.name},
                       {QStringLiteral("isThereBefore"), process.isThereBefore},
                       {QStringLiteral("isThereAfter"), process.isThereAfter}};
    if (process.isLikeTools)
        object.insert(QStringLiteral("like"), QStringLiteral("tools"));
    else
        object.insert(QStringLiteral("hosts"), each(process.hosts, hostJson));
    return object;
}

QJsonObject secretJson(const SecretReach &secret)
{
    QJsonObject object{{QStringLiteral("as"), secret.isValue() ? QStringLiteral("value") : QStringLiteral("placeholder")},
                       {QStringLiteral("reasons"), texts(secret.reasons())},
                       {QStringLiteral("required"), secret.isRequired}};
    if (!secret.names().isEmpty())
        object.insert(QStringLiteral("names"), texts(secret.names()));
    if (!secret.from.isEmpty())
        object.insert(QStringLiteral("from"), secret.from);
    if (!secret.bound.isEmpty())
        object.insert(QStringLiteral("bound"), each(secret.bound, [](const BoundPlace &place) {
                          return QJsonObject{{QStringLiteral("host"), place.host},
                                             {QStringLiteral("header"), place.header},
                                             {QStringLiteral("format"), place.format}};
                      }));
    if (secret.line > 0)
        object.insert(QStringLiteral("line"), secret.line);
    return object;
}

QJsonObject toolJson(const ToolReach &tool)
{
    QJsonObject object{{QStringLiteral("where"), word(tool.where)},
                       {QStringLiteral("functions"), texts(tool.functions)},
                       {QStringLiteral("line"), tool.line}};
    const std::pair<const char *, QString> optional[] = {
        {"address", tool.address}, {"connection", tool.connection}, {"model", tool.model}};
    for (const auto &[key, value] : optional) {
        if (!value.isEmpty())
            object.insert(QLatin1String(key), value);
    }
    if (!tool.headers.isEmpty())
        object.insert(QStringLiteral("headers"), texts(tool.headers));
    if (!tool.secretArguments.isEmpty())
        object.insert(QStringLiteral("secretArguments"), texts(tool.secretArguments));
    return object;
}

template <class Row, class F>
QJsonObject rowJson(const char *key, const QString &name, const Row &row, F toObject)
{
    QJsonObject object{
        {QLatin1String(key), name}, {QStringLiteral("widens"), row.widens}, {QStringLiteral("changed"), row.isChanged()}};
    if (row.before)
        object.insert(QStringLiteral("before"), toObject(*row.before));
    if (row.after)
        object.insert(QStringLiteral("after"), toObject(*row.after));
    return object;
}

QJsonObject harnessJson(const HarnessRow &row)
{
    QJsonObject object{
        {QStringLiteral("kind"), row.kind}, {QStringLiteral("name"), row.name}, {QStringLiteral("widens"), row.widens}};
    if (!row.before.isEmpty())
        object.insert(QStringLiteral("before"), row.before);
    if (!row.after.isEmpty())
        object.insert(QStringLiteral("after"), row.after);
    addPlaces(object, row.path, row.line, row.installedPath, row.installedLine);
    return object;
}

QJsonObject grantJson(const GrantRow &row)
{
    QJsonObject object{{QStringLiteral("kind"), row.kind},
                       {QStringLiteral("name"), row.name},
                       {QStringLiteral("before"), row.before},
                       {QStringLiteral("after"), row.after},
                       {QStringLiteral("widens"), row.widens()}};
    addPlaces(object, row.path, row.line, row.installedPath, row.installedLine);
    return object;
}

QJsonObject gainJson(const HostGain &gain)
{
    QJsonObject object{{QStringLiteral("entry"), gain.entry.pattern.text()},
                       {QStringLiteral("change"),
                        gain.entry.list == HostList::Allow ? QStringLiteral("host_added") : QStringLiteral("deny_removed")},
                       {QStringLiteral("processes"), texts(gain.processes)},
                       {QStringLiteral("example"), gain.example.text()}};
    if (gain.processesLeftOut > 0)
        object.insert(QStringLiteral("moreProcesses"), gain.processesLeftOut);
    if (gain.entry.list == HostList::Allow)
        addPlaces(object, gain.entry.path, gain.entry.place.line, {}, 0);
    else
        addPlaces(object, {}, 0, gain.entry.path, gain.entry.place.line);
    return object;
}

QJsonObject reachJson(const ReachDiff &reach)
{
    QJsonObject object{
        {QStringLiteral("changed"), reach.isChanged()},
        {QStringLiteral("widens"), reach.widens()},
        {QStringLiteral("gains"), each(reach.gains, gainJson)},
        {QStringLiteral("processes"), each(reach.processes, processJson)},
        {QStringLiteral("secrets"),
         each(reach.secrets, [](const SecretRow &row) { return rowJson("secret", row.secret, row, secretJson); })},
        {QStringLiteral("tools"), each(reach.tools, [](const ToolRow &row) { return rowJson("tool", row.tool, row, toolJson); })},
        {QStringLiteral("harnesses"), each(reach.harnesses, harnessJson)},
        {QStringLiteral("grants"), each(reach.grants, grantJson)}};
    if (reach.hostsLeftOut > 0)
        object.insert(QStringLiteral("hostsLeftOut"), reach.hostsLeftOut);
    return object;
}

} // namespace

QString SideName::text() const
{
    return kind == Kind::Installed ? QStringLiteral("installed")
        : kind == Kind::Candidate  ? QStringLiteral("candidate:") + id
                                   : QStringLiteral("refusal:") + id;
}

std::optional<SideName> sideFromText(const QString &text)
{
    if (text == QLatin1String("installed"))
        return SideName{};
    const qsizetype colon = text.indexOf(QLatin1Char(':'));
    const QString kind = text.left(std::max(qsizetype(0), colon));
    const QString id = text.mid(colon + 1);
    const bool isId = !id.isEmpty() && id.size() <= 100 && std::all_of(id.begin(), id.end(), [](QChar c) {
        return c.unicode() < 0x80
            && (c.isLetterOrNumber() || c == QLatin1Char('-') || c == QLatin1Char('_') || c == QLatin1Char('.'));
    });
    if (isId && kind == QLatin1String("candidate"))
        return SideName{SideName::Kind::Candidate, id};
    if (isId && kind == QLatin1String("refusal"))
        return SideName{SideName::Kind::Refusal, id};
    return std::nullopt;
}

QString word(DiffSection section)
{
    switch (section) {
    case DiffSection::Secrets:
        return QStringLiteral("secrets");
    case DiffSection::Network:
        return QStringLiteral("network");
    case DiffSection::Connections:
        return QStringLiteral("connections");
    case DiffSection::Tools:
        return QStringLiteral("tools");
    case DiffSection::Harnesses:
        return QStringLiteral("harnesses");
    case DiffSection::Agents:
        return QStringLiteral("agents");
    case DiffSection::Models:
        return QStringLiteral("models");
    case DiffSection::Grants:
        return QStringLiteral("grants");
    case DiffSection::Contracts:
        return QStringLiteral("contracts");
    case DiffSection::Identity:
        return QStringLiteral("identity");
    }
    return {};
}

QString word(ChangeKind kind)
{
    switch (kind) {
    case ChangeKind::Added:
        return QStringLiteral("added");
    case ChangeKind::Removed:
        return QStringLiteral("removed");
    case ChangeKind::Changed:
        return QStringLiteral("changed");
    case ChangeKind::Equated:
        return QStringLiteral("equated");
    }
    return {};
}

QString word(Likeness likeness)
{
    switch (likeness) {
    case Likeness::None:
        return {};
    case Likeness::Order:
        return QStringLiteral("order");
    case Likeness::Empty:
        return QStringLiteral("empty");
    case Likeness::Spelling:
        return QStringLiteral("spelling");
    }
    return {};
}

QJsonObject diffToJson(const DiffSummary &summary)
{
    return {{QStringLiteral("schema"), 1},
            {QStringLiteral("plugin"), summary.plugin.text()},
            {QStringLiteral("from"), subjectJson(summary.from)},
            {QStringLiteral("to"), subjectJson(summary.to)},
            {QStringLiteral("counts"), countsJson(summary.counts)},
            {QStringLiteral("sections"), each(summary.groups, groupJson)},
            {QStringLiteral("treatedAsEqual"), each(summary.equated, equatedJson)},
            {QStringLiteral("hiddenValues"), summary.hiddenValues},
            {QStringLiteral("reach"), reachJson(summary.reach)}};
}

} // namespace oz0
