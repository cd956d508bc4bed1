// Every action of the window can be found and taken by the keyboard, and no two keys mean two things.
#include "tests/ui/ConsoleFixture.h"
#include "ui/Translations.h"
#include "ui/dialogs/CommandPalette.h"
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
    void everyActionIsACommand();
    void everyCommandThatIsOffSaysWhy();
    void thePaletteDoesWhatIsTyped();
    void thePaletteFindsACandidate();
    void thePaletteDoesNothingThatIsOff();
    void theSearchFieldOpensThePalette();
    void thePaletteTellsAScreenReaderWhatEnterDoes();
    void theOverviewListsEveryCommandWithItsKeys();
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
    console.window.setObjectSearch([&](const QString &typed) { return objectEntries(console.store, typed, 20); });
    const CandidateId wanted = set.candidates.last().id;
    CommandPalette *palette = openPalette(console);
    QVERIFY(palette);
    auto *field = palette->findChild<QLineEdit *>(QStringLiteral("paletteField"));
    QTest::keyClicks(field, wanted.text());
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_COMPARE(console.candidates.selection(), QList<CandidateId>{wanted});
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
    QVERIFY2(said().contains(QStringLiteral("Keyboard shortcuts")) && said().contains(QStringLiteral("F1")), qPrintable(said()));
    QTest::keyClicks(field, QStringLiteral("zzzz"));
    QCOMPARE(said(), QStringLiteral("Nothing fits."));
}

void CommandsTest::theOverviewListsEveryCommandWithItsKeys()
{
    ConsoleFixture console(Role::Admin);
    console.feed(sampleTenant(console.clocks.now()));
    const QList<Command> commands = console.window.commands();
    QTest::keyClick(&console.window, Qt::Key_F1);
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
