// A live tenant as a tenant file (offline.md), for support and for checks without a cluster.
#pragma once

#include "cluster/rules/TenantSnapshot.h"

#include <QJsonObject>

namespace oz0 {

/// What readTenantFile() makes the same snapshot of, but for what a described tenant has not (revision, digests, times) and for what
/// nobody may be shown: values of headers and credentials in addresses stand as "hidden", and each plugin's `hidden` lists the places
/// where they do, so that a check takes them for not known (HiddenValues.h) and a word of that spelling for itself. Secrets are names
/// alone.
QJsonObject tenantFile(const TenantSnapshot &tenant);

} // namespace oz0
