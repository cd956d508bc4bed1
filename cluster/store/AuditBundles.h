// Which bundle an audit entry is about, from what the store has of it.
#pragma once

#include "core/domain/Audit.h"
#include "core/domain/Candidate.h"
#include "core/domain/Plugin.h"
#include "core/domain/Refusal.h"

namespace oz0 {

inline AuditBundle bundleOf(const Plugin &plugin)
{
    return {plugin.version, plugin.digest};
}

inline AuditBundle bundleOf(const Candidate &candidate)
{
    return {candidate.version, candidate.digest};
}

/// What was refused.
inline AuditBundle bundleOf(const RefusalRecord &record)
{
    return {record.version, record.digest};
}

} // namespace oz0
