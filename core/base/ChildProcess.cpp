#include "core/base/ChildProcess.h"

#include <QProcess>

#include <signal.h>
#include <sys/prctl.h>
#include <unistd.h>

namespace oz0 {

void endWithParent(QProcess &process)
{
    const pid_t parent = ::getpid();
    // Between fork and exec: only what is safe there.
    process.setChildProcessModifier([parent] {
        sigset_t none;
        ::sigemptyset(&none);
        ::sigprocmask(SIG_SETMASK, &none, nullptr); // one that takes its signals through a descriptor blocks them
        ::prctl(PR_SET_PDEATHSIG, SIGTERM);
        if (::getppid() != parent)
            ::_exit(1);
    });
}

} // namespace oz0
