#include "cluster/access/Permissions.h"

namespace oz0 {

namespace {

Failure needs(const char *what, const Caller &caller)
{
    return Failure(ErrorCode::NotPermitted, QStringLiteral("this needs %1").arg(QLatin1String(what)), caller.principal.text());
}

} // namespace

Result<void> requireViewer(const Caller &caller)
{
    if (caller.role < Role::Viewer)
        return needs("a role in the tenant", caller);
    return {};
}

Result<void> requireOperator(const Caller &caller)
{
    if (!mayOperate(caller))
        return needs("the operator role", caller);
    return {};
}

Result<void> requireAdmin(const Caller &caller)
{
    if (!isAdmin(caller))
        return needs("the admin role", caller);
    return {};
}

Result<void> requireOwnOrAdmin(const Caller &caller, const PrincipalId &owner)
{
    if (caller.principal != owner && !isAdmin(caller))
        return needs("its owner or an admin", caller);
    return {};
}

Result<void> knowsOfOwnOrAdmin(const Caller &caller, const PrincipalId &owner)
{
    if (caller.principal != owner && !isAdmin(caller))
        return Failure(ErrorCode::NotFound, QStringLiteral("there is no such thing"));
    return {};
}

Result<NodeName> requireNode(const Caller &caller)
{
    static const QString prefix = QStringLiteral("node:");
    if (caller.role != Role::None || !caller.principal.text().startsWith(prefix))
        return needs("a node's token", caller);
    return NodeName(caller.principal.text().mid(prefix.size()));
}

} // namespace oz0
