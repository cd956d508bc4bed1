// What a program starts for itself alone and must not leave behind.
#pragma once

class QProcess;

namespace oz0 {

/// Whoever is started by it next gets SIGTERM when the thread that starts it ends, however that comes. Call it before the start.
void endWithParent(QProcess &process);

} // namespace oz0
