// What the calls of the candidate that is looked at get now: secrets, arguments and tokens, and why (G1–G5).
#pragma once

#include "models/EdgeTexts.h"
#include "models/presenters/CandidateQuestion.h"

#include <optional>

namespace oz0 {

/// Until the edge has answered, what the feed told of the secrets stands in its place; of arguments and tokens nothing is known then.
class EdgePresenter : public CandidateQuestion
{
    Q_OBJECT
public:
    EdgePresenter(ApiClient &client, const TenantStore &store, SessionPresenter &session, QObject *parent = nullptr);

    const std::optional<EdgeView> &view() const { return m_view; } ///< empty: not known
    bool knowsSecrets() const;
    QList<EdgeRow> secrets() const; ///< none may be known: ask knowsSecrets()
    QList<EdgeRow> arguments() const;
    QList<EdgeRow> connections() const;
    QString byWhose() const; ///< whose definitions count
    QString note() const override;

protected:
    Result<qint64> take(const QJsonObject &json) override;
    void forget() override { m_view.reset(); }

private:
    std::optional<EdgeView> m_view;
};

} // namespace oz0
