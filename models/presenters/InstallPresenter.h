// Installs a folder or a packed bundle: packed, sent and judged first, installed when the person has seen the verdict.
#pragma once

#include "core/base/ScratchFolder.h"
#include "core/bundle/BundleWriter.h"
#include "core/client/ApiClient.h"
#include "core/client/RequestScope.h"
#include "core/client/TenantStore.h"
#include "models/ConsoleLink.h"
#include "models/InstallReachReader.h"
#include "models/presenters/AdminRights.h"
#include "models/presenters/Change.h"
#include "models/presenters/SessionPresenter.h"

#include <QThreadPool>
#include <QTimer>

#include <atomic>
#include <memory>
#include <optional>

namespace oz0 {

/// The folder is read beside the event loop and never changed. Destroying it, cancel() and another choice stop what is on its way;
/// an install that was sent stands. Preview and install are one evaluation of the server (U20); when the tenant moved in between, the
/// install's own verdict is shown.
class InstallPresenter : public QObject
{
    Q_OBJECT
public:
    enum class Phase { Choosing, Packing, Sending, Checking, Judged, Installing, Installed, Refused, Failed };

    InstallPresenter(ApiClient &client, const TenantStore &store, const SessionPresenter &session, QObject *parent = nullptr);
    ~InstallPresenter() override;

    /// A folder that holds a plugin.yaml, or a file that a plugin was packed into (.tar.zst).
    void choose(const QString &path);
    /// What the server has already, as a candidate's content; `name` says whose it is and stands where a path would.
    void chooseContent(const Digest &digest, const QString &name);
    void cancel(); ///< back to choosing
    ActionState mayInstall(const QString &typed) const;
    void install(const QString &typed);

    const SessionPresenter &session() const { return m_session; }
    Phase phase() const { return m_phase; }
    bool isWorking() const;
    const QString &path() const { return m_path; }
    const std::optional<Preview> &preview() const { return m_preview; } ///< of the preview, then of the install
    RecordId record() const { return m_record; }                        ///< of a refused install
    QString typedWord() const;                                          ///< that production asks for; empty: none
    bool widens() const { return !m_reach.isRunning() && m_reach.reach().widens() > 0; }
    bool isGone() const;      ///< the candidate whose content was chosen
    bool warns() const;       ///< it can be installed, and there is something to see first
    bool isInstalled() const; ///< these very bytes are installed already
    ActionState mayDiff() const;
    std::optional<ConsoleLink> diffLink() const; ///< what is installed against the folder

    QString stepText() const; ///< what is being done
    double progress() const;  ///< 0…1; negative: not known
    QString verdict() const;  ///< one sentence
    QString verdictNote() const;
    QList<ChangeEffect> effects() const;
    QString failureText() const;
    QString failureDetails() const;
    QString command() const; ///< the line that does the same; empty: there is none for what the server has already

Q_SIGNALS:
    void changed();
    void ticked(); ///< progress alone

private:
    struct Progress
    {
        std::atomic<qint64> done{0};
        std::atomic<qint64> total{0};
        std::atomic<bool> cancelled{false};
    };

    quint64 begin(const QString &path);
    void setPhase(Phase phase);
    ChangeEffect reachEffect() const;
    CandidateId contentCandidate() const; ///< that has the chosen content; empty: none
    QString unjudgedReason() const;       ///< why nothing can be installed or compared in a phase without a verdict of its own
    void pack(quint64 generation);
    void onPacked(quint64 generation, const Result<PackedBundle> &packed);
    void onSent(quint64 generation, const Result<Digest> &sent);
    void onPreview(quint64 generation, const Result<Preview> &preview);
    void onInstalled(quint64 generation, const Result<InstallAnswer> &answer);
    void seeWhetherInstalled();
    void fail(const Error &error);
    void stopPacking();

    ApiClient &m_client;
    const TenantStore &m_store;
    const SessionPresenter &m_session;
    ScratchFolder m_scratch;
    QThreadPool m_threads;
    std::shared_ptr<Progress> m_progress;
    QTimer m_tick;
    RequestScope m_scope;
    InstallReachReader m_reach;
    QString m_path;
    Digest m_content; ///< that was chosen; empty: what lies at the path
    Phase m_phase = Phase::Choosing;
    std::optional<PackedBundle> m_packed;
    std::optional<Preview> m_preview;
    QList<ChangeEffect> m_effectsAsJudged; ///< what the person agreed to; told while it is done
    RecordId m_record;
    Error m_error;
    qint64 m_sent = 0;
    qint64 m_toSend = 0;
};

} // namespace oz0
