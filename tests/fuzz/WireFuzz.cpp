// Any JSON as any message: decoded or complained about, and what was decoded is encoded into something that decodes again.
#include "core/wire/Codec.h"
#include "core/wire/FleetMessages.h"
#include "core/wire/PatchedCheck.h"

#include <cstdint>
#include <cstdlib>

namespace {

template <class T>
void tryOut(const QJsonObject &object)
{
    const oz0::Result<T> value = oz0::decode<T>(object);
    if (value && !oz0::decode<T>(oz0::toJson(*value), oz0::UnknownKeys::Reject))
        std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    using namespace oz0;
    const QJsonObject object = QJsonDocument::fromJson(QByteArray(reinterpret_cast<const char *>(data), qsizetype(size)))
                                   .object();
    tryOut<ChangeSet>(object);
    tryOut<Candidate>(object);
    tryOut<SaveRequest>(object);
    tryOut<SaveAnswer>(object);
    tryOut<RenewAnswer>(object);
    tryOut<RemoveRequest>(object);
    tryOut<CheckRequest>(object);
    tryOut<PatchedCheck>(object);
    tryOut<NodeReport>(object);
    tryOut<Assignment>(object);
    tryOut<JoinRequest>(object);
    tryOut<NodePatch>(object);
    tryOut<WhatIfRequest>(object);
    tryOut<WhatIf>(object);
    tryOut<ChainCheck>(object);
    tryOut<TenantSettings>(object);
    tryOut<Page<AuditEntry>>(object);
    tryOut<Page<RefusalRecord>>(object);
    canonicalJson(object);
    return 0;
}
