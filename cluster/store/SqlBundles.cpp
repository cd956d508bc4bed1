// Bundles: their facts and their readers. The bytes lie in files.
#include "cluster/access/Permissions.h"
#include "cluster/store/BundleTable.h"
#include "cluster/store/NodeTable.h"
#include "cluster/store/StoreOnSql.h"
#include "core/wire/Codec.h"

namespace oz0 {

namespace {

bool isNamedInAssignment(Session &session, const Caller &node, const Digest &digest)
{
    const Result<NodeName> name = requireNode(node);
    if (!name)
        return false;
    NodeTable nodes(session);
    const std::optional<HeldNode> held = nodes.find(node.tenant, *name);
    if (!held)
        return false;
    for (const AssignedPlugin &plugin : nodes.assignmentOf(*held).plugins) {
        if (plugin.digest == digest)
            return true;
    }
    return false;
}

} // namespace

std::optional<BundleFacts> BundleTable::find(const TenantId &tenant, const Digest &digest)
{
    std::optional<BundleFacts> facts;
    m_session.db().first(
        "SELECT plugin, version, unpacked, manifest, files, pyproject, uv_lock FROM bundles WHERE tenant = ? AND digest = ?",
        {column(tenant), column(digest)}, [&](const Row &row) {
            facts.emplace();
            facts->digest = digest;
            row.read(0, facts->plugin);
            facts->version = row.text(1);
            facts->unpackedBytes = row.integer(2);
            facts->manifestText = row.text(3).toUtf8();
            for (const QJsonValue &value : row.array(4)) {
                if (Result<BundleFile> file = decode<BundleFile>(value.toObject()))
                    facts->files.append(*file);
            }
            facts->pyproject = QByteArray::fromBase64(row.text(5).toLatin1());
            facts->uvLock = QByteArray::fromBase64(row.text(6).toLatin1());
        });
    return facts;
}

void BundleTable::add(const TenantId &tenant, const BundleFacts &facts, const PrincipalId &owner)
{
    m_session.db().run(
        "INSERT INTO bundles (tenant, digest, plugin, version, unpacked, manifest, files, pyproject, uv_lock, added) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (tenant, digest) DO UPDATE SET added = excluded.added",
        {column(tenant), column(facts.digest), column(facts.plugin), column(facts.version), facts.unpackedBytes,
         column(QString::fromUtf8(facts.manifestText)), column(toJsonArray(facts.files)),
         column(QString::fromLatin1(facts.pyproject.toBase64())), column(QString::fromLatin1(facts.uvLock.toBase64())),
         column(m_session.now())});
    m_session.db().run("INSERT INTO bundle_owners (tenant, digest, principal) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
                       {column(tenant), column(facts.digest), column(owner)});
}

bool BundleTable::mayRead(const Caller &caller, const Digest &digest)
{
    const QVariantList here{column(caller.tenant), column(digest)};
    if (m_session.db().number("SELECT COUNT(*) FROM bundles WHERE tenant = ? AND digest = ?", here) == 0)
        return false;
    if (caller.role == Role::None)
        return isNamedInAssignment(m_session, caller, digest);
    if (isAdmin(caller)
        || m_session.db().number("SELECT COUNT(*) FROM bundle_owners WHERE tenant = ? AND digest = ? AND principal = ?",
                                 here + QVariantList{column(caller.principal)})
            > 0)
        return true;
    if (!mayOperate(caller))
        return false;
    // What one's own candidate or refused attempt was made of stays readable, also when the bytes were put by somebody else.
    const QVariantList own = here + QVariantList{column(caller.principal)};
    return m_session.db().number("SELECT COUNT(*) FROM plugins WHERE tenant = ? AND digest = ? AND state = 'installed'", here) > 0
        || m_session.db().number("SELECT COUNT(*) FROM refusals WHERE tenant = ? AND digest = ? AND actor = ?", own) > 0
        || m_session.db().number("SELECT COUNT(*) FROM candidates WHERE tenant = ? AND digest = ? AND owner = ?", own) > 0;
}

Result<BundleFacts> BundleTable::readable(const Caller &caller, const Digest &digest)
{
    if (mayRead(caller, digest)) {
        if (const std::optional<BundleFacts> facts = find(caller.tenant, digest))
            return *facts;
    }
    return Failure(ErrorCode::NotFound, QStringLiteral("there is no such bundle"), digest.text());
}

Result<bool> StoreOnSql::hasBundle(const Caller &caller, const Digest &digest)
{
    return look([&]() -> Result<bool> {
        if (const Result<void> may = requireOperator(caller); !may)
            return Failure(may.error());
        return BundleTable(m_session).mayRead(caller, digest);
    });
}

Result<void> StoreOnSql::addBundle(const Caller &caller, const BundleFacts &facts)
{
    return change([&]() -> Result<void> {
        if (const Result<void> may = requireOperator(caller); !may)
            return may;
        BundleTable(m_session).add(caller.tenant, facts, caller.principal);
        return {};
    });
}

Result<BundleFacts> StoreOnSql::bundle(const Caller &caller, const Digest &digest)
{
    return look([&]() -> Result<BundleFacts> {
        if (caller.role != Role::None) {
            if (const Result<void> may = requireOperator(caller); !may)
                return Failure(may.error());
        }
        return BundleTable(m_session).readable(caller, digest);
    });
}

Result<QList<Digest>> StoreOnSql::dropUnusedBundles(Instant olderThan, const QList<Digest> &lying)
{
    return change([&]() -> Result<QList<Digest>> {
        QList<std::pair<QString, QString>> unused;
        m_session.db().each("SELECT b.tenant, b.digest FROM bundles b WHERE b.added < ? "
                            "AND NOT EXISTS (SELECT 1 FROM candidates c WHERE c.tenant = b.tenant AND c.digest = b.digest) "
                            "AND NOT EXISTS (SELECT 1 FROM candidate_nodes k WHERE k.tenant = b.tenant AND k.digest = b.digest) "
                            "AND NOT EXISTS (SELECT 1 FROM plugins p WHERE p.tenant = b.tenant AND p.digest = b.digest) "
                            "AND NOT EXISTS (SELECT 1 FROM refusals r WHERE r.tenant = b.tenant AND r.digest = b.digest)",
                            {column(olderThan)}, [&](const Row &row) {
                                unused.append({row.text(0), row.text(1)});
                            });
        QList<Digest> gone;
        for (const auto &[tenant, digest] : std::as_const(unused)) {
            m_session.db().run("DELETE FROM bundle_owners WHERE tenant = ? AND digest = ?", {tenant, digest});
            m_session.db().run("DELETE FROM bundles WHERE tenant = ? AND digest = ?", {tenant, digest});
            if (m_session.db().number("SELECT COUNT(*) FROM bundles WHERE digest = ?", {digest}) == 0)
                gone.append(Digest(digest));
        }
        for (const Digest &digest : lying) {
            if (!gone.contains(digest)
                && m_session.db().number("SELECT COUNT(*) FROM bundles WHERE digest = ?", {column(digest)}) == 0)
                gone.append(digest);
        }
        return gone;
    });
}

} // namespace oz0
