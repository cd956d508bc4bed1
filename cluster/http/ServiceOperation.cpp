#include "cluster/http/ServiceRequest.h"

#include <QCryptographicHash>

namespace oz0 {

namespace {

/// The kept form of an answer that told a token: a repetition learns that it was told, and not what.
KeptAnswer toldOnce(const QByteArray &digest)
{
    const Error error{ErrorCode::Conflict, QStringLiteral("this was done already, and its token told once"), {}, {}, 0, 0};
    const Answer answer = problemAnswer(error);
    return {digest, answer.status, answer.body};
}

class Lent
{
public:
    Lent(Store &store, std::shared_ptr<LongJudging> &elsewhere) : m_store(store) { m_store.lend(elsewhere); }
    ~Lent() { m_store.takeBack(); }
    Lent(const Lent &) = delete;
    Lent &operator=(const Lent &) = delete;

private:
    Store &m_store;
};

} // namespace

Error tooBusy()
{
    return Error{
        ErrorCode::ServerUnavailable, QStringLiteral("the server has too much to do; try again in a second"), {}, {}, 0, 0};
}

asio::awaitable<Result<Caller>> Service::recognise(const Request &request)
{
    auto look = [this, &request](auto done) {
        auto caller = std::make_shared<Result<Caller>>(Failure(tooBusy()));
        const bool taken = m_parts.stores.read(
            [&request, caller](Store &store) {
                *caller = store.authenticate(request.token, request.tenant);
                if (*caller) {
                    const Result<void> may = mayCall(*request.route, **caller, request.call.path);
                    if (!may)
                        *caller = Failure(may.error());
                }
            },
            [caller, done](const Error *failure) { done(failure ? Result<Caller>(Failure(*failure)) : *caller); });
        if (!taken)
            done(*caller);
    };
    Result<Caller> caller = co_await awaitCallback<Result<Caller>>(std::move(look));
    if (caller)
        request.trace.principal = caller->principal.text();
    co_return caller;
}

/// Everything that one operation of the store is: who asks, whether it was done already, the work, and what the answer carries.
Answer Service::operate(Store &store, const Request &request, Caller &caller, const LongJudging *elsewhere) const
{
    if (request.route->who != Who::JoinToken) {
        const Result<Caller> known = store.authenticate(request.token, request.tenant);
        if (!known)
            return problemAnswer(known.error());
        caller = *known;
        const Result<void> may = mayCall(*request.route, caller, request.call.path);
        if (!may)
            return problemAnswer(may.error());
    }
    const QString key = QString::fromLatin1(request.head.idempotencyKey);
    const bool keeps = !key.isEmpty() && request.route->body == BodyKind::Json && request.route->work == Work::Write
        && request.route->who != Who::JoinToken;
    QByteArray digest;
    if (keeps) {
        digest = QCryptographicHash::hash(request.head.target + '\n' + word(request.route->method).toLatin1() + '\n'
                                              + request.bodyText,
                                          QCryptographicHash::Sha256);
        const Result<std::optional<KeptAnswer>> kept = store.keptAnswer(caller, key);
        if (!kept)
            return problemAnswer(kept.error());
        if (kept->has_value()) {
            if ((*kept)->bodyDigest != digest)
                return problemAnswer(Error{ErrorCode::IdempotencyMismatch,
                                           QStringLiteral("this Idempotency-Key was used for another request"),
                                           {},
                                           {},
                                           0,
                                           0});
            Answer answer;
            answer.status = (*kept)->status;
            answer.body = (*kept)->body;
            if (answer.status >= 400)
                answer.contentType = QByteArrayLiteral("application/problem+json");
            return answer;
        }
    }
    const Result<Answer> result = request.work(store, caller);
    if (elsewhere && elsewhere->isAsked())
        return {};
    Answer answer = result ? *result : problemAnswer(result.error());
    if (keeps && answer.status < 500) {
        const bool told = request.route->tellsToken && answer.status < 300;
        const Result<void> kept = store.keepAnswer(caller, key,
                                                   told ? toldOnce(digest) : KeptAnswer{digest, answer.status, answer.body});
        if (!kept)
            answer.failure = QStringLiteral("an answer was not kept: %1").arg(kept.error().message);
    }
    const TenantId tenant = request.route->who == Who::JoinToken ? TenantId() : caller.tenant;
    if (answer.revision < 0 && !tenant.isEmpty()) {
        const Result<qint64> revision = store.revision(tenant);
        if (revision)
            answer.revision = *revision;
    }
    return answer;
}

/// Other writes go on while a long one is judged.
asio::awaitable<Answer> Service::runOnce(Request &request)
{
    std::shared_ptr<LongJudging> elsewhere;
    Answer answer = co_await runAlone(request, elsewhere);
    while (elsewhere && elsewhere->isAsked()) {
        const Result<void> judged = co_await judgeOutside(*elsewhere);
        if (!judged)
            co_return problemAnswer(judged.error());
        answer = co_await runAlone(request, elsewhere);
    }
    co_return answer;
}

asio::awaitable<Result<void>> Service::judgeOutside(LongJudging &elsewhere)
{
    auto gather = [this, &elsewhere](auto done) {
        auto gathered = std::make_shared<Result<void>>();
        const bool taken = m_parts.stores.read(
            [&elsewhere, gathered](Store &store) { *gathered = store.gather(elsewhere); },
            [gathered, done](const Error *failure) { done(failure ? Result<void>(Failure(*failure)) : *gathered); });
        if (!taken)
            done(Result<void>(Failure(tooBusy())));
    };
    const Result<void> gathered = co_await awaitCallback<Result<void>>(std::move(gather));
    if (!gathered)
        co_return gathered;
    auto judge = [this, &elsewhere](auto done) {
        const bool taken = m_parts.workers.run([&elsewhere, done] {
            elsewhere.judge();
            done(Result<void>());
        });
        if (!taken)
            done(Result<void>(Failure(tooBusy())));
    };
    co_return co_await awaitCallback<Result<void>>(std::move(judge));
}

asio::awaitable<Answer> Service::runAlone(Request &request, std::shared_ptr<LongJudging> &elsewhere)
{
    auto run = [this, &request, &elsewhere](auto done) {
        auto answer = std::make_shared<Answer>();
        auto work = [this, &request, answer, &elsewhere](Store &store) {
            std::optional<Lent> lent;
            if (request.route->work == Work::Write)
                lent.emplace(store, elsewhere);
            Caller caller;
            *answer = operate(store, request, caller, elsewhere.get());
            request.trace.principal = caller.principal.text();
        };
        auto finished = [answer, done](const Error *failure) {
            if (failure)
                *answer = problemAnswer(*failure);
            done(std::move(*answer));
        };
        const bool taken = request.route->work == Work::Write ? m_parts.stores.write(work, finished)
                                                              : m_parts.stores.read(work, finished);
        if (!taken)
            done(problemAnswer(tooBusy()));
    };
    co_return co_await awaitCallback<Answer>(std::move(run));
}

} // namespace oz0
