// One request with its attempts, its deadline and its one answer.
#pragma once

#include "core/client/Transport.h"

#include <QPointer>
#include <QSslCertificate>
#include <QTimer>

#include <memory>
#include <optional>

class QIODevice;
class QNetworkReply;

namespace oz0 {

/// Deletes itself once it is done; a deleted one has answered Aborted.
class Exchange : public QObject
{
    Q_OBJECT
public:
    Exchange(Transport &transport, WireRequest request, Transport::Done done);
    ~Exchange() override;

    void begin();
    void refuse(const Error &why); ///< answers this, later, instead of asking

public Q_SLOTS:
    void abort(); ///< answers Aborted

private:
    enum class Stop { None, Deadline, TooLarge, Aborted };

    void attempt();
    bool openBody();
    void onReadyRead();
    void onFinished();
    void onDeadline();
    Result<WireAnswer> outcome() const;
    Error networkFailure() const;
    bool tryAgain(const Error &error);
    void stop(Stop why);
    void finish(Result<WireAnswer> answer);

    Transport &m_transport;
    WireRequest m_request;
    Transport::Done m_done;
    QByteArray m_idempotencyKey;
    std::unique_ptr<QIODevice> m_body;
    QPointer<QNetworkReply> m_reply;
    QTimer m_deadline;
    QTimer m_pause;
    QByteArray m_answer;
    QSslCertificate m_shown; ///< by a server whose certificate was rejected
    QString m_tlsProblem;
    Stop m_stop = Stop::None;
    std::optional<Error> m_refused;
    int m_attempt = 0;
};

} // namespace oz0
