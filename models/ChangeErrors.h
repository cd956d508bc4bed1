// What is told of a change that did not succeed: one whose answer was lost may be done nevertheless.
#pragma once

#include "core/base/Error.h"

#include <QString>

namespace oz0 {

/// It was sent, and its answer was lost.
bool mayBeDone(const Error &error);
/// A sentence with what to do.
QString changeErrorText(const Error &error);

} // namespace oz0
