// Keeps a candidate's lease alive: renews every third of its TTL, and knows when it is too late.
#pragma once

#include "core/base/MonotonicClock.h"
#include "core/client/ApiClient.h"
#include "core/client/RequestScope.h"

#include <QObject>

namespace oz0 {

/// Does nothing by itself: the owner calls tick() about twice a second. Time that the machine slept is told by addSleep().
class DevLease : public QObject
{
    Q_OBJECT
public:
    DevLease(ApiClient &client, const MonotonicClock &clock, QObject *parent = nullptr);

    /// The lease begins now.
    void start(const CandidateId &id, const QString &holder, Milliseconds ttl);
    void stop();
    bool isRunning() const { return m_isRunning; }
    bool isAsking() const { return m_isAsking; } ///< a renewal is on its way: renewed(), failed() or unreachable() will come

    void tick();
    void renewNow();
    void addSleep(Milliseconds duration) { m_slept += duration; }

    Milliseconds untilRenewal() const;
    Milliseconds untilGivingUp() const;
    /// Why it failed, is unreachable or gave up.
    const Error &trouble() const { return m_trouble; }

Q_SIGNALS:
    void renewed(const oz0::RenewAnswer &answer); ///< also one that ends it: see its phase and `refused`
    void failed();                                ///< by something that no further try could mend
    void unreachable();                           ///< the first failure of a row
    void reachableAgain();
    void gaveUp();

private:
    Milliseconds now() const { return m_clock.elapsed() + m_slept; }
    void onAnswer(const Result<RenewAnswer> &answer);
    void onFailure(const Error &error);

    ApiClient &m_client;
    const MonotonicClock &m_clock;
    RequestScope m_scope;
    CandidateId m_id;
    QString m_holder;
    Milliseconds m_ttl{90000};
    Milliseconds m_slept{0};
    Milliseconds m_last{0}; ///< when the last renewal that succeeded was sent
    Milliseconds m_due{0};
    Milliseconds m_sentAt{0};
    Error m_trouble;
    bool m_isTroubled = false;
    bool m_isRunning = false;
    bool m_isAsking = false;
};

} // namespace oz0
