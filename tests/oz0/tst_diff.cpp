// oz0 plugin diff over folders and a server: what is said, the same as the engine says it, and how it ends.
#include "core/client/Context.h"
#include "core/manifest/DiffSummary.h"
#include "core/manifest/ManifestReader.h"
#include "core/manifest/TextPatch.h"
#include "core/manifest/ValueMask.h"
#include "core/wire/Codec.h"
#include "tests/oz0/Said.h"
#include "tests/support/ScriptedServer.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace oz0;
using namespace oz0::test;

namespace {

const QString candidateId = QStringLiteral("59a7b4da7db9");

QString data(const QString &path)
{
    return qEnvironmentVariable("OZ0_SOURCE_DIR") + QLatin1Char('/') + path;
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString beforeFolder()
{
    return data(QStringLiteral("tests/data/diff/before"));
}

QString afterFolder()
{
    return data(QStringLiteral("tests/data/diff/after"));
}

QStringList diff(const QString &from, const QString &to, const QStringList &more = {})
{
    return QStringList{QStringLiteral("plugin"),
                       QStringLiteral("diff"),
                       QStringLiteral("my-plugin"),
                       QStringLiteral("--from"),
                       from,
                       QStringLiteral("--to"),
                       to}
    + more;
}

DiffInput inputOf(const QByteArray &text, const QString &side, const QString &digest = {})
{
    return {{side, {}, digest, true}, readManifest(text).value(), text};
}

// Every member that the engine says is there, just so.
void compareWithEngine(const QJsonObject &said, const DiffSummary &summary)
{
    const QJsonObject engine = diffToJson(summary);
    for (auto it = engine.begin(); it != engine.end(); ++it)
        QCOMPARE(said.value(it.key()), it.value());
}

} // namespace

class DiffTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    // The folders' own paths stand in the first line; the rest is golden.
    void U13_whatIsSaidIsAsKept_data()
    {
        QTest::addColumn<QString>("view");
        for (const char *view : {"meaning", "reach", "text"})
            QTest::newRow(view) << QString::fromLatin1(view);
    }
    void U13_whatIsSaidIsAsKept()
    {
        QFETCH(QString, view);
        const Said answer = said(diff(beforeFolder(), afterFolder(), {QStringLiteral("--view"), view}));
        QVERIFY2(answer.status == 0, answer.err.constData());
        QByteArray text = answer.out;
        text.replace(beforeFolder().toUtf8(), "BEFORE").replace(afterFolder().toUtf8(), "AFTER");
        const QString golden = data(QStringLiteral("tests/data/diff/%1.txt").arg(view));
        if (qEnvironmentVariableIsSet("OZ0_KEEP_GOLDEN")) {
            QFile file(golden);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
        }
        QCOMPARE(QString::fromUtf8(text), QString::fromUtf8(bytesOf(golden)));
        QVERIFY(!text.contains("old-value") && !text.contains("new-value"));
    }

    void U13_theJsonIsTheEngines()
    {
        const Said answer = said(diff(beforeFolder(), afterFolder(), {QStringLiteral("--json")}));
        const DiffSummary summary = summarise(PluginName(QStringLiteral("my-plugin")),
                                              inputOf(bytesOf(beforeFolder() + QStringLiteral("/plugin.yaml")), beforeFolder()),
                                              inputOf(bytesOf(afterFolder() + QStringLiteral("/plugin.yaml")), afterFolder()),
                                              {});
        compareWithEngine(answer.json(), summary);
        QVERIFY(answer.json().value(QStringLiteral("differs")).toBool());
        QCOMPARE(answer.json().value(QStringLiteral("exitStatus")).toInt(), 0);
        QVERIFY(!answer.out.contains("old-value") && !answer.out.contains("new-value"));
    }

    void U13_thePatchIsTheEngines()
    {
        const QByteArray before = bytesOf(beforeFolder() + QStringLiteral("/plugin.yaml"));
        const QByteArray after = bytesOf(afterFolder() + QStringLiteral("/plugin.yaml"));
        ValueMask mask(before, after);
        const QByteArray patch = unifiedPatch(diffTexts(mask.manifestText(before), mask.manifestText(after)),
                                              QStringLiteral("plugin.yaml"));
        const Said answer = said(
            diff(beforeFolder(), afterFolder(), {QStringLiteral("--json"), QStringLiteral("--view"), QStringLiteral("text")}));
        QCOMPARE(answer.json().value(QStringLiteral("patch")).toString(), QString::fromUtf8(patch));
        QVERIFY(!answer.out.contains("old-value"));
    }

    // Each sample against itself, and against itself with one host more.
    void U13_samplesDifferOnlyWhereTheyWereEdited_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString &name : QDir(data(QStringLiteral("resources/sample"))).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            QTest::newRow(qPrintable(name)) << name;
    }
    void U13_samplesDifferOnlyWhereTheyWereEdited()
    {
        QFETCH(QString, name);
        const QString sample = data(QStringLiteral("resources/sample/")) + name;
        const QByteArray text = bytesOf(sample + QStringLiteral("/plugin.yaml"));
        QVERIFY(!text.isEmpty());
        QFile edited(m_folder->filePath(QStringLiteral("plugin.yaml")));
        QVERIFY(edited.open(QIODevice::WriteOnly));
        edited.write("# edited\n" + text + (text.contains("\negress:") ? "" : "egress: {allow: [new.example.com]}\n"));
        edited.close();
        const QStringList command{QStringLiteral("plugin"),      QStringLiteral("diff"),   name,
                                  QStringLiteral("--exit-code"), QStringLiteral("--from"), sample,
                                  QStringLiteral("--json"),      QStringLiteral("--to")};
        const Said same = said(command + QStringList{sample});
        QVERIFY2(same.status == 0, same.err.constData());
        QVERIFY(!same.json().value(QStringLiteral("differs")).toBool());
        const Said other = said(command + QStringList{m_folder->path()});
        compareWithEngine(
            other.json(),
            summarise(PluginName(name), inputOf(text, sample), inputOf(bytesOf(edited.fileName()), m_folder->path()), {}));
        if (!text.contains("\negress:")) {
            QCOMPARE(other.status, 7);
            QCOMPARE(other.json().value(QStringLiteral("counts")).toObject().value(QStringLiteral("widens")).toInt(), 1);
        }
    }

    void U21_everyEndHasItsStatus_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<int>("status");
        const QStringList withCode{QStringLiteral("--exit-code")};
        QTest::newRow("they differ") << diff(beforeFolder(), afterFolder()) << 0;
        QTest::newRow("they differ, asked for") << diff(beforeFolder(), afterFolder(), withCode) << 7;
        QTest::newRow("the same, asked for") << diff(beforeFolder(), beforeFolder(), withCode) << 0;
        QTest::newRow("in reach") << diff(beforeFolder(), afterFolder(),
                                          withCode + QStringList{QStringLiteral("--view"), QStringLiteral("reach")})
                                  << 7;
        QTest::newRow("in text") << diff(beforeFolder(), afterFolder(),
                                         withCode + QStringList{QStringLiteral("--view"), QStringLiteral("text")})
                                 << 7;
        QTest::newRow("no such view") << diff(beforeFolder(), afterFolder(), {QStringLiteral("--view"), QStringLiteral("x")})
                                      << 2;
        QTest::newRow("no such side") << diff(beforeFolder(), QStringLiteral("nowhere")) << 2;
        QTest::newRow("another plugin's") << diff(beforeFolder(), data(QStringLiteral("resources/sample/greeter"))) << 5;
    }
    void U21_everyEndHasItsStatus()
    {
        QFETCH(QStringList, words);
        QFETCH(int, status);
        const Said answer = said(words + QStringList{QStringLiteral("--json")});
        QCOMPARE(answer.status, status);
        QCOMPARE(answer.json().value(QStringLiteral("exitStatus")).toInt(), status);
    }

    void anInvalidManifestIsToldAsSuchAndItsTextStillCompared()
    {
        QFile broken(m_folder->filePath(QStringLiteral("plugin.yaml")));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write(bytesOf(afterFolder() + QStringLiteral("/plugin.yaml")) + "colour: blue\n");
        broken.close();
        QCOMPARE(said(diff(beforeFolder(), m_folder->path())).status, 5);
        const Said text = said(diff(beforeFolder(), m_folder->path(), {QStringLiteral("--view"), QStringLiteral("text")}));
        QCOMPARE(text.status, 0);
        QVERIFY(text.out.contains("+colour: blue"));
        QVERIFY(!text.out.contains("new-value"));
    }

    void nothingMovesTheTerminal()
    {
        const QString other = m_folder->filePath(QStringLiteral("x"));
        QVERIFY(QDir().mkpath(other));
        const QByteArray manifest = bytesOf(beforeFolder() + QStringLiteral("/plugin.yaml"));
        for (const auto &[path, text] : {std::pair(QStringLiteral("plugin.yaml"), manifest),
                                         std::pair(QStringLiteral("notes"),
                                                   QByteArray("\x1b]0;title\x07 \xe2\x80\xae"
                                                              "reversed\n"))}) {
            QFile file(other + QLatin1Char('/') + path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
        }
        const Said text = said(diff(beforeFolder(), other, {QStringLiteral("--view"), QStringLiteral("text")}));
        QVERIFY(text.out.contains("reversed"));
        QVERIFY(!text.out.contains('\x1b') && !text.out.contains("\xe2\x80\xae"));
    }

    void aServersSidesAreFetchedAndCompared()
    {
        const QByteArray before = bytesOf(beforeFolder() + QStringLiteral("/plugin.yaml"));
        const QByteArray after = bytesOf(afterFolder() + QStringLiteral("/plugin.yaml"));
        const Digest installed(QStringLiteral("sha256:") + QString(64, QLatin1Char('1')));
        const Digest saved(QStringLiteral("sha256:") + QString(64, QLatin1Char('2')));
        ScriptedServer server([&](const ReceivedRequest &request) {
            QByteArray body;
            if (request.target.contains("/whoami")) {
                WhoAmI who;
                who.principal = PrincipalId(QStringLiteral("user:alice"));
                who.tenant = TenantId(QStringLiteral("default"));
                who.role = Role::Operator;
                body = QJsonDocument(toJson(who)).toJson();
            } else if (request.target.contains("/files/plugin.yaml")) {
                body = request.target.contains(installed.text().toLatin1()) ? before : after;
            } else if (request.target.contains("/candidates/") || request.target.contains("/refusals/")) {
                Candidate candidate;
                candidate.id = CandidateId(candidateId);
                candidate.plugin = PluginName(QStringLiteral("my-plugin"));
                candidate.digest = saved;
                RefusalRecord record;
                record.plugin = candidate.plugin;
                record.digest = saved;
                body = QJsonDocument(request.target.contains("/candidates/") ? toJson(candidate) : toJson(record)).toJson();
            } else {
                Plugin plugin;
                plugin.name = PluginName(QStringLiteral("my-plugin"));
                plugin.state = PluginState::Installed;
                plugin.digest = installed;
                plugin.argumentBindings = {{QStringLiteral("my_plugin.hello.signature"), QStringLiteral("OTHER")}};
                body = QJsonDocument(toJson(Page<Plugin>{{plugin}, {}, 1, 1})).toJson();
            }
            request.socket->write(ScriptedServer::answer(200, body));
        });
        Context context;
        context.name = QStringLiteral("test");
        context.server = server.url();
        context.tenant = TenantId(QStringLiteral("default"));
        context.contextClass = ContextClass::Test;
        context.token = QStringLiteral("secret-token");
        const QString file = m_folder->filePath(QStringLiteral("context.json"));
        QVERIFY(writeContext(context, file));
        const QStringList online{QStringLiteral("--json"), QStringLiteral("--context"), file};
        ReachFacts facts;
        facts.argumentBindings = {{QStringLiteral("my_plugin.hello.signature"), QStringLiteral("OTHER")}};
        for (const QString &side : {QStringLiteral("candidate:") + candidateId, QStringLiteral("refusal:ab12")}) {
            const Said answer = said(diff(QStringLiteral("installed"), side, online));
            QVERIFY2(answer.status == 0, answer.out + answer.err);
            compareWithEngine(answer.json(),
                              summarise(PluginName(QStringLiteral("my-plugin")),
                                        inputOf(before, QStringLiteral("installed"), installed.text()),
                                        inputOf(after, side, saved.text()), facts));
        }
        // Without --to: the caller's own candidate.
        const Said own = said(QStringList{QStringLiteral("plugin"), QStringLiteral("diff"), QStringLiteral("my-plugin")}
                              + online);
        QCOMPARE(own.json().value(QStringLiteral("to")).toObject().value(QStringLiteral("side")).toString(),
                 QStringLiteral("candidate:")
                     + candidateIdFor(TenantId(QStringLiteral("default")), PluginName(QStringLiteral("my-plugin")),
                                      PrincipalId(QStringLiteral("user:alice")))
                           .text());
        // A folder beside what is installed.
        const Said mixed = said(diff(QStringLiteral("installed"), afterFolder(), online));
        compareWithEngine(mixed.json(),
                          summarise(PluginName(QStringLiteral("my-plugin")),
                                    inputOf(before, QStringLiteral("installed"), installed.text()), inputOf(after, afterFolder()),
                                    facts));
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(DiffTest)
#include "tst_diff.moc"
