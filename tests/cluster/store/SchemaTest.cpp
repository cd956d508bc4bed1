// The schema's steps: a new database, and one left by each older step (tests/data/store/schema-N.sql), stand at the newest.
// `SchemaTest --make-fixture FILE` writes the fixture of the newest step with sqlite3's own dump.
#include "cluster/store/Schema.h"
#include "cluster/store/Database.h"
#include "cluster/store/StoreFixture.h"

#include <QProcess>
#include <QtTest>

using namespace oz0;

namespace {

const char *manifest = "requires: {secrets: [KEY]}\n"
                       "tools:\n  - {id: greeter, server: {module: greeter.server}, functions: [{name: hello}]}\n";

/// What every fixture holds: greeter 1.0.0 installed, alice's candidate ready on dev-1, one refusal on record, one secret.
void fill(StoreFixture &fixture)
{
    const Caller alice = fixture.member("alice", Role::Operator);
    fixture.node("local-1");
    fixture.node("dev-1", openPool("dev"));
    (void)fixture.store().setSecret(fixture.admin(), QStringLiteral("KEY"), QStringLiteral("value"));
    fixture.install(manifestText("greeter", "1.0.0", manifest));
    fixture.settleAll();
    fixture.save(alice, manifestText("greeter", "1.1.0", manifest), pool("dev")).value();
    fixture.settleAll();
    fixture.save(alice, manifestText("other", "1.0.0"), pool("nowhere")).value();
}

int makeFixture(const QString &file)
{
    StoreFixture fixture;
    fill(fixture);
    QProcess dump;
    dump.setStandardOutputFile(file);
    dump.start(QStringLiteral("sqlite3"), {fixture.options().databaseFile, QStringLiteral(".dump")});
    return dump.waitForFinished() && dump.exitCode() == 0 ? 0 : 1;
}

QString fixtureFile(int number)
{
    return qEnvironmentVariable("OZ0_SOURCE_DIR", QStringLiteral("."))
        + QStringLiteral("/tests/data/store/schema-%1.sql").arg(number);
}

void loadFixture(const QString &database, int number)
{
    QFile dump(fixtureFile(number));
    QVERIFY2(dump.open(QIODevice::ReadOnly), qPrintable(dump.fileName()));
    const std::unique_ptr<Database> loaded = std::move(*Database::open(database));
    QString statement;
    while (!dump.atEnd()) {
        statement += QString::fromUtf8(dump.readLine());
        if (!statement.endsWith(QLatin1String(";\n")))
            continue;
        loaded->runOnce(statement);
        QVERIFY2(!loaded->hasFault(), qPrintable(statement));
        statement.clear();
    }
    QCOMPARE(schemaOf(*loaded), number);
}

/// The key that the fixtures' randomness makes first.
void writeKey(const QString &file)
{
    QFile key(file);
    QVERIFY(key.open(QIODevice::WriteOnly));
    key.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    key.write(CountedRandomness().bytes(32));
}

} // namespace

class SchemaTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aNewDatabaseStandsAtTheNewestStep()
    {
        StoreFixture fixture;
        const std::unique_ptr<Database> database = std::move(*Database::open(fixture.options().databaseFile));
        QCOMPARE(schemaOf(*database), newestSchema());
        QVERIFY(newestSchema() >= 1);
    }

    void everyOldStepIsBroughtUpToDate()
    {
        for (int number = 1; number <= newestSchema(); ++number) {
            QTemporaryDir folder;
            ManualClock clock;
            CountedRandomness randomness;
            StoreOptions options;
            options.databaseFile = folder.filePath(QStringLiteral("oz0.sqlite"));
            options.clock = &clock;
            options.randomness = &randomness;
            options.serverStart = clock.now();
            loadFixture(options.databaseFile, number);
            writeKey(options.databaseFile + QStringLiteral(".key"));
            const Result<std::unique_ptr<Store>> store = openSqlStore(options);
            OZ0_OK(store);
            const Caller admin{
                PrincipalId(QStringLiteral("user:dana")), Role::Admin, true, {}, TenantId(QStringLiteral("default"))};
            const Result<ChainCheck> chain = (*store)->verifyAudit(admin, 0, 1000);
            QVERIFY(chain && !chain->broken && chain->isThrough());
            const QList<Candidate> candidates = (*store)->candidates(admin).value();
            QCOMPARE(candidates.size(), 1);
            QCOMPARE(candidates.first().version, QStringLiteral("1.1.0"));
            QCOMPARE(candidates.first().nodes.first().state, PartState::Ready);
            QCOMPARE(candidates.first().secrets.first().as, QStringLiteral("value"));
            QCOMPARE((*store)->refusals(admin, {})->total, 1);
            QCOMPARE((*store)->plugins(admin)->first().version, QStringLiteral("1.0.0"));
            const Caller node{PrincipalId(QStringLiteral("node:dev-1")), Role::None, false, {}, admin.tenant};
            QCOMPARE((*store)
                         ->secretValue(node, PluginName(QStringLiteral("greeter")), candidates.first().id, QStringLiteral("KEY"))
                         .value(),
                     QStringLiteral("value"));
        }
    }

    void aNewerDatabaseIsLeftAlone()
    {
        StoreFixture fixture;
        const std::unique_ptr<Database> database = std::move(*Database::open(fixture.options().databaseFile));
        database->runOnce(QStringLiteral("INSERT INTO schema_steps (number, applied) VALUES (9999, 0)"));
        OZ0_FAILS(openSqlStore(fixture.options()), ErrorCode::StoreFailed);
    }

    void aFileThatIsNoDatabaseIsAnError()
    {
        StoreFixture fixture;
        StoreOptions options = fixture.options();
        options.databaseFile = fixture.folder() + QStringLiteral("/other");
        OZ0_FAILS(openSqlStore(options), ErrorCode::UnreadableFile);
        QFile file(options.databaseFile);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray(4096, 'x'));
        file.close();
        writeKey(options.databaseFile + QStringLiteral(".key"));
        OZ0_FAILS(openSqlStore(options), ErrorCode::StoreFailed);
    }
};

int main(int argc, char *argv[])
{
    QCoreApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == QLatin1String("--make-fixture"))
        return makeFixture(arguments.value(2));
    SchemaTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "SchemaTest.moc"
