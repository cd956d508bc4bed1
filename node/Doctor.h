// What this machine can do as a node: its sandbox tier and why, its Python and its uv.
#pragma once

#include "core/domain/Node.h"
#include "node/ProgramProbe.h"

#include <QObject>
#include <QString>

namespace oz0 {

struct Diagnosis
{
    NodeOs os = NodeOs::Linux;
    QString machine;
    int tier = 0;
    QString tierReason;
    QString bubblewrap; ///< empty: not found
    QString python;     ///< the interpreter; empty: it cannot be used
    QString pythonVersion;
    QString pythonProblem;
    QString uv; ///< empty: not found
    QString uvVersion;
};

/// Tries a real start of bubblewrap with the flags and the Python that tool servers get (S1). `finished` comes once.
class Doctor : public QObject
{
    Q_OBJECT
public:
    /// `sandboxOff`: tier 0 whatever bubblewrap says. `uvVersion`: told by the person; empty: asked of uv.
    Doctor(bool sandboxOff, QString uvVersion, QObject *parent = nullptr);

    void start();
    const Diagnosis &diagnosis() const { return m_diagnosis; }

Q_SIGNALS:
    void finished();

private:
    void onPython(const ProbeAnswer &answer);
    void trySandbox();
    void onSandbox(const ProbeAnswer &answer);
    void onUv(const ProbeAnswer &answer);
    void endOne();

    bool m_sandboxOff;
    Diagnosis m_diagnosis;
    ProgramProbe m_python;
    ProgramProbe m_sandbox;
    ProgramProbe m_uv;
    int m_open = 0;
};

} // namespace oz0
