// The rows of API keys. A dead one stays for a while, so that lists and renewals can say what became of it.
#pragma once

#include "cluster/store/Session.h"
#include "core/domain/ApiKey.h"

namespace oz0 {

class KeyTable
{
public:
    explicit KeyTable(Session &session) : m_session(session) { }

    QList<ApiKey> list(const TenantId &tenant); ///< newest first
    std::optional<ApiKey> find(const TenantId &tenant, const QString &id);
    /// By the token's digest, with the tenant that it is of; dead ones too.
    std::optional<std::pair<TenantId, ApiKey>> findByToken(const QString &tokenKey);
    void add(const TenantId &tenant, const ApiKey &key, const QString &tokenKey);
    void revoke(const TenantId &tenant, const QString &id);
    void revokeAllOf(const TenantId &tenant, const PrincipalId &owner);
    void dropDead(const TenantId &tenant, Instant before);

    /// None for a `via` that names no key; Revoked for a key that is not there any more.
    KeyState stateOf(const TenantId &tenant, const QString &via);
    /// Placed candidates that were saved with a key which is dead by now (R4).
    QList<CandidateId> savedByDead(const TenantId &tenant);

private:
    Session &m_session;
};

} // namespace oz0
