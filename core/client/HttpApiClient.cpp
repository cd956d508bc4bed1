#include "core/client/HttpApiClient.h"

#include "core/base/JsonNumbers.h"
#include "core/client/ContextGate.h"
#include "core/client/RequestScope.h"
#include "core/client/WireText.h"
#include "core/manifest/ManifestReader.h"

#include <QPromise>
#include <QThreadPool>
#include <QTimer>

namespace oz0 {

namespace {

constexpr int rowsPerPage = 1000;
constexpr int mostRows = 60000;
constexpr qsizetype readApartFrom = 256 * 1024;

template <class T>
void finish(const std::shared_ptr<QPromise<Result<T>>> &promise, Result<T> result)
{
    promise->addResult(std::move(result));
    promise->finish();
}

template <class T>
std::shared_ptr<QPromise<Result<T>>> startedPromise()
{
    auto promise = std::make_shared<QPromise<Result<T>>>();
    promise->start();
    return promise;
}

WireRequest get(const QString &path)
{
    WireRequest request;
    request.method = "GET";
    request.path = path;
    return request;
}

WireRequest with(const QByteArray &method, const QString &path, const QJsonObject &body)
{
    WireRequest request;
    request.method = method;
    request.path = path;
    request.body = jsonText(QJsonDocument(body), QJsonDocument::Compact);
    return request;
}

WireRequest refusable(WireRequest request)
{
    request.refusalIsAnswer = true;
    return request;
}

QString pageQuery(const PageRequest &page)
{
    return queryText({{"limit", QString::number(page.limit)},
                      {"after", page.after},
                      {"filter", page.filter},
                      {"order", page.newestFirst ? QString() : QStringLiteral("oldest")},
                      {"offset", page.offset > 0 ? QString::number(page.offset) : QString()}});
}

} // namespace

HttpApiClient::HttpApiClient(const Context &context, const ContextGate &gate, QObject *parent)
    : QObject(parent), m_transport(context), m_gate(gate)
{ }

QString HttpApiClient::below(const QString &path) const
{
    const QString tenant = QStringLiteral("/v1/tenants/") + pathPart(m_transport.context().tenant.text());
    return path.isEmpty() ? tenant : tenant + QLatin1Char('/') + path;
}

void HttpApiClient::send(RequestScope &scope, WireRequest request, Transport::Done done)
{
    if (ContextGate::isChange(request.method, request.path) && !m_gate.mayChange()) {
        done(Failure(ErrorCode::ReadOnlyContext,
                     QStringLiteral("the context %1 is a production one and not unlocked").arg(m_transport.context().name),
                     m_transport.context().name));
        return;
    }
    m_transport.send(scope, std::move(request), std::move(done));
}

template <class T, class Read>
Answer<T> HttpApiClient::ask(RequestScope &scope, WireRequest request, Read read)
{
    const auto promise = startedPromise<T>();
    send(scope, std::move(request), [promise, read](const Result<WireAnswer> &answer) {
        if (!answer)
            finish<T>(promise, Failure(answer.error()));
        else if (answer->body.size() < readApartFrom)
            finish<T>(promise, read(*answer));
        else // a tenant of 50,000 candidates takes its time, which is not the caller's thread's
            QThreadPool::globalInstance()->start([promise, read, whole = *answer] {
                Result<T> result = read(whole);
                giveBackFreed();
                finish<T>(promise, std::move(result));
            });
    });
    return promise->future();
}

template <class T>
Answer<T> HttpApiClient::askObject(RequestScope &scope, WireRequest request)
{
    return ask<T>(scope, std::move(request), [](const WireAnswer &answer) { return decodeAnswer<T>(answer.body); });
}

/// Follows the pages of a list to its end; each page is one request of the same scope.
template <class T>
class PageWalk : public std::enable_shared_from_this<PageWalk<T>>
{
public:
    using Ask = std::function<void(const QString &after, Transport::Done done)>;
    explicit PageWalk(Ask ask) : m_ask(std::move(ask)) { }

    Answer<QList<T>> start()
    {
        step({});
        return m_promise->future();
    }

private:
    void step(const QString &after)
    {
        m_ask(after, [self = this->shared_from_this()](const Result<WireAnswer> &answer) { self->take(answer); });
    }

    void take(const Result<WireAnswer> &answer)
    {
        if (!answer)
            return finish<QList<T>>(m_promise, Failure(answer.error()));
        Result<Page<T>> page = decodeAnswer<Page<T>>(answer->body);
        if (!page)
            return finish<QList<T>>(m_promise, Failure(page.error()));
        m_items += page->items;
        if (page->next.isEmpty())
            return finish<QList<T>>(m_promise, m_items);
        if (page->items.isEmpty() || m_items.size() > mostRows)
            return finish<QList<T>>(m_promise, Failure(ErrorCode::ProtocolViolation, QStringLiteral("a list without an end")));
        step(page->next);
    }

    Ask m_ask;
    QList<T> m_items;
    std::shared_ptr<QPromise<Result<QList<T>>>> m_promise = startedPromise<QList<T>>();
};

template <class T>
Answer<QList<T>> HttpApiClient::askAll(RequestScope &scope, const QString &path)
{
    const auto walk = std::make_shared<PageWalk<T>>([this, &scope, path](const QString &after, Transport::Done done) {
        WireRequest request = get(path);
        request.query = queryText({{"limit", QString::number(rowsPerPage)}, {"after", after}});
        send(scope, std::move(request), std::move(done));
    });
    return walk->start();
}

Answer<WhoAmI> HttpApiClient::whoAmI(RequestScope &scope)
{
    WireRequest request = get(QStringLiteral("/v1/whoami"));
    request.query = queryText({{"tenant", m_transport.context().tenant.text()}});
    return askObject<WhoAmI>(scope, std::move(request));
}

Answer<TenantSettings> HttpApiClient::tenant(RequestScope &scope)
{
    return askObject<TenantSettings>(scope, get(below({})));
}

Answer<ChangeSet> HttpApiClient::changes(RequestScope &scope, qint64 since, Milliseconds wait)
{
    WireRequest request = get(below(QStringLiteral("changes")));
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(wait);
    request.query = queryText({{"since", QString::number(since)}, {"wait", QString::number(since < 0 ? 0 : seconds.count())}});
    request.deadline = Milliseconds(since < 0 ? 30000 : wait.count() + 10000);
    request.attempts = 1; // the feed has its own back-off, which the person can see
    return askObject<ChangeSet>(scope, std::move(request));
}

Answer<QList<Candidate>> HttpApiClient::candidates(RequestScope &scope)
{
    return askAll<Candidate>(scope, below(QStringLiteral("candidates")));
}

Answer<Candidate> HttpApiClient::candidate(RequestScope &scope, const CandidateId &id)
{
    return askObject<Candidate>(scope, get(below(QStringLiteral("candidates/") + pathPart(id.text()))));
}

Answer<RemovalImpact> HttpApiClient::removalImpact(RequestScope &scope, const CandidateId &id)
{
    return askObject<RemovalImpact>(scope, get(below(QStringLiteral("candidates/%1/removal-impact").arg(pathPart(id.text())))));
}

Answer<QList<AuditEntry>> HttpApiClient::timeline(RequestScope &scope, const CandidateId &id)
{
    // Whole, not by pages: the server takes no cursor here.
    const QString path = below(QStringLiteral("candidates/%1/timeline").arg(pathPart(id.text())));
    return ask<QList<AuditEntry>>(scope, get(path), [](const WireAnswer &answer) {
        return decodeAnswer<Page<AuditEntry>>(answer.body).transform([](const Page<AuditEntry> &page) { return page.items; });
    });
}

Answer<Verdict> HttpApiClient::checkCandidate(RequestScope &scope, const CheckRequest &request)
{
    return askObject<Verdict>(scope, with("POST", below(QStringLiteral("candidates:check")), toJson(request)));
}

Answer<Digest> HttpApiClient::putBundle(RequestScope &scope, const Digest &digest, const QString &packedFile,
                                        std::function<void(qint64, qint64)> progress)
{
    WireRequest request;
    request.method = "PUT";
    request.path = below(QStringLiteral("bundles/") + pathPart(digest.text()));
    request.contentType = "application/zstd";
    request.file = packedFile;
    request.progress = std::move(progress);
    return ask<Digest>(scope, std::move(request), [digest](const WireAnswer &answer) -> Result<Digest> {
        const Result<QJsonObject> object = answerObject(answer.body);
        if (!object)
            return Failure(object.error());
        JsonReader reader(*object);
        const Digest told = reader.id<DigestTag>("digest");
        if (told != digest)
            return Failure(ErrorCode::ProtocolViolation, QStringLiteral("the server took the bundle for another one"),
                           told.text());
        return told;
    });
}

Answer<SaveAnswer> HttpApiClient::saveCandidate(RequestScope &scope, const SaveRequest &request)
{
    const QString path = below(QStringLiteral("plugins/%1/candidate").arg(pathPart(request.plugin.text())));
    return askObject<SaveAnswer>(scope, refusable(with("PUT", path, toJson(request))));
}

Answer<RenewAnswer> HttpApiClient::renewCandidate(RequestScope &scope, const CandidateId &id, const RenewRequest &request)
{
    const QString path = below(QStringLiteral("candidates/%1:renew").arg(pathPart(id.text())));
    return askObject<RenewAnswer>(scope, refusable(with("POST", path, toJson(request))));
}

Answer<RemoveAnswer> HttpApiClient::removeCandidate(RequestScope &scope, const CandidateId &id, const RemoveRequest &request)
{
    const QString path = below(QStringLiteral("candidates/%1:remove").arg(pathPart(id.text())));
    return askObject<RemoveAnswer>(scope, with("POST", path, toJson(request)));
}

Answer<QList<Plugin>> HttpApiClient::plugins(RequestScope &scope)
{
    return askAll<Plugin>(scope, below(QStringLiteral("plugins")));
}

Answer<QByteArray> HttpApiClient::installedManifest(RequestScope &scope, const PluginName &plugin)
{
    WireRequest request = get(below(QStringLiteral("plugins/%1/manifest").arg(pathPart(plugin.text()))));
    request.mostBytes = manifestMaxBytes;
    return ask<QByteArray>(scope, std::move(request), [](const WireAnswer &answer) -> Result<QByteArray> { return answer.body; });
}

Answer<QList<BundleFile>> HttpApiClient::bundleFiles(RequestScope &scope, const Digest &digest)
{
    const QString path = below(QStringLiteral("bundles/%1/files").arg(pathPart(digest.text())));
    return ask<QList<BundleFile>>(scope, get(path), [](const WireAnswer &answer) {
        return decodeAnswer<Page<BundleFile>>(answer.body).transform([](const Page<BundleFile> &page) { return page.items; });
    });
}

Answer<QByteArray> HttpApiClient::bundleFile(RequestScope &scope, const Digest &digest, const QString &path, qint64 mostBytes)
{
    QStringList parts;
    for (const QString &part : path.split(QLatin1Char('/')))
        parts.append(pathPart(part));
    WireRequest request = get(
        below(QStringLiteral("bundles/%1/files/%2").arg(pathPart(digest.text()), parts.join(QLatin1Char('/')))));
    request.mostBytes = mostBytes;
    return ask<QByteArray>(scope, std::move(request), [](const WireAnswer &answer) -> Result<QByteArray> { return answer.body; });
}

Answer<QJsonObject> HttpApiClient::diff(RequestScope &scope, const PluginName &plugin, const QString &from, const QString &to)
{
    WireRequest request = get(below(QStringLiteral("diff")));
    request.query = queryText({{"plugin", plugin.text()}, {"from", from}, {"to", to}});
    return ask<QJsonObject>(scope, std::move(request), [](const WireAnswer &answer) { return answerObject(answer.body); });
}

Answer<Preview> HttpApiClient::previewInstall(RequestScope &scope, const InstallRequest &request)
{
    return askObject<Preview>(scope, with("POST", below(QStringLiteral("plugins:preview")), toJson(request)));
}

Answer<InstallAnswer> HttpApiClient::install(RequestScope &scope, const InstallRequest &request)
{
    const QString path = below(QStringLiteral("plugins/%1:install").arg(pathPart(request.plugin.text())));
    return askObject<InstallAnswer>(scope, refusable(with("POST", path, toJson(request))));
}

Answer<QList<Node>> HttpApiClient::nodes(RequestScope &scope)
{
    return askAll<Node>(scope, below(QStringLiteral("nodes")));
}

Answer<WhatIf> HttpApiClient::whatIf(RequestScope &scope, const WhatIfRequest &request)
{
    return askObject<WhatIf>(scope, with("POST", below(QStringLiteral("nodes:what-if")), toJson(request)));
}

Answer<Page<RefusalRecord>> HttpApiClient::refusals(RequestScope &scope, const PageRequest &page)
{
    WireRequest request = get(below(QStringLiteral("refusals")));
    request.query = pageQuery(page);
    return askObject<Page<RefusalRecord>>(scope, std::move(request));
}

Answer<Page<AuditEntry>> HttpApiClient::audit(RequestScope &scope, const PageRequest &page)
{
    WireRequest request = get(below(QStringLiteral("audit")));
    request.query = pageQuery(page);
    return askObject<Page<AuditEntry>>(scope, std::move(request));
}

Answer<ChainCheck> HttpApiClient::verifyAudit(RequestScope &scope, qint64 after)
{
    WireRequest request = get(below(QStringLiteral("audit:verify")));
    request.query = queryText({{"after", after > 0 ? QString::number(after) : QString()}});
    return askObject<ChainCheck>(scope, std::move(request));
}

Answer<QJsonObject> HttpApiClient::call(RequestScope &scope, const QByteArray &method, const QString &path,
                                        const QJsonObject &body)
{
    const qsizetype question = path.indexOf(QLatin1Char('?'));
    const QString place = question < 0 ? path : path.left(question);
    WireRequest request = body.isEmpty() ? get({}) : with(method, {}, body);
    request.method = method;
    request.path = place.startsWith(QLatin1Char('/')) ? place : below(place);
    request.query = question < 0 ? QString() : path.mid(question + 1);
    return ask<QJsonObject>(scope, std::move(request), [](const WireAnswer &answer) { return answerObject(answer.body); });
}

} // namespace oz0
