// Waits until a server that was just started answers.
#pragma once

#include "app/oz0/Steps.h"
#include "core/client/RequestScope.h"
#include "core/client/Transport.h"

#include <QTimer>

#include <functional>
#include <memory>

namespace oz0 {

/// Asks until there is an answer or 20 s are over: for the port that the server tells in a file, where one is awaited, then for /readyz.
class LocalServerWait : public QObject
{
    Q_OBJECT
public:
    explicit LocalServerWait(QObject *parent);

    void untilPortIsTold(const QString &portFile, std::function<void(const Result<quint16> &)> done);
    void untilReady(const Context &context, Steps::Done done);

private:
    void ask();
    void fail(const Error &error);

    QTimer m_again;
    QTimer m_deadline;
    std::function<void()> m_ask;
    std::function<void(const Error &)> m_failed;
    std::unique_ptr<Transport> m_transport;
    RequestScope m_scope;
};

} // namespace oz0
