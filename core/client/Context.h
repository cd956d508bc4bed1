// Which server, which tenant, and how to prove who asks: the context file of lifecycle.md, "Bootstrap".
#pragma once

#include "core/base/Id.h"
#include "core/base/Result.h"

#include <QByteArray>
#include <QString>
#include <QUrl>

namespace oz0 {

enum class ContextClass { Local, Test, Production };

struct Context
{
    QString name;
    QUrl server;
    QByteArray certificates; ///< PEM, one or two: exactly these are trusted, the host name is checked
    TenantId tenant;
    ContextClass contextClass = ContextClass::Production; ///< absent in a file: production
    QString token;                                        ///< empty when it lies in the keychain
    bool tokenInKeychain = false;
    QString file; ///< where it was read from

    friend bool operator==(const Context &, const Context &) = default;
};

/// Refuses a file that others can read (0600 or stricter), unknown schemas, a URL that is neither https nor http on loopback, and
/// more than 256 KiB. Errors never repeat the token.
Result<Context> readContext(const QString &file);
/// Writes with 0600 through a temporary file and a rename.
Result<void> writeContext(const Context &context, const QString &file);

/// $XDG_CONFIG_HOME/orchestrator-zero, else ~/.config/orchestrator-zero.
QString contextsFolder();
/// Every NAME/context.json there, sorted by name; unreadable ones are errors with their file as subject.
QList<Result<Context>> allContexts();
/// The one of that name; NotFound when there is none.
Result<Context> contextNamed(const QString &name);
/// `--context` (a file, or a context's name), else `--server` when it is a context file, else OZ0_CONTEXT, else the only context there
/// is that fits. A `--server` that is a URL must be the context's (D1).
Result<Context> chooseContext(const QString &serverOption, const QString &contextOption);

QString word(ContextClass);

} // namespace oz0
