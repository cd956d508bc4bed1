// The system's place for secrets, by key; what it does with time is nobody's promise.
#pragma once

#include "core/base/Result.h"

#include <QFuture>
#include <QObject>
#include <QString>

namespace oz0 {

/// Asynchronous; an answer may come late or never. NotFound: no such entry. NotPermitted: locked and not opened, or refused.
/// Unreachable: there is none on this machine. No error repeats a secret.
class Keychain
{
public:
    virtual ~Keychain() = default;

    virtual QFuture<Result<QString>> read(const QString &key) = 0;
    virtual QFuture<Result<void>> write(const QString &key, const QString &secret) = 0;
    virtual QFuture<Result<void>> remove(const QString &key) = 0;
};

/// The person's own keychain through QtKeychain (Secret Service, KWallet), under the service "orchestrator-zero". Needs an event loop.
class SystemKeychain : public Keychain
{
public:
    QFuture<Result<QString>> read(const QString &key) override;
    QFuture<Result<void>> write(const QString &key, const QString &secret) override;
    QFuture<Result<void>> remove(const QString &key) override;
};

} // namespace oz0
