// A live tenant as a tenant file (offline.md), for support and for checks without a cluster.
#pragma once

#include "cluster/rules/TenantSnapshot.h"

#include <QJsonObject>

namespace oz0 {

/// What readTenantFile() makes the same snapshot of, but for what a described tenant has not (revision, digests, times) and for what
/// nobody may be shown: values of headers and credentials in addresses stand as "hidden", so that a check against it may name a header
/// as changed that is not. Secrets are names alone.
QJsonObject tenantFile(const TenantSnapshot &tenant);

} // namespace oz0
