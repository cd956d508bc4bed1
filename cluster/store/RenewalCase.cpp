#include "cluster/store/RenewalCase.h"

#include "cluster/store/BundleTable.h"
#include "cluster/store/KeyTable.h"
#include "core/wire/Codec.h"

namespace oz0 {

Result<RenewalCase> renewalCase(Session &session, const Caller &caller, const HeldCandidate &current)
{
    RenewalCase renewal;
    Case &each = renewal.each;
    each.occasion = Occasion::Renewal;
    each.asker = askerOf(caller);
    each.asker.key = KeyTable(session).stateOf(caller.tenant, current.candidate.via);
    each.current = current;
    each.select = current.candidate.select;
    if (const std::optional<BundleFacts> facts = BundleTable(session).find(caller.tenant, current.candidate.digest))
        each.bundle = *facts;
    each.workingCopy = session.manifest(caller.tenant, current.candidate.digest);
    if (!each.workingCopy)
        return Failure(ErrorCode::Internal, QStringLiteral("the candidate's bundle is not there any more"),
                       current.candidate.id.text());
    // With a key that is dead nobody saves, an admin neither (R4); what else its owner may or may not is not asked then.
    renewal.saver = caller;
    if (each.asker.key == KeyState::Revoked || each.asker.key == KeyState::Expired) {
        renewal.saver.role = Role::None;
        each.asker.role = Role::Admin;
        each.asker.content = true;
    }
    return renewal;
}

Caller memberNow(Session &session, const TenantId &tenant, const PrincipalId &principal)
{
    Caller member;
    member.principal = principal;
    member.tenant = tenant;
    session.db().first("SELECT role, content FROM members WHERE tenant = ? AND principal = ?",
                       {column(tenant), column(principal)}, [&](const Row &row) {
                           member.role = roleFromWord(row.text(0)).value_or(Role::None);
                           member.content = row.flag(1);
                       });
    return member;
}

} // namespace oz0
