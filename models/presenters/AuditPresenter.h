// The Audit page without its widgets: the filtered list, one entry's details, the chain's check, and the export.
#pragma once

#include "models/AuditModel.h"
#include "models/presenters/AuditExport.h"
#include "models/presenters/SessionPresenter.h"

#include <memory>

namespace oz0 {

/// Times that are offered beside a range of one's own.
enum class AuditSpan { Any, Hour, Day, Week, Own };

/// Asks nothing before show(), as most people seldom open the page.
class AuditPresenter : public QObject
{
    Q_OBJECT
public:
    AuditPresenter(ApiClient &client, TenantStore &store, SessionPresenter &session, QObject *parent = nullptr);
    ~AuditPresenter() override;

    AuditModel &model() { return m_model; }
    const AuditModel &model() const { return m_model; }
    SessionPresenter &session() { return m_session; }
    const TenantStore &store() const { return m_store; }

    void show(); ///< the page is seen: the list is asked for, once
    /// Takes effect after 300 ms without another change of the text; the rest at once. Another time in it than the span's ends the span.
    void setQuery(const AuditQuery &query);
    const AuditQuery &query() const { return m_query; }
    void setSpan(AuditSpan span); ///< up to now, by the server's clock
    AuditSpan span() const { return m_span; }
    void setRange(Instant since, Instant until);

    PageState state() const;
    QString summary() const; ///< "1,203 entries, newest first"
    QString totals() const;  ///< of the status line
    QString whoSees() const; ///< an operator is told that he sees his own entries
    QString filteredEmptyText() const;
    QString hiddenText() const; ///< "25 entries are hidden."; empty until their number is known
    QString timeText() const;   ///< of the filter's time: "Last 24 hours", "since 21:09:04"; empty: any time
    QString newText() const;    ///< "3 new entries"; empty: none
    QString pageError() const;  ///< some rows could not be loaded; empty: none
    Error failure() const { return m_model.error(); }
    void retry();

    void select(qint64 seq); ///< 0: none
    const std::optional<AuditEntry> &shown() const { return m_shown; }
    ChainState shownChain() const { return m_shownChain; }
    void retranslate();                                                                  ///< what it has put into words already
    QString whyRefused(const RecordId &record) const { return m_reasons.value(record); } ///< empty: not known

    // The whole chain, step by step.
    ActionState mayVerify() const;
    void verify();
    void stopVerifying();
    bool isVerifying() const { return m_isVerifying; }
    const std::optional<ChainCheck> &lastCheck() const { return m_check; }
    QString verdict() const; ///< of the chain: what is known of it
    bool isBroken() const;

    ActionState mayTake() const; ///< what is listed, as a command; not before it is known
    ActionState mayExport() const;
    void exportTo(const QString &file, AuditExport::Form form);
    void cancelExport();
    bool isExporting() const { return m_export && m_export->phase() == AuditExport::Phase::Running; }
    QString workText() const;

    QString command() const; ///< the oz0 line that lists the same

Q_SIGNALS:
    void stateChanged();
    void queryChanged();
    void selectionChanged();
    void chainChanged();
    void workChanged();

private:
    void verifyFrom(qint64 after);
    void lookAtShown();
    void takeQuery(const AuditQuery &query);
    void askReasons();
    void countHidden();
    void tellStale();
    QStringList filterNames() const;
    QString outcomeText() const; ///< of the filter: "Outcome failed"; empty: any

    ApiClient &m_client;
    TenantStore &m_store;
    SessionPresenter &m_session;
    AuditModel m_model;
    AuditQuery m_query;
    AuditSpan m_span = AuditSpan::Any;
    QTimer m_start;
    QTimer m_look;
    bool m_isShown = false;
    qint64 m_selected = 0;
    std::optional<AuditEntry> m_shown;
    ChainState m_shownChain = ChainState::Unknown;
    bool m_isVerifying = false;
    std::optional<ChainCheck> m_check;
    std::optional<Error> m_checkError;
    RequestScope m_checkScope;
    RequestScope m_reasonScope;
    RequestScope m_hiddenScope;
    QHash<RecordId, Verdict> m_verdicts; ///< with no refusals: the record is gone
    QHash<RecordId, QString> m_reasons;  ///< the same in words
    bool m_askingReasons = false;
    qint64 m_all = -1; ///< entries without a filter; negative: not known
    std::unique_ptr<AuditExport> m_export;
    QString m_workResult;
};

} // namespace oz0
