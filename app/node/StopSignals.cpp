#include "app/node/StopSignals.h"

#include <QSocketNotifier>

#include <csignal>
#include <sys/signalfd.h>
#include <unistd.h>

namespace oz0 {

StopSignals::StopSignals(QObject *parent) : QObject(parent)
{
    sigset_t wanted;
    sigemptyset(&wanted);
    sigaddset(&wanted, SIGTERM);
    sigaddset(&wanted, SIGINT);
    sigprocmask(SIG_BLOCK, &wanted, nullptr);
    m_descriptor = ::signalfd(-1, &wanted, SFD_NONBLOCK | SFD_CLOEXEC);
    auto *notifier = new QSocketNotifier(m_descriptor, QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, [this] {
        signalfd_siginfo info;
        if (::read(m_descriptor, &info, sizeof info) == sizeof info)
            Q_EMIT stopAsked();
    });
}

StopSignals::~StopSignals()
{
    ::close(m_descriptor);
}

} // namespace oz0
