#include "app/node/CheckEnvironmentCommand.h"
#include "app/node/Command.h"
#include "app/node/DoctorCommand.h"
#include "app/node/RunCommand.h"
#include "app/node/StopSignals.h"

#include <QCoreApplication>
#include <QTimer>

#include <memory>

namespace {

std::unique_ptr<oz0::Command> commandFor(const QStringList &arguments)
{
    const QString name = arguments.value(1);
    if (name == QLatin1String("check-environment"))
        return std::make_unique<oz0::CheckEnvironmentCommand>(arguments.mid(2));
    if (name == QLatin1String("doctor"))
        return std::make_unique<oz0::DoctorCommand>(arguments.mid(2));
    if (name.startsWith(QLatin1String("--")) && name != QLatin1String("--help"))
        return std::make_unique<oz0::RunCommand>(arguments.mid(1));
    return nullptr;
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    app.setApplicationName(QStringLiteral("oz0-node"));
    app.setApplicationVersion(QStringLiteral(OZ0_VERSION));
    const std::unique_ptr<oz0::Command> command = commandFor(app.arguments());
    if (!command) {
        oz0::printError(QStringLiteral(
            "usage: oz0-node --state DIR [--join-file FILE --name NAME] [--server URL] [--sandbox off] [--uv VERSION]\n"
            "       oz0-node doctor [--sandbox off] [--json]\n"
            "       oz0-node check-environment DIR [--uv VERSION] [--json]"));
        return int(oz0::ExitStatus::Usage);
    }
    oz0::StopSignals signals;
    QObject::connect(&signals, &oz0::StopSignals::stopAsked, command.get(), &oz0::Command::stop);
    QObject::connect(command.get(), &oz0::Command::finished, &app, &QCoreApplication::exit, Qt::QueuedConnection);
    QTimer::singleShot(0, command.get(), &oz0::Command::start);
    return app.exec();
}
