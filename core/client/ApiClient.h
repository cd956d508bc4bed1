// The management API as a client sees it. Every answer arrives in the caller's thread, once.
#pragma once

#include "core/base/Result.h"
#include "core/wire/FleetMessages.h"
#include "core/wire/Messages.h"

#include <QFuture>
#include <QString>

#include <functional>

namespace oz0 {

class RequestScope;

template <class T>
using Answer = QFuture<Result<T>>;

/// One context's server and tenant. Requests belong to a RequestScope, which aborts them; an aborted one finishes with Aborted.
/// A read has a deadline of 30 s, a bundle 30 s without progress. Changes pass the gate of the context's class (U7): a locked
/// production context answers ReadOnlyContext without asking the server.
class ApiClient
{
public:
    virtual ~ApiClient() = default;

    virtual Answer<WhoAmI> whoAmI(RequestScope &) = 0;
    virtual Answer<TenantSettings> tenant(RequestScope &) = 0;

    virtual Answer<ChangeSet> changes(RequestScope &, qint64 since, Milliseconds wait) = 0; ///< since < 0: everything, at once
    virtual Answer<QList<Candidate>> candidates(RequestScope &) = 0;
    virtual Answer<Candidate> candidate(RequestScope &, const CandidateId &) = 0;
    virtual Answer<RemovalImpact> removalImpact(RequestScope &, const CandidateId &) = 0;
    virtual Answer<QList<AuditEntry>> timeline(RequestScope &, const CandidateId &) = 0;
    virtual Answer<Verdict> checkCandidate(RequestScope &, const CheckRequest &) = 0;

    /// Puts the bytes of a packed bundle file; `progress` is called with bytes sent and total.
    virtual Answer<Digest> putBundle(RequestScope &, const Digest &, const QString &packedFile,
                                     std::function<void(qint64, qint64)> progress)
        = 0;
    virtual Answer<SaveAnswer> saveCandidate(RequestScope &, const SaveRequest &) = 0;
    virtual Answer<RenewAnswer> renewCandidate(RequestScope &, const CandidateId &, const RenewRequest &) = 0;
    virtual Answer<RemoveAnswer> removeCandidate(RequestScope &, const CandidateId &, const RemoveRequest &) = 0;

    virtual Answer<QList<Plugin>> plugins(RequestScope &) = 0;
    virtual Answer<QByteArray> installedManifest(RequestScope &, const PluginName &) = 0; ///< plugin.yaml as it stands
    virtual Answer<QList<BundleFile>> bundleFiles(RequestScope &, const Digest &) = 0;
    /// One file's bytes; a ProtocolViolation when it is longer than `mostBytes`, TooLarge over the server's 16 MiB.
    virtual Answer<QByteArray> bundleFile(RequestScope &, const Digest &, const QString &path, qint64 mostBytes) = 0;
    /// The server's own semantic diff (diffToJson) of two sides: "installed", "candidate:ID", "refusal:ID".
    virtual Answer<QJsonObject> diff(RequestScope &, const PluginName &, const QString &from, const QString &to) = 0;
    virtual Answer<Preview> previewInstall(RequestScope &, const InstallRequest &) = 0;
    virtual Answer<InstallAnswer> install(RequestScope &, const InstallRequest &) = 0;
    virtual Answer<QList<Node>> nodes(RequestScope &) = 0;
    virtual Answer<WhatIf> whatIf(RequestScope &, const WhatIfRequest &) = 0;
    virtual Answer<Page<RefusalRecord>> refusals(RequestScope &, const PageRequest &) = 0;
    virtual Answer<Page<AuditEntry>> audit(RequestScope &, const PageRequest &) = 0;
    virtual Answer<ChainCheck> verifyAudit(RequestScope &, qint64 after) = 0; ///< one step of the check

    /// Any other call of the API, for commands that need no type of their own: method, path below the tenant, body.
    virtual Answer<QJsonObject> call(RequestScope &, const QByteArray &method, const QString &path, const QJsonObject &body) = 0;
};

} // namespace oz0
