// What oz0-server can be told to do, as values.
#pragma once

#include "cluster/http/HttpServer.h"
#include "cluster/store/SqlStore.h"
#include "core/base/Result.h"

#include <QString>
#include <QStringList>

#include <variant>

namespace oz0 {

struct InitCommand
{
    QString folder;
    QString tenant;
    QString admin;
    QString contextFile;
    QString contextClass = QStringLiteral("production");
    QString host = QStringLiteral("127.0.0.1");
    quint16 port = 7443;
    QStringList names; ///< of the certificate, beside the host; the first one is what the context's URL names
    bool plainHttp = false;
};

struct RotateCommand
{
    QString folder;
};

struct RunCommand
{
    QString folder;
    QString listen; ///< empty: as made
    QString portFile;
    bool plainHttp = false;
    bool quiet = false; ///< no line for each request
    Milliseconds sweep = std::chrono::seconds(1);
    HttpTimes times;
    StoreTimes storeTimes;
    int connections = 1024;
};

struct TextCommand
{
    QString text; ///< --help, --version
};

using Command = std::variant<InitCommand, RotateCommand, RunCommand, TextCommand>;

/// Usage when the arguments (without the program's name) say nothing that can be done.
Result<Command> readCommand(const QStringList &arguments);

struct HostPort
{
    QString host;
    quint16 port = 0;
};

/// "127.0.0.1:7443", "[::1]:7443"; the host must be an IP address.
Result<HostPort> readHostPort(const QString &text);
/// "500ms", "10s", "10m", "24h"
Result<Milliseconds> readDuration(const QString &text);

Result<void> perform(const InitCommand &command);
Result<void> perform(const RotateCommand &command);
Result<void> perform(const RunCommand &command); ///< returns when a signal has ended the server

} // namespace oz0
