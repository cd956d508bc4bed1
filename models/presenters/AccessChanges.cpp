// Members, keys, nodes and join tokens: the other half of AdminChanges.
#include "models/presenters/AdminChanges.h"

#include "core/client/WireText.h"
#include "core/wire/Codec.h"
#include "models/Texts.h"

#include <QJsonObject>

#include <algorithm>

namespace oz0 {

namespace {

using Weight = ChangeEffect::Weight;

QStringList roleWords(Role role, bool content)
{
    QStringList words{QStringLiteral("--role"), word(role)};
    if (content)
        words.append(QStringLiteral("--content"));
    return words;
}

bool isLastAdmin(const Member &member, const QList<Member> &members)
{
    return member.role == Role::Admin && members.contains(member)
        && std::none_of(members.begin(), members.end(), [&member](const Member &other) {
               return other.role == Role::Admin && other.principal != member.principal;
           });
}

bool isOpen(const Node &node)
{
    return node.labels.value(QStringLiteral("candidates")) == QLatin1String("allow");
}

bool installs(const Node &node, const PluginName &plugin)
{
    return std::any_of(node.parts.begin(), node.parts.end(),
                       [&plugin](const NodePart &part) { return part.kind == PartKind::Installed && part.plugin == plugin; });
}

QJsonObject labelObject(const Labels &labels)
{
    QJsonObject object;
    for (auto it = labels.begin(); it != labels.end(); ++it)
        object.insert(it.key(), it.value());
    return object;
}

} // namespace

QString AdminChanges::principalOf(const QString &name)
{
    const QString trimmed = name.trimmed();
    return trimmed.contains(QLatin1Char(':')) ? trimmed : QStringLiteral("user:") + trimmed;
}

std::optional<Labels> AdminChanges::labelsFrom(const QString &text, QString &complaint)
{
    QStringList pairs;
    for (const QString &line : text.split(QLatin1Char('\n'))) {
        if (!line.trimmed().isEmpty())
            pairs.append(line.trimmed());
    }
    const Result<Labels> labels = labelsFromArguments(pairs);
    const Result<void> valid = labels ? checkLabels(*labels) : Result<void>(Failure(labels.error()));
    if (!valid) {
        complaint = tr("Labels are written key=value, one a line, each key once.");
        return std::nullopt;
    }
    return *labels;
}

Change AdminChanges::addMember(const MemberInput &input, const QList<Member> &members) const
{
    const QString principal = principalOf(input.name);
    Change change;
    change.title = tr("Add a member");
    change.explanation = tr("The server makes a token for the new member and tells it once.");
    change.verb = tr("Add the member");
    change.icon = QStringLiteral("plus");
    change.done = tr("%1 is a member now.").arg(principal);
    change.method = "PUT";
    change.path = QStringLiteral("members/") + pathPart(principal);
    change.body = {{QStringLiteral("role"), word(input.role)}, {QStringLiteral("content"), input.content}};
    change.tellsToken = true;
    change.command = line(QStringList{QStringLiteral("member"), QStringLiteral("add"), input.name.trimmed()}
                          + roleWords(input.role, input.content)
                          + QStringList{QStringLiteral("--context-out"), QStringLiteral("FILE")});
    static const QString allowed = QStringLiteral("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-");
    const QString name = principal.section(QLatin1Char(':'), 1);
    const bool isName = !name.isEmpty() && name.size() <= 100 && name.at(0).isLetterOrNumber()
        && std::all_of(name.begin(), name.end(), [](QChar c) { return allowed.contains(c); });
    if (input.name.trimmed().isEmpty())
        change.complaint = tr("The name is missing.");
    else if (!principal.startsWith(QLatin1String("user:")) || !isName)
        change.complaint = tr("A member is named by letters, digits, dot, dash and _.");
    for (const Member &member : members) {
        if (member.principal.text() == principal)
            change.complaint = tr("%1 is a member already.").arg(principal);
    }
    return change;
}

Change AdminChanges::setMember(const Member &member, const MemberInput &input, const QList<Member> &members) const
{
    const QString principal = member.principal.text();
    Change change;
    change.title = tr("Change the role of %1").arg(principal);
    change.explanation = tr("It holds from the next request on. The token stays the same.");
    change.verb = tr("Change the role");
    change.icon = QStringLiteral("user");
    change.done = tr("%1 is %2 now.").arg(principal, Texts::role(input.role));
    change.method = "PUT";
    change.path = QStringLiteral("members/") + pathPart(principal);
    change.body = {{QStringLiteral("role"), word(input.role)}, {QStringLiteral("content"), input.content}};
    change.command = line(QStringList{QStringLiteral("member"), QStringLiteral("set"), principal}
                          + roleWords(input.role, input.content));
    change.destroys = input.role < member.role || (member.content && !input.content);
    if (input.role == member.role && input.content == member.content)
        change.complaint = tr("Nothing is different from now.");
    else if (input.role != Role::Admin && isLastAdmin(member, members))
        change.complaint = tr("The last admin stays one. Make somebody else an admin first.");
    const bool losesContent = member.content && !input.content;
    QStringList standing;
    QStringList ending;
    for (const Candidate &candidate : m_store.candidates()) {
        if (candidate.owner != member.principal || candidate.phase != CandidatePhase::Placed)
            continue;
        if (input.role < Role::Operator || (losesContent && input.role != Role::Admin))
            ending.append(nameOf(candidate));
        else if (candidate.standing == Standing::Admin && input.role == Role::Operator)
            standing.append(nameOf(candidate));
    }
    if (!ending.isEmpty())
        change.effects.append({QStringLiteral("ending"), Weight::Harms, int(ending.size()),
                               tr("candidate(s) end at the next renewal:", nullptr, int(ending.size())), ending});
    if (!standing.isEmpty())
        change.effects.append({QStringLiteral("admin"), Weight::Warns, int(standing.size()),
                               tr("candidate(s) go on as an operator’s where an operator could have saved them, else end:",
                                  nullptr, int(standing.size())),
                               standing});
    if (member.principal == m_session.me() && change.destroys)
        change.effects.append({QStringLiteral("warning"), Weight::Warns, -1, tr("You take rights from yourself.")});
    return change;
}

Change AdminChanges::removeMember(const Member &member, const QList<Member> &members) const
{
    const QString principal = member.principal.text();
    const bool isMe = member.principal == m_session.me();
    Change change;
    change.title = isMe ? tr("Remove yourself, %1?").arg(principal) : tr("Remove the member %1?").arg(principal);
    change.explanation = isMe ? tr("Your tokens and API keys are worth nothing any more, for good.")
                              : tr("The tokens and API keys of %1 are worth nothing any more, for good.").arg(principal);
    change.verb = tr("Remove %1").arg(principal);
    change.icon = QStringLiteral("trash");
    change.done = tr("%1 is no member any more.").arg(principal);
    change.method = "DELETE";
    change.path = QStringLiteral("members/") + pathPart(principal);
    change.command = line({QStringLiteral("member"), QStringLiteral("remove"), principal});
    change.destroys = true;
    change.typed = typedWhereItMatters(principal);
    QStringList candidates;
    for (const Candidate &candidate : m_store.candidates()) {
        if (candidate.owner == member.principal && candidate.phase == CandidatePhase::Placed)
            candidates.append(nameOf(candidate));
    }
    if (!candidates.isEmpty())
        change.effects.append(
            {QStringLiteral("ending"), Weight::Harms, int(candidates.size()),
             tr("candidate(s) cannot be renewed and expire; their nodes go back:", nullptr, int(candidates.size())), candidates});
    if (member.role == Role::Admin && !members.isEmpty()) {
        const auto admins = std::count_if(members.begin(), members.end(), [&member](const Member &other) {
            return other.role == Role::Admin && other.principal != member.principal;
        });
        if (admins > 0)
            change.effects.append(
                {QStringLiteral("admin"), Weight::Plain, int(admins), tr("admin(s) are left", nullptr, int(admins))});
    }
    if (isMe)
        change.effects.append(
            {QStringLiteral("warning"), Weight::Harms, -1, tr("You are signed out here and cannot sign in again.")});
    if (isLastAdmin(member, members))
        change.complaint = tr("The last admin stays. Make somebody else an admin first.");
    return change;
}

Change AdminChanges::addKey(const KeyInput &input) const
{
    Change change;
    change.title = tr("New API key");
    change.explanation = tr(
        "For a program. It acts for you, with the lower of what you choose here and what you may at that time.");
    change.verb = tr("Make the key");
    change.icon = QStringLiteral("plus");
    change.done = tr("The key “%1” is made.").arg(input.name.trimmed());
    change.method = "POST";
    change.path = QStringLiteral("api-keys");
    change.body = {{QStringLiteral("name"), input.name.trimmed()},
                   {QStringLiteral("role"), word(input.role)},
                   {QStringLiteral("content"), input.content},
                   {QStringLiteral("seconds"), qint64(input.days) * 24 * 3600}};
    change.tellsToken = true;
    QStringList words{QStringLiteral("api-key"), QStringLiteral("create"), input.name.trimmed()};
    words += roleWords(input.role, input.content);
    words += {QStringLiteral("--days"), QString::number(input.days), QStringLiteral("--context-out"), QStringLiteral("FILE")};
    change.command = line(words);
    if (input.name.trimmed().isEmpty())
        change.complaint = tr("Say what it is for.");
    else if (input.name.trimmed().size() > 100)
        change.complaint = tr("At most 100 characters.");
    return change;
}

Change AdminChanges::revokeKey(const ApiKey &key) const
{
    Change change;
    change.title = tr("Revoke the key “%1”?").arg(key.name);
    change.explanation = tr("Its token is worth nothing from now on. It cannot be brought back.");
    change.verb = tr("Revoke the key");
    change.icon = QStringLiteral("trash");
    change.done = tr("The key “%1” is revoked.").arg(key.name);
    change.method = "DELETE";
    change.path = QStringLiteral("api-keys/") + pathPart(key.id);
    change.command = line({QStringLiteral("api-key"), QStringLiteral("revoke"), key.id});
    change.destroys = true;
    change.typed = typedWhereItMatters(key.id);
    QStringList candidates;
    for (const Candidate &candidate : m_store.candidates()) {
        if (candidate.via == QStringLiteral("key:") + key.id && candidate.phase == CandidatePhase::Placed)
            candidates.append(nameOf(candidate));
    }
    if (!candidates.isEmpty())
        change.effects.append({QStringLiteral("ending"), Weight::Harms, int(candidates.size()),
                               tr("candidate(s) saved with it end at the next renewal:", nullptr, int(candidates.size())),
                               candidates});
    return change;
}

Change AdminChanges::setLabels(const NodeName &name, const QString &text) const
{
    Change change;
    change.title = tr("Labels of %1").arg(name.text());
    change.explanation = tr(
        "With candidates=allow operators may place candidates on it. What else a label means is the tenant’s own.");
    change.verb = tr("Save the labels");
    change.icon = QStringLiteral("nodes");
    change.done = tr("The labels of %1 are saved.").arg(name.text());
    change.method = "PATCH";
    change.path = QStringLiteral("nodes/") + pathPart(name.text());
    const auto found = m_store.nodes().find(name);
    if (found == m_store.nodes().end()) {
        change.complaint = tr("The node is gone.");
        return change;
    }
    const std::optional<Labels> labels = labelsFrom(text, change.complaint);
    if (!labels)
        return change;
    if (*labels == found->labels)
        change.complaint = tr("Nothing is different from now.");
    change.body = {{QStringLiteral("labels"), labelObject(*labels)}};
    QStringList words{QStringLiteral("node"), QStringLiteral("label"), name.text()};
    for (auto it = labels->begin(); it != labels->end(); ++it) {
        if (!found->labels.contains(it.key()) || found->labels.value(it.key()) != it.value())
            words += {QStringLiteral("--set"), it.key() + QLatin1Char('=') + it.value()};
    }
    for (const QString &key : found->labels.keys()) {
        if (!labels->contains(key))
            words += {QStringLiteral("--unset"), key};
    }
    change.command = line(words);
    const QString open = QStringLiteral("candidates");
    const bool wasOpen = found->labels.value(open) == QLatin1String("allow");
    const bool isOpen = labels->value(open) == QLatin1String("allow");
    if (wasOpen && !isOpen) {
        change.destroys = true;
        change.effects.append({QStringLiteral("lock"), Weight::Warns, 1, tr("node closes to operators’ candidates"), {}});
        const auto candidate = found->candidate ? m_store.candidates().find(found->candidate->id) : m_store.candidates().end();
        if (candidate != m_store.candidates().end() && candidate->standing == Standing::Operator)
            change.effects.append(
                {QStringLiteral("ending"), Weight::Harms, 1, tr("candidate ends at its next renewal:"), {nameOf(*candidate)}});
    } else if (!wasOpen && isOpen) {
        change.effects.append({QStringLiteral("unlock"), Weight::Warns, 1, tr("node opens to operators’ candidates"), {}});
    }
    return change;
}

Change AdminChanges::removeNode(const NodeName &name) const
{
    Change change;
    change.title = tr("Remove the node %1?").arg(name.text());
    change.explanation = tr("Its token dies; it is told nothing any more. To come back it joins anew with a join token.");
    change.verb = tr("Remove %1").arg(name.text());
    change.icon = QStringLiteral("trash");
    change.done = tr("%1 is no node of the tenant any more.").arg(name.text());
    change.method = "DELETE";
    change.path = QStringLiteral("nodes/") + pathPart(name.text());
    change.command = line({QStringLiteral("node"), QStringLiteral("remove"), name.text()});
    change.destroys = true;
    change.typed = typedWhereItMatters(name.text());
    const auto found = m_store.nodes().find(name);
    if (found == m_store.nodes().end()) {
        change.complaint = tr("The node is gone.");
        return change;
    }
    addWhatANodeLeaves(change, *found);
    return change;
}

void AdminChanges::addWhatANodeLeaves(Change &change, const Node &node) const
{
    const auto add = [&change](const char *icon, Weight weight, int count, const QString &sentence,
                               const QStringList &names = {}) {
        if (count > 0)
            change.effects.append({QLatin1String(icon), weight, count, sentence, names});
    };
    const auto isElsewhere = [this, &node](const auto &has) {
        return std::any_of(m_store.nodes().begin(), m_store.nodes().end(),
                           [&](const Node &other) { return other.name != node.name && other.online && has(other); });
    };
    QStringList stops;
    QStringList last;
    for (const NodePart &part : node.parts) {
        if (part.kind != PartKind::Installed)
            continue;
        const PluginName &plugin = part.plugin;
        const bool isServed = isElsewhere([&plugin](const Node &other) { return installs(other, plugin); });
        (isServed ? stops : last).append(plugin.text());
    }
    add("plugins", Weight::Plain, int(stops.size()), tr("plugin(s) stop there and go on elsewhere:", nullptr, int(stops.size())),
        stops);
    add("warning", Weight::Harms, int(last.size()),
        tr("plugin(s) stop and run on no other node that is online:", nullptr, int(last.size())), last);
    if (node.candidate) {
        const auto held = m_store.candidates().find(node.candidate->id);
        const bool isOnly = held != m_store.candidates().end() && held->nodes.size() == 1;
        add("candidates", Weight::Harms, 1,
            isOnly ? tr("candidate loses its only node:") : tr("candidate loses this node and keeps its others:"),
            {tr("%1 (%2)", "plugin, owner").arg(node.candidate->plugin.text(), node.candidate->owner.text())});
    }
    add("home", Weight::Harms, node.homes, tr("running job(s) are homed there", nullptr, node.homes));
    QStringList served;
    QStringList lastServed;
    for (const QString &model : node.serves)
        (isElsewhere([&model](const Node &other) { return other.serves.contains(model); }) ? served : lastServed).append(model);
    add("agent", Weight::Warns, int(served.size()),
        tr("local model(s) are served there, and elsewhere:", nullptr, int(served.size())), served);
    add("warning", Weight::Harms, int(lastServed.size()),
        tr("local model(s) are served nowhere else:", nullptr, int(lastServed.size())), lastServed);
    if (!node.gate.isEmpty())
        add("gate", Weight::Warns, 1, tr("quality gate loses this node:"), {node.gate.text()});
    if (!node.rollout.isEmpty())
        add("rollout", Weight::Warns, 1, tr("rollout loses this node:"), {node.rollout.text()});
    if (isOpen(node) && !isElsewhere([](const Node &other) { return isOpen(other); }))
        change.effects.append(
            {QStringLiteral("lock"), Weight::Harms, -1, tr("No other node that is online is open to operators’ candidates.")});
    if (change.effects.isEmpty())
        change.effects.append({QStringLiteral("ready"), Weight::Plain, -1, tr("Nothing runs there.")});
}

Change AdminChanges::addJoinToken(const JoinInput &input) const
{
    Change change;
    change.title = tr("New join token");
    change.explanation = tr("A machine joins the tenant with it, once for each use, and carries these labels.");
    change.verb = tr("Make the join token");
    change.icon = QStringLiteral("plus");
    change.done = tr("The join token is made.");
    change.method = "POST";
    change.path = QStringLiteral("join-tokens");
    change.tellsToken = true;
    const std::optional<Labels> labels = labelsFrom(input.labels, change.complaint);
    if (!labels)
        return change;
    change.body = {{QStringLiteral("labels"), labelObject(*labels)},
                   {QStringLiteral("uses"), input.uses},
                   {QStringLiteral("seconds"), input.hours * 3600}};
    QStringList words{QStringLiteral("node"), QStringLiteral("token")};
    for (auto it = labels->begin(); it != labels->end(); ++it)
        words += {QStringLiteral("--label"), it.key() + QLatin1Char('=') + it.value()};
    words += {QStringLiteral("--uses"), QString::number(input.uses)};
    change.command = line(words);
    if (labels->value(QStringLiteral("candidates")) == QLatin1String("allow"))
        change.effects.append({QStringLiteral("unlock"),
                               Weight::Warns,
                               input.uses,
                               tr("node(s) that join are open to operators’ candidates", nullptr, input.uses),
                               {}});
    return change;
}

} // namespace oz0
