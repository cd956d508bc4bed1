// Who may what in a tenant: the table of lifecycle.md ("Who may") as functions. NotPermitted or NotFound when not.
#pragma once

#include "core/base/Result.h"
#include "core/domain/Access.h"

namespace oz0 {

Result<void> requireViewer(const Caller &caller);
Result<void> requireOperator(const Caller &caller);
Result<void> requireAdmin(const Caller &caller);
/// The owner, or an admin.
Result<void> requireOwnOrAdmin(const Caller &caller, const PrincipalId &owner);
/// The same for what others may not know of: NotFound.
Result<void> knowsOfOwnOrAdmin(const Caller &caller, const PrincipalId &owner);
/// A node, by its own token. Answers its name.
Result<NodeName> requireNode(const Caller &caller);

} // namespace oz0
