// oz0: the command line of the operator console.
#include "app/oz0/Program.h"
#include "core/base/StandardStreams.h"

#include <QCoreApplication>

#include <cstdio>
#include <exception>

#include <poll.h>
#include <unistd.h>

namespace {

/// What was said did not arrive: a disk is full. A reader that has left, as head does, has had enough, and is no failure.
bool isOutputLost()
{
    pollfd output{STDOUT_FILENO, 0, 0};
    const bool hasReaderLeft = ::poll(&output, 1, 0) == 1 && (output.revents & POLLERR) != 0;
    return std::ferror(stdout) != 0 && !hasReaderLeft;
}

} // namespace

int main(int argc, char *argv[])
{
    constexpr int ourFault = 70;
    constexpr int unreadable = 5;
    oz0::openStandardStreams();
    try {
        QCoreApplication application(argc, argv);
        QCoreApplication::setApplicationName(QStringLiteral("oz0"));
        QCoreApplication::setApplicationVersion(QStringLiteral(OZ0_VERSION));
        oz0::Program program(application.arguments().mid(1), stdout, stderr);
        QObject::connect(&program, &oz0::Program::finished, &application, &QCoreApplication::exit, Qt::QueuedConnection);
        QMetaObject::invokeMethod(&program, &oz0::Program::start, Qt::QueuedConnection);
        const int status = application.exec();
        if (!isOutputLost())
            return status;
        std::fputs("error: the output could not be written whole\n", stderr);
        return status == 0 ? unreadable : status;
    } catch (const std::exception &error) {
        std::fprintf(stderr, "error: %s\n", error.what());
        return ourFault;
    }
}
