// oz0 context …
#pragma once

#include "app/oz0/Command.h"

namespace oz0 {

QList<Command> contextCommands();

} // namespace oz0
