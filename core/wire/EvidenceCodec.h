// JSON of what belongs to refusal records beside the record itself.
#pragma once

#include "core/domain/Evidence.h"
#include "core/wire/Codec.h"

namespace oz0 {

QJsonObject toJson(const ExcerptLine &);
QJsonObject toJson(const Excerpt &);
QJsonObject toJson(const Evidence &);
QJsonObject toJson(const Recheck &); ///< a verdict's members, and its own
QJsonObject toJson(const SeenRequest &);
QJsonObject toJson(const SeenAnswer &);
void read(JsonReader &, ExcerptLine &);
void read(JsonReader &, Excerpt &);
void read(JsonReader &, Evidence &);
void read(JsonReader &, Recheck &);
void read(JsonReader &, SeenRequest &);
void read(JsonReader &, SeenAnswer &);

} // namespace oz0
