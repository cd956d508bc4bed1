// Words for the audit: what was done, how it ended, and how an entry stands in the chain.
#pragma once

#include "core/domain/Audit.h"
#include "core/domain/Refusal.h"
#include "models/AuditModel.h"

#include <QCoreApplication>

namespace oz0 {

class AuditTexts
{
    Q_DECLARE_TR_FUNCTIONS(oz0::AuditTexts)
public:
    /// "Candidate removed"; of one that was refused or failed what was tried: "Remove a candidate". An unknown action as it is.
    static QString action(const AuditEntry &entry);
    static QString actionWord(const QString &action);
    static QStringList knownActions();
    static QString outcome(const QString &outcome);
    static int outcomeState(const QString &outcome); ///< 0 done, 1 refused, 2 failed
    static QString cause(const QString &cause);
    /// Versions, cause, reason, whose it was and where it stood, in a line; the record's ID where why it was refused is not known.
    static QString detail(const AuditEntry &entry, const QString &whyRefused = {});
    static QString nodes(const QList<NodeName> &nodes, int most); ///< "dev-1, dev-2 and 3 more"
    static QString object(const AuditEntry &entry);               ///< "of user:bob on dev-1"; its owner only when another acted
    /// "version 1.0.0 → 1.1.0": from which to which; of a candidate only where that changed.
    static QString versions(const AuditEntry &entry);
    static QString candidates(const AuditEntry &entry); ///< "same bytes as candidate 59a7b4da7db9"
    static QString whyRefused(const Verdict &verdict);  ///< "Version 1.0 is installed already, and 1 more reason"
    static QString chain(ChainState state);
    static QString fault(const ChainBreak &broken); ///< a sentence
};

} // namespace oz0
