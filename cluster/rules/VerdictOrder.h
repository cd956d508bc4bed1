// The total order of refusals and warnings (U19).
#pragma once

#include "core/domain/Refusal.h"

namespace oz0 {

/// The catalogue's rows, then path with indices as numbers, then subject by code point.
void putInOrder(Verdict &verdict);

/// Adds what another check found (such as the environment's) in its place; `checks` is how many codes that check evaluated.
void addToVerdict(Verdict &verdict, QList<Refusal> found, int checks);

/// JSON pointers segment by segment; two numbers compare as numbers, anything else by code point. Less, equal or greater than zero.
int comparePointers(const QString &first, const QString &second);

} // namespace oz0
