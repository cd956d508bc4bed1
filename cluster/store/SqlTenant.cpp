// The tenant's settings and secrets.
#include "cluster/access/Permissions.h"
#include "cluster/rules/TenantFileWriter.h"
#include "cluster/store/CandidateWriter.h"
#include "cluster/store/NodeTable.h"
#include "cluster/store/StoreOnSql.h"
#include "core/manifest/HostPattern.h"
#include "core/wire/AuditChain.h"
#include "core/wire/Codec.h"

#include <QRegularExpression>

namespace oz0 {

namespace {

constexpr qsizetype mostSecretBytes = 64 * 1024;

QString secretPlace(const TenantId &tenant, const QString &name)
{
    return QStringLiteral("secrets/%1/%2").arg(tenant.text(), name);
}

TenantSettings settingsOf(Session &session, const TenantId &tenant)
{
    TenantSettings settings;
    settings.tenant = tenant;
    session.db().first(
        "SELECT revision, shared_pools, agents_and_flows, task_queues, egress_allow, egress_deny, mail FROM tenants "
        "WHERE tenant = ?",
        {column(tenant)}, [&](const Row &row) {
            settings.revision = row.integer(0);
            settings.sharedPools = row.flag(1);
            settings.limits = {int(row.integer(2)), int(row.integer(3))};
            settings.egressAllow = row.texts(4);
            settings.egressDeny = row.texts(5);
            settings.mail = row.texts(6);
        });
    return settings;
}

Digest settingsDigest(const TenantSettings &settings)
{
    QJsonObject object = toJson(settings);
    object.remove(QStringLiteral("revision"));
    return digestOf(object);
}

Result<void> checkHosts(const QStringList &entries, HostList list, const char *key)
{
    for (qsizetype i = 0; i < entries.size(); ++i) {
        const Result<HostPattern> pattern = hostPatternFromText(entries.at(i), list, HostAuthor::Tenant);
        if (!pattern)
            return Failure(ErrorCode::InvalidInput, pattern.error().message,
                           QStringLiteral("/%1/%2").arg(QLatin1String(key)).arg(i));
    }
    return {};
}

AuditNote secretNote(const char *action, const QString &name)
{
    AuditNote note;
    note.action = QLatin1String(action);
    note.object = QStringLiteral("secrets/") + name;
    return note;
}

// Secrets came, went or got a new value: what code gets is decided anew everywhere (P4).
void secretsChanged(Session &session, const TenantId &tenant)
{
    session.changed(tenant, "tenant", QString());
    CandidateWriter(session).refreshSecrets(tenant, PluginName());
    NodeTable(session).reassignAll(tenant);
}

} // namespace

Result<TenantSettings> StoreOnSql::tenant(const Caller &caller)
{
    return look([&]() -> Result<TenantSettings> {
        if (const Result<void> may = requireViewer(caller); !may)
            return Failure(may.error());
        return settingsOf(m_session, caller.tenant);
    });
}

Result<QJsonObject> StoreOnSql::exportTenant(const Caller &caller)
{
    return look([&]() -> Result<QJsonObject> {
        if (const Result<void> may = requireAdmin(caller); !may)
            return Failure(may.error());
        return tenantFile(*m_session.snapshot(caller.tenant));
    });
}

Result<TenantSettings> StoreOnSql::setTenant(const Caller &caller, const TenantSettings &settings)
{
    return change([&]() -> Result<TenantSettings> {
        if (const Result<void> may = requireAdmin(caller); !may)
            return Failure(may.error());
        if (settings.limits.agentsAndFlows < 0 || settings.limits.taskQueues < 0)
            return Failure(ErrorCode::InvalidInput, QStringLiteral("a limit is never negative"), QStringLiteral("/limits"));
        if (const Result<void> allow = checkHosts(settings.egressAllow, HostList::Allow, "egressAllow"); !allow)
            return Failure(allow.error());
        if (const Result<void> deny = checkHosts(settings.egressDeny, HostList::Deny, "egressDeny"); !deny)
            return Failure(deny.error());
        const TenantSettings before = settingsOf(m_session, caller.tenant);
        m_session.db().run(
            "UPDATE tenants SET shared_pools = ?, agents_and_flows = ?, task_queues = ?, egress_allow = ?, egress_deny = ?, "
            "mail = ? WHERE tenant = ?",
            {column(settings.sharedPools), settings.limits.agentsAndFlows, settings.limits.taskQueues,
             column(settings.egressAllow), column(settings.egressDeny), column(settings.mail), column(caller.tenant)});
        m_session.changed(caller.tenant, "tenant", QString());
        NodeTable(m_session).reassignAll(caller.tenant);
        AuditNote note;
        note.action = QStringLiteral("tenant.set");
        note.object = QStringLiteral("tenant");
        note.before = settingsDigest(before);
        const TenantSettings after = settingsOf(m_session, caller.tenant);
        note.after = settingsDigest(after);
        m_session.audit(caller.tenant, &caller, note);
        return after;
    });
}

Result<QStringList> StoreOnSql::secretNames(const Caller &caller)
{
    return look([&]() -> Result<QStringList> {
        if (const Result<void> may = requireOperator(caller); !may)
            return Failure(may.error());
        const std::shared_ptr<const TenantSnapshot> tenant = m_session.snapshot(caller.tenant);
        if (isAdmin(caller))
            return tenant->secrets;
        QStringList names;
        for (const PluginFacts &plugin : tenant->plugins) {
            if (plugin.installed)
                names += plugin.installed->requires_.secrets;
        }
        names.removeIf([&](const QString &name) { return !tenant->secrets.contains(name); });
        names.sort();
        names.removeDuplicates();
        return names;
    });
}

Result<void> StoreOnSql::setSecret(const Caller &caller, const QString &name, const QString &value)
{
    return change([&]() -> Result<void> {
        if (const Result<void> may = requireAdmin(caller); !may)
            return may;
        static const QRegularExpression nameForm(QStringLiteral("\\A[A-Za-z_][A-Za-z0-9_]{0,127}\\z"));
        if (!nameForm.match(name).hasMatch())
            return Failure(ErrorCode::InvalidInput, QStringLiteral("a secret is named by letters, digits and _"),
                           QStringLiteral("name"));
        if (value.toUtf8().size() > mostSecretBytes)
            return Failure(ErrorCode::TooLarge, QStringLiteral("a secret's value has at most 64 KiB"), name);
        // It may become an environment variable, or one of a list that NUL ends.
        if (value.contains(QChar(QChar::Null)) || !value.isValidUtf16())
            return Failure(ErrorCode::InvalidInput, QStringLiteral("a secret's value is text without NUL"), name);
        const Result<QString> sealed = m_session.box().seal(value.toUtf8(), secretPlace(caller.tenant, name), m_session.random());
        if (!sealed)
            return Failure(sealed.error());
        m_session.db().run("INSERT INTO secrets (tenant, name, sealed, changed) VALUES (?, ?, ?, ?) "
                           "ON CONFLICT (tenant, name) DO UPDATE SET sealed = excluded.sealed, "
                           "changed = MAX(excluded.changed, changed + 1)", // two values of one millisecond are two

                           {column(caller.tenant), name, *sealed, column(m_session.now())});
        secretsChanged(m_session, caller.tenant);
        m_session.audit(caller.tenant, &caller, secretNote("secret.set", name));
        return {};
    });
}

Result<void> StoreOnSql::removeSecret(const Caller &caller, const QString &name)
{
    return change([&]() -> Result<void> {
        if (const Result<void> may = requireAdmin(caller); !may)
            return may;
        if (m_session.db().run("DELETE FROM secrets WHERE tenant = ? AND name = ?", {column(caller.tenant), column(name)}) == 0)
            return Failure(ErrorCode::NotFound, QStringLiteral("there is no such secret"), name);
        secretsChanged(m_session, caller.tenant);
        m_session.audit(caller.tenant, &caller, secretNote("secret.remove", name));
        return {};
    });
}

Result<QString> StoreOnSql::secretValue(const Caller &node, const PluginName &plugin, const CandidateId &id, const QString &name)
{
    return look([&]() -> Result<QString> {
        const Result<NodeName> caller = requireNode(node);
        if (!caller)
            return Failure(caller.error());
        const Failure unknown(ErrorCode::NotFound, QStringLiteral("the node's assignment gives no such secret"), name);
        NodeTable nodes(m_session);
        const std::optional<HeldNode> held = nodes.find(node.tenant, *caller);
        if (!held)
            return unknown;
        bool given = false;
        for (const AssignedPlugin &each : nodes.assignmentOf(*held).plugins) {
            if (each.plugin != plugin || each.id != id)
                continue;
            for (const SecretDelivery &secret : each.secrets)
                given = given || (secret.name == name && secret.as != QLatin1String("withheld"));
        }
        QString sealed;
        const bool found = given
            && m_session.db().first("SELECT sealed FROM secrets WHERE tenant = ? AND name = ?",
                                    {column(node.tenant), column(name)}, [&](const Row &row) { sealed = row.text(0); });
        if (!found)
            return unknown;
        const Result<QByteArray> value = m_session.box().unseal(sealed, secretPlace(node.tenant, name));
        if (!value)
            return Failure(value.error());
        return QString::fromUtf8(*value);
    });
}

} // namespace oz0
