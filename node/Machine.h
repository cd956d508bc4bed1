// What kind of machine a node is.
#pragma once

#include "core/domain/Node.h"

#include <QString>

namespace oz0 {

NodeOs machineOs();
/// As Python names it on Linux: x86_64, aarch64, …
QString machineArchitecture();

/// The uv to ask: OZ0_UV when set, else the first one in PATH; "uv" when there is none.
QString uvProgram();
/// The interpreter that tool servers run with: OZ0_PYTHON when set, else /usr/bin/python3, which a sandbox can see.
QString pythonProgram();

/// The first version number in what a program says ("uv 0.12.3 (…)" → "0.12.3"); empty when it says none.
QString versionIn(const QString &output);

} // namespace oz0
