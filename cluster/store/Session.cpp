#include "cluster/store/Session.h"

#include "cluster/store/AuditNodes.h"
#include "cluster/store/SnapshotReader.h"
#include "core/manifest/ManifestReader.h"
#include "core/wire/AuditChain.h"
#include "core/wire/Codec.h"

namespace oz0 {

namespace {

// Many operations of a sweep touch several tenants; each is an operation of its own, so one is about one tenant.
constexpr char insertChange[] = "INSERT INTO changes (tenant, revision, kind, name, at) VALUES (?, ?, ?, ?, ?)";

} // namespace

Session::Session(std::unique_ptr<Database> opened, SecretBox sealer, const StoreOptions &given)
    : m_database(std::move(opened)), m_box(std::move(sealer)), m_options(given)
{ }

void Session::begin()
{
    m_now = m_options.clock->now();
    m_operation = Operation{};
    m_changedTenant = TenantId();
}

Operation Session::take()
{
    for (const auto &[kind, name] : std::as_const(m_operation.changes)) {
        db().run(insertChange,
                 {column(m_changedTenant), m_operation.revisions.value(m_changedTenant), kind, column(name), column(m_now)});
    }
    return std::exchange(m_operation, Operation{});
}

void Session::forget()
{
    m_operation = Operation{};
    m_snapshot.reset();
}

qint64 Session::revise(const TenantId &tenant)
{
    qint64 &revision = m_operation.revisions[tenant];
    if (revision == 0) {
        db().run("UPDATE tenants SET revision = revision + 1 WHERE tenant = ?", {column(tenant)});
        revision = this->revision(tenant);
        m_operation.touched.tenants.insert(tenant);
        m_changedTenant = tenant;
        // A snapshot of the revision before stays good but for what `changed` names; an older one has missed another's changes.
        if (m_snapshot && m_snapshot->tenant == tenant && m_snapshot->revision == revision - 1)
            ownSnapshot().revision = revision;
        else
            m_snapshot.reset();
    }
    return revision;
}

qint64 Session::revision(const TenantId &tenant)
{
    return db().number("SELECT revision FROM tenants WHERE tenant = ?", {column(tenant)});
}

void Session::changed(const TenantId &tenant, const char *kind, const QString &name)
{
    noted(tenant, kind, name);
    const QLatin1String what(kind);
    if (what == QLatin1String("node"))
        m_staleNodes.insert(NodeName(name));
    else if (what == QLatin1String("plugin") || what == QLatin1String("tenant"))
        m_snapshot.reset();
}

void Session::noted(const TenantId &tenant, const char *kind, const QString &name)
{
    revise(tenant);
    m_operation.changes.insert({QLatin1String(kind), name});
}

void Session::audit(const TenantId &tenant, const Caller *caller, const AuditNote &note)
{
    AuditEntry entry;
    db().first("SELECT audit_seq, audit_digest FROM tenants WHERE tenant = ?", {column(tenant)}, [&](const Row &row) {
        entry.seq = row.integer(0) + 1;
        row.read(1, entry.previous);
    });
    entry.revision = revise(tenant);
    entry.at = m_now;
    entry.action = note.action;
    entry.outcome = note.outcome;
    entry.actor = caller ? caller->principal : PrincipalId(QStringLiteral("platform"));
    entry.role = caller ? caller->role : Role::None;
    entry.via = caller ? caller->via : QString();
    entry.object = note.object;
    entry.plugin = note.plugin;
    entry.owner = note.objectOwner;
    entry.nodes = note.nodes;
    entry.cause = note.cause;
    entry.reason = note.reason;
    entry.before = note.before;
    entry.after = note.after;
    entry.from = note.from;
    entry.to = note.to;
    entry.candidates = note.candidates;
    entry.record = note.record;
    entry.digest = chainDigest(entry);
    QStringList candidates;
    for (const CandidateId &candidate : entry.candidates)
        candidates.append(candidate.text());
    db().run(
        "INSERT INTO audit (tenant, seq, at, action, outcome, actor, role, via, object, plugin, cause, reason, before_digest, "
        "after_digest, record, revision, previous, digest, object_owner, owner, nodes, from_version, from_digest, to_version, "
        "to_digest, candidates) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        {column(tenant),
         entry.seq,
         column(entry.at),
         entry.action,
         entry.outcome,
         column(entry.actor),
         word(entry.role),
         column(entry.via),
         column(entry.object),
         column(entry.plugin),
         column(entry.cause),
         column(entry.reason),
         column(entry.before),
         column(entry.after),
         column(entry.record),
         entry.revision,
         column(entry.previous),
         column(entry.digest),
         column(note.objectOwner),
         column(entry.owner),
         nodesColumn(entry.nodes),
         column(entry.from.version),
         column(entry.from.digest),
         column(entry.to.version),
         column(entry.to.digest),
         column(candidates.join(QLatin1Char(' ')))});
    db().run("UPDATE tenants SET audit_seq = ?, audit_digest = ? WHERE tenant = ?",
             {entry.seq, column(entry.digest), column(tenant)});
    noted(tenant, "audit", QString());
}

std::optional<Lease> Session::lease(const LeaseKey &key) const
{
    for (const Operation *operation : {&m_operation, &group}) {
        const auto found = operation->leases.find(key);
        if (found != operation->leases.end())
            return *found;
    }
    return m_options.leases->find(key);
}

QHash<LeaseKey, Lease> Session::leases() const
{
    QHash<LeaseKey, Lease> leases = m_options.leases->all();
    for (const Operation *operation : {&group, &m_operation}) {
        for (auto it = operation->leases.begin(); it != operation->leases.end(); ++it) {
            if (it.value())
                leases.insert(it.key(), *it.value());
            else
                leases.remove(it.key());
        }
    }
    return leases;
}

std::shared_ptr<const Manifest> Session::manifest(const TenantId &tenant, const Digest &digest)
{
    if (digest.isEmpty())
        return nullptr;
    // The bytes behind a digest never change, so tenants share what was read from them; who may ask is decided by the caller.
    if (const auto *known = m_manifests.object(digest.text()))
        return *known;
    std::shared_ptr<const Manifest> manifest;
    db().first("SELECT manifest FROM bundles WHERE tenant = ? AND digest = ?", {column(tenant), column(digest)},
               [&](const Row &row) {
                   const Result<std::shared_ptr<const Manifest>> read = readManifest(row.text(0).toUtf8());
                   if (read)
                       manifest = *read;
               });
    if (manifest)
        m_manifests.insert(digest.text(), new std::shared_ptr<const Manifest>(manifest));
    return manifest;
}

void Session::keepRead(const Digest &digest, const std::shared_ptr<const Manifest> &manifest)
{
    m_manifests.insert(digest.text(), new std::shared_ptr<const Manifest>(manifest));
}

std::shared_ptr<const TenantSnapshot> Session::snapshot(const TenantId &tenant)
{
    if (!m_snapshot || m_snapshot->tenant != tenant || m_snapshot->revision != revision(tenant))
        m_snapshot = std::make_shared<TenantSnapshot>(readSnapshot(*this, tenant));
    else if (!m_staleNodes.isEmpty())
        readNodesAgain(*this, ownSnapshot(), m_staleNodes);
    m_staleNodes.clear();
    return m_snapshot;
}

// What was handed out before stays as it was.
TenantSnapshot &Session::ownSnapshot()
{
    if (m_snapshot.use_count() > 1)
        m_snapshot = std::make_shared<TenantSnapshot>(*m_snapshot);
    return *m_snapshot;
}

QByteArray upsertText(const char *table, const QStringList &columns, int keyCount)
{
    QStringList places;
    QStringList updates;
    for (int at = 0; at < columns.size(); ++at) {
        places.append(QStringLiteral("?"));
        if (at >= keyCount)
            updates.append(columns.at(at) + QStringLiteral(" = excluded.") + columns.at(at));
    }
    const QString text = QStringLiteral("INSERT INTO %1 (%2) VALUES (%3) ON CONFLICT (%4) DO UPDATE SET %5")
                             .arg(QLatin1String(table), columns.join(QStringLiteral(", ")), places.join(QStringLiteral(", ")),
                                  columns.mid(0, keyCount).join(QStringLiteral(", ")), updates.join(QStringLiteral(", ")));
    return text.toLatin1();
}

} // namespace oz0
