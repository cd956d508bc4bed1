// The long poll for a node's assignment.
#pragma once

#include "node/ServerLink.h"

#include <QObject>
#include <QTimer>

namespace oz0 {

/// Asks until stopped; after a failure again after 0.5, 1, 2 … 10 s, each with up to a quarter more by chance.
class AssignmentFollower : public QObject
{
    Q_OBJECT
public:
    AssignmentFollower(ServerLink &link, Milliseconds wait, QObject *parent = nullptr);

    void start();
    void stop();
    /// The next answer is to be the whole assignment, also when its generation is known.
    void forget();

Q_SIGNALS:
    void assigned(const oz0::Assignment &assignment);
    void contacted();                   ///< the server answered, with or without news
    void dismissed(const QString &why); ///< the token is not accepted any more; nothing more is asked

private:
    void ask();
    void onAnswer(quint64 question, const Result<std::optional<Assignment>> &answer);

    ServerLink &m_link;
    Milliseconds m_wait;
    QTimer m_retry;
    qint64 m_after = -1;
    int m_failures = 0;
    quint64 m_question = 0;
    bool m_isRunning = false;
};

} // namespace oz0
