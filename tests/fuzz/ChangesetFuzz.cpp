// No patch makes its reader crash, and what it makes of a file the difference of both makes of it too. A NUL byte stands between the
// file and the patch.
#include "core/bundle/ChangesetPatch.h"
#include "core/manifest/TextPatch.h"

#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QByteArray input(reinterpret_cast<const char *>(data), qsizetype(size));
    const qsizetype between = input.indexOf('\0');
    if (between < 0)
        return 0;
    const QByteArray before = input.left(between);
    const auto patches = oz0::readPatch(input.mid(between + 1));
    if (!patches)
        return 0;
    for (const oz0::FilePatch &patch : *patches) {
        const auto made = oz0::applyPatch(patch, before);
        if (!made || *made == before || patch.kind != oz0::FilePatch::Kind::Changed)
            continue;
        const oz0::TextDiff diff = oz0::diffTexts(before, *made);
        if (!diff.isText)
            continue;
        const auto again = oz0::readPatch(oz0::unifiedPatch(diff, patch.path));
        if (!again || again->size() != 1 || again->first().path != patch.path)
            std::abort();
        const auto same = oz0::applyPatch(again->first(), before);
        if (!same || *same != *made)
            std::abort();
    }
    return 0;
}
