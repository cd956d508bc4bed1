#include "models/presenters/ChangePresenter.h"

#include "core/client/Await.h"
#include "core/wire/ErrorTable.h"
#include "models/ChangeErrors.h"
#include "models/Texts.h"

namespace oz0 {

ChangePresenter::ChangePresenter(ApiClient &client, const TenantStore &store, const SessionPresenter &session,
                                 std::function<Change()> describe, QObject *parent)
    : QObject(parent), m_client(client), m_session(session), m_describe(std::move(describe)), m_change(m_describe())
{
    connect(&store, &TenantStore::candidatesChanged, this, &ChangePresenter::describeAgain);
    connect(&store, &TenantStore::pluginsChanged, this, &ChangePresenter::describeAgain);
    connect(&store, &TenantStore::nodesChanged, this, &ChangePresenter::describeAgain);
    connect(&session, &SessionPresenter::changed, this, &ChangePresenter::changed);
}

// What was sent stays described as it was.
void ChangePresenter::describeAgain()
{
    if (m_phase != Phase::Open && m_phase != Phase::Failed)
        return;
    const Change now = m_describe();
    if (now == m_change)
        return;
    m_change = now;
    Q_EMIT changed();
}

ActionState ChangePresenter::mayConfirm(const QString &typed, bool hasSecret) const
{
    if (m_phase == Phase::Sending)
        return {false, tr("It is being done.")};
    if (m_phase == Phase::Done)
        return {false, tr("It is done.")};
    if (const ActionState session = oz0::mayAdminister(m_session); !session.allowed)
        return session;
    if (!m_change.complaint.isEmpty())
        return {false, m_change.complaint};
    if (m_change.needsSecret && !hasSecret)
        return {false, tr("The value is missing.")};
    if (!m_change.typed.isEmpty() && typed.trimmed() != m_change.typed)
        return {false, tr("Type %1 to confirm.").arg(m_change.typed)};
    return {true, {}};
}

void ChangePresenter::confirm(const QString &typed, const QString &secret)
{
    if (!mayConfirm(typed, !secret.isEmpty()).allowed)
        return;
    m_phase = Phase::Sending;
    QJsonObject body = m_change.body;
    if (m_change.needsSecret)
        body.insert(QStringLiteral("value"), secret);
    await(m_client.call(m_scope, m_change.method, m_change.path, body), this,
          [this](const Result<QJsonObject> &answer) { onAnswer(answer); });
    Q_EMIT changed();
}

void ChangePresenter::onAnswer(const Result<QJsonObject> &answer)
{
    if (!answer) {
        m_phase = Phase::Failed;
        m_error = answer.error();
        m_change = m_describe();
        Q_EMIT changed();
        return;
    }
    m_phase = Phase::Done;
    if (m_change.tellsToken) {
        m_token = answer->value(QStringLiteral("token")).toString();
        m_tokenExpires = answer->value(QStringLiteral("expires")).toString();
    }
    Q_EMIT changed();
    Q_EMIT done();
}

QString ChangePresenter::outcome() const
{
    if (m_phase == Phase::Done)
        return m_change.done;
    if (m_phase != Phase::Failed)
        return {};
    // The request was repeated after its answer got lost; the server tells a token once.
    if (m_change.tellsToken && m_error.code == ErrorCode::Conflict)
        return tr("It was made already and its token told once. If it was lost on the way, end it and make another.");
    return changeErrorText(m_error);
}

QString ChangePresenter::details() const
{
    if (m_phase != Phase::Failed)
        return {};
    QString words = m_error.message;
    if (!m_error.subject.isEmpty())
        words = QStringLiteral("%1: %2").arg(m_error.subject, words);
    return QStringLiteral("%1 — %2").arg(QString::fromLatin1(rowOf(m_error.code).name), words);
}

QString ChangePresenter::tokenNote() const
{
    return tr("It is shown this once and works until %1. The server keeps only its digest.")
        .arg(Texts::dateAndTime(instantFromText(m_tokenExpires)));
}

void ChangePresenter::forgetToken()
{
    m_token.fill(QLatin1Char('0'));
    m_token.clear();
}

} // namespace oz0
