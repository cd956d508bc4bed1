#include "core/domain/VerdictCounts.h"

#include <QMap>

#include <algorithm>

namespace oz0 {

VerdictCounts countsOf(const Verdict &verdict)
{
    QMap<QString, bool> mayTry; // by code
    for (const Refusal &refusal : verdict.refusals) {
        const auto known = mayTry.constFind(refusal.code);
        mayTry.insert(refusal.code, refusal.adminMayTry && (known == mayTry.constEnd() || known.value()));
    }
    VerdictCounts counts;
    counts.refusing = int(mayTry.size());
    counts.checks = std::max(verdict.checks, counts.refusing);
    counts.adminMayTry = int(std::count(mayTry.cbegin(), mayTry.cend(), true));
    return counts;
}

QString fileOf(const Refusal &refusal)
{
    return refusal.parameters.value(QStringLiteral("file")).toString(QStringLiteral("plugin.yaml"));
}

} // namespace oz0
