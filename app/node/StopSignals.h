// SIGTERM and SIGINT as a signal of the event loop.
#pragma once

#include <QObject>

namespace oz0 {

/// At most one object in a program.
class StopSignals : public QObject
{
    Q_OBJECT
public:
    explicit StopSignals(QObject *parent = nullptr);
    ~StopSignals() override;

Q_SIGNALS:
    void stopAsked();

private:
    int m_descriptor = -1;
};

} // namespace oz0
