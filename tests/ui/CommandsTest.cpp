// Every action of the window can be found and taken by the keyboard, and no two keys mean two things.
#include "tests/ui/ConsoleFixture.h"
#include "ui/Translations.h"
#include "ui/dialogs/CommandPalette.h"
#include "ui/pages/NodesPage.h"
#include "ui/widgets/SearchField.h"

#include <QAccessible>
#include <QClipboard>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMenuBar>
#include <QSignalSpy>
#include <QTranslator>

using namespace oz0;

namespace {

/// The letter behind '&', in lower case; null: none.
QChar mnemonicOf(const QString &text)
{
    for (qsizetype i = 0; i + 1 < text.size(); ++i) {
        if (text[i] != QLatin1Char('&'))
            continue;
        if (text[i + 1] != QLatin1Char('&'))
            return text[i + 1].toLower();
        ++i;
    }
    return {};
}

QStringList twice(const QMultiMap<QString, QString> &uses)
{
    QStringList found;
    for (const QString &key : uses.uniqueKeys()) {
        if (uses.count(key) > 1)
            found.append(QStringLiteral("%1: %2").arg(key, QStringList(uses.values(key)).join(QStringLiteral(", "))));
    }
    return found;
}

struct Speaking
{
    explicit Speaking(const QString &language)
    {
        texts = installTranslations(*QCoreApplication::instance(), language.isEmpty() ? QLocale::c() : QLocale(language));
    }
    ~Speaking() { qDeleteAll(texts); }
    QList<QTranslator *> texts;
};

CommandPalette *openPalette(ConsoleFixture &console)
{
    if (!QTest::qWaitForWindowActive(&console.window))
        return nullptr;
    QTest::keyClick(&console.window, Qt::Key_K, Qt::ControlModifier);
    if (!QTest::qWaitFor([&] { return qobject_cast<CommandPalette *>(console.prompt.shown) != nullptr; }))
        return nullptr;
    return qobject_cast<CommandPalette *>(console.prompt.shown);
}

void searchObjects(ConsoleFixture &console)
{
    console.window.setObjectSearch([&console](const QString &typed, std::optional<ConsolePlace> only) {
        return objectEntries(console.store, typed, 20, only);
    });
}

/// The candidates and the nodes of one tenant, with the first of them in view.
struct TwoPages
{
    explicit TwoPages(Role role) : console(role), nodes(console.client, console.store, console.session)
    {
        console.window.closeSession();
        const ViewSettings settings(console.settings, QStringLiteral("test"));
        console.page = new CandidatesPage(console.theme, console.candidates, console.prompt, settings);
        nodesPage = new NodesPage(console.theme, nodes, console.prompt, settings);
        console.window.openSession(console.session, {console.page, nodesPage});
        set = sampleTenant(console.clocks.now());
        console.feed(set);
        searchObjects(console);
    }
    ~TwoPages() { console.window.closeSession(); }

    ConsoleFixture console;
    NodesPresenter nodes;
    NodesPage *nodesPage = nullptr;
    ChangeSet set;
};

QLineEdit *fieldOf(CommandPalette *palette)
{
    return palette->findChild<QLineEdit *>(QStringLiteral("paletteField"));
}

QString footOf(CommandPalette *palette)
{
    return palette->findChild<QLabel *>(QStringLiteral("paletteFoot"))->text();
}

} // namespace

class CommandsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QApplication::setEffectEnabled(Qt::UI_General, false); }
    void noKeyMeansTwoThings_data();
    void noKeyMeansTwoThings();
    void noMnemonicMeansTwoThings_data() { noKeyMeansTwoThings_data(); }
    void noMnemonicMeansTwoThings();
    void germanNamesItsKeysWithoutQtsOwnCatalogue();
    void everyActionIsACommand();
    void everyCommandThatIsOffSaysWhy();
    void thePaletteDoesWhatIsTyped();
    void thePaletteFindsACandidate();
    void thePaletteFindsCommandsOfEveryPage();
    void aCommandOfAnotherPageAsksForItsObjectAndIsDoneThere();
    void aCommandOfAnotherPageSaysWhoMayTakeIt();
    void noObjectNoCommand();
    void thePaletteDoesNothingThatIsOff();
    void theSearchFieldOpensThePalette();
    void thePaletteTellsAScreenReaderWhatEnterDoes();
    void theOverviewListsEveryCommandWithItsKeys();
    void theWordsOfAPageAreExplained_data();
    void theWordsOfAPageAreExplained();
    void theLinkToWhatIsShownIsCopied();
    void rowsAreHigherWhenComfortable();
};

void CommandsTest::noKeyMeansTwoThings_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << QString();
    QTest::newRow("German") << QStringLiteral("de");
}

void CommandsTest::noKeyMeansTwoThings()
{
    QFETCH(QString, language);
    const Speaking speaking(language);
    ConsoleFixture console(Role::Admin);
    console.feed(sampleTenant(console.clocks.now()));
    QMultiMap<QString, QString> uses;
    for (const Command &command : console.window.commands()) {
        for (const QKeySequence &keys : command.action->shortcuts())
            uses.insert(keys.toString(QKeySequence::PortableText), commandText(*command.action));
    }
    QVERIFY(uses.size() > 10);
    QVERIFY2(twice(uses).isEmpty(), qPrintable(twice(uses).join(QLatin1Char('\n'))));
}

void CommandsTest::noMnemonicMeansTwoThings()
{
    QFETCH(QString, language);
    const Speaking speaking(language);
    ConsoleFixture console(Role::Admin);
    console.feed(sampleTenant(console.clocks.now()));
    console.window.resize(1440, 900);
    // Alt with a letter reaches menus, buttons, tabs and fields alike.
    QMultiMap<QString, QString> uses;
    const auto *bar = console.find<QMenuBar>("menuBar");
    for (const QAction *top : bar->actions()) {
        if (top->isVisible())
            uses.insert(mnemonicOf(top->text()), top->text());
    }
    for (const QAbstractButton *button : console.window.findChildren<QAbstractButton *>()) {
        if (const QChar letter = mnemonicOf(button->text()); button->isVisible() && !letter.isNull())
            uses.insert(letter, button->text());
    }
    QVERIFY2(twice(uses).isEmpty(), qPrintable(twice(uses).join(QLatin1Char('\n'))));
    for (const QAction *top : bar->actions()) {
        QMultiMap<QString, QString> inside;
        for (const QAction *action : top->menu()->actions()) {
            if (const QChar letter = mnemonicOf(action->text()); action->isVisible() && !letter.isNull())
                inside.insert(letter, action->text());
        }
        QVERIFY2(twice(inside).isEmpty(), qPrintable(top->text() + twice(inside).join(QLatin1Char('\n'))));
    }
}

void CommandsTest::germanNamesItsKeysWithoutQtsOwnCatalogue()
{
    const Speaking none{QString()}; // names the resources
    QTranslator ours;
    QVERIFY(ours.load(QLocale(QLocale::German), QStringLiteral("oz0"), QStringLiteral("_"), QStringLiteral(":/translations")));
    QVERIFY(QCoreApplication::installTranslator(&ours));
    const auto said = [](const QKeySequence &keys) { return keys.toString(QKeySequence::NativeText); };
    QCOMPARE(said(QKeySequence(Qt::CTRL | Qt::Key_K)), QStringLiteral("Strg+K"));
    QCOMPARE(said(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C)), QStringLiteral("Strg+Umschalt+C"));
    QCOMPARE(said(QKeySequence(Qt::Key_Delete)), QStringLiteral("Entf"));
    // What the sources call Ctrl is still understood.
    QCOMPARE(QKeySequence(QStringLiteral("Ctrl+Shift+S")), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S));
    QCoreApplication::removeTranslator(&ours);
}

void CommandsTest::everyActionIsACommand()
{
    ConsoleFixture console(Role::Admin);
    console.feed(sampleTenant(console.clocks.now()));
    QSet<const QAction *> known;
    for (const Command &command : console.window.commands())
        known.insert(command.action);
    QStringList lost;
    for (const QAction *action : console.window.findChildren<QAction *>()) {
        const bool isOfAField = qobject_cast<QLineEdit *>(action->parent());
        if (action->menu() || action->isSeparator() || action->text().isEmpty() || !action->isVisible() || isOfAField)
            continue;
        if (!known.contains(action))
            lost.append(action->text());
    }
    QCOMPARE(lost, QStringList());
}

void CommandsTest::everyCommandThatIsOffSaysWhy()
{
    ConsoleFixture console(Role::Operator);
    console.feed(sampleTenant(console.clocks.now()));
    QStringList silent;
    for (const Command &command : console.window.commands()) {
        if (!command.action->isEnabled() && command.action->statusTip().isEmpty())
            silent.append(commandText(*command.action));
    }
    QCOMPARE(silent, QStringList());
}

void CommandsTest::thePaletteDoesWhatIsTyped()
{
    ConsoleFixture console(Role::Admin);
    CommandPalette *palette = openPalette(console);
    QVERIFY(palette);
    QTest::keyClicks(palette->findChild<QLineEdit *>(QStringLiteral("paletteField")), QStringLiteral("dark"));
    QTest::keyClick(palette->findChild<QLineEdit *>(QStringLiteral("paletteField")), Qt::Key_Return);
    QTRY_COMPARE(int(console.theme.choice()), int(SchemeChoice::Dark));
}

void CommandsTest::thePaletteFindsACandidate()
{
    ConsoleFixture console(Role::Admin);
    const ChangeSet set = sampleTenant(console.clocks.now());
    console.feed(set);
    searchObjects(console);
    const CandidateId wanted = set.candidates.last().id;
    CommandPalette *palette = openPalette(console);
    QVERIFY(palette);
    auto *field = palette->findChild<QLineEdit *>(QStringLiteral("paletteField"));
    QTest::keyClicks(field, wanted.text());
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_COMPARE(console.candidates.selection(), QList<CandidateId>{wanted});
}

void CommandsTest::thePaletteFindsCommandsOfEveryPage()
{
    TwoPages two(Role::Admin);
    QVERIFY(two.console.window.openLink({{}, {}, ConsolePlace::Nodes, {}, std::nullopt}));
    CommandPalette *palette = openPalette(two.console);
    QVERIFY(palette);
    const auto *list = palette->findChild<QListView *>(QStringLiteral("paletteList"));
    const auto finds = [&](const char *typed, const QString &wanted) {
        fieldOf(palette)->setText(QLatin1String(typed));
        for (int row = 0; row < list->model()->rowCount(); ++row) {
            if (list->model()->index(row, 0).data().toString() == wanted)
                return true;
        }
        return false;
    };
    QVERIFY(finds("remove", QStringLiteral("Remove…")));
    QVERIFY(finds("diff", QStringLiteral("Open diff")));
    QVERIFY(finds("compare", QStringLiteral("Open diff")));
    QVERIFY(finds("what if", QStringLiteral("Ask again which nodes it could take")));
    QVERIFY(finds("dark", QStringLiteral("Dark")));
    // Once each.
    fieldOf(palette)->setText(QStringLiteral("copy id"));
    QStringList texts;
    for (int row = 0; row < list->model()->rowCount(); ++row)
        texts.append(list->model()->index(row, 0).data().toString());
    QCOMPARE(texts.count(QStringLiteral("Copy ID")), 1);
}

void CommandsTest::aCommandOfAnotherPageAsksForItsObjectAndIsDoneThere()
{
    TwoPages two(Role::Admin);
    ConsoleFixture &console = two.console;
    QVERIFY(console.window.openLink({{}, {}, ConsolePlace::Nodes, {}, std::nullopt}));
    CommandPalette *palette = openPalette(console);
    QVERIFY(palette);
    QTest::keyClicks(fieldOf(palette), QStringLiteral("copy id"));
    QTest::keyClick(fieldOf(palette), Qt::Key_Return);
    QTRY_VERIFY(console.prompt.shown != palette && qobject_cast<CommandPalette *>(console.prompt.shown));
    auto *second = qobject_cast<CommandPalette *>(console.prompt.shown);
    QCOMPARE(second->windowTitle(), QStringLiteral("Copy ID: which one?"));
    const auto *list = second->findChild<QListView *>(QStringLiteral("paletteList"));
    QCOMPARE(list->model()->rowCount(), qMin(20, int(two.set.candidates.size()))); // before anything is typed
    const CandidateId wanted = two.set.candidates.last().id;
    QTest::keyClicks(fieldOf(second), wanted.text());
    QGuiApplication::clipboard()->clear();
    QTest::keyClick(fieldOf(second), Qt::Key_Return);
    QTRY_COMPARE(QGuiApplication::clipboard()->text(), wanted.text());
    QCOMPARE(console.window.currentPage(), console.page);
    QCOMPARE(console.candidates.selection(), QList<CandidateId>{wanted});
}

void CommandsTest::aCommandOfAnotherPageSaysWhoMayTakeIt()
{
    TwoPages two(Role::Viewer);
    two.console.session.start();
    QTRY_VERIFY(two.console.session.who());
    QVERIFY(two.console.window.openLink({{}, {}, ConsolePlace::Nodes, {}, std::nullopt}));
    ChangeSet others = two.set;
    for (Candidate &candidate : others.candidates)
        candidate.owner = PrincipalId(QStringLiteral("user:bob"));
    others.from = -1;
    others.to += 1;
    others.full = true;
    two.console.feed(others);
    CommandPalette *palette = openPalette(two.console);
    QVERIFY(palette);
    fieldOf(palette)->setText(QStringLiteral("remove…"));
    QTest::keyClick(fieldOf(palette), Qt::Key_Return);
    QVERIFY(palette->isVisible());
    QCOMPARE(footOf(palette), QStringLiteral("None of them is yours, and only an admin may remove another’s."));
}

void CommandsTest::noObjectNoCommand()
{
    ConsoleFixture console(Role::Admin);
    searchObjects(console);
    CommandPalette *palette = openPalette(console);
    QVERIFY(palette);
    QTest::keyClicks(fieldOf(palette), QStringLiteral("open diff"));
    QTest::keyClick(fieldOf(palette), Qt::Key_Return);
    QVERIFY(palette->isVisible());
    QCOMPARE(footOf(palette), QStringLiteral("There is nothing to do it to."));
}

void CommandsTest::thePaletteDoesNothingThatIsOff()
{
    ConsoleFixture console(Role::Admin);
    CommandPalette *palette = openPalette(console);
    QVERIFY(palette);
    auto *field = palette->findChild<QLineEdit *>(QStringLiteral("paletteField"));
    QTest::keyClicks(field, QStringLiteral("undo"));
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(palette->isVisible());
    QCOMPARE(palette->findChild<QLabel *>(QStringLiteral("paletteFoot"))->text(), QStringLiteral("There is nothing to undo"));
    QTest::keyClick(field, Qt::Key_Escape);
    QTRY_VERIFY(!console.prompt.shown);
}

void CommandsTest::theSearchFieldOpensThePalette()
{
    ConsoleFixture console(Role::Admin);
    console.find<SearchField>("search")->click();
    QTRY_VERIFY(qobject_cast<CommandPalette *>(console.prompt.shown));
}

void CommandsTest::thePaletteTellsAScreenReaderWhatEnterDoes()
{
    ConsoleFixture console(Role::Admin);
    CommandPalette *palette = openPalette(console);
    QVERIFY(palette);
    auto *field = palette->findChild<QLineEdit *>(QStringLiteral("paletteField"));
    const auto said = [&] { return QAccessible::queryAccessibleInterface(field)->text(QAccessible::Description); };
    QVERIFY(said().startsWith(QStringLiteral("Candidates")));
    QTest::keyClicks(field, QStringLiteral("keyboard"));
    QVERIFY2(said().contains(QStringLiteral("Keyboard shortcuts")) && said().contains(QStringLiteral("Shift+F1")),
             qPrintable(said()));
    QTest::keyClicks(field, QStringLiteral("zzzz"));
    QCOMPARE(said(), QStringLiteral("Nothing fits."));
}

void CommandsTest::theOverviewListsEveryCommandWithItsKeys()
{
    ConsoleFixture console(Role::Admin);
    console.feed(sampleTenant(console.clocks.now()));
    const QList<Command> commands = console.window.commands();
    QTest::keyClick(&console.window, Qt::Key_F1, Qt::ShiftModifier);
    QTRY_VERIFY(console.prompt.shown);
    const auto *table = console.prompt.shown->findChild<Table *>(QStringLiteral("shortcutsTable"));
    QVERIFY(table);
    QCOMPARE(table->model()->rowCount(), int(commands.size()));
    QStringList rows;
    for (int row = 0; row < table->model()->rowCount(); ++row)
        rows.append(table->model()->index(row, 0).data().toString() + QLatin1Char('|')
                    + table->model()->index(row, 1).data().toString());
    QVERIFY2(rows.contains(QStringLiteral("Remove…|Del")), qPrintable(rows.join(QLatin1Char('\n'))));
    QVERIFY(rows.contains(QStringLiteral("Refresh|F5")));
    console.prompt.shown->findChild<QLineEdit *>(QStringLiteral("shortcutsFilter"))->setText(QStringLiteral("F5"));
    QCOMPARE(table->model()->rowCount(), 1);
}

void CommandsTest::theWordsOfAPageAreExplained_data()
{
    QTest::addColumn<int>("key");
    QTest::newRow("F1") << int(Qt::Key_F1);
    QTest::newRow("?") << int(Qt::Key_Question);
}

void CommandsTest::theWordsOfAPageAreExplained()
{
    QFETCH(int, key);
    TwoPages two(Role::Admin);
    QVERIFY(QTest::qWaitForWindowActive(&two.console.window));
    QTest::keyClick(&two.console.window, Qt::Key(key));
    QTRY_VERIFY(two.console.prompt.shown);
    const QDialog *dialog = two.console.prompt.shown;
    const auto said = [dialog] {
        QStringList texts;
        for (const QLabel *label : dialog->findChild<QWidget *>(QStringLiteral("glossaryWords"))->findChildren<QLabel *>()) {
            if (label->isVisibleTo(dialog))
                texts.append(label->text());
        }
        return texts.join(QLatin1Char('\n'));
    };
    QVERIFY2(said().contains(QStringLiteral("standing")) && said().contains(QStringLiteral("By whose rights")),
             qPrintable(said()));
    QVERIFY(!said().contains(QStringLiteral("closed node"))); // that is the nodes'
    dialog->findChild<QPushButton *>(QStringLiteral("allWords"))->click();
    QTRY_VERIFY(said().contains(QStringLiteral("closed node")));
    QTest::keyClick(two.console.prompt.shown, Qt::Key_Escape);
    QTRY_VERIFY(!two.console.prompt.shown);
}

void CommandsTest::theLinkToWhatIsShownIsCopied()
{
    ConsoleFixture console(Role::Admin);
    const ChangeSet set = sampleTenant(console.clocks.now());
    console.feed(set);
    console.select(set.candidates.last().id);
    QTRY_COMPARE(console.candidates.selection().size(), 1);
    QTest::keyClick(&console.window, Qt::Key_L, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(),
             QStringLiteral("oz0://local/default/candidates/%1").arg(console.candidates.selection().first().text()));
}

void CommandsTest::rowsAreHigherWhenComfortable()
{
    ConsoleFixture console(Role::Admin);
    console.feed(sampleTenant(console.clocks.now()));
    QCOMPARE(console.table()->rowHeight(0), int(size::row));
    for (const Command &command : console.window.commands()) {
        if (commandText(*command.action) == QStringLiteral("Comfortable"))
            command.action->trigger();
    }
    QCOMPARE(console.table()->rowHeight(0), int(size::rowComfortable));
    QVERIFY(console.settings.value(QStringLiteral("rows/comfortable")).toBool());
}

QTEST_MAIN(CommandsTest)
#include "CommandsTest.moc"
