// The what-if of the Refusals page: the same code as another role, on other nodes, with or without a secret; nothing is kept.
#pragma once

#include "core/client/RequestScope.h"
#include "core/wire/PatchedCheck.h"
#include "models/WhatIfGridModel.h"
#include "models/presenters/SessionPresenter.h"

#include <QTimer>

#include <optional>

namespace oz0 {

/// Asks candidates:check for each cell of a record: a moment after it was chosen, so that passing by asks nothing; again, at most every
/// `again`, when the tenant has moved. `together` questions at a time; another record, stop() and the client's deadline end them.
/// The client, store and session are lent.
class RefusalWhatIf : public QObject
{
    Q_OBJECT
public:
    static constexpr int together = 3;
    static constexpr int mostSecrets = 4;
    static constexpr Milliseconds settle{400};
    static constexpr Milliseconds again{5000};

    RefusalWhatIf(ApiClient &client, const TenantStore &store, SessionPresenter &session, QObject *parent = nullptr);

    WhatIfGridModel &model() { return m_model; }
    /// Another record than before forgets every answer; the same one changes nothing, but for another remedy, which is asked about anew.
    /// Empty: none is shown.
    void setRecord(const std::optional<RefusalRecord> &record);
    void setWatched(bool watched); ///< whether somebody looks; at first nobody does
    ActionState mayAsk() const;
    bool isAsking() const { return m_running > 0 || m_settle.isActive(); }
    bool isStopped() const { return m_isStopped; }
    void stop();
    void askAgain();

    /// The cell that is looked at; outside the grid: none.
    void choose(int row, int column);
    const WhatIfCell *chosen() const;
    QString sentence() const;    ///< of the chosen cell
    QStringList reasons() const; ///< of the chosen cell: each refusal, then each warning
    QString command() const;     ///< the oz0 line that asks the chosen cell of a folder; empty: none is chosen
    QString note() const;        ///< what is left out, or why nothing is asked; empty: nothing to say

Q_SIGNALS:
    void changed();

private:
    struct Question
    {
        WhatIfGridModel::Asker asker;
        int circumstance;
    };

    QList<WhatIfCircumstance> circumstances() const;
    QList<WhatIfGridModel::Asker> askers() const;
    PatchedCheck requestOf(const Question &question) const;
    void take(const Question &question, quint64 generation, const Result<Verdict> &answer);
    QStringList secretsNamed() const;
    void ask();
    void askNext();
    void end();     ///< of what runs and waits
    void dropped(); ///< what was asked when it ended has the answer of before, or none

    ApiClient &m_client;
    const TenantStore &m_store;
    SessionPresenter &m_session;
    WhatIfGridModel m_model;
    std::optional<RefusalRecord> m_record;
    QList<Question> m_queue;
    int m_running = 0;
    qint64 m_askedAt = -1; ///< revision
    bool m_isWatched = false;
    bool m_isStopped = false;
    int m_row = -1;
    int m_column = -1;
    RequestScope m_scope;
    QTimer m_settle;
    QTimer m_again;
};

} // namespace oz0
