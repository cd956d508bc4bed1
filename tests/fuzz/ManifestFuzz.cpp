// No text makes the manifest's reader crash, and what it reads it reads again from inside another document,
// as a manifest that means the same.
#include "core/manifest/ManifestDiff.h"
#include "core/manifest/ManifestReader.h"

#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QByteArray text(reinterpret_cast<const char *>(data), qsizetype(size));
    const auto manifest = oz0::readManifest(text);
    if (!manifest && (manifest.error().details.isEmpty() || manifest.error().details.first().line < 1))
        std::abort();
    const auto document = oz0::readYaml(text);
    if (!manifest)
        return 0;
    if (!document)
        std::abort();
    const auto again = oz0::manifestFromYaml(*document, {});
    if (!again || !oz0::diffManifests(**manifest, **again).isEmpty())
        std::abort();
    return 0;
}
