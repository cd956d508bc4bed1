// A disk that fills up in the middle of a group: what is answered as failed is not there, and all goes on once there is room.
#include "cluster/store/StoreFixture.h"

#include <QFileInfo>
#include <QtTest>

#include <csignal>

#include <sys/resource.h>

using namespace oz0;

namespace {

/// No file of this process may grow beyond so many bytes: what a full disk is to the database.
class FileLimit
{
public:
    explicit FileLimit(rlim_t bytes)
    {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limited{bytes, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limited);
    }
    ~FileLimit() { setrlimit(RLIMIT_FSIZE, &m_before); }

private:
    rlimit m_before{};
};

/// More than the database holds back in memory, so that it writes before the commit.
BundleFacts bigBundle()
{
    BundleFacts facts;
    facts.digest = Digest(QStringLiteral("sha256:") + QString(64, QLatin1Char('a')));
    facts.plugin = PluginName(QStringLiteral("big"));
    facts.manifestText = QByteArray(8 * 1024 * 1024, 'x');
    return facts;
}

} // namespace

class StoreFullTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void diskThatFillsInAGroupUndoesTheWholeGroupAndNothingElse()
    {
        StoreFixture fixture;
        const Caller admin = fixture.admin();
        OZ0_OK(fixture.store().setSecret(admin, QStringLiteral("BEFORE"), QStringLiteral("v")));
        const qint64 written = QFileInfo(fixture.options().databaseFile + QStringLiteral("-wal")).size();
        {
            const FileLimit limit{rlim_t(written) + 256 * 1024};
            OZ0_OK(fixture.store().beginGroup());
            OZ0_OK(fixture.store().setSecret(admin, QStringLiteral("FIRST"), QStringLiteral("v")));
            QVERIFY(!fixture.store().addBundle(admin, bigBundle()));
            // Its operations are told as failed with the group, so none of them may stay.
            (void)fixture.store().setSecret(admin, QStringLiteral("LAST"), QStringLiteral("v"));
            OZ0_FAILS(fixture.store().commitGroup(), ErrorCode::StoreFailed);
            QCOMPARE(*fixture.store().secretNames(admin), QStringList{QStringLiteral("BEFORE")});
        }
        OZ0_OK(fixture.store().addBundle(admin, bigBundle()));
        OZ0_OK(fixture.store().setSecret(admin, QStringLiteral("AFTER"), QStringLiteral("v")));
        fixture.reopen();
        QCOMPARE(*fixture.store().secretNames(admin), (QStringList{QStringLiteral("AFTER"), QStringLiteral("BEFORE")}));
    }

    void groupThatFailedSaysWhy()
    {
        StoreFixture fixture;
        const FileLimit limit{256 * 1024};
        OZ0_OK(fixture.store().beginGroup());
        (void)fixture.store().addBundle(fixture.admin(), bigBundle());
        const Result<void> committed = fixture.store().commitGroup();
        QVERIFY(!committed);
        QVERIFY2(committed.error().message.contains(QLatin1String("disk")), qPrintable(committed.error().message));
    }
};

QTEST_GUILESS_MAIN(StoreFullTest)
#include "StoreFullTest.moc"
