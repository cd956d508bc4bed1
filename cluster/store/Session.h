// What every aggregate of the store works with: the connection, the time of the running operation, and what the operation has
// changed so far.
#pragma once

#include "cluster/rules/TenantSnapshot.h"
#include "cluster/store/Database.h"
#include "cluster/store/LeaseBook.h"
#include "cluster/store/SecretBox.h"
#include "cluster/store/SqlStore.h"

#include <QCache>
#include <QSet>

#include <memory>
#include <optional>

namespace oz0 {

class LongQuestion;

/// What one operation changed; thrown away when it fails, handed to its group when it succeeds.
struct Operation
{
    Touched touched;
    QHash<TenantId, qint64> revisions;         ///< that it was given
    QSet<std::pair<QString, QString>> changes; ///< kind and name, of the tenant that it is about
    QHash<LeaseKey, std::optional<Lease>> leases;
};

/// One change of an object, for the audit chain; the actor is the caller, or the server itself when there is none.
struct AuditNote
{
    QString action;
    QString outcome = QStringLiteral("done");
    QString object;
    PluginName plugin;
    QList<NodeName> nodes; ///< sorted
    QString cause;
    QString reason;
    Digest before;
    Digest after;
    AuditBundle from;
    AuditBundle to;
    QList<CandidateId> candidates; ///< sorted
    RecordId record;
    PrincipalId objectOwner; ///< of a candidate: told in the entry, and may read it beside its actor
};

class Session
{
public:
    Session(std::unique_ptr<Database> opened, SecretBox sealer, const StoreOptions &given);

    Database &db() { return *m_database; }
    const SecretBox &box() const { return m_box; }
    Randomness &random() { return *m_options.randomness; }
    const StoreOptions &options() const { return m_options; }
    const StoreTimes &times() const { return m_options.times; }
    Instant now() const { return m_now; } ///< the same during one operation

    void begin();     ///< a new operation
    Operation take(); ///< what it changed, its changes written to the feed
    void forget();    ///< it failed

    /// The revision of the running operation: the tenant's next one, taken once.
    qint64 revise(const TenantId &tenant);
    qint64 revision(const TenantId &tenant);
    /// The object is new, other or gone: the feed tells it. Kinds: candidate, node, plugin, tenant, member, audit, refusals.
    void changed(const TenantId &tenant, const char *kind, const QString &name);
    /// The same for what no rule looks at (generations, parts): the snapshot stays good.
    void noted(const TenantId &tenant, const char *kind, const QString &name);
    void nodeHasNewAssignment(const NodeName &node) { m_operation.touched.nodes.insert(node); }
    void audit(const TenantId &tenant, const Caller *caller, const AuditNote &note);

    /// The lease as the running operation sees it.
    std::optional<Lease> lease(const LeaseKey &key) const;
    QHash<LeaseKey, Lease> leases() const;
    void setLease(const LeaseKey &key, const std::optional<Lease> &lease) { m_operation.leases.insert(key, lease); }

    /// The manifest of a bundle that the tenant has; null when it has none. Parsed once while it is in use.
    std::shared_ptr<const Manifest> manifest(const TenantId &tenant, const Digest &digest);
    bool isRead(const Digest &digest) const { return m_manifests.contains(digest.text()); }
    /// Read already by another session of the server.
    void keepRead(const Digest &digest, const std::shared_ptr<const Manifest> &manifest);
    /// The tenant as the rules see it, at the revision of now.
    std::shared_ptr<const TenantSnapshot> snapshot(const TenantId &tenant);

    // The group around the operations (Store::beginGroup).
    bool inGroup = false;
    bool inRead = false;
    Operation group;   ///< of the operations that succeeded
    Touched committed; ///< for takeTouched

    std::shared_ptr<LongQuestion> elsewhere; ///< Store::lend

private:
    std::unique_ptr<Database> m_database;
    SecretBox m_box;
    StoreOptions m_options;
    Instant m_now{};
    TenantId m_changedTenant;
    Operation m_operation;
    QCache<QString, std::shared_ptr<const Manifest>> m_manifests{512};
    TenantSnapshot &ownSnapshot();

    std::shared_ptr<TenantSnapshot> m_snapshot; ///< the last one, kept up with this session's own changes
    QSet<NodeName> m_staleNodes;                ///< of it: to be read again
};

/// Built once for each table and kept: "INSERT … ON CONFLICT (keys) DO UPDATE …".
QByteArray upsertText(const char *table, const QStringList &columns, int keyCount);

} // namespace oz0
