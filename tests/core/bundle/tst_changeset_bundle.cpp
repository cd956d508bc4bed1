// X2: a bundle from a base archive and a patch, file by file.
#include "BundleMaker.h"
#include "core/bundle/BundleReader.h"
#include "core/bundle/ChangesetBundle.h"
#include "core/manifest/TextPatch.h"

#include <rapidcheck.h>

#include <QCryptographicHash>
#include <QTemporaryDir>
#include <QTest>

#include <ctime>

#include <memory>

using namespace oz0;
using namespace oz0::test;

namespace {

QByteArray patchOf(const QString &path, const QByteArray &before, const QByteArray &after, bool isAdded = false,
                   bool isRemoved = false)
{
    return unifiedPatch(diffTexts(before, after), path, 3, isAdded, isRemoved);
}

QByteArray randomText()
{
    QByteArray text;
    const int lines = *rc::gen::inRange(0, 12);
    for (int i = 0; i < lines; ++i)
        text += *rc::gen::element<QByteArray>("a\n", "b\n", "\n", "a b\r\n", "- x\n", "\\ y\n", "@@ z\n");
    if (*rc::gen::inRange(0, 3) == 0)
        text += "the end";
    return text;
}

QByteArray edited(const QByteArray &text)
{
    QList<QByteArray> lines = text.split('\n');
    for (int edits = *rc::gen::inRange(0, 4); edits > 0; --edits) {
        const qsizetype at = *rc::gen::inRange<qsizetype>(0, lines.size() + 1);
        if (at < lines.size() && *rc::gen::arbitrary<bool>())
            lines.removeAt(at);
        else
            lines.insert(at, *rc::gen::element<QByteArray>("new", "a", ""));
        if (lines.isEmpty())
            lines.append(QByteArray());
    }
    return lines.join('\n');
}

QString sha(const QByteArray &bytes)
{
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

} // namespace

class ChangesetTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { m_dir = std::make_unique<QTemporaryDir>(); }

    void X2_aDiffAppliedGivesTheOther()
    {
        QVERIFY(rc::check([] {
            const QByteArray before = randomText();
            const QByteArray after = *rc::gen::arbitrary<bool>() ? randomText() : edited(before);
            const QString path = *rc::gen::element(QStringLiteral("a"), QStringLiteral("src/a b.py"),
                                                   QString::fromUtf8("d/\xc3\x9c.md"), QStringLiteral("q\"uote"));
            const QByteArray patch = patchOf(path, before, after);
            const Result<QList<FilePatch>> read = readPatch(patch);
            RC_ASSERT(read.has_value());
            RC_ASSERT(read->size() == (before == after ? 0 : 1));
            if (before == after)
                return;
            RC_ASSERT(read->first().path == path);
            const Result<QByteArray> made = applyPatch(read->first(), before);
            RC_ASSERT(made.has_value());
            RC_ASSERT(made->toStdString() == after.toStdString());
            // To another file it does not fit, unless that is like it where the patch looks.
            const QByteArray other = edited(before);
            if (const Result<QByteArray> onOther = applyPatch(read->first(), other); onOther && other != before)
                RC_ASSERT(onOther->size() == other.size() + after.size() - before.size());
        }));
    }

    void X2_theBundleIsBaseAndPatch()
    {
        const QByteArray server = "def hello():\n    return 'hello'\n";
        writeFiles(folder(),
                   {{QStringLiteral("plugin.yaml"), smallManifest},
                    {QStringLiteral("src/small/server.py"), server},
                    {QStringLiteral("src/small/old.py"), "x = 1\n"},
                    {QStringLiteral("bin/start*"), "#!/bin/sh\n"},
                    {QStringLiteral("docs/picture.png"), QByteArray("\x89PNG\0\1", 6)}});
        QVERIFY(packFolder(folder(), base()).has_value());
        const QByteArray patch = patchOf(QStringLiteral("src/small/server.py"), server, "def hello():\n    return 'good day'\n")
            + patchOf(QStringLiteral("src/small/old.py"), "x = 1\n", {}, false, true)
            + patchOf(QStringLiteral("src/small/new.py"), {}, "y = 2\n", true)
            + "diff --git a/bin/start b/bin/start\nold mode 100755\nnew mode 100644\n"
            + "diff --git a/bin/run b/bin/run\nnew file mode 100755\n--- /dev/null\n+++ b/bin/run\n@@ -0,0 +1 @@\n+#!/bin/sh\n";
        const Result<ChangesetFiles> meant = changesetFiles(base(), patch);
        QVERIFY2(meant, meant ? "" : qPrintable(meant.error().message));
        QStringList told;
        for (const BundleFile &file : meant->files)
            told.append(file.path + (file.executable ? QStringLiteral("*") : QString()));
        QCOMPARE(told,
                 QStringList({QStringLiteral("bin/run*"), QStringLiteral("bin/start"), QStringLiteral("docs/picture.png"),
                              QStringLiteral("plugin.yaml"), QStringLiteral("src/small/new.py"),
                              QStringLiteral("src/small/server.py")}));
        const Result<PackedBundle> packed = packChangeset(base(), patch, m_dir->filePath(QStringLiteral("made")));
        QVERIFY2(packed, packed ? "" : qPrintable(packed.error().message));
        const Result<BundleFacts> facts = inspectBundle(packed->file);
        QVERIFY(facts.has_value());
        QCOMPARE(facts->files, meant->files);
        QVERIFY(fileMismatches(meant->files, facts->files).isEmpty());
        QCOMPARE(*readBundleFile(packed->file, QStringLiteral("src/small/server.py")),
                 QByteArray("def hello():\n    return 'good day'\n"));
        // The base alone is not it, and an empty patch is the base.
        QCOMPARE(fileMismatches(meant->files, inspectBundle(base())->files).size(), 5);
        QCOMPARE(packChangeset(base(), {}, m_dir->filePath(QStringLiteral("same")))->digest, inspectBundle(base())->digest);
    }

    void X2_aPatchThatHidesFilesMakesNoBundle()
    {
        writeFiles(folder(), {{QStringLiteral("plugin.yaml"), smallManifest}, {QStringLiteral("src/a.py"), "a = 1\n"}});
        QVERIFY(packFolder(folder(), base()).has_value());
        const QByteArray patch = patchOf(QStringLiteral(".oz0ignore"), {}, "src/\n", true);
        const Result<PackedBundle> packed = packChangeset(base(), patch, m_dir->filePath(QStringLiteral("made")));
        QVERIFY(!packed);
        QCOMPARE(packed.error().code, ErrorCode::InvalidBundle);
        QVERIFY(!QFile::exists(m_dir->filePath(QStringLiteral("made"))));
    }

    void X2_aPatchThatDoesNotFitIsRefused_data()
    {
        QTest::addColumn<QByteArray>("patch");
        const QByteArray a = "diff --git a/a.py b/a.py\n";
        const QByteArray names = "--- a/a.py\n+++ b/a.py\n";
        QTest::newRow("another line") << a + names + "@@ -1 +1 @@\n-b\n+c\n";
        QTest::newRow("another place") << a + names + "@@ -2 +2 @@\n-one\n+c\n";
        QTest::newRow("behind the end") << a + names + "@@ -9 +9 @@\n-one\n+c\n";
        QTest::newRow("counts that do not fit") << a + names + "@@ -1,2 +1 @@\n-one\n+c\n";
        QTest::newRow("more lines than counted") << a + names + "@@ -1 +1 @@\n-one\n+c\n+d\n";
        QTest::newRow("backwards") << a + names + "@@ -2 +2 @@\n-two\n+c\n@@ -1 +1 @@\n-one\n+c\n";
        QTest::newRow("another new place") << a + names + "@@ -1 +2 @@\n-one\n+c\n";
        QTest::newRow("no end of line in the middle") << a + names + "@@ -1 +1 @@\n-one\n+c\n\\ No newline at end of file\n";
        QTest::newRow("a file that is not there")
            << QByteArray("diff --git a/b.py b/b.py\n--- a/b.py\n+++ b/b.py\n@@ -1 +1 @@\n-one\n+c\n");
        QTest::newRow("adds what is there") << a + "new file mode 100644\n--- /dev/null\n+++ b/a.py\n@@ -0,0 +1 @@\n+c\n";
        QTest::newRow("removes half") << a + "deleted file mode 100644\n--- a/a.py\n+++ /dev/null\n@@ -1 +0,0 @@\n-one\n";
        QTest::newRow("removes the manifest")
            << QByteArray("diff --git a/plugin.yaml b/plugin.yaml\ndeleted file mode 100644\n--- a/plugin.yaml\n+++ /dev/null\n"
                          "@@ -1,2 +0,0 @@\n-name: small\n-version: 1.0.0\n");
        QTest::newRow("twice") << (a + names + "@@ -1 +1 @@\n-one\n+c\n").repeated(2);
        QTest::newRow("a rename") << QByteArray(
            "diff --git a/a.py b/b.py\nsimilarity index 100%\nrename from a.py\nrename to b.py\n");
        QTest::newRow("a binary file") << a + "Binary files a/a.py and b/a.py differ\n";
        QTest::newRow("a link") << QByteArray(
            "diff --git a/l b/l\nnew file mode 120000\n--- /dev/null\n+++ b/l\n@@ -0,0 +1 @@\n+/etc\n");
        QTest::newRow("a path that leads out")
            << QByteArray("diff --git a/../x b/../x\nnew file mode 100644\n--- /dev/null\n+++ b/../x\n@@ -0,0 +1 @@\n+c\n");
        QTest::newRow("an absolute path") << QByteArray(
            "diff --git a//x b//x\nnew file mode 100644\n--- /dev/null\n+++ b//x\n@@ -0,0 +1 @@\n+c\n");
        QTest::newRow("what a node builds") << QByteArray(
            "diff --git a/uv.toml b/uv.toml\nnew file mode 100644\n--- /dev/null\n+++ b/uv.toml\n@@ -0,0 +1 @@\n+c\n");
        QTest::newRow("a file where a folder is")
            << QByteArray("diff --git a/src b/src\nnew file mode 100644\n--- /dev/null\n+++ b/src\n@@ -0,0 +1 @@\n+c\n");
        QTest::newRow("a name but for its case")
            << QByteArray("diff --git a/A.py b/A.py\nnew file mode 100644\n--- /dev/null\n+++ b/A.py\n@@ -0,0 +1 @@\n+c\n");
        QTest::newRow("other names") << a + "--- a/a.py\n+++ b/b.py\n@@ -1 +1 @@\n-one\n+c\n";
        QTest::newRow("nothing") << a;
        QTest::newRow("no patch") << QByteArray("hello\n");
        QTest::newRow("no end") << a + names + "@@ -1 +1 @@\n-one\n+c";
    }
    void X2_aPatchThatDoesNotFitIsRefused()
    {
        QFETCH(QByteArray, patch);
        writeFiles(folder(),
                   {{QStringLiteral("plugin.yaml"), smallManifest},
                    {QStringLiteral("a.py"), "one\ntwo\n"},
                    {QStringLiteral("src/x.py"), "x\n"}});
        QVERIFY(packFolder(folder(), base()).has_value());
        const Result<ChangesetFiles> made = changesetFiles(base(), patch);
        QVERIFY(!made);
        QVERIFY(made.error().code == ErrorCode::InvalidInput || made.error().code == ErrorCode::InvalidBundle);
        QVERIFY(!packChangeset(base(), patch, m_dir->filePath(QStringLiteral("made"))));
    }

    void X2_limitsHold()
    {
        QVERIFY(!readPatch(QByteArray(patchMaxBytes + 1, '\n')));
        const std::clock_t begin = std::clock();
        // Many hunks and lines cost linear time.
        QByteArray before;
        QByteArray patch = "diff --git a/a b/a\n--- a/a\n+++ b/a\n";
        for (int i = 0; i < 100000; ++i) {
            before += "x\n";
            const QByteArray at = QByteArray::number(i + 1);
            patch += "@@ -" + at + " +" + at + " @@\n-x\n+y\n";
        }
        const Result<QList<FilePatch>> read = readPatch(patch);
        QVERIFY(read.has_value());
        QCOMPARE(*applyPatch(read->first(), before), QByteArray("y\n").repeated(100000));
        QVERIFY(!readPatch(QByteArray("diff --git ").repeated(patchMaxBytes / 11) + "\n"));
        const double seconds = double(std::clock() - begin)
            / CLOCKS_PER_SEC; // of the processor, so that a busy machine does not matter
        QVERIFY2(seconds < 20, qPrintable(QString::number(seconds)));
    }

    void X2_mismatchesAreTold()
    {
        const BundleFile file{QStringLiteral("a"), 1, sha("a"), false};
        BundleFile other = file;
        other.executable = true;
        QCOMPARE(fileMismatches({file}, {file}), QList<FileMismatch>());
        QCOMPARE(fileMismatches({file}, {other}), QList<FileMismatch>({{file.path, FileMismatch::What::Mode}}));
        other.sha256 = sha("b");
        QCOMPARE(fileMismatches({file}, {other}), QList<FileMismatch>({{file.path, FileMismatch::What::Content}}));
        QCOMPARE(fileMismatches({file}, {}), QList<FileMismatch>({{file.path, FileMismatch::What::Missing}}));
        QCOMPARE(fileMismatches({}, {file}), QList<FileMismatch>({{file.path, FileMismatch::What::Further}}));
    }

private:
    QString folder() const { return m_dir->filePath(QStringLiteral("plugin")); }
    QString base() const { return m_dir->filePath(QStringLiteral("base")); }

    std::unique_ptr<QTemporaryDir> m_dir;
};

QTEST_GUILESS_MAIN(ChangesetTest)
#include "tst_changeset_bundle.moc"
