// Real files, real events: one burst is one signal, what is not packed tells nothing.
#include "core/bundle/FolderWatch.h"

#include <QDir>
#include <QFile>
#include <QSaveFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace oz0;

class FolderWatchTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        write("plugin.yaml", "name: a\n");
        QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("src/deep")));
        write("src/deep/a.py", "1");
        m_watch = std::make_unique<FolderWatch>(m_folder->path());
        m_changes = std::make_unique<QSignalSpy>(m_watch.get(), &FolderWatch::changed);
    }
    void cleanup() { m_watch.reset(); }

    void D6_aBurstIsOneSignal()
    {
        for (int i = 0; i < 50; ++i)
            write(qPrintable(QStringLiteral("src/file%1.py").arg(i)), QByteArray::number(i));
        QTRY_COMPARE(m_changes->size(), 1);
        expectNoneBut(1);
    }

    void aFileDeepDown()
    {
        write("src/deep/a.py", "22");
        QTRY_COMPARE(m_changes->size(), 1);
    }

    void editorsReplaceFiles()
    {
        QSaveFile file(path("plugin.yaml"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("name: b\n");
        QVERIFY(file.commit());
        QTRY_COMPARE(m_changes->size(), 1);
        write("plugin.yaml", "name: ccc\n"); // the new file is watched as the old one was
        QTRY_COMPARE(m_changes->size(), 2);
    }

    void aNewFolderIsWatchedToo()
    {
        QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("new/inner")));
        write("new/inner/x.py", "1");
        QTRY_COMPARE(m_changes->size(), 1);
        write("new/inner/x.py", "22");
        QTRY_COMPARE(m_changes->size(), 2);
    }

    void aFolderThatIsMovedAwayIsGone()
    {
        QVERIFY(QDir().rename(path("src"), path("source")));
        QTRY_COMPARE(m_changes->size(), 1);
        write("source/deep/a.py", "22");
        QTRY_COMPARE(m_changes->size(), 2);
    }

    void deletingIsAChange()
    {
        QVERIFY(QFile::remove(path("src/deep/a.py")));
        QTRY_COMPARE(m_changes->size(), 1);
    }

    void theExecutableBitIsAChange()
    {
        QVERIFY(QFile::setPermissions(path("src/deep/a.py"), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        QTRY_COMPARE(m_changes->size(), 1);
    }

    void whatIsNotPackedTellsNothing()
    {
        QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral(".git")));
        write(".git/index", "1");
        write(".plugin.yaml.swp", "1");
        write("plugin.yaml~", "1");
        QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("src/__pycache__")));
        write("src/__pycache__/a.pyc", "1");
        expectNoneBut(0);
        QCOMPARE(m_changes->size(), 0);
    }

    void newIgnoreRulesCountAtOnce()
    {
        write(".oz0ignore", "*.log\n");
        expectNoneBut(0); // the rules themselves are not packed, and nothing else changed
        write("run.log", "1");
        expectNoneBut(0);
        QCOMPARE(m_changes->size(), 0);
    }

    void theRescanFindsWhatNoEventTold()
    {
        m_watch->rescan();
        QCOMPARE(m_changes->size(), 0);
        write("plugin.yaml", "name: longer\n");
        m_watch->rescan();
        QCOMPARE(m_changes->size(), 1);
    }

    void aBrokenFolderIsToldOnce()
    {
        QVERIFY(QFile::link(QStringLiteral("/etc/hostname"), path("out")));
        QTRY_COMPARE(m_changes->size(), 1);
        m_watch->rescan();
        QCOMPARE(m_changes->size(), 1);
        QVERIFY(QFile::remove(path("out")));
        QTRY_COMPARE(m_changes->size(), 2);
    }

private:
    QString path(const char *name) const { return m_folder->filePath(QString::fromLatin1(name)); }
    void write(const char *name, const QByteArray &bytes)
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    /// A change that does tell comes alone: whatever was to come before it has come.
    void expectNoneBut(int before)
    {
        QCOMPARE(m_changes->size(), before);
        write("src/deep/a.py", "the change that tells " + QByteArray::number(++m_marks));
        QTRY_COMPARE(m_changes->size(), before + 1);
        m_changes->takeLast();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<FolderWatch> m_watch;
    std::unique_ptr<QSignalSpy> m_changes;
    int m_marks = 0;
};

QTEST_GUILESS_MAIN(FolderWatchTest)
#include "FolderWatchTest.moc"
