// Which characters that nobody sees come with what changed, and which go.
#pragma once

#include "core/manifest/TextDiff.h"

namespace oz0 {

struct HiddenPlace
{
    char32_t code = 0;
    int line = 0; ///< 1-based

    friend bool operator==(const HiddenPlace &, const HiddenPlace &) = default;
};

struct HiddenUse
{
    int count = 0;
    QList<HiddenPlace> places; ///< the first few, each once
    int morePlaces = 0;
};

struct HiddenInDiff
{
    HiddenUse now;  ///< in the lines that changed or are new
    HiddenUse gone; ///< in the lines before, and not in the ones that they are paired with
};

HiddenInDiff hiddenIn(const TextDiff &diff);

} // namespace oz0
