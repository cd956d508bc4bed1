// One question of a caller, before the tenant is asked.
#pragma once

#include "cluster/candidates/Decisions.h"
#include "cluster/rules/CopyVerdict.h"
#include "core/domain/Preview.h"
#include "core/wire/Messages.h"

#include <memory>
#include <optional>

namespace oz0 {

/// What is to be judged.
struct Case
{
    Occasion occasion = Occasion::Create;
    Asker asker;
    BundleFacts bundle;
    std::shared_ptr<const Manifest> workingCopy;
    Labels select;
    std::optional<HeldCandidate> current; ///< the asker's own candidate of the plugin, unless ended
    QStringList withSecrets;              ///< what if: as if these were made available to the plugin
    QStringList withoutSecrets;           ///< what if: as if these were taken from it

    /// What if: as if its plugin.yaml were so patched, which makes other bytes of the bundle. InvalidInput when the patch does not fit,
    /// InvalidManifest when what it makes is none of the same plugin.
    Result<void> supposePatched(const QJsonArray &patch);
};

Asker askerOf(const Caller &caller);
Question questionOf(const Case &each);
ProjectFiles projectOf(const Case &each);
Preview previewFrom(const TenantSnapshot &tenant, const Case &each);

/// Bytes of a manifest that takes longer to read and judge than other writes should wait for.
inline constexpr qsizetype longManifest = 64 * 1024;

} // namespace oz0
