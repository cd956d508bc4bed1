// oz0 node …
#pragma once

#include "app/oz0/Command.h"

namespace oz0 {

QList<Command> nodeCommands();

} // namespace oz0
