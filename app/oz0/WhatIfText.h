// What would be if a candidate took a node, in words.
#pragma once

#include "app/oz0/Output.h"
#include "core/domain/WhatIf.h"

namespace oz0 {

/// "my-plugin 0.4.0 could take 13 of 40 nodes as operator."
QString sentenceOf(const WhatIf &whatIf);
/// The object that the server answered, and a row for each node.
void tellWhatIf(Output &output, const WhatIf &whatIf);

} // namespace oz0
