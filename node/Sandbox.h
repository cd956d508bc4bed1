// How a tool server is started: under bubblewrap on tier 1, as the node's user without it. Pure.
#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

namespace oz0 {

/// What one tool server may see. Paths are absolute.
struct SandboxedServer
{
    QString python;                     ///< the node's interpreter
    QString module;                     ///< of the plugin's src folder
    QString pluginFolder;               ///< read
    QString ownFolder;                  ///< written
    QString secretsFolder;              ///< read; empty: no secret comes as a file
    QMap<QString, QString> environment; ///< with secrets' values
    QString mark;                       ///< tells its processes from others, see ProcessMarks
};

struct LaunchPlan
{
    QString program;
    QStringList arguments;              ///< never holds a value of the environment
    QString folder;                     ///< to start in
    QMap<QString, QString> environment; ///< of the program itself, whole
    QByteArray secretArguments;         ///< NUL-ended arguments to hand over through a file descriptor; empty: none
};

/// The argument that stands for the number of that descriptor until there is one.
inline constexpr char secretArgumentsPlace[] = "{descriptor}";

/// The flags that every sandboxed process gets: its own namespaces, /usr read-only, an empty /tmp, and nothing of the node's environment.
QStringList sandboxFlags();

/// tier 1: the server sees /usr, its plugin at /plugin, its own folder at /work and nothing else; it has no network.
LaunchPlan sandboxedLaunch(const QString &bubblewrap, const SandboxedServer &server);
/// tier 0: a process of the node's user with a fresh environment.
LaunchPlan plainLaunch(const SandboxedServer &server);

} // namespace oz0
