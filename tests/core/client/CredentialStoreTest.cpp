// Where tokens are kept, and what a keychain that hangs, is locked or is not there does to that.
#include "core/client/CredentialStore.h"
#include "core/base/MonotonicClock.h"
#include "core/client/Await.h"
#include "core/client/ContextGate.h"
#include "core/client/HttpApiClient.h"
#include "core/client/RequestScope.h"
#include "tests/support/FakeKeychain.h"
#include "tests/support/ScriptedServer.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

using namespace oz0;

namespace {

constexpr Milliseconds shortly{200};

Context contextFor(const QString &server = QStringLiteral("https://oz0.example.org:7443"))
{
    Context context;
    context.name = QStringLiteral("prod-eu");
    context.server = QUrl(server);
    context.tenant = TenantId(QStringLiteral("default"));
    context.tokenInKeychain = true;
    return context;
}

template <class T>
struct Waited
{
    explicit Waited(QFuture<Result<T>> future)
    {
        await(std::move(future), &owner, [this](const Result<T> &given) { result = given; });
    }
    QObject owner;
    std::optional<Result<T>> result;
};

} // namespace

class CredentialStoreTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTokenComesBackFromTheKeychain();
    void aContextPointedElsewhereFindsNoToken();
    void aHangingKeychainCostsItsDeadlineOnce();
    void aKeychainThatSpeaksAgainIsAskedAgain();
    void lockedAndAbsentKeychainsSaySo_data();
    void lockedAndAbsentKeychainsSaySo();
    void aTokenThatCouldNotBeKeptStaysInMemory();
    void forgottenMeansForgotten();
    void requestsWaitForTheToken();
    void requestsFailWithoutTheToken();
    void theFileNamesNoTokenThatLiesInTheKeychain();
    void aNameThatIsNoFolderIsRefused();
};

void CredentialStoreTest::aTokenComesBackFromTheKeychain()
{
    FakeKeychain keychain;
    CredentialStore store(keychain);
    Waited<void> kept(store.keep(contextFor(), QStringLiteral("t0ken")));
    QTRY_VERIFY(kept.result && *kept.result);
    CredentialStore other(keychain);
    Waited<QString> read(other.token(contextFor()));
    QTRY_VERIFY(read.result);
    QVERIFY(*read.result);
    QCOMPARE(read.result->value(), QStringLiteral("t0ken"));
}

void CredentialStoreTest::aContextPointedElsewhereFindsNoToken()
{
    FakeKeychain keychain;
    CredentialStore store(keychain);
    Waited<void> kept(store.keep(contextFor(), QStringLiteral("t0ken")));
    QTRY_VERIFY(kept.result);
    Waited<QString> read(store.token(contextFor(QStringLiteral("https://elsewhere.example.org:7443"))));
    QTRY_VERIFY(read.result);
    QVERIFY(!*read.result);
    QCOMPARE(read.result->error().code, ErrorCode::NotFound);
}

void CredentialStoreTest::aHangingKeychainCostsItsDeadlineOnce()
{
    FakeKeychain keychain;
    keychain.mood = FakeKeychain::Mood::Silent;
    CredentialStore store(keychain, shortly);
    QElapsedTimer clock;
    clock.start();
    Waited<QString> first(store.token(contextFor()));
    QTRY_VERIFY(first.result);
    QVERIFY(clock.elapsed() >= shortly.count());
    QCOMPARE(first.result->error().code, ErrorCode::TimedOut);
    Waited<QString> second(store.token(contextFor()));
    QTRY_VERIFY(second.result);
    QCOMPARE(second.result->error().code, ErrorCode::TimedOut);
    QCOMPARE(keychain.asked, 1);
}

void CredentialStoreTest::aKeychainThatSpeaksAgainIsAskedAgain()
{
    FakeKeychain keychain;
    keychain.entries.insert(CredentialStore::keyOf(contextFor()), QStringLiteral("t0ken"));
    keychain.mood = FakeKeychain::Mood::Silent;
    CredentialStore store(keychain, shortly);
    Waited<QString> first(store.token(contextFor()));
    QTRY_VERIFY(first.result);
    keychain.speak();
    QTRY_VERIFY([&] {
        Waited<QString> again(store.token(contextFor()));
        return QTest::qWaitFor([&] { return again.result.has_value(); }) && again.result->has_value();
    }());
}

void CredentialStoreTest::lockedAndAbsentKeychainsSaySo_data()
{
    QTest::addColumn<int>("mood");
    QTest::addColumn<int>("code");
    QTest::newRow("locked") << int(FakeKeychain::Mood::Locked) << int(ErrorCode::NotPermitted);
    QTest::newRow("absent") << int(FakeKeychain::Mood::Absent) << int(ErrorCode::Unreachable);
}

void CredentialStoreTest::lockedAndAbsentKeychainsSaySo()
{
    QFETCH(int, mood);
    QFETCH(int, code);
    FakeKeychain keychain;
    keychain.mood = FakeKeychain::Mood(mood);
    CredentialStore store(keychain);
    Waited<QString> read(store.token(contextFor()));
    QTRY_VERIFY(read.result);
    QCOMPARE(int(read.result->error().code), code);
    Waited<void> kept(store.keep(contextFor(), QStringLiteral("t0ken")));
    QTRY_VERIFY(kept.result);
    QCOMPARE(int(kept.result->error().code), code);
    QVERIFY(!kept.result->error().message.contains(QStringLiteral("t0ken")));
}

void CredentialStoreTest::aTokenThatCouldNotBeKeptStaysInMemory()
{
    FakeKeychain keychain;
    keychain.mood = FakeKeychain::Mood::Absent;
    CredentialStore store(keychain);
    Waited<void> kept(store.keep(contextFor(), QStringLiteral("t0ken")));
    QTRY_VERIFY(kept.result);
    QVERIFY(!*kept.result);
    Waited<QString> read(store.token(contextFor()));
    QTRY_VERIFY(read.result && *read.result);
    QCOMPARE(read.result->value(), QStringLiteral("t0ken"));
    CredentialStore afterARestart(keychain);
    Waited<QString> later(afterARestart.token(contextFor()));
    QTRY_VERIFY(later.result);
    QVERIFY(!*later.result);
}

void CredentialStoreTest::forgottenMeansForgotten()
{
    FakeKeychain keychain;
    CredentialStore store(keychain);
    Waited<void> kept(store.keep(contextFor(), QStringLiteral("t0ken")));
    QTRY_VERIFY(kept.result);
    Waited<void> gone(store.forget(contextFor()));
    QTRY_VERIFY(gone.result);
    QVERIFY(keychain.entries.isEmpty());
    Waited<QString> read(store.token(contextFor()));
    QTRY_VERIFY(read.result);
    QVERIFY(!*read.result);
}

void CredentialStoreTest::requestsWaitForTheToken()
{
    QByteArray authorization;
    ScriptedServer server([&](const ReceivedRequest &request) {
        authorization = request.headers.value("authorization");
        request.socket->write(ScriptedServer::answer(200, "{}"));
    });
    FakeKeychain keychain;
    const Context context = contextFor(server.url().toString());
    keychain.entries.insert(CredentialStore::keyOf(context), QStringLiteral("t0ken"));
    keychain.mood = FakeKeychain::Mood::Silent;
    CredentialStore store(keychain);
    SystemMonotonicClock clock;
    ContextGate gate(ContextClass::Local, clock);
    HttpApiClient client(context, gate);
    client.transport().setTokenSource([&] { return store.token(context); });
    RequestScope scope;
    Waited<QJsonObject> answer(client.call(scope, "GET", QStringLiteral("plugins"), {}));
    Waited<QJsonObject> other(client.call(scope, "GET", QStringLiteral("nodes"), {}));
    QTRY_COMPARE(keychain.asked, 1);
    QVERIFY(authorization.isEmpty());
    keychain.speak();
    QTRY_VERIFY(answer.result && *answer.result);
    QTRY_VERIFY(other.result && *other.result);
    QCOMPARE(authorization, QByteArray("Bearer t0ken"));
    QCOMPARE(keychain.asked, 1);
}

void CredentialStoreTest::requestsFailWithoutTheToken()
{
    ScriptedServer server([](const ReceivedRequest &) {});
    FakeKeychain keychain;
    keychain.mood = FakeKeychain::Mood::Locked;
    const Context context = contextFor(server.url().toString());
    CredentialStore store(keychain);
    SystemMonotonicClock clock;
    ContextGate gate(ContextClass::Local, clock);
    HttpApiClient client(context, gate);
    client.transport().setTokenSource([&] { return store.token(context); });
    RequestScope scope;
    Waited<QJsonObject> answer(client.call(scope, "GET", QStringLiteral("plugins"), {}));
    QTRY_VERIFY(answer.result);
    QCOMPARE(answer.result->error().code, ErrorCode::NotSignedIn);
    QVERIFY(answer.result->error().message.contains(QStringLiteral("locked")));
    // A person is not asked again and again to open it.
    Waited<QJsonObject> again(client.call(scope, "GET", QStringLiteral("plugins"), {}));
    QTRY_VERIFY(again.result);
    QCOMPARE(keychain.asked, 1);
    QVERIFY(server.requests().isEmpty());
}

void CredentialStoreTest::theFileNamesNoTokenThatLiesInTheKeychain()
{
    QTemporaryDir folder;
    qputenv("XDG_CONFIG_HOME", folder.path().toLocal8Bit());
    Context context = contextFor(QStringLiteral("http://127.0.0.1:7443"));
    context.token = QStringLiteral("canary-token-77");
    for (const TokenPlace place : {TokenPlace::Keychain, TokenPlace::Memory, TokenPlace::File}) {
        const Result<Context> kept = keepContext(context, place);
        QVERIFY(kept);
        QFile file(kept->file);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().contains("canary-token-77"), place == TokenPlace::File);
        QCOMPARE(file.permissions() & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
        const Result<Context> read = readContext(kept->file);
        QVERIFY(read);
        QCOMPARE(read->tokenInKeychain, place != TokenPlace::File);
    }
}

void CredentialStoreTest::aNameThatIsNoFolderIsRefused()
{
    Context context = contextFor();
    context.name = QStringLiteral("../elsewhere");
    const Result<Context> kept = keepContext(context, TokenPlace::File);
    QVERIFY(!kept);
    QCOMPARE(kept.error().code, ErrorCode::InvalidContext);
}

QTEST_GUILESS_MAIN(CredentialStoreTest)
#include "CredentialStoreTest.moc"
