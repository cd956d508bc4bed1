// Finds the processes that a node started, also those that left their process group or outlived a killed node.
#pragma once

#include <QByteArray>
#include <QList>

namespace oz0 {

/// The environment variable that carries a mark; every child of a marked process inherits it.
inline constexpr char processMarkVariable[] = "OZ0_NODE_PROCESS";

/// Processes of this machine, besides the caller, whose mark begins with `mark`. Those that may not be looked at are left out.
QList<qint64> markedProcesses(const QByteArray &mark);
/// Sends SIGKILL to all of them; answers how many there were.
int killMarkedProcesses(const QByteArray &mark);

} // namespace oz0
