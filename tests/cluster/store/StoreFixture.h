// A store on a real file in a folder of its own, with a clock that the test moves, and short words for what tests do with it.
#pragma once

#include "cluster/store/SqlStore.h"
#include "core/wire/Codec.h"
#include "support/ManualClock.h"

#include <QTemporaryDir>

#include <memory>

namespace oz0 {

/// The error's wire form for messages of failing tests.
QString said(const Error &error);

#define OZ0_OK(expression)                                                                                                       \
    do {                                                                                                                         \
        const auto &okResult = (expression);                                                                                     \
        QVERIFY2(okResult.has_value(), qPrintable(okResult.has_value() ? QString() : said(okResult.error())));                   \
    } while (false)

#define OZ0_FAILS(expression, expectedCode)                                                                                      \
    do {                                                                                                                         \
        const auto &failsResult = (expression);                                                                                  \
        QVERIFY2(!failsResult.has_value(), "succeeded");                                                                         \
        QCOMPARE(int(failsResult.error().code), int(expectedCode));                                                              \
    } while (false)

class StoreFixture
{
public:
    StoreFixture();

    Store &store() { return *m_store; }
    ManualClock &clock() { return m_clock; }
    StoreOptions options() const { return m_options; }
    QString folder() const { return m_folder.path(); }
    void reopen(); ///< as after a restart of the server, now
    /// Reopens with a clock beside the wall's: where they part, the wall's clock has jumped.
    void tellJumpsBy(const MonotonicClock &monotonic)
    {
        m_options.monotonic = &monotonic;
        reopen();
    }

    Caller admin() const { return m_admin; }
    /// A member with its token; callers are authenticated anew at each call, so roles are of now.
    Caller member(const char *name, Role role, bool content = true);
    Caller again(const Caller &caller);
    void setRole(const Caller &caller, Role role, bool content = true);

    /// Joined, online, tier 1, uv 0.12.0.
    Caller node(const char *name, const Labels &labels = {}, int tier = 1);
    /// The node reports that everything assigned is ready, nothing else is there.
    void settle(const Caller &node, PartState candidateState = PartState::Ready, const std::optional<PartError> &error = {});
    void settleAll();
    /// Every node but these reports; so that a passing time leaves only these offline.
    void heartbeat(const QStringList &silent = {});
    Assignment assignment(const Caller &node);
    Node nodeNamed(const char *name);

    /// Puts a bundle of this manifest; the digest follows from it.
    Digest bundle(const Caller &owner, const QByteArray &manifest, const QByteArray &pyproject = {});
    void install(const QByteArray &manifest);
    SaveRequest saveRequest(const char *plugin, const Digest &digest, const Labels &select, const char *holder = "a",
                            bool start = true);
    Result<SaveAnswer> save(const Caller &owner, const QByteArray &manifest, const Labels &select, const char *holder = "a",
                            bool start = true);
    Result<RenewAnswer> renew(const Caller &owner, const CandidateId &id, const char *holder = "a");
    Candidate candidate(const CandidateId &id);

    QList<AuditEntry> auditNewestFirst();
    QStringList auditActions(); ///< "action outcome cause", oldest first

private:
    QTemporaryDir m_folder;
    ManualClock m_clock;
    CountedRandomness m_randomness;
    StoreOptions m_options;
    std::unique_ptr<Store> m_store;
    Caller m_admin;
    QMap<QString, Caller> m_nodes;
    QMap<QString, NodeReport> m_reports;
    QMap<QString, QByteArray> m_tokens;
};

QString holder(const char *letter); ///< 32 of them
/// plugin.yaml: name, version, then any further lines.
QByteArray manifestText(const char *name, const char *version, const char *more = "");
Labels pool(const char *name);
Labels openPool(const char *name); ///< with candidates=allow
QStringList codes(const QList<Refusal> &refusals);

} // namespace oz0
