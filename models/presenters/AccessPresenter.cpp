#include "models/presenters/AccessPresenter.h"

#include "core/client/Await.h"
#include "core/client/WireText.h"
#include "core/wire/CodecKeys.h"
#include "models/Texts.h"

namespace oz0 {

AccessPresenter::AccessPresenter(ApiClient &client, TenantStore &store, SessionPresenter &session, const AdminChanges &changes,
                                 QObject *parent)
    : QObject(parent), m_client(client), m_store(store), m_session(session), m_changes(changes), m_nodes(store)
{
    connect(&store, &TenantStore::listTouched, this, [this](const QString &list) {
        if (m_open && list == QLatin1String("audit"))
            ask();
    });
    connect(&session, &SessionPresenter::changed, this, [this] {
        if (m_open && !m_askedMembers.answered)
            ask();
        Q_EMIT changed();
    });
    connect(&session, &SessionPresenter::ticked, this, [this] {
        if (m_open && m_session.isStale())
            Q_EMIT changed();
    });
}

void AccessPresenter::open()
{
    if (std::exchange(m_open, true))
        return;
    ask();
}

void AccessPresenter::close()
{
    m_open = false;
    m_askedMembers.scope.abort();
    m_askedKeys.scope.abort();
}

void AccessPresenter::ask()
{
    if (!m_session.who() || m_session.who()->role != Role::Admin)
        return;
    ask<Member>(m_askedMembers, QStringLiteral("members"),
                [this](const QList<Member> &members) { m_members.setMembers(members); });
    ask<ApiKey>(m_askedKeys, QStringLiteral("api-keys"),
                [this](const QList<ApiKey> &keys) { m_keys.setKeys(keys, m_store.serverNow()); });
}

// A later question replaces an earlier one, whose answer is dropped.
template <class T, class Take>
void AccessPresenter::ask(Asked &asked, const QString &path, Take take)
{
    const quint64 generation = asked.scope.restart();
    await(m_client.call(asked.scope, "GET", path, {}), this, [this, &asked, generation, take](const Result<QJsonObject> &answer) {
        if (generation != asked.scope.generation())
            return;
        const Result<Page<T>> page = answer ? decodeAnswer<Page<T>>(QJsonDocument(*answer).toJson())
                                            : Result<Page<T>>(Failure(answer.error()));
        asked.failed.reset();
        if (page) {
            asked.answered = true;
            take(page->items);
        } else {
            asked.failed = page.error();
        }
        Q_EMIT changed();
    });
}

PageState AccessPresenter::state(List list) const
{
    const Asked &asked = list == List::Members ? m_askedMembers : m_askedKeys;
    const bool forbidden = m_session.who() && m_session.who()->role != Role::Admin;
    if (forbidden || (asked.failed && !asked.answered))
        return PageState::Failed;
    if (!asked.answered)
        return PageState::Loading;
    if ((list == List::Members ? m_members.rowCount() : m_keys.rowCount()) == 0)
        return PageState::Empty;
    return asked.failed || m_session.isStale() ? PageState::Stale : PageState::Ready;
}

QString AccessPresenter::note(List list) const
{
    const Asked &asked = list == List::Members ? m_askedMembers : m_askedKeys;
    switch (state(list)) {
    case PageState::Loading:
        return tr("The list is being asked for.");
    case PageState::Failed:
        return asked.failed ? Texts::error(*asked.failed) : tr("Only an admin may see this.");
    case PageState::Empty:
        return tr("There is no API key. Make one for each program that works in this tenant.");
    case PageState::Stale:
        return asked.failed ? Texts::error(*asked.failed) : tr("The list is from before the stream broke off.");
    case PageState::Ready:
    case PageState::FilteredEmpty:
        break;
    }
    return {};
}

std::unique_ptr<ChangePresenter> AccessPresenter::start(std::function<Change()> describe)
{
    return std::make_unique<ChangePresenter>(m_client, m_store, m_session, std::move(describe));
}

} // namespace oz0
