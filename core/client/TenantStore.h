// The truth about one tenant on this side: whole candidates, nodes and plugins at one revision.
#pragma once

#include "core/base/MonotonicClock.h"
#include "core/client/ApiClient.h"
#include "core/client/SharedRows.h"

#include <QHash>
#include <QMap>
#include <QObject>

namespace oz0 {

/// How well the data of a store can be trusted now.
enum class Liveness { Loading, Live, Slow, Stale, Failed };

/// Which rows one change set touched, by key; models turn it into row operations.
template <class Key>
struct RowDelta
{
    QList<Key> upserted;
    QList<Key> removed;
    bool full = false;
};

/// Fed by a ChangeFeed and by nobody else; never asks. Signals come after the whole change set has been taken in. Lives in one thread.
class TenantStore : public QObject
{
    Q_OBJECT
public:
    explicit TenantStore(QObject *parent = nullptr);
    explicit TenantStore(const MonotonicClock &clock, QObject *parent = nullptr);

    const SharedRows<CandidateId, Candidate> &candidates() const { return m_candidates; }
    const QMap<NodeName, Node> &nodes() const { return m_nodes; }
    const QMap<PluginName, Plugin> &plugins() const { return m_plugins; }
    qint64 revision() const { return m_revision; }

    /// The server's clock now: its last word plus this machine's monotonic time since; the epoch before its first word.
    Instant serverNow() const;
    /// Age of the data by the monotonic clock; negative before the first answer.
    Milliseconds age() const;
    Liveness liveness() const { return m_liveness; }
    const Error &lastError() const { return m_lastError; }

    void apply(const ChangeSet &changes) { apply(ChangeSet(changes)); }
    void apply(ChangeSet &&changes); ///< without a copy of what it holds
    /// Called by the feed: the stream dropped, or answered again. A clock jump marks all data stale at once (U2).
    void setLiveness(Liveness liveness, const Error &error = {});

Q_SIGNALS:
    void candidatesChanged(const oz0::RowDelta<oz0::CandidateId> &delta);
    void leasesChanged(const QList<oz0::CandidateId> &ids);
    void nodesChanged(const oz0::RowDelta<oz0::NodeName> &delta);
    void pluginsChanged(const oz0::RowDelta<oz0::PluginName> &delta);
    void listTouched(const QString &list); ///< "audit", "refusals"
    void revisionChanged(qint64 revision);
    void livenessChanged(oz0::Liveness liveness);

private:
    SharedRows<CandidateId, Candidate> m_candidates;
    QMap<NodeName, Node> m_nodes;
    QMap<PluginName, Plugin> m_plugins;
    qint64 m_revision = 0;
    const MonotonicClock &m_clock;
    Milliseconds m_takenInAt{-1}; ///< monotonic
    Instant m_serverTime{};
    Milliseconds m_serverTimeTakenAt{0}; ///< monotonic
    Liveness m_liveness = Liveness::Loading;
    Error m_lastError;
};

} // namespace oz0
