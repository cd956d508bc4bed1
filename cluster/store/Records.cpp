#include "cluster/store/Records.h"

#include "cluster/store/BundleTable.h"
#include "cluster/store/EvidenceOf.h"

namespace oz0 {

namespace {

const char *attemptOf(Occasion occasion)
{
    switch (occasion) {
    case Occasion::Create:
        return "save";
    case Occasion::Takeover:
        return "takeover";
    case Occasion::Reload:
    case Occasion::Resend:
        return "reload";
    case Occasion::Renewal:
        return "renewal";
    case Occasion::Install:
        break;
    }
    return "install";
}

} // namespace

RefusalRecord refusalRecord(Session &session, const Caller &actor, const Case &each, const Verdict &verdict, const RecordId &id)
{
    RefusalRecord record;
    record.id = id;
    record.at = session.now();
    record.actor = actor.principal;
    record.tenant = actor.tenant;
    record.plugin = each.workingCopy->name;
    record.version = each.workingCopy->version;
    record.digest = each.bundle.digest;
    record.attempt = QLatin1String(attemptOf(each.occasion));
    record.candidate = candidateIdFor(actor.tenant, record.plugin, actor.principal);
    record.select = each.select;
    record.verdict = verdict;
    record.manifest = manifestDigest(each.bundle.manifestText);
    const std::shared_ptr<const TenantSnapshot> tenant = session.snapshot(actor.tenant);
    const auto facts = tenant->plugins.find(record.plugin);
    if (facts != tenant->plugins.end() && facts->installed) {
        if (const std::optional<BundleFacts> installed = BundleTable(session).find(actor.tenant, facts->digest))
            record.installedManifest = manifestDigest(installed->manifestText);
    }
    return record;
}

} // namespace oz0
