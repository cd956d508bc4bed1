// audit list, audit verify.
#pragma once

#include "app/oz0/Command.h"

namespace oz0 {

QList<Command> auditCommands();

} // namespace oz0
