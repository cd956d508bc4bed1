// One run of one command: its arguments, what it says, and its end.
#pragma once

#include "app/oz0/Arguments.h"
#include "app/oz0/Output.h"
#include "core/base/Error.h"

#include <QObject>

#include <functional>

namespace oz0 {

/// Lives until the program's event loop ends. What a command starts belongs to it (as a QObject child) and dies with it.
class CommandRun : public QObject
{
    Q_OBJECT
public:
    CommandRun(Arguments arguments, Output &output, QObject *parent = nullptr);

    const Arguments &arguments() const { return m_arguments; }
    Output &output() { return m_output; }

    /// The first call decides the exit status; later ones do nothing.
    void finish(int exitStatus);
    /// Says the error and finishes with its exit status. Invalid manifests and bundles are told as refusals (exit 5).
    void fail(const Error &error);
    bool isFinished() const { return m_finished; }

    /// What Ctrl+C does; without it the run ends with status 6.
    void setInterruptHandler(std::function<void()> handler) { m_interrupt = std::move(handler); }
    void interrupt();

Q_SIGNALS:
    void finished(int exitStatus);

private:
    Arguments m_arguments;
    Output &m_output;
    std::function<void()> m_interrupt;
    bool m_finished = false;
};

} // namespace oz0
