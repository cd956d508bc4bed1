#include "core/base/Interrupts.h"

#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>

namespace oz0 {

namespace {

std::atomic<int> writeEnd{-1};
constexpr int watched[] = {SIGINT, SIGTERM, SIGHUP};

extern "C" void onSignal(int)
{
    const int saved = errno;
    const char byte = 0;
    [[maybe_unused]] const ssize_t written = write(writeEnd.load(), &byte, 1); // full: somebody is being told already
    errno = saved;
}

} // namespace

Interrupts::Interrupts(QObject *parent) : QObject(parent)
{
    if (pipe2(m_ends, O_CLOEXEC | O_NONBLOCK) != 0)
        return;
    writeEnd = m_ends[1];
    m_notifier = new QSocketNotifier(m_ends[0], QSocketNotifier::Read, this);
    connect(m_notifier, &QSocketNotifier::activated, this, [this] {
        char bytes[16];
        const ssize_t count = read(m_ends[0], bytes, sizeof bytes);
        for (ssize_t at = 0; at < count; ++at)
            Q_EMIT interrupted();
    });
    struct sigaction action = {};
    action.sa_handler = onSignal;
    action.sa_flags = SA_RESTART;
    for (const int number : watched)
        sigaction(number, &action, nullptr);
}

Interrupts::~Interrupts()
{
    for (const int number : watched)
        signal(number, SIG_DFL);
    writeEnd = -1;
    delete m_notifier;
    for (const int end : m_ends) {
        if (end >= 0)
            close(end);
    }
}

} // namespace oz0
