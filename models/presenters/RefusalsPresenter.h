// The Refusals page without its widgets: the queue as the server lists it, the record that is looked at, and its check of now.
#pragma once

#include "core/domain/Evidence.h"
#include "models/ConsoleLink.h"
#include "models/MendedManifest.h"
#include "models/RefusalQueueModel.h"
#include "models/RefusalView.h"
#include "models/RemedyDiff.h"
#include "models/presenters/RefusalWhatIf.h"
#include "models/presenters/SessionPresenter.h"

#include <QTimer>

#include <optional>

namespace oz0 {

struct RefusalQuery
{
    bool lastWeek = true;
    bool unseen = false;
    bool mine = false;
    QString text; ///< words; plugin:, actor: and kind: as the server takes them

    friend bool operator==(const RefusalQuery &, const RefusalQuery &) = default;
};

/// Asks for one page of the list at a time, further ones when the view comes near the end; the feed tells when to look again, which
/// reads as many rows as are listed. A late answer to an earlier question is dropped.
class RefusalsPresenter : public QObject
{
    Q_OBJECT
public:
    static constexpr int pageSize = 100;
    static constexpr Milliseconds seenAfter{1500};

    RefusalsPresenter(ApiClient &client, const TenantStore &store, SessionPresenter &session, QObject *parent = nullptr);
    ~RefusalsPresenter() override;

    RefusalQueueModel &model() { return m_model; }
    SessionPresenter &session() { return m_session; }
    PageState state() const;
    const Error &failure() const { return m_failure; }                     ///< of the last look at the list
    QString summary() const;                                               ///< "3 unseen, everybody's"
    QString foot() const;                                                  ///< "8 records", "2 of 8 records" with a filter
    bool isListBroken() const { return m_failed && !m_session.isStale(); } ///< for another reason than the banner tells
    QString listNote() const; ///< why the list may be old, and since when; empty: it is of now
    QString filteredEmptyText() const;
    QString hiddenText() const; ///< "3 records are hidden."; empty until their number is known
    qint64 total() const { return m_total; }
    qint64 unseen() const { return m_unseen; }                                   ///< of the last week; negative: not known yet
    qint64 unseenHere() const { return m_query.mine ? m_mineUnseen : m_unseen; } ///< one's own while only those are listed
    qint64 mine() const { return m_mine; }

    void activate(); ///< the page is opened for the first time, or the session has its first data
    void retry();
    const RefusalQuery &query() const { return m_query; }
    void setQuery(const RefusalQuery &query); ///< asks 150 ms after the last change
    bool canFetchMore() const { return !m_next.isEmpty() && !m_asking; }
    void fetchMore();

    /// Shows a record, also one that is not in the list; while `inView` it counts as seen after 1.5 s.
    void select(const RecordId &id, bool inView = true);
    const RecordId &selection() const { return m_selected; }
    void retranslate();                               ///< why something could not be had is asked for anew
    const RefusalRecord *shown() const;               ///< null: none, or not here yet
    QString shownNote() const { return m_shownNote; } ///< why nothing is shown
    QList<RefusalView> views() const;
    QString facts() const;     ///< rich text with names in <code>
    QString linesNote() const; ///< why no lines are shown
    const std::optional<Recheck> &rechecked() const { return m_recheck; }
    QString recheckText() const; ///< empty before the first check
    QStringList recheckLines() const;
    bool isRechecking() const { return m_rechecking; }
    ActionState mayRecheck() const;
    void recheck();
    void cancelRecheck();

    RefusalWhatIf &whatIf() { return m_whatIf; } ///< of the shown record

    void markSeen();    ///< the shown one
    void markAllSeen(); ///< what is listed and what the filter takes, up to the newest one listed
    ActionState mayMarkAllSeen() const;

    QString command() const; ///< that asks the same of a folder
    /// With which the asker, an admin, tries what is refused to operators; empty: nobody may, or he is none.
    QString tryCommand() const;
    ActionState mayCopyTry() const;
    ConsoleLink link() const;
    std::optional<ConsoleLink> diffLink() const;
    /// The plugin.yaml that the remedy makes of the refused one; of the check of now when there was one.
    MendedManifest &mended() { return m_mended; }
    ActionState mayMend() const;
    void mend();                                                  ///< mended() tells what came of it
    int remedyChanges() const;                                    ///< 0: there is none
    int remedyChecks() const;                                     ///< that pass with it
    const RemedyDiff &remedyDiff() const { return m_remedyDiff; } ///< its lines; recheckChanged tells of them
    ActionState mayCopyRemedy() const;
    ActionState mayCopyPatch() const; ///< of its lines
    ActionState mayUseShown() const;  ///< what needs no more than a record that is shown
    ActionState mayMarkSeen() const;
    ActionState mayGoToUnseen() const;
    QByteArray remedyJson() const; ///< the JSON Patch

    QByteArray exportJson() const; ///< the record with its lines
    QString exportHtml() const;

Q_SIGNALS:
    void stateChanged();
    void shownChanged();
    void recheckChanged();

private:
    QJsonArray remedy() const;
    void tellOthers(); ///< what if and the remedy's lines, of what is shown
    QString filterText() const;
    void ask(const QString &after, int limit);
    void lookAgain();
    void countAgain();
    void loadRecord();
    void loadEvidence();
    Instant now() const;

    ApiClient &m_client;
    const TenantStore &m_store;
    SessionPresenter &m_session;
    RefusalQueueModel m_model;
    RefusalQuery m_query;
    QString m_asked; ///< filter of the listed rows
    QString m_next;
    qint64 m_total = -1;
    qint64 m_unseen = -1;
    qint64 m_mine = -1;
    qint64 m_mineUnseen = -1;
    qint64 m_all = -1; ///< without a filter; negative: not known yet
    bool m_active = false;
    bool m_asking = false;
    bool m_again = false; ///< touched while asking
    bool m_fits = false;  ///< the listed rows are those of the query
    Instant m_readAt{};
    Error m_failure;
    bool m_failed = false;
    RecordId m_selected;
    std::optional<RefusalRecord> m_single; ///< of a record that the list does not have
    QString m_shownNote;
    std::optional<Evidence> m_evidence;
    QString m_linesNote;
    std::optional<Recheck> m_recheck;
    QHash<RecordId, Recheck> m_rechecks; ///< what came of each that was checked again
    QString m_recheckNote;
    bool m_rechecking = false;
    MendedManifest m_mended;
    RemedyDiff m_remedyDiff;
    RefusalWhatIf m_whatIf;
    RequestScope m_listScope;
    RequestScope m_countScope;
    RequestScope m_recordScope;
    RequestScope m_evidenceScope;
    RequestScope m_recheckScope;
    RequestScope m_seenScope;
    QTimer m_debounce;
    QTimer m_touched;
    QTimer m_seen;
};

} // namespace oz0
