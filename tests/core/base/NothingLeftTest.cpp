// What a program makes for a moment goes with it: its folders, its children, and by an orderly end at a signal.
#include "core/base/ChildProcess.h"
#include "core/base/Interrupts.h"
#include "core/base/ScratchFolder.h"

#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QSignalSpy>
#include <QTest>
#include <QThread>

#include <sys/stat.h>
#include <sys/time.h>

#include <signal.h>

using namespace oz0;

namespace {

void makeOld(const QString &folder)
{
    struct timeval times[2];
    ::gettimeofday(&times[0], nullptr);
    times[0].tv_sec -= 3600;
    times[1] = times[0];
    QCOMPARE(::utimes(QFile::encodeName(folder).constData(), times), 0);
}

} // namespace

class NothingLeftTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { qputenv("TMPDIR", QFile::encodeName(m_place.path())); }

    void U4_aScratchFolderGoesWithItsOwner()
    {
        QString path;
        {
            const ScratchFolder folder;
            QVERIFY(folder.isValid());
            path = folder.path();
            QCOMPARE(QFileInfo(path).path(), m_place.path());
            QFile file(folder.filePath(QStringLiteral("bundle")));
            QVERIFY(file.open(QIODevice::WriteOnly));
            QVERIFY(file.setPermissions(QFile::ReadOwner));
        }
        QVERIFY(!QFileInfo::exists(path));
    }

    void U4_whatAKilledOneLeftIsClearedAndNothingElse()
    {
        const ScratchFolder held;
        makeOld(held.path());
        const auto make = [this](const char *name) {
            const QString path = m_place.filePath(QLatin1String(name));
            QDir().mkpath(path + QStringLiteral("/plugin"));
            return path;
        };
        const QString left = make("oz0-scratch-abcdef");
        const QString young = make("oz0-scratch-ghijkl");
        const QString foreign = make("oz0-console-mnopqr");
        const QString target = make("target");
        const QString link = m_place.filePath(QStringLiteral("oz0-scratch-stuvwx"));
        QVERIFY(QFile::link(target, link));
        for (const QString &path : {left, foreign, target})
            makeOld(path);
        clearLeftScratch(m_place.path());
        QVERIFY(!QFileInfo::exists(left));
        QVERIFY(QFileInfo::exists(held.path()));
        QVERIFY(QFileInfo::exists(young + QStringLiteral("/plugin")));
        QVERIFY(QFileInfo::exists(foreign + QStringLiteral("/plugin")));
        QVERIFY(QFileInfo::exists(target + QStringLiteral("/plugin")));
        QVERIFY(QFileInfo(link).isSymLink());
    }

    void U4_aChildEndsWhenWhoStartedItDoes()
    {
        QProcess child;
        endWithParent(child);
        QThread *home = QThread::currentThread();
        bool isStarted = false;
        QThread *starter = QThread::create([&] {
            child.start(QStringLiteral("sleep"), {QStringLiteral("600")});
            isStarted = child.waitForStarted();
            child.moveToThread(home);
        });
        child.moveToThread(starter);
        starter->start();
        QVERIFY(starter->wait());
        delete starter;
        QVERIFY(isStarted);
        QTRY_COMPARE(child.state(), QProcess::NotRunning);
        QCOMPARE(child.exitStatus(), QProcess::CrashExit);
        QCOMPARE(child.exitCode(), SIGTERM);
    }

    void aSignalIsAnEventOfTheLoop()
    {
        for (const int number : {SIGTERM, SIGINT, SIGHUP}) {
            const Interrupts interrupts;
            QSignalSpy told(&interrupts, &Interrupts::interrupted);
            ::raise(number);
            QTRY_COMPARE(told.count(), 1);
        }
    }

private:
    QTemporaryDir m_place;
};

QTEST_GUILESS_MAIN(NothingLeftTest)
#include "NothingLeftTest.moc"
