// What a renewal of a candidate is judged on (R1, R4), for the renewal itself and for its forecast.
#pragma once

#include "cluster/store/Judge.h"

namespace oz0 {

struct RenewalCase
{
    Case each;
    Caller saver; ///< whose permissions decide; without a role when the key that it was saved with is dead

    bool isJudged() const { return saver.role != Role::Admin; } ///< a renewal by an admin changes nothing
};

/// Internal when the candidate's bundle is not there any more.
Result<RenewalCase> renewalCase(Session &session, const Caller &caller, const HeldCandidate &current);

/// A member with the role and the content permission of now; none of both when he is no member any more.
Caller memberNow(Session &session, const TenantId &tenant, const PrincipalId &principal);

} // namespace oz0
