// Whether a wheel's file name says that it runs on a node.
#pragma once

#include <QString>

namespace oz0 {

/// The node side of the question. `minor` is that of Python 3; manylinux of every glibc counts, musllinux does not.
struct WheelTarget
{
    QString os;      ///< linux | macos | windows
    QString machine; ///< x86_64 | aarch64 | arm64
    int minor = 11;
};

/// False for a name that is no wheel's.
bool wheelFits(const QString &fileName, const WheelTarget &target);

} // namespace oz0
