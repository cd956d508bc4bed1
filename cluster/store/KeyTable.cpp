#include "cluster/store/KeyTable.h"

#include "core/wire/Codec.h"

namespace oz0 {

namespace {

ApiKey keyOf(const Row &row)
{
    ApiKey key;
    key.id = row.text(0);
    key.name = row.text(1);
    row.read(2, key.owner);
    key.role = roleFromWord(row.text(3)).value_or(Role::None);
    key.content = row.flag(4);
    key.created = row.instant(5);
    key.expires = row.instant(6);
    key.revoked = row.instant(7);
    return key;
}

} // namespace

QList<ApiKey> KeyTable::list(const TenantId &tenant)
{
    QList<ApiKey> keys;
    m_session.db().each("SELECT id, name, owner, role, content, created, expires, revoked FROM api_keys WHERE tenant = ? "
                        "ORDER BY created DESC, id",
                        {column(tenant)}, [&](const Row &row) { keys.append(keyOf(row)); });
    return keys;
}

std::optional<ApiKey> KeyTable::find(const TenantId &tenant, const QString &id)
{
    std::optional<ApiKey> key;
    m_session.db().first(
        "SELECT id, name, owner, role, content, created, expires, revoked FROM api_keys WHERE tenant = ? AND id = ?",
        {column(tenant), column(id)}, [&](const Row &row) { key = keyOf(row); });
    return key;
}

std::optional<std::pair<TenantId, ApiKey>> KeyTable::findByToken(const QString &tokenKey)
{
    std::optional<std::pair<TenantId, ApiKey>> found;
    m_session.db().first(
        "SELECT id, name, owner, role, content, created, expires, revoked, tenant FROM api_keys WHERE sha256 = ?", {tokenKey},
        [&](const Row &row) { found.emplace(TenantId(row.text(8)), keyOf(row)); });
    return found;
}

void KeyTable::add(const TenantId &tenant, const ApiKey &key, const QString &tokenKey)
{
    m_session.db().run("INSERT INTO api_keys (tenant, id, sha256, name, owner, role, content, created, expires, revoked) "
                       "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0)",
                       {column(tenant), key.id, tokenKey, column(key.name), column(key.owner), word(key.role),
                        column(key.content), column(key.created), column(key.expires)});
}

void KeyTable::revoke(const TenantId &tenant, const QString &id)
{
    m_session.db().run("UPDATE api_keys SET revoked = ? WHERE tenant = ? AND id = ? AND revoked = 0",
                       {column(m_session.now()), column(tenant), column(id)});
}

void KeyTable::revokeAllOf(const TenantId &tenant, const PrincipalId &owner)
{
    m_session.db().run("UPDATE api_keys SET revoked = ? WHERE tenant = ? AND owner = ? AND revoked = 0",
                       {column(m_session.now()), column(tenant), column(owner)});
}

void KeyTable::dropDead(const TenantId &tenant, Instant before)
{
    m_session.db().run("DELETE FROM api_keys WHERE tenant = ? AND (expires < ? OR (revoked > 0 AND revoked < ?))",
                       {column(tenant), column(before), column(before)});
}

KeyState KeyTable::stateOf(const TenantId &tenant, const QString &via)
{
    const QString id = keyIdOf(via);
    if (id.isEmpty())
        return KeyState::None;
    const std::optional<ApiKey> key = find(tenant, id);
    return key ? oz0::stateOf(*key, m_session.now()) : KeyState::Revoked;
}

QList<CandidateId> KeyTable::savedByDead(const TenantId &tenant)
{
    QList<CandidateId> ids;
    m_session.db().each("SELECT c.id FROM candidates c LEFT JOIN api_keys k ON k.tenant = c.tenant AND c.via = 'key:' || k.id "
                        "WHERE c.tenant = ? AND c.phase = 'placed' AND c.via LIKE 'key:%' "
                        "AND (k.id IS NULL OR k.revoked > 0 OR k.expires <= ?)",
                        {column(tenant), column(m_session.now())}, [&](const Row &row) { ids.append(CandidateId(row.text(0))); });
    return ids;
}

} // namespace oz0
