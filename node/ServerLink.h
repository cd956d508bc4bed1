// What a node asks of its server; a seam, so that the agent can be tested without one.
#pragma once

#include "core/base/Result.h"
#include "core/wire/Messages.h"

#include <QFuture>
#include <QString>

#include <optional>

namespace oz0 {

/// Answers arrive in the caller's thread, each once (see core/client/Await.h). Every request has a deadline of its own.
class ServerLink
{
public:
    virtual ~ServerLink() = default;

    /// The generation that the node should follow.
    virtual QFuture<Result<qint64>> report(const NodeReport &report) = 0;
    /// A long poll: the whole assignment when it is newer than `after`, nothing at the end of the wait. `after` < 0: at once.
    virtual QFuture<Result<std::optional<Assignment>>> assignment(qint64 after, Milliseconds wait) = 0;
    /// Writes the packed bundle to `file`.
    virtual QFuture<Result<void>> fetchBundle(const Digest &digest, const QString &file) = 0;
    /// The value of a secret that the assignment gives as "value" or "placeholder" to this plugin (or to its candidate).
    virtual QFuture<Result<QString>> secret(const PluginName &plugin, const CandidateId &candidate, const QString &name) = 0;
    /// Ends what runs, a long poll too: every open answer becomes Aborted.
    virtual void abort() = 0;
};

} // namespace oz0
