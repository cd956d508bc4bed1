// The management API over HTTP.
#pragma once

#include "core/client/ApiClient.h"
#include "core/client/Transport.h"

#include <QObject>

namespace oz0 {

class ContextGate;

/// Every call goes through one place, which asks the gate first (U7); a server's mistake in an answer is a ProtocolViolation.
class HttpApiClient : public QObject, public ApiClient
{
    Q_OBJECT
public:
    HttpApiClient(const Context &context, const ContextGate &gate, QObject *parent = nullptr);

    Answer<WhoAmI> whoAmI(RequestScope &) override;
    Answer<TenantSettings> tenant(RequestScope &) override;
    Answer<ChangeSet> changes(RequestScope &, qint64 since, Milliseconds wait) override;
    Answer<QList<Candidate>> candidates(RequestScope &) override;
    Answer<Candidate> candidate(RequestScope &, const CandidateId &) override;
    Answer<RemovalImpact> removalImpact(RequestScope &, const CandidateId &) override;
    Answer<QList<AuditEntry>> timeline(RequestScope &, const CandidateId &) override;
    Answer<Verdict> checkCandidate(RequestScope &, const CheckRequest &) override;
    Answer<Digest> putBundle(RequestScope &, const Digest &, const QString &packedFile,
                             std::function<void(qint64, qint64)> progress) override;
    Answer<SaveAnswer> saveCandidate(RequestScope &, const SaveRequest &) override;
    Answer<RenewAnswer> renewCandidate(RequestScope &, const CandidateId &, const RenewRequest &) override;
    Answer<RemoveAnswer> removeCandidate(RequestScope &, const CandidateId &, const RemoveRequest &) override;
    Answer<QList<Plugin>> plugins(RequestScope &) override;
    Answer<QByteArray> installedManifest(RequestScope &, const PluginName &) override;
    Answer<QList<BundleFile>> bundleFiles(RequestScope &, const Digest &) override;
    Answer<QByteArray> bundleFile(RequestScope &, const Digest &, const QString &path, qint64 mostBytes) override;
    Answer<QJsonObject> diff(RequestScope &, const PluginName &, const QString &from, const QString &to) override;
    Answer<Preview> previewInstall(RequestScope &, const InstallRequest &) override;
    Answer<InstallAnswer> install(RequestScope &, const InstallRequest &) override;
    Answer<QList<Node>> nodes(RequestScope &) override;
    Answer<WhatIf> whatIf(RequestScope &, const WhatIfRequest &) override;
    Answer<Page<RefusalRecord>> refusals(RequestScope &, const PageRequest &) override;
    Answer<Page<AuditEntry>> audit(RequestScope &, const PageRequest &) override;
    Answer<ChainCheck> verifyAudit(RequestScope &, qint64 after) override;
    Answer<QJsonObject> call(RequestScope &, const QByteArray &method, const QString &path, const QJsonObject &body) override;

    Transport &transport() { return m_transport; }

private:
    QString below(const QString &path) const; ///< "/v1/tenants/T/…"
    void send(RequestScope &scope, WireRequest request, Transport::Done done);
    template <class T, class Read>
    Answer<T> ask(RequestScope &scope, WireRequest request, Read read);
    template <class T>
    Answer<T> askObject(RequestScope &scope, WireRequest request);
    template <class T>
    Answer<QList<T>> askAll(RequestScope &scope, const QString &path);

    Transport m_transport;
    const ContextGate &m_gate;
};

} // namespace oz0
