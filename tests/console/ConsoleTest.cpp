// The whole console against a server that the test plays: links, languages, and a token that ends while somebody works.
#include "app/console/Console.h"
#include "core/wire/Codec.h"
#include "tests/support/SampleTenant.h"
#include "tests/support/ScriptedServer.h"
#include "ui/dialogs/RemoveDialog.h"
#include "ui/dialogs/SignInDialog.h"
#include "ui/pages/CandidatesPage.h"
#include "ui/pages/StartPage.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/Table.h"

#include <QApplication>
#include <QJsonDocument>
#include <QLineEdit>
#include <QMenuBar>
#include <QMessageBox>
#include <QTemporaryDir>
#include <QTest>

using namespace oz0;

namespace {

constexpr auto goodToken = "canary-token-1";
constexpr auto newToken = "canary-token-2";

/// Knows one token at a time; answers who one is and everything at once, then holds each long poll.
struct PlayedServer
{
    PlayedServer() : server([this](const ReceivedRequest &request) { answer(request); }) { }

    void answer(const ReceivedRequest &request)
    {
        const auto give = [&](int status, const QByteArray &body) {
            request.socket->write(ScriptedServer::answer(status, body));
        };
        if (request.headers.value("authorization") != "Bearer " + accepted) {
            give(
                401,
                R"({"type":"about:blank","title":"Not signed in","status":401,"code":"access.not_signed_in","detail":"this token is not known"})");
        } else if (request.target.startsWith("/v1/whoami")) {
            WhoAmI who;
            who.principal = PrincipalId(QStringLiteral("user:root"));
            who.tenant = TenantId(QStringLiteral("default"));
            who.role = Role::Admin;
            give(200, QJsonDocument(toJson(who)).toJson());
        } else if (request.target.contains("/changes")) {
            ChangeSet nothing;
            nothing.from = nothing.to = sample.to;
            nothing.now = sample.now;
            if (request.target.contains("since=-1"))
                give(200, QJsonDocument(toJson(sample)).toJson());
            else if (request.target.contains("wait=0"))
                give(200, QJsonDocument(toJson(nothing)).toJson());
            else
                held.append(request);
        } else {
            give(404, R"({"type":"about:blank","title":"Not found","status":404,"code":"not_found","detail":"not here"})");
        }
    }
    /// The token is not accepted any more, and who waits is told.
    void endToken()
    {
        accepted = newToken;
        for (const ReceivedRequest &request : std::exchange(held, {})) {
            if (request.socket)
                answer(request);
        }
    }
    Context context(const QString &name) const
    {
        Context context;
        context.name = name;
        context.server = server.url();
        context.tenant = TenantId(QStringLiteral("default"));
        context.contextClass = ContextClass::Local;
        context.token = QLatin1String(goodToken);
        return context;
    }

    QByteArray accepted = goodToken;
    ChangeSet sample = sampleTenant(Instant(Milliseconds(1772460000000)));
    QList<ReceivedRequest> held;
    ScriptedServer server;
};

struct Desk
{
    explicit Desk(const ConsoleOptions &options = {})
    {
        qputenv("XDG_CONFIG_HOME", folder.path().toLocal8Bit());
        console = std::make_unique<Console>(*qobject_cast<QApplication *>(QCoreApplication::instance()), options,
                                            folder.filePath(QStringLiteral("console.ini")));
        console->window().show();
    }
    void keep(const Context &context)
    {
        QVERIFY(writeContext(context, contextsFolder() + QLatin1Char('/') + context.name + QStringLiteral("/context.json")));
    }
    bool isListed(int rows = 18)
    {
        return QTest::qWaitFor([&] { return console->session() && console->session()->candidates.filter().rowCount() == rows; },
                               20000);
    }
    template <class T>
    T *find(const char *name)
    {
        return console->window().findChild<T *>(QLatin1String(name));
    }
    /// The page selects its first row by itself, later; this comes after that.
    bool select(int row)
    {
        const auto isSelected = [&](int wanted) {
            return selection() == QList<CandidateId>{console->session()->candidates.filter().idAt(wanted)};
        };
        if (!QTest::qWaitFor([&] { return isSelected(0); }))
            return false;
        find<Table>("candidates")->selectRow(row);
        return QTest::qWaitFor([&] { return isSelected(row); });
    }
    QList<CandidateId> selection() { return console->session()->candidates.selection(); }

    QTemporaryDir folder;
    PlayedServer played;
    std::unique_ptr<Console> console;
};

} // namespace

class ConsoleTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QApplication::setEffectEnabled(Qt::UI_General, false); }
    void cleanup() { QApplication::setLayoutDirection(Qt::LeftToRight); }
    void aLinkOpensItsContextAndSelects();
    void aLinkIntoAnUnknownContextIsTold();
    void aLanguageIsSwitchedWithoutLosingThePlace();
    void theStartPageSpeaksTheNewLanguageToo();
    void aTokenThatEndsIsToldAndReplacedWithNothingLost();
    void aTokenThatEndsBehindADialogIsToldThere();
    void aRefusedNewTokenChangesNothing();
    void aContextThatCannotBeOpenedIsToldInTheOpenWindow();
};

void ConsoleTest::aLinkOpensItsContextAndSelects()
{
    Desk desk;
    desk.keep(desk.played.context(QStringLiteral("lab")));
    desk.keep(desk.played.context(QStringLiteral("other")));
    const CandidateId wanted = desk.played.sample.candidates.last().id;
    QVERIFY(desk.console->openLink({QStringLiteral("lab"), QStringLiteral("default"), ConsolePlace::Candidates, wanted.text()}));
    QCOMPARE(desk.console->session()->session.context().name, QStringLiteral("lab"));
    QVERIFY(desk.isListed());
    QTRY_COMPARE(desk.selection(), QList<CandidateId>{wanted});
    // From a page of this window into another context.
    Q_EMIT desk.console->page()->linkActivated(
        {QStringLiteral("other"), QStringLiteral("default"), ConsolePlace::Candidates, {}});
    QTRY_COMPARE(desk.console->session()->session.context().name, QStringLiteral("other"));
}

void ConsoleTest::aLinkIntoAnUnknownContextIsTold()
{
    ConsoleOptions options;
    options.link = QStringLiteral("oz0://nowhere/default/candidates");
    Desk desk(options);
    desk.console->start();
    QVERIFY(!desk.console->session());
    QVERIFY(desk.find<QLabel>("startProblem")->text().contains(QStringLiteral("nowhere")));
}

void ConsoleTest::aLanguageIsSwitchedWithoutLosingThePlace()
{
    Desk desk;
    desk.console->open(desk.played.context(QStringLiteral("lab")));
    QVERIFY(desk.isListed());
    CandidateQuery query;
    query.owner = PrincipalId(QStringLiteral("user:alice"));
    desk.console->session()->candidates.filter().setQuery(query);
    QVERIFY(desk.isListed(2));
    desk.find<Table>("candidates")->selectRow(1);
    const QList<CandidateId> selected{desk.console->session()->candidates.filter().idAt(1)};
    QTRY_COMPARE(desk.selection(), selected);
    desk.console->speak(QStringLiteral("de"));
    QTRY_COMPARE(desk.find<QMenuBar>("menuBar")->actions().first()->text(), QStringLiteral("&Datei"));
    QCOMPARE(desk.console->page()->title(), QStringLiteral("Kandidaten"));
    QCOMPARE(desk.console->session()->candidates.filter().query(), query);
    QCOMPARE(desk.console->session()->candidates.filter().rowCount(), 2);
    QTRY_COMPARE(desk.selection(), selected);
    QCOMPARE(QSettings(desk.folder.filePath(QStringLiteral("console.ini")), QSettings::IniFormat)
                 .value(QStringLiteral("language"))
                 .toString(),
             QStringLiteral("de"));
    desk.console->speak(QStringLiteral("en"));
    QTRY_COMPARE(desk.find<QMenuBar>("menuBar")->actions().first()->text(), QStringLiteral("&File"));
    QTRY_COMPARE(desk.selection(), selected);
}

void ConsoleTest::theStartPageSpeaksTheNewLanguageToo()
{
    Desk desk;
    desk.console->speak(QStringLiteral("de"));
    QTRY_VERIFY(desk.find<QPushButton>("startLocal")->text().contains(QStringLiteral("starten")));
    desk.console->speak(QStringLiteral("en"));
    QTRY_VERIFY(desk.find<QPushButton>("startLocal")->text().contains(QStringLiteral("Start")));
}

void ConsoleTest::aTokenThatEndsIsToldAndReplacedWithNothingLost()
{
    Desk desk;
    desk.console->open(desk.played.context(QStringLiteral("lab")));
    QVERIFY(desk.isListed());
    QVERIFY(desk.select(3));
    const QList<CandidateId> selected = desk.selection();
    QTRY_VERIFY(!desk.played.held.isEmpty());
    desk.played.endToken();
    auto *banner = desk.find<Banner>("banner");
    QTRY_VERIFY(banner->isVisible());
    QVERIFY(banner->findChild<QLabel *>(QStringLiteral("bannerText"))
                ->accessibleName()
                .contains(QStringLiteral("does not accept your token")));
    QCOMPARE(desk.console->page()->state(), PageState::Stale);
    QVERIFY(!desk.console->session()->candidates.removal().action.allowed);
    banner->findChild<QPushButton *>(QStringLiteral("signIn"))->click();
    auto *dialog = desk.console->window().findChild<SignInDialog *>();
    QVERIFY(dialog);
    dialog->findChild<QLineEdit *>(QStringLiteral("newToken"))->setText(QLatin1String(newToken));
    dialog->findChild<QPushButton *>(QStringLiteral("confirmSignIn"))->click();
    QTRY_VERIFY(!banner->isVisible());
    QCOMPARE(desk.console->page()->state(), PageState::Ready);
    QCOMPARE(desk.selection(), selected);
    QVERIFY(desk.console->session()->candidates.removal().action.allowed);
}

void ConsoleTest::aTokenThatEndsBehindADialogIsToldThere()
{
    Desk desk;
    desk.console->open(desk.played.context(QStringLiteral("lab")));
    QVERIFY(desk.isListed());
    QTRY_VERIFY(desk.console->session()->session.who());
    QVERIFY(desk.select(3));
    QTRY_VERIFY(desk.console->session()->candidates.removal().action.allowed);
    QTRY_VERIFY(!desk.played.held.isEmpty());
    QCOMPARE(int(desk.console->session()->candidates.confirmationFor(desk.selection())), int(Confirmation::Dialog));
    desk.find<QAction>("actionRemove")->trigger();
    auto *remove = desk.console->window().findChild<RemoveDialog *>();
    QVERIFY(remove);
    remove->findChild<QLineEdit *>(QStringLiteral("reason"))->setText(QStringLiteral("Frees the node"));
    desk.played.endToken();
    auto *bar = remove->findChild<Banner *>();
    QVERIFY(bar);
    QTRY_VERIFY(bar->isVisible());
    QVERIFY(!remove->findChild<QPushButton *>(QStringLiteral("confirmRemove"))->isEnabled());
    bar->findChild<QPushButton *>(QStringLiteral("signIn"))->click();
    auto *dialog = remove->findChild<SignInDialog *>();
    QVERIFY(dialog);
    dialog->findChild<QLineEdit *>(QStringLiteral("newToken"))->setText(QLatin1String(newToken));
    dialog->findChild<QPushButton *>(QStringLiteral("confirmSignIn"))->click();
    QTRY_VERIFY(!bar->isVisible());
    QCOMPARE(remove->findChild<QLineEdit *>(QStringLiteral("reason"))->text(), QStringLiteral("Frees the node"));
    QVERIFY(remove->isVisible());
    remove->close();
}

void ConsoleTest::aRefusedNewTokenChangesNothing()
{
    Desk desk;
    desk.console->open(desk.played.context(QStringLiteral("lab")));
    QVERIFY(desk.isListed());
    QTRY_VERIFY(!desk.played.held.isEmpty());
    desk.played.endToken();
    QTRY_VERIFY(desk.find<Banner>("banner")->isVisible());
    desk.find<QPushButton>("signIn")->click();
    auto *dialog = desk.console->window().findChild<SignInDialog *>();
    QVERIFY(dialog);
    dialog->findChild<QLineEdit *>(QStringLiteral("newToken"))->setText(QStringLiteral("wrong"));
    dialog->findChild<QPushButton *>(QStringLiteral("confirmSignIn"))->click();
    auto *said = dialog->findChild<QLabel *>(QStringLiteral("signInSaid"));
    QTRY_COMPARE(said->text(), QStringLiteral("The server does not know this token."));
    QVERIFY(dialog->isVisible());
    QVERIFY(desk.find<Banner>("banner")->isVisible());
    dialog->close();
}

void ConsoleTest::aContextThatCannotBeOpenedIsToldInTheOpenWindow()
{
    Desk desk;
    desk.console->open(desk.played.context(QStringLiteral("lab")));
    QVERIFY(desk.isListed());
    Q_EMIT desk.console->window().contextChosen(QStringLiteral("nowhere"));
    auto *box = desk.console->window().findChild<QMessageBox *>();
    QVERIFY(box);
    QTRY_VERIFY(box->isVisible());
    QVERIFY2(box->informativeText().contains(QLatin1String("nowhere")), qPrintable(box->informativeText()));
    QCOMPARE(desk.console->session()->session.context().name, QStringLiteral("lab"));
    box->close();
}

QTEST_MAIN(ConsoleTest)
#include "ConsoleTest.moc"
