#include "cluster/http/SharedLooks.h"

#include <QTest>

using namespace oz0;
using namespace std::chrono_literals;

namespace {

const QString key = QStringLiteral("since 1, admin, ticket 4");

struct Fixture
{
    Milliseconds now{1000};
    SharedLooks looks{[this] { return now; }, 50ms};
    QList<int> answers;

    bool join(const QString &question, bool fresh = false)
    {
        return looks.join(
            question, [this](const Answer &answer) { answers.append(answer.status); }, fresh);
    }
};

Answer nothingNew()
{
    Answer answer = jsonAnswer({});
    answer.nothingNew = true;
    return answer;
}

} // namespace

class SharedLooksTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theFirstLooksAndAllGetItsAnswer()
    {
        Fixture f;
        QVERIFY(f.join(key));
        QVERIFY(!f.join(key));
        QVERIFY(f.join(QStringLiteral("since 1, user:otto, ticket 4")));
        f.looks.finish(key, jsonAnswer({}, 201));
        QCOMPARE(f.answers, QList<int>({201, 201}));
    }

    void whoComesALittleLaterSharesTheAnswer()
    {
        Fixture f;
        QVERIFY(f.join(key));
        f.looks.finish(key, jsonAnswer({}));
        f.now += 49ms;
        QVERIFY(!f.join(key));
        QCOMPARE(f.answers, QList<int>({200, 200}));
        QVERIFY(f.join(QStringLiteral("since 1, admin, ticket 5"))); // another change is another question
        f.now += 1ms;
        QVERIFY(f.join(key));
    }

    void whoWantsItFreshLooksAgain()
    {
        Fixture f;
        QVERIFY(f.join(key));
        f.looks.finish(key, jsonAnswer({}));
        QVERIFY(f.join(key, true));
        QCOMPARE(f.answers.size(), 1);
    }

    void neitherNothingNewNorAFailureIsKept()
    {
        Fixture f;
        for (const Answer &answer : {nothingNew(), jsonAnswer({}, 503)}) {
            QVERIFY(f.join(key));
            f.looks.finish(key, answer);
            QVERIFY(f.join(key));
            f.looks.finish(key, answer);
        }
        QCOMPARE(f.answers, QList<int>({200, 200, 503, 503}));
    }
};

QTEST_GUILESS_MAIN(SharedLooksTest)
#include "SharedLooksTest.moc"
