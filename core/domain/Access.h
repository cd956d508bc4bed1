// Who asks, and what they may (lifecycle.md, "Who may").
#pragma once

#include "core/base/Clock.h"
#include "core/base/Id.h"

namespace oz0 {

enum class Role { None, Viewer, Operator, Admin };

/// Whose rights decide over a candidate; told apart on every row.
enum class Standing { Operator, Admin, Platform };

/// Somebody who has been recognised by a token, with what he may at this moment in one tenant.
struct Caller
{
    PrincipalId principal; ///< "user:alice", "key:4be1", "node:dev-box-1"
    Role role = Role::None;
    bool content = false; ///< content permission, apart from the role
    QString via;          ///< "session:4be1" or "key:4be1": which credential was used
    TenantId tenant;

    friend bool operator==(const Caller &, const Caller &) = default;
};

struct Member
{
    PrincipalId principal;
    Role role = Role::None;
    bool content = false;
    Instant added{};

    friend bool operator==(const Member &, const Member &) = default;
};

/// The answer of GET /v1/whoami.
struct WhoAmI
{
    PrincipalId principal;
    TenantId tenant;
    Role role = Role::None;
    bool content = false;
    QString certificates; ///< PEM of the certificate in use and of the next one, if any
    QString serverVersion;
    Instant tokenExpires{};
    Instant now{};

    friend bool operator==(const WhoAmI &, const WhoAmI &) = default;
};

inline bool mayOperate(const Caller &caller)
{
    return caller.role >= Role::Operator;
}
inline bool isAdmin(const Caller &caller)
{
    return caller.role == Role::Admin;
}

} // namespace oz0
