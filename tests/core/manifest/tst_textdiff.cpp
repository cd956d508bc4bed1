// Two texts line by line: nothing is lost, what differs is marked, what may not be seen is not there, and every input ends in time.
#include "core/bundle/BundleDiff.h"
#include "core/manifest/ManifestReader.h"
#include "core/manifest/TextDiff.h"
#include "core/manifest/TextFolds.h"
#include "core/manifest/TextPatch.h"
#include "core/manifest/ValueMask.h"

#include <rapidcheck.h>

#include <QDir>
#include <QFile>
#include <QJsonObject>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <ctime>

using namespace oz0;

namespace {

QByteArray randomText(int lines)
{
    QByteArray text;
    const int count = *rc::gen::inRange(0, lines);
    for (int i = 0; i < count; ++i) {
        text += *rc::gen::element(QByteArray("a"), QByteArray("b: 1"), QByteArray(""), QByteArray("  - c d"),
                                  QByteArray("\xc3\xa4 e"), QByteArray("b: 2"), QByteArray("\xff\xfe"), QByteArray("x\ry"));
        text += *rc::gen::element(QByteArray("\n"), QByteArray("\n"), QByteArray("\n"), QByteArray("\r\n"));
    }
    if (!text.isEmpty() && *rc::gen::inRange(0, 4) == 0)
        text.chop(1);
    return text;
}

QByteArray ending(LineEnd end)
{
    return end == LineEnd::Lf ? QByteArray("\n") : end == LineEnd::CrLf ? QByteArray("\r\n") : QByteArray();
}

QStringList marked(const TextLine &line)
{
    QStringList words;
    for (const TextSpan &span : line.marks)
        words.append(line.text.mid(span.begin, span.end - span.begin));
    return words;
}

// "1|1 -2 +2 ~3|3": same, removed, added, paired.
QString rowsText(const TextDiff &diff)
{
    QStringList rows;
    for (const TextRow &row : diff.rows) {
        const QString a = QString::number(row.before + 1);
        const QString b = QString::number(row.after + 1);
        rows.append(row.kind == TextRow::Kind::Same          ? a + QLatin1Char('|') + b
                        : row.kind == TextRow::Kind::Changed ? QLatin1Char('~') + a + QLatin1Char('|') + b
                        : row.kind == TextRow::Kind::Removed ? QLatin1Char('-') + a
                                                             : QLatin1Char('+') + b);
    }
    return rows.join(QLatin1Char(' '));
}

const QByteArray secretManifest = "name: p\nversion: 1.0.0\n"
                                  "# Authorization: CANARY-comment\n"
                                  "tools:\n"
                                  "  - id: t\n"
                                  "    remote:\n"
                                  "      url: https://h.example.com/mcp?key=CANARY-query&b=\n"
                                  "      headers:\n"
                                  "        X-One: CANARY-plain\n"
                                  "        X-Two: \"CANARY-quoted\"\n"
                                  "        X-Three: |\n"
                                  "          CANARY-block\n"
                                  "          CANARY-more\n"
                                  "  - {id: u, remote: {url: 'https://h.example.com', headers: {Y: CANARY-flow}}}\n"
                                  "description: see https://user:CANARY-user@h.example.com/x#token=CANARY-fragment.\n";

} // namespace

class TextDiffTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void bothTextsAreInTheRowsWhole()
    {
        QVERIFY(rc::check([] {
            const QByteArray before = randomText(12);
            const QByteArray after = *rc::gen::inRange(0, 5) == 0 ? before : randomText(12);
            const TextDiff diff = diffTexts(before, after);
            RC_ASSERT(diff.isText);
            qint32 a = 0;
            qint32 b = 0;
            for (const TextRow &row : diff.rows) {
                if (row.before >= 0)
                    RC_ASSERT(row.before == a++);
                if (row.after >= 0)
                    RC_ASSERT(row.after == b++);
                const bool isPair = row.before >= 0 && row.after >= 0;
                RC_ASSERT(isPair == (row.kind == TextRow::Kind::Same || row.kind == TextRow::Kind::Changed));
                if (row.kind == TextRow::Kind::Same) {
                    RC_ASSERT(diff.before.lines[row.before].text == diff.after.lines[row.after].text);
                    RC_ASSERT(diff.before.lines[row.before].end == diff.after.lines[row.after].end);
                    RC_ASSERT(diff.before.lines[row.before].marks.isEmpty());
                }
            }
            RC_ASSERT(a == diff.before.lines.size());
            RC_ASSERT(b == diff.after.lines.size());
            for (const TextSide *side : {&diff.before, &diff.after}) {
                QByteArray whole;
                for (const TextLine &line : side->lines) {
                    whole += line.text.toUtf8() + ending(line.end);
                    qint32 at = 0;
                    for (const TextSpan &span : line.marks) {
                        RC_ASSERT(span.begin >= at && span.end > span.begin && span.end <= line.text.size());
                        at = span.end;
                    }
                }
                if (side->damagedLines == 0)
                    RC_ASSERT(whole == side->bytes);
            }
            qint32 changedRows = 0;
            for (const TextHunk &hunk : diff.hunks)
                changedRows += hunk.rows;
            RC_ASSERT(changedRows == std::count_if(diff.rows.begin(), diff.rows.end(), [](const TextRow &row) {
                          return row.kind != TextRow::Kind::Same;
                      }));
            RC_ASSERT(diff.isSame() == diff.hunks.isEmpty());
        }));
    }

    void thePatchIsOneThatGitApplies()
    {
        for (int round = 0; round < 12; ++round) {
            QTemporaryDir folder;
            QByteArray before;
            QByteArray after;
            QRandomGenerator random{quint32(round)};
            for (int i = 0; i < 60; ++i) {
                const QByteArray line = "line " + QByteArray::number(random.bounded(8))
                    + (random.bounded(9) == 0 ? "\r\n" : "\n");
                if (random.bounded(6) != 0)
                    before += line;
                if (random.bounded(6) != 0)
                    after += line;
            }
            if (round % 3 == 1)
                after.chop(1);
            if (round % 4 == 2)
                before += "\xff not utf-8";
            QFile file(folder.filePath(QStringLiteral("f.txt")));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(before);
            file.close();
            QFile patch(folder.filePath(QStringLiteral("p")));
            QVERIFY(patch.open(QIODevice::WriteOnly));
            patch.write(unifiedPatch(diffTexts(before, after), QStringLiteral("f.txt")));
            patch.close();
            QProcess git;
            git.setWorkingDirectory(folder.path());
            git.start(QStringLiteral("git"),
                      {QStringLiteral("apply"), QStringLiteral("--whitespace=nowarn"), QStringLiteral("p")});
            QVERIFY(git.waitForFinished());
            QVERIFY2(git.exitCode() == 0, git.readAllStandardError().constData());
            QVERIFY(file.open(QIODevice::ReadOnly));
            QCOMPARE(file.readAll(), after);
        }
    }

    void changedWordsAreMarked()
    {
        const TextDiff diff = diffTexts(
            "version: 0.3.2\nheader: Authorization\nformat: \"Bearer {secret}\"\ntools: [my_plugin]\n",
            "version: 0.4.0\nheader: X-Api-Key\nformat: \"Token {secret}\"\ntools: [my_plugin, my_wave]\n");
        QCOMPARE(rowsText(diff), QStringLiteral("~1|1 ~2|2 ~3|3 ~4|4"));
        QCOMPARE(marked(diff.before.lines[0]), QStringList{QStringLiteral("0.3.2")});
        QCOMPARE(marked(diff.after.lines[0]), QStringList{QStringLiteral("0.4.0")});
        QCOMPARE(marked(diff.before.lines[2]), QStringList{QStringLiteral("Bearer")});
        QCOMPARE(marked(diff.after.lines[2]), QStringList{QStringLiteral("Token")});
        QVERIFY(diff.before.lines[3].marks.isEmpty());
        QCOMPARE(marked(diff.after.lines[3]), QStringList{QStringLiteral(", my_wave")});
    }

    void aPointBelongsToANumberOnlyBetweenItsDigits()
    {
        const TextDiff diff = diffTexts("at: a.example.com 1.10 end\nnext: plugin.v1.\n",
                                        "at: b.example.com 2.10 end\nnext: plugin.v2.\n");
        QCOMPARE(marked(diff.before.lines[0]), (QStringList{QStringLiteral("a"), QStringLiteral("1.10")}));
        QCOMPARE(marked(diff.after.lines[0]), (QStringList{QStringLiteral("b"), QStringLiteral("2.10")}));
        QCOMPARE(marked(diff.before.lines[1]), QStringList{QStringLiteral("v1")});
    }

    void anAddedLineDoesNotMoveItsNeighbours()
    {
        const TextDiff diff = diffTexts("allow:\n  - a: 1\n  - bcd: 2\nend\n", "allow:\n  - a: 3\n  - new\n  - bcd: 4\nend\n");
        QCOMPARE(rowsText(diff), QStringLiteral("1|1 ~2|2 +3 ~3|4 4|5"));
    }

    void endsOfLinesAreTold()
    {
        TextDiff diff = diffTexts("a\nb\n", "a\r\nb\r\n");
        QVERIFY(diff.differsInEndsOnly);
        QCOMPARE(diff.hunks.size(), 1);
        QVERIFY(differsInEndOnly(diff, diff.rows.first()));
        QVERIFY(diff.before.lines.first().marks.isEmpty());
        QCOMPARE(diff.after.lines.first().end, LineEnd::CrLf);
        diff = diffTexts("a\nb\n", "a\nb");
        QVERIFY(diff.differsInEndsOnly);
        QCOMPARE(diff.after.lines.last().end, LineEnd::None);
        QVERIFY(unifiedPatch(diff, QStringLiteral("f")).endsWith("+b\n\\ No newline at end of file\n"));
        QVERIFY(!diffTexts("a\nb\n", "a\nc").differsInEndsOnly);
        QVERIFY(!diffTexts("a\n", "a\n").differsInEndsOnly);
        QVERIFY(diffTexts("\xef\xbb\xbf"
                          "a\n",
                          "a\n")
                    .before.hasMark);
    }

    void whatIsNoUtf8IsShownAndTold()
    {
        const TextDiff diff = diffTexts("a\xff\n", "a\xfe\n");
        QVERIFY(diff.isText);
        QCOMPARE(diff.before.damagedLines, 1);
        QVERIFY(diff.before.lines.first().text.contains(QChar(0xfffd)));
        QCOMPARE(diff.hunks.size(), 1);
        QVERIFY(!diff.after.lines.first().marks.isEmpty());
        QVERIFY(!diff.differsInEndsOnly);
    }

    void binaryIsToldByDigest()
    {
        const TextDiff diff = diffTexts(QByteArray("a\0b", 3), "abc");
        QVERIFY(!diff.isText);
        QVERIFY(diff.before.isBinary && !diff.after.isBinary);
        QVERIFY(diff.rows.isEmpty() && diff.before.bytes.isEmpty());
        QCOMPARE(diff.after.sha256, QStringLiteral("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
        QVERIFY(unifiedPatch(diff, QStringLiteral("x")).contains("Binary files a/x and b/x differ"));
        QVERIFY(!diffTexts(QByteArray(textDiffMaxBytes + 1, 'a'), "a").isText);
    }

    void everyInputEndsInTime_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        const auto lines = [](int count, auto text) {
            QByteArray all;
            for (int i = 0; i < count; ++i)
                all += text(i) + '\n';
            return all;
        };
        const auto number = [](int i) {
            return QByteArray("key_") + QByteArray::number(i) + ": " + QByteArray::number(i * 7919 % 1009);
        };
        const auto other = [](int i) {
            return QByteArray("clef_") + QByteArray::number(i) + ": " + QByteArray::number(i * 104729 % 997);
        };
        QTest::newRow("20,000 lines, all of them different") << lines(20000, number) << lines(20000, other);
        QTest::newRow("20,000 lines in the reverse order")
            << lines(20000, number) << lines(20000, [&](int i) { return number(19999 - i); });
        QTest::newRow("20,000 lines of two kinds")
            << lines(20000, [](int i) { return QByteArray(i * 7919 % 13 < 6 ? "a" : "b"); })
            << lines(20000, [](int i) { return QByteArray(i * 104729 % 17 < 8 ? "a" : "b"); });
        QTest::newRow("a 1 MiB line, all of it different") << QByteArray(1 << 20, 'a') << QByteArray(1 << 20, 'b');
        QTest::newRow("a 1 MiB line of words") << lines(1, [&](int) { return lines(60000, number).replace('\n', ' '); })
                                               << lines(1, [&](int) { return lines(60000, other).replace('\n', ' '); });
        QTest::newRow("64 lines against 63 long ones") << lines(64, [&](int i) { return QByteArray(16000, char('a' + i % 26)); })
                                                       << lines(63, [&](int i) { return QByteArray(16000, char('b' + i % 24)); });
        QTest::newRow("1,000,000 empty lines") << QByteArray(1 << 20, '\n') << QByteArray((1 << 20) - 7, '\n');
    }
    void everyInputEndsInTime()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        const std::clock_t begin = std::clock();
        const TextDiff diff = diffTexts(before, after);
        QVERIFY(!diff.isSame());
        QVERIFY(!foldsOf(diff, 3, 4, true).isEmpty() || diff.hunks.size() > 0);
        // Of the processor, so that a busy machine does not matter; without a bound these take minutes.
        const double seconds = double(std::clock() - begin) / CLOCKS_PER_SEC;
        QVERIFY2(seconds < 10, qPrintable(QString::number(seconds)));
    }

    void foldsHaveCountsAndTheKeysTheyHide()
    {
        QByteArray middle = "tools:\n  - id: my_plugin\n    server: {module: m.s}\n    functions:\n";
        for (int i = 0; i < 16; ++i)
            middle += "      - name: f" + QByteArray::number(i) + "\n";
        const QByteArray before = "name: p\nversion: 1\n" + QByteArray("a\nb\nc\n") + middle + "x\ny\nz\nend: 1\n";
        const QByteArray after = "name: p\nversion: 2\n" + QByteArray("a\nb\nc\n") + middle + "x\ny\nz\nend: 2\n";
        const QList<TextFold> folds = foldsOf(diffTexts(before, after), 3, 4, true);
        QCOMPARE(folds.size(), 1);
        QCOMPARE(folds.first().rows, 20);
        QCOMPARE(folds.first().row, 5);
        QCOMPARE(folds.first().hides,
                 (QList<HiddenKey>{{QStringLiteral("tools"), {}}, {QStringLiteral("functions"), QStringLiteral("my_plugin")}}));
        QVERIFY(foldsOf(diffTexts(before, after), 3, 21, true).isEmpty());
        QCOMPARE(foldsOf(diffTexts(before, before)).first().rows, 29);
        QVERIFY(foldsOf(diffTexts({}, {})).isEmpty());
    }

    void U14_nothingHiddenIsInTheMaskedText()
    {
        ValueMask mask(secretManifest, {});
        const QByteArray masked = mask.manifestText(secretManifest);
        QVERIFY2(!masked.contains("CANARY"), masked.constData());
        QCOMPARE(masked.count('\n'), secretManifest.count('\n'));
        QVERIFY(masked.contains("X-One: \xe2\x80\xb9hidden"));
        QVERIFY(masked.contains("?key=\xe2\x80\xb9hidden"));
        QVERIFY(masked.contains("@h.example.com/x#token="));
        QVERIFY(mask.count() >= 8);
    }

    void U14_whatCannotBeReadIsHiddenToo_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("broken behind") << secretManifest + "}\n";
        QTest::newRow("broken before") << "a: [\n" + secretManifest;
        QTest::newRow("broken within") << QByteArray(secretManifest).replace("X-Two: \"", "X-Two: \"\"");
        QTest::newRow("no UTF-8") << secretManifest + "\xff\n";
        QTest::newRow("an anchor") << QByteArray(secretManifest).replace("X-One: ", "X-One: &a ");
        QTest::newRow("in a comment") << QByteArray("a: 1\n#  headers:\n#    X: CANARY\n# headers: {X: CANARY}\n");
        QTest::newRow("carriage returns") << QByteArray(secretManifest).replace("\n", "\r\n");
        QTest::newRow("a break that YAML alone knows") << "description: \"a\xe2\x80\xa8 b\"\n" + secretManifest;
        QTest::newRow("an escaped key") << QByteArray(secretManifest).replace("headers:", "\"\\x68eaders\":");
        QTest::newRow("a complex key") << QByteArray("tools:\n  - remote:\n      ? headers\n      : {X: CANARY}\n");
        QTest::newRow("many lines in brackets") << QByteArray("a: [\nheaders: {X: a,\n  Y: CANARY,\n  Z: CANARY}\nb: 1\n");
    }
    void U14_whatCannotBeReadIsHiddenToo()
    {
        QFETCH(QByteArray, text);
        ValueMask mask(text, {});
        const QByteArray masked = mask.manifestText(text);
        QVERIFY2(!masked.contains("CANARY"), masked.constData());
    }

    void U14_aByteOrderMarkMovesNoMask()
    {
        const QByteArray begin("\xef\xbb\xbf{name: p, version: 1.0.0, tools: [{id: t, remote: {url: 'https://h', headers: {X: ");
        for (const bool isManifest : {true, false}) {
            const QByteArray text = begin + "CANARY}}}]" + (isManifest ? "}" : ", unknown: 1}");
            const auto manifest = readManifest(text);
            QCOMPARE(manifest.has_value(), isManifest);
            ValueMask mask(text, {}, manifest ? manifest->get() : nullptr);
            const QByteArray masked = mask.manifestText(text);
            QVERIFY2(masked.startsWith(begin) && !masked.contains("RY"), masked.constData());
        }
    }

    void U14_thatSomethingChangedStaysVisible()
    {
        const QByteArray other = QByteArray(secretManifest).replace("CANARY-plain", "CANARY-other");
        ValueMask mask(secretManifest, other);
        const TextDiff diff = diffTexts(mask.manifestText(secretManifest), mask.manifestText(other));
        QCOMPARE(diff.hunks.size(), 1);
        QCOMPARE(diff.removed, 1);
        QVERIFY(!diff.after.lines[8].marks.isEmpty());
        const QByteArray patch = unifiedPatch(diff, QStringLiteral("plugin.yaml"));
        QVERIFY(!patch.contains("CANARY"));
        QVERIFY(patch.contains("\n-        X-One: \xe2\x80\xb9hidden"));
        QVERIFY(patch.contains("\n+        X-One: \xe2\x80\xb9hidden"));
    }

    void U14_theSameValueHasTheSameNumberInEveryView()
    {
        ValueMask mask(secretManifest, {});
        const QByteArray masked = mask.manifestText(secretManifest);
        const QStringList where{QStringLiteral("tools"), QStringLiteral("t")};
        const QJsonObject tool{
            {QStringLiteral("remote"),
             QJsonObject{{QStringLiteral("headers"), QJsonObject{{QStringLiteral("X-Two"), QStringLiteral("CANARY-quoted")}}},
                         {QStringLiteral("url"), QStringLiteral("https://h.example.com/mcp?key=CANARY-query&b=")}}}};
        const QJsonObject remote = mask.value(where, tool).toObject().value(QStringLiteral("remote")).toObject();
        const QString header = remote.value(QStringLiteral("headers")).toObject().value(QStringLiteral("X-Two")).toString();
        QVERIFY(masked.contains("X-Two: " + header.toUtf8()));
        QVERIFY(masked.contains(remote.value(QStringLiteral("url")).toString().toUtf8()));
    }

    void U14_whatIsNotHiddenStaysAsItIs()
    {
        const QByteArray text
            = "name: p\ntools:\n  - id: t\n    functions:\n      - name: f\n        input:\n          properties:\n"
              "            headers: {type: object}\n"
              "requires: {inject: [{header: Authorization, format: 'Bearer {secret}'}]}\n"
              "url: https://h.example.com/path@1#top\n";
        ValueMask mask(text, {});
        QCOMPARE(mask.manifestText(text), text);
        QCOMPARE(mask.count(), 0);
    }

    void filesArePairedAndRenamesFound()
    {
        const auto file = [](const char *path, const char *digest, bool executable = false) {
            return BundleFile{QString::fromLatin1(path), qint64(qstrlen(digest)), QString::fromLatin1(digest), executable};
        };
        const QList<FileChange> changes = diffFiles({file("a.md", "same"), file("old.md", "moved"), file("plugin.yaml", "one"),
                                                     file("gone", "x"), file("empty", ""), file("run", "r")},
                                                    {file("a.md", "same"), file("docs/new.md", "moved"),
                                                     file("plugin.yaml", "two"), file("more", "y"), file("empty2", ""),
                                                     file("run", "r", true)});
        QStringList told;
        for (const FileChange &change : changes)
            told.append(change.path() + QLatin1Char(' ') + QString::number(int(change.kind))
                        + (change.modeChanged ? QStringLiteral("m") : QString()));
        QCOMPARE(told,
                 (QStringList{QStringLiteral("plugin.yaml 1"), QStringLiteral("a.md 0"), QStringLiteral("docs/new.md 4"),
                              QStringLiteral("empty 3"), QStringLiteral("empty2 2"), QStringLiteral("gone 3"),
                              QStringLiteral("more 2"), QStringLiteral("run 1m")}));
        QCOMPARE(changes.at(2).before->path, QStringLiteral("old.md"));
    }
};

QTEST_GUILESS_MAIN(TextDiffTest)
#include "tst_textdiff.moc"
