// Installing plugins, and what an admin gives them.
#include "cluster/access/Permissions.h"
#include "cluster/plugins/Installation.h"
#include "cluster/rules/EvaluatedParts.h"
#include "cluster/store/AuditBundles.h"
#include "cluster/store/CandidateWriter.h"
#include "cluster/store/Judge.h"
#include "cluster/store/NodeTable.h"
#include "cluster/store/PluginTable.h"
#include "cluster/store/Records.h"
#include "cluster/store/RefusalTable.h"
#include "cluster/store/StoreOnSql.h"
#include "core/wire/AuditChain.h"
#include "core/wire/Codec.h"

#include <algorithm>

namespace oz0 {

namespace {

Digest pluginDigest(const Plugin &plugin)
{
    QJsonObject object = toJson(plugin);
    object.remove(QStringLiteral("rev"));
    return digestOf(object);
}

AuditNote pluginNote(const char *action, const PluginName &plugin)
{
    AuditNote note;
    note.action = QLatin1String(action);
    note.object = QStringLiteral("plugins/") + plugin.text();
    note.plugin = plugin;
    return note;
}

// The candidates tell the installed version beside their own, so they change with it; then what nodes run.
void installedChanged(Session &session, const TenantId &tenant, const PluginName &plugin)
{
    for (const HeldCandidate &held : CandidateTable(session).ofPlugin(tenant, plugin))
        session.changed(tenant, "candidate", held.candidate.id.text());
    CandidateWriter(session).refreshSecrets(tenant, plugin);
    NodeTable(session).reassignAll(tenant);
}

// Whose bytes these are as well: what is installed was tried there.
QList<CandidateId> candidatesWith(Session &session, const TenantId &tenant, const PluginName &plugin, const Digest &digest)
{
    QList<CandidateId> candidates;
    for (const HeldCandidate &held : CandidateTable(session).ofPlugin(tenant, plugin)) {
        if (held.candidate.digest == digest)
            candidates.append(held.candidate.id);
    }
    std::sort(candidates.begin(), candidates.end());
    return candidates;
}

/// The admin's own change of an installed plugin.
struct PluginChange
{
    Plugin plugin;
    std::shared_ptr<const Manifest> installed;
};

Result<PluginChange> changeable(Session &session, const Caller &caller, const PluginName &name)
{
    if (const Result<void> may = requireAdmin(caller); !may)
        return Failure(may.error());
    const std::optional<Plugin> plugin = PluginTable(session).find(caller.tenant, name);
    const std::shared_ptr<const Manifest> manifest = plugin ? session.manifest(caller.tenant, plugin->digest) : nullptr;
    if (!plugin || plugin->state != PluginState::Installed || !manifest)
        return Failure(ErrorCode::NotFound, QStringLiteral("the plugin is not installed"), name.text());
    return PluginChange{*plugin, manifest};
}

void finish(Session &session, const Caller &caller, const Plugin &before, Plugin after, const char *action)
{
    ++after.rev;
    PluginTable(session).write(caller.tenant, after);
    installedChanged(session, caller.tenant, after.name);
    AuditNote note = pluginNote(action, after.name);
    note.before = pluginDigest(before);
    note.after = pluginDigest(after);
    note.from = bundleOf(before);
    note.to = bundleOf(after);
    session.audit(caller.tenant, &caller, note);
}

// U20: the same evaluation on the same facts, or nothing is installed and the parts that changed are named.
Result<void> stillAsPreviewed(const InstallRequest &request, const Preview &preview)
{
    const QStringList parts = request.asPreviewed.isEmpty() ? QStringList() : differingParts(request.asPreviewed, preview.parts);
    if (parts.isEmpty())
        return {};
    Error error{ErrorCode::StalePrecondition,
                QStringLiteral("since the preview these changed: %1").arg(parts.join(QStringLiteral(", "))),
                {},
                {},
                0,
                0};
    for (const QString &part : parts)
        error.details.append(
            Error{ErrorCode::StalePrecondition, QStringLiteral("%1 is not as previewed").arg(part), part, {}, 0, 0});
    return Failure(error);
}

} // namespace

Result<QList<Plugin>> StoreOnSql::plugins(const Caller &caller)
{
    return look([&]() -> Result<QList<Plugin>> {
        if (const Result<void> may = requireViewer(caller); !may)
            return Failure(may.error());
        return PluginTable(m_session).list(caller.tenant);
    });
}

Result<Preview> StoreOnSql::previewInstall(const Caller &caller, const InstallRequest &request)
{
    return look([&]() -> Result<Preview> {
        if (const Result<void> may = requireOperator(caller); !may)
            return Failure(may.error());
        Judge judge(m_session);
        const Result<Case> each = judge.caseOf(caller, request.plugin, request.digest);
        if (!each)
            return Failure(each.error());
        return judge.preview(caller.tenant, *each);
    });
}

Result<InstallAnswer> StoreOnSql::install(const Caller &caller, const InstallRequest &request)
{
    return change([&]() -> Result<InstallAnswer> {
        if (const Result<void> may = requireAdmin(caller); !may)
            return Failure(may.error());
        Judge judge(m_session);
        Result<Case> each = judge.caseForWrite(caller, request.plugin, request.digest);
        if (!each)
            return Failure(each.error());
        each->occasion = Occasion::Install;
        const Result<Preview> preview = judge.previewForWrite(caller.tenant, *each);
        if (!preview)
            return Failure(preview.error());
        InstallAnswer answer;
        answer.preview = *preview;
        if (const Result<void> holds = stillAsPreviewed(request, answer.preview); !holds)
            return Failure(holds.error());
        PluginTable table(m_session);
        const std::optional<Plugin> before = table.find(caller.tenant, each->workingCopy->name);
        AuditNote note = pluginNote("plugin.install", each->workingCopy->name);
        if (before) {
            note.before = pluginDigest(*before);
            note.from = bundleOf(*before);
        }
        note.to = {each->workingCopy->version, request.digest};
        note.candidates = candidatesWith(m_session, caller.tenant, each->workingCopy->name, request.digest);
        if (answer.preview.verdict.isRefused()) {
            answer.refused = refusalRecord(m_session, caller, *each, answer.preview.verdict, RefusalTable(m_session).newId());
            RefusalTable(m_session).add(*answer.refused, judge.evidence(caller.tenant, *each, answer.refused->verdict));
            note.outcome = QStringLiteral("refused");
            note.record = answer.refused->id;
            m_session.audit(caller.tenant, &caller, note);
        } else {
            answer.plugin = installedPlugin(before, *each->workingCopy, request.digest, caller.principal, m_session.now());
            table.write(caller.tenant, *answer.plugin);
            installedChanged(m_session, caller.tenant, answer.plugin->name);
            note.after = pluginDigest(*answer.plugin);
            m_session.audit(caller.tenant, &caller, note);
        }
        answer.revision = m_session.revision(caller.tenant);
        return answer;
    });
}

Result<void> StoreOnSql::uninstall(const Caller &caller, const PluginName &plugin)
{
    return change([&]() -> Result<void> {
        if (const Result<void> may = requireAdmin(caller); !may)
            return may;
        const std::optional<Plugin> before = PluginTable(m_session).find(caller.tenant, plugin);
        if (!before)
            return Failure(ErrorCode::NotFound, QStringLiteral("the plugin is not installed"), plugin.text());
        for (const bool isGate : {true, false}) {
            const bool runs = isGate ? !before->gateNodes.isEmpty() : before->rollout;
            if (!runs)
                continue;
            if (const Result<void> stopped = take(caller, plugin, false, {}, isGate); !stopped)
                return stopped;
        }
        PluginTable(m_session).remove(caller.tenant, plugin);
        installedChanged(m_session, caller.tenant, plugin);
        AuditNote note = pluginNote("plugin.uninstall", plugin);
        note.before = pluginDigest(*before);
        note.from = bundleOf(*before);
        m_session.audit(caller.tenant, &caller, note);
        return {};
    });
}

Result<void> StoreOnSql::setPluginSecrets(const Caller &caller, const PluginName &plugin, const std::optional<QStringList> &names)
{
    return change([&]() -> Result<void> {
        const Result<PluginChange> now = changeable(m_session, caller, plugin);
        if (!now)
            return Failure(now.error());
        if (names) {
            if (const Result<void> required = areRequired(*now->installed, *names); !required)
                return required;
        }
        Plugin after = now->plugin;
        after.secrets = names;
        finish(m_session, caller, now->plugin, after, "plugin.secrets");
        return {};
    });
}

Result<void> StoreOnSql::setArgumentBindings(const Caller &caller, const PluginName &plugin,
                                             const QList<ArgumentBinding> &bindings)
{
    return change([&]() -> Result<void> {
        const Result<PluginChange> now = changeable(m_session, caller, plugin);
        if (!now)
            return Failure(now.error());
        if (const Result<void> marked = areMarked(*now->installed, bindings); !marked)
            return marked;
        Plugin after = now->plugin;
        after.argumentBindings = bindings;
        finish(m_session, caller, now->plugin, after, "plugin.bindings");
        return {};
    });
}

} // namespace oz0
