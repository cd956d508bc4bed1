// The text diff of two manifests of 20,000 lines, hidden values, words and folds included, beside git's word diff as a process.
#include "Bench.h"
#include "core/manifest/ManifestReader.h"
#include "core/manifest/TextDiff.h"
#include "core/manifest/TextFolds.h"
#include "core/manifest/ValueMask.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

namespace oz0::bench {

namespace {

constexpr int lines = 20000;

// Tools with functions and some remote ones with headers; the second text has an edit every 100 lines, of every kind.
QByteArray manifestText(bool isEdited)
{
    QByteArray text = "name: big\nversion: " + QByteArray(isEdited ? "1.1.0" : "1.0.0") + "\ntools:\n";
    int written = 3;
    for (int i = 0; written < lines; ++i) {
        const QByteArray number = QByteArray::number(i);
        const bool edits = isEdited && i % 8 == 3;
        if (edits && i % 16 == 3)
            text += "  - id: new_" + number + "\n    server: {module: big.new" + number + "}\n";
        text += "  - id: tool_" + number + "\n    description: Tool number " + number + (edits ? " does more" : " does it")
            + "\n";
        if (i % 10 == 0)
            text += "    remote: {url: https://h" + number + ".example.com/mcp, headers: {X-Client: " + (edits ? "b" : "a")
                + number + "}}\n";
        else
            text += "    server: {module: big.tool" + number + "}\n";
        text += "    functions:\n      - name: run\n        input:\n          type: object\n          properties:\n            "
                "text: {type: "
            + QByteArray(edits ? "number" : "string")
            + "}\n            count: {type: integer, minimum: 0}\n          required: [text]\n";
        if (!(isEdited && i % 32 == 5))
            text += "        output: {type: object}\n";
        written += 12;
    }
    return text;
}

std::shared_ptr<const Manifest> parsed(const QByteArray &text)
{
    const auto manifest = readManifest(text);
    if (!manifest)
        qFatal("%s", qPrintable(manifest.error().message));
    return *manifest;
}

} // namespace

void textDiffBench(Bench &bench)
{
    const QByteArray before = manifestText(false);
    const QByteArray after = manifestText(true);
    // As the page that shows it has them: for the view of their meaning.
    const std::shared_ptr<const Manifest> readBefore = parsed(before);
    const std::shared_ptr<const Manifest> readAfter = parsed(after);
    QTemporaryDir folder;
    const QString a = folder.filePath(QStringLiteral("a.yaml"));
    const QString b = folder.filePath(QStringLiteral("b.yaml"));
    for (const auto &[path, text] : {std::pair(a, before), std::pair(b, after)}) {
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("%s", qPrintable(file.errorString()));
    }
    qsizetype hunks = 0;
    Row &row = bench.compare(
        QStringLiteral("text diff of two manifests of 20,000 lines, masked, word-marked, folded"),
        QStringLiteral("git diff --no-index --word-diff"), 1.5, 15,
        [&] {
            ValueMask mask(before, after, readBefore.get(), readAfter.get());
            const TextDiff diff = diffTexts(mask.manifestText(before), mask.manifestText(after));
            if (foldsOf(diff, 3, 4, true).isEmpty())
                qFatal("nothing is folded");
            hunks = diff.hunks.size();
        },
        [&] {
            QProcess git;
            git.start(QStringLiteral("git"),
                      {QStringLiteral("diff"), QStringLiteral("--no-index"), QStringLiteral("--word-diff"), a, b});
            // 1: they differ.
            if (!git.waitForFinished() || git.exitCode() != 1 || git.readAllStandardOutput().size() < 1000)
                qFatal("git: %s", git.readAllStandardError().constData());
        });
    row.note = QStringLiteral("%1 hunks; %2 KB").arg(hunks).arg((before.size() + after.size()) / 1000);
}

} // namespace oz0::bench
