// What widens reach, in numbers: the words of command line and console rest on them.
#pragma once

#include "core/domain/VerdictSentence.h"

#include <QStringList>

namespace oz0 {

struct WideningCounts
{
    int hosts = 0;   ///< changes that let a host in
    int secrets = 0; ///< that let a secret reach further
    int others = 0;

    int all() const { return hosts + secrets + others; }
    void add(const QStringList &reasons); ///< of one change, as words (docs/api.md); none counts nothing
    friend bool operator==(const WideningCounts &, const WideningCounts &) = default;
};

/// "1 host and 2 secrets"; empty when nothing widens.
QString wideningText(const WideningCounts &counts, const Say &say = inEnglish);
/// Behind what an install would do: "my-plugin 1.5.0 would install" and "1 host" give "…, and widens reach: 1 host".
QString withWidening(const QString &sentence, const WideningCounts &counts, const Say &say = inEnglish);

} // namespace oz0
