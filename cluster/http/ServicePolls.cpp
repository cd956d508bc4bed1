#include "cluster/http/HeadReader.h"
#include "cluster/http/Reading.h"
#include "cluster/http/ServiceRequest.h"

#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>

namespace oz0 {

namespace {

/// Who sees the same change sets as others: an admin sees everything, anyone else what is his own too.
QString audienceOf(const Caller &caller)
{
    if (isAdmin(caller))
        return QStringLiteral("admin");
    return word(caller.role) + (caller.content ? QLatin1Char('+') : QLatin1Char('-')) + caller.principal.text();
}

} // namespace

asio::awaitable<Answer> Service::look(const Request &request, const Caller &caller, quint64 ticket, bool fresh)
{
    // What an answer depends on: the path with its tenant or node, the question, who sees the same, and the changes known of.
    QString question = QString::fromLatin1(request.target.path);
    for (auto it = request.call.query.begin(); it != request.call.query.end(); ++it) {
        if (it.key() != QLatin1String("wait"))
            question += QLatin1Char('\n') + it.key() + QLatin1Char('=') + it.value();
    }
    const QString key = QStringLiteral("%1\n%2\n%3").arg(question, audienceOf(caller)).arg(ticket);
    auto shared = [this, key, fresh, work = request.work, caller](auto done) {
        if (!m_looks.join(key, done, fresh))
            return;
        auto answer = std::make_shared<Answer>();
        const bool taken = m_parts.stores.read(
            [answer, work, caller](Store &store) {
                const Result<Answer> result = work(store, caller);
                *answer = result ? *result : problemAnswer(result.error());
                const Result<qint64> revision = store.revision(caller.tenant);
                if (revision)
                    answer->revision = *revision;
            },
            [this, key, answer](const Error *failure) { m_looks.finish(key, failure ? problemAnswer(*failure) : *answer); });
        if (!taken)
            m_looks.finish(key, problemAnswer(tooBusy()));
    };
    co_return co_await awaitCallback<Answer>(std::move(shared));
}

asio::awaitable<bool> Service::waitFor(Topic topic, quint64 ticket, std::chrono::steady_clock::time_point deadline, Peer &peer)
{
    const auto executor = co_await asio::this_coro::executor;
    auto timer = std::make_shared<asio::steady_timer>(executor, deadline);
    auto woken = std::make_shared<bool>(false);
    const quint64 number = m_parts.waiters.add(topic, ticket, [executor, timer, woken] {
        asio::post(executor, [timer, woken] {
            *woken = true;
            timer->cancel();
        });
    });
    if (number == 0)
        co_return false;
    peer.watch([timer, woken] {
        *woken = true;
        timer->cancel();
    });
    if (!*woken) {
        boost::system::error_code ignored;
        co_await timer->async_wait(asio::redirect_error(asio::use_awaitable, ignored));
    }
    peer.watch({});
    m_parts.waiters.cancel(topic, number);
    co_return true;
}

asio::awaitable<Answer> Service::poll(Request &request, Peer &peer)
{
    const qint64 most = m_limits.longestWait.count() / 1000;
    const Result<qint64> seconds = numberOf(request.call, "wait", 0, 0, most);
    if (!seconds)
        co_return problemAnswer(seconds.error());
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(*seconds);
    PollCounts::Place place;
    for (;;) {
        if (peer.hasLeft())
            co_return lastAnswer(408, QStringLiteral("the caller has left"), ErrorCode::TimedOut);
        // Asked anew each time: who lost his right while he waited learns nothing more.
        const Result<Caller> caller = co_await recognise(request);
        if (!caller)
            co_return problemAnswer(caller.error());
        const bool isNode = request.route->waitsFor == WaitsFor::Node;
        const Topic topic = isNode ? Topic::of(NodeName(request.call.path.value(QStringLiteral("node"))))
                                   : Topic::of(caller->tenant);
        if (!place)
            place = m_polls.take(caller->principal.text());
        if (!place)
            co_return problemAnswer(
                Error{ErrorCode::TooManyRequests, QStringLiteral("too many polls wait for one caller"), {}, {}, 0, 0});
        quint64 ticket = m_parts.waiters.ticket(topic);
        if (*seconds > 0 && m_parts.waiters.isHeld(topic)) {
            co_await waitFor(topic, ticket, deadline, peer);
            ticket = m_parts.waiters.ticket(topic);
        }
        const bool isLast = std::chrono::steady_clock::now() >= deadline || m_parts.waiters.isStopping();
        const Answer answer = co_await look(request, *caller, ticket, *seconds == 0);
        if (!answer.nothingNew || isLast)
            co_return answer;
        request.trace.waited = true;
        if (!co_await waitFor(topic, ticket, deadline, peer))
            co_return problemAnswer(tooBusy());
    }
}

} // namespace oz0
