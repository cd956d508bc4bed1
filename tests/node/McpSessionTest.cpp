#include "node/McpSession.h"
#include "node/LastLines.h"
#include "node/PluginRun.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace oz0;

namespace {

const QByteArray initialized = R"({"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-06-18","capabilities":{"tools":{}}}})"
                               "\n";

QByteArray tools(int id, const QStringList &names, const QString &next = {})
{
    QJsonArray list;
    for (const QString &name : names)
        list.append(QJsonObject{{QStringLiteral("name"), name}});
    QJsonObject result{{QStringLiteral("tools"), list}};
    if (!next.isEmpty())
        result.insert(QStringLiteral("nextCursor"), next);
    return QJsonDocument(QJsonObject{{QStringLiteral("jsonrpc"), QStringLiteral("2.0")},
                                     {QStringLiteral("id"), id},
                                     {QStringLiteral("result"), result}})
               .toJson(QJsonDocument::Compact)
        + '\n';
}

QStringList methodsIn(const QByteArray &lines)
{
    QStringList methods;
    for (const QByteArray &line : lines.split('\n')) {
        if (!line.isEmpty())
            methods.append(QJsonDocument::fromJson(line).object().value(QLatin1String("method")).toString());
    }
    return methods;
}

} // namespace

class McpSessionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readyAfterInitializeAndTheList();
    void byteByByteIsTheSame();
    void everyPageIsAskedFor();
    void callsOfTheServerAreAnswered();
    void faults_data();
    void faults();
    void aLongLineFloods();
    void endlessPagesFlood();
    void endlessCallsFlood();
    void lastLinesAreBoundedAndMasked();
    void aSecretOfSeveralLinesIsMasked();
    void contractBreachNamesTheFunction();
};

void McpSessionTest::readyAfterInitializeAndTheList()
{
    McpSession session;
    session.start();
    QCOMPARE(methodsIn(session.takeOutgoing()), QStringList(QStringLiteral("initialize")));
    session.feed(initialized);
    QCOMPARE(session.state(), McpSession::State::Listing);
    QCOMPARE(methodsIn(session.takeOutgoing()),
             QStringList({QStringLiteral("notifications/initialized"), QStringLiteral("tools/list")}));
    session.feed(tools(2, {QStringLiteral("hello")}));
    QCOMPARE(session.state(), McpSession::State::Ready);
    QCOMPARE(session.functions(), QStringList(QStringLiteral("hello")));
    QVERIFY(session.takeOutgoing().isEmpty());
}

void McpSessionTest::byteByByteIsTheSame()
{
    McpSession session;
    session.start();
    for (const char byte : initialized + "\n" + R"({"jsonrpc":"2.0","method":"notifications/message"})" + "\r\n"
             + tools(2, {QStringLiteral("a"), QStringLiteral("b")}))
        session.feed(QByteArray(1, byte));
    QCOMPARE(session.state(), McpSession::State::Ready);
    QCOMPARE(session.functions(), QStringList({QStringLiteral("a"), QStringLiteral("b")}));
}

void McpSessionTest::everyPageIsAskedFor()
{
    McpSession session;
    session.start();
    session.feed(initialized);
    session.takeOutgoing();
    session.feed(tools(2, {QStringLiteral("a")}, QStringLiteral("page two")));
    QVERIFY(session.takeOutgoing().contains("page two"));
    session.feed(tools(3, {QStringLiteral("b")}));
    QCOMPARE(session.state(), McpSession::State::Ready);
    QCOMPARE(session.functions().size(), 2);
}

void McpSessionTest::callsOfTheServerAreAnswered()
{
    McpSession session;
    session.start();
    session.takeOutgoing();
    session.feed(R"({"jsonrpc":"2.0","id":"p","method":"ping"})"
                 "\n");
    QVERIFY(session.takeOutgoing().contains(R"("id":"p")"));
    session.feed(R"({"jsonrpc":"2.0","id":7,"method":"sampling/createMessage"})"
                 "\n");
    QVERIFY(session.takeOutgoing().contains("-32601"));
    QCOMPARE(session.state(), McpSession::State::Initializing);
}

void McpSessionTest::faults_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("no JSON") << QByteArray("hello\n");
    QTest::newRow("an array") << QByteArray("[]\n");
    QTest::newRow("another protocol") << QByteArray(R"({"id":1,"result":{}})"
                                                    "\n");
    QTest::newRow("neither call nor answer") << QByteArray(R"({"jsonrpc":"2.0"})"
                                                           "\n");
    QTest::newRow("another id") << QByteArray(R"({"jsonrpc":"2.0","id":9,"result":{}})"
                                              "\n");
    QTest::newRow("an error") << QByteArray(R"({"jsonrpc":"2.0","id":1,"error":{"code":-1,"message":"no"}})"
                                            "\n");
    QTest::newRow("no result") << QByteArray(R"({"jsonrpc":"2.0","id":1,"result":3})"
                                             "\n");
    QTest::newRow("no version") << QByteArray(R"({"jsonrpc":"2.0","id":1,"result":{"capabilities":{"tools":{}}}})"
                                              "\n");
    QTest::newRow("no tools") << QByteArray(R"({"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"1","capabilities":{}}})"
                                            "\n");
    QTest::newRow("a call with an odd id") << QByteArray(R"({"jsonrpc":"2.0","id":[],"method":"ping"})"
                                                         "\n");
    QTest::newRow("tools of another kind") << QByteArray(initialized
                                                         + R"({"jsonrpc":"2.0","id":2,"result":{"tools":{}}})"
                                                           "\n");
    QTest::newRow("a function without a name") << QByteArray(initialized
                                                             + R"({"jsonrpc":"2.0","id":2,"result":{"tools":[{}]}})"
                                                               "\n");
    QTest::newRow("nonsense once it is ready") << QByteArray(initialized + tools(2, {}) + "oops\n");
    QTest::newRow("an answer too many") << QByteArray(initialized + tools(2, {}) + tools(2, {}));
}

void McpSessionTest::faults()
{
    QFETCH(QByteArray, line);
    McpSession session;
    session.start();
    session.feed(line);
    QCOMPARE(session.state(), McpSession::State::Failed);
    QVERIFY(!session.failure().isEmpty());
    QVERIFY(!session.hasFlooded());
    session.feed(initialized);
    QCOMPARE(session.state(), McpSession::State::Failed);
}

void McpSessionTest::aLongLineFloods()
{
    McpSession session;
    session.start();
    session.feed(QByteArray(McpSession::longestLine, ' '));
    QCOMPARE(session.state(), McpSession::State::Initializing);
    session.feed(" ");
    QCOMPARE(session.state(), McpSession::State::Failed);
    QVERIFY(session.hasFlooded());
    QVERIFY(session.failure().size() < 200);
}

void McpSessionTest::endlessPagesFlood()
{
    McpSession session;
    session.start();
    session.feed(initialized);
    for (int id = 2; id < 200 && session.state() == McpSession::State::Listing; ++id)
        session.feed(tools(id, {QStringLiteral("a%1").arg(id)}, QStringLiteral("more")));
    QCOMPARE(session.state(), McpSession::State::Failed);
    QVERIFY(session.hasFlooded());
}

void McpSessionTest::endlessCallsFlood()
{
    McpSession session;
    session.start();
    for (int i = 0; i < 100000 && session.state() != McpSession::State::Failed; ++i)
        session.feed(R"({"jsonrpc":"2.0","id":1,"method":"ping"})"
                     "\n");
    QVERIFY(session.hasFlooded());
}

void McpSessionTest::lastLinesAreBoundedAndMasked()
{
    LastLines lines({QStringLiteral("hunter22"), QStringLiteral("hunter2")});
    for (int i = 0; i < 100; ++i)
        lines.feed(QByteArray("line ") + QByteArray::number(i) + "\n");
    lines.feed("the key is hun");
    lines.feed("ter22, and hunter2 too\nopen \x1b[31m end");
    const QStringList kept = lines.lines();
    QCOMPARE(kept.size(), LastLines::mostLines);
    QCOMPARE(kept.at(62), QStringLiteral("the key is \u2022\u2022\u2022, and \u2022\u2022\u2022 too"));
    QCOMPARE(kept.last(), QStringLiteral("open  [31m end"));
    lines.feed(QByteArray(10 * 1024 * 1024, 'z'));
    QVERIFY(lines.lines().last().size() <= LastLines::longestLine);
}

void McpSessionTest::aSecretOfSeveralLinesIsMasked()
{
    LastLines lines({QStringLiteral("first part\nsecond part")});
    lines.feed("a second part b\n");
    QCOMPARE(lines.lines(), QStringList(QStringLiteral("a \u2022\u2022\u2022 b")));
}

void McpSessionTest::contractBreachNamesTheFunction()
{
    Tool tool;
    tool.id = QStringLiteral("greeter");
    QVERIFY(!contractBreach(tool, {QStringLiteral("anything")}));
    tool.functions = {{QStringLiteral("hello"), {}, {}, {}}};
    QVERIFY(!contractBreach(tool, {QStringLiteral("hello")}));
    const auto more = contractBreach(tool, {QStringLiteral("hello"), QStringLiteral("sneak")});
    QVERIFY(more && more->code == QLatin1String("server.undeclared_function") && more->text.contains(QLatin1String("sneak")));
    const auto less = contractBreach(tool, {});
    QVERIFY(less && less->code == QLatin1String("server.missing_function") && less->text.contains(QLatin1String("hello")));
}

QTEST_GUILESS_MAIN(McpSessionTest)
#include "McpSessionTest.moc"
