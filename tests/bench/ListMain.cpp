// oz0-bench-list FILE: the Candidates page of the change set in FILE, in a process of its own. Prints one line of JSON: milliseconds from the answer's
// bytes to painted rows, the longest stall of the UI thread under 1,000 changes a second, and the most memory that it took.
#include "core/client/Await.h"
#include "core/client/ContextGate.h"
#include "core/client/WireText.h"
#include "core/wire/Codec.h"
#include "models/presenters/CandidatesPresenter.h"
#include "tests/support/FakeApiClient.h"
#include "tests/support/Watchdog.h"
#include "ui/ConsoleStyle.h"
#include "ui/DialogPrompt.h"
#include "ui/MainWindow.h"
#include "ui/pages/CandidatesPage.h"
#include "ui/widgets/Table.h"

#include <QApplication>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPaintEvent>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QtConcurrentRun>

#include <cstdio>

using namespace oz0;

namespace {

constexpr int changesAtOnce = 50; // the server gathers what comes within 50 ms
constexpr int pauseMs = 50;
constexpr int seconds = 10;

class RowsPainted : public QObject
{
public:
    RowsPainted(Table &table, std::function<void()> painted) : m_table(table), m_painted(std::move(painted))
    {
        table.viewport()->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        // The table paints when this filter has let the event through; the loop's next turn is after that.
        if (event->type() == QEvent::Paint && m_painted && m_table.model()->rowCount() > 0
            && static_cast<QPaintEvent *>(event)->rect().intersects(m_table.visualRect(m_table.model()->index(0, 0))))
            QTimer::singleShot(0, this, [painted = std::exchange(m_painted, nullptr)] { painted(); });
        return false;
    }

private:
    Table &m_table;
    std::function<void()> m_painted;
};

QByteArray bytesOf(const ChangeSet &set)
{
    return QJsonDocument(toJson(set)).toJson(QJsonDocument::Compact);
}

ChangeSet decoded(const QByteArray &bytes)
{
    Result<ChangeSet> set = decodeAnswer<ChangeSet>(bytes);
    if (!set)
        qFatal("%s", qPrintable(set.error().message));
    return *std::move(set);
}

double peakMegabytes()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : status.readAll().split('\n')) {
        if (line.startsWith("VmHWM:"))
            return line.mid(6).trimmed().split(' ').first().toDouble() / 1024;
    }
    return 0;
}

/// 1,000 changes a second for a while: rows of a list that keep changing their jobs and leases.
class Changes : public QObject
{
public:
    explicit Changes(TenantStore &store) : m_store(store), m_random(20260301)
    {
        connect(&m_timer, &QTimer::timeout, this, &Changes::next);
    }
    void start()
    {
        m_ids = m_store.candidates().keys();
        m_timer.start(pauseMs);
    }
    bool isDone() const { return m_sets >= seconds * 1000 / pauseMs; }

private:
    void next()
    {
        if (isDone()) {
            m_timer.stop();
            QCoreApplication::quit();
            return;
        }
        ChangeSet set;
        set.from = m_store.revision();
        set.to = set.from + changesAtOnce;
        set.now = m_store.serverNow();
        for (int n = 0; n < changesAtOnce; ++n) {
            Candidate candidate = m_store.candidates().value(m_ids[m_random.bounded(int(m_ids.size()))]);
            candidate.jobs = int(m_random.bounded(9));
            candidate.rev = set.to;
            set.candidates.append(candidate);
        }
        ++m_sets;
        m_store.apply(decoded(bytesOf(set)));
    }

    TenantStore &m_store;
    QList<CandidateId> m_ids;
    QRandomGenerator m_random;
    QTimer m_timer;
    int m_sets = 0;
};

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication app(argc, argv);
    QTemporaryDir folder;
    Theme theme(app, SchemeChoice::Light);
    app.setStyle(new ConsoleStyle(theme));
    app.setFont(theme.font(FontRole::Text));
    FakeClocks clocks;
    FakeApiClient client;
    ContextGate gate(ContextClass::Local, clocks);
    TenantStore store(clocks);
    Context context;
    context.name = QStringLiteral("bench");
    context.tenant = TenantId(QStringLiteral("default"));
    SessionPresenter session(client, store, gate, context);
    CandidatesPresenter candidates(client, store, session);
    DialogPrompt prompt(theme);
    QSettings settings(folder.filePath(QStringLiteral("console.ini")), QSettings::IniFormat);
    MainWindow window(theme, prompt, settings);
    auto *page = new CandidatesPage(theme, candidates, prompt, ViewSettings(settings, context.name));
    window.openSession(session, {page});
    window.resize(1440, 900);
    window.show();

    QFile file(QString::fromLocal8Bit(argv[argc - 1]));
    if (argc != 2 || !file.open(QIODevice::ReadOnly))
        qFatal("oz0-bench-list FILE");
    QByteArray answer = file.readAll();
    double decodedMs = 0;
    double paintedMs = 0;
    QElapsedTimer clock;
    RowsPainted first(*page->findChild<Table *>(QStringLiteral("candidates")), [&] {
        paintedMs = double(clock.nsecsElapsed()) / 1e6;
        QCoreApplication::quit();
    });
    QTimer::singleShot(300, &app, [&] {
        clock.start();
        auto read = QtConcurrent::run([&answer] { // beside the window's thread, as the client does
            ChangeSet set = decoded(answer);
            giveBackFreed();
            return set;
        });
        await(std::move(read), &app, [&](ChangeSet set) {
            decodedMs = double(clock.nsecsElapsed()) / 1e6;
            clock.start();
            store.apply(std::move(set));
        });
    });
    app.exec();
    answer = QByteArray();

    Watchdog watchdog;
    Changes changes(store);
    QTimer::singleShot(1000, &app, [&] {
        watchdog.start();
        changes.start();
    });
    app.exec();
    watchdog.stop();
    const QJsonObject said{{QStringLiteral("decoded"), decodedMs},
                           {QStringLiteral("painted"), paintedMs},
                           {QStringLiteral("stall"), watchdog.longestMilliseconds()},
                           {QStringLiteral("megabytes"), peakMegabytes()}};
    std::puts(QJsonDocument(said).toJson(QJsonDocument::Compact).constData());
    window.closeSession();
    return 0;
}
