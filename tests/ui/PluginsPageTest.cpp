// The Plugins page and its dialogs through the real window, by keyboard and by name.
#include "ui/pages/PluginsPage.h"
#include "core/wire/Codec.h"
#include "models/presenters/AccessPresenter.h"
#include "models/presenters/PluginsPresenter.h"
#include "tests/support/SamplePlugins.h"
#include "tests/ui/ConsoleFixture.h"
#include "ui/Translations.h"
#include "ui/dialogs/AccessDialog.h"
#include "ui/dialogs/ChangeDialog.h"
#include "ui/dialogs/InstallDialog.h"
#include "ui/pages/PluginDetails.h"
#include "ui/widgets/ListSplitter.h"
#include "ui/widgets/Table.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QScopeGuard>
#include <QScrollBar>
#include <QSignalSpy>

using namespace oz0;

namespace {

const PluginName greeter(QStringLiteral("greeter"));
const QString canary = QStringLiteral("canary-9f31c7");

struct PluginsFixture : ConsoleFixture
{
    explicit PluginsFixture(Role role, ContextClass contextClass = ContextClass::Local)
        : ConsoleFixture(role, QStringLiteral("user:dana"), contextClass), plugins(client, store, session, candidates.model()),
          access(client, store, session, plugins.changes())
    {
        client.manifests.reply = [](const PluginName &plugin) { return Result<QByteArray>(sampleManifest(plugin.text())); };
        window.closeSession();
        candidatesPage = new CandidatesPage(theme, candidates, prompt, ViewSettings(settings, QStringLiteral("test")));
        pluginsPage = new PluginsPage(theme, plugins, access, prompt, ViewSettings(settings, QStringLiteral("test")));
        window.openSession(session, {candidatesPage, pluginsPage});
        page = candidatesPage;
        window.openLink({{}, {}, ConsolePlace::Plugins, {}});
    }
    ~PluginsFixture() { window.closeSession(); } // its pages look at the presenters below
    bool settle()
    {
        store.apply(samplePlugins(clocks.now()));
        window.openLink({{}, {}, ConsolePlace::Plugins, greeter.text()});
        return QTest::qWaitFor([this] { return session.who() && plugins.selected() == greeter && plugins.manifest(); });
    }
    QDialog *dialog() { return pluginsPage->dialog(); }
    QPushButton *button(const char *name) { return dialog()->findChild<QPushButton *>(QLatin1String(name)); }
    int lastChange() const
    {
        for (int i = client.calls.count() - 1; i >= 0; --i) {
            if (client.calls.argument<0>(i) != "GET")
                return i;
        }
        return -1;
    }

    PluginsPresenter plugins;
    AccessPresenter access;
    CandidatesPage *candidatesPage = nullptr;
    PluginsPage *pluginsPage = nullptr;
};

} // namespace

class PluginsPageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theFiveStates();
    void aLinkSelectsItsPlugin();
    void aLinkToWhatIsNotInstalledSelectsNothingElse_data();
    void aLinkToWhatIsNotInstalledSelectsNothingElse();
    void detailsFollowTheSelection();
    void actionsAreOffWithTheirReason();
    void P4_takingASecretByKeyboard();
    void U14_aSecretsValueIsAPasswordAndIsGone();
    void aTokenIsShownOnceAndTheClipboardHasItOnlyWhenAsked();
    void theAccessDialogSaysWhatIsEmptyAndWhatIsOff();
    void U8_productionAsksForTheNameAndFocusStartsOnCancel();
    void aRefusedInstallLeadsToItsRecord();
    void enterChecksAndOnlyWhatWasCheckedCanBeInstalled();
    void aCandidatesContentIsCheckedWithoutBeingSent();
    void aCandidateLeadsToItsPage();
    void U25_everythingHasAName();
    void escapeLeaves();
    void aReasonStandsBesideWhatIsOff();
    void U24_anInstallSaysWhatItWidensAndLeadsToTheDiff();
    void anInstallThatFailsSaysWhereAndWhatToDo();
    void theDetailsKeepTheirWidthInGerman();
    void aSecretsStateIsWholeAtEveryWidth_data();
    void aSecretsStateIsWholeAtEveryWidth();
    void inALowWindowEachTabCanBeUsed();
    void noGapStandsBelowTheRows();
    void pictures();
};

void PluginsPageTest::theFiveStates()
{
    PluginsFixture console(Role::Admin);
    QCOMPARE(console.pluginsPage->state(), PageState::Loading);
    const auto *access = console.pluginsPage->findChild<QAction *>(QStringLiteral("actionAccess"));
    QVERIFY(!access->isEnabled());
    QCOMPARE(access->statusTip(), console.plugins.mayAdminister().reason);
    const auto *filter = console.find<QLineEdit>("pluginFilter");
    QVERIFY(filter->width() - filter->fontMetrics().horizontalAdvance(filter->placeholderText())
            >= 2 * (size::controlPadding + size::iconButton + size::insideGroup));
    ChangeSet empty;
    empty.full = true;
    empty.to = 1;
    empty.now = console.clocks.now();
    console.store.apply(empty);
    QCOMPARE(console.pluginsPage->state(), PageState::Empty);
    QVERIFY(console.settle());
    QCOMPARE(console.pluginsPage->state(), PageState::Ready);
    console.plugins.filter().setQuery({QStringLiteral("nothing"), {}});
    QCOMPARE(console.pluginsPage->state(), PageState::FilteredEmpty);
    console.plugins.filter().setQuery({});
    console.store.setLiveness(Liveness::Stale);
    QCOMPARE(console.pluginsPage->state(), PageState::Stale);
    QTRY_VERIFY(!console.pluginsPage->findChild<QAction *>(QStringLiteral("actionUninstall"))->isEnabled());
    PluginsFixture other(Role::Admin);
    other.store.setLiveness(Liveness::Failed, Error{ErrorCode::Unreachable, QStringLiteral("no"), {}, {}, 0, 0});
    QCOMPARE(other.pluginsPage->state(), PageState::Failed);
    QSignalSpy retry(other.pluginsPage, &PageWidget::retryAsked);
    QTRY_VERIFY(other.find<QPushButton>("pluginsTryAgain")->isVisible());
    other.find<QPushButton>("pluginsTryAgain")->click();
    QCOMPARE(retry.count(), 1);
}

void PluginsPageTest::aLinkSelectsItsPlugin()
{
    PluginsFixture console(Role::Operator);
    QVERIFY(console.window.openLink({{}, {}, ConsolePlace::Plugins, QStringLiteral("tracker")}));
    console.store.apply(samplePlugins(console.clocks.now()));
    QTRY_COMPARE(console.plugins.selected(), PluginName(QStringLiteral("tracker")));
}

void PluginsPageTest::aLinkToWhatIsNotInstalledSelectsNothingElse_data()
{
    QTest::addColumn<bool>("isListed");
    QTest::newRow("before the list is there") << false;
    QTest::newRow("in an open window") << true;
}

void PluginsPageTest::aLinkToWhatIsNotInstalledSelectsNothingElse()
{
    QFETCH(bool, isListed);
    PluginsFixture console(Role::Admin);
    if (isListed)
        QVERIFY(console.settle());
    QVERIFY(console.window.openLink({{}, {}, ConsolePlace::Plugins, QStringLiteral("<i>ghost</i>")}));
    if (!isListed)
        console.store.apply(samplePlugins(console.clocks.now()));
    auto *hint = console.find<QLabel>("pluginHint");
    QTRY_VERIFY2(hint->isVisible() && hint->text().contains(QLatin1String("<i>ghost</i>")), qPrintable(hint->text()));
    QCOMPARE(hint->textFormat(), Qt::PlainText);
    QCOMPARE(console.plugins.selected(), PluginName());
    QVERIFY(!console.find<QAction>("actionUninstall")->isEnabled());
    console.window.openLink({{}, {}, ConsolePlace::Plugins, greeter.text()});
    QTRY_COMPARE(console.plugins.selected(), greeter);
    QVERIFY(!hint->isVisible());
}

void PluginsPageTest::detailsFollowTheSelection()
{
    PluginsFixture console(Role::Operator);
    QVERIFY(console.settle());
    QCOMPARE(console.find<ElidedLabel>("pluginTitle")->text(), QStringLiteral("greeter 1.2.0"));
    console.pluginsPage->details().setCurrentTab(PluginDetails::ManifestText);
    QVERIFY(console.find<QPlainTextEdit>("manifestText")->toPlainText().contains(QLatin1String("GREETING_KEY")));
    console.window.openLink({{}, {}, ConsolePlace::Plugins, QStringLiteral("tracker")});
    QTRY_COMPARE(console.find<ElidedLabel>("pluginTitle")->text(), QStringLiteral("tracker 2.0.0"));
    console.pluginsPage->details().setCurrentTab(PluginDetails::Overview);
    QStringList reached;
    for (const QLabel *label : console.find<QWidget>("pluginReach")->findChildren<QLabel *>())
        reached.append(label->text());
    QVERIFY(reached.join(QLatin1Char(' ')).contains(QLatin1String("tracker.example.com")));
}

void PluginsPageTest::actionsAreOffWithTheirReason()
{
    PluginsFixture console(Role::Operator);
    QVERIFY(console.settle());
    for (const char *name : {"installButton", "accessButton", "uninstallButton", "secretsButton", "setSecretButton"}) {
        QPushButton *button = console.find<QPushButton>(name);
        QTRY_VERIFY2(!button->isEnabled(), name);
        QCOMPARE(button->toolTip(), QStringLiteral("Only an admin may do this."));
        QCOMPARE(button->accessibleDescription(), button->toolTip());
    }
    QCOMPARE(console.find<Label>("pluginReason")->text(), QStringLiteral("Only an admin may do this."));
    console.pluginsPage->uninstall();
    console.pluginsPage->install();
    console.pluginsPage->chooseSecrets();
    console.pluginsPage->showAccess();
    QVERIFY(!console.dialog());
}

void PluginsPageTest::P4_takingASecretByKeyboard()
{
    PluginsFixture console(Role::Admin);
    QVERIFY(console.settle());
    console.pluginsPage->chooseSecrets();
    QVERIFY(console.dialog());
    auto *all = console.dialog()->findChild<QCheckBox *>(QStringLiteral("allSecrets"));
    QTRY_VERIFY(all->hasFocus());
    QVERIFY(!console.button("confirmChange")->isEnabled()); // nothing is different yet
    QTest::keyClick(all, Qt::Key_Space);
    auto *key = console.dialog()->findChild<QCheckBox *>(QStringLiteral("secret-GREETING_KEY"));
    QTest::keyClick(all, Qt::Key_Tab);
    QTRY_VERIFY(key->hasFocus());
    QTest::keyClick(key, Qt::Key_Space);
    QVERIFY(console.button("confirmChange")->isEnabled());
    QCOMPARE(console.button("confirmChange")->text(), QStringLiteral("Take 1 secret(s) away"));
    QStringList told;
    for (const QLabel *label : console.dialog()->findChildren<QLabel *>())
        told.append(label->accessibleName());
    QVERIFY(told.join(QLatin1Char('\n')).contains(QLatin1String("user:alice")));
    QTest::keyClick(key, Qt::Key_Return);
    QCOMPARE(console.client.calls.argument<1>(console.lastChange()), QStringLiteral("plugins/greeter/secrets"));
    console.client.calls.answer(console.lastChange(), QJsonObject{});
    QTRY_VERIFY(!console.dialog());
    QVERIFY(!console.pluginsPage->workText().isEmpty());
}

void PluginsPageTest::U14_aSecretsValueIsAPasswordAndIsGone()
{
    PluginsFixture console(Role::Admin);
    QVERIFY(console.settle());
    console.pluginsPage->setSecret();
    auto *name = console.dialog()->findChild<QComboBox *>(QStringLiteral("secretName"));
    auto *value = console.dialog()->findChild<QLineEdit *>(QStringLiteral("secretValue"));
    QCOMPARE(value->echoMode(), QLineEdit::Password);
    name->setCurrentText(QStringLiteral("VENDOR_KEY"));
    QVERIFY(!console.button("confirmChange")->isEnabled());
    QTest::keyClicks(value, canary);
    QTRY_VERIFY(console.button("confirmChange")->isEnabled());
    console.button("copyChangeCommand")->click();
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("oz0 secret set VENDOR_KEY --tenant default"));
    console.button("confirmChange")->click();
    QVERIFY(value->text().isEmpty());
    QTest::keySequence(value, QKeySequence::Undo);
    QVERIFY(!value->text().contains(canary));
    QVERIFY(QJsonDocument(console.client.calls.argument<2>(console.lastChange())).toJson().contains(canary.toLatin1()));
    console.client.calls.answer(console.lastChange(), Failure(ErrorCode::TooLarge, QStringLiteral("too large")));
    QTRY_VERIFY(!console.dialog()->findChild<Label *>(QStringLiteral("failureDetails"))->text().isEmpty());
    for (const QLabel *label : console.dialog()->findChildren<QLabel *>())
        QVERIFY(!label->text().contains(canary) && !label->toolTip().contains(canary));
}

void PluginsPageTest::aTokenIsShownOnceAndTheClipboardHasItOnlyWhenAsked()
{
    PluginsFixture console(Role::Admin);
    QVERIFY(console.settle());
    QGuiApplication::clipboard()->setText(QStringLiteral("before"));
    console.pluginsPage->showAccess();
    auto *access = qobject_cast<AccessDialog *>(console.dialog());
    QVERIFY(access);
    access->setCurrentTab(AccessDialog::Keys);
    access->addKey();
    QPointer<QDialog> change = access->openChange();
    QVERIFY(change);
    auto *name = change->findChild<QLineEdit *>(QStringLiteral("keyName"));
    QTRY_VERIFY(name->hasFocus());
    QTest::keyClicks(name, QStringLiteral("nightly"));
    QTest::keyClick(name, Qt::Key_Return);
    QCOMPARE(console.client.calls.argument<1>(console.lastChange()), QStringLiteral("api-keys"));
    console.client.calls.answer(console.lastChange(),
                                QJsonObject{{QStringLiteral("id"), QStringLiteral("4be1aa00")},
                                            {QStringLiteral("token"), QString(QStringLiteral("oz0k_") + canary)},
                                            {QStringLiteral("expires"), QStringLiteral("2026-12-29T12:00:00.000Z")}});
    auto *token = change->findChild<QLineEdit *>(QStringLiteral("token"));
    QTRY_COMPARE(token->text(), QStringLiteral("oz0k_") + canary);
    QVERIFY(token->isReadOnly());
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("before"));
    change->findChild<QPushButton *>(QStringLiteral("copyToken"))->click();
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("oz0k_") + canary);
    QTest::keyClick(change, Qt::Key_Escape);
    QTRY_VERIFY(!change);
    for (const QLineEdit *field : console.window.findChildren<QLineEdit *>())
        QVERIFY(!field->text().contains(canary));
    QCOMPARE(access->findChild<Label *>(QStringLiteral("accessOutcome"))->text(), QStringLiteral("The key “nightly” is made."));
}

void PluginsPageTest::theAccessDialogSaysWhatIsEmptyAndWhatIsOff()
{
    PluginsFixture console(Role::Admin);
    QVERIFY(console.settle());
    console.pluginsPage->showAccess();
    auto *access = qobject_cast<AccessDialog *>(console.dialog());
    QVERIFY(access);
    const auto answer = [&console](const char *path, const QJsonArray &items) {
        for (int i = console.client.calls.count() - 1; i >= 0; --i) {
            if (console.client.calls.argument<1>(i) == QLatin1String(path)) {
                console.client.calls.answer(i, QJsonObject{{QStringLiteral("items"), items}});
                return;
            }
        }
        QFAIL(path);
    };
    const Member dana{PrincipalId(QStringLiteral("user:dana")), Role::Admin, true, {}};
    answer("members", {toJson(dana)});
    answer("api-keys", {});
    auto *members = access->findChild<Table *>(QStringLiteral("members"));
    QTRY_COMPARE(members->model()->rowCount(), 1);
    QStyleOptionViewItem option;
    for (int column = 0; column < members->model()->columnCount(); ++column)
        QTRY_VERIFY(members->columnWidth(column)
                    >= members->itemDelegate()->sizeHint(option, members->model()->index(0, column)).width());
    access->setCurrentTab(AccessDialog::Keys);
    QTRY_VERIFY(access->findChild<QWidget *>(QStringLiteral("apiKeysMessage"))->isVisible());
    access->setCurrentTab(AccessDialog::Members);
    // The last admin: the dialog says so before the server does, and what destroys has no accent.
    access->removeMember();
    QDialog *change = access->openChange();
    QVERIFY(change->windowTitle().contains(QLatin1String("tenant default")));
    auto *confirm = change->findChild<QPushButton *>(QStringLiteral("confirmChange"));
    QVERIFY(!confirm->isEnabled());
    QVERIFY(!confirm->property("primary").toBool());
    QVERIFY(change->findChild<QLabel *>(QStringLiteral("confirmReason"))->text().contains(QLatin1String("last admin")));
    change->reject();
    access->addMember();
    QVERIFY(access->openChange()->findChild<QPushButton *>(QStringLiteral("confirmChange"))->property("primary").toBool());
}

void PluginsPageTest::U8_productionAsksForTheNameAndFocusStartsOnCancel()
{
    PluginsFixture console(Role::Admin, ContextClass::Production);
    QVERIFY(console.settle());
    QVERIFY(!console.pluginsPage->findChild<QAction *>(QStringLiteral("actionUninstall"))->isEnabled());
    console.session.unlock();
    QTRY_VERIFY(console.pluginsPage->findChild<QAction *>(QStringLiteral("actionUninstall"))->isEnabled());
    console.pluginsPage->uninstall();
    QTRY_VERIFY(console.button("cancelChange")->hasFocus());
    QVERIFY(!console.button("confirmChange")->isEnabled());
    auto *typed = console.dialog()->findChild<QLineEdit *>(QStringLiteral("typedName"));
    QTest::keyClicks(typed, QStringLiteral("greeter"));
    QVERIFY(console.button("confirmChange")->isEnabled());
    // No reason stands between the buttons now: they keep to the end of their line.
    const QPushButton *confirm = console.button("confirmChange");
    QTRY_VERIFY(confirm->mapTo(console.dialog(), confirm->rect().topRight()).x() > console.dialog()->width() - 32);
    console.session.lock();
    QVERIFY(!console.button("confirmChange")->isEnabled());
    QCOMPARE(console.dialog()->findChild<Label *>(QStringLiteral("confirmReason"))->text(),
             QStringLiteral("This window is read-only. Unlock it to change something."));
    QCOMPARE(console.lastChange(), -1);
}

void PluginsPageTest::enterChecksAndOnlyWhatWasCheckedCanBeInstalled()
{
    PluginsFixture console(Role::Admin);
    QVERIFY(console.settle());
    console.client.bundles.reply = [](const Digest &digest, const QString &) { return Result<Digest>(digest); };
    console.pluginsPage->install();
    auto *path = console.dialog()->findChild<QLineEdit *>(QStringLiteral("installPath"));
    QTRY_VERIFY(path->hasFocus());
    auto *why = console.dialog()->findChild<QLabel *>(QStringLiteral("confirmReason"));
    path->setText(qEnvironmentVariable("OZ0_SOURCE_DIR") + QStringLiteral("/resources/sample/greeter"));
    QCOMPARE(why->text(), QStringLiteral("Check it first: press Enter or Check."));
    QTest::keyClick(path, Qt::Key_Return);
    QTRY_COMPARE(console.client.previews.count(), 1);
    Preview preview;
    preview.plugin = greeter;
    preview.version = QStringLiteral("1.2.0");
    console.client.previews.answer(0, preview);
    QTRY_VERIFY(console.button("confirmInstall")->isEnabled());
    path->setText(QStringLiteral("/another/folder")); // was not checked
    QVERIFY(!console.button("confirmInstall")->isEnabled());
    QCOMPARE(why->text(), QStringLiteral("Check it first: press Enter or Check."));
}

void PluginsPageTest::aCandidatesContentIsCheckedWithoutBeingSent()
{
    PluginsFixture console(Role::Admin);
    QVERIFY(console.settle());
    const Digest digest(QStringLiteral("sha256:") + QString(64, QLatin1Char('d')));
    console.pluginsPage->installContent(digest, QStringLiteral("greeter 1.2.0 of the candidate 59a7b4da7db9"));
    QTRY_COMPARE(console.client.previews.count(), 1);
    QCOMPARE(console.client.previews.argument<0>(0).digest, digest);
    QCOMPARE(console.client.bundles.count(), 0);
    Preview preview;
    preview.plugin = greeter;
    preview.version = QStringLiteral("1.2.0");
    preview.digest = digest;
    console.client.previews.answer(0, preview);
    QTRY_VERIFY(console.button("confirmInstall")->isEnabled());
    QVERIFY(!console.button("copyInstallCommand")->isVisible()); // no line does the same
    console.button("confirmInstall")->click();
    QCOMPARE(console.client.installs.count(), 1);
}

void PluginsPageTest::aRefusedInstallLeadsToItsRecord()
{
    PluginsFixture console(Role::Admin);
    QVERIFY(console.settle());
    console.client.bundles.reply = [](const Digest &digest, const QString &) { return Result<Digest>(digest); };
    console.pluginsPage->install();
    auto *path = console.dialog()->findChild<QLineEdit *>(QStringLiteral("installPath"));
    QTRY_VERIFY(path->hasFocus());
    path->setText(qEnvironmentVariable("OZ0_SOURCE_DIR") + QStringLiteral("/resources/sample/greeter"));
    QVERIFY(console.button("checkInstall")->isDefault());
    console.button("checkInstall")->click();
    QTRY_COMPARE(console.client.previews.count(), 1);
    Preview preview;
    preview.plugin = greeter;
    preview.version = QStringLiteral("1.2.0");
    // What is installed already is not offered, by click or by Enter.
    Preview same = preview;
    same.installedVersion = preview.version;
    same.digest = console.store.plugins().value(greeter).digest;
    console.client.previews.answer(0, same);
    const auto *why = console.dialog()->findChild<Label *>(QStringLiteral("confirmReason"));
    QTRY_VERIFY(why->text().contains(QLatin1String("Nothing would change")));
    QVERIFY(!console.button("confirmInstall")->isEnabled());
    QVERIFY(!console.button("confirmInstall")->isDefault());
    console.button("checkInstall")->click();
    QTRY_COMPARE(console.client.previews.count(), 2);
    console.client.previews.answer(1, preview);
    QTRY_VERIFY(console.button("confirmInstall")->isEnabled());
    QVERIFY(console.button("confirmInstall")->isDefault());
    QVERIFY(!console.button("showRefusal")->isVisible());
    console.button("confirmInstall")->click();
    InstallAnswer answer;
    answer.preview = preview;
    Refusal refusal;
    refusal.code = QStringLiteral("install.version_reused");
    refusal.line = 2;
    answer.preview.verdict.refusals = {refusal};
    answer.refused = RefusalRecord{};
    answer.refused->id = RecordId(QStringLiteral("r-1"));
    answer.refused->verdict = answer.preview.verdict;
    console.client.installs.answer(0, answer);
    QTRY_VERIFY(console.button("showRefusal")->isVisible());
    QSignalSpy links(console.pluginsPage, &PageWidget::linkActivated);
    console.button("showRefusal")->click();
    QCOMPARE(links.count(), 1);
    const ConsoleLink link = links[0][0].value<ConsoleLink>();
    QCOMPARE(link.place, ConsolePlace::Refusals);
    QCOMPARE(link.object, QStringLiteral("r-1"));
}

void PluginsPageTest::aCandidateLeadsToItsPage()
{
    PluginsFixture console(Role::Operator);
    QVERIFY(console.settle());
    console.pluginsPage->details().setCurrentTab(PluginDetails::Candidates);
    Table *table = console.pluginsPage->details().candidates();
    QTRY_COMPARE(table->model()->rowCount(), 2);
    table->setCurrentIndex(table->model()->index(1, 0));
    const CandidateId id = console.plugins.candidates().idAt(1);
    QTest::keyClick(table, Qt::Key_Return);
    QTRY_COMPARE(console.window.currentPage(), console.candidatesPage);
    QTRY_COMPARE(console.candidates.selection(), QList<CandidateId>{id});
}

void PluginsPageTest::U25_everythingHasAName()
{
    PluginsFixture console(Role::Admin);
    QVERIFY(console.settle());
    console.pluginsPage->showAccess();
    for (const QWidget *top : {static_cast<QWidget *>(console.pluginsPage), static_cast<QWidget *>(console.dialog())}) {
        for (const QAbstractButton *button : top->findChildren<QAbstractButton *>()) {
            const QString name = button->accessibleName().isEmpty() ? button->text() : button->accessibleName();
            const bool isOurs = !button->objectName().isEmpty() && !button->objectName().startsWith(QLatin1String("qt_"));
            QVERIFY2(!isOurs || !name.isEmpty(), qPrintable(button->objectName()));
        }
        for (const QTableView *table : top->findChildren<QTableView *>())
            QVERIFY2(!table->accessibleName().isEmpty(), qPrintable(table->objectName()));
    }
}

void PluginsPageTest::escapeLeaves()
{
    PluginsFixture console(Role::Admin);
    QVERIFY(console.settle());
    void (PluginsPage::*const opening[])() = {&PluginsPage::install,   &PluginsPage::uninstall,     &PluginsPage::chooseSecrets,
                                              &PluginsPage::setSecret, &PluginsPage::bindArguments, &PluginsPage::showAccess};
    for (const auto open : opening) {
        (console.pluginsPage->*open)();
        QVERIFY(console.dialog());
        QTest::keyClick(console.dialog(), Qt::Key_Escape);
        QTRY_VERIFY(!console.dialog());
    }
    QCOMPARE(console.lastChange(), -1);
}

void PluginsPageTest::aReasonStandsBesideWhatIsOff()
{
    PluginsFixture console(Role::Operator);
    QVERIFY(console.settle());
    QTRY_VERIFY(console.find<ElidedLabel>("pluginsHeadReason")->isVisible());
    QCOMPARE(console.find<ElidedLabel>("pluginsHeadReason")->text(), QStringLiteral("Only an admin may do this."));
    PluginsFixture admin(Role::Admin);
    QVERIFY(admin.settle());
    QTRY_VERIFY(!admin.find<ElidedLabel>("pluginsHeadReason")->isVisible());
    admin.window.openLink({{}, {}, ConsolePlace::Plugins, QStringLiteral("idle")});
    QTRY_VERIFY(!admin.find<QPushButton>("secretsButton")->isEnabled());
    QTRY_COMPARE(admin.find<QLabel>("pluginReason")->text(), admin.plugins.mayChangeSecrets().reason);
    QVERIFY(admin.find<QLabel>("pluginReason")->isVisible());
    admin.store.setLiveness(Liveness::Stale, Error{ErrorCode::Unreachable, QStringLiteral("gone"), {}, {}, 0, 0});
    QTRY_VERIFY(admin.plugins.filter()
                    .headerData(int(PluginModel::Column::State), Qt::Horizontal)
                    .toString()
                    .startsWith(QLatin1String("State at ")));
    QTRY_VERIFY(admin.find<Badge>("pluginBadge")->accessibleName().contains(QLatin1String(", as of ")));
    QVERIFY(admin.plugins.totals().contains(QLatin1String(", as of ")));
}

void PluginsPageTest::U24_anInstallSaysWhatItWidensAndLeadsToTheDiff()
{
    PluginsFixture console(Role::Admin);
    QVERIFY(console.settle());
    console.client.manifests.reply = [](const PluginName &) { return Result<QByteArray>("name: greeter\nversion: 1.1.0\n"); };
    console.client.bundles.reply = [](const Digest &digest, const QString &) { return Result<Digest>(digest); };
    const QString folder = console.folder.filePath(QStringLiteral("work"));
    QVERIFY(QDir().mkpath(folder));
    QFile file(folder + QStringLiteral("/plugin.yaml"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("name: greeter\nversion: 1.2.0\nuses: [calendar]\n");
    file.close();
    console.pluginsPage->install();
    auto *install = qobject_cast<InstallDialog *>(console.dialog());
    install->presenter().choose(folder);
    QTRY_COMPARE(console.client.previews.count(), 1);
    QVERIFY(!console.button("openInstallDiff")->isVisible());
    Preview preview;
    preview.plugin = greeter;
    preview.version = QStringLiteral("1.2.0");
    preview.installedVersion = QStringLiteral("1.1.0");
    console.client.previews.answer(0, preview);
    const auto widens = [install] {
        for (const ChangeEffect &effect : install->presenter().effects()) {
            if (effect.icon == QLatin1String("widen"))
                return effect;
        }
        return ChangeEffect{};
    };
    QTRY_COMPARE(widens().count, 1);
    QVERIFY2(widens().names.first().contains(QLatin1String("calendar")), qPrintable(widens().names.first()));
    QCOMPARE(widens().weight, ChangeEffect::Weight::Warns);
    QSignalSpy links(console.pluginsPage, &PageWidget::linkActivated);
    QTRY_VERIFY(console.button("openInstallDiff")->isEnabled());
    console.button("openInstallDiff")->click();
    QCOMPARE(links.count(), 1);
    const ConsoleLink link = links[0][0].value<ConsoleLink>();
    QCOMPARE(link.object, greeter.text());
    QCOMPARE(link.diff->second, (DiffSide{DiffSide::Kind::Folder, folder}));
}

void PluginsPageTest::anInstallThatFailsSaysWhereAndWhatToDo()
{
    PluginsFixture console(Role::Admin);
    QVERIFY(console.settle());
    console.pluginsPage->install();
    auto *install = qobject_cast<InstallDialog *>(console.dialog());
    QVERIFY(install);
    QVERIFY(install->findChild<QLabel *>(QStringLiteral("confirmReason"))->isVisible());
    const QString nowhere = console.folder.filePath(QStringLiteral("nowhere"));
    install->presenter().choose(nowhere);
    QTRY_COMPARE(install->presenter().phase(), InstallPresenter::Phase::Failed);
    QCOMPARE(install->findChild<QLineEdit *>(QStringLiteral("installPath"))->text(), nowhere);
    auto *failure = install->findChild<QLabel *>(QStringLiteral("installFailure"));
    QVERIFY(failure->isVisible());
    QVERIFY(failure->text().contains(QLatin1String("See whether")));
    auto *details = install->findChild<QLabel *>(QStringLiteral("failureDetails"));
    QVERIFY(!details->isVisible());
    install->findChild<QPushButton *>(QStringLiteral("installFailureFold"))->click();
    QVERIFY(details->isVisible() && !details->text().isEmpty());
}

void PluginsPageTest::theDetailsKeepTheirWidthInGerman()
{
    installTranslations(*QCoreApplication::instance(), QLocale(QLocale::German));
    {
        PluginsFixture console(Role::Admin);
        console.window.resize(1440, 900);
        QVERIFY(console.settle());
        QTRY_VERIFY(console.pluginsPage->details().width() <= size::detailPane + 1);
        auto *table = console.find<Table>("plugins");
        QTRY_COMPARE(table->horizontalHeader()->length(), table->viewport()->width());
    }
    installTranslations(*QCoreApplication::instance(), QLocale::c());
}

void PluginsPageTest::aSecretsStateIsWholeAtEveryWidth_data()
{
    QTest::addColumn<bool>("german");
    QTest::addColumn<QSize>("window");
    QTest::addColumn<int>("pane");
    for (const bool german : {false, true}) {
        const QByteArray language = german ? "de " : "en ";
        QTest::newRow((language + "960x540").constData()) << german << QSize(960, 540) << 0;
        QTest::newRow((language + "1100x800").constData()) << german << QSize(1100, 800) << 0;
        QTest::newRow((language + "1280x800").constData()) << german << QSize(1280, 800) << 0;
        QTest::newRow((language + "1440x900").constData()) << german << QSize(1440, 900) << 0;
        QTest::newRow((language + "pane of 280").constData()) << german << QSize(1440, 900) << 280;
    }
}

void PluginsPageTest::aSecretsStateIsWholeAtEveryWidth()
{
    QFETCH(bool, german);
    QFETCH(QSize, window);
    QFETCH(int, pane);
    installTranslations(*QCoreApplication::instance(), german ? QLocale(QLocale::German) : QLocale::c());
    const auto restore = qScopeGuard([] { installTranslations(*QCoreApplication::instance(), QLocale::c()); });
    PluginsFixture console(Role::Admin);
    console.window.resize(window);
    QVERIFY(console.settle());
    console.pluginsPage->details().setCurrentTab(PluginDetails::Secrets);
    if (pane > 0) {
        auto *splitter = console.pluginsPage->findChild<ListSplitter *>();
        splitter->setSizes({splitter->width() - pane, pane});
    }
    const auto *secrets = console.find<Table>("secretsOfPlugin");
    QTRY_VERIFY(secrets->isVisible() && secrets->model()->rowCount() == 2);
    const auto roomOf = [secrets](int column) { return secrets->columnWidth(column); };
    const auto needOf = [secrets](int column) {
        return secrets->itemDelegate()->sizeHint({}, secrets->model()->index(0, column)).width();
    };
    using Column = SecretRowsModel::Column;
    for (const Column column : {Column::State, Column::Value})
        QTRY_VERIFY2(roomOf(int(column)) >= needOf(int(column)), qPrintable(QString::number(roomOf(int(column)))));
    const int last = int(Column::Reaches);
    QVERIFY2(roomOf(last) >= 100, qPrintable(QString::number(roomOf(last)))); // no column of single letters
    const auto isWider = [secrets] { return secrets->horizontalHeader()->length() > secrets->viewport()->width(); };
    QTRY_COMPARE(secrets->horizontalScrollBar()->maximum() > 0, isWider());
    QVERIFY(pane > 0 || !isWider());
}

void PluginsPageTest::inALowWindowEachTabCanBeUsed()
{
    PluginsFixture console(Role::Admin);
    console.window.resize(960, 540);
    QVERIFY(console.settle());
    auto *tabs = console.find<QTabBar>("pluginTabs");
    for (int tab = 0; tab < tabs->count(); ++tab) {
        console.pluginsPage->details().setCurrentTab(tab);
        QCoreApplication::processEvents();
        const auto *body = console.pluginsPage->details().findChild<QStackedWidget *>();
        QTRY_VERIFY2(body->height() >= 120, qPrintable(tabs->tabText(tab)));
        for (const char *name : {"secretsButton", "uninstallButton"}) {
            const auto *button = console.find<QPushButton>(name);
            QVERIFY2(button->height() >= button->sizeHint().height(), qPrintable(tabs->tabText(tab)));
        }
        for (const auto *button : body->currentWidget()->findChildren<QPushButton *>())
            QVERIFY2(button->height() >= button->sizeHint().height(), qPrintable(button->objectName()));
        for (const auto *table : body->currentWidget()->findChildren<Table *>())
            QVERIFY2(table->viewport()->height() >= size::row, qPrintable(table->objectName()));
    }
}

void PluginsPageTest::noGapStandsBelowTheRows()
{
    PluginsFixture console(Role::Admin);
    console.window.resize(1440, 900);
    QVERIFY(console.settle());
    console.window.resize(1100, 800);
    auto *table = console.find<Table>("plugins");
    const int rows = qMax(3, table->model()->rowCount());
    QTRY_COMPARE(table->viewport()->height(), rows * size::row);
    console.window.resize(960, 540);
    QTRY_COMPARE(table->viewport()->height() % size::row, 0);
    QVERIFY(table->viewport()->height() <= rows * size::row);
}

/// Takes pictures when OZ0_PICTURES names a folder; a picture proves nothing by itself, so nothing is compared.
void PluginsPageTest::pictures()
{
    const QString folder = qEnvironmentVariable("OZ0_PICTURES");
    if (folder.isEmpty())
        QSKIP("OZ0_PICTURES names no folder");
    for (const bool german : {false, true}) {
        installTranslations(*QCoreApplication::instance(), german ? QLocale(QLocale::German) : QLocale::c());
        PluginsFixture console(Role::Admin);
        QApplication::setStyle(new ConsoleStyle(console.theme));
        const auto save = [&](QWidget *widget, const QString &name) {
            QTest::qWait(200);
            QVERIFY(widget->grab().save(folder + (german ? QStringLiteral("/de-") : QStringLiteral("/")) + name));
        };
        console.window.resize(1440, 900);
        save(&console.window, QStringLiteral("plugins-loading.png"));
        QVERIFY(console.settle());
        save(&console.window, QStringLiteral("plugins-1440.png"));
        console.pluginsPage->details().setCurrentTab(PluginDetails::Secrets);
        save(&console.window, QStringLiteral("plugins-secrets.png"));
        auto *splitter = console.pluginsPage->findChild<ListSplitter *>();
        splitter->setSizes({splitter->width() - 280, 280});
        save(&console.window, QStringLiteral("plugins-secrets-280.png"));
        splitter->setSizes({splitter->width() - size::detailPane, size::detailPane});
        console.window.resize(1100, 800);
        save(&console.window, QStringLiteral("plugins-1100.png"));
        console.window.resize(960, 540);
        save(&console.window, QStringLiteral("plugins-secrets-960.png"));
        console.pluginsPage->details().setCurrentTab(PluginDetails::Overview);
        save(&console.window, QStringLiteral("plugins-960.png"));
        console.window.resize(1100, 800);
        console.pluginsPage->uninstall();
        save(console.dialog(), QStringLiteral("uninstall.png"));
        console.dialog()->reject();
        console.pluginsPage->install();
        qobject_cast<InstallDialog *>(console.dialog())->presenter().choose(QStringLiteral("nowhere"));
        save(console.dialog(), QStringLiteral("install-failed.png"));
        console.dialog()->reject();
        console.plugins.filter().setQuery({QStringLiteral("zzz"), {}});
        save(&console.window, QStringLiteral("plugins-filtered-empty.png"));
        console.plugins.filter().setQuery({});
        console.store.setLiveness(Liveness::Stale, Error{ErrorCode::Unreachable, QStringLiteral("gone"), {}, {}, 0, 0});
        save(&console.window, QStringLiteral("plugins-stale.png"));
    }
    installTranslations(*QCoreApplication::instance(), QLocale::c());
}

QTEST_MAIN(PluginsPageTest)
#include "PluginsPageTest.moc"
