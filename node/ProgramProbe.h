// Asks a program of the machine one question and gives it little time.
#pragma once

#include <QObject>
#include <QProcess>
#include <QTimer>

namespace oz0 {

struct ProbeAnswer
{
    bool succeeded = false; ///< it ran and ended with status 0
    QString output;         ///< standard output, at most 64 KiB
    QString complaint;      ///< why not: it is missing, it took too long, or the last of its standard error
};

/// Runs once; `answered` comes exactly once, at the latest after 10 s, and the process is gone by then.
class ProgramProbe : public QObject
{
    Q_OBJECT
public:
    explicit ProgramProbe(QObject *parent = nullptr);
    ~ProgramProbe() override;

    void start(const QString &program, const QStringList &arguments);

Q_SIGNALS:
    void answered(const oz0::ProbeAnswer &answer);

private:
    void onReadable();
    void answerOnce(const ProbeAnswer &answer);

    QProcess m_process;
    QTimer m_deadline;
    QByteArray m_output;
    QByteArray m_errors;
    bool m_hasAnswered = false;
};

} // namespace oz0
