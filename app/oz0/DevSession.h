// The life of one `oz0 dev`: place, watch, reload, renew, and take away.
#pragma once

#include "app/oz0/DevLease.h"
#include "app/oz0/DevNodes.h"
#include "app/oz0/DevRemoval.h"
#include "app/oz0/DevSave.h"
#include "core/client/ChangeFeed.h"
#include "core/client/TenantStore.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace oz0 {

struct DevOptions
{
    QString folder;
    QString tenant;
    Labels select;
    Milliseconds ttl{90000};
    QString holder; ///< 32 hex, of this start alone
    QString host;
};

/// Says sentences and, once, finished. Exit statuses (lifecycle.md): 0 removed and confirmed, 1 refused, ended or taken over, 3, 4
/// no server for a TTL, 5 interrupted while the folder is invalid and nothing placed, 6 a second Ctrl+C, a residue, or interrupted
/// before anything was placed.
class DevSession : public QObject
{
    Q_OBJECT
public:
    DevSession(ApiClient &client, Packer &packer, DevOptions options, const Clock &wall, const MonotonicClock &monotonic,
               QObject *parent = nullptr);

    void start();
    void onFolderChanged();
    void interrupt(); ///< Ctrl+C or SIGTERM
    /// Renewals, deadlines and the look for a sleep; happens by itself twice a second.
    void tick();

    const std::optional<Candidate> &candidate() const { return m_candidate; }
    /// What the last save or a renewal met, if it did not pass: a refusal with its record, or what is wrong with the folder or the server.
    const std::optional<RefusalRecord> &refusal() const { return m_refusal; }
    const std::optional<Error> &failure() const { return m_failure; }

Q_SIGNALS:
    void said(const QString &line);
    void packed(qint64 doneBytes, qint64 totalBytes);
    void sent(qint64 sentBytes, qint64 totalBytes);
    void finished(int exitStatus);

private:
    enum class Phase { Starting, Placed, Removing, Done };

    void say(const QStringList &lines);
    void finish(int exitStatus);
    /// Ended before anything was placed.
    void finishUnplaced();

    void save();
    void onSaved(const DevSaveOutcome &outcome);
    void onAccepted(const Candidate &candidate);
    void onRefused(const RefusalRecord &record);
    void onSaveFailed(const Error &error);
    void trySaveAgain(const Error &error, Milliseconds patience);

    void followChanges();
    void onCandidate(const Candidate &candidate);
    void onCandidateGone();
    void onRenewed(const RenewAnswer &answer);
    void onLost(const Error &error, const QString &what);
    void tellEndAndFinish();
    void tellTakeoverAndFinish();
    void remove();

    ApiClient &m_client;
    DevOptions m_options;
    const Clock &m_wall;
    const MonotonicClock &m_monotonic;
    RequestScope m_scope;
    DevSave m_save;
    DevLease m_lease;
    DevRemoval m_removal;
    DevNodes m_nodes;
    TenantStore m_store;
    ChangeFeed m_feed;
    QTimer m_tick;
    Phase m_phase = Phase::Starting;
    std::optional<Candidate> m_candidate;
    std::optional<Milliseconds> m_saveTroubleSince;
    Milliseconds m_saveAgainAt{-1};
    qint64 m_wallMinusMonotonic = 0;
    bool m_isDoomed = false;
    bool m_changedAgain = false;
    bool m_isStopping = false;
    bool m_isFollowing = false;
    bool m_isTelling = false; ///< asks why it ended, to say it and finish
    bool m_saidWatching = false;
    std::optional<RefusalRecord> m_refusal;
    std::optional<Error> m_failure;
};

} // namespace oz0
