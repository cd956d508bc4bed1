// What if a candidate took it: which code is asked about, as whom, and what the server answers for every node.
#pragma once

#include "core/client/RequestScope.h"
#include "models/NodeModel.h"
#include "models/presenters/SessionPresenter.h"

#include <QTimer>

namespace oz0 {

/// Code that can be asked about.
struct WhatIfChoice
{
    enum class Kind { Candidate, Installed, Refusal };
    Kind kind = Kind::Installed;
    QString id; ///< of the candidate or record; the plugin's name
    PluginName plugin;
    QString version;
    Digest digest;
    QString note; ///< "installed", "user:bob's candidate", "refused at 14:02:11"
    ActionState may{true, {}};

    bool isSame(const WhatIfChoice &other) const { return kind == other.kind && id == other.id; }
    friend bool operator==(const WhatIfChoice &, const WhatIfChoice &) = default;
};

/// Asks once for all nodes, and again when the tenant's revision moves: at most once a second, and not on stale data. An answer to
/// an earlier question is dropped. Writes the answers into the model.
class WhatIfPresenter : public QObject
{
    Q_OBJECT
public:
    enum class State { Nothing, Asking, Answered, Failed }; ///< Asking: no answer to this question yet

    WhatIfPresenter(ApiClient &client, TenantStore &store, SessionPresenter &session, NodeModel &model,
                    QObject *parent = nullptr);

    const QList<WhatIfChoice> &choices() const { return m_choices; }
    const WhatIfChoice *chosen() const;
    void choose(const WhatIfChoice &choice);
    Role as() const { return m_as; }
    void setAs(Role role);
    void askAgain();
    void retranslate(); ///< what it has put into words already

    State state() const { return m_state; }
    ActionState mayAsk() const; ///< now; not on old data, nor before there is any
    bool hasNoCode() const;     ///< the data is here, and nothing of it can be asked about
    bool isOld() const { return m_session.isStale(); }
    bool isAsking() const { return m_isAsking; } ///< also while an older answer is shown
    const std::shared_ptr<const WhatIf> &answer() const { return m_answer; }
    QString verdict() const;    ///< "my-plugin 0.4.0 could take 13 of 40 nodes."
    QString details() const;    ///< "It could not take 27: 20 run somebody else's candidate, …"
    bool isGood() const;        ///< at least one could
    QString answeredAt() const; ///< "answered at revision 48 213"
    QString command() const;    ///< the oz0 line that asks the same; empty: nothing is asked

Q_SIGNALS:
    void choicesChanged();
    void changed();

private:
    void listChoices();
    void loadRefusals();
    void ask();
    void askOwed();
    void take(const Result<WhatIf> &answer);
    void show();
    QString nameOf(const WhatIfChoice &choice) const;

    ApiClient &m_client;
    TenantStore &m_store;
    SessionPresenter &m_session;
    NodeModel &m_model;
    QList<WhatIfChoice> m_choices;
    std::optional<WhatIfChoice> m_chosen;
    QList<RefusalRecord> m_refusals;
    Role m_as = Role::Operator;
    bool m_asIsTheirs = false; ///< the person has chosen the role
    State m_state = State::Nothing;
    bool m_isAsking = false;
    bool m_isOwed = false; ///< could not be asked yet: it was not known who asks, or the data was old
    Error m_error;
    std::shared_ptr<const WhatIf> m_answer;
    RequestScope m_scope;
    RequestScope m_refusalScope;
    QTimer m_again;
    QTimer m_refusalsAgain;
    QTimer m_choicesLater;
};

} // namespace oz0
