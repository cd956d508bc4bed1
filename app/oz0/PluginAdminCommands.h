// oz0 plugin uninstall, secrets, bindings and manifest: what an admin does with an installed plugin.
#pragma once

#include "app/oz0/Command.h"

namespace oz0 {

QList<Command> pluginAdminCommands();

} // namespace oz0
