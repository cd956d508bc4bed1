#include "node/Reporter.h"

#include "core/client/Await.h"

namespace oz0 {

Reporter::Reporter(ServerLink &link, Milliseconds every, std::function<NodeReport()> current, QObject *parent)
    : QObject(parent), m_link(link), m_current(std::move(current))
{
    m_regular.setInterval(every);
    m_soon.setSingleShot(true);
    connect(&m_regular, &QTimer::timeout, this, &Reporter::send);
    connect(&m_soon, &QTimer::timeout, this, &Reporter::send);
}

void Reporter::start()
{
    m_isRunning = true;
    m_regular.start();
    send();
}

void Reporter::stop()
{
    m_isRunning = false;
    m_regular.stop();
    m_soon.stop();
}

void Reporter::reportSoon()
{
    if (!m_isRunning)
        return;
    m_isDirty = true;
    // Changes of one turn of the event loop share a report.
    if (!m_isSending)
        m_soon.start(0);
}

void Reporter::send()
{
    if (m_isSending || !m_isRunning)
        return;
    m_isSending = true;
    m_isDirty = false;
    m_soon.stop();
    const NodeReport report = m_current();
    await(m_link.report(report), this, [this, report](const Result<qint64> &answer) { onAnswer(report, answer); });
}

void Reporter::onAnswer(const NodeReport &sent, const Result<qint64> &answer)
{
    m_isSending = false;
    if (!m_isRunning)
        return;
    if (answer) {
        Q_EMIT acknowledged(sent, *answer);
        if (m_isDirty)
            m_soon.start(0);
        return;
    }
    if (answer.error().code == ErrorCode::NotSignedIn) {
        stop();
        Q_EMIT dismissed(answer.error().message);
        return;
    }
    m_soon.start(1000);
}

} // namespace oz0
