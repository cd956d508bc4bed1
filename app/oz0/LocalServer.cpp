#include "app/oz0/LocalServer.h"

#include <QFile>

#include <utility>

namespace oz0 {

namespace {

constexpr auto startWait = std::chrono::seconds(20);
constexpr auto askAgain = std::chrono::milliseconds(50);

} // namespace

LocalServerWait::LocalServerWait(QObject *parent) : QObject(parent)
{
    m_again.setSingleShot(true);
    m_deadline.setSingleShot(true);
    connect(&m_again, &QTimer::timeout, this, &LocalServerWait::ask);
    connect(&m_deadline, &QTimer::timeout, this, [this] {
        fail(Error{ErrorCode::TimedOut, QStringLiteral("the server did not answer in time"), {}, {}, 0, 0});
    });
    m_deadline.start(startWait);
}

void LocalServerWait::untilPortIsTold(const QString &portFile, std::function<void(const Result<quint16> &)> done)
{
    m_failed = [done](const Error &error) { done(Failure(error)); };
    m_ask = [this, portFile, done] {
        QFile file(portFile);
        const quint16 port = file.open(QIODevice::ReadOnly) ? file.read(16).trimmed().toUShort() : quint16(0);
        if (port == 0)
            return m_again.start(askAgain);
        m_ask = nullptr;
        done(port);
    };
    ask();
}

void LocalServerWait::untilReady(const Context &context, Steps::Done done)
{
    m_failed = [done](const Error &error) { done(Failure(error)); };
    m_transport = std::make_unique<Transport>(context);
    m_ask = [this, done] {
        WireRequest request;
        request.method = "GET";
        request.path = QStringLiteral("/readyz");
        request.attempts = 1;
        m_transport->send(m_scope, request, [this, done](const Result<WireAnswer> &answer) {
            if (!m_ask)
                return;
            if (!answer)
                return m_again.start(askAgain);
            m_ask = nullptr;
            m_failed = nullptr;
            m_deadline.stop();
            done({});
        });
    };
    ask();
}

void LocalServerWait::ask()
{
    if (const auto asking = m_ask) // a copy: it may end itself
        asking();
}

void LocalServerWait::fail(const Error &error)
{
    m_ask = nullptr;
    if (const auto failed = std::exchange(m_failed, nullptr))
        failed(error);
}

} // namespace oz0
