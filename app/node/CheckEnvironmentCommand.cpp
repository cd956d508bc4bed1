#include "app/node/CheckEnvironmentCommand.h"

#include "core/environment/EnvironmentCheck.h"
#include "core/environment/PyProject.h"
#include "core/environment/UvLock.h"
#include "core/wire/Codec.h"
#include "node/Machine.h"

#include <QCommandLineParser>
#include <QDir>
#include <QFile>

namespace oz0 {

namespace {

/// Nothing when there is no such file; a text over the limit comes cut just above it, which the reader refuses.
Result<std::optional<QByteArray>> readIfThere(const QString &path, qsizetype limit)
{
    QFile file(path);
    if (!file.exists())
        return std::optional<QByteArray>();
    if (!file.open(QIODevice::ReadOnly))
        return Failure(ErrorCode::UnreadableFile, QStringLiteral("cannot be read: ") + file.errorString(), path);
    return std::optional<QByteArray>(file.read(limit + 1));
}

/// What was not judged for want of the node's uv.
QList<Refusal> warningsOf(const EnvironmentInput &input)
{
    if (!input.pyproject || !input.uvVersion.isEmpty())
        return {};
    Refusal warning;
    warning.code = QStringLiteral("environment.uv_unknown");
    warning.rule = QStringLiteral("E1");
    warning.severity = Severity::Warning;
    warning.message = QStringLiteral("No uv was found and --uv was not given: version ranges were not judged.");
    return {warning};
}

void printText(const QList<Refusal> &refusals, const QList<Refusal> &warnings)
{
    for (const Refusal &warning : warnings)
        printError(warning.message);
    for (const Refusal &refusal : refusals)
        printLine(QStringLiteral("refused %1 (%2): %3").arg(refusal.code, refusal.rule, refusal.message));
    if (refusals.isEmpty())
        printLine(QStringLiteral("A node may build this project."));
}

} // namespace

CheckEnvironmentCommand::CheckEnvironmentCommand(const QStringList &arguments) : m_arguments(arguments)
{
    connect(&m_uv, &ProgramProbe::answered, this, [this](const ProbeAnswer &answer) { decide(versionIn(answer.output)); });
}

void CheckEnvironmentCommand::start()
{
    QCommandLineParser parser;
    const QCommandLineOption uv(QStringLiteral("uv"), QString(), QStringLiteral("VERSION"));
    const QCommandLineOption json(QStringLiteral("json"));
    parser.addOptions({uv, json});
    const bool understood = parser.parse(QStringList(QStringLiteral("oz0-node")) + m_arguments);
    m_json = parser.isSet(json);
    const QStringList folders = parser.positionalArguments();
    if (!understood || folders.size() != 1 || folders.first().isEmpty()) {
        const QString why = understood ? QStringLiteral("usage: oz0-node check-environment DIR [--uv VERSION] [--json]")
                                       : parser.errorText();
        Q_EMIT finished(reportFailure({ErrorCode::Usage, why, {}, {}, 0, 0}, m_json));
        return;
    }
    m_folder = folders.first();
    if (!QDir(m_folder).exists()) {
        Q_EMIT finished(reportFailure({ErrorCode::UnreadableFile, QStringLiteral("is no folder"), m_folder, {}, 0, 0}, m_json));
        return;
    }
    if (parser.isSet(uv))
        decide(parser.value(uv));
    else
        m_uv.start(uvProgram(), {QStringLiteral("--version")});
}

void CheckEnvironmentCommand::decide(const QString &uvVersion)
{
    EnvironmentInput input;
    input.uvVersion = uvVersion;
    input.os = machineOs();
    input.machine = machineArchitecture();
    const QDir folder(m_folder);
    auto pyproject = readIfThere(folder.filePath(QStringLiteral("pyproject.toml")), pyprojectMaxBytes);
    auto lock = readIfThere(folder.filePath(QStringLiteral("uv.lock")), uvLockMaxBytes);
    if (!pyproject || !lock) {
        Q_EMIT finished(reportFailure(pyproject ? lock.error() : pyproject.error(), m_json));
        return;
    }
    input.pyproject = *pyproject;
    input.uvLock = *lock;
    const QList<Refusal> refusals = checkEnvironment(input);
    const QList<Refusal> warnings = warningsOf(input);
    if (m_json)
        printJson({{QStringLiteral("refused"), !refusals.isEmpty()},
                   {QStringLiteral("refusals"), toJsonArray(refusals)},
                   {QStringLiteral("warnings"), toJsonArray(warnings)},
                   {QStringLiteral("uv"), uvVersion}});
    else
        printText(refusals, warnings);
    Q_EMIT finished(int(refusals.isEmpty() ? ExitStatus::Done : ExitStatus::Refused));
}

} // namespace oz0
