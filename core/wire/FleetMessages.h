// Messages about a tenant's nodes as a whole, and about the whole of its audit chain.
#pragma once

#include "core/base/JsonReader.h"
#include "core/domain/Audit.h"
#include "core/domain/WhatIf.h"

#include <QJsonObject>

#include <optional>

namespace oz0 {

/// nodes:what-if — the rules only, keeps nothing. The bundle is a candidate's, an installed version's or a refused save's.
struct WhatIfRequest
{
    PluginName plugin;
    Digest digest;
    std::optional<Role> as; ///< another role than the caller's own

    friend bool operator==(const WhatIfRequest &, const WhatIfRequest &) = default;
};

QJsonObject toJson(const WhatIfRequest &);
QJsonObject toJson(const NodeWhatIf &);
QJsonObject toJson(const WhatIf &);
QJsonObject toJson(const ChainBreak &);
QJsonObject toJson(const ChainCheck &);
void read(JsonReader &, WhatIfRequest &);
void read(JsonReader &, NodeWhatIf &);
void read(JsonReader &, WhatIf &);
void read(JsonReader &, ChainBreak &);
void read(JsonReader &, ChainCheck &);

QString word(ChainFault);
std::optional<ChainFault> chainFaultFromWord(const QString &);

} // namespace oz0
