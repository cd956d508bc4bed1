#include "BundleMaker.h"
#include "core/bundle/BundleReader.h"
#include "core/bundle/TarHeader.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <archive.h>
#include <archive_entry.h>
#include <rapidcheck.h>
#include <zstd.h>

#include <memory>

using namespace oz0;
using namespace oz0::test;

namespace {

TarEntry manifestEntry()
{
    return {"plugin.yaml", smallManifest, {}};
}

} // namespace

class BundleFormTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_packed = m_dir->path() + QStringLiteral("/bundle.tar.zst");
    }

    void V4_headersAreThoseOfLibarchive()
    {
        const bool holds = rc::check("same ustar bytes", [] {
            const auto names = *rc::gen::container<std::vector<std::string>>(
                rc::gen::nonEmpty(rc::gen::container<std::string>(rc::gen::inRange<char>('a', 'z'))));
            QByteArray path;
            for (const std::string &name : names)
                path += QByteArray::fromStdString(name).left(99) + '/';
            path = path.left(254) + 'x';
            const auto content = *rc::gen::container<std::vector<uint8_t>>(rc::gen::arbitrary<uint8_t>());
            const bool executable = *rc::gen::arbitrary<bool>();
            const QByteArray bytes(reinterpret_cast<const char *>(content.data()), qsizetype(content.size()));
            const auto mode = [executable](archive_entry *entry) { archive_entry_set_perm(entry, executable ? 0755 : 0644); };
            const QByteArray header = tarHeader(path, bytes.size(), executable);
            const QByteArray padding(qsizetype(tarPadding(bytes.size())), '\0');
            const QByteArray theirs = tar({{path, bytes, mode}}, ARCHIVE_FORMAT_TAR_USTAR);
            RC_ASSERT(theirs == (header.size() == 512 ? header + bytes + padding + QByteArray(1024, '\0') : QByteArray()));
        });
        QVERIFY(holds);
    }

    void V4_paxOnlyWhereUstarCannotHoldThePath()
    {
        QCOMPARE(tarHeader(QByteArray(100, 'n'), 0, false).size(), 512);
        QCOMPARE(tarHeader(QByteArray(155, 'd') + '/' + QByteArray(100, 'n'), 0, false).size(), 512);
        QCOMPARE(tarHeader(QByteArray(156, 'd') + '/' + QByteArray(100, 'n'), 0, false).size(), 1536);
        QCOMPARE(tarHeader(QByteArray(101, 'n'), 0, false).size(), 1536);
        QVERIFY(tarHeader(QByteArray(101, 'n'), 0, false).mid(512).startsWith("111 path=nnn"));
        QVERIFY(tarHeader(QByteArray(89, 'n') + QByteArray(100, 'm'), 0, false).mid(512).startsWith("199 path=nnn"));
    }

    void aTarOfLibarchiveInOurFormIsAccepted()
    {
        write({{"a.py", "a", {}}, manifestEntry()});
        const auto facts = inspectBundle(m_packed);
        QVERIFY2(facts, facts ? "" : qPrintable(facts.error().message));
        QCOMPARE(facts->files.size(), 2);
    }

    void otherEntriesAreRefusedWithTheirPath_data()
    {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<int>("what");
        const auto row = [](const char *name, const QByteArray &path, int what = 0) { QTest::newRow(name) << path << what; };
        row("absolute", "/etc/cron.d/x");
        row("up", "../x");
        row("up inside", "a/../../x");
        row("up at the end", "a/..");
        row("dot", "./a");
        row("empty name", "a//b");
        row("backslash", "a\\..\\b");
        row("drive", "C:/x");
        row("control character", "a\x01");
        row("not UTF-8", "a\xff");
        row("symbolic link", "a", 1);
        row("hard link", "a", 2);
        row("folder", "a", 3);
        row("device", "a", 4);
        row("pipe", "a", 5);
        row("other mode", "a", 6);
        row("set-uid", "a", 7);
        row("owner", "a", 8);
        row("owner's name", "a", 9);
        row("time", "a", 10);
    }
    void otherEntriesAreRefusedWithTheirPath()
    {
        QFETCH(QByteArray, path);
        QFETCH(int, what);
        write({{path,
                {},
                [what](archive_entry *entry) {
                    if (what == 1)
                        archive_entry_set_filetype(entry, AE_IFLNK), archive_entry_set_symlink(entry, "/etc/passwd");
                    if (what == 2)
                        archive_entry_set_hardlink(entry, "/etc/passwd");
                    if (what == 3)
                        archive_entry_set_filetype(entry, AE_IFDIR);
                    if (what == 4)
                        archive_entry_set_filetype(entry, AE_IFCHR), archive_entry_set_rdev(entry, 259);
                    if (what == 5)
                        archive_entry_set_filetype(entry, AE_IFIFO);
                    if (what == 6)
                        archive_entry_set_perm(entry, 0666);
                    if (what == 7)
                        archive_entry_set_perm(entry, 04755);
                    if (what == 8)
                        archive_entry_set_uid(entry, 1000);
                    if (what == 9)
                        archive_entry_set_gname(entry, "staff");
                    if (what == 10)
                        archive_entry_set_mtime(entry, 1, 0);
                }},
               manifestEntry()});
        refusesWith(QString::fromUtf8(what == 3 ? path + '/' : path));
    }

    void clashesOrderAndRepeatsAreRefused()
    {
        write({{"A", "1", {}}, {"a", "2", {}}, manifestEntry()});
        refusesWith(QStringLiteral("a"));
        write({{"x/1", "1", {}}, {"X/2", "2", {}}, manifestEntry()});
        refusesWith(QStringLiteral("X/2"));
        write({{"a", "1", {}}, {"a", "2", {}}, manifestEntry()});
        refusesWith(QStringLiteral("a"));
        write({{"a", "1", {}}, {"a/b", "2", {}}, manifestEntry()});
        refusesWith(QStringLiteral("a/b"));
        write({manifestEntry(), {"a", "1", {}}});
        refusesWith(QStringLiteral("a"));
        write({{"a", "1", {}}});
        refusesWith(QStringLiteral("plugin.yaml"));
    }

    void allProblemsAreSaidAtOnce()
    {
        write({{"../x", "1", {}}, {"a\\b", "2", {}}, {"c", "3", [](archive_entry *entry) {
                                                          archive_entry_set_mtime(entry, 9, 0);
                                                      }}});
        const auto facts = inspectBundle(m_packed);
        QVERIFY(!facts);
        QCOMPARE(facts.error().details.size(), 4);
    }

    void otherFormsOfTheSameFilesAreRefused()
    {
        const QByteArray good = tar({{"a", "1", {}}, manifestEntry()}, ARCHIVE_FORMAT_TAR_USTAR);
        const auto refuses = [&](const QByteArray &packed) {
            writeFile(m_packed, packed);
            const auto facts = inspectBundle(m_packed);
            return !facts && facts.error().code == ErrorCode::InvalidBundle;
        };
        QVERIFY(!refuses(zstd(good)));
        QVERIFY(refuses(zstd(good + QByteArray(8192, '\0'))));
        QVERIFY(refuses(zstd(good + "more")));
        QVERIFY(refuses(zstd(good.chopped(512))));
        QVERIFY(refuses(zstd(good.chopped(1024))));
        QVERIFY(refuses(zstd(good) + "more"));
        QVERIFY(refuses(zstd(good) + zstd("more")));
        QVERIFY(refuses(zstd(good.left(700)) + zstd(good.mid(700))));
        QVERIFY(refuses(zstd(good).chopped(1)));
        QVERIFY(refuses(zstd({})));
        QVERIFY(refuses({}));
        QVERIFY(refuses("no zstd at all"));
        QVERIFY(refuses(good));
        QVERIFY(refuses(zstd(tar({{"a", "1", {}}, manifestEntry()}, ARCHIVE_FORMAT_TAR_GNUTAR))));
        QVERIFY(refuses(
            zstd(tar({{"a", "1", [](archive_entry *e) { archive_entry_xattr_add_entry(e, "user.x", "y", 1); }}, manifestEntry()},
                     ARCHIVE_FORMAT_TAR_PAX_INTERCHANGE))));
        QVERIFY(refuses(zstd(tar({{"a", "1", {}}, manifestEntry()}, ARCHIVE_FORMAT_CPIO_POSIX))));
    }

    void manifestMustBeValid()
    {
        write({{"plugin.yaml", "name: A\n", {}}});
        const auto facts = inspectBundle(m_packed);
        QCOMPARE(facts.error().code, ErrorCode::InvalidManifest);
        QCOMPARE(facts.error().details.size(), 2);
        const auto unpacked = unpackBundle(m_packed, m_dir->path() + QStringLiteral("/out"));
        QCOMPARE(unpacked.error().code, ErrorCode::InvalidManifest);
        nothingIsLeft();
    }

    void E3_whatANodeBuildsIsPassedOver()
    {
        write({{".venv/bin/python", "evil", {}}, {"a/uv.toml", "evil", {}}, manifestEntry()});
        const QString target = m_dir->path() + QStringLiteral("/out");
        const auto facts = unpackBundle(m_packed, target);
        QVERIFY2(facts, facts ? "" : qPrintable(facts.error().message));
        QCOMPARE(facts->files.size(), 1);
        QCOMPARE(QDir(target).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
                 QStringList{QStringLiteral("plugin.yaml")});
    }

    void bombsAreStoppedByTheirSize()
    {
        // 1 GiB of zeros in 32 KB, declared honestly, and the same behind a header that declares nothing.
        const QByteArray zeros(64 * 1024 * 1024, '\0');
        ZSTD_CCtx *context = ZSTD_createCCtx();
        QByteArray packed(1024 * 1024, Qt::Uninitialized);
        ZSTD_outBuffer out{packed.data(), size_t(packed.size()), 0};
        const QByteArray header = tarHeader("bomb", qint64(1024) * 1024 * 1024, false);
        ZSTD_inBuffer in{header.constData(), size_t(header.size()), 0};
        ZSTD_compressStream2(context, &out, &in, ZSTD_e_continue);
        for (int i = 0; i < 16; ++i) {
            in = {zeros.constData(), size_t(zeros.size()), 0};
            while (in.pos < in.size)
                QVERIFY(!ZSTD_isError(ZSTD_compressStream2(context, &out, &in, ZSTD_e_continue)));
        }
        in = {nullptr, 0, 0};
        QCOMPARE(ZSTD_compressStream2(context, &out, &in, ZSTD_e_end), size_t(0));
        ZSTD_freeCCtx(context);
        packed.truncate(qsizetype(out.pos));
        writeFile(m_packed, packed);
        QVERIFY(inspectBundle(m_packed).error().message.contains(QStringLiteral("bytes at most")));

        QByteArray hidden = tar({manifestEntry()}, ARCHIVE_FORMAT_TAR_USTAR);
        hidden += QByteArray(300 * 1024 * 1024, '\0');
        writeFile(m_packed, zstd(hidden));
        QVERIFY(inspectBundle(m_packed).error().message.contains(QStringLiteral("more than a bundle may hold")));

        QFile big(m_packed);
        QVERIFY(big.open(QIODevice::WriteOnly));
        QVERIFY(big.resize(qint64(64) * 1024 * 1024 + 1));
        QVERIFY(inspectBundle(m_packed).error().message.contains(QStringLiteral("bytes at most")));
    }

    void aFailedUnpackLeavesNothing()
    {
        write({{"a/b/c", QByteArray(100000, 'x'), {}}, {"z", "1", [](archive_entry *e) { archive_entry_set_uid(e, 7); }}});
        QVERIFY(!unpackBundle(m_packed, m_dir->path() + QStringLiteral("/out")));
        nothingIsLeft();
    }

    void longAndForeignPathsComeBack()
    {
        const QByteArray path = QByteArray("ü").repeated(100) + '/' + QByteArray("ö").repeated(100);
        const QByteArray content = "deep";
        QByteArray bytes = tarHeader("plugin.yaml", smallManifest.size(), false) + smallManifest
            + QByteArray(qsizetype(tarPadding(smallManifest.size())), '\0');
        bytes += tarHeader(path, content.size(), true) + content + QByteArray(qsizetype(tarPadding(content.size())), '\0')
            + QByteArray(1024, '\0');
        writeFile(m_packed, zstd(bytes));
        const auto facts = inspectBundle(m_packed);
        QVERIFY2(facts, facts ? "" : qPrintable(facts.error().message));
        QCOMPARE(facts->files.last().path, QString::fromUtf8(path));
        QVERIFY(facts->files.last().executable);
    }

private:
    void write(const QList<TarEntry> &entries) { writeFile(m_packed, zstd(tar(entries, ARCHIVE_FORMAT_TAR_USTAR))); }

    void refusesWith(const QString &path)
    {
        const auto facts = inspectBundle(m_packed);
        QVERIFY(!facts);
        QCOMPARE(facts.error().code, ErrorCode::InvalidBundle);
        QVERIFY(!facts.error().details.isEmpty());
        QCOMPARE(facts.error().details.first().subject, path);
        QVERIFY(!unpackBundle(m_packed, m_dir->path() + QStringLiteral("/out")));
        nothingIsLeft();
    }

    void nothingIsLeft()
    {
        QCOMPARE(QDir(m_dir->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
                 QStringList{QStringLiteral("bundle.tar.zst")});
    }

    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_packed;
};

QTEST_GUILESS_MAIN(BundleFormTest)
#include "tst_bundleform.moc"
