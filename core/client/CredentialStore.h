// The tokens of contexts: in the keychain, in this process's memory, or in the context file.
#pragma once

#include "core/base/Clock.h"
#include "core/client/Context.h"
#include "core/client/Keychain.h"

#include <QHash>
#include <QObject>

namespace oz0 {

enum class TokenPlace { Keychain, Memory, File };

/// Gives each question to the keychain a deadline, TimedOut then. While a keychain owes an answer to one that ran out, further
/// questions fail at once, so that a hung one costs its deadline once. A token is kept under its context's name, tenant and server:
/// a context that is pointed elsewhere finds none. Belongs to one thread; the keychain outlives it.
class CredentialStore : public QObject
{
    Q_OBJECT
public:
    explicit CredentialStore(Keychain &keychain, Milliseconds deadline = Milliseconds(10000), QObject *parent = nullptr);

    /// The context's own, else the one in memory, else the keychain's.
    QFuture<Result<QString>> token(const Context &context);
    /// Into the keychain; also into memory, whatever becomes of that.
    QFuture<Result<void>> keep(const Context &context, const QString &token);
    void remember(const Context &context, const QString &token); ///< in memory alone, until the process ends
    QFuture<Result<void>> forget(const Context &context);        ///< in both

    static QString keyOf(const Context &context);

private:
    template <class T>
    QFuture<Result<T>> inTime(QFuture<Result<T>> (*ask)(Keychain &, const QString &, const QString &), const QString &key,
                              const QString &secret);

    Keychain &m_keychain;
    Milliseconds m_deadline;
    QHash<QString, QString> m_memory;
    int m_owed = 0; ///< answers that did not come in time
};

/// Letters, digits, '.', '_' and '-', so that it can be a folder's name.
bool isContextName(const QString &name);

/// Writes the context where both the console and the command line look for it, its token where it is wanted: for Keychain and Memory
/// the file only says that the token lies in the keychain. A file that could not be replaced leaves the old one.
Result<Context> keepContext(Context context, TokenPlace place);

} // namespace oz0
