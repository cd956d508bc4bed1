// RapidCheck generators for every value that travels. Link oz0_test_generators and write *rc::gen::arbitrary<Candidate>().
#pragma once

#include "core/wire/FleetMessages.h"
#include "core/wire/Messages.h"

#include <rapidcheck.h>

namespace oz0::generate {

rc::Gen<QString> text();          ///< any text, also empty and far from ASCII
rc::Gen<QString> name();          ///< 1 to 12 lower-case letters and digits
rc::Gen<QString> hex(int digits); ///< lower case
rc::Gen<Digest> digest();
rc::Gen<Instant> instant(); ///< between the epoch and the year 9999, whole milliseconds; the epoch is "never"
rc::Gen<Labels> labels();

} // namespace oz0::generate

namespace rc {

#define OZ0_ARBITRARY(Type)                                                                                                      \
    template <>                                                                                                                  \
    struct Arbitrary<oz0::Type>                                                                                                  \
    {                                                                                                                            \
        static Gen<oz0::Type> arbitrary();                                                                                       \
    };

OZ0_ARBITRARY(WhoAmI)
OZ0_ARBITRARY(Member)
OZ0_ARBITRARY(AuditEntry)
OZ0_ARBITRARY(Refusal)
OZ0_ARBITRARY(Verdict)
OZ0_ARBITRARY(RefusalRecord)
OZ0_ARBITRARY(NodePart)
OZ0_ARBITRARY(Node)
OZ0_ARBITRARY(Assignment)
OZ0_ARBITRARY(NodeReport)
OZ0_ARBITRARY(JoinToken)
OZ0_ARBITRARY(JoinRequest)
OZ0_ARBITRARY(JoinAnswer)
OZ0_ARBITRARY(NodePatch)
OZ0_ARBITRARY(Plugin)
OZ0_ARBITRARY(TenantSettings)
OZ0_ARBITRARY(Preview)
OZ0_ARBITRARY(InstallRequest)
OZ0_ARBITRARY(InstallAnswer)
OZ0_ARBITRARY(BundleFile)
OZ0_ARBITRARY(Candidate)
OZ0_ARBITRARY(RemovalImpact)
OZ0_ARBITRARY(SaveRequest)
OZ0_ARBITRARY(SaveAnswer)
OZ0_ARBITRARY(RenewRequest)
OZ0_ARBITRARY(RenewAnswer)
OZ0_ARBITRARY(RemoveRequest)
OZ0_ARBITRARY(RemoveAnswer)
OZ0_ARBITRARY(CheckRequest)
OZ0_ARBITRARY(WhatIfRequest)
OZ0_ARBITRARY(NodeWhatIf)
OZ0_ARBITRARY(WhatIf)
OZ0_ARBITRARY(ChainCheck)
OZ0_ARBITRARY(ChangeSet)

#undef OZ0_ARBITRARY

} // namespace rc
