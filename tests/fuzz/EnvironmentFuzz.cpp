// No text makes the environment check crash, and each of its reasons has a code, a file and a place.
#include "core/environment/EnvironmentCheck.h"

#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    oz0::EnvironmentInput input;
    input.pyproject = QByteArray(reinterpret_cast<const char *>(data), qsizetype(size));
    input.uvLock = input.pyproject;
    input.uvVersion = QStringLiteral("0.12.3");
    for (const oz0::Refusal &refusal : oz0::checkEnvironment(input)) {
        if (!refusal.code.startsWith(QLatin1String("environment.")) || refusal.line < 1 || refusal.subject.name.isEmpty())
            std::abort();
    }
    oz0::needsPackages(input);
    return 0;
}
