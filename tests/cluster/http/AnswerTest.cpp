// What an answer's JSON says.
#include "cluster/http/Call.h"
#include "core/base/JsonNumbers.h"

#include <QTest>

using namespace oz0;

class AnswerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void numbersHaveAllTheirDigits()
    {
        const QByteArray text = R"({"remedy":[{"op":"replace","path":"/a","value":10000000000000000001}]})";
        QCOMPARE(jsonAnswer(jsonFrom(text).object(), 200).body, text);
    }
};

QTEST_GUILESS_MAIN(AnswerTest)
#include "AnswerTest.moc"
