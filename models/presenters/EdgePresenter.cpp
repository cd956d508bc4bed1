#include "models/presenters/EdgePresenter.h"

#include "core/wire/EdgeCodec.h"

namespace oz0 {

EdgePresenter::EdgePresenter(ApiClient &client, const TenantStore &store, SessionPresenter &session, QObject *parent)
    : CandidateQuestion(client, store, session, "edge", parent)
{ }

Result<qint64> EdgePresenter::take(const QJsonObject &json)
{
    const Result<EdgeView> view = decode<EdgeView>(json);
    if (!view)
        return Failure(ErrorCode::ProtocolViolation, view.error().message);
    m_view = *view;
    return view->revision;
}

bool EdgePresenter::knowsSecrets() const
{
    // Others are told none, which is not that there are none; an owner is told all of them.
    return m_view || (candidate() && state() != State::NotTold && !candidate()->secrets.isEmpty());
}

QList<EdgeRow> EdgePresenter::secrets() const
{
    if (m_view)
        return EdgeTexts::secrets(m_view->secrets);
    return knowsSecrets() ? EdgeTexts::secrets(candidate()->secrets) : QList<EdgeRow>();
}

QList<EdgeRow> EdgePresenter::arguments() const
{
    return m_view ? EdgeTexts::arguments(m_view->arguments) : QList<EdgeRow>();
}

QList<EdgeRow> EdgePresenter::connections() const
{
    return m_view ? EdgeTexts::connections(m_view->connections, m_view->standing) : QList<EdgeRow>();
}

QString EdgePresenter::byWhose() const
{
    return candidate() ? EdgeTexts::byWhose(m_view ? m_view->standing : candidate()->standing) : QString();
}

QString EdgePresenter::note() const
{
    if (state() == State::NotTold)
        return tr("Only its owner or an admin sees what its calls get.");
    if (candidate() && candidate()->phase == CandidatePhase::Ended)
        return tr("It has ended: nothing calls it any more.");
    return failureNote();
}

} // namespace oz0
