// Members, API keys and nodes of the tenant, for an admin: the lists, and the changes of them.
#pragma once

#include "models/AccessModels.h"
#include "models/presenters/AdminChanges.h"
#include "models/presenters/AdminRights.h"
#include "models/presenters/ChangePresenter.h"

namespace oz0 {

/// The server's lists are asked for again whenever the tenant's audit grows, so that another admin's work shows too. Nothing is asked
/// before open(), nor of a server that would refuse.
class AccessPresenter : public QObject
{
    Q_OBJECT
public:
    enum class List { Members, Keys };

    AccessPresenter(ApiClient &client, TenantStore &store, SessionPresenter &session, const AdminChanges &changes,
                    QObject *parent = nullptr);

    void open();  ///< asks, and keeps asking
    void close(); ///< until then
    bool isOpen() const { return m_open; }

    MemberModel &members() { return m_members; }
    ApiKeyModel &keys() { return m_keys; }
    NodeLabelModel &nodes() { return m_nodes; }
    SessionPresenter &session() { return m_session; }
    const TenantStore &store() const { return m_store; }
    const AdminChanges &changes() const { return m_changes; }

    PageState state(List list) const; ///< never FilteredEmpty
    QString note(List list) const;    ///< why nothing is listed
    ActionState mayAdminister() const { return oz0::mayAdminister(m_session); }
    std::unique_ptr<ChangePresenter> start(std::function<Change()> describe);

Q_SIGNALS:
    void changed();

private:
    struct Asked
    {
        RequestScope scope;
        bool answered = false;
        std::optional<Error> failed;
    };

    void ask();
    template <class T, class Take>
    void ask(Asked &asked, const QString &path, Take take);

    ApiClient &m_client;
    TenantStore &m_store;
    SessionPresenter &m_session;
    const AdminChanges &m_changes;
    MemberModel m_members;
    ApiKeyModel m_keys;
    NodeLabelModel m_nodes;
    Asked m_askedMembers;
    Asked m_askedKeys;
    bool m_open = false;
};

} // namespace oz0
