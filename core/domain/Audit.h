// One entry of a tenant's audit chain (lifecycle.md, "Formats").
#pragma once

#include "core/base/Clock.h"
#include "core/base/Id.h"
#include "core/domain/Access.h"

namespace oz0 {

struct AuditEntry
{
    qint64 seq = 0;
    Instant at{};
    QString action;  ///< "candidate.remove"
    QString outcome; ///< "done", "refused", "failed"
    PrincipalId actor;
    Role role = Role::None;
    QString via;
    QString object; ///< "candidates/59a7b4da7db9"
    PluginName plugin;
    QString cause; ///< "person", "takeover", "renewal", "gate", "rollout", "expiry"
    QString reason;
    Digest before;
    Digest after;
    RecordId record;
    qint64 revision = 0;
    Digest previous;
    Digest digest; ///< SHA-256 of the RFC 8785 form without `digest`

    friend bool operator==(const AuditEntry &, const AuditEntry &) = default;
};

} // namespace oz0
