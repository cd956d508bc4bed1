// The store on a SQL database; one .cpp for each aggregate (Sql*.cpp).
#pragma once

#include "cluster/store/AuditReader.h"
#include "cluster/store/CandidateTable.h"
#include "cluster/store/Session.h"

namespace oz0 {

class StoreOnSql final : public Store
{
public:
    StoreOnSql(std::unique_ptr<Database> database, SecretBox box, const StoreOptions &options)
        : m_session(std::move(database), std::move(box), options)
    { }
    ~StoreOnSql() override;

    Result<void> beginGroup() override;
    Result<void> commitGroup() override;
    Touched takeTouched() override;
    Result<void> beginRead() override;
    void endRead() override;
    void lend(std::shared_ptr<LongJudging> &elsewhere) override;
    void takeBack() override { m_session.elsewhere.reset(); }
    Result<void> gather(LongJudging &elsewhere) override;

    Result<std::optional<KeptAnswer>> keptAnswer(const Caller &caller, const QString &key) override;
    Result<void> keepAnswer(const Caller &caller, const QString &key, const KeptAnswer &answer) override;

    Result<Caller> authenticate(const QByteArray &tokenSha256, const TenantId &tenant) override;
    Result<WhoAmI> whoAmI(const Caller &caller) override;
    Result<IssuedToken> addMember(const Caller &caller, const Member &member) override;
    Result<void> setMember(const Caller &caller, const Member &member) override;
    Result<void> removeMember(const Caller &caller, const PrincipalId &principal) override;
    Result<QList<Member>> members(const Caller &caller) override;
    Result<IssuedToken> addApiKey(const Caller &caller, const ApiKey &key) override;
    Result<QList<ApiKey>> apiKeys(const Caller &caller) override;
    Result<void> revokeApiKey(const Caller &caller, const QString &id) override;

    Result<TenantSettings> tenant(const Caller &caller) override;
    Result<QJsonObject> exportTenant(const Caller &caller) override;
    Result<TenantSettings> setTenant(const Caller &caller, const TenantSettings &settings) override;
    Result<QStringList> secretNames(const Caller &caller) override;
    Result<void> setSecret(const Caller &caller, const QString &name, const QString &value) override;
    Result<void> removeSecret(const Caller &caller, const QString &name) override;
    Result<QString> secretValue(const Caller &node, const PluginName &plugin, const CandidateId &id,
                                const QString &name) override;

    Result<bool> hasBundle(const Caller &caller, const Digest &digest) override;
    Result<void> addBundle(const Caller &caller, const BundleFacts &facts) override;
    Result<BundleFacts> bundle(const Caller &caller, const Digest &digest) override;
    Result<QList<Digest>> dropUnusedBundles(Instant olderThan, const QList<Digest> &lying) override;

    Result<QList<Plugin>> plugins(const Caller &caller) override;
    Result<Preview> previewInstall(const Caller &caller, const InstallRequest &request) override;
    Result<InstallAnswer> install(const Caller &caller, const InstallRequest &request) override;
    Result<void> uninstall(const Caller &caller, const PluginName &plugin) override;
    Result<void> setPluginSecrets(const Caller &caller, const PluginName &plugin,
                                  const std::optional<QStringList> &names) override;
    Result<void> setArgumentBindings(const Caller &caller, const PluginName &plugin,
                                     const QList<ArgumentBinding> &bindings) override;
    Result<void> setRollout(const Caller &caller, const PluginName &plugin, bool running, const QStringList &nodes) override;
    Result<void> setGate(const Caller &caller, const PluginName &plugin, bool running, const QStringList &nodes) override;

    Result<QList<Candidate>> candidates(const Caller &caller) override;
    Result<Candidate> candidate(const Caller &caller, const CandidateId &id) override;
    Result<SaveAnswer> saveCandidate(const Caller &caller, const SaveRequest &request) override;
    Result<RenewAnswer> renewCandidate(const Caller &caller, const CandidateId &id, const RenewRequest &request) override;
    Result<RemoveAnswer> removeCandidate(const Caller &caller, const CandidateId &id, const RemoveRequest &request) override;
    Result<RemovalImpact> removalImpact(const Caller &caller, const CandidateId &id) override;
    Result<Verdict> checkCandidate(const Caller &caller, const CheckRequest &request, const QJsonArray &patch = {}) override;
    Result<QList<AuditEntry>> timeline(const Caller &caller, const CandidateId &id) override;
    Result<EdgeView> edge(const Caller &caller, const CandidateId &id) override;
    Result<Forecast> forecast(const Caller &caller, const CandidateId &id) override;

    Result<Page<RefusalRecord>> refusals(const Caller &caller, const PageRequest &page) override;
    Result<Page<RefusalRecord>> refusalQueue(const Caller &caller, const PageRequest &page) override;
    Result<RefusalRecord> refusal(const Caller &caller, const RecordId &id) override;
    Result<Evidence> refusalEvidence(const Caller &caller, const RecordId &id) override;
    Result<void> markSeen(const Caller &caller, const RecordId &id) override;
    Result<SeenAnswer> markAllSeen(const Caller &caller, const SeenRequest &request) override;
    Result<Recheck> recheck(const Caller &caller, const RecordId &id) override;
    Result<Page<AuditEntry>> audit(const Caller &caller, const PageRequest &page) override;
    Result<ChainCheck> verifyAudit(const Caller &caller, qint64 after, int limit) override;

    Result<QList<Node>> nodes(const Caller &caller) override;
    Result<WhatIf> whatIf(const Caller &caller, const WhatIfRequest &request) override;
    Result<IssuedToken> addJoinToken(const Caller &caller, const JoinToken &token) override;
    Result<JoinAnswer> join(const QByteArray &joinTokenSha256, const JoinRequest &request) override;
    Result<void> patchNode(const Caller &caller, const NodeName &node, const NodePatch &patch) override;
    Result<void> removeNode(const Caller &caller, const NodeName &node) override;
    Result<qint64> report(const Caller &node, const NodeReport &report) override;
    Result<std::optional<Assignment>> assignment(const Caller &node, qint64 after) override;

    Result<qint64> revision(const TenantId &tenant) override;
    Result<ChangeSet> changesSince(const Caller &caller, qint64 since) override;
    Result<void> sweep() override;

    /// For initTenant: makes the tenant and its first admin.
    Result<IssuedToken> makeTenant(const TenantId &tenant, const PrincipalId &admin);

private:
    /// Runs one operation in its own savepoint; a failure leaves no trace. Outside a group it is a group of its own.
    template <class F>
    auto change(F &&operation) -> std::invoke_result_t<F>
    {
        using Answer = std::invoke_result_t<F>;
        const bool alone = !m_session.inGroup;
        if (alone) {
            if (const Result<void> begun = beginGroup(); !begun)
                return Failure(begun.error());
        }
        if (m_trouble)
            return Failure(*m_trouble); // SQLite has undone the group already; what came now would be kept alone
        enter();
        // A foreign exception passes through to the thread's border, and leaves no half operation behind.
        Unwinding unwinding{*this, alone};
        Answer answer = operation();
        unwinding.armed = false;
        const std::optional<Error> fault = leave(answer.has_value());
        // Whatever an operation made of rows that could not be read is no answer.
        if (fault)
            answer = Answer(Failure(*fault));
        if (alone) {
            const Result<void> committed = commitGroup();
            if (!committed && answer.has_value())
                return Failure(committed.error());
        }
        return answer;
    }

    /// Runs one look at a snapshot.
    template <class F>
    auto look(F &&operation) -> std::invoke_result_t<F>
    {
        using Answer = std::invoke_result_t<F>;
        const bool alone = !m_session.inGroup && !m_session.inRead;
        if (alone) {
            if (const Result<void> begun = beginRead(); !begun)
                return Failure(begun.error());
        }
        m_session.begin();
        Answer answer = operation();
        if (m_session.db().hasFault())
            answer = Answer(Failure(m_session.db().takeFault()));
        if (alone)
            endRead();
        return answer;
    }

    struct Unwinding
    {
        ~Unwinding()
        {
            if (!armed)
                return;
            store.leave(false);
            if (alone)
                (void)store.commitGroup();
        }
        StoreOnSql &store;
        bool alone = false;
        bool armed = true;
    };

    void enter();
    /// The fault of the operation, if any; it is rolled back when it failed in either way.
    std::optional<Error> leave(bool succeeded);

    Result<void> endWithoutKey(const TenantId &tenant);
    bool hasClockJumped();
    Result<void> sweepTenant(const TenantId &tenant, bool startsAnew);
    Result<void> sweepOld(const TenantId &tenant);
    Result<SaveAnswer> save(const Caller &caller, const SaveRequest &request);
    /// Of a placed candidate, on behalf of this caller, who may ask for it; `isServers`: the server decides it by itself.
    Result<RenewAnswer> renew(const Caller &caller, const HeldCandidate &current, bool isServers);
    ForecastCause forecastCause(const Candidate &candidate, const Refusal &refusal);
    Result<void> take(const Caller &caller, const PluginName &plugin, bool running, const QStringList &nodes, bool isGate);

    Session m_session;
    AuditReader m_audit{m_session};
    std::optional<Milliseconds> m_wallMinusMonotonic;
    std::optional<Error> m_trouble; ///< why the group cannot be committed: it is undone already, or a rollback failed
};

} // namespace oz0
