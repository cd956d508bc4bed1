// From a change that a second client makes to the changed row on the screen of a real console (offscreen), through a real server.
#include "Bench.h"
#include "BenchCluster.h"
#include "app/console/Console.h"
#include "app/console/ConsoleSession.h"
#include "ui/ConsoleStyle.h"
#include "ui/MainWindow.h"
#include "ui/pages/CandidatesPage.h"
#include "ui/widgets/Table.h"

#include <QApplication>
#include <QPaintEvent>
#include <QRandomGenerator>
#include <QTimer>

namespace oz0::bench {

namespace {

constexpr int changes = 60;

/// Tells once the table has painted a row whose version is the wanted one.
class PaintWatch : public QObject
{
public:
    PaintWatch(Table &table, CandidatesPresenter &candidates) : m_table(table), m_candidates(candidates)
    {
        m_table.viewport()->installEventFilter(this);
    }

    void expect(const QString &version, std::function<void(double)> painted)
    {
        m_version = version;
        m_painted = std::move(painted);
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (watched == m_table.viewport() && event->type() == QEvent::Paint && m_painted
            && isShown(static_cast<QPaintEvent *>(event)->region())) {
            // The table paints when this filter has let the event through; the loop's next turn is after that.
            QTimer::singleShot(0, this, [painted = std::exchange(m_painted, nullptr)] { painted(millisecondsNow()); });
        }
        return false;
    }

private:
    bool isShown(const QRegion &painted) const
    {
        const CandidateFilter &filter = m_candidates.filter();
        if (filter.rowCount() != 1)
            return false;
        const QModelIndex cell = filter.index(0, int(CandidateModel::Column::Version));
        const QRect rect = m_table.visualRect(m_table.model()->index(0, int(CandidateModel::Column::Version)));
        return cell.data().toString() == m_version && m_table.viewport()->rect().contains(rect) && painted.contains(rect);
    }

    Table &m_table;
    CandidatesPresenter &m_candidates;
    QString m_version;
    std::function<void(double)> m_painted;
};

Digest putVersion(const BenchCluster &cluster, Follower &second, RequestScope &scope, const QString &version)
{
    return putSample(cluster, second, scope, QStringLiteral("text-statistics"), version, "version: 0.6.1",
                     "version: " + version.toUtf8());
}

bool isReady(const TenantStore &store, const Digest &digest)
{
    return store.candidates().size() == 1 && store.candidates().first().digest == digest
        && store.candidates().first().nodes.value(0).state == PartState::Ready
        && store.candidates().first().nodes.value(0).digest == digest;
}

void pause(int milliseconds)
{
    runLoop("a pause", [milliseconds](const std::function<void()> &stop) { QTimer::singleShot(milliseconds, stop); });
}

} // namespace

void rowBench(Bench &bench)
{
    auto *application = qobject_cast<QApplication *>(QCoreApplication::instance());
    BenchCluster cluster;
    cluster.startNode(QStringLiteral("bench-1"));
    Follower second(cluster.admin());
    RequestScope scope;
    const QStringList versions{QStringLiteral("0.7.1"), QStringLiteral("0.7.2")};
    const QList<Digest> digests{putVersion(cluster, second, scope, versions[0]), putVersion(cluster, second, scope, versions[1])};

    ConsoleOptions options;
    options.contextFile = cluster.adminFile();
    options.scheme = SchemeChoice::Light;
    Console console(*application, options, cluster.path(QStringLiteral("console.ini")));
    application->setStyle(new ConsoleStyle(console.theme()));
    application->setFont(console.theme().font(FontRole::Text));
    console.window().resize(1440, 900);
    console.window().show();
    console.start();
    auto *table = console.page() ? console.page()->findChild<Table *>(QStringLiteral("candidates")) : nullptr;
    if (!table)
        qFatal("The console shows no candidates");
    PaintWatch watch(*table, console.session()->candidates);

    SaveRequest request;
    request.plugin = PluginName(QStringLiteral("text-statistics"));
    request.ttl = Milliseconds(600000);
    request.holder = QString(32, QLatin1Char('a'));
    request.host = QStringLiteral("bench");
    request.start = true;
    QRandomGenerator random(20260301);
    QList<double> visible;
    QList<double> answered;
    for (int change = 0; change <= changes; ++change) {
        request.digest = digests[change % 2];
        double painted = 0;
        double answer = 0;
        QObject context;
        const double begun = millisecondsNow();
        runLoop("the changed row", [&](const std::function<void()> &stop) {
            const auto stopIfBoth = [&, stop] {
                if (painted > 0 && answer > 0)
                    stop();
            };
            watch.expect(versions[change % 2], [&, begun, stopIfBoth](double at) {
                painted = at - begun;
                stopIfBoth();
            });
            await(second.client.saveCandidate(scope, request), &context, [&, begun, stopIfBoth](const Result<SaveAnswer> &saved) {
                if (!saved || !saved->candidate)
                    qFatal("The save was refused");
                answer = millisecondsNow() - begun;
                stopIfBoth();
            });
        });
        request.start = false;
        waitFor(second.store, "the node to be ready", [&] { return isReady(second.store, request.digest); });
        if (change > 0) { // the first one makes the row
            visible.append(painted);
            answered.append(answer);
        }
        pause(int(random.bounded(200))); // so that the next change meets the feed at any moment
    }
    Row &row = bench.atMost(QStringLiteral("a change reaches a visible row, from before its request"), 100, QStringLiteral("ms"),
                            visible);
    row.note = QStringLiteral("95th percentile %1, slowest %2; the second client's own answer came after %3 at the median")
                   .arg(quantile(visible, 0.95), 0, 'f', 1)
                   .arg(quantile(visible, 1), 0, 'f', 1)
                   .arg(median(answered), 0, 'f', 1);
    console.close();
}

} // namespace oz0::bench
