// Any text and any patch, split at a line "====": what is patched says what the patch says, and reads again; without a patch
// each entry of the outermost mapping is taken out once.
#include "core/manifest/ManifestReader.h"
#include "core/manifest/YamlJson.h"
#include "core/manifest/YamlPatch.h"

#include <QJsonDocument>

#include <cstdint>
#include <cstdlib>

namespace {

void require(bool holds)
{
    if (!holds)
        std::abort();
}

void checkPatch(const QByteArray &text, const QJsonObject &document, const QJsonArray &patch)
{
    const auto wanted = oz0::applyJsonPatch(document, patch);
    const auto patched = oz0::patchYaml(text, patch);
    if (!patched)
        return;
    require(wanted.has_value());
    const auto read = oz0::readYaml(*patched);
    require(read.has_value() && read->root == *wanted);
    const QJsonArray back = oz0::jsonPatchBetween(*wanted, document);
    const auto restored = oz0::applyJsonPatch(*wanted, back);
    require(restored.has_value() && *restored == document);
    const auto rewritten = oz0::patchYaml(*patched, back);
    require(!rewritten || oz0::readYaml(*rewritten)->root == document);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QByteArray input(reinterpret_cast<const char *>(data), qsizetype(size));
    const qsizetype cut = input.indexOf("\n====\n");
    const QByteArray text = cut < 0 ? input : input.left(cut + 1);
    const auto read = oz0::readYaml(text);
    if (!read || !read->root.isObject()) {
        require(!oz0::patchYaml(text, {}).has_value());
        return 0;
    }
    const QJsonObject document = read->root.toObject();
    require(oz0::patchYaml(text, {}).value() == text);
    if (cut >= 0) {
        checkPatch(text, document, QJsonDocument::fromJson(input.mid(cut + 6)).array());
        return 0;
    }
    for (auto it = document.begin(); it != document.end(); ++it) {
        checkPatch(text, document,
                   {QJsonObject{{QStringLiteral("op"), QStringLiteral("remove")},
                                {QStringLiteral("path"), QLatin1Char('/') + oz0::pointerToken(it.key())}}});
    }
    return 0;
}
