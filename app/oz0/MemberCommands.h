// oz0 member …
#pragma once

#include "app/oz0/Command.h"

namespace oz0 {

QList<Command> memberCommands();

} // namespace oz0
