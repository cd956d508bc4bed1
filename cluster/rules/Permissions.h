// P1, P2, P3 and, at a renewal, what of them the owner or his nodes have lost (R1).
#pragma once

#include "cluster/rules/Rule.h"

namespace oz0 {

QList<Refusal> roleMissing(const RuleInput &input);         ///< P1: the tenant's operator role
QList<Refusal> contentMissing(const RuleInput &input);      ///< P1: content permission, of an admin too
QList<Refusal> nodesNotOpen(const RuleInput &input);        ///< P2: candidates=allow on every chosen node
QList<Refusal> secretsNotAvailable(const RuleInput &input); ///< P3: required by the installed version and made available
QList<Refusal> keyRevoked(const RuleInput &input);          ///< R4: of the key that saved it
QList<Refusal> keyExpired(const RuleInput &input);          ///< R4
QList<Refusal> ownerLostRole(const RuleInput &input);       ///< R1 of P1
QList<Refusal> nodesClosed(const RuleInput &input);         ///< R1 of P2

} // namespace oz0
