#include "models/presenters/ForecastPresenter.h"

#include "core/wire/EdgeCodec.h"
#include "models/ForecastTexts.h"
#include "models/Texts.h"

namespace oz0 {

ForecastPresenter::ForecastPresenter(ApiClient &client, const TenantStore &store, SessionPresenter &session, QObject *parent)
    : CandidateQuestion(client, store, session, "forecast", parent)
{
    connect(&store, &TenantStore::leasesChanged, this, [this](const QList<CandidateId> &ids) {
        if (candidate() && ids.contains(candidate()->id))
            askLater();
    });
}

Result<qint64> ForecastPresenter::take(const QJsonObject &json)
{
    const Result<Forecast> forecast = decode<Forecast>(json);
    if (!forecast)
        return Failure(ErrorCode::ProtocolViolation, forecast.error().message);
    m_forecast = *forecast;
    return forecast->revision;
}

bool ForecastPresenter::isDoomed() const
{
    return candidate() && candidate()->doomed && candidate()->phase == CandidatePhase::Placed;
}

bool ForecastPresenter::ends() const
{
    return m_forecast ? m_forecast->outcome == Forecast::Outcome::Ends : isDoomed();
}

QString ForecastPresenter::sentence(Instant now) const
{
    if (!candidate())
        return {};
    if (m_forecast)
        return ForecastTexts::sentence(*m_forecast, *candidate(), now);
    return isDoomed() ? ForecastTexts::doomed(*candidate(), now) : QString();
}

QStringList ForecastPresenter::reasons() const
{
    QStringList reasons;
    if (isDoomed())
        reasons.append(tr("The save at %1 was refused (%2).", "time, code")
                           .arg(Texts::dateAndTime(candidate()->doomed->at), candidate()->doomed->code));
    if (m_forecast)
        reasons += ForecastTexts::reasons(*m_forecast);
    return reasons;
}

QString ForecastPresenter::afterwards() const
{
    return candidate() && ends() ? ForecastTexts::afterwards(*candidate()) : QString();
}

QString ForecastPresenter::note() const
{
    if (state() == State::NotTold)
        return tr("Only its owner or an admin is told what the next renewal would say.");
    return failureNote();
}

} // namespace oz0
