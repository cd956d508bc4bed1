// The candidates that stand on the local cluster, and what has become of them.
#pragma once

#include "core/domain/Audit.h"

#include <QList>
#include <QString>

#include <optional>

namespace oz0 {

struct LocalTrial
{
    QString plugin;
    QString version;
    QString owner; ///< the context's name
    QString pool;  ///< "pool=try"

    /// Of the process that keeps it.
    QString process() const { return QStringLiteral("dev-") + plugin; }
};

const QList<LocalTrial> &localTrials();

/// The entry by which the trial's newest candidate was taken away, by a person or at a renewal; nothing when it stands, ran out (as
/// after its dev was killed), or never was. `newestFirst` are the tenant's entries about its plugin.
std::optional<AuditEntry> removalOf(const LocalTrial &trial, const QList<AuditEntry> &newestFirst);

} // namespace oz0
