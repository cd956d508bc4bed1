#include "core/bundle/BundleReader.h"
#include "core/bundle/BundleWriter.h"
#include "core/environment/EnvironmentCheck.h"
#include "core/manifest/ManifestReader.h"
#include "node/Machine.h"
#include "node/Sandbox.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace oz0;

namespace {

constexpr int patience = 15000;

QJsonObject json(const char *text)
{
    return QJsonDocument::fromJson(text).object();
}

/// function → arguments, and the answer that they must have.
const QMap<QString, std::pair<QJsonObject, QJsonObject>> &calls()
{
    static const QMap<QString, std::pair<QJsonObject, QJsonObject>> table = {
        {QStringLiteral("greeter.hello"),
         {json(R"({"name": "Ada", "language": "fr"})"), json(R"({"text": "Bonjour, Ada!", "seal": "7e4a2bc35bc5a253"})")}},
        {QStringLiteral("greeter.goodbye"), {json(R"({"name": "Ada"})"), json(R"({"text": "Goodbye, Ada."})")}},
        {QStringLiteral("text_statistics.count"),
         {json(R"({"text": "One two. Two three!"})"),
          json(R"({"characters": 19, "words": 4, "sentences": 2, "minutes": 0.02})")}},
        {QStringLiteral("text_statistics.frequent"),
         {json(R"({"text": "One two. Two three!", "most": 1})"), json(R"({"words": [{"word": "two", "times": 2}]})")}},
        {QStringLiteral("csv_summary.summarise"),
         {json(R"({"csv": "city,age\nOslo,3\n,5\n"})"),
          json(R"({"rows": 2, "columns": [{"name": "city", "missing": 1, "distinct": 1, "type": "text"},
                   {"name": "age", "missing": 0, "distinct": 2, "type": "integer", "least": 3, "most": 5, "mean": 4}]})")}},
        {QStringLiteral("unit_converter.convert"),
         {json(R"({"value": 212, "from": "F", "to": "C"})"), json(R"({"value": 100, "unit": "C"})")}},
        {QStringLiteral("unit_converter.units"),
         {{},
          json(
              R"({"length": ["m", "km", "cm", "mi", "yd", "ft", "in"], "mass": ["kg", "g", "t", "lb", "oz"], "temperature": ["K", "C", "F"]})")}},
        {QStringLiteral("calendar_days.workdays"),
         {json(R"({"start": "2026-05-01", "end": "2026-05-10", "holidays": ["2026-05-01"]})"),
          json(R"({"days": 10, "workdays": 5})")}},
        {QStringLiteral("calendar_days.describe"),
         {json(R"({"date": "2024-02-29"})"), json(R"({"weekday": "Thursday", "week": 9, "leap": true})")}},
    };
    return table;
}

/// Sends all requests, ends the input, and answers by id.
QMap<int, QJsonObject> converse(const QString &folder, const Tool &tool, const QList<QJsonObject> &requests)
{
    QTemporaryDir own;
    const LaunchPlan plan = plainLaunch(
        {pythonProgram(), tool.module, folder, own.path(), {}, {{QStringLiteral("GREETING_KEY"), QStringLiteral("k")}}, {}});
    QProcess process;
    QProcessEnvironment environment;
    for (auto it = plan.environment.begin(); it != plan.environment.end(); ++it)
        environment.insert(it.key(), it.value());
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(plan.folder);
    process.start(plan.program, plan.arguments);
    for (QJsonObject request : requests) {
        request.insert(QStringLiteral("jsonrpc"), QStringLiteral("2.0"));
        process.write(QJsonDocument(request).toJson(QJsonDocument::Compact) + '\n');
    }
    process.closeWriteChannel();
    QMap<int, QJsonObject> answers;
    if (!process.waitForFinished(patience))
        return answers;
    for (const QByteArray &line : process.readAllStandardOutput().split('\n')) {
        const QJsonObject answer = QJsonDocument::fromJson(line).object();
        answers.insert(answer.value(QLatin1String("id")).toInt(), answer);
    }
    return answers;
}

} // namespace

class SamplesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void thereAreFive();
    void serversDoWhatTheirManifestsDeclare_data() { samples(); }
    void serversDoWhatTheirManifestsDeclare();
    void nodesMayBuildThem_data() { samples(); }
    void nodesMayBuildThem();
    void theyArePackedAndReadBack_data() { samples(); }
    void theyArePackedAndReadBack();

private:
    static void samples();
    static QDir folder() { return QDir(qEnvironmentVariable("OZ0_SOURCE_DIR") + QStringLiteral("/resources/sample")); }
    static QByteArray contents(const QString &path);
};

void SamplesTest::samples()
{
    QTest::addColumn<QString>("path");
    for (const QString &name : folder().entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        QTest::newRow(qPrintable(name)) << folder().filePath(name);
}

QByteArray SamplesTest::contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void SamplesTest::thereAreFive()
{
    QCOMPARE(folder().entryList(QDir::Dirs | QDir::NoDotAndDotDot).size(), 5);
}

void SamplesTest::serversDoWhatTheirManifestsDeclare()
{
    QFETCH(QString, path);
    const auto manifest = readManifest(contents(path + QStringLiteral("/plugin.yaml")));
    QVERIFY2(manifest.has_value(), manifest ? "" : qPrintable(manifest.error().message));
    for (const Tool &tool : (*manifest)->tools) {
        if (tool.isRemote())
            continue;
        QList<QJsonObject> requests{json(R"({"id": 1, "method": "initialize", "params": {"protocolVersion": "2025-06-18"}})"),
                                    json(R"({"method": "notifications/initialized"})"),
                                    json(R"({"id": 2, "method": "tools/list"})"),
                                    json(R"({"id": 3, "method": "tools/call", "params": {"name": "no such function"}})"),
                                    json(R"({"id": 4, "method": "ping"})")};
        for (const Function &function : tool.functions) {
            const QString name = tool.id + QLatin1Char('.') + function.name;
            QVERIFY2(calls().contains(name), qPrintable(name));
            requests.append(QJsonObject{{QStringLiteral("id"), int(10 + requests.size())},
                                        {QStringLiteral("method"), QStringLiteral("tools/call")},
                                        {QStringLiteral("params"),
                                         QJsonObject{{QStringLiteral("name"), function.name},
                                                     {QStringLiteral("arguments"), calls().value(name).first}}}});
        }
        const QMap<int, QJsonObject> answers = converse(path, tool, requests);
        QCOMPARE(answers.value(1).value(QLatin1String("result")).toObject().value(QLatin1String("protocolVersion")).toString(),
                 QStringLiteral("2025-06-18"));
        const QJsonArray listed
            = answers.value(2).value(QLatin1String("result")).toObject().value(QLatin1String("tools")).toArray();
        QCOMPARE(listed.size(), tool.functions.size());
        QVERIFY(answers.value(3).contains(QLatin1String("error")));
        QVERIFY(answers.value(4).contains(QLatin1String("result")));
        for (int i = 0; i < tool.functions.size(); ++i) {
            const Function &function = tool.functions.at(i);
            QCOMPARE(listed.at(i).toObject().value(QLatin1String("name")).toString(), function.name);
            QCOMPARE(listed.at(i).toObject().value(QLatin1String("inputSchema")).toObject(), function.input);
            const QJsonObject result = answers.value(15 + i)
                                           .value(QLatin1String("result"))
                                           .toObject()
                                           .value(QLatin1String("structuredContent"))
                                           .toObject();
            QCOMPARE(result, calls().value(tool.id + QLatin1Char('.') + function.name).second);
            for (const QJsonValue &required : function.output.value(QLatin1String("required")).toArray())
                QVERIFY(result.contains(required.toString()));
        }
    }
}

void SamplesTest::nodesMayBuildThem()
{
    QFETCH(QString, path);
    EnvironmentInput input;
    input.uvVersion = QStringLiteral("0.12.3");
    if (QFile::exists(path + QStringLiteral("/pyproject.toml")))
        input.pyproject = contents(path + QStringLiteral("/pyproject.toml"));
    QVERIFY(checkEnvironment(input).isEmpty());
    QVERIFY(!needsPackages(input));
}

void SamplesTest::theyArePackedAndReadBack()
{
    QFETCH(QString, path);
    QTemporaryDir folder;
    const auto packed = packFolder(path, folder.filePath(QStringLiteral("bundle")));
    QVERIFY2(packed.has_value(), packed ? "" : qPrintable(packed.error().message));
    const auto facts = inspectBundle(packed->file);
    QVERIFY2(facts.has_value(), facts ? "" : qPrintable(facts.error().message));
    QCOMPARE(facts->digest, packed->digest);
    QCOMPARE(facts->plugin.text(), QDir(path).dirName());
}

QTEST_GUILESS_MAIN(SamplesTest)
#include "SamplesTest.moc"
