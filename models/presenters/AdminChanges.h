// What an admin may change, described from the tenant as it is now: the words, the effects (P4, U8) and the request of each.
#pragma once

#include "core/client/TenantStore.h"
#include "core/domain/ApiKey.h"
#include "models/ManifestShelf.h"
#include "models/presenters/Change.h"
#include "models/presenters/SessionPresenter.h"

#include <QCoreApplication>

namespace oz0 {

struct MemberInput
{
    QString name; ///< "dana" or "user:dana"
    Role role = Role::Operator;
    bool content = false;
};

struct KeyInput
{
    QString name;
    Role role = Role::Operator;
    bool content = false;
    int days = 90;
};

struct JoinInput
{
    QString labels = QStringLiteral("candidates=allow"); ///< "k=v", one a line
    int uses = 1;
    int hours = 1;
};

class AdminChanges
{
    Q_DECLARE_TR_FUNCTIONS(oz0::AdminChanges)
public:
    /// All outlive this.
    AdminChanges(const TenantStore &store, const SessionPresenter &session, const ManifestShelf &shelf)
        : m_store(store), m_session(session), m_shelf(shelf)
    { }

    Change uninstall(const PluginName &plugin) const;
    /// What it gets afterwards; absent: all that it requires, also later.
    Change makeAvailable(const PluginName &plugin, const std::optional<QStringList> &secrets) const;
    Change setSecret(const QString &name) const;
    Change bindArguments(const PluginName &plugin, const QList<ArgumentBinding> &bindings) const;

    Change addMember(const MemberInput &input, const QList<Member> &members) const;
    /// Of all members, where they are known: the last admin stays one.
    Change setMember(const Member &member, const MemberInput &input, const QList<Member> &members = {}) const;
    Change removeMember(const Member &member, const QList<Member> &members = {}) const;
    Change addKey(const KeyInput &input) const;
    Change revokeKey(const ApiKey &key) const;

    Change setLabels(const NodeName &node, const QString &labels) const;
    Change removeNode(const NodeName &node) const;
    Change addJoinToken(const JoinInput &input) const;

    /// "k=v", one a line, as labels; the complaint when it is none.
    static std::optional<Labels> labelsFrom(const QString &text, QString &complaint);
    static QString principalOf(const QString &name);

private:
    struct Places
    {
        QStringList serving; ///< nodes that do its work
        QStringList away;    ///< nodes that hold it, and run a candidate or are offline
    };
    Places placesOf(const PluginName &plugin) const;
    QStringList usersOf(const PluginName &plugin) const;    ///< installed plugins that use it, as far as manifests are known
    QString line(const QStringList &words) const;           ///< of the command that does the same
    QStringList requiredBy(const PluginName &plugin) const; ///< secrets; none while its manifest is not known
    QStringList madeAvailable(const Plugin &plugin) const;
    QString typedWhereItMatters(const QString &name) const; ///< in a production context
    QList<const Candidate *> candidatesOf(const PluginName &plugin, Standing standing) const;
    static QString nameOf(const Candidate &candidate);
    void addWhatANodeLeaves(Change &change, const Node &node) const;

    const TenantStore &m_store;
    const SessionPresenter &m_session;
    const ManifestShelf &m_shelf;
};

} // namespace oz0
