// The forecasts of the candidates that are in view, for the marks of the table.
#pragma once

#include "core/client/RequestScope.h"
#include "models/CandidateModel.h"
#include "models/presenters/SessionPresenter.h"

#include <QSet>
#include <QTimer>

namespace oz0 {

/// Asks for what is in view alone, at most `most` rows and `together` at a time, and again when the tenant has moved, at most every
/// `again`. Others' candidates are asked about by an admin only. Writes what it learns into the model; a table of 50,000 rows costs
/// what is seen of it. The model, client, store and session are lent.
class ForecastWatch : public QObject
{
    Q_OBJECT
public:
    static constexpr int most = 64;
    static constexpr int together = 4;
    static constexpr Milliseconds again{5000};

    ForecastWatch(ApiClient &client, const TenantStore &store, SessionPresenter &session, CandidateModel &model,
                  QObject *parent = nullptr);

    void setInView(const QList<CandidateId> &ids);
    void setWatched(bool watched); ///< whether somebody looks at the table; at first nobody does
    /// What was learned elsewhere, unless something newer is known or being asked here.
    void learn(const CandidateId &id, const Forecast &forecast);

private:
    bool isOpen(const CandidateId &id) const;
    void look();
    void askNext();
    void onAnswer(const CandidateId &id, const Result<QJsonObject> &answer);
    bool wasSavedMeanwhile(const CandidateId &id) const;
    bool isOver(const Candidate &candidate) const { return candidate.phase != CandidatePhase::Placed || candidate.doomed; }

    ApiClient &m_client;
    const TenantStore &m_store;
    SessionPresenter &m_session;
    CandidateModel &m_model;
    QList<CandidateId> m_inView;
    QHash<CandidateId, qint64> m_known; ///< of those in view: the revision of what was learned
    QList<CandidateId> m_queue;
    QSet<CandidateId> m_asking;
    bool m_isWatched = false;
    RequestScope m_scope;
    QTimer m_again;
};

} // namespace oz0
