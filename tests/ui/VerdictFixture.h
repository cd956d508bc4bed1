// A real window with the Refusals and Preview pages over a client that answers from lists which the test holds.
#pragma once

#include "core/client/ContextGate.h"
#include "core/wire/EvidenceCodec.h"
#include "models/presenters/PreviewPresenter.h"
#include "models/presenters/RefusalsPresenter.h"
#include "tests/support/SampleTenant.h"
#include "tests/ui/ConsoleFixture.h"
#include "ui/pages/PreviewPage.h"
#include "ui/pages/RefusalsPage.h"

#include <QDir>
#include <QFile>

namespace oz0 {

inline RefusalRecord refusedRecord(int n, const char *plugin, bool seen = false)
{
    RefusalRecord record;
    record.id = RecordId(QStringLiteral("%1").arg(n, 16, 16, QLatin1Char('0')));
    record.at = Instant(Milliseconds(1772460000000 + n * 60000));
    record.plugin = PluginName(QLatin1String(plugin));
    record.actor = PrincipalId(QStringLiteral("user:alice"));
    record.version = QStringLiteral("0.%1.0").arg(n);
    record.attempt = QStringLiteral("save");
    record.digest = Digest(QStringLiteral("sha256:") + QString(64, QLatin1Char('c')));
    Refusal refusal;
    refusal.code = QStringLiteral("egress.host_added");
    refusal.rule = QStringLiteral("B7");
    refusal.adminMayTry = true;
    refusal.subject = {QStringLiteral("host"), QStringLiteral("collector.example.net:443")};
    refusal.path = QStringLiteral("/egress/allow/1");
    refusal.line = 19;
    refusal.because = {QJsonObject{{QStringLiteral("secret"), QStringLiteral("VENDOR_KEY")},
                                   {QStringLiteral("reason"), QStringLiteral("no_binding")}}};
    Refusal binding = refusal;
    binding.code = QStringLiteral("binding.changed");
    binding.rule = QStringLiteral("B1");
    binding.subject = {QStringLiteral("secret"), QStringLiteral("GREETING_KEY")};
    binding.line = 10;
    record.verdict.refusals = {binding, refusal};
    Refusal warning = refusal;
    warning.code = QStringLiteral("node.homes_jobs");
    warning.severity = Severity::Warning;
    warning.parameters = {{QStringLiteral("jobs"), 3}};
    record.verdict.warnings = {warning};
    record.verdict.checks = 31;
    record.seen = seen;
    return record;
}

struct VerdictFixture
{
    explicit VerdictFixture(Role role = Role::Operator)
        : theme(*qobject_cast<QApplication *>(QCoreApplication::instance()), SchemeChoice::Light),
          gate(ContextClass::Local, clocks), store(clocks),
          session(client, store, gate, ConsoleFixture::contextFor(ContextClass::Local)), refusals(client, store, session),
          preview(client, store, session, clocks, clocks, folder.filePath(QStringLiteral("kept.json"))),
          settings(folder.filePath(QStringLiteral("console.ini")), QSettings::IniFormat), window(theme, prompt, settings)
    {
        WhoAmI who;
        who.principal = PrincipalId(QStringLiteral("user:alice"));
        who.role = role;
        client.whoAmIs.reply = [who] { return Result<WhoAmI>(who); };
        client.calls.reply = [this](const QByteArray &method, const QString &path, const QJsonObject &body) {
            return answer(method, path, body);
        };
        client.manifests.reply = [](const PluginName &name) {
            return Result<QByteArray>(QByteArray("name: ") + name.text().toUtf8() + "\nversion: 0.3.2\n");
        };
        session.start();
        store.apply(sampleTenant(clocks.now()));
        store.setLiveness(Liveness::Live);
    }
    ~VerdictFixture() { window.closeSession(); }

    /// Makes the pages and shows the window on one of them.
    void open(ConsolePlace place)
    {
        const ViewSettings view(settings, QStringLiteral("test"));
        refusalsPage = new RefusalsPage(theme, refusals, prompt, view);
        previewPage = new PreviewPage(theme, preview, prompt, view);
        window.openSession(session, {refusalsPage, previewPage});
        window.openLink({{}, {}, place, {}, {}});
        window.resize(1440, 900);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
    }
    Result<QJsonObject> answer(const QByteArray &method, const QString &path, const QJsonObject &body)
    {
        asked.append(QString::fromLatin1(method) + QLatin1Char(' ') + path);
        if (failing)
            return Failure(ErrorCode::Unreachable, QStringLiteral("no route"));
        if (path.endsWith(QLatin1String("/evidence")))
            return toJson(evidence);
        if (path.endsWith(QLatin1String(":recheck")))
            return toJson(recheck);
        if (path == QLatin1String("refusals:seen")) {
            lastSeen = body;
            for (RefusalRecord &record : records)
                record.seen = true;
            return toJson(SeenAnswer{int(records.size())});
        }
        if (path.endsWith(QLatin1String(":seen"))) {
            for (RefusalRecord &record : records)
                record.seen = record.seen || path.contains(record.id.text());
            return QJsonObject();
        }
        Page<RefusalRecord> page;
        for (const RefusalRecord &record : std::as_const(records)) {
            const bool fits = (!path.contains(QLatin1String("seen%3Ano")) || !record.seen)
                && (!path.contains(QLatin1String("no-such-plugin")));
            if (fits)
                page.items.append(record);
        }
        page.total = page.items.size();
        return toJson(page);
    }
    int count(const char *text) const
    {
        return int(
            std::count_if(asked.begin(), asked.end(), [text](const QString &q) { return q.contains(QLatin1String(text)); }));
    }
    void write(const char *name, const QByteArray &text)
    {
        const QString path = folder.filePath(QLatin1String(name));
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(text), text.size());
    }
    QString text(const char *label) { return find<QLabel>(label)->text(); }
    template <class T>
    T *find(const char *name)
    {
        T *found = window.findChild<T *>(QLatin1String(name));
        Q_ASSERT(found);
        return found;
    }

    FakeClocks clocks;
    QTemporaryDir folder;
    Theme theme;
    FakePrompt prompt;
    FakeApiClient client;
    ContextGate gate;
    TenantStore store;
    SessionPresenter session;
    RefusalsPresenter refusals;
    PreviewPresenter preview;
    QSettings settings;
    MainWindow window;
    RefusalsPage *refusalsPage = nullptr;
    PreviewPage *previewPage = nullptr;
    QList<RefusalRecord> records;
    Evidence evidence;
    Recheck recheck;
    QJsonObject lastSeen;
    QStringList asked;
    bool failing = false;
};

} // namespace oz0
