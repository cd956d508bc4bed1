// A store in memory, for what a real one rarely does: a commit that fails, an operation that throws, one that takes its time.
#pragma once

#include "cluster/store/Store.h"

#include <QHash>
#include <QMap>

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>

namespace oz0 {

/// What all fake stores of one server share. Its own lock guards it; tests set it up before, or change it through with().
struct FakeWorld
{
    std::mutex mutex;
    QHash<QByteArray, Caller> tokens; ///< by SHA-256
    qint64 revision = 1;
    QList<Candidate> candidates;
    QList<Member> members;
    QStringList calls; ///< every call in its order: "begin", "commit", "saveCandidate", …
    bool failsCommit = false;
    QMap<QString, KeptAnswer> kept;                  ///< by caller and key
    QMap<QString, qint64> generations;               ///< of nodes
    std::function<void(const QString &call)> onCall; ///< on the store's thread, without the lock

    /// A token for a caller in the tenant "default"; its text is the name.
    void admit(const QByteArray &token, const QString &principal, Role role, bool content = false);
    QStringList callsSoFar();
};

class FakeStore : public Store
{
public:
    explicit FakeStore(FakeWorld &world) : m_world(world) { }

    Result<void> beginGroup() override;
    Result<void> commitGroup() override;
    Touched takeTouched() override;
    Result<void> beginRead() override;
    void endRead() override { }
    void lend(std::shared_ptr<LongJudging> &elsewhere) override;
    void takeBack() override { m_elsewhere.reset(); }
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
    Result<TenantSettings> setTenant(const Caller &caller, const TenantSettings &settings) override;
    Result<QStringList> secretNames(const Caller &caller) override;
    Result<void> setSecret(const Caller &caller, const QString &name, const QString &value) override;
    Result<void> removeSecret(const Caller &caller, const QString &name) override;
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
    Result<QJsonObject> exportTenant(const Caller &caller) override;
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
    Result<WhatIf> whatIf(const Caller &caller, const WhatIfRequest &request) override;
    Result<QList<Node>> nodes(const Caller &caller) override;
    Result<IssuedToken> addJoinToken(const Caller &caller, const JoinToken &token) override;
    Result<JoinAnswer> join(const QByteArray &joinTokenSha256, const JoinRequest &request) override;
    Result<void> patchNode(const Caller &caller, const NodeName &node, const NodePatch &patch) override;
    Result<void> removeNode(const Caller &caller, const NodeName &node) override;
    Result<qint64> report(const Caller &node, const NodeReport &report) override;
    Result<std::optional<Assignment>> assignment(const Caller &node, qint64 after) override;
    Result<QString> secretValue(const Caller &node, const PluginName &plugin, const CandidateId &id,
                                const QString &name) override;
    Result<qint64> revision(const TenantId &tenant) override;
    Result<ChangeSet> changesSince(const Caller &caller, qint64 since) override;
    Result<void> sweep() override;

private:
    /// Notes the call, tells the test, and counts the change of a write.
    void note(const char *call, bool changes = false);

    FakeWorld &m_world;
    Touched m_touched;
    std::shared_ptr<LongJudging> m_elsewhere;
};

} // namespace oz0
