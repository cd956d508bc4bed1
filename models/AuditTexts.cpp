#include "models/AuditTexts.h"

#include "core/domain/Candidate.h"
#include "models/Texts.h"

namespace oz0 {

namespace {

struct ActionText
{
    const char *action;
    const char *text;
};

constexpr ActionText actions[] = {
    {"candidate.create", QT_TRANSLATE_NOOP("oz0::AuditTexts", "Candidate created")},
    {"candidate.update", QT_TRANSLATE_NOOP("oz0::AuditTexts", "Candidate saved")},
    {"candidate.run", QT_TRANSLATE_NOOP("oz0::AuditTexts", "Job started on a candidate")},
    {"candidate.standing", QT_TRANSLATE_NOOP("oz0::AuditTexts", "Candidate’s standing changed")},
    {"candidate.remove", QT_TRANSLATE_NOOP("oz0::AuditTexts", "Candidate removed")},
    {"candidate.expire", QT_TRANSLATE_NOOP("oz0::AuditTexts", "Candidate expired")},
    {"plugin.install", QT_TRANSLATE_NOOP("oz0::AuditTexts", "Plugin installed")},
    {"plugin.uninstall", QT_TRANSLATE_NOOP("oz0::AuditTexts", "Plugin uninstalled")},
    {"plugin.secrets", QT_TRANSLATE_NOOP("oz0::AuditTexts", "Plugin’s secrets changed")},
    {"plugin.bindings", QT_TRANSLATE_NOOP("oz0::AuditTexts", "Plugin’s bindings changed")},
    {"plugin.gate", QT_TRANSLATE_NOOP("oz0::AuditTexts", "Quality gate")},
    {"plugin.rollout", QT_TRANSLATE_NOOP("oz0::AuditTexts", "Rollout")},
    {"node.join", QT_TRANSLATE_NOOP("oz0::AuditTexts", "Node joined")},
    {"node.set", QT_TRANSLATE_NOOP("oz0::AuditTexts", "Node changed")},
    {"node.remove", QT_TRANSLATE_NOOP("oz0::AuditTexts", "Node removed")},
    {"join_token.add", QT_TRANSLATE_NOOP("oz0::AuditTexts", "Join token made")},
    {"member.add", QT_TRANSLATE_NOOP("oz0::AuditTexts", "Member added")},
    {"member.set", QT_TRANSLATE_NOOP("oz0::AuditTexts", "Member changed")},
    {"member.remove", QT_TRANSLATE_NOOP("oz0::AuditTexts", "Member removed")},
    {"key.add", QT_TRANSLATE_NOOP("oz0::AuditTexts", "API key made")},
    {"key.revoke", QT_TRANSLATE_NOOP("oz0::AuditTexts", "API key revoked")},
    {"secret.set", QT_TRANSLATE_NOOP("oz0::AuditTexts", "Secret set")},
    {"secret.remove", QT_TRANSLATE_NOOP("oz0::AuditTexts", "Secret removed")},
    {"tenant.set", QT_TRANSLATE_NOOP("oz0::AuditTexts", "Tenant’s settings changed")},
    {"tenant.create", QT_TRANSLATE_NOOP("oz0::AuditTexts", "Tenant made")},
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
    return actionWord(entry.action);
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

QString AuditTexts::detail(const AuditEntry &entry)
{
    QStringList parts;
    if (!entry.cause.isEmpty())
        parts.append(cause(entry.cause));
    if (!entry.reason.isEmpty())
        parts.append(entry.reason);
    if (!entry.record.isEmpty())
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
