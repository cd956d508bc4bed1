// oz0 tenant … and oz0 secret …
#pragma once

#include "app/oz0/Command.h"

namespace oz0 {

QList<Command> tenantCommands();

} // namespace oz0
