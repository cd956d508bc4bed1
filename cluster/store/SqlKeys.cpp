// API keys: made, listed and revoked by admins.
#include "cluster/access/Permissions.h"
#include "cluster/access/Tokens.h"
#include "cluster/store/KeyTable.h"
#include "cluster/store/StoreOnSql.h"
#include "core/wire/AuditChain.h"
#include "core/wire/CodecKeys.h"

namespace oz0 {

namespace {

constexpr qsizetype longestName = 100;
constexpr qint64 mostLivingKeys = 1000; // of a tenant

Digest keyDigest(const ApiKey &key)
{
    return digestOf(toJson(key));
}

AuditNote keyNote(const char *action, const ApiKey &key)
{
    AuditNote note;
    note.action = QLatin1String(action);
    note.object = QStringLiteral("api-keys/") + key.id;
    note.objectOwner = key.owner;
    note.reason = key.name;
    return note;
}

Result<void> isWellFormed(const ApiKey &key, Instant now)
{
    const auto complaint = [](const char *pointer, const char *what) {
        return Failure(ErrorCode::InvalidInput, QLatin1String(what), QLatin1String(pointer));
    };
    if (key.name.trimmed().isEmpty() || key.name.size() > longestName || key.name.contains(QChar::Null))
        return complaint("/name", "must have 1 to 100 characters");
    if (key.role == Role::None)
        return complaint("/role", "a key needs a role");
    if (key.expires <= now)
        return complaint("/seconds", "a key lives for a while");
    return {};
}

} // namespace

Result<IssuedToken> StoreOnSql::addApiKey(const Caller &caller, const ApiKey &wanted)
{
    return change([&]() -> Result<IssuedToken> {
        if (const Result<void> may = requireAdmin(caller); !may)
            return Failure(may.error());
        // Else a key could outlive its own end.
        if (!keyIdOf(caller.via).isEmpty())
            return Failure(ErrorCode::NotPermitted, QStringLiteral("a key makes no keys"), caller.via);
        if (const Result<void> valid = isWellFormed(wanted, m_session.now()); !valid)
            return Failure(valid.error());
        const qint64 living = m_session.db().number(
            "SELECT COUNT(*) FROM api_keys WHERE tenant = ? AND revoked = 0 AND expires > ?",
            {column(caller.tenant), column(m_session.now())});
        if (living >= mostLivingKeys)
            return Failure(ErrorCode::Conflict, QStringLiteral("a tenant has at most 1000 keys"));
        ApiKey key = wanted;
        key.id = makeTokenId(m_session.random());
        key.name = wanted.name.trimmed();
        key.owner = caller.principal;
        key.created = m_session.now();
        key.revoked = {};
        const IssuedToken issued{key.id, makeToken("oz0k_", m_session.random()), key.expires};
        KeyTable(m_session).add(caller.tenant, key, tokenKeyOf(issued.token));
        AuditNote note = keyNote("api_key.add", key);
        note.after = keyDigest(key);
        m_session.audit(caller.tenant, &caller, note);
        return issued;
    });
}

Result<QList<ApiKey>> StoreOnSql::apiKeys(const Caller &caller)
{
    return look([&]() -> Result<QList<ApiKey>> {
        if (const Result<void> may = requireAdmin(caller); !may)
            return Failure(may.error());
        return KeyTable(m_session).list(caller.tenant);
    });
}

Result<void> StoreOnSql::revokeApiKey(const Caller &caller, const QString &id)
{
    return change([&]() -> Result<void> {
        if (const Result<void> may = requireAdmin(caller); !may)
            return may;
        KeyTable keys(m_session);
        const std::optional<ApiKey> before = keys.find(caller.tenant, id);
        if (!before)
            return Failure(ErrorCode::NotFound, QStringLiteral("there is no such key"), id);
        if (before->revoked != Instant{})
            return {}; // gone is gone (U5)
        keys.revoke(caller.tenant, id);
        AuditNote note = keyNote("api_key.revoke", *before);
        note.before = keyDigest(*before);
        if (const std::optional<ApiKey> after = keys.find(caller.tenant, id))
            note.after = keyDigest(*after);
        m_session.audit(caller.tenant, &caller, note);
        return {};
    });
}

} // namespace oz0
