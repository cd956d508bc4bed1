// oz0 api-key …
#pragma once

#include "app/oz0/Command.h"

namespace oz0 {

QList<Command> keyCommands();

} // namespace oz0
