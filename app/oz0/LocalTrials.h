// What is tried on the local cluster: the candidates that stand there, and the saves that are refused.
#pragma once

#include "app/oz0/LocalParts.h"
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

/// An operator's save of a sample plugin that the rules refuse.
struct LocalRefusal
{
    QString title;
    QString plugin;
    QString folder; ///< of its working copy
    QString pool;
    WorkingCopyEdits edits;
};

/// In the order in which they are tried; the one with the most reasons comes last, so that it is the newest record.
const QList<LocalRefusal> &localRefusals();

/// The entry by which the trial's newest candidate was taken away, by a person or at a renewal; nothing when it stands, ran out (as
/// after its dev was killed), or never was. `newestFirst` are the tenant's entries about its plugin.
std::optional<AuditEntry> removalOf(const LocalTrial &trial, const QList<AuditEntry> &newestFirst);

} // namespace oz0
