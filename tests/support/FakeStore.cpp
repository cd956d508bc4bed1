#include "tests/support/FakeStore.h"

#include <QCryptographicHash>

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace oz0 {

namespace {

/// Asks once.
class FakeJudging final : public LongJudging
{
public:
    bool isAsked() const override { return m_isAsked; }
    void judge() override { m_isAsked = false; }
    bool ask() { return m_isAsked = !std::exchange(m_hasAsked, true); }

private:
    bool m_isAsked = false;
    bool m_hasAsked = false;
};

Failure nothingHere()
{
    return Failure(ErrorCode::NotFound, QStringLiteral("the fake store has none"));
}

QString keyOf(const Caller &caller, const QString &key)
{
    return caller.principal.text() + QLatin1Char(' ') + key;
}

} // namespace

void FakeWorld::admit(const QByteArray &token, const QString &principal, Role role, bool content)
{
    const std::lock_guard lock(mutex);
    tokens.insert(
        QCryptographicHash::hash(token, QCryptographicHash::Sha256),
        Caller{PrincipalId(principal), role, content, QStringLiteral("session:test"), TenantId(QStringLiteral("default"))});
}

QStringList FakeWorld::callsSoFar()
{
    const std::lock_guard lock(mutex);
    return calls;
}

void FakeStore::note(const char *call, bool changes)
{
    std::function<void(const QString &)> onCall;
    {
        const std::lock_guard lock(m_world.mutex);
        m_world.calls.append(QLatin1String(call));
        onCall = m_world.onCall;
        if (changes) {
            ++m_world.revision;
            m_touched.tenants.insert(TenantId(QStringLiteral("default")));
        }
    }
    if (onCall)
        onCall(QLatin1String(call));
}

Result<void> FakeStore::beginGroup()
{
    note("begin");
    m_touched = {};
    return {};
}

Result<void> FakeStore::commitGroup()
{
    note("commit");
    const std::lock_guard lock(m_world.mutex);
    if (m_world.failsCommit)
        return Failure(ErrorCode::StoreFailed, QStringLiteral("the disk is full"));
    return {};
}

Touched FakeStore::takeTouched()
{
    return m_touched;
}

Result<void> FakeStore::beginRead()
{
    return {};
}

Result<std::optional<KeptAnswer>> FakeStore::keptAnswer(const Caller &caller, const QString &key)
{
    const std::lock_guard lock(m_world.mutex);
    const auto at = m_world.kept.constFind(keyOf(caller, key));
    return at == m_world.kept.constEnd() ? std::optional<KeptAnswer>() : std::optional<KeptAnswer>(*at);
}

Result<void> FakeStore::keepAnswer(const Caller &caller, const QString &key, const KeptAnswer &answer)
{
    const std::lock_guard lock(m_world.mutex);
    m_world.kept.insert(keyOf(caller, key), answer);
    return {};
}

Result<Caller> FakeStore::authenticate(const QByteArray &tokenSha256, const TenantId &tenant)
{
    note("authenticate");
    const std::lock_guard lock(m_world.mutex);
    const auto at = m_world.tokens.constFind(tokenSha256);
    if (at == m_world.tokens.constEnd())
        return Failure(ErrorCode::NotSignedIn, QStringLiteral("this token is not known"));
    if (!tenant.isEmpty() && tenant != at->tenant)
        return Failure(ErrorCode::NotFound, QStringLiteral("there is no such tenant"));
    return *at;
}

Result<WhoAmI> FakeStore::whoAmI(const Caller &caller)
{
    note("whoAmI");
    WhoAmI who;
    who.principal = caller.principal;
    who.tenant = caller.tenant;
    who.role = caller.role;
    who.content = caller.content;
    return who;
}

Result<IssuedToken> FakeStore::addMember(const Caller &, const Member &member)
{
    note("addMember", true);
    const std::lock_guard lock(m_world.mutex);
    m_world.members.append(member);
    return IssuedToken{QStringLiteral("s1"), QStringLiteral("a token that is told once"), Instant(std::chrono::hours(1000000))};
}

Result<void> FakeStore::setMember(const Caller &, const Member &member)
{
    {
        const std::lock_guard lock(m_world.mutex);
        const bool isMember = std::any_of(m_world.members.cbegin(), m_world.members.cend(),
                                          [&](const Member &known) { return known.principal == member.principal; });
        if (!isMember)
            return Failure(ErrorCode::NotFound, QStringLiteral("is no member"), member.principal.text());
    }
    note("setMember", true);
    return {};
}

Result<void> FakeStore::removeMember(const Caller &, const PrincipalId &)
{
    note("removeMember", true);
    return {};
}

Result<IssuedToken> FakeStore::addApiKey(const Caller &, const ApiKey &key)
{
    note("addApiKey", true);
    return IssuedToken{QStringLiteral("k1"), QStringLiteral("a token that is told once"), key.expires};
}

Result<QList<ApiKey>> FakeStore::apiKeys(const Caller &)
{
    note("apiKeys");
    return QList<ApiKey>{};
}

Result<void> FakeStore::revokeApiKey(const Caller &, const QString &)
{
    note("revokeApiKey", true);
    return {};
}

Result<QList<Member>> FakeStore::members(const Caller &)
{
    note("members");
    const std::lock_guard lock(m_world.mutex);
    return m_world.members;
}

Result<TenantSettings> FakeStore::tenant(const Caller &caller)
{
    note("tenant");
    TenantSettings settings;
    settings.tenant = caller.tenant;
    settings.egressAllow = QStringList{QStringLiteral("*")};
    return settings;
}

Result<TenantSettings> FakeStore::setTenant(const Caller &, const TenantSettings &settings)
{
    note("setTenant", true);
    return settings;
}

Result<QStringList> FakeStore::secretNames(const Caller &)
{
    note("secretNames");
    return QStringList();
}

Result<void> FakeStore::setSecret(const Caller &, const QString &, const QString &)
{
    note("setSecret", true);
    return {};
}

Result<void> FakeStore::removeSecret(const Caller &, const QString &)
{
    note("removeSecret", true);
    return {};
}

Result<bool> FakeStore::hasBundle(const Caller &, const Digest &)
{
    return false;
}

Result<void> FakeStore::addBundle(const Caller &, const BundleFacts &)
{
    note("addBundle", true);
    return {};
}

Result<BundleFacts> FakeStore::bundle(const Caller &, const Digest &)
{
    return nothingHere();
}

Result<QList<Digest>> FakeStore::dropUnusedBundles(Instant, const QList<Digest> &)
{
    note("dropUnusedBundles");
    return QList<Digest>();
}

Result<QList<Plugin>> FakeStore::plugins(const Caller &)
{
    note("plugins");
    return QList<Plugin>();
}

Result<Preview> FakeStore::previewInstall(const Caller &, const InstallRequest &)
{
    return nothingHere();
}

Result<InstallAnswer> FakeStore::install(const Caller &, const InstallRequest &)
{
    return nothingHere();
}

Result<void> FakeStore::uninstall(const Caller &, const PluginName &)
{
    return nothingHere();
}

Result<void> FakeStore::setPluginSecrets(const Caller &, const PluginName &, const std::optional<QStringList> &)
{
    note("setPluginSecrets", true);
    return {};
}

Result<void> FakeStore::setArgumentBindings(const Caller &, const PluginName &, const QList<ArgumentBinding> &)
{
    note("setArgumentBindings", true);
    return {};
}

Result<void> FakeStore::setRollout(const Caller &, const PluginName &, bool, const QStringList &)
{
    note("setRollout", true);
    return {};
}

Result<void> FakeStore::setGate(const Caller &, const PluginName &, bool, const QStringList &)
{
    note("setGate", true);
    return {};
}

Result<QList<Candidate>> FakeStore::candidates(const Caller &)
{
    note("candidates");
    const std::lock_guard lock(m_world.mutex);
    return m_world.candidates;
}

Result<Candidate> FakeStore::candidate(const Caller &, const CandidateId &id)
{
    const std::lock_guard lock(m_world.mutex);
    const auto at = std::find_if(m_world.candidates.begin(), m_world.candidates.end(),
                                 [&](const Candidate &c) { return c.id == id; });
    if (at == m_world.candidates.end())
        return nothingHere();
    return *at;
}

void FakeStore::lend(std::shared_ptr<LongJudging> &elsewhere)
{
    if (!elsewhere)
        elsewhere = std::make_shared<FakeJudging>();
    m_elsewhere = elsewhere;
}

Result<void> FakeStore::gather(LongJudging &)
{
    note("gather");
    return {};
}

/// A plugin named "refused" is refused, one named "breaks" throws, one named "long" is to be judged elsewhere; any other is placed.
Result<SaveAnswer> FakeStore::saveCandidate(const Caller &caller, const SaveRequest &request)
{
    if (request.plugin.text() == QLatin1String("long") && m_elsewhere && static_cast<FakeJudging &>(*m_elsewhere).ask()) {
        note("asksElsewhere");
        return Failure(ErrorCode::Internal, QStringLiteral("not yet"));
    }
    note("saveCandidate", true);
    SaveAnswer answer;
    answer.revision = revision(caller.tenant).value();
    if (request.plugin.text() == QLatin1String("breaks"))
        throw std::runtime_error("a foreign library failed");
    if (request.plugin.text() == QLatin1String("refused")) {
        Refusal refusal;
        refusal.code = QStringLiteral("permission.role");
        refusal.rule = QStringLiteral("P1");
        refusal.message = QStringLiteral("a viewer may not save");
        answer.refused = RefusalRecord();
        answer.refused->verdict.refusals.append(refusal);
        answer.refused->verdict.checks = 2;
        return answer;
    }
    Candidate candidate;
    candidate.id = candidateIdFor(caller.tenant, request.plugin, caller.principal);
    candidate.tenant = caller.tenant;
    candidate.plugin = request.plugin;
    candidate.owner = caller.principal;
    candidate.digest = request.digest;
    answer.candidate = candidate;
    answer.cause = QStringLiteral("create");
    const std::lock_guard lock(m_world.mutex);
    m_world.candidates.append(candidate);
    return answer;
}

Result<RenewAnswer> FakeStore::renewCandidate(const Caller &caller, const CandidateId &id, const RenewRequest &)
{
    note("renewCandidate");
    const Result<Candidate> known = candidate(caller, id);
    if (!known)
        return Failure(known.error());
    if (known->phase == CandidatePhase::Ended)
        return Failure(ErrorCode::CandidateEnded, QStringLiteral("it has ended"), id.text());
    RenewAnswer answer;
    answer.candidate = *known;
    return answer;
}

Result<RemoveAnswer> FakeStore::removeCandidate(const Caller &caller, const CandidateId &id, const RemoveRequest &request)
{
    note("removeCandidate", true);
    const Result<Candidate> known = candidate(caller, id);
    if (!known)
        return Failure(known.error());
    if (request.rev && *request.rev != known->rev)
        return Failure(ErrorCode::StalePrecondition, QStringLiteral("it has changed"), id.text());
    RemoveAnswer answer;
    answer.candidate = *known;
    return answer;
}

Result<RemovalImpact> FakeStore::removalImpact(const Caller &, const CandidateId &)
{
    return nothingHere();
}

Result<Verdict> FakeStore::checkCandidate(const Caller &, const CheckRequest &, const QJsonArray &)
{
    note("checkCandidate");
    return Verdict();
}

Result<QList<AuditEntry>> FakeStore::timeline(const Caller &, const CandidateId &)
{
    return QList<AuditEntry>();
}

Result<QJsonObject> FakeStore::exportTenant(const Caller &caller)
{
    return QJsonObject{{QStringLiteral("tenant"), caller.tenant.text()},
                       {QStringLiteral("plugins"), QJsonObject()},
                       {QStringLiteral("nodes"), QJsonObject()}};
}

Result<EdgeView> FakeStore::edge(const Caller &, const CandidateId &id)
{
    return EdgeView{id, Standing::Operator, 1, {}, {}, {}};
}

Result<Forecast> FakeStore::forecast(const Caller &, const CandidateId &id)
{
    Forecast forecast;
    forecast.candidate = id;
    return forecast;
}

Result<Page<RefusalRecord>> FakeStore::refusals(const Caller &, const PageRequest &)
{
    return Page<RefusalRecord>();
}

Result<Page<RefusalRecord>> FakeStore::refusalQueue(const Caller &, const PageRequest &)
{
    return Page<RefusalRecord>();
}

Result<Evidence> FakeStore::refusalEvidence(const Caller &, const RecordId &)
{
    return nothingHere();
}

Result<SeenAnswer> FakeStore::markAllSeen(const Caller &, const SeenRequest &)
{
    note("markAllSeen", true);
    return SeenAnswer();
}

Result<RefusalRecord> FakeStore::refusal(const Caller &, const RecordId &)
{
    return nothingHere();
}

Result<void> FakeStore::markSeen(const Caller &, const RecordId &)
{
    note("markSeen", true);
    return {};
}

Result<Recheck> FakeStore::recheck(const Caller &, const RecordId &)
{
    return nothingHere();
}

Result<Page<AuditEntry>> FakeStore::audit(const Caller &, const PageRequest &)
{
    return Page<AuditEntry>();
}

Result<ChainCheck> FakeStore::verifyAudit(const Caller &, qint64, int)
{
    return ChainCheck();
}

Result<WhatIf> FakeStore::whatIf(const Caller &, const WhatIfRequest &)
{
    note("whatIf");
    return WhatIf();
}

Result<QList<Node>> FakeStore::nodes(const Caller &)
{
    note("nodes");
    return QList<Node>();
}

Result<IssuedToken> FakeStore::addJoinToken(const Caller &, const JoinToken &token)
{
    note("addJoinToken", true);
    return IssuedToken{QStringLiteral("j1"), QStringLiteral("a join token"), token.expires};
}

Result<JoinAnswer> FakeStore::join(const QByteArray &, const JoinRequest &)
{
    return Failure(ErrorCode::NotSignedIn, QStringLiteral("this join token is not known"));
}

Result<void> FakeStore::patchNode(const Caller &, const NodeName &, const NodePatch &)
{
    note("patchNode", true);
    return {};
}

Result<void> FakeStore::removeNode(const Caller &, const NodeName &)
{
    note("removeNode", true);
    return {};
}

Result<qint64> FakeStore::report(const Caller &node, const NodeReport &)
{
    note("report");
    const std::lock_guard lock(m_world.mutex);
    return m_world.generations.value(node.principal.text().mid(5));
}

Result<std::optional<Assignment>> FakeStore::assignment(const Caller &node, qint64 after)
{
    note("assignment");
    const std::lock_guard lock(m_world.mutex);
    Assignment assignment;
    assignment.generation = m_world.generations.value(node.principal.text().mid(5));
    return assignment.generation > after ? std::optional<Assignment>(assignment) : std::optional<Assignment>();
}

Result<QString> FakeStore::secretValue(const Caller &, const PluginName &, const CandidateId &, const QString &)
{
    return nothingHere();
}

Result<qint64> FakeStore::revision(const TenantId &)
{
    const std::lock_guard lock(m_world.mutex);
    return m_world.revision;
}

Result<ChangeSet> FakeStore::changesSince(const Caller &, qint64 since)
{
    note("changesSince");
    const std::lock_guard lock(m_world.mutex);
    ChangeSet changes;
    changes.from = std::max<qint64>(since, 0);
    changes.to = m_world.revision;
    changes.full = since < 0;
    if (changes.full || since < m_world.revision)
        changes.candidates = m_world.candidates;
    return changes;
}

Result<void> FakeStore::sweep()
{
    note("sweep");
    return {};
}

} // namespace oz0
