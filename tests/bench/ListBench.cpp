// The Candidates page with 50,000 rows: when they are painted, whether the window stays quick under changes, and what it takes.
#include "Bench.h"
#include "BigFolder.h"
#include "core/wire/Codec.h"
#include "tests/support/SampleTenant.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>

namespace oz0::bench {

namespace {

constexpr int rows = 50000;
constexpr int rounds = 5;

QJsonObject measured(const QString &file)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(QCoreApplication::applicationDirPath() + QStringLiteral("/oz0-bench-list"), {file});
    if (!process.waitForFinished(120000) || process.exitCode() != 0)
        qFatal("oz0-bench-list failed");
    return QJsonDocument::fromJson(process.readAllStandardOutput()).object();
}

} // namespace

void listBench(Bench &bench)
{
    const QTemporaryDir dir;
    const QString file = dir.filePath(QStringLiteral("answer.json"));
    const Instant now = instantFromText(QStringLiteral("2026-03-02T14:00:00Z"));
    writeFile(file, QJsonDocument(toJson(manyCandidates(now, rows))).toJson(QJsonDocument::Compact));
    QList<double> painted;
    QList<double> read;
    QList<double> stalls;
    QList<double> megabytes;
    for (int round = 0; round < rounds; ++round) {
        const QJsonObject one = measured(file);
        painted.append(one[QLatin1String("painted")].toDouble());
        read.append(one[QLatin1String("decoded")].toDouble());
        stalls.append(one[QLatin1String("stall")].toDouble());
        megabytes.append(one[QLatin1String("megabytes")].toDouble());
    }
    Row &first = bench.atMost(QStringLiteral("50,000 candidates: first rows painted after the answer"), 300, QStringLiteral("ms"),
                              painted);
    first.note = QStringLiteral("reading its JSON before that: %1 ms at the median").arg(median(read), 0, 'f', 0);
    Row &stall = bench.atMost(QStringLiteral("50,000 candidates, 1,000 changes/s: longest stall of the UI thread"), 50,
                              QStringLiteral("ms"), stalls);
    stall.note = QStringLiteral("of 10 s; the longest of all rounds %1 ms").arg(quantile(stalls, 1), 0, 'f', 1);
    bench.atMost(QStringLiteral("50,000 candidates, 1,000 changes/s: most memory of the process"), 300, QStringLiteral("MiB"),
                 megabytes);
}

} // namespace oz0::bench
