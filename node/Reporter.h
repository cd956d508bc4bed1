// Sends a node's report: regularly, and at once when something changed.
#pragma once

#include "node/ServerLink.h"

#include <QObject>
#include <QTimer>

#include <functional>

namespace oz0 {

/// One report is on its way at a time; what changes meanwhile goes with the next one, right after. A failed one is sent again after
/// 1 s, or with the next change.
class Reporter : public QObject
{
    Q_OBJECT
public:
    Reporter(ServerLink &link, Milliseconds every, std::function<NodeReport()> current, QObject *parent = nullptr);

    void start();
    void stop();
    void reportSoon();

Q_SIGNALS:
    void acknowledged(const oz0::NodeReport &report, qint64 generation); ///< the server kept it; the generation it wants followed
    void dismissed(const QString &why);

private:
    void send();
    void onAnswer(const NodeReport &sent, const Result<qint64> &answer);

    ServerLink &m_link;
    std::function<NodeReport()> m_current;
    QTimer m_regular;
    QTimer m_soon;
    bool m_isRunning = false;
    bool m_isSending = false;
    bool m_isDirty = false;
};

} // namespace oz0
