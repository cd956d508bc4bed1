#include "node/HttpServerLink.h"

#include "core/client/WireText.h"

#include <QFile>
#include <QJsonDocument>
#include <QPromise>

namespace oz0 {

namespace {

constexpr Milliseconds plainDeadline{15000};
constexpr Milliseconds bundleSilence{30000};
constexpr Milliseconds pollGrace{10000};
constexpr qint64 mostJson = 16 * 1024 * 1024;
constexpr qint64 mostPacked = 64 * 1024 * 1024;

/// Sends and answers with what `read` makes of it.
template <class T, class Read>
QFuture<Result<T>> exchange(Transport &transport, RequestScope &scope, WireRequest request, Read read)
{
    auto promise = std::make_shared<QPromise<Result<T>>>();
    promise->start();
    QFuture<Result<T>> future = promise->future();
    transport.send(scope, std::move(request), [promise, read](const Result<WireAnswer> &answer) {
        promise->addResult(answer ? read(*answer) : Result<T>(Failure(answer.error())));
        promise->finish();
    });
    return future;
}

Result<void> keep(const QByteArray &bytes, const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Truncate) || file.write(bytes) != bytes.size() || !file.flush())
        return Failure(ErrorCode::UnreadableFile, QStringLiteral("the bundle cannot be written: ") + file.errorString(), path);
    return {};
}

} // namespace

HttpServerLink::HttpServerLink(Context identity)
    : m_transport(std::move(identity)), m_nodePath(QStringLiteral("/v1/nodes/") + pathPart(m_transport.context().name))
{ }

WireRequest HttpServerLink::get(const QString &path, Milliseconds deadline) const
{
    WireRequest request;
    request.method = "GET";
    request.path = path;
    request.deadline = deadline;
    request.attempts = 1;
    request.mostBytes = mostJson;
    return request;
}

QFuture<Result<qint64>> HttpServerLink::report(const NodeReport &report)
{
    WireRequest request = get(m_nodePath + QStringLiteral(":report"), plainDeadline);
    request.method = "POST";
    request.body = QJsonDocument(toJson(report)).toJson(QJsonDocument::Compact);
    return exchange<qint64>(m_transport, m_scope, request, [](const WireAnswer &answer) -> Result<qint64> {
        const Result<QJsonObject> object = answerObject(answer.body);
        if (!object)
            return Failure(object.error());
        return qint64(object->value(QLatin1String("generation")).toDouble());
    });
}

QFuture<Result<std::optional<Assignment>>> HttpServerLink::assignment(qint64 after, Milliseconds wait)
{
    WireRequest request = get(m_nodePath + QStringLiteral("/assignment"), wait + pollGrace);
    request.query = QStringLiteral("after=%1&wait=%2").arg(after).arg(after < 0 ? 0 : wait.count() / 1000);
    return exchange<std::optional<Assignment>>(
        m_transport, m_scope, request, [](const WireAnswer &answer) -> Result<std::optional<Assignment>> {
            if (answer.status == 204)
                return std::optional<Assignment>();
            return decodeAnswer<Assignment>(answer.body).transform([](const Assignment &assignment) {
                return std::optional(assignment);
            });
        });
}

QFuture<Result<void>> HttpServerLink::fetchBundle(const Digest &digest, const QString &file)
{
    const QString path = QStringLiteral("/v1/tenants/%1/bundles/%2")
                             .arg(pathPart(m_transport.context().tenant.text()), pathPart(digest.text()));
    WireRequest request = get(path, bundleSilence);
    request.isBundle = true;
    request.mostBytes = mostPacked;
    request.attempts = 3;
    return exchange<void>(m_transport, m_scope, request, [file](const WireAnswer &answer) { return keep(answer.body, file); });
}

QFuture<Result<QString>> HttpServerLink::secret(const PluginName &plugin, const CandidateId &candidate, const QString &name)
{
    WireRequest request = get(m_nodePath + QStringLiteral("/secrets/") + pathPart(name), plainDeadline);
    request.query = queryText({{"plugin", plugin.text()}, {"candidate", candidate.text()}});
    request.attempts = 3;
    return exchange<QString>(m_transport, m_scope, request, [](const WireAnswer &answer) -> Result<QString> {
        const Result<QJsonObject> object = answerObject(answer.body);
        if (!object || !object->value(QLatin1String("value")).isString())
            return Failure(ErrorCode::ProtocolViolation, QStringLiteral("the server's answer holds no secret"));
        const QString value = object->value(QLatin1String("value")).toString();
        if (value.contains(QChar(QChar::Null))) // it would end an argument of the sandbox and begin another
            return Failure(ErrorCode::ProtocolViolation, QStringLiteral("the server's answer holds no secret"));
        return value;
    });
}

void HttpServerLink::abort()
{
    m_scope.abort();
}

QFuture<Result<Context>> joinCluster(Transport &transport, RequestScope &scope, const JoinRequest &join)
{
    WireRequest request;
    request.method = "POST";
    request.path = QStringLiteral("/v1/nodes:join");
    request.body = QJsonDocument(toJson(join)).toJson(QJsonDocument::Compact);
    request.mostBytes = mostJson;
    return exchange<Context>(
        transport, scope, request, [context = transport.context()](const WireAnswer &answer) -> Result<Context> {
            const Result<JoinAnswer> joined = decodeAnswer<JoinAnswer>(answer.body);
            if (!joined)
                return Failure(joined.error());
            if (joined->token.isEmpty() || joined->name.isEmpty())
                return Failure(ErrorCode::ProtocolViolation, QStringLiteral("the server let the node join without a token"));
            Context identity = context;
            identity.name = joined->name.text();
            identity.tenant = joined->tenant;
            identity.token = joined->token;
            return identity;
        });
}

Context contextFrom(const JoinFile &join)
{
    Context context;
    context.server = join.server;
    context.certificates = join.certificates;
    context.token = join.token;
    return context;
}

} // namespace oz0
