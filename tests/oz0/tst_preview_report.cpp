// U13, V1: the console shows of a preview, byte for byte, what the command prints with --json.
#include "app/oz0/OfflineChecks.h"
#include "tests/oz0/Said.h"
#include "tests/oz0/ShownPreview.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace oz0;

namespace {

constexpr char tenantWithOthers[] = "tenant: default\n"
                                    "plugins:\n"
                                    "  issue-tracker:\n"
                                    "    installed:\n"
                                    "      name: issue-tracker\n"
                                    "      version: 2.0.0\n"
                                    "      tools: [{id: greeter, server: {module: tracker.server}, functions: [{name: look}]}]\n"
                                    "      agents: [{name: greeter}]\n"
                                    "limits: {agents_and_flows: 3, task_queues: 2}\n";
constexpr char emptyTenant[] = "tenant: default\n";

QByteArray sample(const char *name)
{
    QFile file(qEnvironmentVariable("OZ0_SOURCE_DIR")
               + QStringLiteral("/resources/sample/%1/plugin.yaml").arg(QLatin1String(name)));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class PreviewReportTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void U13_consoleAndCommandSayTheSame_data()
    {
        QTest::addColumn<QByteArray>("manifest");
        QTest::addColumn<QByteArray>("tenant");
        QTest::addColumn<int>("status");
        for (const char *name : {"greeter", "csv-summary", "calendar", "text-statistics", "unit-converter"}) {
            QTest::addRow("%s, empty tenant", name) << sample(name) << QByteArray(emptyTenant) << 0;
            QTest::addRow("%s, names taken", name) << sample(name) << QByteArray(tenantWithOthers) << -1;
        }
        QTest::newRow("no YAML") << QByteArray("name: [\n") << QByteArray(emptyTenant) << 5;
        QTest::newRow("not valid") << QByteArray("name: my-plugin\nversion: zero\nsecrets: 3\n") << QByteArray(emptyTenant) << 5;
        QTest::newRow("odd text") << QByteArray(
            "name: my-plugin\nversion: 1.0.0\ndescription: \"\xc3\xa4 \\\" <b>\"\nuses: [\"nobody\"]\n")
                                  << QByteArray(emptyTenant) << 0;
    }

    void U13_consoleAndCommandSayTheSame()
    {
        QFETCH(QByteArray, manifest);
        QFETCH(QByteArray, tenant);
        QFETCH(int, status);
        QVERIFY(!manifest.isEmpty());
        QTemporaryDir folder;
        write(folder.filePath(QStringLiteral("plugin/plugin.yaml")), manifest);
        write(folder.filePath(QStringLiteral("tenant.yaml")), tenant);
        const test::Said command = test::said({QStringLiteral("plugin"), QStringLiteral("preview"),
                                               folder.filePath(QStringLiteral("plugin")), QStringLiteral("--tenant-file"),
                                               folder.filePath(QStringLiteral("tenant.yaml")), QStringLiteral("--json")});
        const QByteArray shown = shownByTheConsole(folder, manifest);
        QCOMPARE(shown, command.out);
        if (status >= 0)
            QCOMPARE(command.status, status);
        QCOMPARE(m_exitStatus, command.status);
    }

private:
    void write(const QString &path, const QByteArray &text)
    {
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(text), text.size());
    }

    QByteArray shownByTheConsole(const QTemporaryDir &folder, const QByteArray &manifest)
    {
        const Result<TenantSnapshot> tenant = tenantFromFile(folder.filePath(QStringLiteral("tenant.yaml")));
        if (!tenant)
            return "no tenant";
        test::ShownPreview shown(*tenant, folder.filePath(QStringLiteral("plugin")), manifest);
        if (!shown.comes())
            return "no answer";
        m_exitStatus = shown.preview.shown()->report().exitStatus;
        return shown.preview.json();
    }

    int m_exitStatus = -1;
};

QTEST_GUILESS_MAIN(PreviewReportTest)
#include "tst_preview_report.moc"
