// An ApiClient whose answers a test holds in its hand: late, twice, in another order, or never. Link oz0_test_client.
#pragma once

#include "core/base/MonotonicClock.h"
#include "core/client/ApiClient.h"
#include "core/client/RequestScope.h"

#include <QObject>
#include <QPromise>

#include <functional>
#include <memory>
#include <tuple>
#include <vector>

namespace oz0 {

/// What the scope aborts: one held question.
class HeldAbort : public QObject
{
    Q_OBJECT
public:
    explicit HeldAbort(std::function<void()> onAbort) : m_onAbort(std::move(onAbort)) { }

public Q_SLOTS:
    void abort() { m_onAbort(); }

private:
    std::function<void()> m_onAbort;
};

/// All questions of one kind, in the order in which they were asked. With `reply` set each is answered at once.
template <class T, class... Arguments>
class Held
{
public:
    std::function<Result<T>(const Arguments &...)> reply;

    int count() const { return int(m_questions.size()); }
    int open() const
    {
        int open = 0;
        for (const auto &question : m_questions)
            open += question->isDone ? 0 : 1;
        return open;
    }
    const std::tuple<Arguments...> &arguments(int index) const { return m_questions.at(size_t(index))->arguments; }
    template <size_t N = 0>
    const auto &argument(int index) const
    {
        return std::get<N>(arguments(index));
    }
    template <size_t N = 0>
    const auto &last() const
    {
        return std::get<N>(m_questions.back()->arguments);
    }
    bool wasAborted(int index) const { return m_questions.at(size_t(index))->wasAborted; }

    /// Answers question `index`; a second answer to the same question is dropped, as the contract says that there is one.
    void answer(int index, Result<T> result) { finish(*m_questions.at(size_t(index)), std::move(result)); }
    /// Answers the oldest open question; false when none is open.
    bool answerNext(Result<T> result)
    {
        for (const auto &question : m_questions) {
            if (!question->isDone) {
                finish(*question, std::move(result));
                return true;
            }
        }
        return false;
    }
    /// The promise goes without an answer, as when a client breaks its contract.
    void drop(int index) { m_questions.at(size_t(index))->promise.reset(); }

    Answer<T> ask(RequestScope &scope, const Arguments &...given)
    {
        auto question = std::make_shared<Question>();
        question->arguments = std::tuple<Arguments...>(given...);
        question->promise = std::make_unique<QPromise<Result<T>>>();
        question->promise->start();
        Answer<T> future = question->promise->future();
        question->abortable = std::make_unique<HeldAbort>([weak = std::weak_ptr(question)] {
            if (const auto held = weak.lock(); held && !held->isDone) {
                held->wasAborted = true;
                finish(*held, Failure(ErrorCode::Aborted, QStringLiteral("aborted")));
            }
        });
        scope.add(question->abortable.get());
        m_questions.push_back(question);
        if (reply)
            finish(*question, reply(given...));
        return future;
    }

private:
    struct Question
    {
        std::tuple<Arguments...> arguments;
        std::unique_ptr<QPromise<Result<T>>> promise;
        std::unique_ptr<HeldAbort> abortable;
        bool isDone = false;
        bool wasAborted = false;
    };

    static void finish(Question &question, Result<T> result)
    {
        if (question.isDone || !question.promise)
            return;
        question.isDone = true;
        question.promise->addResult(std::move(result));
        question.promise->finish();
    }

    std::vector<std::shared_ptr<Question>> m_questions;
};

class FakeApiClient : public ApiClient
{
public:
    Held<WhoAmI> whoAmIs;
    Held<TenantSettings> tenants;
    Held<ChangeSet, qint64, Milliseconds> changeSets;
    Held<QList<Candidate>> candidateLists;
    Held<Candidate, CandidateId> singleCandidates;
    Held<RemovalImpact, CandidateId> removalImpacts;
    Held<QList<AuditEntry>, CandidateId> timelines;
    Held<Verdict, CheckRequest> checks;
    Held<Digest, Digest, QString> bundles;
    Held<SaveAnswer, SaveRequest> saves;
    Held<RenewAnswer, CandidateId, RenewRequest> renewals;
    Held<RemoveAnswer, CandidateId, RemoveRequest> removals;
    Held<QList<Plugin>> pluginLists;
    Held<QByteArray, PluginName> manifests;
    Held<QList<BundleFile>, Digest> bundleFileLists;
    Held<QByteArray, Digest, QString, qint64> bundleFileBytes;
    Held<QJsonObject, PluginName, QString, QString> diffs;
    Held<Preview, InstallRequest> previews;
    Held<InstallAnswer, InstallRequest> installs;
    Held<QList<Node>> nodeLists;
    Held<Page<RefusalRecord>, PageRequest> refusalPages;
    Held<Page<AuditEntry>, PageRequest> auditPages;
    Held<ChainCheck, qint64> chainChecks;
    Held<WhatIf, WhatIfRequest> whatIfs;
    Held<QJsonObject, QByteArray, QString, QJsonObject> calls;
    std::function<void(qint64, qint64)> lastProgress; ///< of the last putBundle

    Answer<WhoAmI> whoAmI(RequestScope &scope) override { return whoAmIs.ask(scope); }
    Answer<TenantSettings> tenant(RequestScope &scope) override { return tenants.ask(scope); }
    Answer<ChangeSet> changes(RequestScope &scope, qint64 since, Milliseconds wait) override
    {
        return changeSets.ask(scope, since, wait);
    }
    Answer<QList<Candidate>> candidates(RequestScope &scope) override { return candidateLists.ask(scope); }
    Answer<Candidate> candidate(RequestScope &scope, const CandidateId &id) override { return singleCandidates.ask(scope, id); }
    Answer<RemovalImpact> removalImpact(RequestScope &scope, const CandidateId &id) override
    {
        return removalImpacts.ask(scope, id);
    }
    Answer<QList<AuditEntry>> timeline(RequestScope &scope, const CandidateId &id) override { return timelines.ask(scope, id); }
    Answer<Verdict> checkCandidate(RequestScope &scope, const CheckRequest &request) override
    {
        return checks.ask(scope, request);
    }
    Answer<Digest> putBundle(RequestScope &scope, const Digest &digest, const QString &packedFile,
                             std::function<void(qint64, qint64)> progress) override
    {
        lastProgress = std::move(progress);
        return bundles.ask(scope, digest, packedFile);
    }
    Answer<SaveAnswer> saveCandidate(RequestScope &scope, const SaveRequest &request) override
    {
        return saves.ask(scope, request);
    }
    Answer<RenewAnswer> renewCandidate(RequestScope &scope, const CandidateId &id, const RenewRequest &request) override
    {
        return renewals.ask(scope, id, request);
    }
    Answer<RemoveAnswer> removeCandidate(RequestScope &scope, const CandidateId &id, const RemoveRequest &request) override
    {
        return removals.ask(scope, id, request);
    }
    Answer<QList<Plugin>> plugins(RequestScope &scope) override { return pluginLists.ask(scope); }
    Answer<QByteArray> installedManifest(RequestScope &scope, const PluginName &plugin) override
    {
        return manifests.ask(scope, plugin);
    }
    Answer<QList<BundleFile>> bundleFiles(RequestScope &scope, const Digest &digest) override
    {
        return bundleFileLists.ask(scope, digest);
    }
    Answer<QByteArray> bundleFile(RequestScope &scope, const Digest &digest, const QString &path, qint64 mostBytes) override
    {
        return bundleFileBytes.ask(scope, digest, path, mostBytes);
    }
    Answer<QJsonObject> diff(RequestScope &scope, const PluginName &plugin, const QString &from, const QString &to) override
    {
        return diffs.ask(scope, plugin, from, to);
    }
    Answer<Preview> previewInstall(RequestScope &scope, const InstallRequest &request) override
    {
        return previews.ask(scope, request);
    }
    Answer<InstallAnswer> install(RequestScope &scope, const InstallRequest &request) override
    {
        return installs.ask(scope, request);
    }
    Answer<QList<Node>> nodes(RequestScope &scope) override { return nodeLists.ask(scope); }
    Answer<Page<RefusalRecord>> refusals(RequestScope &scope, const PageRequest &page) override
    {
        return refusalPages.ask(scope, page);
    }
    Answer<Page<AuditEntry>> audit(RequestScope &scope, const PageRequest &page) override { return auditPages.ask(scope, page); }
    Answer<ChainCheck> verifyAudit(RequestScope &scope, qint64 after) override { return chainChecks.ask(scope, after); }
    Answer<WhatIf> whatIf(RequestScope &scope, const WhatIfRequest &request) override { return whatIfs.ask(scope, request); }
    Answer<QJsonObject> call(RequestScope &scope, const QByteArray &method, const QString &path, const QJsonObject &body) override
    {
        return calls.ask(scope, method, path, body);
    }
};

/// Time that stands until a test moves it; a sleep moves the wall alone.
class FakeClocks : public Clock, public MonotonicClock
{
public:
    Instant now() const override { return m_now; }
    Milliseconds elapsed() const override { return m_elapsed; }
    void advance(Milliseconds time)
    {
        m_now += time;
        m_elapsed += time;
    }
    void sleepMachine(Milliseconds time) { m_now += time; }

private:
    Instant m_now{Milliseconds(1772460000000)};
    Milliseconds m_elapsed{1000000};
};

} // namespace oz0
