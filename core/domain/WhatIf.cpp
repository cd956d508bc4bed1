#include "core/domain/WhatIf.h"

#include "core/domain/RefusalTexts.h"

#include <algorithm>

namespace oz0 {

WhatIfSum sumOf(const WhatIf &whatIf)
{
    WhatIfSum sum;
    sum.nodes = int(whatIf.nodes.size());
    for (const NodeWhatIf &node : whatIf.nodes) {
        if (node.refusals.isEmpty()) {
            sum.takeable += whatIf.everywhere.isRefused() ? 0 : 1;
            sum.warned += whatIf.everywhere.isRefused() || node.warnings.isEmpty() ? 0 : 1;
            continue;
        }
        const QString &code = node.refusals.first().code;
        const auto known = std::find_if(sum.refusers.begin(), sum.refusers.end(), [&](const auto &r) { return r.first == code; });
        if (known == sum.refusers.end())
            sum.refusers.append({code, 1});
        else
            ++known->second;
    }
    std::stable_sort(sum.refusers.begin(), sum.refusers.end(), [](const auto &a, const auto &b) {
        return a.second != b.second ? a.second > b.second : catalogueRow(a.first) < catalogueRow(b.first);
    });
    return sum;
}

} // namespace oz0
