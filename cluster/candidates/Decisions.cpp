#include "cluster/candidates/Decisions.h"

#include <algorithm>

namespace oz0 {

namespace {

Error detail(ErrorCode code, const QString &subject, const QString &value)
{
    return Error{code, value, subject, {}, 0, 0};
}

// D8: the older dev is told who, on which machine, and when.
Failure takenOver(const HeldCandidate &current)
{
    const Candidate &candidate = current.candidate;
    const QString when = toText(current.holderSince);
    Error error{ErrorCode::TakenOver,
                QStringLiteral("candidate %1 was taken over by %2 on %3 at %4")
                    .arg(candidate.id.text(), candidate.owner.text(), candidate.holderHost, when),
                candidate.id.text(),
                {},
                0,
                0};
    error.details = {detail(error.code, QStringLiteral("who"), candidate.owner.text()),
                     detail(error.code, QStringLiteral("host"), candidate.holderHost),
                     detail(error.code, QStringLiteral("when"), when)};
    return Failure(error);
}

LifeDecision decision(const HeldCandidate *current, LifeEvent event, LifeGuard guard, const QString &cause = {})
{
    LifeDecision decided;
    decided.row = &lifecycleRow(lifePhaseOf(current), event, guard);
    if (current)
        decided.after = *current;
    decided.cause = cause.isEmpty() && decided.row->cause ? QString::fromLatin1(decided.row->cause) : cause;
    return decided;
}

void describe(Candidate &candidate, const SaveAsk &ask, const Verdict &verdict, Instant now)
{
    const Manifest &manifest = *ask.workingCopy;
    candidate.version = manifest.version;
    candidate.digest = ask.request.digest;
    candidate.saved = now;
    candidate.renewed = now;
    candidate.ttl = ask.request.ttl;
    candidate.expires = now + candidate.ttl;
    candidate.standing = isAdmin(ask.saver) ? Standing::Admin : Standing::Operator;
    candidate.via = ask.saver.via;
    candidate.warnings = verdict.warnings;
    candidate.tools = qualifiedFunctions(manifest);
    candidate.agents.clear();
    for (const Agent &agent : manifest.agents)
        candidate.agents.append(agent.name);
    candidate.flows.clear();
    for (const Flow &flow : manifest.flows)
        candidate.flows.append(flow.name);
    candidate.queues.clear();
    for (const QString &pool : poolsOf(manifest, ask.sharedPools))
        candidate.queues.append(QStringLiteral("cand.%1.%2").arg(candidate.id.text(), pool));
    candidate.doomed.reset();
    ++candidate.save;
}

CandidateNode *nodeIn(Candidate &candidate, const NodeName &node)
{
    const auto found = std::find_if(candidate.nodes.begin(), candidate.nodes.end(),
                                    [&](const CandidateNode &each) { return each.node == node; });
    return found == candidate.nodes.end() ? nullptr : &*found;
}

void startAnew(CandidateNode &node)
{
    node.state = PartState::Assigned;
    node.seconds = 0;
    node.error.reset();
}

void takeNodes(Candidate &candidate, const SaveAsk &ask)
{
    QList<CandidateNode> nodes;
    for (const NodeName &name : ask.selected) {
        const CandidateNode *before = nodeIn(candidate, name);
        CandidateNode node = before ? *before : CandidateNode{};
        node.node = name;
        startAnew(node);
        if (ask.taken.contains(name))
            node.state = PartState::Withdrawn;
        nodes.append(node);
    }
    candidate.nodes = nodes;
}

void reload(Candidate &candidate)
{
    for (CandidateNode &node : candidate.nodes) {
        if (node.state != PartState::Withdrawn)
            startAnew(node);
    }
}

void end(HeldCandidate &held, const QString &code, const PrincipalId &by, const QString &reason, Instant now)
{
    held.candidate.phase = CandidatePhase::Ending;
    held.candidate.end = CandidateEnd{code, now, by, reason};
    held.candidate.doomed.reset();
    held.endingSince = now;
    held.residueNamed = false;
    for (CandidateNode &node : held.candidate.nodes)
        node.state = PartState::Leaving;
    ++held.candidate.rev;
}

} // namespace

Failure endedFailure(const Candidate &candidate)
{
    const CandidateEnd end = candidate.end.value_or(CandidateEnd{});
    Error error{ErrorCode::CandidateEnded,
                QStringLiteral("candidate %1 has ended: %2").arg(candidate.id.text(), end.code),
                candidate.id.text(),
                {},
                0,
                0};
    error.details = {
        detail(error.code, QStringLiteral("code"), end.code), detail(error.code, QStringLiteral("at"), toText(end.at)),
        detail(error.code, QStringLiteral("by"), end.by.text()), detail(error.code, QStringLiteral("reason"), end.reason)};
    return Failure(error);
}

LifePhase lifePhaseOf(const HeldCandidate *current)
{
    if (!current)
        return LifePhase::None;
    switch (current->candidate.phase) {
    case CandidatePhase::Placed:
        return LifePhase::Placed;
    case CandidatePhase::Ending:
        return LifePhase::Ending;
    case CandidatePhase::Ended:
        break;
    }
    return LifePhase::Ended;
}

Result<Occasion> occasionOfSave(const HeldCandidate *current, const SaveRequest &request)
{
    switch (lifePhaseOf(current)) {
    case LifePhase::None:
        if (request.start)
            return Occasion::Create;
        return Failure(ErrorCode::NotFound, QStringLiteral("there is no candidate of this plugin to reload"),
                       request.plugin.text());
    case LifePhase::Ended:
        if (request.start)
            return Occasion::Create;
        return endedFailure(current->candidate);
    case LifePhase::Ending:
        if (request.start)
            return Failure(ErrorCode::CandidateEnding, QStringLiteral("the candidate's nodes are still leaving it; try again"),
                           current->candidate.id.text());
        return endedFailure(current->candidate);
    case LifePhase::Placed:
        break;
    }
    const bool sameHolder = request.holder == current->holder;
    if (!sameHolder && !request.start)
        return takenOver(*current);
    // A start that its own dev sends again is the save that it was, so that a lost answer does no harm.
    if (!sameHolder || (request.start && request.select != current->candidate.select))
        return Occasion::Takeover;
    return request.digest == current->candidate.digest ? Occasion::Resend : Occasion::Reload;
}

LifeDecision decideSave(const HeldCandidate *current, Occasion occasion, const SaveAsk &ask, const Verdict &verdict,
                        const RecordId &record, Instant now)
{
    const LifeEvent event = occasion == Occasion::Reload ? LifeEvent::SaveNewBytes
        : occasion == Occasion::Resend                   ? LifeEvent::SaveSameBytes
                                                         : LifeEvent::SaveWithStart;
    LifeDecision decided = decision(current, event, verdict.isRefused() ? LifeGuard::Refused : LifeGuard::Passes);
    HeldCandidate &after = decided.after;
    Candidate &candidate = after.candidate;
    if (verdict.isRefused()) {
        if (decided.changes(LifeEffect::MarkDoomed)) {
            candidate.doomed = CandidateDoom{record, verdict.refusals.first().code, now};
            ++candidate.rev;
        }
        return decided;
    }
    if (occasion == Occasion::Resend) {
        if (candidate.doomed)
            ++candidate.rev;
        candidate.doomed.reset();
        candidate.renewed = now;
        candidate.expires = now + candidate.ttl;
        return decided;
    }
    const qint64 rev = candidate.rev;
    if (occasion == Occasion::Create) {
        after = HeldCandidate{};
        candidate.tenant = ask.saver.tenant;
        candidate.plugin = ask.request.plugin;
        candidate.owner = ask.saver.principal;
        candidate.id = candidateIdFor(candidate.tenant, candidate.plugin, candidate.owner);
        candidate.created = now;
    }
    candidate.rev = rev + 1;
    describe(candidate, ask, verdict, now);
    if (occasion == Occasion::Reload) {
        reload(candidate);
        return decided;
    }
    if (after.holder != ask.request.holder)
        after.holderSince = now;
    after.holder = ask.request.holder;
    candidate.holderHost = ask.request.host;
    candidate.select = ask.request.select;
    takeNodes(candidate, ask);
    return decided;
}

Result<void> mayRenew(const HeldCandidate &current, const Caller &caller, const RenewRequest &request)
{
    if (caller.principal != current.candidate.owner)
        return Failure(ErrorCode::NotPermitted, QStringLiteral("only its own dev renews a candidate"),
                       current.candidate.id.text());
    if (current.candidate.phase != CandidatePhase::Placed)
        return endedFailure(current.candidate);
    if (request.holder != current.holder)
        return takenOver(current);
    return {};
}

LifeDecision decideRenew(const HeldCandidate &current, const Caller &saver, const Verdict &verdict, Instant now)
{
    const bool refused = current.candidate.doomed.has_value() || (!isAdmin(saver) && verdict.isRefused());
    const bool loses = current.candidate.standing == Standing::Admin && !isAdmin(saver);
    LifeDecision decided = decision(&current, LifeEvent::Renew,
                                    refused     ? LifeGuard::Refused
                                        : loses ? LifeGuard::PassesAsOperator
                                                : LifeGuard::Passes);
    Candidate &candidate = decided.after.candidate;
    if (refused) {
        end(decided.after, current.candidate.doomed ? current.candidate.doomed->code : verdict.refusals.first().code,
            saver.principal, QStringLiteral("the renewal was refused"), now);
        return decided;
    }
    if (loses) {
        candidate.standing = Standing::Operator;
        ++candidate.rev;
    }
    candidate.renewed = now;
    candidate.expires = now + candidate.ttl;
    return decided;
}

Result<LifeDecision> decideRemove(const HeldCandidate &current, const Caller &caller, const RemoveRequest &request, Instant now)
{
    const Candidate &candidate = current.candidate;
    if (caller.principal != candidate.owner && !isAdmin(caller))
        return Failure(ErrorCode::NotPermitted, QStringLiteral("only its owner or an admin removes a candidate"),
                       candidate.id.text());
    if (candidate.phase != CandidatePhase::Placed)
        return decision(&current, LifeEvent::Remove, LifeGuard::Always);
    if (!request.holder.isEmpty() && request.holder != current.holder)
        return takenOver(current);
    if (request.rev && *request.rev != candidate.rev) {
        return Failure(ErrorCode::StalePrecondition,
                       QStringLiteral("the candidate is at rev %1, not %2").arg(candidate.rev).arg(*request.rev),
                       candidate.id.text());
    }
    LifeDecision decided = decision(&current, LifeEvent::Remove, LifeGuard::RevFits);
    end(decided.after, QStringLiteral("removed"), caller.principal, request.reason, now);
    return decided;
}

std::optional<LifeDecision> decideExpire(const HeldCandidate &current, Instant now)
{
    if (current.candidate.phase != CandidatePhase::Placed || now <= current.candidate.expires)
        return std::nullopt;
    LifeDecision decided = decision(&current, LifeEvent::LeasePassed, LifeGuard::Always);
    end(decided.after, QStringLiteral("expired"), {}, QStringLiteral("it was not renewed in time"), now);
    return decided;
}

LifeDecision decideNodeTaken(const HeldCandidate &current, const NodeName &node, const QString &cause)
{
    LifeDecision decided = decision(&current, LifeEvent::NodeTaken, LifeGuard::Always, cause);
    if (CandidateNode *part = nodeIn(decided.after.candidate, node)) {
        startAnew(*part);
        part->state = PartState::Withdrawn;
        part->functions.clear();
        part->digest = Digest();
        ++decided.after.candidate.rev;
    }
    return decided;
}

LifeDecision decideNodeGivenBack(const HeldCandidate &current, const NodeName &node, const QString &cause, bool nodeIsOpen,
                                 Instant now)
{
    const bool open = nodeIsOpen || current.candidate.standing == Standing::Admin;
    const bool mayReturn = open && now <= current.candidate.expires;
    LifeDecision decided = decision(&current, LifeEvent::NodeGivenBack,
                                    mayReturn ? LifeGuard::MayReturn : LifeGuard::MayNotReturn, cause);
    CandidateNode *part = nodeIn(decided.after.candidate, node);
    if (mayReturn && part) {
        startAnew(*part);
        ++decided.after.candidate.rev;
    }
    return decided;
}

LifeDecision decideNodeOnline(const HeldCandidate &current, const NodeName &node, bool online)
{
    LifeDecision decided = decision(&current, online ? LifeEvent::NodeReturned : LifeEvent::NodeOffline, LifeGuard::Always);
    CandidateNode *part = nodeIn(decided.after.candidate, node);
    if (part && part->online != online) {
        part->online = online;
        ++decided.after.candidate.rev;
    }
    return decided;
}

std::optional<LifeDecision> decideNodeReport(const HeldCandidate &current, const NodeName &node,
                                             const std::optional<NodePart> &part, bool confirmed)
{
    if (current.candidate.phase == CandidatePhase::Ended)
        return std::nullopt;
    LifeDecision decided = decision(&current, LifeEvent::NodeReports, LifeGuard::Always);
    CandidateNode *mine = nodeIn(decided.after.candidate, node);
    if (!mine || mine->state == PartState::Confirmed || mine->state == PartState::Withdrawn)
        return std::nullopt;
    const CandidateNode before = *mine;
    if (current.candidate.phase == CandidatePhase::Ending) {
        if (confirmed) {
            mine->state = PartState::Confirmed;
            mine->digest = Digest();
            mine->functions.clear();
            mine->error.reset();
        }
    } else if (part) {
        mine->state = part->state;
        mine->seconds = part->seconds;
        mine->error = part->error;
        if (part->state == PartState::Ready) {
            mine->digest = part->digest;
            mine->functions = part->functions;
        }
    }
    if (*mine == before)
        return std::nullopt;
    ++decided.after.candidate.rev;
    return decided;
}

LifeDecision decideSecretTaken(const HeldCandidate &current, const QList<SecretDelivery> &deliveries)
{
    const bool operators = current.candidate.standing != Standing::Admin;
    LifeDecision decided = decision(&current, LifeEvent::SecretTaken,
                                    operators ? LifeGuard::OperatorsOwn : LifeGuard::NotOperators);
    if (operators && decided.after.candidate.secrets != deliveries) {
        decided.after.candidate.secrets = deliveries;
        ++decided.after.candidate.rev;
    }
    return decided;
}

Result<LifeDecision> decideRun(const HeldCandidate &current)
{
    if (current.candidate.phase != CandidatePhase::Placed)
        return endedFailure(current.candidate);
    const QList<CandidateNode> &nodes = current.candidate.nodes;
    const bool ready = std::any_of(nodes.begin(), nodes.end(),
                                   [](const CandidateNode &node) { return node.online && node.state == PartState::Ready; });
    const LifeDecision decided = decision(&current, LifeEvent::JobStarted, ready ? LifeGuard::NodeReady : LifeGuard::NoNodeReady);
    if (decided.row->answer)
        return Failure(*decided.row->answer, QStringLiteral("candidate.no_node: no node runs the candidate now"),
                       current.candidate.id.text());
    return decided;
}

std::optional<LifeDecision> decideEnding(const HeldCandidate &current, Instant now, Milliseconds deadline)
{
    if (current.candidate.phase != CandidatePhase::Ending)
        return std::nullopt;
    const QList<CandidateNode> &nodes = current.candidate.nodes;
    const bool gone = std::all_of(nodes.begin(), nodes.end(),
                                  [](const CandidateNode &node) { return !node.online || node.state == PartState::Confirmed; });
    if (gone) {
        LifeDecision decided = decision(&current, LifeEvent::LastNodeGone, LifeGuard::Always);
        decided.after.candidate.phase = CandidatePhase::Ended;
        ++decided.after.candidate.rev;
        return decided;
    }
    if (current.residueNamed || now - current.endingSince < deadline)
        return std::nullopt;
    LifeDecision decided = decision(&current, LifeEvent::DeadlinePassed, LifeGuard::Always);
    decided.after.residueNamed = true;
    for (CandidateNode &node : decided.after.candidate.nodes) {
        if (node.online && node.state != PartState::Confirmed)
            node.error = PartError{
                QStringLiteral("removal.residue"), QStringLiteral("the node has not confirmed the removal"), {}};
    }
    ++decided.after.candidate.rev;
    return decided;
}

} // namespace oz0
