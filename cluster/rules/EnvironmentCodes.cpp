#include "cluster/rules/EnvironmentCodes.h"

#include "core/domain/RefusalTexts.h"

#include <algorithm>

namespace oz0 {

int environmentChecks()
{
    const QStringList codes = catalogueCodes();
    return int(std::count_if(codes.begin(), codes.end(),
                             [](const QString &code) { return code.startsWith(QLatin1String("environment.")); }));
}

} // namespace oz0
