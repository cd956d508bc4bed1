// One command of oz0-node: started once by main, says itself when it is done.
#pragma once

#include "core/base/Error.h"

#include <QJsonObject>
#include <QObject>
#include <QString>

namespace oz0 {

/// The exit statuses of offline.md.
enum class ExitStatus {
    Done = 0,
    Refused = 1,
    Usage = 2,
    NotPermitted = 3,
    Unreachable = 4,
    BadInput = 5,
    Interrupted = 6,
    Internal = 70
};

class Command : public QObject
{
    Q_OBJECT
public:
    /// Called once, from the event loop.
    virtual void start() = 0;
    /// SIGTERM or SIGINT; ends the command, gracefully where it can.
    virtual void stop() { Q_EMIT finished(int(ExitStatus::Interrupted)); }

Q_SIGNALS:
    void finished(int exitStatus);
};

void printLine(const QString &text);
void printError(const QString &text);
/// One object, keys sorted, so that equal input gives equal bytes; "schema": 1 is added.
void printJson(QJsonObject object);
/// The failure on standard error, or as {"schema": 1, "error": {…}} on standard output; answers its exit status.
int reportFailure(const Error &error, bool asJson);

} // namespace oz0
