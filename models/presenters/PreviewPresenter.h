// The Preview page without its widgets: packs, sends and asks, keeps what came of it, and compares.
#pragma once

#include "models/ConsoleLink.h"
#include "models/FolderFollower.h"
#include "models/InstallReachReader.h"
#include "models/PackTask.h"
#include "models/PreviewHistory.h"
#include "models/PreviewTables.h"
#include "models/PreviewTexts.h"
#include "models/presenters/SessionPresenter.h"

#include <QTimer>

namespace oz0 {

/// Something that can be chosen to be previewed.
struct PreviewChoice
{
    PreviewSource source;
    QString title; ///< "/home/alice/greeter", "Candidate 8a2f0c1d2e3f · user:alice · greeter 1.5.0"

    friend bool operator==(const PreviewChoice &, const PreviewChoice &) = default;
};

/// One preview at a time. Each step can be cancelled; a late answer to a cancelled one is dropped. Asks nothing of the person. What a
/// candidate holds lies on the server, so of it nothing is packed or sent.
class PreviewPresenter : public QObject
{
    Q_OBJECT
public:
    enum class Step { None, Packing, Sending, Checking };

    PreviewPresenter(ApiClient &client, const TenantStore &store, SessionPresenter &session, const Clock &clock,
                     const MonotonicClock &monotonic, const QString &historyFile, QObject *parent = nullptr);
    ~PreviewPresenter() override;

    SessionPresenter &session() { return m_session; }
    PreviewHistory &history() { return m_history; }
    PreviewHistoryModel &historyModel() { return m_historyModel; }
    PreviewNamesModel &names() { return m_names; }
    ContractChangesModel &contracts() { return m_contracts; }
    InstallChecksModel &checks() { return m_checks; }

    void activate(); ///< the page is opened for the first time
    PageState state() const;
    QString summary() const;
    const PreviewSource &source() const { return m_source; }
    const QString &folder() const { return m_source.folder; } ///< empty: none, or a candidate is chosen
    void setFolder(const QString &text) { setSource(previewSourceFrom(text)); }
    void setSource(const PreviewSource &source);
    /// Folders that were previewed before, newest first, then the candidates whose content one may preview, one's own first.
    QList<PreviewChoice> choices() const;
    bool hasChoices() const;

    ActionState mayStart() const;
    void start();
    /// Instead of what runs; as soon as the data is there.
    void startOf(const CandidateId &candidate);
    void cancel();
    Step step() const { return m_step; }
    double fraction() const;      ///< 0…1 of the step; negative: not known
    QString progressText() const; ///< "Packing 12 of 64 MB"

    bool isWatching() const { return m_watching; }
    void setWatching(bool watching); ///< preview again on save
    ActionState mayWatch() const;
    bool isDueAgain() const { return m_again; } ///< the folder changed while it was previewed
    const FolderFollower &follower() const { return m_follower; }
    QString watchNote() const;

    /// Of the history: one is shown, two are compared. The folder becomes that of the shown one, unless a preview runs.
    void select(const QStringList &keys);
    const PreviewEntry *shown() const;
    QStringList selected() const; ///< those of the selected that are kept, the newer first
    bool isComparingTwo() const { return selected().size() == 2; }
    QList<RefusalView> views() const;
    QString outdated() const;     ///< why the shown verdict is one of before; empty: nothing that is known contradicts it
    int contractWarnings() const; ///< warnings of the shown one that its table of contracts tells
    /// Two selected: the older against the newer. One: the one before of the same folder against it. Null: there is none.
    const PreviewEntry *comparedWith() const;
    QString belongsTo() const; ///< of two: "Of the newer one: greeter 1.5.0, 14:11"; empty with one
    QString comparisonTitle() const;
    QString comparisonSentence() const; ///< of two: "3 differences", "Nothing differs", or that it is not known
    QList<PreviewDifference> comparison() const;

    QByteArray json() const; ///< what the command prints of it with --json
    QString html() const;
    QString command() const;
    ActionState mayDiff() const;
    std::optional<ConsoleLink> diffLink() const; ///< what is installed against what was previewed, as both are now
    ConsoleLink link() const;

Q_SIGNALS:
    void changed(); ///< folder, step, what may be done, history
    void ticked();  ///< progress
    void shownChanged();

private:
    bool mayChoose(const Candidate &candidate) const;
    void startFolder();
    void startCandidate();
    void send(const PackedBundle &bundle);
    void check(const Digest &digest);
    void onPreview(const Result<Preview> &answer);
    void fail(const Error &error);
    void finish();
    void takeCircumstances();
    void quoteLines(const QByteArray &manifestText);
    void showHistory();
    void noteOutdated();
    void enter(Step step);
    bool isCurrent(quint64 run) const { return run == m_run && m_step != Step::None; }

    ApiClient &m_client;
    const TenantStore &m_store;
    SessionPresenter &m_session;
    const Clock &m_clock;
    const MonotonicClock &m_monotonic;
    PreviewHistory m_history;
    PreviewHistoryModel m_historyModel;
    PreviewNamesModel m_names;
    ContractChangesModel m_contracts;
    InstallChecksModel m_checks;
    FolderFollower m_follower;
    PackTask m_pack;
    std::shared_ptr<void> m_place; ///< of the packed file
    QByteArray m_manifestText;
    PreviewEntry m_entry; ///< in the making
    InstallReachReader m_reach;
    PreviewSource m_source;
    CandidateId m_wanted; ///< a link's candidate that is not here yet
    Step m_step = Step::None;
    Milliseconds m_stepBegan{0};
    qint64 m_sent = 0;
    qint64 m_toSend = 0;
    quint64 m_run = 0;
    bool m_active = false;
    bool m_watching = false;
    bool m_followsBlindly = false;
    bool m_again = false; ///< changed while previewing
    QStringList m_selected;
    QString m_outdated; ///< as the shown one was told last
    RequestScope m_scope;
    QTimer m_tick;
};

} // namespace oz0
