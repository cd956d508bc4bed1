// The dialogs of contexts and of signing in, used as a person would.
#include "ui/dialogs/ContextsDialog.h"
#include "tests/support/FakeKeychain.h"
#include "tests/support/ScriptedServer.h"
#include "tests/ui/ConsoleFixture.h"
#include "ui/Translations.h"
#include "ui/dialogs/AddContextDialog.h"
#include "ui/dialogs/SignInDialog.h"
#include "ui/widgets/Table.h"
#include "ui/widgets/TableHeader.h"

#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QSignalSpy>

using namespace oz0;

namespace {

constexpr auto who = R"({"principal":"user:alice","tenant":"default","role":"admin","content":true,"certificates":"",
"serverVersion":"1","tokenExpires":"2030-01-01T00:00:00Z","now":"2026-03-02T14:00:00Z"})";

struct Desk
{
    Desk()
        : theme(*qobject_cast<QApplication *>(QCoreApplication::instance()), SchemeChoice::Light),
          credentials(keychain, Milliseconds(150))
    {
        qputenv("XDG_CONFIG_HOME", folder.path().toLocal8Bit());
        presenter = std::make_unique<ContextsPresenter>(credentials);
        window.resize(1000, 700);
        window.show();
        dialog = new ContextsDialog(theme, *presenter, prompt, &window);
        dialog->show();
    }
    template <class T>
    T *in(const char *name)
    {
        return dialog->findChild<T *>(QLatin1String(name));
    }
    void add(const QString &name, const QUrl &server)
    {
        in<QPushButton>("addContext")->click();
        auto *form = qobject_cast<AddContextDialog *>(prompt.shown);
        QVERIFY(form);
        form->findChild<QLineEdit *>(QStringLiteral("contextName"))->setText(name);
        form->findChild<QLineEdit *>(QStringLiteral("contextServer"))->setText(server.toString());
        form->findChild<QLineEdit *>(QStringLiteral("contextToken"))->setText(QStringLiteral("canary-token-5"));
        auto *kind = form->findChild<QComboBox *>(QStringLiteral("contextClass"));
        kind->setCurrentIndex(kind->findData(int(ContextClass::Test)));
        form->findChild<QPushButton *>(QStringLiteral("confirmAdd"))->click();
        QTRY_VERIFY(presenter->row(name));
        QTRY_VERIFY(!prompt.shown);
    }
    QString said() { return in<QLabel>("contextsSaid")->text(); }

    QTemporaryDir folder;
    Theme theme;
    FakePrompt prompt;
    FakeKeychain keychain;
    CredentialStore credentials;
    std::unique_ptr<ContextsPresenter> presenter;
    QWidget window;
    ContextsDialog *dialog;
};

} // namespace

class ContextsDialogTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QApplication::setEffectEnabled(Qt::UI_General, false);
        installTranslations(*QCoreApplication::instance(), QLocale::c());
    }
    void withoutContextsEveryActionSaysWhyItIsOff();
    void theWindowsOwnContextIsListedThoughNoFileHoldsIt();
    void aContextIsAddedTestedAndOpened();
    void withoutAKeychainTheFileIsOffered();
    void whatIsMissingIsSaidBeforeAnythingIsKept();
    void aNewTokenIsAskedForAndKept();
    void removingAsksFirst();
    void anImportOfAKnownNameAsksFirst();
    void tokensAreNeverShown();
};

void ContextsDialogTest::withoutContextsEveryActionSaysWhyItIsOff()
{
    Desk desk;
    for (const char *name : {"switchContext", "testContext", "signInAgain", "removeContext"}) {
        QVERIFY(!desk.in<QPushButton>(name)->isEnabled());
        QCOMPARE(desk.in<QPushButton>(name)->accessibleDescription(), QStringLiteral("There is no context yet."));
    }
    QVERIFY(desk.in<QPushButton>("addContext")->isEnabled());
    QVERIFY(desk.in<QPushButton>("importHere")->isEnabled());
    QVERIFY(!desk.in<QLabel>("contextTest")->parentWidget()->isVisible()); // no empty strip
    auto *table = desk.in<Table>("contexts");
    const auto *head = qobject_cast<TableHeader *>(table->horizontalHeader());
    for (int column = 0; column < ContextsModel::columns; ++column)
        QVERIFY2(table->columnWidth(column) >= head->leastWidth(column), qPrintable(QString::number(column)));
}

void ContextsDialogTest::theWindowsOwnContextIsListedThoughNoFileHoldsIt()
{
    ScriptedServer server([](const ReceivedRequest &request) { request.socket->write(ScriptedServer::answer(200, who)); });
    Desk desk;
    QVERIFY(desk.in<QWidget>("noContexts")->isVisible());
    Context context;
    context.name = QStringLiteral("admin");
    context.server = server.url();
    context.tenant = TenantId(QStringLiteral("default"));
    context.token = QStringLiteral("canary-token-6");
    desk.presenter->setCurrent(context);
    QVERIFY(!desk.in<QWidget>("noContexts")->isVisible());
    QCOMPARE(desk.presenter->model().rowCount(), 1);
    desk.in<Table>("contexts")->selectRow(0);
    QVERIFY(!desk.in<QPushButton>("removeContext")->isEnabled());
    QVERIFY(!desk.in<QPushButton>("removeContext")->toolTip().isEmpty());
    desk.in<QPushButton>("testContext")->click();
    QTRY_VERIFY(desk.in<QLabel>("contextTest")->text().contains(QStringLiteral("you are user:alice")));
    const QModelIndex test = desk.presenter->model().index(0, int(ContextsModel::Column::Test));
    QCOMPARE(test.data(IconNameRole).toString(), QStringLiteral("ready"));
    QCOMPARE(test.data(StateRole).toInt(), int(StateName::Ready));
    // Kept, it is one like the others.
    QVERIFY(desk.in<QPushButton>("keepInFile")->isVisible());
    QCOMPARE(desk.in<QPushButton>("keepInFile")->text(), QStringLiteral("&Keep it in a file"));
    desk.in<QPushButton>("keepInFile")->click();
    QTRY_VERIFY(desk.in<QPushButton>("removeContext")->isEnabled());
    QCOMPARE(desk.presenter->model().rowCount(), 1);
    desk.presenter->setCurrent({});
    QVERIFY(!desk.presenter->row(QStringLiteral("admin"))->isCurrent);
}

void ContextsDialogTest::aContextIsAddedTestedAndOpened()
{
    ScriptedServer server([](const ReceivedRequest &request) { request.socket->write(ScriptedServer::answer(200, who)); });
    Desk desk;
    desk.add(QStringLiteral("lab"), server.url());
    QCOMPARE(desk.said(), QStringLiteral("The token of lab lies in the keychain."));
    desk.in<QPushButton>("testContext")->click();
    QTRY_VERIFY(desk.in<QLabel>("contextTest")->text().contains(QStringLiteral("you are user:alice")));
    QSignalSpy asked(desk.dialog, &ContextsDialog::switchAsked);
    desk.in<QPushButton>("switchContext")->click();
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked[0][0].toString(), QStringLiteral("lab"));
}

void ContextsDialogTest::withoutAKeychainTheFileIsOffered()
{
    Desk desk;
    desk.keychain.mood = FakeKeychain::Mood::Silent;
    desk.add(QStringLiteral("lab"), QUrl(QStringLiteral("http://127.0.0.1:1")));
    QCOMPARE(desk.said(),
             QStringLiteral("The keychain does not answer. So the token of lab is in memory only, until the console ends."));
    QVERIFY(desk.in<QPushButton>("keepInFile")->isVisible());
    desk.in<QPushButton>("keepInFile")->click();
    QTRY_VERIFY(!desk.in<QPushButton>("keepInFile")->isVisible());
    QFile file(contextsFolder() + QStringLiteral("/lab/context.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains("canary-token-5"));
    QCOMPARE(int(file.permissions() & (QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther)), 0);
}

void ContextsDialogTest::whatIsMissingIsSaidBeforeAnythingIsKept()
{
    Desk desk;
    desk.in<QPushButton>("addContext")->click();
    auto *form = qobject_cast<AddContextDialog *>(desk.prompt.shown);
    QVERIFY(form);
    const auto *confirm = form->findChild<QPushButton *>(QStringLiteral("confirmAdd"));
    QVERIFY(!confirm->isEnabled());
    QCOMPARE(confirm->toolTip(), QStringLiteral("Give it a name first."));
    form->findChild<QLineEdit *>(QStringLiteral("contextName"))->setText(QStringLiteral("lab"));
    QVERIFY(!confirm->isEnabled());
    form->findChild<QLineEdit *>(QStringLiteral("contextServer"))->setText(QStringLiteral("https://oz0.example.org"));
    form->findChild<QPushButton *>(QStringLiteral("confirmAdd"))->click();
    const QString said = form->findChild<QLabel *>(QStringLiteral("addContextSaid"))->text();
    QVERIFY2(said.contains(QStringLiteral("certificates")), qPrintable(said));
    QVERIFY(form->isVisible());
    QVERIFY(!desk.presenter->row(QStringLiteral("lab")));
    form->reject();
}

void ContextsDialogTest::aNewTokenIsAskedForAndKept()
{
    QByteArray accepted = "Bearer canary-token-6";
    ScriptedServer server([&](const ReceivedRequest &request) {
        const bool good = request.headers.value("authorization") == accepted;
        request.socket->write(good
                                  ? ScriptedServer::answer(200, who)
                                  : ScriptedServer::answer(401, R"({"status":401,"code":"access.not_signed_in","detail":"no"})"));
    });
    Desk desk;
    desk.add(QStringLiteral("lab"), server.url());
    QSignalSpy replaced(desk.dialog, &ContextsDialog::tokenReplaced);
    desk.in<QPushButton>("signInAgain")->click();
    auto *form = qobject_cast<SignInDialog *>(desk.prompt.shown);
    QVERIFY(form);
    auto *field = form->findChild<QLineEdit *>(QStringLiteral("newToken"));
    field->setText(QStringLiteral("canary-token-wrong"));
    form->findChild<QPushButton *>(QStringLiteral("confirmSignIn"))->click();
    QTRY_COMPARE(form->findChild<QLabel *>(QStringLiteral("signInSaid"))->text(),
                 QStringLiteral("The server does not know this token."));
    QVERIFY(!desk.keychain.entries.values().contains(QStringLiteral("canary-token-wrong")));
    field->setText(QStringLiteral("canary-token-6"));
    form->findChild<QPushButton *>(QStringLiteral("confirmSignIn"))->click();
    QTRY_COMPARE(replaced.size(), 1);
    QVERIFY(desk.keychain.entries.values().contains(QStringLiteral("canary-token-6")));
}

void ContextsDialogTest::removingAsksFirst()
{
    Desk desk;
    desk.add(QStringLiteral("lab"), QUrl(QStringLiteral("http://127.0.0.1:1")));
    desk.in<QPushButton>("removeContext")->click();
    QCOMPARE(desk.prompt.decisions.size(), 1);
    QCOMPARE(desk.prompt.decisions.first().verb, QStringLiteral("Remove lab"));
    QVERIFY(!desk.presenter->row(QStringLiteral("lab")));
    QTRY_VERIFY(desk.keychain.entries.isEmpty());
}

void ContextsDialogTest::anImportOfAKnownNameAsksFirst()
{
    Desk desk;
    desk.add(QStringLiteral("lab"), QUrl(QStringLiteral("http://127.0.0.1:1")));
    Context other;
    other.name = QStringLiteral("lab");
    other.server = QUrl(QStringLiteral("http://127.0.0.1:2"));
    other.tenant = TenantId(QStringLiteral("default"));
    other.token = QStringLiteral("canary-token-7");
    desk.prompt.file = desk.folder.filePath(QStringLiteral("given.json"));
    QVERIFY(writeContext(other, desk.prompt.file));
    desk.in<QPushButton>("importHere")->click();
    QCOMPARE(desk.prompt.decisions.size(), 1);
    QCOMPARE(desk.prompt.decisions.first().title, QStringLiteral("Replace the context lab?"));
    QTRY_COMPARE(desk.presenter->row(QStringLiteral("lab"))->context.server.port(), 2);
}

void ContextsDialogTest::tokensAreNeverShown()
{
    Desk desk;
    desk.add(QStringLiteral("lab"), QUrl(QStringLiteral("http://127.0.0.1:1")));
    desk.in<QPushButton>("testContext")->click();
    QTRY_VERIFY_WITH_TIMEOUT(desk.presenter->row(QStringLiteral("lab"))->test == ContextRow::Test::Bad, 20000);
    for (const QLabel *label : desk.dialog->findChildren<QLabel *>())
        QVERIFY(!label->text().contains(QStringLiteral("canary")) && !label->toolTip().contains(QStringLiteral("canary")));
    const QAbstractItemModel &model = desk.presenter->model();
    for (int column = 0; column < model.columnCount(); ++column) {
        for (const int role : {int(Qt::DisplayRole), int(Qt::ToolTipRole), int(Qt::AccessibleTextRole)})
            QVERIFY(!model.index(0, column).data(role).toString().contains(QStringLiteral("canary")));
    }
}

QTEST_MAIN(ContextsDialogTest)
#include "ContextsDialogTest.moc"
