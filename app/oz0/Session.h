// A command's connection: the context that was chosen, its client, and the scope that ends its requests with the run.
#pragma once

#include "app/oz0/CommandRun.h"
#include "core/base/MonotonicClock.h"
#include "core/client/Await.h"
#include "core/client/ContextGate.h"
#include "core/client/CredentialStore.h"
#include "core/client/HttpApiClient.h"
#include "core/client/RequestScope.h"

#include <QObject>

#include <utility>

namespace oz0 {

/// --server, --context (a name or a file), OZ0_CONTEXT, else the only context; --tenant replaces the context's.
Result<Context> contextOf(const Arguments &arguments);

/// A child of its run. A command names its change itself, so it opens the gate of a production context for its own duration (U7);
/// what needs more than that asks for more (candidate remove).
class Session : public QObject
{
    Q_OBJECT
public:
    Session(CommandRun &run, Context context);
    /// With the context that the arguments choose; null after run.fail().
    static Session *open(CommandRun &run);

    ApiClient &api() { return m_client; }
    RequestScope &scope() { return m_scope; }
    const Context &context() const { return m_context; }

private:
    Context m_context;
    SystemMonotonicClock m_clock;
    ContextGate m_gate;
    HttpApiClient m_client;
    SystemKeychain m_keychain; ///< asked before the first request of a context whose token lies there
    CredentialStore m_credentials;
    RequestScope m_scope;
};

/// Calls f(value) with a good answer; a failure ends the run.
template <class T, class F>
void answered(CommandRun &run, Answer<T> answer, F f)
{
    await(std::move(answer), &run, [&run, f = std::move(f)](const Result<T> &result) mutable {
        if (run.isFinished())
            return;
        if (result)
            f(*result);
        else
            run.fail(result.error());
    });
}

} // namespace oz0
