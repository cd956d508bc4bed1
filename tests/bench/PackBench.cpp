// Packing a folder of 50 MB in 5,000 files, beside tar and zstd as two processes; and what memory it takes, of that and of three
// times as much.
#include "Bench.h"
#include "BigFolder.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QTemporaryDir>

#include <algorithm>

namespace oz0::bench {

void packBench(Bench &bench)
{
    const QTemporaryDir dir;
    const QString program = QCoreApplication::applicationDirPath() + QStringLiteral("/oz0-bench-pack");
    const QString folder = dir.filePath(QStringLiteral("big"));
    makeBigFolder(folder);
    const QString ours = dir.filePath(QStringLiteral("ours"));
    const QString theirs = dir.filePath(QStringLiteral("theirs"));
    qint64 peak = 0;
    Row &row = bench.compare(
        QStringLiteral("pack 50 MB in 5,000 files, hashing included"), QStringLiteral("tar -c piped to zstd -3 -T1"), 1.25, 15,
        [&] {
            peak = std::max(peak, runProgram({program, folder, ours}).peakKilobytes);
        },
        [&] {
            runProgram({QStringLiteral("sh"), QStringLiteral("-c"),
                        QStringLiteral("tar -c -C \"$1\" . | zstd -q -f -3 -T1 -o \"$2\""), QStringLiteral("sh"), folder,
                        theirs});
        });
    row.note = QStringLiteral("%1 MB packed, peer %2 MB")
                   .arg(double(QFileInfo(ours).size()) / 1e6, 0, 'f', 1)
                   .arg(double(QFileInfo(theirs).size()) / 1e6, 0, 'f', 1);

    const QString larger = dir.filePath(QStringLiteral("larger"));
    makeBigFolder(larger, 3 * bigFolderFiles);
    const qint64 largerPeak = runProgram({program, larger, ours}).peakKilobytes;
    Row &memory = bench.atMost(QStringLiteral("memory of packing, the most of all rounds"), 64, QStringLiteral("MiB"),
                               {double(std::max(peak, largerPeak)) / 1024});
    memory.note = QStringLiteral("whole process: 50 MB in 5,000 files %1 MiB, 150 MB in 15,000 files %2 MiB")
                      .arg(double(peak) / 1024, 0, 'f', 1)
                      .arg(double(largerPeak) / 1024, 0, 'f', 1);
}

} // namespace oz0::bench
