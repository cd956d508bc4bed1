// JSON of API keys; a token never travels in one.
#pragma once

#include "core/domain/ApiKey.h"
#include "core/wire/Codec.h"

namespace oz0 {

QJsonObject toJson(const ApiKey &);
void read(JsonReader &, ApiKey &);

} // namespace oz0
