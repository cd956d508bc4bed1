// Words for the audit: what was done, how it ended, and how an entry stands in the chain.
#pragma once

#include "core/domain/Audit.h"
#include "models/AuditModel.h"

#include <QCoreApplication>

namespace oz0 {

class AuditTexts
{
    Q_DECLARE_TR_FUNCTIONS(oz0::AuditTexts)
public:
    static QString action(const AuditEntry &entry); ///< "Removed a candidate"; an unknown action as it is
    static QString actionWord(const QString &action);
    static QStringList knownActions();
    static QString outcome(const QString &outcome);
    static int outcomeState(const QString &outcome); ///< 0 done, 1 refused, 2 failed
    static QString cause(const QString &cause);
    static QString detail(const AuditEntry &entry); ///< cause, reason and record in a line
    static QString chain(ChainState state);
    static QString fault(const ChainBreak &broken); ///< a sentence
};

} // namespace oz0
