// No text makes the tenant file's reader crash; what it reads can be asked, and what it refuses it says why.
#include "cluster/rules/RuleBook.h"
#include "cluster/rules/TenantFile.h"

#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QByteArray text(reinterpret_cast<const char *>(data), qsizetype(size));
    const auto tenant = oz0::readTenantFile(text, QStringLiteral("/nonexistent"));
    if (!tenant) {
        if (tenant.error().message.isEmpty())
            std::abort();
        return 0;
    }
    oz0::Question question;
    question.asker = {oz0::PrincipalId(QStringLiteral("user:a")), oz0::Role::Operator, true};
    question.workingCopy = std::make_shared<const oz0::Manifest>();
    if (oz0::evaluate(*tenant, question) != oz0::evaluate(*tenant, question))
        std::abort();
    return 0;
}
