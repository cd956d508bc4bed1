// Words, operands and options, and what is said when they do not fit.
#include "app/oz0/CommandLine.h"

#include <QSet>
#include <QTest>

using namespace oz0;

namespace {

QList<Command> commands()
{
    return {
        {"thing do", "DIR [NAME]", "does", {{"select", "K=V", "", true}, {"flag", nullptr, ""}, {"ttl", "T", ""}}, {}},
        {"thing do again", "", "does again", {}, {}},
    };
}

} // namespace

class CommandLineTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theLongestCommandWins();
    void optionsStandAnywhere();
    void whatDoesNotFitIsUsage_data();
    void whatDoesNotFitIsUsage();
    void theManualExplainsOptionsAndWordsInCapitals();
    void everyCommandOfTheProgramIsWellFormed();
};

void CommandLineTest::theLongestCommandWins()
{
    QCOMPARE(parseLine(commands(), {QStringLiteral("thing"), QStringLiteral("do"), QStringLiteral("again")})->command.words,
             "thing do again");
    QCOMPARE(parseLine(commands(), {QStringLiteral("thing"), QStringLiteral("do"), QStringLiteral("x")})->command.words,
             "thing do");
}

void CommandLineTest::optionsStandAnywhere()
{
    const auto line = parseLine(
        commands(), QStringLiteral("thing do --select a=1 dir --flag --select=b=2 -- --name").split(QLatin1Char(' ')));
    QVERIFY(line);
    QCOMPARE(line->arguments.operands, QStringList({QStringLiteral("dir"), QStringLiteral("--name")}));
    QCOMPARE(line->arguments.values("select"), QStringList({QStringLiteral("a=1"), QStringLiteral("b=2")}));
    QVERIFY(line->arguments.has("flag"));
    QCOMPARE(line->arguments.value("ttl", QStringLiteral("90s")), QStringLiteral("90s"));
}

void CommandLineTest::whatDoesNotFitIsUsage_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("word");
    QTest::newRow("nothing") << QString() << QStringLiteral("unknown command");
    QTest::newRow("unknown") << QStringLiteral("other") << QStringLiteral("unknown command");
    QTest::newRow("half a command") << QStringLiteral("thing") << QStringLiteral("unknown command");
    QTest::newRow("operand missing") << QStringLiteral("thing do") << QStringLiteral("missing DIR");
    QTest::newRow("operand empty") << QStringLiteral("thing do ") << QStringLiteral("DIR is empty");
    QTest::newRow("the wrong word is named") << QStringLiteral("thing undo") << QStringLiteral("unknown command: thing undo");
    QTest::newRow("one too many") << QStringLiteral("thing do a b c") << QStringLiteral("one argument too many");
    QTest::newRow("unknown option") << QStringLiteral("thing do a --what") << QStringLiteral("--what");
    QTest::newRow("no value") << QStringLiteral("thing do a --ttl") << QStringLiteral("--ttl needs a value");
    QTest::newRow("a flag's value") << QStringLiteral("thing do a --flag=1") << QStringLiteral("--flag takes no value");
    QTest::newRow("twice") << QStringLiteral("thing do a --ttl 1 --ttl 2") << QStringLiteral("--ttl is given twice");
}

void CommandLineTest::whatDoesNotFitIsUsage()
{
    QFETCH(QString, line);
    QFETCH(QString, word);
    const auto parsed = parseLine(commands(), line.split(QLatin1Char(' ')));
    QVERIFY(!parsed);
    QCOMPARE(parsed.error().code, ErrorCode::Usage);
    QVERIFY2(parsed.error().message.contains(word), qPrintable(parsed.error().message));
}

void CommandLineTest::theManualExplainsOptionsAndWordsInCapitals()
{
    const auto line = parseLine(commands(), {QStringLiteral("thing"), QStringLiteral("do"), QStringLiteral("-h")});
    QVERIFY(line && line->arguments.has("help"));
    const QString manual = manualOf(line->command);
    QVERIFY2(manual.startsWith(QStringLiteral("usage: oz0 thing do DIR [NAME]")), qPrintable(manual));
    for (const char *part : {"\n  does\n", "--select K=V", "may be given again", "a plugin's folder", "one label", "--json"})
        QVERIFY2(manual.contains(QLatin1String(part)), part);
}

void CommandLineTest::everyCommandOfTheProgramIsWellFormed()
{
    QSet<QByteArray> words;
    for (const Command &command : allCommands()) {
        QVERIFY2(!words.contains(command.words), command.words);
        words.insert(command.words);
        QVERIFY2(command.run != nullptr && *command.summary, command.words);
        QSet<QByteArray> options;
        for (const Option &option : command.options + commonOptions()) {
            QVERIFY2(!options.contains(option.name), option.name);
            options.insert(option.name);
        }
    }
}

QTEST_GUILESS_MAIN(CommandLineTest)
#include "tst_commandline.moc"
