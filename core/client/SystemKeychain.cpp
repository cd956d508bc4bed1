#include "core/client/Keychain.h"

#include <QPromise>

#include <memory>
#include <qt6keychain/keychain.h>

namespace oz0 {

namespace {

QString service()
{
    return QStringLiteral("orchestrator-zero");
}

Failure failure(const QKeychain::Job &job)
{
    switch (job.error()) {
    case QKeychain::EntryNotFound:
        return Failure(ErrorCode::NotFound, QStringLiteral("the keychain holds no token under %1").arg(job.key()), job.key());
    case QKeychain::AccessDeniedByUser:
    case QKeychain::AccessDenied:
        return Failure(ErrorCode::NotPermitted, QStringLiteral("the keychain is locked, or did not permit it"), job.key());
    case QKeychain::NoBackendAvailable:
    case QKeychain::NotImplemented:
        return Failure(ErrorCode::Unreachable, QStringLiteral("no keychain answers on this machine"), job.key());
    default:
        return Failure(ErrorCode::Unreachable, QStringLiteral("the keychain failed: %1").arg(job.errorString()), job.key());
    }
}

/// The job deletes itself when it has finished. One that never finishes is left alone: its library may still call it.
template <class T, class Job, class Value>
QFuture<Result<T>> answerOf(Job *job, Value value)
{
    const auto promise = std::make_shared<QPromise<Result<T>>>();
    promise->start();
    QObject::connect(job, &QKeychain::Job::finished, job, [promise, job, value] {
        promise->addResult(job->error() == QKeychain::NoError ? value(*job) : Result<T>(failure(*job)));
        promise->finish();
    });
    job->start();
    return promise->future();
}

Result<void> nothing(const QKeychain::Job &)
{
    return {};
}

} // namespace

QFuture<Result<QString>> SystemKeychain::read(const QString &key)
{
    auto *job = new QKeychain::ReadPasswordJob(service());
    job->setKey(key);
    return answerOf<QString>(job, [](QKeychain::ReadPasswordJob &done) { return Result<QString>(done.textData()); });
}

QFuture<Result<void>> SystemKeychain::write(const QString &key, const QString &secret)
{
    auto *job = new QKeychain::WritePasswordJob(service());
    job->setKey(key);
    job->setTextData(secret);
    return answerOf<void>(job, nothing);
}

QFuture<Result<void>> SystemKeychain::remove(const QString &key)
{
    auto *job = new QKeychain::DeletePasswordJob(service());
    job->setKey(key);
    return answerOf<void>(job, nothing);
}

} // namespace oz0
