#include "models/AuditTexts.h"

#include "core/domain/Candidate.h"
#include "models/Texts.h"

namespace oz0 {

namespace {

constexpr int mostNodesNamed = 3;

struct ActionText
{
    const char *action;
    const char *text;  ///< once it is done
    const char *tried; ///< when it was refused or failed
};

constexpr ActionText actions[] = {
    {"candidate.create", QT_TRANSLATE_NOOP("oz0::AuditTexts", "Candidate created"),
     QT_TRANSLATE_NOOP("oz0::AuditTexts", "Create a candidate")},
    {"candidate.update", QT_TRANSLATE_NOOP("oz0::AuditTexts", "Candidate saved"),
     QT_TRANSLATE_NOOP("oz0::AuditTexts", "Save a candidate")},
    {"candidate.run", QT_TRANSLATE_NOOP("oz0::AuditTexts", "Job started on a candidate"),
     QT_TRANSLATE_NOOP("oz0::AuditTexts", "Start a job on a candidate")},
    {"candidate.standing", QT_TRANSLATE_NOOP("oz0::AuditTexts", "Candidate’s standing changed"),
     QT_TRANSLATE_NOOP("oz0::AuditTexts", "Change a candidate’s standing")},
    {"candidate.remove", QT_TRANSLATE_NOOP("oz0::AuditTexts", "Candidate removed"),
     QT_TRANSLATE_NOOP("oz0::AuditTexts", "Remove a candidate")},
    {"candidate.expire", QT_TRANSLATE_NOOP("oz0::AuditTexts", "Candidate expired"),
     QT_TRANSLATE_NOOP("oz0::AuditTexts", "Expire a candidate")},
    {"plugin.install", QT_TRANSLATE_NOOP("oz0::AuditTexts", "Plugin installed"),
     QT_TRANSLATE_NOOP("oz0::AuditTexts", "Install a plugin")},
    {"plugin.uninstall", QT_TRANSLATE_NOOP("oz0::AuditTexts", "Plugin uninstalled"),
     QT_TRANSLATE_NOOP("oz0::AuditTexts", "Uninstall a plugin")},
    {"plugin.secrets", QT_TRANSLATE_NOOP("oz0::AuditTexts", "Plugin’s secrets changed"),
     QT_TRANSLATE_NOOP("oz0::AuditTexts", "Change a plugin’s secrets")},
    {"plugin.bindings", QT_TRANSLATE_NOOP("oz0::AuditTexts", "Plugin’s bindings changed"),
     QT_TRANSLATE_NOOP("oz0::AuditTexts", "Change a plugin’s bindings")},
    {"plugin.gate", QT_TRANSLATE_NOOP("oz0::AuditTexts", "Quality gate"), QT_TRANSLATE_NOOP("oz0::AuditTexts", "Quality gate")},
    {"plugin.rollout", QT_TRANSLATE_NOOP("oz0::AuditTexts", "Rollout"), QT_TRANSLATE_NOOP("oz0::AuditTexts", "Rollout")},
    {"node.join", QT_TRANSLATE_NOOP("oz0::AuditTexts", "Node joined"), QT_TRANSLATE_NOOP("oz0::AuditTexts", "Join a node")},
    {"node.set", QT_TRANSLATE_NOOP("oz0::AuditTexts", "Node changed"), QT_TRANSLATE_NOOP("oz0::AuditTexts", "Change a node")},
    {"node.remove", QT_TRANSLATE_NOOP("oz0::AuditTexts", "Node removed"), QT_TRANSLATE_NOOP("oz0::AuditTexts", "Remove a node")},
    {"join_token.add", QT_TRANSLATE_NOOP("oz0::AuditTexts", "Join token made"),
     QT_TRANSLATE_NOOP("oz0::AuditTexts", "Make a join token")},
    {"member.add", QT_TRANSLATE_NOOP("oz0::AuditTexts", "Member added"), QT_TRANSLATE_NOOP("oz0::AuditTexts", "Add a member")},
    {"member.set", QT_TRANSLATE_NOOP("oz0::AuditTexts", "Member changed"),
     QT_TRANSLATE_NOOP("oz0::AuditTexts", "Change a member")},
    {"member.remove", QT_TRANSLATE_NOOP("oz0::AuditTexts", "Member removed"),
     QT_TRANSLATE_NOOP("oz0::AuditTexts", "Remove a member")},
    {"api_key.add", QT_TRANSLATE_NOOP("oz0::AuditTexts", "API key made"),
     QT_TRANSLATE_NOOP("oz0::AuditTexts", "Make an API key")},
    {"api_key.revoke", QT_TRANSLATE_NOOP("oz0::AuditTexts", "API key revoked"),
     QT_TRANSLATE_NOOP("oz0::AuditTexts", "Revoke an API key")},
    {"secret.set", QT_TRANSLATE_NOOP("oz0::AuditTexts", "Secret set"), QT_TRANSLATE_NOOP("oz0::AuditTexts", "Set a secret")},
    {"secret.remove", QT_TRANSLATE_NOOP("oz0::AuditTexts", "Secret removed"),
     QT_TRANSLATE_NOOP("oz0::AuditTexts", "Remove a secret")},
    {"tenant.set", QT_TRANSLATE_NOOP("oz0::AuditTexts", "Tenant’s settings changed"),
     QT_TRANSLATE_NOOP("oz0::AuditTexts", "Change the tenant’s settings")},
    {"tenant.create", QT_TRANSLATE_NOOP("oz0::AuditTexts", "Tenant made"), QT_TRANSLATE_NOOP("oz0::AuditTexts", "Make a tenant")},
};

} // namespace

QString AuditTexts::actionWord(const QString &action)
{
    for (const ActionText &each : actions) {
        if (action == QLatin1String(each.action))
            return tr(each.text);
    }
    return action;
}

QStringList AuditTexts::knownActions()
{
    QStringList known;
    for (const ActionText &each : actions)
        known.append(QString::fromLatin1(each.action));
    return known;
}

QString AuditTexts::action(const AuditEntry &entry)
{
    if (entry.outcome != QLatin1String("refused") && entry.outcome != QLatin1String("failed"))
        return actionWord(entry.action);
    for (const ActionText &each : actions) {
        if (entry.action == QLatin1String(each.action))
            return tr(each.tried);
    }
    return entry.action;
}

QString AuditTexts::outcome(const QString &outcome)
{
    if (outcome == QLatin1String("done"))
        return tr("done");
    if (outcome == QLatin1String("refused"))
        return tr("refused");
    if (outcome == QLatin1String("failed"))
        return tr("failed");
    return outcome;
}

int AuditTexts::outcomeState(const QString &outcome)
{
    if (outcome == QLatin1String("refused"))
        return 1;
    return outcome == QLatin1String("failed") ? 2 : 0;
}

QString AuditTexts::cause(const QString &cause)
{
    static const char *const known[][2] = {
        {"person", QT_TRANSLATE_NOOP("oz0::AuditTexts", "by hand")},
        {"create", QT_TRANSLATE_NOOP("oz0::AuditTexts", "first save")},
        {"reload", QT_TRANSLATE_NOOP("oz0::AuditTexts", "reload")},
        {"resend", QT_TRANSLATE_NOOP("oz0::AuditTexts", "the same bytes again")},
        {"takeover", QT_TRANSLATE_NOOP("oz0::AuditTexts", "takeover")},
        {"renewal", QT_TRANSLATE_NOOP("oz0::AuditTexts", "renewal")},
        {"expiry", QT_TRANSLATE_NOOP("oz0::AuditTexts", "no renewal came")},
        {"gate", QT_TRANSLATE_NOOP("oz0::AuditTexts", "quality gate")},
        {"rollout", QT_TRANSLATE_NOOP("oz0::AuditTexts", "rollout")},
        {"start", QT_TRANSLATE_NOOP("oz0::AuditTexts", "started")},
        {"stop", QT_TRANSLATE_NOOP("oz0::AuditTexts", "stopped")},
    };
    for (const auto &each : known) {
        if (cause == QLatin1String(each[0]))
            return tr(each[1]);
    }
    return cause;
}

QString AuditTexts::whyRefused(const Verdict &verdict)
{
    if (verdict.refusals.isEmpty())
        return {};
    QString first = Texts::refusal(verdict.refusals.first());
    if (first.endsWith(QLatin1Char('.')))
        first.chop(1);
    const int more = int(verdict.refusals.size()) - 1;
    return more == 0 ? first : tr("%1, and %n more reason(s)", "a reason", more).arg(first);
}

QString AuditTexts::nodes(const QList<NodeName> &nodes, int most)
{
    QStringList names;
    for (const NodeName &node : nodes.mid(0, most))
        names.append(node.text());
    if (nodes.size() > most)
        names.append(tr("%n more", "nodes", int(nodes.size()) - most));
    return Texts::joined(names);
}

QString AuditTexts::object(const AuditEntry &entry)
{
    QStringList parts;
    if (!entry.owner.isEmpty() && entry.owner != entry.actor && !entry.object.endsWith(entry.owner.text()))
        parts.append(tr("of %1", "owner").arg(entry.owner.text()));
    if (!entry.nodes.isEmpty())
        parts.append(tr("on %1", "nodes").arg(nodes(entry.nodes, mostNodesNamed)));
    return parts.join(QLatin1Char(' '));
}

QString AuditTexts::versions(const AuditEntry &entry)
{
    const QString &from = entry.from.version;
    const QString &to = entry.to.version;
    const bool isCandidates = entry.action.startsWith(QLatin1String("candidate."));
    if (isCandidates && (from == to || to.isEmpty()))
        return {};
    if (from.isEmpty() && to.isEmpty())
        return {};
    if (from == to && entry.from.digest != entry.to.digest)
        return tr("version %1, other bytes").arg(to);
    if (from.isEmpty() || to.isEmpty() || from == to)
        return tr("version %1").arg(to.isEmpty() ? from : to);
    return tr("version %1 → %2", "before, afterwards").arg(from, to);
}

QString AuditTexts::candidates(const AuditEntry &entry)
{
    QStringList ids;
    for (const CandidateId &id : entry.candidates)
        ids.append(id.text());
    return ids.isEmpty() ? QString() : tr("same bytes as candidate %1", "IDs").arg(Texts::joined(ids));
}

QString AuditTexts::detail(const AuditEntry &entry, const QString &whyRefused)
{
    QStringList parts;
    for (const QString &told : {versions(entry), candidates(entry)}) {
        if (!told.isEmpty())
            parts.append(told);
    }
    if (!entry.cause.isEmpty())
        parts.append(cause(entry.cause));
    if (!entry.reason.isEmpty())
        parts.append(entry.reason);
    if (const QString whose = object(entry); !whose.isEmpty())
        parts.append(whose);
    if (!whyRefused.isEmpty())
        parts.append(whyRefused);
    else if (!entry.record.isEmpty())
        parts.append(tr("record %1").arg(entry.record.text()));
    return parts.join(QStringLiteral(" · "));
}

QString AuditTexts::chain(ChainState state)
{
    switch (state) {
    case ChainState::Unknown:
        return tr("Its own digest fits. The entry before it is not loaded.");
    case ChainState::Fits:
        return tr("It fits into the chain: its digest and the one it carries of the entry before are right.");
    case ChainState::Broken:
        return tr("It does not fit into the chain: it was changed, or the entry before it was.");
    }
    return {};
}

QString AuditTexts::fault(const ChainBreak &broken)
{
    const QString seq = Texts::number(broken.seq);
    switch (broken.fault) {
    case ChainFault::Number:
        return tr("Entry %1 does not follow the one before it: entries are missing or were put in.").arg(seq);
    case ChainFault::Previous:
        return tr("Entry %1 does not carry the digest of the one before it.").arg(seq);
    case ChainFault::Content:
        return tr("Entry %1 is not what its digest was made of: it was changed.").arg(seq);
    case ChainFault::End:
        return tr("Entries behind number %1 are missing.").arg(seq);
    }
    return {};
}

} // namespace oz0
