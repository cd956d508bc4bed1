#include "core/client/CredentialStore.h"

#include "core/client/Await.h"

#include <QPromise>
#include <QRegularExpression>
#include <QTimer>

#include <memory>

namespace oz0 {

namespace {

template <class T>
QFuture<Result<T>> at(Result<T> result)
{
    QPromise<Result<T>> promise;
    promise.start();
    promise.addResult(std::move(result));
    promise.finish();
    return promise.future();
}

QFuture<Result<QString>> askToRead(Keychain &keychain, const QString &key, const QString &)
{
    return keychain.read(key);
}

QFuture<Result<void>> askToWrite(Keychain &keychain, const QString &key, const QString &secret)
{
    return keychain.write(key, secret);
}

QFuture<Result<void>> askToRemove(Keychain &keychain, const QString &key, const QString &)
{
    return keychain.remove(key);
}

} // namespace

CredentialStore::CredentialStore(Keychain &keychain, Milliseconds deadline, QObject *parent)
    : QObject(parent), m_keychain(keychain), m_deadline(deadline)
{ }

QString CredentialStore::keyOf(const Context &context)
{
    QUrl server = context.server;
    if (server.port() < 0)
        server.setPort(server.scheme() == QLatin1String("https") ? 443 : 80);
    return QStringLiteral("%1 %2 %3").arg(context.name, context.tenant.text(), server.toString(QUrl::RemovePath));
}

template <class T>
QFuture<Result<T>> CredentialStore::inTime(QFuture<Result<T>> (*ask)(Keychain &, const QString &, const QString &),
                                           const QString &key, const QString &secret)
{
    if (m_owed > 0)
        return at(Result<T>(Failure(ErrorCode::TimedOut, QStringLiteral("the keychain still does not answer"), key)));
    const auto promise = std::make_shared<QPromise<Result<T>>>();
    promise->start();
    const auto timer = std::make_shared<QTimer>();
    timer->setSingleShot(true);
    connect(timer.get(), &QTimer::timeout, this, [this, promise, key] {
        ++m_owed;
        promise->addResult(Failure(
            ErrorCode::TimedOut, QStringLiteral("the keychain did not answer within %1 s").arg(m_deadline.count() / 1000), key));
        promise->finish();
    });
    timer->start(m_deadline);
    await(ask(m_keychain, key, secret), this, [this, promise, timer](const Result<T> &result) {
        if (!timer->isActive()) {
            --m_owed;
            return;
        }
        timer->stop();
        promise->addResult(result);
        promise->finish();
    });
    return promise->future();
}

QFuture<Result<QString>> CredentialStore::token(const Context &context)
{
    const QString remembered = m_memory.value(keyOf(context));
    if (!context.token.isEmpty() || !remembered.isEmpty())
        return at(Result<QString>(remembered.isEmpty() ? context.token : remembered));
    if (!context.tokenInKeychain)
        return at(Result<QString>(
            Failure(ErrorCode::InvalidContext, QStringLiteral("the context %1 has no token").arg(context.name), context.name)));
    return inTime<QString>(askToRead, keyOf(context), {});
}

QFuture<Result<void>> CredentialStore::keep(const Context &context, const QString &token)
{
    remember(context, token);
    return inTime<void>(askToWrite, keyOf(context), token);
}

void CredentialStore::remember(const Context &context, const QString &token)
{
    m_memory.insert(keyOf(context), token);
}

QFuture<Result<void>> CredentialStore::forget(const Context &context)
{
    m_memory.remove(keyOf(context));
    if (!context.tokenInKeychain)
        return at(Result<void>());
    return inTime<void>(askToRemove, keyOf(context), {});
}

bool isContextName(const QString &name)
{
    static const QRegularExpression plain(QStringLiteral("^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"));
    return plain.match(name).hasMatch();
}

Result<Context> keepContext(Context context, TokenPlace place)
{
    if (!isContextName(context.name))
        return Failure(ErrorCode::InvalidContext, QStringLiteral("a context's name has letters, digits, '.', '_' and '-'"),
                       context.name);
    context.file = QStringLiteral("%1/%2/context.json").arg(contextsFolder(), context.name);
    context.tokenInKeychain = place != TokenPlace::File;
    Context written = context;
    if (context.tokenInKeychain)
        written.token.clear();
    if (const Result<void> result = writeContext(written, context.file); !result)
        return Failure(result.error());
    return context;
}

} // namespace oz0
