// Placing, reloading and renewing, one behaviour each.
#include "tests/oz0/dev/DevStage.h"

#include "app/oz0/DevCommand.h"

using namespace oz0;

class DevSessionTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { m = std::make_unique<DevStage>(); }
    void cleanup() { m.reset(); }

    void D4_saysWhatWasPlaced()
    {
        m->place();
        QCOMPARE(m->said,
                 (QStringList{
                     QStringLiteral("Candidate 59a7b4da7db9: my-plugin 0.4.0 for user:alice in tenant default."),
                     QStringLiteral("Placed on 2 nodes: dev-box-1, dev-box-2 (meanwhile without the installed my-plugin 0.3.2)."),
                     QStringLiteral("It takes only jobs that are started on it, such as:"),
                     QStringLiteral("  oz0 run --candidate 59a7b4da7db9 --tenant default my-plugin 'your input'"),
                     QStringLiteral("ready on 2 nodes in 1.4 s: my_plugin.hello (code aaaaaaaaaaaa)"),
                     QStringLiteral("Watching /home/alice/my-plugin: each save reloads the candidate, Ctrl+C takes it away.")}));
    }

    void D8_theSaveStartsWithThisHolder()
    {
        m->session->start();
        QTRY_COMPARE(m->client.saves.count(), 1);
        const SaveRequest request = m->client.saves.last();
        QVERIFY(request.start);
        QCOMPARE(request.holder, QString(32, QLatin1Char('7')));
        QCOMPARE(request.host, QStringLiteral("laptop-1"));
        QCOMPARE(request.plugin, PluginName(QStringLiteral("my-plugin")));
        QCOMPARE(request.digest, digestOf('a'));
        QCOMPARE(request.select.value(QStringLiteral("pool")), QStringLiteral("dev"));
        QCOMPARE(m->client.bundles.count(), 1);
    }

    void D5_warningsAreTold()
    {
        Candidate warned = m->candidate();
        Refusal warning;
        warning.code = QStringLiteral("node.no_sandbox");
        warning.message = QStringLiteral("dev-box-1 has no sandbox");
        warned.warnings = {warning};
        m->session->start();
        QTRY_COMPARE(m->client.saves.open(), 1);
        m->client.saves.answerNext(DevStage::accepted(warned));
        QTRY_VERIFY(m->hasSaid(QStringLiteral("Warning: dev-box-1 has no sandbox [node.no_sandbox]")));
    }

    void D6_aSaveReloadsWithTheSameHolder()
    {
        m->place();
        m->packer.contains('b');
        m->session->onFolderChanged();
        QTRY_COMPARE(m->client.saves.count(), 2);
        QVERIFY(!m->client.saves.last().start);
        QCOMPARE(m->client.saves.last().holder, QString(32, QLatin1Char('7')));
        m->client.saves.answerNext(DevStage::accepted(m->candidate(2, 'b')));
        QTRY_VERIFY(m->hasSaid(QStringLiteral("Save 2: my-plugin 0.4.0 (code bbbbbbbbbbbb)")));
        m->report(m->ready(2, 'b'));
        QTRY_VERIFY(m->hasSaid(QStringLiteral("(code bbbbbbbbbbbb)")));
        QTRY_COMPARE(m->countSaid(QStringLiteral("ready on")), 2);
    }

    void U4_whatWasPackedIsKeptNoLongerThanItsSaveNeedsIt()
    {
        m->session->start();
        QTRY_COMPARE(m->client.saves.open(), 1);
        QVERIFY(m->packer.isKept);
        m->client.saves.answerNext(DevStage::accepted(m->candidate(1, 'a')));
        QTRY_VERIFY(!m->packer.isKept);
        m->session->onFolderChanged(); // the same bytes: nothing is sent
        QTRY_COMPARE(m->packer.packs, 2);
        QTRY_VERIFY(!m->packer.isKept);
    }

    void theSameBytesAreNotSentAgain()
    {
        m->place();
        m->session->onFolderChanged();
        QTRY_COMPARE(m->packer.packs, 2);
        m->packer.contains('b');
        m->session->onFolderChanged();
        QTRY_COMPARE(m->client.saves.count(), 2); // the second change alone
        QCOMPARE(m->client.saves.last().digest, digestOf('b'));
    }

    void aChangeWhileSavingSavesOnceMore()
    {
        m->place();
        m->packer.contains('b');
        m->session->onFolderChanged();
        QTRY_COMPARE(m->client.saves.open(), 1);
        m->session->onFolderChanged();
        m->session->onFolderChanged();
        m->packer.contains('c');
        m->client.saves.answerNext(DevStage::accepted(m->candidate(2, 'b')));
        QTRY_COMPARE(m->client.saves.count(), 3);
        QCOMPARE(m->client.saves.last().digest, digestOf('c'));
    }

    void aRefusedFirstSaveKeepsWatching()
    {
        m->session->start();
        QTRY_COMPARE(m->client.saves.open(), 1);
        m->client.saves.answerNext(DevStage::refused({"placement.node_has_candidate", "node.not_open"}));
        QTRY_VERIFY(m->hasSaid(QStringLiteral("the next save tries again")));
        QVERIFY(m->hasSaid(QStringLiteral("says placement.node_has_candidate [placement.node_has_candidate C4]")));
        QVERIFY(m->hasSaid(QStringLiteral("says node.not_open")));
        QVERIFY(m->hasSaid(QStringLiteral("plugin.yaml:14 /tools/0")));
        QVERIFY(m->hasSaid(QStringLiteral("2 of 31 checks")));
        QCOMPARE(m->exit, -1);
        m->session->onFolderChanged();
        QTRY_COMPARE(m->client.saves.count(), 2);
        QVERIFY(m->client.saves.last().start);
        m->client.saves.answerNext(DevStage::accepted(m->candidate()));
        QTRY_VERIFY(m->hasSaid(QStringLiteral("Candidate 59a7b4da7db9")));
    }

    void R2_aRefusedReloadSaysWhenItEnds()
    {
        m->place();
        m->advance(Milliseconds(9000));
        m->packer.contains('b');
        m->session->onFolderChanged();
        QTRY_COMPARE(m->client.saves.open(), 1);
        m->client.saves.answerNext(DevStage::refused({"secret.not_available"}));
        QTRY_VERIFY(m->hasSaid(QStringLiteral("it ends at the renewal in 21 s unless a save passes")));
        // Going back to the running bytes is a save that lifts the end.
        m->packer.contains('a');
        m->session->onFolderChanged();
        QTRY_COMPARE(m->client.saves.count(), 3);
        QCOMPARE(m->client.saves.last().digest, digestOf('a'));
    }

    void anInvalidManifestIsToldWithItsPlaceAndNotSent()
    {
        m->place();
        m->packer.contains('b', "name: my-plugin\nversion: 0.4.0\nversion: 0.5.0\n");
        m->session->onFolderChanged();
        QTRY_VERIFY(m->hasSaid(QStringLiteral("plugin.yaml:3:1")));
        QCOMPARE(m->client.saves.count(), 1);
        QVERIFY(!m->hasSaid(QStringLiteral("ends at the renewal")));
    }

    void anInvalidManifestFromTheServerIsToldToo()
    {
        m->session->start();
        QTRY_COMPARE(m->client.saves.open(), 1);
        Error error{ErrorCode::InvalidManifest, QStringLiteral("no such tool"), {}, {}, 0, 0};
        error.details = {
            Error{ErrorCode::InvalidManifest, QStringLiteral("no such tool"), QStringLiteral("/agents/0"), {}, 12, 5}};
        m->client.saves.answerNext(Failure(error));
        QTRY_VERIFY(m->hasSaid(QStringLiteral("plugin.yaml:12:5 /agents/0: no such tool")));
        QVERIFY(m->hasSaid(QStringLiteral("the next save tries again")));
        QCOMPARE(m->exit, -1);
    }

    void aFolderThatCannotBePackedKeepsWatching()
    {
        m->packer.next = Failure(ErrorCode::InvalidBundle, QStringLiteral("the link leads out of the folder"),
                                 QStringLiteral("out"));
        m->session->start();
        QTRY_VERIFY(m->hasSaid(QStringLiteral("out: the link leads out of the folder")));
        QCOMPARE(m->exit, -1);
    }

    void anotherPluginNeedsAnotherDev()
    {
        m->place();
        m->packer.contains('b', "name: other-plugin\nversion: 0.4.0\n");
        m->session->onFolderChanged();
        QTRY_VERIFY(m->hasSaid(QStringLiteral("the candidate is of my-plugin")));
        QCOMPARE(m->client.saves.count(), 1);
    }

    void notPermittedEndsWithStatus3()
    {
        m->session->start();
        QTRY_COMPARE(m->client.saves.open(), 1);
        m->client.saves.answerNext(DevStage::failure(ErrorCode::NotSignedIn));
        QTRY_COMPARE(m->exit, 3);
    }

    void candidateEndingIsTriedFor30Seconds()
    {
        m->session->start();
        for (int tries = 1; tries <= 15; ++tries) {
            QTRY_COMPARE(m->client.saves.open(), 1);
            QCOMPARE(m->client.saves.count(), tries);
            m->client.saves.answerNext(DevStage::failure(ErrorCode::CandidateEnding));
            QTRY_VERIFY(m->hasSaid(QStringLiteral("still leaving its nodes")));
            QTRY_COMPARE(m->client.saves.open(), 0);
            QCoreApplication::processEvents();
            m->advance(Milliseconds(2000));
        }
        QTRY_COMPARE(m->client.saves.open(), 1);
        m->client.saves.answerNext(DevStage::failure(ErrorCode::CandidateEnding));
        QTRY_COMPARE(m->exit, 1);
        QCOMPARE(m->countSaid(QStringLiteral("still leaving")), 1);
    }

    void aServerThatIsGoneFromTheStartIsGivenUpAtTheTtl()
    {
        m->session->start();
        QTRY_COMPARE(m->client.saves.open(), 1);
        m->client.saves.answerNext(DevStage::failure(ErrorCode::Unreachable));
        QTRY_VERIFY(m->hasSaid(QStringLiteral("giving up in 90 s")));
        m->advance(Milliseconds(90000));
        QTRY_COMPARE(m->client.saves.open(), 1);
        m->client.saves.answerNext(DevStage::failure(ErrorCode::Unreachable));
        QTRY_COMPARE(m->exit, 4);
    }

    void aServerWithoutRoomIsTriedAgainAndTheCandidateStays()
    {
        m->place();
        m->packer.contains('b');
        m->session->onFolderChanged();
        QTRY_COMPARE(m->client.saves.open(), 1);
        m->client.saves.answerNext(DevStage::failure(ErrorCode::StoreFailed));
        QTRY_VERIFY(m->hasSaid(QStringLiteral("The server cannot do it now")));
        QCOMPARE(m->exit, -1);
        m->advance(Milliseconds(2000));
        QTRY_COMPARE(m->client.saves.open(), 1);
        m->client.saves.answerNext(DevStage::accepted(m->candidate(2, 'b')));
        QTRY_VERIFY(m->hasSaid(QStringLiteral("Save 2")));
        QCOMPARE(m->exit, -1);
    }

    void aSaveThatIsGivenUpIsToldAndTheNextOneTriesAgain()
    {
        m->place();
        m->packer.contains('b');
        m->client.saves.reply = [](const SaveRequest &) -> Result<SaveAnswer> {
            return DevStage::failure(ErrorCode::StoreFailed);
        };
        m->client.renewals.reply = [this](const CandidateId &, const RenewRequest &) {
            RenewAnswer answer;
            answer.candidate = m->ready();
            return Result<RenewAnswer>(answer);
        };
        m->session->onFolderChanged();
        QTRY_VERIFY(m->hasSaid(QStringLiteral("giving up in 90 s")));
        QTRY_VERIFY((m->advance(Milliseconds(2000)), m->hasSaid(QStringLiteral("This save is given up"))));
        QCOMPARE(m->exit, -1);
        const int before = m->client.saves.count();
        m->session->onFolderChanged();
        QTRY_VERIFY(m->client.saves.count() > before);
    }

    void aSaveThatTheServerCannotTakeIsNotCalledARenewal()
    {
        m->place();
        m->packer.contains('b');
        m->session->onFolderChanged();
        QTRY_COMPARE(m->client.saves.open(), 1);
        m->client.saves.answerNext(DevStage::failure(ErrorCode::Internal));
        QTRY_COMPARE(m->exit, 70);
        QVERIFY(m->hasSaid(QStringLiteral("The candidate cannot be saved")));
    }

    void renewsEveryThirdOfTheTtl()
    {
        m->place();
        m->advance(Milliseconds(29999));
        QCOMPARE(m->client.renewals.count(), 0);
        m->advance(Milliseconds(1));
        QCOMPARE(m->client.renewals.count(), 1);
        QCOMPARE(m->client.renewals.argument<1>(0).holder, QString(32, QLatin1Char('7')));
        RenewAnswer answer;
        answer.candidate = m->ready();
        m->client.renewals.answerNext(answer);
        QCoreApplication::processEvents();
        m->advance(Milliseconds(30000));
        QTRY_COMPARE(m->client.renewals.count(), 2);
    }

    void aServerThatIsGoneIsTriedUntilTheTtlIsOver()
    {
        m->place();
        m->client.renewals.reply = [](const CandidateId &, const RenewRequest &) -> Result<RenewAnswer> {
            return Failure(ErrorCode::Unreachable, QStringLiteral("as the test says"));
        };
        m->advance(Milliseconds(30000));
        QTRY_VERIFY(m->hasSaid(QStringLiteral("giving up in 60 s")));
        for (int i = 0; i < 29; ++i) {
            m->advance(Milliseconds(2000));
            QCoreApplication::processEvents();
        }
        QCOMPARE(m->exit, -1);
        QVERIFY(m->client.renewals.count() > 10);
        for (int i = 0; i < 3 && m->exit < 0; ++i) {
            m->advance(Milliseconds(2000));
            QCoreApplication::processEvents();
        }
        QTRY_COMPARE(m->exit, 4);
        QCOMPARE(m->countSaid(QStringLiteral("giving up in")), 1);
    }

    void aServerThatComesBackIsToldOnce()
    {
        m->place();
        m->advance(Milliseconds(30000));
        m->client.renewals.answerNext(DevStage::failure(ErrorCode::Unreachable));
        QTRY_VERIFY(m->hasSaid(QStringLiteral("No answer from the server")));
        m->advance(Milliseconds(2000));
        QTRY_COMPARE(m->client.renewals.open(), 1);
        RenewAnswer answer;
        answer.candidate = m->ready();
        m->client.renewals.answerNext(answer);
        QTRY_VERIFY(m->hasSaid(QStringLiteral("The server answers again.")));
    }

    void aRenewalThatHangsIsReplaced()
    {
        m->place();
        m->advance(Milliseconds(30000));
        QCOMPARE(m->client.renewals.count(), 1);
        m->advance(Milliseconds(30001));
        QVERIFY(m->client.renewals.wasAborted(0));
        m->advance(Milliseconds(2000));
        QTRY_COMPARE(m->client.renewals.count(), 2);
    }

    void ttlArguments_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("seconds");
        for (const auto &[text, seconds] : std::initializer_list<std::pair<const char *, int>>{{"10s", 10},
                                                                                               {"600s", 600},
                                                                                               {"10m", 600},
                                                                                               {"2m", 120},
                                                                                               {"9s", -1},
                                                                                               {"601s", -1},
                                                                                               {"11m", -1},
                                                                                               {"90", -1},
                                                                                               {"", -1},
                                                                                               {"s", -1},
                                                                                               {"-20s", -1},
                                                                                               {"1.5m", -1},
                                                                                               {"99999999999s", -1},
                                                                                               {"1h", -1}})
            QTest::newRow(text) << QString::fromLatin1(text) << seconds;
    }
    void ttlArguments()
    {
        QFETCH(QString, text);
        QFETCH(int, seconds);
        const Result<Milliseconds> ttl = ttlFromArgument(text);
        QCOMPARE(ttl ? int(ttl->count() / 1000) : -1, seconds);
        if (!ttl)
            QCOMPARE(ttl.error().code, ErrorCode::Usage);
    }

private:
    std::unique_ptr<DevStage> m;
};

QTEST_GUILESS_MAIN(DevSessionTest)
#include "DevSessionTest.moc"
