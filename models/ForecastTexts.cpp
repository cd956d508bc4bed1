#include "models/ForecastTexts.h"

#include "models/AuditTexts.h"
#include "models/Texts.h"

namespace oz0 {

namespace {

// A refused saver is told by the refusal's own sentence; an action that has none here by the audit's word.
struct Words
{
    const char *action;
    const char *sentence;
};

constexpr Words causes[] = {
    {"plugin.secrets", QT_TRANSLATE_NOOP("oz0::ForecastTexts", "%1 changed the plugin’s secrets at %2.")},
    {"plugin.bindings", QT_TRANSLATE_NOOP("oz0::ForecastTexts", "%1 changed the plugin’s bindings at %2.")},
    {"plugin.install", QT_TRANSLATE_NOOP("oz0::ForecastTexts", "%1 installed a version of the plugin at %2.")},
    {"plugin.uninstall", QT_TRANSLATE_NOOP("oz0::ForecastTexts", "%1 uninstalled the plugin at %2.")},
    {"member.set", QT_TRANSLATE_NOOP("oz0::ForecastTexts", "%1 changed what its saver may do at %2.")},
    {"member.remove", QT_TRANSLATE_NOOP("oz0::ForecastTexts", "%1 took its saver out of the tenant at %2.")},
    {"api_key.revoke", QT_TRANSLATE_NOOP("oz0::ForecastTexts", "%1 revoked the API key at %2.")},
    {"node.set", QT_TRANSLATE_NOOP("oz0::ForecastTexts", "%1 changed the node at %2.")},
};

} // namespace

Instant ForecastTexts::nextRenewal(const Candidate &candidate)
{
    return candidate.expires - candidate.ttl + candidate.ttl / 3;
}

QString ForecastTexts::sentence(const Forecast &forecast, const Candidate &candidate, Instant now)
{
    const Milliseconds left = nextRenewal(candidate) - now;
    const bool isDue = left.count() <= 0;
    const QString in = Texts::seconds(left);
    switch (forecast.outcome) {
    case Forecast::Outcome::GoesOn:
        return isDue ? tr("The next renewal, which is due, would pass.") : tr("The next renewal, in %1, would pass.").arg(in);
    case Forecast::Outcome::GoesOnAsOperators:
        return isDue
            ? tr("The next renewal, which is due, would make it an operator’s candidate: who saved it is no admin any more.")
            : tr("The next renewal, in %1, would make it an operator’s candidate: who saved it is no admin any more.").arg(in);
    case Forecast::Outcome::Ends:
        if (forecast.isDoomed)
            return doomed(candidate, now);
        return isDue ? tr("The next renewal, which is due, would be refused.")
                     : tr("The next renewal, in %1, would be refused.").arg(in);
    case Forecast::Outcome::Over:
        return tr("It is ending or has ended: nothing renews it.");
    }
    return {};
}

QString ForecastTexts::doomed(const Candidate &candidate, Instant now)
{
    const Milliseconds left = nextRenewal(candidate) - now;
    return left.count() <= 0 ? tr("It ends at the next renewal, which is due, unless a save passes.")
                             : tr("It ends at the next renewal, in %1, unless a save passes.").arg(Texts::seconds(left));
}

QStringList ForecastTexts::reasons(const Forecast &forecast)
{
    QStringList reasons;
    for (qsizetype at = 0; at < forecast.verdict.refusals.size(); ++at) {
        const Refusal &refusal = forecast.verdict.refusals[at];
        QString line = refusal.rule.isEmpty() ? Texts::refusal(refusal)
                                              : tr("%1: %2", "rule's ID: sentence").arg(refusal.rule, Texts::refusal(refusal));
        if (const QString why = cause(forecast.causes.value(at)); !why.isEmpty())
            line += QLatin1Char(' ') + why;
        reasons.append(line);
    }
    return reasons;
}

QString ForecastTexts::cause(const ForecastCause &cause)
{
    if (cause.seq <= 0)
        return {};
    const QString at = Texts::dateAndTime(cause.at);
    QString sentence;
    for (const Words &each : causes) {
        if (cause.action == QLatin1String(each.action))
            sentence = tr(each.sentence).arg(cause.actor.text(), at);
    }
    if (sentence.isEmpty())
        sentence = tr("%1 by %2 at %3.", "what was done, who, when")
                       .arg(AuditTexts::actionWord(cause.action), cause.actor.text(), at);
    return cause.reason.isEmpty() ? sentence : tr("%1 The reason given: %2", "sentence, words").arg(sentence, cause.reason);
}

QString ForecastTexts::afterwards(const Candidate &candidate)
{
    QStringList names;
    for (const CandidateNode &node : candidate.nodes)
        names.append(node.node.text());
    if (names.isEmpty())
        return tr("It would then end.");
    if (candidate.installedVersion.isEmpty())
        return tr("It would then leave %1, and nothing of the plugin runs there.").arg(Texts::joined(names));
    return tr("It would then leave %1, back to %2.", "nodes, version").arg(Texts::joined(names), candidate.installedVersion);
}

RenewalNote ForecastTexts::noteOf(const Forecast &forecast)
{
    switch (forecast.outcome) {
    case Forecast::Outcome::GoesOn:
        return {RenewalMark::Passes, {}};
    case Forecast::Outcome::GoesOnAsOperators:
        return {RenewalMark::BecomesOperators, {}};
    case Forecast::Outcome::Ends:
        return {RenewalMark::Ends, reasons(forecast).join(QLatin1Char('\n'))};
    case Forecast::Outcome::Over:
        return {RenewalMark::Over, {}};
    }
    return {RenewalMark::NotKnown, {}};
}

RenewalNote ForecastTexts::noteBefore(const Candidate &candidate)
{
    if (candidate.phase != CandidatePhase::Placed)
        return {RenewalMark::Over, {}};
    if (!candidate.doomed)
        return {RenewalMark::NotAsked, {}};
    return {RenewalMark::Ends,
            tr("The save at %1 was refused (%2). A save that passes before lets it go on.", "time, code")
                .arg(Texts::dateAndTime(candidate.doomed->at), candidate.doomed->code)};
}

QString ForecastTexts::word(RenewalMark mark)
{
    switch (mark) {
    case RenewalMark::Ends:
        return tr("ends", "at the next renewal");
    case RenewalMark::BecomesOperators:
        return tr("as operator’s", "the next renewal lets it go on so");
    case RenewalMark::Asking:
        return QStringLiteral("…");
    case RenewalMark::NotKnown:
        return tr("not known", "what the next renewal says");
    case RenewalMark::NotAsked:
        return tr("not asked", "what the next renewal says");
    case RenewalMark::NotTold:
        return tr("not told", "what the next renewal says");
    case RenewalMark::Passes:
        return tr("passes", "the next renewal");
    case RenewalMark::Over:
        return tr("none", "renewal");
    }
    return {};
}

QString ForecastTexts::tip(const RenewalNote &note)
{
    QString tip;
    switch (note.mark) {
    case RenewalMark::Ends:
        tip = tr("The next renewal would end this candidate.");
        break;
    case RenewalMark::BecomesOperators:
        tip = tr("The next renewal would make it an operator’s candidate: who saved it is no admin any more.");
        break;
    case RenewalMark::Asking:
        tip = tr("What the next renewal would say is being asked.");
        break;
    case RenewalMark::NotKnown:
        tip = tr("What the next renewal would say is not known.");
        break;
    case RenewalMark::NotAsked:
        tip = tr("What the next renewal would say is asked while the row is in view.");
        break;
    case RenewalMark::NotTold:
        tip = tr("Only its owner or an admin is told what the next renewal would say.");
        break;
    case RenewalMark::Passes:
        tip = tr("The next renewal would pass.");
        break;
    case RenewalMark::Over:
        tip = tr("It is ending or has ended: nothing renews it.");
        break;
    }
    return note.why.isEmpty() ? tip : tip + QLatin1Char('\n') + note.why;
}

} // namespace oz0
