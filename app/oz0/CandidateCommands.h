// oz0 candidate …
#pragma once

#include "app/oz0/Command.h"

namespace oz0 {

QList<Command> candidateCommands();

} // namespace oz0
