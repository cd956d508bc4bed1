#include "app/node/DoctorCommand.h"

#include "core/wire/Codec.h"

#include <QCommandLineParser>

namespace oz0 {

DoctorCommand::DoctorCommand(const QStringList &arguments) : m_arguments(arguments) { }

void DoctorCommand::start()
{
    QCommandLineParser parser;
    const QCommandLineOption json(QStringLiteral("json"));
    const QCommandLineOption sandbox(QStringLiteral("sandbox"), QString(), QStringLiteral("off"));
    const QCommandLineOption uv(QStringLiteral("uv"), QString(), QStringLiteral("VERSION"));
    parser.addOptions({json, sandbox, uv});
    const bool understood = parser.parse(QStringList(QStringLiteral("oz0-node")) + m_arguments);
    m_json = parser.isSet(json);
    const bool sandboxFits = !parser.isSet(sandbox) || parser.value(sandbox) == QLatin1String("off");
    if (!understood || !parser.positionalArguments().isEmpty() || !sandboxFits) {
        const QString why = understood ? QStringLiteral("usage: oz0-node doctor [--sandbox off] [--json]") : parser.errorText();
        Q_EMIT finished(reportFailure({ErrorCode::Usage, why, {}, {}, 0, 0}, m_json));
        return;
    }
    m_doctor = std::make_unique<Doctor>(parser.isSet(sandbox), parser.value(uv));
    connect(m_doctor.get(), &Doctor::finished, this, &DoctorCommand::tell);
    m_doctor->start();
}

void DoctorCommand::tell()
{
    const Diagnosis &found = m_doctor->diagnosis();
    if (m_json) {
        printJson({{QStringLiteral("os"), word(found.os)},
                   {QStringLiteral("machine"), found.machine},
                   {QStringLiteral("tier"), found.tier},
                   {QStringLiteral("tierReason"), found.tierReason},
                   {QStringLiteral("python"), found.pythonVersion},
                   {QStringLiteral("pythonProgram"), found.python},
                   {QStringLiteral("uv"), found.uvVersion}});
    } else {
        printLine(QStringLiteral("Sandbox tier %1: %2").arg(found.tier).arg(found.tierReason));
        printLine(found.python.isEmpty() ? QStringLiteral("Python: %1").arg(found.pythonProblem)
                                         : QStringLiteral("Python: %1 (%2)").arg(found.pythonVersion, found.python));
        printLine(QStringLiteral("uv: ") + (found.uvVersion.isEmpty() ? QStringLiteral("not found") : found.uvVersion));
        printLine(QStringLiteral("Machine: %1, %2").arg(word(found.os), found.machine));
    }
    Q_EMIT finished(int(found.python.isEmpty() ? ExitStatus::Refused : ExitStatus::Done));
}

} // namespace oz0
