#include "node/Doctor.h"

#include "core/domain/TierReasons.h"
#include "node/Machine.h"
#include "node/Sandbox.h"

#include <QStandardPaths>

namespace oz0 {

Doctor::Doctor(bool sandboxOff, QString uvVersion, QObject *parent) : QObject(parent), m_sandboxOff(sandboxOff)
{
    m_diagnosis.os = machineOs();
    m_diagnosis.machine = machineArchitecture();
    m_diagnosis.uvVersion = std::move(uvVersion);
    connect(&m_python, &ProgramProbe::answered, this, &Doctor::onPython);
    connect(&m_sandbox, &ProgramProbe::answered, this, &Doctor::onSandbox);
    connect(&m_uv, &ProgramProbe::answered, this, &Doctor::onUv);
}

void Doctor::start()
{
    m_open = 2;
    m_python.start(pythonProgram(), {QStringLiteral("-I"), QStringLiteral("-V")});
    const QString uv = uvProgram();
    if (!m_diagnosis.uvVersion.isEmpty())
        endOne();
    else
        m_uv.start(uv, {QStringLiteral("--version")});
}

void Doctor::onPython(const ProbeAnswer &answer)
{
    if (answer.succeeded) {
        m_diagnosis.python = pythonProgram();
        m_diagnosis.pythonVersion = versionIn(answer.output);
    } else {
        m_diagnosis.pythonProblem = answer.complaint;
    }
    trySandbox();
}

void Doctor::trySandbox()
{
    m_diagnosis.bubblewrap = QStandardPaths::findExecutable(QStringLiteral("bwrap"));
    if (m_sandboxOff)
        m_diagnosis.tierReason = QString::fromLatin1(tier::switchedOff);
    else if (m_diagnosis.os != NodeOs::Linux)
        m_diagnosis.tierReason = QString::fromLatin1(tier::onLinuxOnly);
    else if (m_diagnosis.bubblewrap.isEmpty())
        m_diagnosis.tierReason = QString::fromLatin1(tier::notInstalled);
    else if (m_diagnosis.python.isEmpty())
        m_diagnosis.tierReason = QString::fromLatin1(tier::noPython);
    else
        return m_sandbox.start(m_diagnosis.bubblewrap,
                               sandboxFlags()
                                   << QStringLiteral("--") << m_diagnosis.python << QStringLiteral("-I") << QStringLiteral("-V"));
    endOne();
}

void Doctor::onSandbox(const ProbeAnswer &answer)
{
    m_diagnosis.tier = answer.succeeded ? 1 : 0;
    m_diagnosis.tierReason = answer.succeeded ? QString::fromLatin1(tier::starts).arg(m_diagnosis.python)
                                              : QString::fromLatin1(tier::failed).arg(answer.complaint);
    endOne();
}

void Doctor::onUv(const ProbeAnswer &answer)
{
    if (answer.succeeded) {
        m_diagnosis.uv = uvProgram();
        m_diagnosis.uvVersion = versionIn(answer.output);
    }
    endOne();
}

void Doctor::endOne()
{
    if (--m_open == 0)
        Q_EMIT finished();
}

} // namespace oz0
