// oz0-server: makes a server (init) and serves (run).
#include "app/server/Commands.h"
#include "core/base/Printable.h"
#include "core/base/StandardStreams.h"
#include "core/wire/ErrorTable.h"

#include <QCoreApplication>

#include <cstdio>
#include <exception>

namespace {

oz0::Result<void> performed(const oz0::Command &command)
{
    if (const auto *init = std::get_if<oz0::InitCommand>(&command))
        return oz0::perform(*init);
    if (const auto *rotate = std::get_if<oz0::RotateCommand>(&command))
        return oz0::perform(*rotate);
    if (const auto *run = std::get_if<oz0::RunCommand>(&command))
        return oz0::perform(*run);
    std::fputs(qUtf8Printable(std::get<oz0::TextCommand>(command).text), stdout);
    return {};
}

int failed(const oz0::Error &error)
{
    std::fprintf(stderr, "oz0-server: %s\n", qUtf8Printable(oz0::printable(error.message)));
    return oz0::rowOf(error.code).exitStatus;
}

} // namespace

int main(int argc, char **argv)
{
    oz0::openStandardStreams();
    const QCoreApplication application(argc, argv);
    try {
        const oz0::Result<oz0::Command> command = oz0::readCommand(application.arguments().mid(1));
        if (!command)
            return failed(command.error());
        const oz0::Result<void> done = performed(*command);
        return done ? 0 : failed(done.error());
    } catch (const std::exception &e) {
        return failed({oz0::ErrorCode::Internal, QString::fromLocal8Bit(e.what()), {}, {}, 0, 0});
    }
}
