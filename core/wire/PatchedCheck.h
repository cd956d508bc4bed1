// candidates:check of code that is not packed yet: a bundle's, with a JSON Patch in its plugin.yaml.
#pragma once

#include "core/wire/Codec.h"

#include <QJsonArray>

namespace oz0 {

/// The members of a CheckRequest, and `patch`. Without a patch the bundle is asked about as it is.
struct PatchedCheck
{
    CheckRequest check;
    QJsonArray patch;

    friend bool operator==(const PatchedCheck &, const PatchedCheck &) = default;
};

QJsonObject toJson(const PatchedCheck &);
void read(JsonReader &, PatchedCheck &);

} // namespace oz0
