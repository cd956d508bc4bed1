// ServerLink over the management API (docs/api.md).
#pragma once

#include "core/client/Context.h"
#include "core/client/JoinFile.h"
#include "core/client/RequestScope.h"
#include "core/client/Transport.h"
#include "node/ServerLink.h"

namespace oz0 {

/// `identity` is the node's own context: its name, server, certificates and token. Lives in one thread.
class HttpServerLink : public ServerLink
{
public:
    explicit HttpServerLink(Context identity);

    QFuture<Result<qint64>> report(const NodeReport &report) override;
    QFuture<Result<std::optional<Assignment>>> assignment(qint64 after, Milliseconds wait) override;
    QFuture<Result<void>> fetchBundle(const Digest &digest, const QString &file) override;
    QFuture<Result<QString>> secret(const PluginName &plugin, const CandidateId &candidate, const QString &name) override;
    void abort() override;

private:
    WireRequest get(const QString &path, Milliseconds deadline) const;

    RequestScope m_scope;
    Transport m_transport;
    QString m_nodePath; ///< /v1/nodes/NAME
};

/// POST /v1/nodes:join with the join token; answers the node's own context, not yet written anywhere.
QFuture<Result<Context>> joinCluster(Transport &transport, RequestScope &scope, const JoinRequest &request);
/// The context that a join file gives until the node has a token of its own.
Context contextFrom(const JoinFile &join);

} // namespace oz0
