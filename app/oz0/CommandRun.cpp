#include "app/oz0/CommandRun.h"

#include "core/wire/CommandReport.h"
#include "core/wire/ErrorTable.h"

#include <utility>

namespace oz0 {

CommandRun::CommandRun(Arguments arguments, Output &output, QObject *parent)
    : QObject(parent), m_arguments(std::move(arguments)), m_output(output)
{ }

void CommandRun::finish(int exitStatus)
{
    if (m_finished)
        return;
    m_finished = true;
    Q_EMIT finished(exitStatus);
}

void CommandRun::fail(const Error &error)
{
    if (m_finished)
        return;
    if (isInvalidInput(error))
        m_output.verdict(verdictOn(error));
    else
        m_output.error(error);
    finish(rowOf(error.code).exitStatus);
}

void CommandRun::interrupt()
{
    if (m_interrupt)
        m_interrupt();
    else
        fail(Error{ErrorCode::Aborted, QStringLiteral("interrupted"), {}, {}, 0, 0});
}

} // namespace oz0
