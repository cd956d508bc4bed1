// kill -9 of a process that writes: nothing that it acknowledged is lost, and nothing stands half.
#include "cluster/store/StoreFixture.h"
#include "core/base/Clock.h"
#include "core/wire/AuditChain.h"

#include <QProcess>
#include <QtTest>

#include <algorithm>
#include <cstdio>

using namespace oz0;

namespace {

constexpr int kills = 20;
const TenantId tenant(QStringLiteral("default"));
const PrincipalId dana(QStringLiteral("user:dana"));
const Caller admin{dana, Role::Admin, true, QStringLiteral("session:1"), tenant};
const char *greeter = "tools:\n  - {id: greeter, server: {module: greeter.server}, functions: [{name: hello}]}\n";

StoreOptions optionsIn(const QString &folder, const Clock &clock, Randomness &randomness)
{
    StoreOptions options;
    options.databaseFile = folder + QStringLiteral("/oz0.sqlite");
    options.clock = &clock;
    options.randomness = &randomness;
    options.serverStart = clock.now();
    return options;
}

BundleFacts bundleOf(const QByteArray &manifest)
{
    BundleFacts facts;
    facts.digest = Digest(QStringLiteral("sha256:")
                          + QString::fromLatin1(QCryptographicHash::hash(manifest, QCryptographicHash::Sha256).toHex()));
    facts.plugin = PluginName(QStringLiteral("greeter"));
    facts.manifestText = manifest;
    return facts;
}

/// Saves and removes without end, in groups of three, and says each number once its group is committed.
int writeForEver(const QString &folder, int start)
{
    SystemClock clock;
    SystemRandomness randomness;
    Result<std::unique_ptr<Store>> store = openSqlStore(optionsIn(folder, clock, randomness));
    if (!store)
        return 1;
    for (int number = start;; number += 3) {
        if (!(*store)->beginGroup())
            return 2;
        for (int at = number; at < number + 3; ++at) {
            const BundleFacts facts = bundleOf(
                manifestText("greeter", QByteArray("1.0." + QByteArray::number(at)).constData(), greeter));
            SaveRequest save;
            save.plugin = facts.plugin;
            save.digest = facts.digest;
            save.holder = holder("a");
            save.start = true;
            const bool done = (*store)->addBundle(admin, facts).has_value()
                && (*store)->setSecret(admin, QStringLiteral("N%1").arg(at), QString::number(at)).has_value();
            const Result<SaveAnswer> saved = (*store)->saveCandidate(admin, save);
            if (!done || !saved)
                return 3;
        }
        if (!(*store)->commitGroup())
            return 4;
        std::printf("%d\n", number + 2);
        std::fflush(stdout);
    }
}

} // namespace

class StoreCrashTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingAcknowledgedIsLostAndNothingStandsHalf()
    {
        QTemporaryDir folder;
        SystemClock clock;
        SystemRandomness randomness;
        const StoreOptions options = optionsIn(folder.path(), clock, randomness);
        OZ0_OK(initTenant(options, tenant, dana));
        joinNodes(options);
        int acknowledged = 0;
        for (int kill = 0; kill < kills; ++kill) {
            QProcess writer;
            writer.start(QCoreApplication::applicationFilePath(),
                         {QStringLiteral("--write"), folder.path(), QString::number(acknowledged + 1)});
            const int wanted = acknowledged + 3 * (1 + kill % 4);
            while (acknowledged < wanted) {
                QVERIFY2(writer.canReadLine() || writer.waitForReadyRead(30000),
                         qPrintable(QString::fromUtf8(writer.readAllStandardError())));
                while (writer.canReadLine())
                    acknowledged = writer.readLine().trimmed().toInt();
            }
            writer.kill(); // SIGKILL, in the middle of the next group
            QVERIFY(writer.waitForFinished(30000));
            while (writer.canReadLine())
                acknowledged = writer.readLine().trimmed().toInt();
            acknowledged = check(options, acknowledged);
        }
        QVERIFY(acknowledged >= kills * 3);
    }

private:
    static void joinNodes(const StoreOptions &options)
    {
        const std::unique_ptr<Store> store = std::move(*openSqlStore(options));
        for (const char *name : {"one", "two"}) {
            const IssuedToken token = store->addJoinToken(admin, JoinToken{}).value();
            OZ0_OK(store->join(QCryptographicHash::hash(token.token.toUtf8(), QCryptographicHash::Sha256),
                               {NodeName(QLatin1String(name)), {}}));
        }
    }

    /// The number of the last whole operation in the database.
    static int check(const StoreOptions &options, int acknowledged)
    {
        const std::unique_ptr<Store> store = std::move(*openSqlStore(options));
        const QStringList names = store->secretNames(admin).value();
        const int last = int(names.size());
        [&] {
            QVERIFY2(last >= acknowledged, qPrintable(QStringLiteral("%1 of %2 acknowledged").arg(last).arg(acknowledged)));
            QCOMPARE(last % 3, 0); // a group stands whole or not at all
            for (int number = 1; number <= last; ++number)
                QVERIFY(names.contains(QStringLiteral("N%1").arg(number)));
            const QList<Candidate> candidates = store->candidates(admin).value();
            QCOMPARE(candidates.size(), 1);
            QCOMPARE(candidates.first().version, QStringLiteral("1.0.%1").arg(last));
            const QList<Node> nodes = store->nodes(admin).value();
            for (const Node &node : nodes)
                QVERIFY(node.candidate && node.candidate->id == candidates.first().id);
            QCOMPARE(candidates.first().nodes.size(), nodes.size());
            checkChain(*store);
        }();
        return last;
    }

    static void checkChain(Store &store)
    {
        QList<AuditEntry> chain;
        PageRequest page;
        page.limit = 1000;
        page.newestFirst = false;
        do {
            const Page<AuditEntry> part = store.audit(admin, page).value();
            chain += part.items;
            page.after = part.next;
        } while (!page.after.isEmpty());
        QVERIFY(!firstBreak(chain));
    }
};

int main(int argc, char *argv[])
{
    QCoreApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == QLatin1String("--write"))
        return writeForEver(arguments.value(2), arguments.value(3).toInt());
    StoreCrashTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "StoreCrashTest.moc"
