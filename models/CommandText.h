// How the console writes a command that does the same as a click.
#pragma once

#include <QString>

namespace oz0 {

/// One argument as a POSIX shell reads it whole.
QString quotedArgument(const QString &argument);

} // namespace oz0
