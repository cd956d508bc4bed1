// A credential for programs. It acts for its owner, with the lower of its own role and content permission and his of now.
#pragma once

#include "core/base/Clock.h"
#include "core/base/Id.h"
#include "core/domain/Access.h"

namespace oz0 {

/// What a candidate's save rests on beside its owner: no key at all, or one in this state (R4).
enum class KeyState { None, Alive, Revoked, Expired };

struct ApiKey
{
    QString id;   ///< 8 hex; the audit and a candidate's `via` say "key:ID"
    QString name; ///< what it is for
    PrincipalId owner;
    Role role = Role::None; ///< at most
    bool content = false;   ///< at most
    Instant created{};
    Instant expires{};
    Instant revoked{}; ///< the epoch while it is not

    friend bool operator==(const ApiKey &, const ApiKey &) = default;
};

inline KeyState stateOf(const ApiKey &key, Instant now)
{
    if (key.revoked != Instant{})
        return KeyState::Revoked;
    return key.expires <= now ? KeyState::Expired : KeyState::Alive;
}

/// "key:ID" and nothing else names a key.
inline QString keyIdOf(const QString &via)
{
    return via.startsWith(QLatin1String("key:")) ? via.mid(4) : QString();
}

} // namespace oz0
