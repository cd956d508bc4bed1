// oz0 local with real processes: made, used, broken, mended and ended.
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <signal.h>
#include <unistd.h>

namespace {

struct Told
{
    int status = -1;
    QByteArray out;
    QByteArray err;

    QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
};

// Gone, or a zombie that nobody has collected yet.
bool hasEnded(qint64 pid)
{
    QFile stat(QStringLiteral("/proc/%1/stat").arg(pid));
    return !stat.open(QIODevice::ReadOnly) || stat.readAll().contains(") Z ");
}

} // namespace

class LocalTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void startMakesACluster();
    void candidatesStandAndTellTheSame();
    void refusalsAreOnRecord();
    void aSecondStartDoesNoHarm();
    void contextsAreTheOwnersAlone();
    void U4_removingFreesTheNode();
    void U4_aStartLeavesARemovedCandidateRemoved();
    void aHalfDeadClusterIsToldAndMended();
    void stopLeavesNothing();

private:
    Told oz0(const QString &line, const QString &context = QStringLiteral("admin"), int waitMs = 120000);
    QString folder() const;
    qint64 pidOf(const QString &name);
    QJsonObject candidateOf(const QString &plugin);

    QTemporaryDir m_home;
};

void LocalTest::initTestCase()
{
    if (!QFile::exists(QStringLiteral("/usr/bin/bwrap")))
        QSKIP("bubblewrap is not here");
}

void LocalTest::cleanupTestCase()
{
    if (QDir(folder()).exists())
        oz0(QStringLiteral("local stop"));
}

QString LocalTest::folder() const
{
    return QDir(m_home.filePath(QStringLiteral("oz0"))).filePath(QStringLiteral("local-%1").arg(getuid()));
}

Told LocalTest::oz0(const QString &line, const QString &context, int waitMs)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("XDG_STATE_HOME"), m_home.path());
    environment.insert(QStringLiteral("TMPDIR"), m_home.path());
    environment.insert(QStringLiteral("OZ0_SAMPLE_DIR"),
                       qEnvironmentVariable("OZ0_SOURCE_DIR") + QStringLiteral("/resources/sample"));
    environment.insert(QStringLiteral("OZ0_CONTEXT"), folder() + QStringLiteral("/contexts/%1/context.json").arg(context));
    process.setProcessEnvironment(environment);
    process.start(qEnvironmentVariable("OZ0_BIN_DIR") + QStringLiteral("/oz0"),
                  line.split(QLatin1Char(' ')) + QStringList{QStringLiteral("--json")});
    Told told;
    if (!process.waitForFinished(waitMs))
        return told;
    told.status = process.exitCode();
    told.out = process.readAllStandardOutput();
    told.err = process.readAllStandardError();
    return told;
}

qint64 LocalTest::pidOf(const QString &name)
{
    const QJsonArray processes = oz0(QStringLiteral("local status")).json().value(QStringLiteral("processes")).toArray();
    for (const QJsonValue &process : processes) {
        if (process.toObject().value(QStringLiteral("name")).toString() == name)
            return process.toObject().value(QStringLiteral("pid")).toInteger();
    }
    return 0;
}

QJsonObject LocalTest::candidateOf(const QString &plugin)
{
    const QJsonArray items = oz0(QStringLiteral("plugin candidates")).json().value(QStringLiteral("items")).toArray();
    for (const QJsonValue &item : items) {
        if (item.toObject().value(QStringLiteral("plugin")).toString() == plugin)
            return item.toObject();
    }
    return {};
}

void LocalTest::startMakesACluster()
{
    QCOMPARE(oz0(QStringLiteral("local status")).status, 4);
    const Told start = oz0(QStringLiteral("local start"));
    QVERIFY2(start.status == 0, (start.out + start.err).constData());
    QCOMPARE(oz0(QStringLiteral("local status")).status, 0);
    QCOMPARE(QDir(m_home.path()).entryList({QStringLiteral("oz0-*")}, QDir::Dirs), QStringList()); // also of those who still run
    QStringList tiers;
    const QJsonArray nodes = oz0(QStringLiteral("node list")).json().value(QStringLiteral("items")).toArray();
    for (const QJsonValue &node : nodes)
        tiers.append(node.toObject().value(QStringLiteral("name")).toString()
                     + QString::number(node.toObject().value(QStringLiteral("tier")).toInt()));
    QCOMPARE(tiers,
             QStringList({QStringLiteral("local-11"), QStringLiteral("local-21"), QStringLiteral("local-31"),
                          QStringLiteral("local-40")}));
    QCOMPARE(oz0(QStringLiteral("plugin list")).json().value(QStringLiteral("items")).toArray().size(), 5);
}

void LocalTest::candidatesStandAndTellTheSame()
{
    const QJsonObject operators = candidateOf(QStringLiteral("text-statistics"));
    QCOMPARE(operators.value(QStringLiteral("standing")).toString(), QStringLiteral("operator"));
    QCOMPARE(operators.value(QStringLiteral("owner")).toString(), QStringLiteral("user:alice"));
    const QJsonObject admins = candidateOf(QStringLiteral("greeter"));
    QCOMPARE(admins.value(QStringLiteral("standing")).toString(), QStringLiteral("admin"));
    const Told shown = oz0(QStringLiteral("candidate show ") + admins.value(QStringLiteral("id")).toString());
    QCOMPARE(shown.status, 0);
    QCOMPARE(shown.json().value(QStringLiteral("candidate")).toObject().value(QStringLiteral("digest")),
             admins.value(QStringLiteral("digest")));
    QCOMPARE(
        shown.json().value(QStringLiteral("timeline")).toArray().first().toObject().value(QStringLiteral("action")).toString(),
        QStringLiteral("candidate.create"));
}

void LocalTest::refusalsAreOnRecord()
{
    // What is on record says the same when it is asked again.
    const QString sample = qEnvironmentVariable("OZ0_SOURCE_DIR") + QStringLiteral("/resources/sample/unit-converter");
    const Told closed = oz0(QStringLiteral("candidate check %1 --select pool=base").arg(sample), QStringLiteral("alice"));
    QCOMPARE(closed.status, 1);
    QCOMPARE(
        closed.json().value(QStringLiteral("refusals")).toArray().first().toObject().value(QStringLiteral("code")).toString(),
        QStringLiteral("node.not_open"));
    QCOMPARE(oz0(QStringLiteral("candidate check %1 --select pool=dev").arg(sample), QStringLiteral("alice")).status, 0);
    QCOMPARE(oz0(QStringLiteral("candidate check %1 --select pool=dev").arg(sample), QStringLiteral("victor")).status, 3);
}

void LocalTest::aSecondStartDoesNoHarm()
{
    const qint64 server = pidOf(QStringLiteral("server"));
    const Told again = oz0(QStringLiteral("local start"));
    QCOMPARE(again.status, 0);
    QCOMPARE(pidOf(QStringLiteral("server")), server);
}

void LocalTest::contextsAreTheOwnersAlone()
{
    const QString file = oz0(QStringLiteral("local context alice")).json().value(QStringLiteral("context")).toString();
    QCOMPARE(QFile::permissions(file) & (QFileDevice::ReadGroup | QFileDevice::ReadOther), QFileDevice::Permissions());
    QCOMPARE(QFile::permissions(folder())
                 & (QFileDevice::ReadGroup | QFileDevice::ExeGroup | QFileDevice::ReadOther | QFileDevice::ExeOther),
             QFileDevice::Permissions());
    QCOMPARE(oz0(QStringLiteral("local context nobody")).status, 2);
}

void LocalTest::U4_removingFreesTheNode()
{
    const QString id = candidateOf(QStringLiteral("text-statistics")).value(QStringLiteral("id")).toString();
    const Told removed = oz0(QStringLiteral("candidate remove %1 --reason test").arg(id));
    QVERIFY2(removed.status == 0, (removed.out + removed.err).constData());
    QVERIFY(removed.json().value(QStringLiteral("residue")).toArray().isEmpty());
    QVERIFY(candidateOf(QStringLiteral("text-statistics")).isEmpty());
    QCOMPARE(oz0(QStringLiteral("candidate remove ") + id).json().value(QStringLiteral("alreadyGone")).toBool(), true);
}

void LocalTest::U4_aStartLeavesARemovedCandidateRemoved()
{
    QTRY_VERIFY(hasEnded(pidOf(QStringLiteral("dev-text-statistics"))));
    const Told again = oz0(QStringLiteral("local start"));
    QVERIFY2(again.status == 0, (again.out + again.err).constData());
    QVERIFY(candidateOf(QStringLiteral("text-statistics")).isEmpty());
    QVERIFY(hasEnded(pidOf(QStringLiteral("dev-text-statistics"))));
}

void LocalTest::aHalfDeadClusterIsToldAndMended()
{
    QCOMPARE(kill(pid_t(pidOf(QStringLiteral("server"))), SIGKILL), 0);
    QCOMPARE(kill(pid_t(pidOf(QStringLiteral("local-2"))), SIGKILL), 0);
    QCOMPARE(kill(pid_t(pidOf(QStringLiteral("dev-greeter"))), SIGKILL), 0);
    QTRY_COMPARE(oz0(QStringLiteral("local status")).status, 4);
    const Told mended = oz0(QStringLiteral("local start"));
    QVERIFY2(mended.status == 0, (mended.out + mended.err).constData());
    QCOMPARE(oz0(QStringLiteral("local status")).status, 0);
    QCOMPARE(candidateOf(QStringLiteral("greeter")).value(QStringLiteral("owner")).toString(), QStringLiteral("user:admin"));
    QVERIFY(pidOf(QStringLiteral("dev-greeter")) > 0);
    QVERIFY(!hasEnded(pidOf(QStringLiteral("dev-greeter"))));
}

void LocalTest::stopLeavesNothing()
{
    const qint64 server = pidOf(QStringLiteral("server"));
    const Told stopped = oz0(QStringLiteral("local stop"));
    QVERIFY2(stopped.status == 0, (stopped.out + stopped.err).constData());
    QVERIFY(stopped.json().value(QStringLiteral("killed")).toArray().isEmpty());
    QVERIFY(hasEnded(server));
    QCOMPARE(QDir(m_home.filePath(QStringLiteral("oz0"))).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
             QStringList());
    QCOMPARE(oz0(QStringLiteral("local stop")).status, 0);
}

QTEST_GUILESS_MAIN(LocalTest)
#include "tst_local.moc"
