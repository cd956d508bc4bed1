// The words and sentences that lists, presenters and pages share, so that the same thing is always called the same.
#pragma once

#include "core/base/Clock.h"
#include "core/base/Error.h"
#include "core/client/Context.h"
#include "core/domain/Audit.h"
#include "core/domain/Candidate.h"
#include "models/Roles.h"

#include <QCoreApplication>
#include <QLocale>

namespace oz0 {

class Texts
{
    Q_DECLARE_TR_FUNCTIONS(oz0::Texts)
public:
    static QString state(const CandidateState &state); ///< "Ready on 1 of 2"
    static QString stateWord(CandidateWord word);      ///< without counts, for a filter: "Partly ready"
    static StateName stateName(CandidateWord word);
    static QString standing(Standing standing);             ///< "operator"
    static QString standingOf(Standing standing);           ///< "operator's standing"
    static QString role(Role role);                         ///< "Operator"
    static QString contextClass(ContextClass contextClass); ///< "Production"
    static QString nodeState(const CandidateNode &node);
    static StateName nodeStateName(const CandidateNode &node);

    static QString seconds(Milliseconds duration);                ///< "74 s"
    static QString age(Milliseconds age);                         ///< "0.4 s", "2 min 14 s", "3 h 5 min"
    static QString minutesAndSeconds(Milliseconds duration);      ///< "13:42"
    static QString timeOfDay(Instant instant);                    ///< local, "14:02:41"
    static QString dateAndTime(Instant instant);                  ///< local; with the date when it is another day
    static QString utc(Instant instant);                          ///< for the tooltip of a time
    static QString nodesShort(const QList<CandidateNode> &nodes); ///< "dev-box-1 +1"
    static QString number(qint64 number);

    static QString auditAction(const AuditEntry &entry); ///< "Removed"
    static QString auditDetail(const AuditEntry &entry);
    static QString refusal(const Refusal &refusal);       ///< one sentence, from its code and parameters
    static QString partError(const PartError &error);     ///< of a node, one sentence
    static QString refusalRule(const Refusal &refusal);   ///< which rule, in one sentence; empty for an unknown code
    static QString refusalWhoMay(const Refusal &refusal); ///< who could allow it
    static QString refusalNext(const Refusal &refusal);   ///< the next step
    static QString endReason(const CandidateEnd &end);
    static QString delivery(const QString &as);                  ///< of a secret: "Placeholder"
    static QString deliveryReason(const SecretDelivery &secret); ///< "no binding, so the code reads it"; an unknown code as it is
    static QString error(const Error &error);                    ///< a sentence with what to do, by code

    static QString joined(const QStringList &names); ///< "a, b and c"
};

} // namespace oz0
