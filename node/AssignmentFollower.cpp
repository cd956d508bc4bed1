#include "node/AssignmentFollower.h"

#include "core/client/Await.h"

#include <QRandomGenerator>

#include <algorithm>

namespace oz0 {

AssignmentFollower::AssignmentFollower(ServerLink &link, Milliseconds wait, QObject *parent)
    : QObject(parent), m_link(link), m_wait(wait)
{
    m_retry.setSingleShot(true);
    connect(&m_retry, &QTimer::timeout, this, &AssignmentFollower::ask);
}

void AssignmentFollower::start()
{
    m_isRunning = true;
    ask();
}

void AssignmentFollower::stop()
{
    m_isRunning = false;
    m_retry.stop();
    ++m_question;
}

void AssignmentFollower::forget()
{
    m_after = -1;
}

void AssignmentFollower::ask()
{
    const quint64 question = ++m_question;
    await(m_link.assignment(m_after, m_wait), this,
          [this, question](const Result<std::optional<Assignment>> &answer) { onAnswer(question, answer); });
}

void AssignmentFollower::onAnswer(quint64 question, const Result<std::optional<Assignment>> &answer)
{
    if (question != m_question || !m_isRunning)
        return;
    if (answer) {
        m_failures = 0;
        // forget() may come with the news that the server is back.
        if (*answer)
            m_after = (*answer)->generation;
        Q_EMIT contacted();
        if (*answer)
            Q_EMIT assigned(**answer);
        if (m_isRunning)
            ask();
        return;
    }
    if (answer.error().code == ErrorCode::NotSignedIn) {
        stop();
        Q_EMIT dismissed(answer.error().message);
        return;
    }
    const int pause = std::min(500 << std::min(m_failures++, 5), 10000);
    m_retry.start(pause + int(QRandomGenerator::global()->bounded(pause / 4)));
}

} // namespace oz0
