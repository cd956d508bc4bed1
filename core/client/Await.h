// The one way to wait for an answer.
#pragma once

#include <QFuture>
#include <QFutureWatcher>
#include <QObject>

#include <utility>

namespace oz0 {

/// Takes the answer out of the future and calls f(value) once in the context's thread, later and from its event loop, or never when the context has died or the promise
/// was dropped. Must be called in the context's thread.
template <class T, class F>
void await(QFuture<T> future, QObject *context, F f)
{
    auto *watcher = new QFutureWatcher<T>(context);
    QObject::connect(watcher, &QFutureWatcherBase::finished, watcher, [watcher, f = std::move(f)]() mutable {
        watcher->deleteLater();
        QFuture<T> answered = watcher->future();
        if (answered.resultCount() > 0)
            f(answered.takeResult());
    });
    watcher->setFuture(std::move(future));
}

} // namespace oz0
