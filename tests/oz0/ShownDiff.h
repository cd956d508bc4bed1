// What the trees of the console show of a diff, and what the JSON of it says they should: the same words in the same form.
#pragma once

#include "models/diff/MeaningModel.h"
#include "models/diff/ReachModel.h"

namespace oz0::test {

/// A line for each section, with its counts, and for each row: its words, places, and whether it is marked as widening.
QStringList shownMeaning(const MeaningModel &meaning);
QStringList expectedMeaning(const QJsonObject &diff);

QStringList shownReach(const ReachModel &reach);
QStringList expectedReach(const QJsonObject &diff);

} // namespace oz0::test
