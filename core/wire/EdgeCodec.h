// JSON of what the edge gives a candidate, and of its forecast.
#pragma once

#include "core/domain/EdgeView.h"
#include "core/domain/Forecast.h"
#include "core/wire/Codec.h"

namespace oz0 {

QJsonObject toJson(const EdgeArgument &);
QJsonObject toJson(const EdgeConnection &);
QJsonObject toJson(const EdgeView &);
QJsonObject toJson(const ForecastCause &);
QJsonObject toJson(const Forecast &);
void read(JsonReader &, EdgeArgument &);
void read(JsonReader &, EdgeConnection &);
void read(JsonReader &, EdgeView &);
void read(JsonReader &, ForecastCause &);
void read(JsonReader &, Forecast &);

QString word(Forecast::Outcome); ///< "goes_on", "goes_on_as_operators", "ends", "over"
std::optional<Forecast::Outcome> forecastOutcomeFromWord(const QString &);

} // namespace oz0
