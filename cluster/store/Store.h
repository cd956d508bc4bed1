// What the management server can do, in domain terms. Synchronous; one call is one operation: it loads what it needs, lets pure
// code decide, and writes state, audit and revision together. HTTP talks to this and to nothing below it.
#pragma once

#include "core/base/Result.h"
#include "core/domain/Access.h"
#include "core/domain/ApiKey.h"
#include "core/domain/Audit.h"
#include "core/domain/Candidate.h"
#include "core/domain/EdgeView.h"
#include "core/domain/Evidence.h"
#include "core/domain/Forecast.h"
#include "core/domain/Node.h"
#include "core/domain/Plugin.h"
#include "core/domain/Preview.h"
#include "core/domain/Removal.h"
#include "core/wire/FleetMessages.h"
#include "core/wire/Messages.h"

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>

#include <memory>
#include <optional>

namespace oz0 {

/// A token that was just made: its text is told once and never stored (only its SHA-256 is).
struct IssuedToken
{
    QString id;
    QString token;
    Instant expires{};
};

/// An answer kept for an Idempotency-Key (24 h).
struct KeptAnswer
{
    QByteArray bodyDigest;
    int status = 0;
    QByteArray body;
};

/// What is too long to be judged within a write, and is judged before the write is tried again.
class LongJudging
{
public:
    virtual ~LongJudging() = default;
    virtual bool isAsked() const = 0; ///< the write failed without a trace: it asks for gather and judge
    virtual void judge() = 0;         ///< by what Store::gather took down; needs no store, on any thread
};

/// An instance belongs to the thread that opened it. Every failure is an Error; nothing is half done: a failed call leaves no trace
/// but, for a refusal, its record and audit entry (which are a success of the call: see SaveAnswer::refused).
class Store
{
public:
    virtual ~Store() = default;

    // Group commit (house.md): between beginGroup and commitGroup each operation runs in its own savepoint; an operation that
    // fails rolls back alone; answers may be told only after commitGroup succeeded.
    virtual Result<void> beginGroup() = 0;
    virtual Result<void> commitGroup() = 0;
    /// Tenants and node generations that the last committed group changed, for the waiters.
    virtual Touched takeTouched() = 0;

    // Between beginRead and endRead every read sees one snapshot: a list and the revision that it claims fit. Not inside a group,
    // which is a snapshot of its own. A call outside both is a group, or a snapshot, of itself.
    virtual Result<void> beginRead() = 0;
    virtual void endRead() = 0;

    /// For the writes until it is taken back; made when there is none. Without one everything is judged at once.
    virtual void lend(std::shared_ptr<LongJudging> &elsewhere) = 0;
    virtual void takeBack() = 0;
    /// On a store that reads, while another one writes: takes down what is needed to judge what was asked.
    virtual Result<void> gather(LongJudging &elsewhere) = 0;

    // Idempotency, inside the same group as the operation.
    virtual Result<std::optional<KeptAnswer>> keptAnswer(const Caller &caller, const QString &key) = 0;
    virtual Result<void> keepAnswer(const Caller &caller, const QString &key, const KeptAnswer &answer) = 0;

    // Access.
    /// NotSignedIn for a token that is unknown, revoked or expired; NotFound when its bearer has no place in the tenant. An empty
    /// tenant means the token's own one (a node's, or a member's only or first). A node's caller is "node:NAME" with Role::None.
    virtual Result<Caller> authenticate(const QByteArray &tokenSha256, const TenantId &tenant) = 0;
    virtual Result<WhoAmI> whoAmI(const Caller &caller) = 0;
    virtual Result<IssuedToken> addMember(const Caller &caller, const Member &member) = 0;
    virtual Result<void> setMember(const Caller &caller, const Member &member) = 0;
    virtual Result<void> removeMember(const Caller &caller, const PrincipalId &principal) = 0;
    virtual Result<QList<Member>> members(const Caller &caller) = 0;
    /// A key of the caller's own: name, role, content and expiry are the given ones, the rest is made here. A key makes no keys.
    virtual Result<IssuedToken> addApiKey(const Caller &caller, const ApiKey &key) = 0;
    virtual Result<QList<ApiKey>> apiKeys(const Caller &caller) = 0; ///< newest first; dead ones for 30 days
    virtual Result<void> revokeApiKey(const Caller &caller, const QString &id) = 0;

    // The tenant.
    virtual Result<TenantSettings> tenant(const Caller &caller) = 0;
    virtual Result<TenantSettings> setTenant(const Caller &caller, const TenantSettings &settings) = 0;
    /// An admin's: the tenant as a tenant file (offline.md), without any value of a secret or header.
    virtual Result<QJsonObject> exportTenant(const Caller &caller) = 0;
    virtual Result<QStringList> secretNames(const Caller &caller) = 0;
    virtual Result<void> setSecret(const Caller &caller, const QString &name, const QString &value) = 0;
    virtual Result<void> removeSecret(const Caller &caller, const QString &name) = 0;

    // Bundles: bytes lie in files named by digest; the store keeps who may read them and their manifests.
    virtual Result<bool> hasBundle(const Caller &caller, const Digest &digest) = 0;
    virtual Result<void> addBundle(const Caller &caller, const BundleFacts &facts) = 0;
    virtual Result<BundleFacts> bundle(const Caller &caller, const Digest &digest) = 0;
    /// Digests that no candidate, installed version or kept record names any more, which it forgets; and those of `lying`, files that
    /// are there, that no tenant knows.
    virtual Result<QList<Digest>> dropUnusedBundles(Instant olderThan, const QList<Digest> &lying = {}) = 0;

    // Plugins.
    virtual Result<QList<Plugin>> plugins(const Caller &caller) = 0;
    virtual Result<Preview> previewInstall(const Caller &caller, const InstallRequest &request) = 0;
    virtual Result<InstallAnswer> install(const Caller &caller, const InstallRequest &request) = 0;
    virtual Result<void> uninstall(const Caller &caller, const PluginName &plugin) = 0;
    virtual Result<void> setPluginSecrets(const Caller &caller, const PluginName &plugin, const std::optional<QStringList> &names)
        = 0;
    virtual Result<void> setArgumentBindings(const Caller &caller, const PluginName &plugin,
                                             const QList<ArgumentBinding> &bindings)
        = 0;
    virtual Result<void> setRollout(const Caller &caller, const PluginName &plugin, bool running, const QStringList &nodes) = 0;
    virtual Result<void> setGate(const Caller &caller, const PluginName &plugin, bool running, const QStringList &nodes) = 0;

    // Candidates.
    virtual Result<QList<Candidate>> candidates(const Caller &caller) = 0;
    virtual Result<Candidate> candidate(const Caller &caller, const CandidateId &id) = 0; ///< ended ones for 24 h, with `end`
    virtual Result<SaveAnswer> saveCandidate(const Caller &caller, const SaveRequest &request) = 0;
    virtual Result<RenewAnswer> renewCandidate(const Caller &caller, const CandidateId &id, const RenewRequest &request) = 0;
    virtual Result<RemoveAnswer> removeCandidate(const Caller &caller, const CandidateId &id, const RemoveRequest &request) = 0;
    virtual Result<RemovalImpact> removalImpact(const Caller &caller, const CandidateId &id) = 0;
    /// `patch`: as if it were in the bundle's plugin.yaml; InvalidInput or InvalidManifest when it makes none of the same plugin.
    virtual Result<Verdict> checkCandidate(const Caller &caller, const CheckRequest &request, const QJsonArray &patch = {}) = 0;
    virtual Result<QList<AuditEntry>> timeline(const Caller &caller, const CandidateId &id) = 0;
    virtual Result<EdgeView> edge(const Caller &caller, const CandidateId &id) = 0;     ///< its owner and admins; G1
    virtual Result<Forecast> forecast(const Caller &caller, const CandidateId &id) = 0; ///< likewise; R1

    // Refusal records and audit.
    virtual Result<Page<RefusalRecord>> refusals(const Caller &caller, const PageRequest &page) = 0;
    /// By plugin and saver, the group with the newest record first.
    virtual Result<Page<RefusalRecord>> refusalQueue(const Caller &caller, const PageRequest &page) = 0;
    virtual Result<RefusalRecord> refusal(const Caller &caller, const RecordId &id) = 0;
    virtual Result<Evidence> refusalEvidence(const Caller &caller, const RecordId &id) = 0;
    virtual Result<void> markSeen(const Caller &caller, const RecordId &id) = 0;
    virtual Result<SeenAnswer> markAllSeen(const Caller &caller, const SeenRequest &request) = 0;
    virtual Result<Recheck> recheck(const Caller &caller, const RecordId &id) = 0;
    virtual Result<Page<AuditEntry>> audit(const Caller &caller, const PageRequest &page) = 0;
    /// Checks at most `limit` entries behind number `after`, and at the last one that nothing is missing behind it.
    virtual Result<ChainCheck> verifyAudit(const Caller &caller, qint64 after, int limit) = 0;

    // Fleet.
    virtual Result<QList<Node>> nodes(const Caller &caller) = 0;
    virtual Result<WhatIf> whatIf(const Caller &caller, const WhatIfRequest &request) = 0;
    virtual Result<IssuedToken> addJoinToken(const Caller &caller, const JoinToken &token) = 0;
    virtual Result<JoinAnswer> join(const QByteArray &joinTokenSha256, const JoinRequest &request) = 0;
    virtual Result<void> patchNode(const Caller &caller, const NodeName &node, const NodePatch &patch) = 0;
    virtual Result<void> removeNode(const Caller &caller, const NodeName &node) = 0;
    virtual Result<qint64> report(const Caller &node, const NodeReport &report) = 0; ///< the generation it should follow
    virtual Result<std::optional<Assignment>> assignment(const Caller &node, qint64 after) = 0; ///< none: nothing newer
    /// The value of a secret that the node's assignment gives to this plugin or candidate (empty id: the installed version) as
    /// "value" or "placeholder" (the node's proxy fills it); NotFound for any other.
    virtual Result<QString> secretValue(const Caller &node, const PluginName &plugin, const CandidateId &id, const QString &name)
        = 0;

    // The change feed.
    virtual Result<qint64> revision(const TenantId &tenant) = 0;
    virtual Result<ChangeSet> changesSince(const Caller &caller, qint64 since) = 0; ///< Compacted when too old

    // Work that time brings: expiry, silent nodes, offline nodes, ended ones after 24 h, old records and answers.
    virtual Result<void> sweep() = 0;
};

} // namespace oz0
