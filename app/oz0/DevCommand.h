// `oz0 dev DIR`: a working copy as a private candidate, for as long as the command runs.
#pragma once

#include "app/oz0/Command.h"
#include "core/base/Clock.h"
#include "core/base/Result.h"

namespace oz0 {

QList<Command> devCommands();

/// "10s" to "10m", as --candidate-ttl takes it.
Result<Milliseconds> ttlFromArgument(const QString &text);

} // namespace oz0
