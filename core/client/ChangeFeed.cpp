#include "core/client/ChangeFeed.h"

#include "core/client/Await.h"
#include "core/wire/ErrorTable.h"

#include <QRandomGenerator>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace oz0 {

namespace {

constexpr Milliseconds tick{1000};
constexpr Milliseconds firstRetry{500};
constexpr Milliseconds lastRetry{15000};
constexpr Milliseconds quickAnswer{20};
constexpr Milliseconds staleAfter{30000};
constexpr Milliseconds gapsAreOneTrouble{60000};
constexpr qint64 jumpMs = 3000;

const SystemClock &wallClock()
{
    static const SystemClock clock;
    return clock;
}

const MonotonicClock &machineClock()
{
    static const SystemMonotonicClock clock;
    return clock;
}

// Nothing that this side does makes such an answer better; it is still asked again, rarely.
bool isFinal(ErrorCode code)
{
    return code == ErrorCode::NotSignedIn || code == ErrorCode::NotPermitted || code == ErrorCode::NotFound
        || code == ErrorCode::TlsRejected;
}

} // namespace

ChangeFeed::ChangeFeed(ApiClient &client, TenantStore &store, Milliseconds wait, QObject *parent)
    : ChangeFeed(client, store, wait, wallClock(), machineClock(), parent)
{ }

ChangeFeed::ChangeFeed(ApiClient &client, TenantStore &store, Milliseconds wait, const Clock &wall,
                       const MonotonicClock &monotonic, QObject *parent)
    : QObject(parent), m_client(client), m_store(store), m_wait(wait), m_wall(wall), m_monotonic(monotonic)
{
    m_retry.setSingleShot(true);
    connect(&m_retry, &QTimer::timeout, this, &ChangeFeed::ask);
    connect(&m_tick, &QTimer::timeout, this, &ChangeFeed::checkAge);
}

void ChangeFeed::start()
{
    m_wallMinusMonotonic = wallMinusMonotonic();
    m_tick.start(tick);
    ask();
}

void ChangeFeed::reconnectNow()
{
    m_failures = 0;
    ask();
}

qint64 ChangeFeed::wallMinusMonotonic() const
{
    return (m_wall.now().time_since_epoch() - m_monotonic.elapsed()).count();
}

void ChangeFeed::ask()
{
    m_retry.stop();
    const quint64 generation = m_scope.restart();
    m_askedAt = m_monotonic.elapsed();
    // After a failure the answer that ends the staleness is wanted at once, also when nothing has changed.
    const Milliseconds wait = isBroken() ? Milliseconds(0) : m_wait;
    await(m_client.changes(m_scope, m_since, wait), this, [this, generation](Result<ChangeSet> answer) {
        if (generation == m_scope.generation())
            onAnswer(std::move(answer));
    });
}

void ChangeFeed::onAnswer(Result<ChangeSet> answer)
{
    if (!answer) {
        onFailure(answer.error());
        return;
    }
    if (!answer->full && answer->from != m_since) {
        listAgain(Error{ErrorCode::ProtocolViolation,
                        QStringLiteral("changes from revision %1 were sent to who asked from %2").arg(answer->from).arg(m_since),
                        {},
                        {},
                        0,
                        0});
        return;
    }
    const bool wasBroken = isBroken();
    const bool isNews = answer->full || answer->to != m_since;
    const bool isQuick = m_monotonic.elapsed() - m_askedAt < quickAnswer;
    m_failures = 0;
    m_since = answer->to;
    m_store.apply(*std::move(answer));
    if (isNews || wasBroken || !isQuick)
        ask();
    else
        m_retry.start(firstRetry); // a server that does not wait must not be asked in a circle
}

void ChangeFeed::onFailure(const Error &error)
{
    if (error.code == ErrorCode::Compacted && m_since >= 0) {
        listAgain(error);
        return;
    }
    ++m_failures;
    const bool hasData = m_store.age().count() >= 0;
    m_store.setLiveness(isFinal(error.code) || !hasData ? Liveness::Failed : Liveness::Stale, error);
    retryAfter(isFinal(error.code) ? 5 : m_failures - 1);
}

void ChangeFeed::retryAfter(int doublings)
{
    const Milliseconds pause = std::min(lastRetry, firstRetry * (1 << std::clamp(doublings, 0, 5)));
    m_retry.start(pause.count() * int(QRandomGenerator::global()->bounded(80, 121)) / 100);
}

bool ChangeFeed::isBroken() const
{
    return m_store.liveness() == Liveness::Stale || m_store.liveness() == Liveness::Failed;
}

// A gap now and then costs one list. A server that makes one after the other must not be asked for everything in a circle.
void ChangeFeed::listAgain(const Error &why)
{
    const Milliseconds now = m_monotonic.elapsed();
    if (m_listedAt && now - *m_listedAt > gapsAreOneTrouble)
        m_lists = 0;
    m_listedAt = now;
    const bool wasWhole = std::exchange(m_since, -1) < 0;
    if (m_lists++ == 0 && !wasWhole)
        return ask();
    m_failures = m_lists - 1;
    if (m_store.age().count() >= 0)
        m_store.setLiveness(Liveness::Stale, why);
    if (wasWhole)
        m_retry.start(lastRetry);
    else
        retryAfter(m_lists - 2);
}

Liveness ChangeFeed::livenessByAge() const
{
    const Milliseconds age = m_store.age();
    if (age.count() < 0)
        return Liveness::Loading;
    if (age > std::max(staleAfter, m_wait + Milliseconds(5000)))
        return Liveness::Stale;
    return age > m_wait + Milliseconds(1000) ? Liveness::Slow : Liveness::Live;
}

void ChangeFeed::checkAge()
{
    const qint64 difference = wallMinusMonotonic();
    const bool jumped = std::llabs(difference - m_wallMinusMonotonic) > jumpMs;
    m_wallMinusMonotonic = difference;
    if (jumped) {
        m_store.setLiveness(Liveness::Stale, m_store.lastError());
        m_since = -1;
        m_failures = 0;
        ask();
    } else if (m_store.liveness() == Liveness::Live || m_store.liveness() == Liveness::Slow) {
        m_store.setLiveness(livenessByAge(), m_store.lastError());
    }
}

} // namespace oz0
