// What the next renewal of the candidate that is looked at would say now, since when and because of whom (R1–R5).
#pragma once

#include "core/domain/Forecast.h"
#include "models/presenters/CandidateQuestion.h"

#include <optional>

namespace oz0 {

/// Asked again at each renewal too: a key expires by time alone (R4).
class ForecastPresenter : public CandidateQuestion
{
    Q_OBJECT
public:
    ForecastPresenter(ApiClient &client, const TenantStore &store, SessionPresenter &session, QObject *parent = nullptr);

    const std::optional<Forecast> &forecast() const { return m_forecast; } ///< empty: not known
    /// What the strip says first. Of a candidate whose reload was refused also before the answer; else empty until then.
    QString sentence(Instant now) const;
    QStringList reasons() const;
    QString afterwards() const; ///< what would become of its nodes; empty unless it ends
    bool ends() const;
    QString note() const override;

protected:
    Result<qint64> take(const QJsonObject &json) override;
    void forget() override { m_forecast.reset(); }

private:
    bool isDoomed() const;

    std::optional<Forecast> m_forecast;
};

} // namespace oz0
