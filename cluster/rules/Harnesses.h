// B4, B5, B6: programs and services outside the sandbox that an operator's candidate would hand its work and secrets to.
#pragma once

#include "cluster/rules/Rule.h"

namespace oz0 {

QList<Refusal> outsideAuthAdded(const RuleInput &input); ///< B4: an outside agent's auth receives a secret that it did not
QList<Refusal> outsideRepointed(const RuleInput &input); ///< B4: an outside agent with auth uses another outside program

QList<Refusal> ownOutsideAdded(const RuleInput &input);   ///< B5: with or without a secret
QList<Refusal> ownOutsideChanged(const RuleInput &input); ///< B5

QList<Refusal> ownRemoteAdded(const RuleInput &input);   ///< B6: while a secret is held
QList<Refusal> ownRemoteChanged(const RuleInput &input); ///< B6: while a secret is held

} // namespace oz0
