// Packing a folder of 50 MB in 5,000 files, beside tar and zstd as two processes.
#include "Bench.h"
#include "core/bundle/BundleWriter.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QRandomGenerator>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>

namespace oz0::bench {

namespace {

constexpr int fileCount = 5000;
constexpr int fileBytes = 10000;

// Reads like source code: words of a vocabulary, indentation, numbers; it packs to about a quarter.
QByteArray sourceText(QRandomGenerator &random, const QList<QByteArray> &words)
{
    QByteArray text;
    while (text.size() < fileBytes) {
        text += QByteArray(4 * random.bounded(4), ' ');
        for (int i = 2 + random.bounded(8); i > 0; --i)
            text += words[random.bounded(random.bounded(1, int(words.size())))] + (random.bounded(6) ? " " : " = ");
        text += QByteArray::number(random.bounded(100000)) + '\n';
    }
    return text.left(fileBytes);
}

void makeFolder(const QString &folder)
{
    QRandomGenerator random(20260301);
    QList<QByteArray> words;
    for (int i = 0; i < 4000; ++i) {
        QByteArray word;
        for (int k = 3 + random.bounded(8); k > 0; --k)
            word += char('a' + random.bounded(26));
        words.append(word);
    }
    for (int i = 0; i < fileCount; ++i) {
        const QString inner = QStringLiteral("%1/src/package%2").arg(folder).arg(i / 50);
        QDir().mkpath(inner);
        QFile file(QStringLiteral("%1/module%2.py").arg(inner).arg(i));
        if (!file.open(QIODevice::WriteOnly) || file.write(sourceText(random, words)) != fileBytes)
            qFatal("The folder cannot be made");
    }
    QFile manifest(folder + QStringLiteral("/plugin.yaml"));
    if (!manifest.open(QIODevice::WriteOnly) || manifest.write("name: big\nversion: 1.0.0\n") < 0)
        qFatal("The folder cannot be made");
}

} // namespace

int packAsProgram(const QString &folder, const QString &file)
{
    const auto packed = packFolder(folder, file);
    if (!packed)
        std::fprintf(stderr, "%s\n", qPrintable(packed.error().message));
    return packed ? 0 : 1;
}

void packBench(Bench &bench)
{
    const QTemporaryDir dir;
    const QString folder = dir.filePath(QStringLiteral("big"));
    makeFolder(folder);
    const QString ours = dir.filePath(QStringLiteral("ours"));
    const QString theirs = dir.filePath(QStringLiteral("theirs"));
    qint64 peak = 0;
    Row &row = bench.compare(
        QStringLiteral("pack 50 MB in 5,000 files, hashing included"), QStringLiteral("tar -c piped to zstd -3 -T1"), 1.25, 15,
        [&] {
            peak = std::max(
                peak,
                runProgram({QCoreApplication::applicationFilePath(), QStringLiteral("--pack"), folder, ours}).peakKilobytes);
        },
        [&] {
            runProgram({QStringLiteral("sh"), QStringLiteral("-c"),
                        QStringLiteral("tar -c -C \"$1\" . | zstd -q -f -3 -T1 -o \"$2\""), QStringLiteral("sh"), folder,
                        theirs});
        });
    row.note = QStringLiteral("peak %1 MiB of 64; %2 MB packed, peer %3 MB")
                   .arg(double(peak) / 1024, 0, 'f', 1)
                   .arg(double(QFileInfo(ours).size()) / 1e6, 0, 'f', 1)
                   .arg(double(QFileInfo(theirs).size()) / 1e6, 0, 'f', 1);
    if (peak > 64 * 1024)
        row.bar = 0; // the memory is part of the bar
}

} // namespace oz0::bench
