// The semantic diff of two manifests of 2,000 entries, beside parsing them.
#include "Bench.h"
#include "core/manifest/ManifestDiff.h"
#include "core/manifest/ManifestReader.h"

#include <cstdlib>

namespace oz0::bench {

namespace {

// 1,000 tools with a function each, 500 agents, 500 hosts. The second one has an edit in every fiftieth entry, one tool more at the
// front, so that nothing stands where it stood, and its hosts in another order.
QByteArray manifestText(bool isEdited)
{
    QByteArray text = "name: big\nversion: 1.0.0\negress:\n  allow:\n";
    for (int i = 0; i < 500; ++i)
        text += "    - h" + QByteArray::number(isEdited ? 499 - i : i) + ".example.com\n";
    text += "tools:\n";
    if (isEdited)
        text += "  - id: first\n    server: {module: big.first}\n";
    for (int i = 0; i < 1000; ++i) {
        const QByteArray number = QByteArray::number(i);
        const QByteArray type = isEdited && i % 50 == 0 ? "number" : "string";
        text += "  - id: tool_" + number + "\n    description: Tool number " + number + "\n    server: {module: big.tool" + number
            + "}\n    functions:\n      - name: run\n        input:\n          type: object\n          properties:\n            "
              "text: {type: "
            + type
            + "}\n            count: {type: integer, minimum: 0}\n          required: [text]\n        output: {type: object}\n";
    }
    text += "agents:\n";
    for (int i = 0; i < 500; ++i) {
        const QByteArray number = QByteArray::number(i);
        const QByteArray pool = isEdited && i % 50 == 0 ? "gpu" : "dev";
        text += "  - name: agent-" + number + "\n    tools: [tool_" + number
            + "]\n    labels: {tier: interactive}\n    node_selector: {pool: " + pool + "}\n";
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

void diffBench(Bench &bench)
{
    const QByteArray textA = manifestText(false);
    const QByteArray textB = manifestText(true);
    const auto a = parsed(textA);
    const auto b = parsed(textB);
    qsizetype changes = 0;
    Row &row = bench.compare(
        QStringLiteral("semantic diff of two manifests of 2,000 entries"), QStringLiteral("parsing both"), 0.1, 25,
        [&] { changes = diffManifests(*a, *b).changes.size(); },
        [&] {
            parsed(textA);
            parsed(textB);
        });
    row.note = QStringLiteral("%1 changes; %2 KB").arg(changes).arg((textA.size() + textB.size()) / 1000);
}

} // namespace oz0::bench
