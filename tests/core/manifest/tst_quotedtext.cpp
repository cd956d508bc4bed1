// U14: what may be quoted from a manifest, and what of it may not.
#include "core/manifest/QuotedText.h"
#include "core/manifest/ValueMask.h"

#include <QTest>

using namespace oz0;

namespace {

QByteArray manifest(const QByteArray &headers, const QByteArray &rest = {})
{
    return "name: greeter\nversion: 1.0.0\ntools:\n  - id: far\n    remote:\n      url: "
           "https://user:CANARY-1@far.example.net/mcp\n"
           "      headers:"
        + headers + "    functions: [{name: hello}]\n" + rest;
}

QStringList quotedLines(const QByteArray &text)
{
    ValueMask mask({}, text);
    return quotedManifest(text, mask).lines;
}

Excerpt excerptBetween(const Refusal &refusal, const QByteArray &before, const QByteArray &after)
{
    ValueMask mask(before, after);
    const QuotedText installed = quotedManifest(before, mask);
    return excerptOf(refusal, installed, quotedManifest(after, mask));
}

} // namespace

class QuotedTextTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void U14_headerValuesAndUserPartsAreMasked_data()
    {
        QTest::addColumn<QByteArray>("headers");
        QTest::newRow("flow") << QByteArray(" {X-A: CANARY-2, X-B: 'CANARY-3'} # behind\n");
        QTest::newRow("block") << QByteArray("\n        X-A: CANARY-2\n        X-B: \"CANARY-3\"\n");
        QTest::newRow("folded") << QByteArray("\n        X-A: >-\n          CANARY-2\n          CANARY-3\n        X-B: x\n");
        QTest::newRow("literal") << QByteArray("\n        X-A: |\n          CANARY-2\n\n          CANARY-3\n        X-B: x\n");
        QTest::newRow("over lines") << QByteArray("\n        X-A: \"CANARY-2\n          CANARY-3\"\n        X-B: x\n");
        QTest::newRow("after umlauts") << QByteArray(" {\"X-\xc3\xa4\xf0\x9f\x98\x80\": CANARY-2, X-B: CANARY-3}\n");
    }

    void U14_headerValuesAndUserPartsAreMasked()
    {
        QFETCH(QByteArray, headers);
        const QByteArray text = manifest(headers);
        const QStringList lines = quotedLines(text);
        QCOMPARE(lines.size(), text.split('\n').size());
        const QString shown = lines.join(QLatin1Char('\n'));
        QVERIFY2(!shown.contains(QLatin1String("CANARY")), qPrintable(shown));
        QVERIFY(shown.contains(QLatin1String("@far.example.net/mcp")));
        QVERIFY(shown.contains(QLatin1String("X-B")));
        QVERIFY(shown.contains(QLatin1String("functions: [{name: hello}]")));
    }

    void U14_lineBreaksThatYamlAloneKnowsMoveNoMask_data()
    {
        QTest::addColumn<QByteArray>("lineBreak");
        QTest::addColumn<QByteArray>("lineEnd"); // with it the line ends
        QTest::newRow("a carriage return") << QByteArray("\r") << QByteArray("\r");
        QTest::newRow("both returns") << QByteArray("\r\n") << QByteArray("\r\n");
        // No breaks to YAML 1.2: the line goes on.
        QTest::newRow("a next line") << QByteArray("\xc2\x85") << QByteArray("\xc2\x85\n");
        QTest::newRow("a line separator") << QByteArray("\xe2\x80\xa8") << QByteArray("\xe2\x80\xa8\n");
        QTest::newRow("a paragraph separator") << QByteArray("\xe2\x80\xa9") << QByteArray("\xe2\x80\xa9\n");
    }
    void U14_lineBreaksThatYamlAloneKnowsMoveNoMask()
    {
        QFETCH(QByteArray, lineBreak);
        QFETCH(QByteArray, lineEnd);
        for (const QByteArray &begin :
             {QByteArray("# a" + lineEnd), QByteArray("description: \"a" + lineBreak + "  b\" #" + lineEnd)}) {
            const QByteArray text = begin + manifest("\n        X-A: CANARY-2\n");
            const QString shown = quotedLines(text).join(QLatin1Char('\n'));
            QVERIFY2(!shown.contains(QLatin1String("CANARY")), qPrintable(shown));
            QVERIFY(shown.contains(QLatin1String("functions: [{name: hello}]")));
        }
        // Inside a value that is hidden each line stays one.
        const QByteArray inside = manifest(" {X-A: \"CANARY-2" + lineBreak + "  CANARY-3\", X-B: x}\n");
        ValueMask mask({}, inside);
        const QuotedText quoted = quotedManifest(inside, mask);
        QVERIFY(!quoted.lines.join(QLatin1Char('\n')).contains(QLatin1String("CANARY")));
        QCOMPARE(quoted.lines.value(quoted.places.value(QStringLiteral("/tools/0/functions")).value.line - 1),
                 QStringLiteral("    functions: [{name: hello}]"));
    }

    // The same words as in a diff of both: a number for each value, shared by both sides.
    void U14_aMaskTellsThatAValueChangedAndNothingElse()
    {
        Refusal refusal;
        refusal.path = refusal.installedPath = QStringLiteral("/tools/0/remote/headers/X-A");
        const Excerpt other = excerptBetween(refusal, manifest("\n        X-A: one\n"), manifest("\n        X-A: two\n"));
        QCOMPARE(other.installed.size(), 1);
        QCOMPARE(other.installed.first().text, QStringLiteral("X-A: \u2039hidden 2\u203a"));
        QCOMPARE(other.proposed.first().text, QStringLiteral("X-A: \u2039hidden 3\u203a"));
        const Excerpt same = excerptBetween(refusal, manifest("\n        X-A: one\n"), manifest("\n        X-A: one\n"));
        QCOMPARE(same.installed, same.proposed);
        QVERIFY(same.installed.first().text.contains(QLatin1String("hidden 2")));
    }

    void B11_U14_queriesAndFragmentsAreMasked_data()
    {
        QTest::addColumn<QByteArray>("url");
        QTest::newRow("a query") << QByteArray("https://far.example.net/mcp?key=CANARY&other=CANARY");
        QTest::newRow("quoted") << QByteArray("'https://far.example.net/mcp?key=CANARY'");
        QTest::newRow("a fragment") << QByteArray("\"https://far.example.net/mcp#token=CANARY\"");
        QTest::newRow("everything") << QByteArray("\"https://u:CANARY@far.example.net/mcp?a=CANARY#token=CANARY\"");
    }
    void B11_U14_queriesAndFragmentsAreMasked()
    {
        QFETCH(QByteArray, url);
        const QByteArray text = "name: greeter\nversion: 1.0.0\ntools:\n  - id: far\n    remote:\n      url: " + url
            + "\n    functions: [{name: hello}]\n# https://far.example.net/?key=CANARY\n";
        const QStringList lines = quotedLines(text);
        QCOMPARE(lines.size(), text.split('\n').size());
        const QString shown = lines.join(QLatin1Char('\n'));
        QVERIFY2(!shown.contains(QLatin1String("CANARY")), qPrintable(shown));
        QVERIFY2(shown.contains(QLatin1String("far.example.net/mcp")), qPrintable(shown));
        QVERIFY(shown.contains(QLatin1String("functions: [{name: hello}]")));
        ValueMask mask({}, {});
        const QString line = mask.urls(QStringLiteral("index = \"https://far.example.net/simple?token=CANARY\""));
        QVERIFY2(line.contains(QLatin1String("token=")) && !line.contains(QLatin1String("CANARY")), qPrintable(line));
    }

    void whatIsNoYamlIsNotQuoted()
    {
        QVERIFY(quotedLines("headers: {X: [").isEmpty());
        QVERIFY(quotedLines("a: *alias\n").isEmpty());
    }

    void anExcerptHasTheLinesThatDiffer()
    {
        const QByteArray before = "name: a\nrequires:\n  inject:\n    - secret: KEY\n      hosts: [one.example.net]\n"
                                  "      header: Authorization\n      format: 'Bearer {secret}'\n";
        QByteArray after = before;
        after.replace("Authorization", "X-Api-Key");
        Refusal refusal;
        refusal.path = refusal.installedPath = QStringLiteral("/requires/inject/0");
        const Excerpt excerpt = excerptBetween(refusal, before, after);
        QCOMPARE(excerpt.installed, (QList<ExcerptLine>{{6, QStringLiteral("header: Authorization")}}));
        QCOMPARE(excerpt.proposed, (QList<ExcerptLine>{{6, QStringLiteral("header: X-Api-Key")}}));
    }

    // U13, U16: a verdict cites a line also where the value itself is unchanged.
    void U16_anUnchangedValueIsCitedWhole()
    {
        const QByteArray text = "name: a\negress:\n  allow:\n    - one.example.net\n";
        Refusal refusal;
        refusal.path = refusal.installedPath = QStringLiteral("/egress/allow/0");
        const Excerpt excerpt = excerptBetween(refusal, text, text);
        QCOMPARE(excerpt.installed, (QList<ExcerptLine>{{4, QStringLiteral("- one.example.net")}}));
        QCOMPARE(excerpt.installed, excerpt.proposed);
    }

    void aSideWhereNothingStandsIsEmpty()
    {
        Refusal refusal;
        refusal.installedPath = QStringLiteral("/egress/deny/0");
        const QByteArray before = "egress:\n  deny: [bad.example.net]\n";
        const Excerpt excerpt = excerptBetween(refusal, before, "name: a\n");
        QCOMPARE(excerpt.installed.size(), 1);
        QVERIFY(excerpt.proposed.isEmpty());
    }

    // A new entry of a list in one line changes that line: both sides of it are shown.
    void U16_anEntryThatIsNewInALineIsShownWithTheLineAsItWas()
    {
        Refusal refusal;
        refusal.path = QStringLiteral("/requires/secrets/1");
        const QByteArray before = "name: a\nrequires:\n  secrets: [STORAGE_KEY]\n";
        const QByteArray after = "name: a\nrequires:\n  secrets: [STORAGE_KEY, GREETING_KEY]\n";
        const Excerpt line = excerptBetween(refusal, before, after);
        QCOMPARE(line.installed, (QList<ExcerptLine>{{3, QStringLiteral("secrets: [STORAGE_KEY]")}}));
        QCOMPARE(line.proposed, (QList<ExcerptLine>{{3, QStringLiteral("secrets: [STORAGE_KEY, GREETING_KEY]")}}));
        // In a list of lines, and in one whose place may be another one's, nothing stood there.
        const QByteArray lines = "name: a\nrequires:\n  secrets:\n    - STORAGE_KEY\n";
        QVERIFY(excerptBetween(refusal, lines, lines + "    - GREETING_KEY\n").installed.isEmpty());
        QVERIFY(excerptBetween(refusal, lines, after).installed.isEmpty());
        refusal.path = QStringLiteral("/requires/inject/0/hosts/1");
        QVERIFY(excerptBetween(refusal, "requires:\n  inject:\n    - {secret: A, hosts: [a.example.net]}\n",
                               "requires:\n  inject:\n    - {secret: B, hosts: [b.example.net, c.example.net]}\n")
                    .installed.isEmpty());
    }

    void aLongValueIsCutToEightLines()
    {
        QByteArray text = "uses:\n";
        for (int at = 0; at < 100; ++at)
            text += "  - plugin-" + QByteArray::number(at) + "\n";
        Refusal refusal;
        refusal.path = QStringLiteral("/uses");
        QCOMPARE(excerptBetween(refusal, {}, text).proposed.size(), 8);
    }
};

QTEST_GUILESS_MAIN(QuotedTextTest)
#include "tst_quotedtext.moc"
