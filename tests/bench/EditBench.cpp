// From an edit of one file of 5,000 to the new digest ready on the node, with a real server, node and `oz0 dev`.
#include "Bench.h"
#include "BenchCluster.h"
#include "BigFolder.h"

#include <QFile>
#include <QMap>

namespace oz0::bench {

namespace {

constexpr int rounds = 9;

struct Seen
{
    double saved = 0;
    double unpacking = 0;
    double starting = 0;
    double ready = 0;
};

const Candidate *onlyOne(const TenantStore &store)
{
    return store.candidates().size() == 1 ? &store.candidates().first() : nullptr;
}

bool isReady(const Candidate &candidate)
{
    return candidate.nodes.size() == 1 && candidate.nodes.first().state == PartState::Ready
        && candidate.nodes.first().digest == candidate.digest;
}

// What the feed told, each as the time since the edit.
Seen editOnce(const TenantStore &store, const QString &file, int round)
{
    const Digest before = onlyOne(store)->digest;
    Seen seen;
    QFile edited(file);
    const double begun = millisecondsNow();
    if (!edited.open(QIODevice::Append) || edited.write("# edit " + QByteArray::number(round) + '\n') < 0)
        qFatal("The file cannot be edited");
    edited.close();
    waitFor(store, "the edit to be ready", [&] {
        const Candidate *candidate = onlyOne(store);
        if (!candidate || candidate->digest == before)
            return false;
        const double now = millisecondsNow() - begun;
        const PartState state = candidate->nodes.value(0).state;
        if (seen.saved == 0)
            seen.saved = now;
        if (seen.unpacking == 0 && state == PartState::Checking)
            seen.unpacking = now;
        if (seen.starting == 0 && state == PartState::Starting)
            seen.starting = now;
        seen.ready = now;
        return isReady(*candidate);
    });
    return seen;
}

} // namespace

void editBench(Bench &bench)
{
    BenchCluster cluster;
    const QString folder = cluster.path(QStringLiteral("plugin"));
    makeBigFolder(folder);
    copySample(QStringLiteral("text-statistics"), folder);
    cluster.startNode(QStringLiteral("bench-1"));
    Follower follower(cluster.admin());
    cluster.startDev(folder);
    waitFor(follower.store, "the first code to be ready",
            [&] { return onlyOne(follower.store) && isReady(*onlyOne(follower.store)); });

    QList<double> ready;
    QMap<QString, QList<double>> stages;
    for (int round = 0; round <= rounds; ++round) {
        const Seen seen = editOnce(follower.store, folder + QLatin1Char('/') + bigFolderFile(round * 500 + 7), round);
        if (round == 0)
            continue; // like compare(): the first does not count
        ready.append(seen.ready);
        stages[QStringLiteral("1 saved")].append(seen.saved);
        stages[QStringLiteral("2 fetched")].append(seen.unpacking > 0 ? seen.unpacking : seen.starting);
        stages[QStringLiteral("3 unpacked")].append(seen.starting > 0 ? seen.starting : seen.ready);
    }
    QStringList medians;
    for (auto stage = stages.constBegin(); stage != stages.constEnd(); ++stage)
        medians.append(QStringLiteral("%1 after %2").arg(stage.key().mid(2)).arg(median(stage.value()), 0, 'f', 0));
    Row &row = bench.atMost(QStringLiteral("edit of one file of these is ready on the node again"), 2000, QStringLiteral("ms"),
                            ready);
    row.note = QStringLiteral("slowest %1; medians as the feed told them: %2")
                   .arg(quantile(ready, 1), 0, 'f', 0)
                   .arg(medians.join(QStringLiteral(", ")));
}

} // namespace oz0::bench
