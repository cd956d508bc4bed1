#include "core/environment/Pep440.h"

#include <QTest>

using namespace oz0;

class Pep440Test : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void versionsAreOrdered();
    void spellingsThatMeanTheSame();
    void ranges_data();
    void ranges();
    void brokenRanges_data();
    void brokenRanges();
};

void Pep440Test::versionsAreOrdered()
{
    const QStringList order
        = QStringLiteral("1.dev0 1.0.dev456 1.0a1 1.0a2.dev456 1.0a12.dev456 1.0a12 1.0b1.dev456 1.0b2 1.0b2.post345.dev456 "
                         "1.0b2.post345 1.0rc1.dev456 1.0rc1 1.0 1.0+abc.5 1.0+abc.7 1.0+5 1.0.post456.dev34 1.0.post456 "
                         "1.0.15 1.1.dev1 1!0.1")
              .split(QLatin1Char(' '));
    for (qsizetype i = 0; i < order.size(); ++i) {
        for (qsizetype j = 0; j < order.size(); ++j) {
            const auto left = parsePythonVersion(order[i]);
            const auto right = parsePythonVersion(order[j]);
            QVERIFY2(left && right, qPrintable(order[i]));
            QVERIFY2((compare(*left, *right) < 0) == (i < j), qPrintable(order[i] + QLatin1Char(' ') + order[j]));
        }
    }
}

void Pep440Test::spellingsThatMeanTheSame()
{
    const QList<std::pair<QString, QString>> pairs = {{QStringLiteral("1.0-alpha_1"), QStringLiteral("1a1")},
                                                      {QStringLiteral("v1.0"), QStringLiteral("1.0.0")},
                                                      {QStringLiteral("1.0-1"), QStringLiteral("1.0.post1")},
                                                      {QStringLiteral("1.0c1"), QStringLiteral("1.0.RC1")},
                                                      {QStringLiteral("1.0+a-1"), QStringLiteral("1.0+A.1")}};
    for (const auto &[a, b] : pairs)
        QVERIFY2(compare(*parsePythonVersion(a), *parsePythonVersion(b)) == 0, qPrintable(a));
    for (const char *text : {"", "x", "1.", "1..2", "1.0+", "99999999999999999999"})
        QVERIFY2(!parsePythonVersion(QString::fromLatin1(text)), text);
}

void Pep440Test::ranges_data()
{
    QTest::addColumn<QString>("range");
    QTest::addColumn<QString>("version");
    QTest::addColumn<bool>("inside");
    const auto row = [](const char *range, const char *version, bool inside) {
        QTest::newRow((QByteArray(range) + " / " + version).constData())
            << QString::fromLatin1(range) << QString::fromLatin1(version) << inside;
    };
    row("", "1.0", true);
    row("~=2.2", "2.9", true);
    row("~=2.2", "3.0", false);
    row("~=2.2.0", "2.3", false);
    row("~=1.4.5a4", "1.4.5", true);
    row("==1.1", "1.1.0+local", true);
    row("==1.1+local", "1.1", false);
    row("==1.1.*", "1.1a1", true);
    row("!=1.1.*", "1.1.post1", false);
    row("<=1.1", "1.1+x", true);
    row("<1.1", "1.1rc1", false);
    row("<1.1rc2", "1.1rc1", true);
    row("<1.1", "1.0rc1", true);
    row(">1.1", "1.1.post1", false);
    row(">1.1", "1.1+x", false);
    row(">1.1.post1", "1.1.post2", true);
    row("===1.0", "1.0.0", false);
    row("===1.0-ABC", "1.0-abc", true);
    row(">=0.9,<0.13,!=0.11.3", "0.11.3", false);
    row(" >= 0.9 , < 0.13 ", "0.12.24", true);
    row(">=1!0", "5", false);
}

void Pep440Test::ranges()
{
    QFETCH(QString, range);
    QFETCH(QString, version);
    QFETCH(bool, inside);
    const auto parsed = VersionRange::parse(range);
    QVERIFY(parsed);
    QCOMPARE(parsed->contains(version), inside);
}

void Pep440Test::brokenRanges_data()
{
    QTest::addColumn<QString>("range");
    for (const char *range : {"1.0", ">=", ">=1.*", "~=1", "==1.*.*", ">=1.0+local", "=1", ">=1,", "==1a1.*", ">= 1 2", "<>1"})
        QTest::newRow(range) << QString::fromLatin1(range);
}

void Pep440Test::brokenRanges()
{
    QFETCH(QString, range);
    QVERIFY(!VersionRange::parse(range));
}

QTEST_GUILESS_MAIN(Pep440Test)
#include "Pep440Test.moc"
