#include "core/client/RequestScope.h"

#include <utility>

namespace oz0 {

RequestScope::~RequestScope()
{
    abort();
}

void RequestScope::add(QObject *abortable)
{
    m_running.removeIf([](const QPointer<QObject> &object) { return object.isNull(); });
    m_running.append(abortable);
}

void RequestScope::abort()
{
    for (const QPointer<QObject> &object : std::exchange(m_running, {})) {
        if (object)
            QMetaObject::invokeMethod(object.data(), "abort", Qt::DirectConnection);
    }
}

quint64 RequestScope::restart()
{
    abort();
    return ++m_generation;
}

} // namespace oz0
