// oz0 local …
#pragma once

#include "app/oz0/Command.h"

namespace oz0 {

QList<Command> localCommands();

} // namespace oz0
