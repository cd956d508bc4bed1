// The examples of RFC 8785 and of its appendix B.
#include "core/base/JsonNumbers.h"
#include "core/wire/Codec.h"

#include <QTest>

#include <bit>
#include <limits>

using namespace oz0;

class CanonicalJsonTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void exampleOfSection3_2_2()
    {
        const QByteArray text = R"({
            "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
            "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/",
            "literals": [null, true, false]})";
        const QByteArray expected = "{\"literals\":[null,true,false],\"numbers\":[333333333.3333333,1e+30,4.5,0.002,1e-27],"
                                    "\"string\":\"\u20ac$\\u000f\\nA'B\\\"\\\\\\\\\\\"/\"}";
        QCOMPARE(canonicalJson(QJsonDocument::fromJson(text).object()), expected);
    }

    void keysAreSortedByUtf16CodeUnit()
    {
        const QByteArray text = R"({"\u20ac": "Euro Sign", "\r": "Carriage Return", "\ufb33": "Hebrew Letter Dalet With Dagesh",
            "1": "One", "\ud83d\ude00": "Emoji: Grinning Face", "\u0080": "Control", "\u00f6": "Latin Small Letter O With Diaeresis"})";
        const QByteArray canonical = canonicalJson(QJsonDocument::fromJson(text).object());
        const QList<QByteArray> order{"Carriage Return", "\"One\"", "Control", "Latin Small", "Euro Sign", "Emoji", "Hebrew"};
        qsizetype last = -1;
        for (const QByteArray &word : order) {
            const qsizetype at = canonical.indexOf(word);
            QVERIFY2(at > last, word.constData());
            last = at;
        }
    }

    void numbers_data()
    {
        QTest::addColumn<quint64>("bits");
        QTest::addColumn<QByteArray>("text");
        const auto row = [](quint64 bits, const char *text) { QTest::newRow(text) << bits << QByteArray(text); };
        row(0x0000000000000000, "0");
        QTest::newRow("minus zero") << quint64(0x8000000000000000) << QByteArray("0");
        row(0x0000000000000001, "5e-324");
        row(0x8000000000000001, "-5e-324");
        row(0x7fefffffffffffff, "1.7976931348623157e+308");
        row(0xffefffffffffffff, "-1.7976931348623157e+308");
        row(0x4340000000000000, "9007199254740992");
        row(0xc340000000000000, "-9007199254740992");
        row(0x4430000000000000, "295147905179352830000");
        row(0x44b52d02c7e14af5, "9.999999999999997e+22");
        row(0x44b52d02c7e14af6, "1e+23");
        row(0x44b52d02c7e14af7, "1.0000000000000001e+23");
        row(0x444b1ae4d6e2ef4e, "999999999999999700000");
        row(0x444b1ae4d6e2ef4f, "999999999999999900000");
        row(0x444b1ae4d6e2ef50, "1e+21");
        row(0x3eb0c6f7a0b5ed8c, "9.999999999999997e-7");
        row(0x3eb0c6f7a0b5ed8d, "0.000001");
        row(0x41b3de4355555553, "333333333.3333332");
        row(0x41b3de4355555554, "333333333.33333325");
        row(0x41b3de4355555555, "333333333.3333333");
        row(0x41b3de4355555556, "333333333.3333334");
        row(0x41b3de4355555557, "333333333.33333343");
        row(0xbecbf647612f3696, "-0.0000033333333333333333");
        row(0x43143ff3c1cb0959, "1424953923781206.2");
    }
    void numbers()
    {
        QFETCH(quint64, bits);
        QFETCH(QByteArray, text);
        QCOMPARE(canonicalJson(QJsonValue(std::bit_cast<double>(bits))), text);
    }

    // RFC 8785 knows doubles only; digests of what differs must differ.
    void numbersBeyondDoublesKeepAllTheirDigits()
    {
        QCOMPARE(canonicalJson(std::numeric_limits<qint64>::max()), QByteArray("9223372036854775807"));
        QCOMPARE(canonicalJson(std::numeric_limits<qint64>::min()), QByteArray("-9223372036854775808"));
        const QByteArray text = "{\"a\":[10000000000000000001,0.10000000000000000001]}";
        QCOMPARE(canonicalJson(jsonFrom(text).object()), text);
        QCOMPARE(canonicalJson(std::numeric_limits<double>::infinity()), QByteArray("null"));
    }

    void nestedAndEmpty()
    {
        QCOMPARE(canonicalJson(QJsonArray{QJsonObject{}, QJsonArray{}, QJsonValue()}), QByteArray("[{},[],null]"));
    }
};

QTEST_GUILESS_MAIN(CanonicalJsonTest)
#include "CanonicalJsonTest.moc"
