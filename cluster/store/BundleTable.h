// The rows of bundles, and who may read one.
#pragma once

#include "cluster/store/Session.h"

namespace oz0 {

class BundleTable
{
public:
    explicit BundleTable(Session &session) : m_session(session) { }

    std::optional<BundleFacts> find(const TenantId &tenant, const Digest &digest);
    void add(const TenantId &tenant, const BundleFacts &facts, const PrincipalId &owner);
    /// Put by the caller, installed, of a candidate or refusal record of the caller's, or an admin; a node, when its assignment names it.
    bool mayRead(const Caller &caller, const Digest &digest);
    /// NotFound for what the caller may not know of.
    Result<BundleFacts> readable(const Caller &caller, const Digest &digest);

private:
    Session &m_session;
};

} // namespace oz0
