// Takes down, at a refusal, what its record tells beside it.
#pragma once

#include "cluster/store/Judge.h"
#include "core/domain/Evidence.h"

namespace oz0 {

/// The lines of both manifests as they stand now, masked as in a diff; the nodes that the attempt is for.
Evidence evidenceOf(Session &session, const TenantId &tenant, const Case &each, const Verdict &verdict);

/// The same with nothing to look up: pure.
Evidence evidenceFrom(const TenantSnapshot &tenant, const QByteArray &installedText, const Case &each, const Verdict &verdict);
/// plugin.yaml of the installed version; empty: none is.
QByteArray installedText(Session &session, const TenantId &tenant, const PluginName &plugin);

/// The digest of a manifest's text, as records name it.
Digest manifestDigest(const QByteArray &text);

} // namespace oz0
