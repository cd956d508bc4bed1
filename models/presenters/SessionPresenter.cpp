#include "models/presenters/SessionPresenter.h"

#include "core/client/Await.h"
#include "core/wire/ErrorTable.h"
#include "models/Texts.h"

namespace oz0 {

SessionPresenter::SessionPresenter(ApiClient &client, const TenantStore &store, ContextGate &gate, Context context,
                                   QObject *parent)
    : QObject(parent), m_client(client), m_store(store), m_gate(gate), m_context(std::move(context))
{
    connect(&gate, &ContextGate::changed, this, &SessionPresenter::changed);
    connect(&store, &TenantStore::livenessChanged, this, [this](Liveness liveness) {
        if (liveness == Liveness::Live && !m_who)
            start();
        m_age = m_store.age();
        Q_EMIT changed();
    });
    const auto tick = [this] {
        m_age = m_store.age();
        Q_EMIT ticked();
    };
    connect(&store, &TenantStore::revisionChanged, this, tick);
    connect(&m_tick, &QTimer::timeout, this, tick);
    m_age = store.age();
    m_tick.start(500);
}

void SessionPresenter::start()
{
    if (m_asking)
        return;
    m_asking = true;
    await(m_client.whoAmI(m_scope), this, [this](const Result<WhoAmI> &answer) {
        m_asking = false;
        if (!answer)
            return;
        m_who = answer.value();
        Q_EMIT changed();
    });
}

bool SessionPresenter::isStale() const
{
    return m_store.liveness() == Liveness::Stale || m_store.liveness() == Liveness::Failed;
}

bool SessionPresenter::needsSignIn() const
{
    return isStale() && m_store.lastError().code == ErrorCode::NotSignedIn;
}

Instant SessionPresenter::asOf() const
{
    const Milliseconds age = m_store.age();
    return age.count() < 0 ? Instant{} : m_store.serverNow() - age;
}

ActionState SessionPresenter::mayChange() const
{
    if (m_store.liveness() == Liveness::Loading)
        return {false, tr("The data is not here yet.")};
    if (needsSignIn())
        return {false, tr("You are not signed in any more.")};
    if (isStale())
        return {false, tr("Data is %1 old: removing is off.").arg(Texts::age(m_age))};
    if (!m_who)
        return {false, tr("The server has not said yet who you are.")};
    if (isReadOnly())
        return {false, tr("This window is read-only. Unlock it to remove.")};
    return {true, {}};
}

QString SessionPresenter::lockText() const
{
    if (!isLockable())
        return {};
    if (isReadOnly())
        return tr("read-only");
    return tr("unlocked, %1 left").arg(Texts::minutesAndSeconds(m_gate.left()));
}

QString SessionPresenter::roleText() const
{
    if (!m_who)
        return {};
    return m_who->content ? tr("%1, may read content").arg(Texts::role(m_who->role)) : Texts::role(m_who->role);
}

QString SessionPresenter::liveText() const
{
    if (needsSignIn())
        return tr("Not signed in");
    switch (m_store.liveness()) {
    case Liveness::Loading:
        return tr("Connecting");
    case Liveness::Live:
        return tr("Live");
    case Liveness::Slow:
        return tr("Slow");
    case Liveness::Stale:
    case Liveness::Failed:
        return tr("Disconnected");
    }
    return {};
}

QString SessionPresenter::ageText() const
{
    return m_age.count() < 0 ? QString() : tr("%1 old").arg(Texts::age(m_age));
}

QString SessionPresenter::streamText() const
{
    if (needsSignIn() && m_store.age().count() < 0)
        return tr("Not signed in at %1").arg(m_context.server.toDisplayString());
    if (m_store.liveness() == Liveness::Loading && m_context.token.isEmpty())
        return tr("Asking the keychain for the token, then %1").arg(m_context.server.toDisplayString());
    if (m_store.age().count() < 0)
        return m_store.liveness() == Liveness::Failed ? tr("No answer from %1").arg(m_context.server.toDisplayString())
                                                      : tr("Asking %1").arg(m_context.server.toDisplayString());
    const QString revision = Texts::number(m_store.revision());
    return isStale() ? tr("Stopped at revision %1").arg(revision) : tr("Watching from revision %1").arg(revision);
}

QString SessionPresenter::brokeOffText() const
{
    const QList<Error> &why = m_store.lastError().details;
    if (needsSignIn() && !why.isEmpty()
        && (why.first().code == ErrorCode::TimedOut || why.first().code == ErrorCode::Unreachable))
        return tr("The keychain does not answer, so the token of %1 is not to be had.").arg(m_context.name);
    if (needsSignIn() && !why.isEmpty())
        return tr("The token of %1 is not to be had.").arg(m_context.name);
    if (needsSignIn() && m_age.count() < 0)
        return tr("%1 does not accept your token.").arg(m_context.name);
    if (needsSignIn())
        return tr("%1 does not accept your token any more.").arg(m_context.name);
    return tr("The stream from %1 broke off at %2.").arg(m_context.name, Texts::dateAndTime(asOf()));
}

QString SessionPresenter::holdsText() const
{
    if (m_age.count() < 0)
        return tr("Nothing is shown before you have signed in.");
    const QString old = tr("What you see is %1 old.").arg(Texts::age(m_age));
    if (!m_feed || m_feed->failures() == 0 || needsSignIn())
        return old;
    if (m_feed->nextTryIn().count() == 0)
        return tr("%1 Trying now (attempt %2).", "what you see, attempt").arg(old).arg(m_feed->failures() + 1);
    return tr("%1 Next try in %2 (attempt %3).", "what you see, time, attempt")
        .arg(old, Texts::seconds(m_feed->nextTryIn()))
        .arg(m_feed->failures() + 1);
}

QString SessionPresenter::detailsText() const
{
    const Error &error = m_store.lastError();
    if (error.message.isEmpty() && error.code == ErrorCode::Internal)
        return tr("No answer came in time.");
    return QStringLiteral("%1 — %2").arg(QString::fromLatin1(rowOf(error.code).name),
                                         error.message.isEmpty() ? Texts::error(error) : error.message);
}

} // namespace oz0
