// oz0 candidate remove: says what it will do, does it once, and waits until every node has confirmed (U4, U5, U7).
#pragma once

#include "app/oz0/Session.h"

#include <QMap>
#include <QTimer>

namespace oz0 {

/// The steps of one removal, in order: look, confirm where that is asked for, remove, follow the change feed. A child of its run,
/// which it ends: 0 every node confirmed or it was gone already, 6 a node was silent after 30 s, with the nodes that are left.
class CandidateRemoval : public QObject
{
    Q_OBJECT
public:
    /// `patience`: what nodes have to confirm; who is silent then is named, and the run ends with status 6.
    CandidateRemoval(CommandRun &run, Session &session, Milliseconds patience = std::chrono::seconds(30));

    void start(const CandidateId &id);

private:
    void onCandidate(const Candidate &candidate);
    void onImpact(const RemovalImpact &impact);
    void askForName();
    void remove();
    void onRemoved(const RemoveAnswer &answer);
    void follow();
    void onChanges(const ChangeSet &changes);
    void tellNodes(const Candidate &candidate);
    void onEnded(const Candidate &candidate);
    void onDeadline();
    void finish(const Candidate &candidate, bool alreadyGone);

    CommandRun &m_run;
    Session &m_session;
    WhoAmI m_who;
    Candidate m_candidate;
    std::optional<qint64> m_confirmedRev; ///< what the person saw before he confirmed
    QMap<NodeName, QString> m_told;
    qint64 m_since = -1;
    bool m_late = false;
    Milliseconds m_patience;
    QTimer m_deadline;
};

} // namespace oz0
