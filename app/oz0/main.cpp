// oz0: the command line of the operator console.
#include "app/oz0/Program.h"

#include <QCoreApplication>

#include <cstdio>
#include <exception>

int main(int argc, char *argv[])
{
    constexpr int ourFault = 70;
    try {
        QCoreApplication application(argc, argv);
        QCoreApplication::setApplicationName(QStringLiteral("oz0"));
        QCoreApplication::setApplicationVersion(QStringLiteral(OZ0_VERSION));
        oz0::Program program(application.arguments().mid(1), stdout, stderr);
        QObject::connect(&program, &oz0::Program::finished, &application, &QCoreApplication::exit, Qt::QueuedConnection);
        QMetaObject::invokeMethod(&program, &oz0::Program::start, Qt::QueuedConnection);
        return application.exec();
    } catch (const std::exception &error) {
        std::fprintf(stderr, "error: %s\n", error.what());
        return ourFault;
    }
}
