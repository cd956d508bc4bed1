// Any two texts, split at a line "====", are wholly in their diff, and no header's value of a manifest outlives the mask.
#include "core/manifest/ManifestReader.h"
#include "core/manifest/TextDiff.h"
#include "core/manifest/TextFolds.h"
#include "core/manifest/TextPatch.h"
#include "core/manifest/ValueMask.h"

#include <QJsonArray>

#include <cstdint>
#include <cstdlib>

namespace {

void require(bool holds)
{
    if (!holds)
        std::abort();
}

void checkDiff(const QByteArray &before, const QByteArray &after)
{
    const oz0::TextDiff diff = oz0::diffTexts(before, after);
    if (!diff.isText)
        return;
    qsizetype a = 0;
    qsizetype b = 0;
    for (const oz0::TextRow &row : diff.rows) {
        require(row.before < 0 || row.before == a++);
        require(row.after < 0 || row.after == b++);
    }
    require(a == diff.before.lines.size() && b == diff.after.lines.size());
    require(diff.isSame() == diff.hunks.isEmpty());
    for (const oz0::TextSide *side : {&diff.before, &diff.after}) {
        for (const oz0::TextLine &line : side->lines) {
            qint32 at = 0;
            for (const oz0::TextSpan &span : line.marks) {
                require(span.begin >= at && span.begin < span.end && span.end <= line.text.size());
                at = span.end;
            }
        }
    }
    for (const oz0::TextFold &fold : oz0::foldsOf(diff, 3, 4, true))
        require(fold.row >= 0 && fold.rows > 0 && fold.row + fold.rows <= diff.rows.size());
    require(oz0::unifiedPatch(diff, QStringLiteral("f")).isEmpty() == diff.isSame());
}

void checkMask(const QByteArray &before, const QByteArray &after)
{
    oz0::ValueMask mask(before, after);
    for (const QByteArray &text : {before, after}) {
        const QByteArray masked = mask.manifestText(text);
        require(masked.count('\n') == text.count('\n'));
        const auto manifest = oz0::readManifest(text);
        if (!manifest)
            continue;
        oz0::ValueMask alike(text, {}, manifest->get());
        require(alike.manifestText(text) == oz0::ValueMask(text, {}).manifestText(text));
        const auto document = oz0::readYaml(masked, 8 * oz0::manifestMaxBytes);
        if (!document)
            continue;
        for (const QJsonValue &tool : document->root.toObject().value(QLatin1String("tools")).toArray()) {
            const QJsonObject headers
                = tool.toObject().value(QLatin1String("remote")).toObject().value(QLatin1String("headers")).toObject();
            for (const QJsonValue &value : headers)
                require(value.toString().isEmpty() || value.toString().startsWith(QString::fromUtf8("\xe2\x80\xb9hidden ")));
        }
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QByteArray text(reinterpret_cast<const char *>(data), qsizetype(size));
    const qsizetype cut = text.indexOf("\n====\n");
    const QByteArray before = cut < 0 ? text : text.left(cut + 1);
    const QByteArray after = cut < 0 ? QByteArray() : text.mid(cut + 6);
    checkDiff(before, after);
    checkMask(before, after);
    return 0;
}
