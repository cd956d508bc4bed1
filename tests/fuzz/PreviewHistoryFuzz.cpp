// Any bytes as a kept history of previews: read or refused, and what is read is written and read back alike.
#include "models/PreviewHistory.h"
#include "models/PreviewTexts.h"

#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QByteArray text(reinterpret_cast<const char *>(data), qsizetype(size));
    const oz0::Result<QList<oz0::PreviewEntry>> entries = oz0::readPreviewHistory(text);
    if (!entries)
        return 0;
    if (entries->size() > oz0::historyMostEntries)
        std::abort();
    for (const oz0::PreviewEntry &entry : *entries) {
        oz0::PreviewTexts::verdict(entry);
        oz0::PreviewTexts::views(entry);
        entry.report().text();
    }
    const oz0::Result<QList<oz0::PreviewEntry>> again = oz0::readPreviewHistory(oz0::previewHistoryText(*entries));
    if (!again || *again != *entries)
        std::abort();
    return 0;
}
