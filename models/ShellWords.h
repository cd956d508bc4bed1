// Words of a command line that a person may paste into a shell.
#pragma once

#include <QString>

namespace oz0 {

/// As it is, or in single quotes where a shell would read something else.
QString shellWord(const QString &word);

} // namespace oz0
