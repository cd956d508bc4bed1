// Numbers keep all their digits, in one form, in one order, and through JSON.
#include "core/base/Decimal.h"
#include "core/base/JsonNumbers.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QLocale>
#include <QTest>

#include <rapidcheck.h>

#include <algorithm>
#include <cmath>
#include <ctime>
#include <limits>

using namespace oz0;

namespace {

// A number as it was made: sign, digits, how many of them stand behind the point.
struct Written
{
    bool isNegative = false;
    QByteArray digits;
    int behind = 0;

    QByteArray plain() const
    {
        const QByteArray padded = QByteArray(std::max(qsizetype(0), behind + 1 - digits.size()), '0') + digits;
        const QByteArray head = (isNegative ? "-" : "") + padded.chopped(behind);
        return behind > 0 ? head + '.' + padded.right(behind) : head;
    }
    QByteArray withExponent() const { return (isNegative ? "-" : "") + digits + "e-" + QByteArray::number(behind); }
};

constexpr int mostBehind = 40;
constexpr int mostDigits = 44;

Written anyNumber()
{
    Written number;
    number.isNegative = *rc::gen::arbitrary<bool>();
    for (int left = *rc::gen::inRange(1, mostDigits); left > 0; --left)
        number.digits += char('0' + *rc::gen::inRange(0, 10));
    number.behind = *rc::gen::inRange(0, mostBehind);
    return number;
}

// The one before with a digit more, less or another one: what a careless comparison takes for the same.
Written nearTo(Written number)
{
    char &digit = number.digits[*rc::gen::inRange(qsizetype(0), number.digits.size())];
    digit = digit == '9' ? '8' : char(digit + 1);
    return number;
}

// Below, at or above 0: both as whole numbers of the same many digits, compared digit by digit.
int naiveOrder(const Written &first, const Written &second)
{
    const auto padded = [](const Written &number) {
        const QByteArray digits = number.digits + QByteArray(mostBehind - number.behind, '0');
        return QByteArray(mostDigits + mostBehind - digits.size(), '0') + digits;
    };
    const QByteArray a = padded(first);
    const QByteArray b = padded(second);
    const bool isZero = a.count('0') == a.size() && b.count('0') == b.size();
    if (isZero)
        return 0;
    if (first.isNegative != second.isNegative)
        return first.isNegative ? -1 : 1;
    const int order = a < b ? -1 : int(b < a);
    return first.isNegative ? -order : order;
}

Decimal decimal(const QByteArray &text)
{
    const std::optional<Decimal> number = decimalFrom(QString::fromLatin1(text));
    if (!number)
        qFatal("%s is no number", text.constData());
    return *number;
}

int orderOf(const Decimal &first, const Decimal &second)
{
    return first < second ? -1 : int(first > second);
}

QJsonValue json(const QByteArray &text)
{
    return jsonNumber(decimal(text));
}

} // namespace

class DecimalTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isOrderedAsANaiveComparisonSays()
    {
        QVERIFY(rc::check([] {
            const Written first = anyNumber();
            const Written second = *rc::gen::arbitrary<bool>() ? nearTo(first) : anyNumber();
            const int order = naiveOrder(first, second);
            RC_ASSERT(orderOf(decimal(first.plain()), decimal(second.withExponent())) == order);
            RC_ASSERT((decimal(first.plain()) == decimal(second.plain())) == (order == 0));
            RC_ASSERT(compareNumbers(json(first.plain()), json(second.plain())) == order);
            RC_ASSERT((json(first.plain()) == json(second.withExponent())) == (order == 0));
        }));
    }

    void orderIsTotal()
    {
        QVERIFY(rc::check([] {
            const Written one = anyNumber();
            QList<Decimal> numbers{decimal(one.plain()), decimal(nearTo(one).plain()), decimal(anyNumber().plain())};
            std::sort(numbers.begin(), numbers.end());
            RC_ASSERT(numbers[0] <= numbers[1] && numbers[1] <= numbers[2] && numbers[0] <= numbers[2]);
            RC_ASSERT((numbers[0] < numbers[2]) == (numbers[2] > numbers[0]));
            RC_ASSERT(orderOf(numbers[1], numbers[1]) == 0);
        }));
    }

    void whatIsPrintedIsReadAgain()
    {
        QVERIFY(rc::check([] {
            const Written written = anyNumber();
            const Decimal number = decimal(written.plain());
            RC_ASSERT(decimal(number.text()) == number);
            RC_ASSERT(decimal(written.withExponent()) == number);
            RC_ASSERT(decimalOf(jsonNumber(number)) == number);
            RC_ASSERT(isNumber(jsonNumber(number)));
            const QByteArray text = jsonText(QJsonDocument(QJsonArray{jsonNumber(number)}), QJsonDocument::Compact);
            RC_ASSERT(text == '[' + jsonText(jsonNumber(number)) + ']');
            RC_ASSERT(!text.contains('"'));
            RC_ASSERT(jsonFrom(text).array().first() == jsonNumber(number));
        }));
    }

    void agreesWithWholeNumbersOf64Bits()
    {
        QVERIFY(rc::check([](qint64 first, qint64 second) {
            const int order = first < second ? -1 : int(first > second);
            RC_ASSERT(json(QByteArray::number(first)) == QJsonValue(first));
            RC_ASSERT(compareNumbers(first, second) == order);
            RC_ASSERT(orderOf(decimalOf(QJsonValue(first)), decimalOf(QJsonValue(second))) == order);
        }));
    }

    void doublesSayTheirShortestText()
    {
        QVERIFY(rc::check([] {
            const double number = *rc::gen::arbitrary<double>() * std::pow(10, *rc::gen::inRange(-300, 280));
            RC_PRE(std::isfinite(number) && number != 0);
            const QByteArray text = QByteArray::number(number, 'g', QLocale::FloatingPointShortest);
            const Decimal said = decimal(text);
            RC_ASSERT(said.text().toDouble() == number);
            if (!said.isWhole() || said.point > 19) { // as JSON, others are whole numbers of 64 bits
                RC_ASSERT(jsonNumber(said) == QJsonValue(number));
                RC_ASSERT(decimalOf(QJsonValue(number)) == said);
            }
        }));
    }

    void isKeptAs_data()
    {
        QTest::addColumn<QJsonValue>("value");
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char *written, const QJsonValue &value, const char *text) {
            QTest::newRow(written) << value << QByteArray(text);
        };
        const auto isLong = [](const char *digits) { return QJsonValue(QChar(0xfdd0) + QLatin1String(digits)); };
        row("0", 0, "0");
        row("-0.000", 0, "0");
        row("0e999999999999999999999", 0, "0");
        row("1.0", 1, "1");
        row("+012", 12, "12");
        row("1e3", 1000, "1000");
        row(".5", 0.5, "0.5");
        row("1e-7", 1e-7, "1e-7");
        row("9223372036854775807", std::numeric_limits<qint64>::max(), "9223372036854775807");
        row("9223372036854775807.0", std::numeric_limits<qint64>::max(), "9223372036854775807");
        row("-9223372036854775808", std::numeric_limits<qint64>::min(), "-9223372036854775808");
        row("9223372036854775808", isLong("9223372036854775808"), "9223372036854775808");
        row("9223372036854776000", isLong("9223372036854776000"), "9223372036854776000");
        row("-9223372036854776000", isLong("-9223372036854776000"), "-9223372036854776000");
        row("18446744073709551615", isLong("18446744073709551615"), "18446744073709551615");
        row("1e19", 1e19, "10000000000000000000");
        row("10000000000000000001", isLong("10000000000000000001"), "10000000000000000001");
        row("0.10000000000000000001", isLong("0.10000000000000000001"), "0.10000000000000000001");
        row("1e308", 1e308, "1e+308");
        row("1.7976931348623158e308", isLong("1.7976931348623158e+308"), "1.7976931348623158e+308");
        row("5e-324", 5e-324, "5e-324");
        row("1.00000000000000000000001e-30", isLong("1.00000000000000000000001e-30"), "1.00000000000000000000001e-30");
    }
    void isKeptAs()
    {
        QFETCH(QJsonValue, value);
        QFETCH(QByteArray, text);
        const QJsonValue kept = json(QTest::currentDataTag());
        QCOMPARE(kept, value);
        QCOMPARE(isLongNumber(kept), value.isString());
        QCOMPARE(jsonText(kept),
                 kept.isDouble() ? QJsonDocument(QJsonArray{kept}).toJson(QJsonDocument::Compact).chopped(1).mid(1) : text);
        QCOMPARE(decimalOf(kept).text(), text);
    }

    void otherTextsAndNumbersOutOfRangeAreNone_data()
    {
        QTest::addColumn<QString>("text");
        for (const char *text : {"", "-", ".", "e3", "1e", "1e+", "1e3x", "1.2.3", "1_000", "--1", " 1", "0x10", ".inf", "1e309",
                                 "-1.8e308", "1e-400", "1e999999999", "1e99999999999999999999999"})
            QTest::newRow(text) << QString::fromLatin1(text);
        QTest::newRow("many digits") << QString(QStringLiteral("0.") + QString(decimalMostDigits + 1, QLatin1Char('3')));
    }
    void otherTextsAndNumbersOutOfRangeAreNone()
    {
        QFETCH(QString, text);
        QVERIFY(!decimalFrom(text));
        QVERIFY(!isLongNumberText(QChar(0xfdd0) + text));
    }

    void otherBasesKeepAllDigits()
    {
        const auto read = [](const char *digits, int base) {
            const auto number = decimalFrom(QString::fromLatin1(digits), base);
            return number ? number->text() : QByteArray("none");
        };
        QCOMPARE(read("ffffffffffffffff", 16), QByteArray("18446744073709551615"));
        QCOMPARE(read("00001Fffffffffffff1", 16), QByteArray("144115188075855857"));
        QCOMPARE(read("2000000000000000000000", 8), QByteArray("18446744073709551616"));
        QCOMPARE(read("0", 16), QByteArray("0"));
        QCOMPARE(read("8", 8), QByteArray("none"));
        QCOMPARE(decimalFrom(QString(256, QLatin1Char('f')), 16).has_value(), false); // 2^1024 - 1
        QCOMPARE(decimalFrom(QString(250, QLatin1Char('f')), 16).has_value(), true);
    }

    // Whoever makes such a text has made the number, and nothing but a number.
    void onlyWholeFormsAreLongNumbers()
    {
        const auto marked = [](const char *text) { return QString(QChar(0xfdd0) + QLatin1String(text)); };
        for (const char *text : {"", "12", "1.5", "010000000000000000001", "10000000000000000001 # x", "x"}) {
            QVERIFY2(!isLongNumberText(marked(text)), text);
            QCOMPARE(jsonFrom(jsonText(QJsonDocument(QJsonArray{marked(text)}), QJsonDocument::Compact)).array().first(),
                     QJsonValue(marked(text)));
        }
        QVERIFY(isLongNumberText(marked("10000000000000000001")));
    }

    void jsonKeepsTextsAsTheyAre()
    {
        const QString number = json("10000000000000000001").toString();
        const QString text = QStringLiteral("say \"%1\" 10000000000000000001 \\").arg(number);
        const QJsonObject object{{number, text}, {QStringLiteral("n"), QJsonArray{number, 1, 0.5}}, {text, number}};
        for (const QJsonDocument::JsonFormat format : {QJsonDocument::Compact, QJsonDocument::Indented}) {
            const QByteArray written = jsonText(QJsonDocument(object), format);
            QCOMPARE(written.count(number.toUtf8()), 3); // the two keys, and within the text
            QCOMPARE(jsonFrom(written).object(), object);
        }
    }

    void jsonOfOthersKeepsAllDigits()
    {
        const QJsonArray read = jsonFrom("[4.611686018427388e18, 9007199254740993.0, 1e2, -0.10000000000000000001]").array();
        QCOMPARE(read.at(0).toInteger(), 4611686018427388000);
        QCOMPARE(read.at(1).toInteger(), 9007199254740993);
        QCOMPARE(read.at(2), QJsonValue(100));
        QCOMPARE(jsonText(read.at(3)), QByteArray("-0.10000000000000000001"));
    }

    void faultsOfJsonKeepTheirPlace()
    {
        const QByteArray text = "[10000000000000000001, 10000000000000000002, x]";
        QJsonParseError expected;
        QJsonDocument::fromJson(text, &expected);
        QJsonParseError error;
        QVERIFY(jsonFrom(text, &error).isNull());
        QCOMPARE(error.error, expected.error);
        QCOMPARE(error.offset, expected.offset);
        for (const char *broken : {"\"", "[\"\\", "[\"\\\"", "-", "[1e", "1e999999999"})
            jsonFrom(broken, &error);
    }

    void manyDigitsCostLittle()
    {
        const QString digits(1000000, QLatin1Char('7'));
        const std::clock_t begin = std::clock();
        QVERIFY(!decimalFrom(digits));
        QVERIFY(!decimalFrom(digits, 8));
        QVERIFY(!decimalFrom(QString(QStringLiteral("1e") + digits)));
        QVERIFY(decimalFrom(QString(QStringLiteral("1") + QString(1000000, QLatin1Char('0')) + QStringLiteral("e-1000000")))
                == decimal("1"));
        QVERIFY(double(std::clock() - begin) / CLOCKS_PER_SEC < 5); // of the processor
    }
};

QTEST_GUILESS_MAIN(DecimalTest)
#include "DecimalTest.moc"
