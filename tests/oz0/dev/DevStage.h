// A session on a stage: a fake server, a fake folder, clocks that a test moves, and everything that was said.
#pragma once

#include "app/oz0/DevSession.h"
#include "tests/support/FakeApiClient.h"

#include <QPromise>
#include <QTest>

#include <memory>

namespace oz0 {

inline Digest digestOf(char letter)
{
    return Digest(QStringLiteral("sha256:") + QString(64, QLatin1Char(letter)));
}

inline const QByteArray goodManifest
    = "name: my-plugin\nversion: 0.4.0\ndescription: Says hello.\ntools:\n  - id: my_plugin\n    description: Says hello.\n"
      "    server: {module: my_plugin.server}\n    functions: [{name: hello}]\n";

/// Packs whatever the test says, at once.
class FakePacker : public Packer
{
public:
    Result<PackedBundle> next = PackedBundle{};
    int packs = 0;
    bool isHeld = false;
    bool isKept = false; ///< what was packed last

    FakePacker() { contains('a'); }
    void contains(char letter, const QByteArray &manifest = goodManifest)
    {
        PackedBundle bundle;
        bundle.digest = digestOf(letter);
        bundle.file = QStringLiteral("bundle");
        bundle.manifestText = manifest;
        next = bundle;
    }
    QFuture<Result<PackedBundle>> pack(std::function<void(qint64, qint64)>) override
    {
        ++packs;
        isKept = true;
        m_promise = std::make_unique<QPromise<Result<PackedBundle>>>();
        m_promise->start();
        const auto future = m_promise->future();
        if (!isHeld)
            release();
        return future;
    }
    void release()
    {
        m_promise->addResult(next);
        m_promise->finish();
    }
    void cancel() override { }
    void discard() override { isKept = false; }

private:
    std::unique_ptr<QPromise<Result<PackedBundle>>> m_promise;
};

class DevStage
{
public:
    DevStage()
    {
        DevOptions options;
        options.folder = QStringLiteral("/home/alice/my-plugin");
        options.tenant = QStringLiteral("default");
        options.select = {{QStringLiteral("pool"), QStringLiteral("dev")}};
        options.ttl = Milliseconds(90000);
        options.holder = QString(32, QLatin1Char('7'));
        options.host = QStringLiteral("laptop-1");
        client.bundles.reply = [](const Digest &digest, const QString &) { return Result<Digest>(digest); };
        session = std::make_unique<DevSession>(client, packer, options, clocks, clocks);
        QObject::connect(session.get(), &DevSession::said, session.get(), [this](const QString &line) { said.append(line); });
        QObject::connect(session.get(), &DevSession::finished, session.get(), [this](int exitStatus) {
            exit = exitStatus;
            ++exits;
        });
    }

    Candidate candidate(int save = 1, char letter = 'a') const
    {
        Candidate made;
        made.id = CandidateId(QStringLiteral("59a7b4da7db9"));
        made.plugin = PluginName(QStringLiteral("my-plugin"));
        made.version = QStringLiteral("0.4.0");
        made.installedVersion = QStringLiteral("0.3.2");
        made.owner = PrincipalId(QStringLiteral("user:alice"));
        made.holderHost = QStringLiteral("laptop-1");
        made.rev = save;
        made.save = save;
        made.digest = digestOf(letter);
        made.nodes = {node("dev-box-1", PartState::Assigned, letter), node("dev-box-2", PartState::Assigned, letter)};
        return made;
    }
    static CandidateNode node(const char *name, PartState state, char letter)
    {
        CandidateNode made;
        made.node = NodeName(QString::fromLatin1(name));
        made.state = state;
        made.digest = state == PartState::Ready ? digestOf(letter) : Digest();
        made.functions = {QStringLiteral("my_plugin.hello")};
        made.seconds = 1.44;
        return made;
    }
    Candidate ready(int save = 1, char letter = 'a') const
    {
        Candidate made = candidate(save, letter);
        made.nodes = {node("dev-box-1", PartState::Ready, letter), node("dev-box-2", PartState::Ready, letter)};
        return made;
    }
    Candidate ended(const char *code, const char *by, const char *reason = "") const
    {
        Candidate made = ready();
        made.rev = 9;
        made.phase = CandidatePhase::Ended;
        made.end = CandidateEnd{QString::fromLatin1(code), clocks.now(), PrincipalId(QString::fromLatin1(by)),
                                QString::fromLatin1(reason)};
        return made;
    }
    static SaveAnswer accepted(const Candidate &candidate)
    {
        SaveAnswer answer;
        answer.candidate = candidate;
        return answer;
    }
    static SaveAnswer refused(std::initializer_list<const char *> codes)
    {
        SaveAnswer answer;
        answer.refused = record(codes);
        return answer;
    }
    static RefusalRecord record(std::initializer_list<const char *> codes)
    {
        RefusalRecord made;
        made.id = RecordId(QStringLiteral("r1"));
        for (const char *code : codes) {
            Refusal refusal;
            refusal.code = QString::fromLatin1(code);
            refusal.rule = QStringLiteral("C4");
            refusal.line = 14;
            refusal.path = QStringLiteral("/tools/0");
            refusal.message = QStringLiteral("says %1").arg(refusal.code);
            made.verdict.refusals.append(refusal);
        }
        made.verdict.checks = 31;
        return made;
    }
    static Failure failure(ErrorCode code) { return Failure(code, QStringLiteral("as the test says")); }

    void place()
    {
        session->start();
        QTRY_COMPARE(client.saves.open(), 1);
        client.saves.answerNext(accepted(candidate()));
        QTRY_COMPARE(client.changeSets.open(), 1);
        report(ready(), true);
        QTRY_VERIFY(hasSaid(QStringLiteral("ready on 2 nodes")));
    }
    /// The change feed tells this state of the candidate.
    void report(const Candidate &candidate, bool full = false)
    {
        ChangeSet set = nextSet(full);
        set.candidates = {candidate};
        tell(set);
    }
    void reportGone()
    {
        ChangeSet set = nextSet(false);
        set.removedCandidates = {candidate().id};
        tell(set);
    }
    void advance(Milliseconds time)
    {
        clocks.advance(time);
        session->tick();
    }
    bool hasSaid(const QString &part) const
    {
        for (const QString &line : said) {
            if (line.contains(part))
                return true;
        }
        return false;
    }
    int countSaid(const QString &part) const { return int(said.filter(part).size()); }

    FakeApiClient client;
    FakePacker packer;
    FakeClocks clocks;
    std::unique_ptr<DevSession> session;
    QStringList said;
    int exit = -1;
    int exits = 0;

private:
    ChangeSet nextSet(bool full)
    {
        ChangeSet set;
        set.full = full;
        set.from = m_revision;
        set.to = ++m_revision;
        set.now = clocks.now();
        return set;
    }
    void tell(const ChangeSet &set)
    {
        QTRY_COMPARE(client.changeSets.open(), 1);
        client.changeSets.answerNext(set);
        QTRY_COMPARE(client.changeSets.open(), 1);
    }

    qint64 m_revision = 100;
};

} // namespace oz0
