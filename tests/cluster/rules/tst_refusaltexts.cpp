// The table of texts: every code of the catalogue, with the whole anatomy (U17).
#include "core/domain/RefusalTexts.h"

#include <QJsonArray>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace oz0;

class RefusalTextsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void U17_everyCodeSaysAllFourThings();
    void wordsAreFilledIn();
    void U16_unknownCodesAreShownAsTheyAre();
};

void RefusalTextsTest::U17_everyCodeSaysAllFourThings()
{
    const QStringList codes = catalogueCodes();
    QCOMPARE(QSet<QString>(codes.begin(), codes.end()).size(), codes.size());
    static const QRegularExpression wellFormed(QStringLiteral("^[a-z_]+\\.[a-z_]+$"));
    for (const QString &code : codes) {
        QVERIFY2(wellFormed.match(code).hasMatch(), qPrintable(code));
        const RefusalText *text = textFor(code);
        QVERIFY2(text && code == QLatin1String(text->code), qPrintable(code));
        for (const char *part : {text->title, text->rule, text->whoMay, text->next}) {
            QVERIFY2(part && *part, qPrintable(code));
            QVERIFY2(QByteArray(part).endsWith('.'), part);
            QVERIFY2(QByteArray(part).count('{') == QByteArray(part).count('}'), part);
        }
    }
    QCOMPARE(catalogueRow(codes.first()), 0);
    QCOMPARE(catalogueRow(codes.last()), int(codes.size()) - 1);
}

void RefusalTextsTest::wordsAreFilledIn()
{
    Refusal refusal;
    refusal.subject.name = QStringLiteral("gpu-1");
    refusal.parameters = {{QStringLiteral("jobs"), 3},
                          {QStringLiteral("nodes"), QJsonArray{QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")}}};
    QCOMPARE(filled(QStringLiteral("{subject}: {jobs} on {nodes}, {gone}"), refusal),
             QStringLiteral("gpu-1: 3 on a, b and c, ?"));
    QCOMPARE(filled(QStringLiteral("an open { stays"), refusal), QStringLiteral("an open { stays"));
    refusal.subject.name = QStringLiteral("{jobs}"); // a name is never read as a text
    QCOMPARE(filled(QStringLiteral("{subject}"), refusal), QStringLiteral("{jobs}"));
}

void RefusalTextsTest::U16_unknownCodesAreShownAsTheyAre()
{
    Refusal refusal;
    refusal.code = QStringLiteral("future.code");
    refusal.subject.name = QStringLiteral("x");
    QVERIFY(!textFor(refusal.code));
    QCOMPARE(messageFor(refusal), QStringLiteral("future.code: x"));
    QCOMPARE(catalogueRow(refusal.code), int(catalogueCodes().size()));
}

QTEST_GUILESS_MAIN(RefusalTextsTest)
#include "tst_refusaltexts.moc"
