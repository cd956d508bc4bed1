#include "app/oz0/DevLease.h"

#include "core/client/Await.h"
#include "core/wire/ErrorTable.h"

#include <algorithm>
#include <utility>

namespace oz0 {

namespace {

constexpr Milliseconds leastPatience{3000};
constexpr Milliseconds retryPause{2000};

} // namespace

DevLease::DevLease(ApiClient &client, const MonotonicClock &clock, QObject *parent)
    : QObject(parent), m_client(client), m_clock(clock)
{ }

void DevLease::start(const CandidateId &id, const QString &holder, Milliseconds ttl)
{
    m_id = id;
    m_holder = holder;
    m_ttl = ttl;
    m_last = now();
    m_due = m_last + ttl / 3;
    m_isTroubled = false;
    m_isRunning = true;
    m_isAsking = false;
}

void DevLease::stop()
{
    m_isRunning = false;
    m_isAsking = false;
    m_scope.restart();
}

Milliseconds DevLease::untilRenewal() const
{
    return std::max(Milliseconds(0), m_due - now());
}

Milliseconds DevLease::untilGivingUp() const
{
    return std::max(Milliseconds(0), m_last + m_ttl - now());
}

void DevLease::tick()
{
    if (!m_isRunning)
        return;
    if (m_isAsking && now() - m_sentAt > std::max(leastPatience, m_ttl / 3)) {
        m_scope.restart();
        m_isAsking = false;
        onFailure(Error{ErrorCode::TimedOut, QStringLiteral("it did not answer in time"), {}, {}, 0, 0});
    } else if (!m_isAsking && now() >= m_due) {
        renewNow();
    }
}

void DevLease::renewNow()
{
    if (!m_isRunning)
        return;
    const quint64 generation = m_scope.restart();
    m_isAsking = true;
    m_sentAt = now();
    await(m_client.renewCandidate(m_scope, m_id, RenewRequest{m_holder}), this,
          [this, generation](const Result<RenewAnswer> &answer) {
              if (generation != m_scope.generation() || !m_isRunning)
                  return;
              m_isAsking = false;
              onAnswer(answer);
          });
}

void DevLease::onAnswer(const Result<RenewAnswer> &answer)
{
    if (!answer) {
        if (rowOf(answer.error().code).retryable || answer.error().code == ErrorCode::ProtocolViolation)
            return onFailure(answer.error());
        m_trouble = answer.error();
        Q_EMIT failed();
        return;
    }
    m_last = m_sentAt;
    m_due = m_sentAt + m_ttl / 3;
    if (std::exchange(m_isTroubled, false))
        Q_EMIT reachableAgain();
    Q_EMIT renewed(*answer);
}

void DevLease::onFailure(const Error &error)
{
    m_trouble = error;
    if (untilGivingUp() == Milliseconds(0)) {
        stop();
        Q_EMIT gaveUp();
        return;
    }
    m_due = now() + std::min(retryPause, std::max(Milliseconds(500), untilGivingUp()));
    if (!std::exchange(m_isTroubled, true))
        Q_EMIT unreachable();
}

} // namespace oz0
