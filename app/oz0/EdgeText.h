// What the edge gives a candidate, and its forecast, in words.
#pragma once

#include "app/oz0/Output.h"
#include "core/domain/EdgeView.h"
#include "core/domain/Forecast.h"

namespace oz0 {

void tellEdge(Output &output, const EdgeView &view);
void tellForecast(Output &output, const Forecast &forecast);

} // namespace oz0
