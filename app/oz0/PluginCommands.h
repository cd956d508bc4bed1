// oz0 plugin …
#pragma once

#include "app/oz0/Command.h"

namespace oz0 {

QList<Command> pluginCommands();

} // namespace oz0
