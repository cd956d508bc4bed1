// Sentences with odd values.
#include "app/oz0/DevText.h"

#include <QTest>

using namespace oz0;

class DevTextTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void durations_data()
    {
        QTest::addColumn<qint64>("ms");
        QTest::addColumn<QString>("text");
        for (const auto &[ms, text] : std::initializer_list<std::pair<qint64, const char *>>{{0, "0 s"},
                                                                                             {-5000, "0 s"},
                                                                                             {499, "0 s"},
                                                                                             {500, "1 s"},
                                                                                             {21000, "21 s"},
                                                                                             {119499, "119 s"},
                                                                                             {125000, "2 min 5 s"},
                                                                                             {7200000, "2 h 0 min"},
                                                                                             {90061000, "25 h 1 min"}})
            QTest::addRow("%lld", static_cast<long long>(ms)) << ms << QString::fromLatin1(text);
    }
    void durations()
    {
        QFETCH(qint64, ms);
        QFETCH(QString, text);
        QCOMPARE(durationText(Milliseconds(ms)), text);
    }

    void nothingInstalledIsSaid()
    {
        Candidate candidate;
        candidate.nodes.append(CandidateNode{});
        QVERIFY(placedLines(candidate, QStringLiteral("t"))
                    .at(1)
                    .contains(QStringLiteral("the tenant has no installed version of it")));
        QVERIFY(nodeBackLine(candidate, NodeName(QStringLiteral("a")), 1).contains(QStringLiteral("a is free again (1 of 1)")));
    }

    void percentSignsInNamesStay()
    {
        Candidate candidate;
        candidate.owner = PrincipalId(QStringLiteral("user:%1%2"));
        candidate.plugin = PluginName(QStringLiteral("p"));
        QVERIFY(placedLines(candidate, QStringLiteral("%3")).first().contains(QStringLiteral("user:%1%2 in tenant %3")));
    }

    void everyComplaintOfAManifestIsTold()
    {
        Error error{ErrorCode::InvalidManifest, QStringLiteral("first"), {}, {}, 0, 0};
        error.details = {Error{ErrorCode::InvalidManifest, QStringLiteral("first"), QStringLiteral("/name"), {}, 1, 7},
                         Error{ErrorCode::InvalidManifest, QStringLiteral("second"), QStringLiteral("/tools/0"), {}, 4, 0}};
        const QStringList lines = invalidLines(error);
        QCOMPARE(lines.at(0), QStringLiteral("plugin.yaml:1:7 /name: first"));
        QCOMPARE(lines.at(1), QStringLiteral("plugin.yaml:4:1 /tools/0: second"));
    }

    void anEndWithoutDetailsIsStillAnEnd()
    {
        Candidate candidate;
        candidate.id = CandidateId(QStringLiteral("59a7b4da7db9"));
        QCOMPARE(endedLines(candidate), QStringList{QStringLiteral("Candidate 59a7b4da7db9 has ended")});
    }
};

QTEST_GUILESS_MAIN(DevTextTest)
#include "DevTextTest.moc"
