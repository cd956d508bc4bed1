// A real window over a store that the test feeds and a client whose answers it holds.
#pragma once

#include "core/client/ContextGate.h"
#include "models/presenters/CandidatesPresenter.h"
#include "tests/support/FakeApiClient.h"
#include "tests/support/SampleTenant.h"
#include "ui/ConsoleStyle.h"
#include "ui/MainWindow.h"
#include "ui/dialogs/RemoveDialog.h"
#include "ui/pages/CandidatesPage.h"

#include <QApplication>
#include <QTemporaryDir>
#include <QTest>

namespace oz0 {

/// Says yes to every decision and remembers what was asked; dialogs open as they would.
class FakePrompt : public Prompt
{
public:
    void decide(QWidget *, const Decision &decision, std::function<void()> yes) override
    {
        decisions.append(decision);
        yes();
    }
    void openFile(QWidget *, const QString &, const QString &, std::function<void(const QString &)> chosen) override
    {
        chosen(file);
    }
    void openFolder(QWidget *, const QString &, std::function<void(const QString &)> chosen) override { chosen(file); }
    void saveFile(QWidget *, const QString &, const QString &, const QString &,
                  std::function<void(const QString &)> chosen) override
    {
        chosen(file);
    }
    void show(QDialog *dialog) override
    {
        shown = dialog;
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    }

    QList<Decision> decisions;
    QString file;
    QPointer<QDialog> shown;
};

struct ConsoleFixture
{
    explicit ConsoleFixture(Role role, const QString &me = QStringLiteral("user:alice"),
                            ContextClass contextClass = ContextClass::Local)
        : theme(*qobject_cast<QApplication *>(QCoreApplication::instance()), SchemeChoice::Light), gate(contextClass, clocks),
          store(clocks), session(client, store, gate, contextFor(contextClass)), candidates(client, store, session),
          settings(folder.filePath(QStringLiteral("console.ini")), QSettings::IniFormat), window(theme, prompt, settings)
    {
        WhoAmI who;
        who.principal = PrincipalId(me);
        who.role = role;
        who.content = true;
        client.whoAmIs.reply = [who] { return Result<WhoAmI>(who); };
        client.timelines.reply = [](const CandidateId &) { return Result<QList<AuditEntry>>(QList<AuditEntry>{}); };
        page = new CandidatesPage(theme, candidates, prompt, ViewSettings(settings, QStringLiteral("test")));
        window.openSession(session, {page});
        session.start();
        window.show();
    }
    ~ConsoleFixture() { window.closeSession(); }

    static Context contextFor(ContextClass contextClass)
    {
        Context context;
        context.name = contextClass == ContextClass::Production ? QStringLiteral("prod-eu") : QStringLiteral("local");
        context.tenant = TenantId(QStringLiteral("default"));
        context.contextClass = contextClass;
        context.server = QUrl(QStringLiteral("https://127.0.0.1:7443"));
        return context;
    }
    Table *table() { return page->findChild<Table *>(QStringLiteral("candidates")); }
    template <class T>
    T *find(const char *name)
    {
        T *found = window.findChild<T *>(QLatin1String(name));
        Q_ASSERT(found);
        return found;
    }
    void feed(const ChangeSet &set)
    {
        store.apply(set);
        QVERIFY(QTest::qWaitFor([this] { return candidates.filter().isSettled(); }, 30000));
        QCoreApplication::processEvents();
    }
    void select(const CandidateId &id) { table()->selectRow(candidates.filter().rowOf(id)); }

    FakeClocks clocks;
    QTemporaryDir folder;
    Theme theme;
    FakePrompt prompt;
    FakeApiClient client;
    ContextGate gate;
    TenantStore store;
    SessionPresenter session;
    CandidatesPresenter candidates;
    QSettings settings;
    MainWindow window;
    CandidatesPage *page = nullptr;
};

} // namespace oz0
