// What a check of a working copy answers, from a server as without one.
#pragma once

#include "core/domain/Refusal.h"

#include <QList>

namespace oz0 {

struct CheckedCopy
{
    PluginName plugin;
    QString version;
    TenantId tenant;
    QString as;            ///< whom it was asked for: "operator:user:alice"
    QList<NodeName> nodes; ///< that its labels select (D3), sorted
    Verdict verdict;

    friend bool operator==(const CheckedCopy &, const CheckedCopy &) = default;
};

} // namespace oz0
