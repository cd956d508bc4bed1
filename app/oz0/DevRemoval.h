// Takes a candidate away and waits until every one of its nodes has confirmed it (U4).
#pragma once

#include "core/base/MonotonicClock.h"
#include "core/client/ApiClient.h"
#include "core/client/RequestScope.h"

#include <QObject>
#include <QSet>

namespace oz0 {

/// Fed by its owner: see() and gone() from the change feed, tick() about twice a second. Says exactly one of done, residue,
/// takenOver and failed.
class DevRemoval : public QObject
{
    Q_OBJECT
public:
    DevRemoval(ApiClient &client, const MonotonicClock &clock, QObject *parent = nullptr);

    void begin(const Candidate &candidate, const QString &holder);
    void see(const Candidate &candidate);
    void gone();
    void tick();
    QList<NodeName> unconfirmed() const;
    const Error &trouble() const { return m_trouble; } ///< why it failed

Q_SIGNALS:
    void confirmed(const oz0::NodeName &node, int back);
    void done();
    void residue();
    void takenOver();
    void failed();

private:
    void ask();
    void onAnswer(const Result<RemoveAnswer> &answer);
    void look();
    void conclude(const Candidate &candidate);
    template <class Say>
    void end(Say say);

    ApiClient &m_client;
    const MonotonicClock &m_clock;
    RequestScope m_scope;
    Candidate m_candidate;
    QString m_holder;
    QSet<NodeName> m_back;
    Milliseconds m_begun{0};
    Milliseconds m_askAt{-1};
    bool m_isLooking = false;
    bool m_isOver = false;
    Error m_trouble;
};

} // namespace oz0
