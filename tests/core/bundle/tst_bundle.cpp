#include "BundleMaker.h"
#include "core/bundle/BundleProject.h"
#include "core/bundle/BundleReader.h"
#include "core/bundle/BundleUnpack.h"
#include "core/bundle/BundleWriter.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>
#include <memory>
#include <utility>

using namespace oz0;
using namespace oz0::test;

namespace {

QStringList subjects(const Error &error)
{
    QStringList list;
    for (const Error &detail : error.details)
        list.append(detail.subject);
    return list;
}

QStringList paths(const QList<BundleFile> &files)
{
    QStringList list;
    for (const BundleFile &file : files)
        list.append(file.path);
    return list;
}

} // namespace

class BundleTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_folder = m_dir->path() + QStringLiteral("/plugin");
        m_packed = m_dir->path() + QStringLiteral("/bundle.tar.zst");
        writeFiles(m_folder, {{QStringLiteral("plugin.yaml"), smallManifest}});
    }
    void cleanup() { m_dir.reset(); }

    // The golden digest: it changes only when the form of a bundle changes, which breaks every lock.
    void E1_anEmptyProjectFileIsThere()
    {
        BundleFacts facts;
        facts.files = {{QStringLiteral("plugin.yaml"), 9, {}, false}};
        QVERIFY(!pyprojectOf(facts) && !uvLockOf(facts));
        facts.files.append({QStringLiteral("pyproject.toml"), 0, {}, false});
        QCOMPARE(pyprojectOf(facts), std::optional<QByteArray>(QByteArray()));
        QVERIFY(!uvLockOf(facts));
        facts.files.append({QStringLiteral("uv.lock"), 0, {}, false});
        QVERIFY(uvLockOf(facts));
    }

    void V4_sameFolderSameDigestEverywhere()
    {
        writeFiles(m_folder,
                   {{QStringLiteral("pyproject.toml"), "[project]\nname = \"small\"\n"},
                    {QStringLiteral("bin/start*"), "#!/bin/sh\n"},
                    {QStringLiteral("src/small/__init__.py"), ""},
                    {QStringLiteral("src/small/server.py"), QByteArray("print('x')\n").repeated(100)},
                    {QStringLiteral("src/small-2/a.py"), "a = 1\n"},
                    {QStringLiteral("docs/Übersicht.md"), "# Übersicht\n"},
                    {QString(120, QLatin1Char('d')) + QLatin1Char('/') + QString(90, QLatin1Char('f')), "ustar holds it"},
                    {QString(180, QLatin1Char('d')) + QLatin1Char('/') + QString(120, QLatin1Char('f')), "pax holds it"}});
        const auto packed = packFolder(m_folder, m_packed);
        QVERIFY2(packed, packed ? "" : qPrintable(packed.error().message));
        QCOMPARE(packed->digest.text(),
                 QStringLiteral("sha256:f34888b522ab2ad7596b09d668ccfca211b27d7a2e6a07ca40fd596bf7659c11"));
        QCOMPARE(packed->packedBytes, QFileInfo(m_packed).size());

        const auto facts = inspectBundle(m_packed);
        QVERIFY2(facts, facts ? "" : qPrintable(facts.error().message));
        QCOMPARE(facts->digest, packed->digest);
        QCOMPARE(facts->files, packed->files);
        QCOMPARE(facts->unpackedBytes, packed->unpackedBytes);
        QCOMPARE(facts->plugin.text(), QStringLiteral("small"));
        QCOMPARE(facts->version, QStringLiteral("1.0.0"));
        QCOMPARE(facts->manifestText, smallManifest);
        QCOMPARE(packed->manifestText, smallManifest);
        QCOMPARE(facts->pyproject, QByteArray("[project]\nname = \"small\"\n"));
        QVERIFY(facts->uvLock.isEmpty());
        // By bytes: "-" comes before "/".
        QVERIFY(paths(facts->files).indexOf(QStringLiteral("src/small-2/a.py"))
                < paths(facts->files).indexOf(QStringLiteral("src/small/server.py")));
    }

    void V4_timesOwnersAndOtherModesDoNotCount()
    {
        writeFiles(m_folder, {{QStringLiteral("a.py"), "a"}, {QStringLiteral("b*"), "b"}});
        const auto first = packFolder(m_folder, m_packed);
        QVERIFY(first.has_value());
        const timespec times[2] = {{1000, 0}, {2000, 5}};
        QCOMPARE(utimensat(AT_FDCWD, QFile::encodeName(m_folder + QStringLiteral("/a.py")).constData(), times, 0), 0);
        QCOMPARE(chmod(QFile::encodeName(m_folder + QStringLiteral("/a.py")).constData(), 0600), 0);
        QCOMPARE(chmod(QFile::encodeName(m_folder + QStringLiteral("/b")).constData(), 0711), 0);
        QDir().mkpath(m_folder + QStringLiteral("/empty/folders"));
        const auto second = packFolder(m_folder, m_packed);
        QVERIFY(second.has_value());
        QCOMPARE(second->digest, first->digest);
        QCOMPARE(chmod(QFile::encodeName(m_folder + QStringLiteral("/a.py")).constData(), 0700), 0);
        const auto third = packFolder(m_folder, m_packed);
        QVERIFY(third.has_value());
        QVERIFY(third->digest != first->digest);
    }

    void unpackGivesTheFilesBack()
    {
        writeFiles(m_folder,
                   {{QStringLiteral("bin/go*"), "#!"},
                    {QStringLiteral("src/a/b/c.py"), QByteArray(300000, 'c')},
                    {QStringLiteral("empty"), ""}});
        QVERIFY(packFolder(m_folder, m_packed).has_value());
        const QString target = m_dir->path() + QStringLiteral("/out");
        const auto facts = unpackBundle(m_packed, target);
        QVERIFY2(facts, facts ? "" : qPrintable(facts.error().message));
        QCOMPARE(readFile(target + QStringLiteral("/src/a/b/c.py")), QByteArray(300000, 'c'));
        struct stat status
        {
        };
        QCOMPARE(stat(QFile::encodeName(target + QStringLiteral("/bin/go")).constData(), &status), 0);
        QCOMPARE(status.st_mode & 07777, mode_t(0555));
        QCOMPARE(stat(QFile::encodeName(target + QStringLiteral("/empty")).constData(), &status), 0);
        QCOMPARE(status.st_mode & 07777, mode_t(0444));
        QCOMPARE(stat(QFile::encodeName(target).constData(), &status), 0);
        QCOMPARE(status.st_mode & 07777, mode_t(0755));
        const auto again = unpackBundle(m_packed, target);
        QVERIFY(!again);
        QCOMPARE(again.error().code, ErrorCode::Conflict);
        // Packing what was unpacked is the same bundle.
        const auto repacked = packFolder(target, m_packed);
        QVERIFY(repacked.has_value());
        QCOMPARE(repacked->digest, facts->digest);
    }

    void unpackLikeLinksWhatIsTheSameAndWritesTheRest()
    {
        const QString before = m_dir->path() + QStringLiteral("/before");
        const QString after = m_dir->path() + QStringLiteral("/after");
        writeFiles(m_folder,
                   {{QStringLiteral("same"), "same"},
                    {QStringLiteral("deep/same"), QByteArray(1024 * 1024, 's')},
                    {QStringLiteral("large"), QByteArray(1024 * 1024 + 1, 'l')},
                    {QStringLiteral("edited"), "one"},
                    {QStringLiteral("mode"), "mode"},
                    {QStringLiteral("loose"), "loose"},
                    {QStringLiteral("link"), "link"}});
        QVERIFY(packFolder(m_folder, m_packed).has_value());
        QVERIFY(unpackBundle(m_packed, before).has_value());
        QVERIFY(QFile::setPermissions(before + QStringLiteral("/loose"), QFile::ReadOwner | QFile::WriteOwner));
        QVERIFY(QFile::remove(before + QStringLiteral("/link")));
        QVERIFY(QFile::link(QStringLiteral("same"), before + QStringLiteral("/link")));

        writeFiles(m_folder, {{QStringLiteral("edited"), "two"}, {QStringLiteral("new"), "new"}});
        QVERIFY(QFile::setPermissions(m_folder + QStringLiteral("/mode"), QFile::ReadOwner | QFile::ExeOwner));
        const auto packed = packFolder(m_folder, m_packed);
        QVERIFY(packed.has_value());
        const auto facts = unpackBundleLike(m_packed, after, before);
        QVERIFY2(facts, facts ? "" : qPrintable(facts.error().message));
        QCOMPARE(facts->digest, packed->digest);
        QCOMPARE(facts->files, packed->files);
        const auto inode = [](const QString &path) {
            struct stat status
            {
            };
            return lstat(QFile::encodeName(path).constData(), &status) == 0 ? status.st_ino : ino_t(0);
        };
        const QStringList linked{QStringLiteral("same"), QStringLiteral("deep/same")};
        for (const BundleFile &file : facts->files) {
            const bool isLinked = inode(after + QLatin1Char('/') + file.path) == inode(before + QLatin1Char('/') + file.path);
            QVERIFY2(isLinked == (linked.contains(file.path) || file.path == QLatin1String("plugin.yaml")),
                     qPrintable(file.path));
        }
        QCOMPARE(readFile(before + QStringLiteral("/edited")), QByteArray("one"));
        QVERIFY(QDir(before).removeRecursively());
        const auto repacked = packFolder(after, m_packed);
        QVERIFY(repacked.has_value());
        QCOMPARE(repacked->digest, packed->digest);
    }

    void oneFileIsReadFromTheMiddle()
    {
        writeFiles(m_folder,
                   {{QStringLiteral("a"), "first"}, {QStringLiteral("src/x.py"), "x = 1\n"}, {QStringLiteral("z"), "last"}});
        QVERIFY(packFolder(m_folder, m_packed).has_value());
        QCOMPARE(readBundleFile(m_packed, QStringLiteral("src/x.py")).value_or({}), QByteArray("x = 1\n"));
        QCOMPARE(readBundleFile(m_packed, QStringLiteral("z")).value_or({}), QByteArray("last"));
        QCOMPARE(readBundleFile(m_packed, QStringLiteral("src")).error().code, ErrorCode::NotFound);
    }

    void E3_whatANodeBuildsAndEditorsLeaveStaysOut()
    {
        for (const char *path :
             {".git/HEAD", ".venv/bin/python", "src/.venv/x", "a/__pycache__/m.pyc", "m.pyc", ".python-version", "sub/uv.toml",
              ".npmrc", "web/node_modules/x.js", ".x.py.swp", "y.py~", ".idea/a", ".DS_Store", ".#lock"})
            writeFile(m_folder + QLatin1Char('/') + QLatin1String(path), "left out");
        symlink("/etc", QFile::encodeName(m_folder + QStringLiteral("/venv")).constData());
        writeFile(m_folder + QStringLiteral("/kept.py"), "");
        const auto packed = packFolder(m_folder, m_packed);
        QVERIFY2(packed, packed ? "" : qPrintable(packed.error().message));
        QCOMPARE(paths(packed->files), (QStringList{QStringLiteral("kept.py"), QStringLiteral("plugin.yaml")}));
    }

    void ownIgnoreRulesAreFollowed()
    {
        for (const char *path : {"a.log", "deep/b.log", "keep.log", "build/x", "src/build/y", "data/raw/1.bin",
                                 "data/raw/deep/2.bin", "data/3.bin", "notes1.txt", "notesX.txt"})
            writeFile(m_folder + QLatin1Char('/') + QLatin1String(path), "x");
        writeFile(m_folder + QStringLiteral("/.oz0ignore"),
                  "# comment\n\n*.log\n!keep.log\n/build/\ndata/**/*.bin\n!data/3.bin\nnotes[0-9].txt  \nplugin.yaml\n");
        const auto packed = packFolder(m_folder, m_packed);
        QVERIFY2(packed, packed ? "" : qPrintable(packed.error().message));
        QCOMPARE(paths(packed->files),
                 (QStringList{QStringLiteral("data/3.bin"), QStringLiteral("keep.log"), QStringLiteral("notesX.txt"),
                              QStringLiteral("plugin.yaml"), QStringLiteral("src/build/y")}));
    }

    void everythingForbiddenInAFolderIsSaidAtOnce()
    {
        const auto at = [this](const char *path) { return QFile::encodeName(m_folder) + '/' + path; };
        QCOMPARE(symlink("../outside", at("a-out").constData()), 0);
        QCOMPARE(symlink("/etc/passwd", at("b-absolute").constData()), 0);
        QCOMPARE(symlink("nowhere", at("c-dangling").constData()), 0);
        QCOMPARE(symlink(".", at("d-folder").constData()), 0);
        QCOMPARE(symlink("e-loop", at("e-loop").constData()), 0);
        QCOMPARE(mkfifo(at("f-pipe").constData(), 0600), 0);
        const int descriptor = socket(AF_UNIX, SOCK_STREAM, 0);
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        const QByteArray socketPath = at("g-socket");
        QVERIFY(socketPath.size() < qsizetype(sizeof address.sun_path));
        std::copy(socketPath.begin(), socketPath.end(), address.sun_path);
        QCOMPARE(bind(descriptor, reinterpret_cast<sockaddr *>(&address), sizeof address), 0);
        close(descriptor);
        writeFile(m_folder + QStringLiteral("/h\\back"), "");
        writeFile(m_folder + QStringLiteral("/i\nline"), "");
        writeFile(m_folder + QStringLiteral("/j.py"), "");
        writeFile(m_folder + QStringLiteral("/J.py"), "");
        writeFile(m_folder + QStringLiteral("/dir/k"), "");
        writeFile(m_folder + QStringLiteral("/Dir/l"), "");
        writeFile(m_folder + QStringLiteral("/\u00e9"), "");
        writeFile(m_folder + QStringLiteral("/e\u0301"), "");
        writeFile(m_folder + QStringLiteral("/m\ninner/deep"), "");
        const int raw = open(at("n\xff").constData(), O_CREAT | O_WRONLY, 0600);
        QVERIFY(raw >= 0);
        close(raw);
        const auto packed = packFolder(m_folder, m_packed);
        unlink(at("n\xff").constData()); // QTemporaryDir cannot name it
        QVERIFY(!packed);
        QCOMPARE(packed.error().code, ErrorCode::InvalidBundle);
        QCOMPARE(
            subjects(packed.error()),
            (QStringList{QStringLiteral("a-out"), QStringLiteral("b-absolute"), QStringLiteral("c-dangling"),
                         QStringLiteral("d-folder"), QStringLiteral("dir/k"), QStringLiteral("e-loop"), QStringLiteral("f-pipe"),
                         QStringLiteral("g-socket"), QStringLiteral("h\\back"), QStringLiteral("i\nline"), QStringLiteral("j.py"),
                         QStringLiteral("m\ninner"), QStringLiteral("n\ufffd"), QStringLiteral("\u00e9")}));
        QVERIFY(!QFile::exists(m_packed));
        QCOMPARE(QDir(m_dir->path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot).size(), 1);
    }

    void aFolderThatIsNoPluginIsToldSoAlone()
    {
        QVERIFY(QFile::remove(m_folder + QStringLiteral("/plugin.yaml")));
        for (const char *path : {"a", "b", "c"})
            QCOMPARE(symlink("/etc/passwd", (QFile::encodeName(m_folder) + '/' + path).constData()), 0);
        const auto packed = packFolder(m_folder, m_packed);
        QVERIFY(!packed);
        QCOMPARE(packed.error().code, ErrorCode::InvalidBundle);
        QCOMPARE(subjects(packed.error()), (QStringList{QStringLiteral("plugin.yaml")}));
        QCOMPARE(packed.error().details.first().message, QStringLiteral("there is no plugin.yaml at the folder's root"));
        // A link is there, wherever it leads: then all that is wrong is said.
        QCOMPARE(symlink("nowhere", (QFile::encodeName(m_folder) + "/plugin.yaml").constData()), 0);
        const auto linked = packFolder(m_folder, m_packed);
        QVERIFY(!linked);
        QCOMPARE(subjects(linked.error()).size(), 4);
    }

    void aLinkToAFileInsideIsThatFile()
    {
        writeFiles(m_folder, {{QStringLiteral("src/real.py*"), "real"}});
        QCOMPARE(symlink("src/real.py", QFile::encodeName(m_folder + QStringLiteral("/link.py")).constData()), 0);
        QVERIFY(packFolder(m_folder, m_packed).has_value());
        const QString target = m_dir->path() + QStringLiteral("/out");
        QVERIFY(unpackBundle(m_packed, target).has_value());
        QVERIFY(!QFileInfo(target + QStringLiteral("/link.py")).isSymLink());
        QCOMPARE(readFile(target + QStringLiteral("/link.py")), QByteArray("real"));
    }

    void limitsHoldWhenWriting()
    {
        QFile big(m_folder + QStringLiteral("/big"));
        QVERIFY(big.open(QIODevice::WriteOnly));
        QVERIFY(big.resize(qint64(256) * 1024 * 1024 - smallManifest.size() + 1));
        const auto packed = packFolder(m_folder, m_packed);
        QVERIFY(!packed);
        QVERIFY(packed.error().message.contains(QStringLiteral("268435456 bytes at most")));
        QVERIFY(big.resize(big.size() - 1));
        const auto fits = packFolder(m_folder, m_packed);
        QVERIFY2(fits, fits ? "" : qPrintable(fits.error().message));
        QVERIFY(inspectBundle(m_packed).has_value());
    }

    void packedLimitHoldsWhenWriting()
    {
        QFile noise(QStringLiteral("/dev/urandom"));
        QVERIFY(noise.open(QIODevice::ReadOnly));
        writeFile(m_folder + QStringLiteral("/noise"), noise.read(65 * 1024 * 1024));
        const auto packed = packFolder(m_folder, m_packed);
        QVERIFY(!packed);
        QCOMPARE(packed.error().code, ErrorCode::InvalidBundle);
        QVERIFY(!QFile::exists(m_packed));
    }

    void tooManyFilesAreRefused()
    {
        const QByteArray target = QFile::encodeName(m_folder + QStringLiteral("/plugin.yaml"));
        for (int i = 0; i < 20000; ++i)
            QCOMPARE(link(target.constData(), (QFile::encodeName(m_folder) + "/f" + QByteArray::number(i)).constData()), 0);
        const auto packed = packFolder(m_folder, m_packed);
        QVERIFY(!packed);
        QVERIFY(packed.error().message.contains(QStringLiteral("20000 files at most")));
        QVERIFY(QFile::remove(m_folder + QStringLiteral("/f0")));
        QVERIFY(packFolder(m_folder, m_packed).has_value());
        QVERIFY(inspectBundle(m_packed).has_value());
    }

    void aFolderThatChangesGivesAnErrorAndNoBundle_data()
    {
        QTest::addColumn<QString>("what");
        for (const char *what : {"grow", "shrink", "rewrite", "remove", "rename", "add", "link", "vanish", "mode"})
            QTest::newRow(what) << QString::fromLatin1(what);
    }
    void aFolderThatChangesGivesAnErrorAndNoBundle()
    {
        QFETCH(QString, what);
        writeFiles(m_folder, {{QStringLiteral("a"), QByteArray(1000, 'a')}, {QStringLiteral("b"), QByteArray(1000, 'b')}});
        bool isDone = false;
        PackOptions options;
        // Called after the first file, "a", while "b" is still to come.
        options.progress = [&](qint64, qint64) {
            if (std::exchange(isDone, true))
                return;
            const QString b = m_folder + QStringLiteral("/b");
            if (what == QLatin1String("grow"))
                writeFile(b, QByteArray(2000, 'b'));
            else if (what == QLatin1String("shrink"))
                writeFile(b, "b");
            else if (what == QLatin1String("rewrite"))
                writeFile(m_folder + QStringLiteral("/a"), QByteArray(1000, 'A'));
            else if (what == QLatin1String("remove"))
                QFile::remove(b);
            else if (what == QLatin1String("rename"))
                QFile::rename(m_folder + QStringLiteral("/a"), m_folder + QStringLiteral("/c"));
            else if (what == QLatin1String("add"))
                writeFile(m_folder + QStringLiteral("/c"), "c");
            else if (what == QLatin1String("mode"))
                QFile::setPermissions(m_folder + QStringLiteral("/a"), QFile::Permissions(0x7755));
            else if (what == QLatin1String("vanish"))
                QDir(m_folder).removeRecursively();
            else if (QFile::remove(b))
                symlink("/etc/passwd", QFile::encodeName(b).constData());
        };
        const auto packed = packFolder(m_folder, m_packed, options);
        QVERIFY(isDone);
        QVERIFY(!packed);
        QCOMPARE(packed.error().code, ErrorCode::UnreadableFile);
        QVERIFY2(packed.error().message.contains(QStringLiteral("changed while")), qPrintable(packed.error().message));
        QVERIFY(!QFile::exists(m_packed));
    }

    void packingCanBeCancelled()
    {
        writeFile(m_folder + QStringLiteral("/big"), QByteArray(3000000, 'x'));
        int asked = 0;
        PackOptions options;
        options.cancelled = [&] { return ++asked > 3; };
        const auto packed = packFolder(m_folder, m_packed, options);
        QVERIFY(!packed);
        QCOMPARE(packed.error().code, ErrorCode::Aborted);
        QVERIFY(!QFile::exists(m_packed));
    }

    void aFolderThatIsNotThereIsUnreadable()
    {
        QCOMPARE(packFolder(m_dir->path() + QStringLiteral("/none"), m_packed).error().code, ErrorCode::UnreadableFile);
        QCOMPARE(packFolder(m_folder + QStringLiteral("/plugin.yaml"), m_packed).error().code, ErrorCode::UnreadableFile);
        QCOMPARE(packFolder(m_folder, m_dir->path() + QStringLiteral("/none/x")).error().code, ErrorCode::UnreadableFile);
        QCOMPARE(inspectBundle(m_packed).error().code, ErrorCode::UnreadableFile);
    }

private:
    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_folder;
    QString m_packed;
};

QTEST_GUILESS_MAIN(BundleTest)
#include "tst_bundle.moc"
