#include "app/oz0/Steps.h"

#include <utility>

namespace oz0 {

void Steps::start(Done finished)
{
    m_finished = std::move(finished);
    QMetaObject::invokeMethod(this, &Steps::next, Qt::QueuedConnection);
}

void Steps::next()
{
    if (m_steps.isEmpty())
        return m_finished({});
    Step step = m_steps.takeFirst();
    m_title = step.title;
    Q_EMIT stepStarted(m_title);
    step.work([this](const Result<void> &result) {
        if (!result)
            return m_finished(result);
        QMetaObject::invokeMethod(this, &Steps::next, Qt::QueuedConnection);
    });
}

} // namespace oz0
