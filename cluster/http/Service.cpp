#include "cluster/http/ServiceRequest.h"

#include "cluster/http/Reading.h"
#include "core/base/JsonNumbers.h"
#include "core/bundle/BundleIntake.h"
#include "core/bundle/BundleLimits.h"
#include "core/bundle/BundleReader.h"
#include "core/wire/ErrorTable.h"

#include <QCryptographicHash>
#include <QJsonDocument>

namespace oz0 {

namespace {

/// Exactly "Bearer" and one token; nothing is said of what stands there instead.
std::optional<QByteArray> tokenSha256(const QByteArray &authorization)
{
    constexpr qsizetype prefix = 7;
    if (authorization.size() <= prefix || authorization.size() > prefix + 512
        || authorization.left(prefix).toLower() != "bearer ")
        return std::nullopt;
    return QCryptographicHash::hash(authorization.mid(prefix).trimmed(), QCryptographicHash::Sha256);
}

/// Where in the text an offset stands, both from 1.
Error jsonError(const QByteArray &text, const QJsonParseError &error)
{
    const QByteArray before = text.left(error.offset);
    Error complaint{
        ErrorCode::InvalidInput, QStringLiteral("the body is no JSON object: %1").arg(error.errorString()), {}, {}, 0, 0};
    complaint.line = int(before.count('\n')) + 1;
    complaint.column = int(error.offset - (before.lastIndexOf('\n') + 1)) + 1;
    complaint.details.append(complaint);
    return complaint;
}

Answer malformed(const Error &error)
{
    return problemAnswer(error, error.code == ErrorCode::InvalidInput ? 400 : error.code == ErrorCode::TooLarge ? 414 : 500);
}

} // namespace

namespace {

Milliseconds steadyNow()
{
    return std::chrono::duration_cast<Milliseconds>(std::chrono::steady_clock::now().time_since_epoch());
}

} // namespace

Service::Service(Parts parts, ServiceLimits limits)
    : m_parts(parts), m_limits(limits), m_looks(steadyNow), m_polls(limits.pollsOfOneCaller)
{ }

asio::awaitable<Answer> Service::serve(const RequestHead &head, Peer &peer, Trace &trace)
{
    Request request{head, trace};
    const Result<Target> target = readTarget(head.target);
    if (!target)
        co_return malformed(target.error());
    request.target = *target;
    trace.path = target->path;
    if (target->segments.size() == 1 && healthResources().contains(target->segments.first()))
        co_return co_await health(request);

    const Match match = m_parts.router.match(head.method, target->segments);
    if (!match.route) {
        if (match.allowed.isEmpty())
            co_return problemAnswer(Error{ErrorCode::NotFound, QStringLiteral("there is no such resource"), {}, {}, 0, 0});
        Answer answer = problemAnswer(
            Error{ErrorCode::InvalidInput, QStringLiteral("this resource has no such method"), {}, {}, 0, 0}, 405);
        answer.headers.append({QByteArrayLiteral("Allow"), match.allowed.join(QStringLiteral(", ")).toLatin1()});
        co_return answer;
    }
    const Route &route = *match.route;
    request.route = &route;
    trace.operation = route.operation;

    const std::optional<QByteArray> token = tokenSha256(head.authorization);
    if (!token)
        co_return problemAnswer(Error{ErrorCode::NotSignedIn, QStringLiteral("this needs a bearer token"), {}, {}, 0, 0});
    request.token = *token;
    request.call.method = head.method;
    request.call.path = match.variables;
    request.call.query = target->query;
    request.call.tokenSha256 = *token;
    request.call.server = &m_parts.facts;
    request.call.bundles = &m_parts.bundles;
    request.tenant = TenantId(match.variables.value(QStringLiteral("tenant"), target->query.value(QStringLiteral("tenant"))));

    // A body is taken in from nobody who may not send it.
    if (head.hasBody && route.who != Who::JoinToken) {
        const Result<Caller> caller = co_await recognise(request);
        if (!caller)
            co_return problemAnswer(caller.error());
    }
    for (auto it = target->query.begin(); it != target->query.end(); ++it) {
        if (!route.query.contains(it.key()))
            co_return problemAnswer(Error{ErrorCode::InvalidInput,
                                          QStringLiteral("%1 is no key of this query").arg(it.key().left(100)),
                                          it.key().left(100),
                                          {},
                                          0,
                                          0});
    }
    std::optional<Answer> refused = co_await takeBody(request, peer);
    if (refused)
        co_return *refused;
    request.call.now = m_parts.clock.now();
    const Result<StoreWork> work = route.prepare(request.call);
    if (!work)
        co_return problemAnswer(work.error());
    request.work = *work;
    // Not one conditional expression: g++ 12 destroys what co_await gives in its branches twice (seen with an Answer).
    Answer answer;
    if (route.waitsFor == WaitsFor::Nothing)
        answer = co_await runOnce(request);
    else
        answer = co_await poll(request, peer);
    if (answer.elsewhere) {
        auto slow = [this, job = answer.elsewhere](auto done) {
            const bool taken = m_parts.workers.run([job, done] { done(job()); });
            if (!taken)
                done(Result<Answer>(Failure(tooBusy())));
        };
        const Result<Answer> result = co_await awaitCallback<Result<Answer>>(std::move(slow));
        const qint64 revision = answer.revision;
        answer = result ? *result : problemAnswer(result.error());
        answer.revision = revision;
    }
    co_return answer;
}

asio::awaitable<std::optional<Answer>> Service::takeBody(Request &request, Peer &peer)
{
    const RequestHead &head = request.head;
    const Route &route = *request.route;
    if (route.body == BodyKind::None) {
        if (head.hasBody)
            co_return problemAnswer(Error{ErrorCode::InvalidInput, QStringLiteral("this takes no body"), {}, {}, 0, 0}, 400);
        co_return std::nullopt;
    }
    const bool isJson = head.contentType.isEmpty()
        || head.contentType.split(';').first().trimmed().toLower() == "application/json";
    if (route.body == BodyKind::Json && head.hasBody && !isJson)
        co_return problemAnswer(Error{ErrorCode::InvalidInput, QStringLiteral("the body must be application/json"), {}, {}, 0, 0},
                                415);
    if (head.idempotencyKey.size() > 128)
        co_return problemAnswer(
            Error{ErrorCode::InvalidInput, QStringLiteral("an Idempotency-Key has at most 128 bytes"), {}, {}, 0, 0});

    if (route.body == BodyKind::Bundle) {
        const Result<void> taken = co_await takeBundle(request, peer);
        if (!taken)
            co_return problemAnswer(taken.error());
        co_return std::nullopt;
    }
    if (!head.hasBody)
        co_return std::nullopt;
    if (head.contentLength && *head.contentLength > quint64(m_limits.jsonBytes))
        co_return problemAnswer(Error{ErrorCode::TooLarge, QStringLiteral("a JSON body has at most 1 MiB"), {}, {}, 0, 0});
    QByteArray &text = request.bodyText;
    const Result<void> read = co_await peer.read(m_limits.jsonBytes, [&text](const char *data, qsizetype size) -> Result<void> {
        text.append(data, size);
        return {};
    });
    if (!read)
        co_return problemAnswer(read.error(),
                                read.error().code == ErrorCode::InvalidInput ? 400 : rowOf(read.error().code).httpStatus);
    QJsonParseError error;
    const QJsonDocument document = jsonFrom(text, &error);
    if (error.error != QJsonParseError::NoError)
        co_return problemAnswer(jsonError(text, error));
    if (!document.isObject())
        co_return problemAnswer(Error{ErrorCode::InvalidInput, QStringLiteral("the body must be a JSON object"), {}, {}, 0, 0});
    request.call.body = document.object();
    co_return std::nullopt;
}

asio::awaitable<Result<void>> Service::takeBundle(Request &request, Peer &peer)
{
    const Result<Digest> named = digestOf(request.call, "digest");
    if (!named)
        co_return Failure(named.error());
    if (request.head.contentLength && *request.head.contentLength > quint64(bundleMaxPackedBytes))
        co_return Failure(ErrorCode::TooLarge, QStringLiteral("a packed bundle has at most 64 MiB"));
    request.intake = std::make_unique<BundleIntake>(m_parts.bundles.incomingFile());
    BundleIntake &intake = *request.intake;
    const Result<void> opened = intake.open();
    if (!opened)
        co_return opened;
    Metrics &metrics = m_parts.metrics;
    const Result<void> read = co_await peer.read(bundleMaxPackedBytes, [&intake, &metrics](const char *data, qsizetype size) {
        metrics.bundleBytes += size;
        return intake.take(data, size);
    });
    if (!read)
        co_return read;
    const Result<Digest> digest = intake.finish();
    if (!digest)
        co_return Failure(digest.error());
    if (*digest != *named)
        co_return Failure(ErrorCode::InvalidBundle, QStringLiteral("these bytes have another digest"), digest->text());

    auto inspect = [this, file = intake.file()](auto done) {
        const BundleFolder &folder = m_parts.bundles;
        const bool taken = m_parts.workers.run([file, done, &folder] {
            Result<BundleFacts> facts = inspectBundle(file);
            const Result<void> flushed = facts ? folder.flush(file) : Result<void>();
            done(flushed ? std::move(facts) : Result<BundleFacts>(Failure(flushed.error())));
        });
        if (!taken)
            done(Result<BundleFacts>(Failure(tooBusy())));
    };
    Result<BundleFacts> facts = co_await awaitCallback<Result<BundleFacts>>(std::move(inspect));
    if (!facts)
        co_return Failure(facts.error());
    request.call.bundle = std::make_shared<ReceivedBundle>(ReceivedBundle{intake.file(), std::move(*facts)});
    co_return Result<void>();
}

} // namespace oz0
