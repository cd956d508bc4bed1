// Requests that live as long as their asker wants the answers.
#pragma once

#include <QList>
#include <QObject>
#include <QPointer>

namespace oz0 {

/// Aborts what was added when it is destroyed, aborted or restarted. Belongs to one thread.
class RequestScope
{
public:
    RequestScope() = default;
    ~RequestScope();
    RequestScope(const RequestScope &) = delete;
    RequestScope &operator=(const RequestScope &) = delete;

    /// `abort` is invoked by name on the object ("abort"), as QNetworkReply has it.
    void add(QObject *abortable);
    void abort();
    /// Aborts what runs, so that the next request replaces it; counts up.
    quint64 restart();
    quint64 generation() const { return m_generation; }

private:
    QList<QPointer<QObject>> m_running;
    quint64 m_generation = 0;
};

} // namespace oz0
