#include "cluster/http/SharedLooks.h"

#include <QTest>

using namespace oz0;

class SharedLooksTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theFirstLooksAndAllGetItsAnswer()
    {
        SharedLooks looks;
        QList<int> answers;
        const QString key = QStringLiteral("since 1, admin, ticket 4");
        QVERIFY(looks.join(key, [&](const Answer &answer) { answers.append(answer.status); }));
        QVERIFY(!looks.join(key, [&](const Answer &answer) { answers.append(answer.status); }));
        QVERIFY(looks.join(QStringLiteral("since 1, user:otto, ticket 4"), [&](const Answer &) { answers.append(-1); }));
        looks.finish(key, jsonAnswer({}, 201));
        QCOMPARE(answers, QList<int>({201, 201}));
    }

    void whoComesAfterTheAnswerLooksAgain()
    {
        SharedLooks looks;
        const QString key = QStringLiteral("key");
        QVERIFY(looks.join(key, [](const Answer &) { }));
        looks.finish(key, jsonAnswer({}));
        QVERIFY(looks.join(key, [](const Answer &) { }));
    }
};

QTEST_GUILESS_MAIN(SharedLooksTest)
#include "SharedLooksTest.moc"
