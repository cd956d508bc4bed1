#include "app/node/CheckEnvironmentCommand.h"
#include "app/node/Command.h"
#include "app/node/DoctorCommand.h"
#include "app/node/RunCommand.h"
#include "app/node/StopSignals.h"
#include "core/base/StandardStreams.h"

#include <QCoreApplication>
#include <QTimer>

#include <memory>

namespace {

QString help()
{
    return QStringLiteral(
        "usage: oz0-node --state DIR [--join-file FILE --name NAME] [--server URL] [--sandbox off] [--uv VERSION]\n"
        "           joins once with the file of \"oz0 node token\", then runs plugins until SIGTERM\n"
        "       oz0-node doctor [--sandbox off] [--json]\n"
        "           what of plugins can run here, and how well apart from everything else\n"
        "       oz0-node check-environment DIR [--uv VERSION] [--json]\n"
        "           whether a node may build the Python project of a folder");
}

std::unique_ptr<oz0::Command> commandFor(const QStringList &arguments)
{
    const QString name = arguments.value(1);
    if (name == QLatin1String("check-environment"))
        return std::make_unique<oz0::CheckEnvironmentCommand>(arguments.mid(2));
    if (name == QLatin1String("doctor"))
        return std::make_unique<oz0::DoctorCommand>(arguments.mid(2));
    if (name.startsWith(QLatin1String("--")))
        return std::make_unique<oz0::RunCommand>(arguments.mid(1));
    return nullptr;
}

} // namespace

int main(int argc, char **argv)
{
    oz0::openStandardStreams();
    QCoreApplication app(argc, argv);
    app.setApplicationName(QStringLiteral("oz0-node"));
    app.setApplicationVersion(QStringLiteral(OZ0_VERSION));
    if (app.arguments().contains(QStringLiteral("--help"))) {
        oz0::printLine(help());
        return 0;
    }
    if (app.arguments().mid(1) == QStringList(QStringLiteral("--version"))) {
        oz0::printLine(app.applicationName() + QLatin1Char(' ') + app.applicationVersion());
        return 0;
    }
    const std::unique_ptr<oz0::Command> command = commandFor(app.arguments());
    if (!command) {
        oz0::printError(help());
        return int(oz0::ExitStatus::Usage);
    }
    oz0::StopSignals signals;
    QObject::connect(&signals, &oz0::StopSignals::stopAsked, command.get(), &oz0::Command::stop);
    QObject::connect(command.get(), &oz0::Command::finished, &app, &QCoreApplication::exit, Qt::QueuedConnection);
    QTimer::singleShot(0, command.get(), &oz0::Command::start);
    return app.exec();
}
