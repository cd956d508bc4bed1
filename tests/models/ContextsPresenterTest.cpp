// Contexts: added, imported, tested, signed in again and removed, with keychains of every mood.
#include "models/presenters/ContextsPresenter.h"
#include "core/client/TlsProblem.h"
#include "tests/support/FakeKeychain.h"
#include "tests/support/ScriptedServer.h"
#include "tests/support/TestCertificate.h"

#include <QDir>
#include <QFile>
#include <QSslCertificate>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

Q_DECLARE_METATYPE(oz0::ContextDraft)

using namespace oz0;

namespace {

constexpr auto who = R"({"principal":"user:alice","tenant":"default","role":"admin","content":true,"certificates":"",
"serverVersion":"1","tokenExpires":"2030-01-01T00:00:00Z","now":"2026-03-02T14:00:00Z"})";

struct Desk
{
    Desk() : credentials(keychain, Milliseconds(150))
    {
        qputenv("XDG_CONFIG_HOME", folder.path().toLocal8Bit());
        presenter = std::make_unique<ContextsPresenter>(credentials);
        presenter->reload();
    }
    ContextDraft draft(const QString &server = QStringLiteral("http://127.0.0.1:1")) const
    {
        ContextDraft draft;
        draft.name = QStringLiteral("lab");
        draft.server = server;
        draft.token = QStringLiteral("canary-token-9");
        draft.contextClass = ContextClass::Test;
        return draft;
    }
    ContextsPresenter::Kept keep()
    {
        return [this](const Result<Context> &context, TokenPlace where, const QString &reason) {
            kept = context;
            place = where;
            why = reason;
        };
    }
    QByteArray fileOf(const QString &name) const
    {
        QFile file(contextsFolder() + QLatin1Char('/') + name + QStringLiteral("/context.json"));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    QTemporaryDir folder;
    FakeKeychain keychain;
    CredentialStore credentials;
    std::unique_ptr<ContextsPresenter> presenter;
    std::optional<Result<Context>> kept;
    TokenPlace place = TokenPlace::File;
    QString why;
};

} // namespace

class ContextsPresenterTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anAddedContextKeepsItsTokenInTheKeychain();
    void withoutAKeychainTheTokenStaysInMemory_data();
    void withoutAKeychainTheTokenStaysInMemory();
    void aFileHoldsTheTokenOnlyWhenOptedIn();
    void anImportMovesTheTokenToTheKeychain();
    void anImportDoesNotReplaceUnasked();
    void badDraftsNameTheirField_data();
    void badDraftsNameTheirField();
    void aTestTellsWhoOneIs();
    void aTestNamesTheCertificateThatItDoesNotTrust();
    void aTestWithoutTheKeychainSaysSo();
    void aNewTokenTakesTheOldOnesPlace();
    void aRemovedContextLeavesNothing();
    void anUnusableFileIsListedWithItsReason();
};

void ContextsPresenterTest::anAddedContextKeepsItsTokenInTheKeychain()
{
    Desk desk;
    desk.presenter->add(desk.draft(), desk.keep());
    QTRY_VERIFY(desk.kept && *desk.kept);
    QCOMPARE(desk.place, TokenPlace::Keychain);
    QVERIFY(desk.keychain.entries.values().contains(QStringLiteral("canary-token-9")));
    QVERIFY(!desk.fileOf(QStringLiteral("lab")).contains("canary"));
    QCOMPARE(desk.presenter->row(QStringLiteral("lab"))->place, TokenPlace::Keychain);
}

void ContextsPresenterTest::withoutAKeychainTheTokenStaysInMemory_data()
{
    QTest::addColumn<int>("mood");
    QTest::addColumn<QString>("said");
    QTest::newRow("absent") << int(FakeKeychain::Mood::Absent) << QStringLiteral("No keychain answers on this machine.");
    QTest::newRow("locked") << int(FakeKeychain::Mood::Locked) << QStringLiteral("The keychain is locked, or did not permit it.");
    QTest::newRow("hanging") << int(FakeKeychain::Mood::Silent) << QStringLiteral("The keychain does not answer.");
}

void ContextsPresenterTest::withoutAKeychainTheTokenStaysInMemory()
{
    QFETCH(int, mood);
    QFETCH(QString, said);
    Desk desk;
    desk.keychain.mood = FakeKeychain::Mood(mood);
    desk.presenter->add(desk.draft(), desk.keep());
    QTRY_VERIFY(desk.kept && *desk.kept);
    QCOMPARE(desk.place, TokenPlace::Memory);
    QCOMPARE(desk.why, said);
    QVERIFY(!desk.fileOf(QStringLiteral("lab")).contains("canary"));
    QCOMPARE(desk.presenter->row(QStringLiteral("lab"))->place, TokenPlace::Memory);
    // The person may opt for the file then.
    desk.kept.reset();
    desk.presenter->keepInFile(QStringLiteral("lab"), desk.keep());
    QTRY_VERIFY(desk.kept && *desk.kept);
    QVERIFY(desk.fileOf(QStringLiteral("lab")).contains("canary-token-9"));
    QCOMPARE(desk.presenter->row(QStringLiteral("lab"))->place, TokenPlace::File);
}

void ContextsPresenterTest::aFileHoldsTheTokenOnlyWhenOptedIn()
{
    Desk desk;
    ContextDraft draft = desk.draft();
    draft.place = TokenPlace::File;
    desk.presenter->add(draft, desk.keep());
    QTRY_VERIFY(desk.kept && *desk.kept);
    QVERIFY(desk.fileOf(QStringLiteral("lab")).contains("canary-token-9"));
    QVERIFY(desk.keychain.entries.isEmpty());
}

void ContextsPresenterTest::anImportMovesTheTokenToTheKeychain()
{
    Desk desk;
    Context context;
    context.name = QStringLiteral("given");
    context.server = QUrl(QStringLiteral("http://127.0.0.1:1"));
    context.tenant = TenantId(QStringLiteral("default"));
    context.token = QStringLiteral("canary-token-3");
    const QString file = desk.folder.filePath(QStringLiteral("given.json"));
    QVERIFY(writeContext(context, file));
    desk.presenter->importFile(file, false, desk.keep());
    QTRY_VERIFY(desk.kept && *desk.kept);
    QCOMPARE(desk.kept->value().token, QStringLiteral("canary-token-3"));
    QVERIFY(!desk.fileOf(QStringLiteral("given")).contains("canary"));
    QVERIFY(desk.keychain.entries.values().contains(QStringLiteral("canary-token-3")));
}

void ContextsPresenterTest::anImportDoesNotReplaceUnasked()
{
    Desk desk;
    desk.presenter->add(desk.draft(), desk.keep());
    QTRY_VERIFY(desk.kept && *desk.kept);
    Context other = desk.kept->value();
    other.server = QUrl(QStringLiteral("http://127.0.0.1:2"));
    other.tokenInKeychain = false;
    other.token = QStringLiteral("other");
    const QString file = desk.folder.filePath(QStringLiteral("other.json"));
    QVERIFY(writeContext(other, file));
    desk.kept.reset();
    desk.presenter->importFile(file, false, desk.keep());
    QVERIFY(desk.kept && !*desk.kept);
    QCOMPARE(desk.kept->error().code, ErrorCode::Conflict);
    QCOMPARE(desk.kept->error().subject, QStringLiteral("lab"));
    QVERIFY(desk.fileOf(QStringLiteral("lab")).contains("127.0.0.1:1"));
    desk.presenter->importFile(file, true, desk.keep());
    QTRY_VERIFY(desk.fileOf(QStringLiteral("lab")).contains("127.0.0.1:2"));
}

void ContextsPresenterTest::badDraftsNameTheirField_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<ContextDraft>("draft");
    const auto changed = [](auto change) {
        ContextDraft draft;
        draft.name = QStringLiteral("lab");
        draft.server = QStringLiteral("http://127.0.0.1:1");
        draft.token = QStringLiteral("t");
        change(draft);
        return draft;
    };
    QTest::newRow("no name") << "name" << changed([](ContextDraft &draft) { draft.name.clear(); });
    QTest::newRow("a path") << "name" << changed([](ContextDraft &draft) { draft.name = QStringLiteral("../x"); });
    QTest::newRow("no server") << "server" << changed([](ContextDraft &draft) { draft.server.clear(); });
    QTest::newRow("http elsewhere") << "server" << changed([](ContextDraft &draft) {
        draft.server = QStringLiteral("http://oz0.example.org");
    });
    QTest::newRow("https without a CA") << "certificates" << changed([](ContextDraft &draft) {
        draft.server = QStringLiteral("https://oz0.example.org");
    });
    QTest::newRow("no tenant") << "tenant" << changed([](ContextDraft &draft) { draft.tenant.clear(); });
    QTest::newRow("no token") << "token" << changed([](ContextDraft &draft) { draft.token.clear(); });
    QTest::newRow("a token of two lines") << "token"
                                          << changed([](ContextDraft &draft) { draft.token = QStringLiteral("a\r\nX-Evil: 1"); });
}

void ContextsPresenterTest::badDraftsNameTheirField()
{
    QFETCH(QString, field);
    QFETCH(ContextDraft, draft);
    Desk desk;
    const Result<Context> read = desk.presenter->read(draft);
    QVERIFY(!read);
    QCOMPARE(read.error().subject, field);
    QVERIFY(!read.error().message.isEmpty());
}

void ContextsPresenterTest::aTestTellsWhoOneIs()
{
    QByteArray authorization;
    ScriptedServer server([&](const ReceivedRequest &request) {
        authorization = request.headers.value("authorization");
        request.socket->write(ScriptedServer::answer(200, who));
    });
    Desk desk;
    desk.presenter->add(desk.draft(server.url().toString()), desk.keep());
    QTRY_VERIFY(desk.kept && *desk.kept);
    desk.presenter->test(QStringLiteral("lab"));
    QTRY_COMPARE(int(desk.presenter->row(QStringLiteral("lab"))->test), int(ContextRow::Test::Good));
    const QString text = desk.presenter->row(QStringLiteral("lab"))->testText;
    QVERIFY2(text.contains(QStringLiteral("user:alice")) && text.contains(QStringLiteral("Admin")), qPrintable(text));
    QCOMPARE(authorization, QByteArray("Bearer canary-token-9"));
}

void ContextsPresenterTest::aTestNamesTheCertificateThatItDoesNotTrust()
{
    const TestCertificate shown = makeTestCertificate("shown");
    const TestCertificate trusted = makeTestCertificate("trusted");
    ScriptedServer server([](const ReceivedRequest &request) { request.socket->write(ScriptedServer::answer(200, who)); }, shown);
    Desk desk;
    ContextDraft draft = desk.draft(server.url(QStringLiteral("localhost")).toString());
    draft.certificates = trusted.certificate;
    desk.presenter->add(draft, desk.keep());
    QTRY_VERIFY(desk.kept && *desk.kept);
    desk.presenter->test(QStringLiteral("lab"));
    QTRY_COMPARE(int(desk.presenter->row(QStringLiteral("lab"))->test), int(ContextRow::Test::Bad));
    const QString details = desk.presenter->row(QStringLiteral("lab"))->testDetails;
    const QString shownPrint = fingerprint(QSslCertificate(shown.certificate, QSsl::Pem));
    QVERIFY2(details.contains(shownPrint), qPrintable(details));
    QVERIFY(!details.contains(QStringLiteral("canary")));
}

void ContextsPresenterTest::aTestWithoutTheKeychainSaysSo()
{
    Desk desk;
    desk.presenter->add(desk.draft(), desk.keep());
    QTRY_VERIFY(desk.kept && *desk.kept);
    CredentialStore afterARestart(desk.keychain, Milliseconds(150));
    desk.keychain.mood = FakeKeychain::Mood::Silent;
    ContextsPresenter presenter(afterARestart);
    presenter.reload();
    presenter.test(QStringLiteral("lab"));
    QTRY_COMPARE(int(presenter.row(QStringLiteral("lab"))->test), int(ContextRow::Test::Bad));
    QCOMPARE(presenter.row(QStringLiteral("lab"))->testText, QStringLiteral("The keychain does not answer."));
}

void ContextsPresenterTest::aNewTokenTakesTheOldOnesPlace()
{
    Desk desk;
    desk.presenter->add(desk.draft(), desk.keep());
    QTRY_VERIFY(desk.kept && *desk.kept);
    desk.kept.reset();
    desk.presenter->replaceToken(QStringLiteral("lab"), QStringLiteral("canary-token-10"), desk.keep());
    QTRY_VERIFY(desk.kept && *desk.kept);
    QCOMPARE(desk.keychain.entries.values(), QStringList{QStringLiteral("canary-token-10")});
    QVERIFY(!desk.fileOf(QStringLiteral("lab")).contains("canary"));
}

void ContextsPresenterTest::aRemovedContextLeavesNothing()
{
    Desk desk;
    desk.presenter->add(desk.draft(), desk.keep());
    QTRY_VERIFY(desk.kept && *desk.kept);
    QVERIFY(desk.presenter->remove(QStringLiteral("lab")));
    QTRY_VERIFY(desk.keychain.entries.isEmpty());
    QVERIFY(!QDir(contextsFolder() + QStringLiteral("/lab")).exists());
    QCOMPARE(desk.presenter->model().rowCount(), 0);
}

void ContextsPresenterTest::anUnusableFileIsListedWithItsReason()
{
    Desk desk;
    QVERIFY(QDir().mkpath(contextsFolder() + QStringLiteral("/open")));
    QFile file(contextsFolder() + QStringLiteral("/open/context.json"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{}");
    file.close();
    QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::ReadOther));
    desk.presenter->reload();
    QCOMPARE(desk.presenter->model().rowCount(), 1);
    QVERIFY(desk.presenter->model().at(0).problem.contains(QStringLiteral("chmod 600")));
}

QTEST_GUILESS_MAIN(ContextsPresenterTest)
#include "ContextsPresenterTest.moc"
