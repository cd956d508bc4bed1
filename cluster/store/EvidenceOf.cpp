#include "cluster/store/EvidenceOf.h"

#include "cluster/store/BundleTable.h"
#include "core/manifest/QuotedText.h"
#include "core/manifest/ValueMask.h"

#include <QCryptographicHash>

namespace oz0 {

namespace {

// Another file of the bundle has lines, but no places by pointer.
QuotedText quotedFile(const BundleFacts &bundle, const QString &file, ValueMask &mask)
{
    if (file != QLatin1String("pyproject.toml"))
        return {};
    QuotedText quoted;
    for (const QString &line : QString::fromUtf8(bundle.pyproject).split(QLatin1Char('\n')))
        quoted.lines.append(mask.urls(line));
    return quoted;
}

} // namespace

Evidence evidenceOf(Session &session, const TenantId &tenant, const Case &each, const Verdict &verdict)
{
    const QByteArray installed = installedText(session, tenant, each.workingCopy->name);
    return evidenceFrom(*session.snapshot(tenant), installed, each, verdict);
}

QByteArray installedText(Session &session, const TenantId &tenant, const PluginName &plugin)
{
    const std::shared_ptr<const TenantSnapshot> snapshot = session.snapshot(tenant);
    const auto facts = snapshot->plugins.find(plugin);
    if (facts == snapshot->plugins.end() || !facts->installed)
        return {};
    const std::optional<BundleFacts> bundle = BundleTable(session).find(tenant, facts->digest);
    return bundle ? bundle->manifestText : QByteArray();
}

Evidence evidenceFrom(const TenantSnapshot &tenant, const QByteArray &installedText, const Case &each, const Verdict &verdict)
{
    Evidence evidence;
    const bool takesNodes = each.occasion == Occasion::Create || each.occasion == Occasion::Takeover;
    if (takesNodes) {
        for (const NodeName &node : nodesSelected(tenant, each.select))
            evidence.nodes.append(node.text());
    } else if (each.current) {
        for (const CandidateNode &node : each.current->candidate.nodes)
            evidence.nodes.append(node.node.text());
    }
    if (each.current && each.occasion != Occasion::Install)
        evidence.save = each.current->candidate.save;
    const auto facts = tenant.plugins.find(each.workingCopy->name);
    if (facts != tenant.plugins.end() && facts->installed)
        evidence.installedVersion = facts->installed->version;
    // As the diff of both numbers what is hidden.
    ValueMask mask(installedText, each.bundle.manifestText);
    const QuotedText installed = quotedManifest(installedText, mask);
    const QuotedText proposed = quotedManifest(each.bundle.manifestText, mask);
    const auto excerpt = [&](const Refusal &refusal) {
        const QString file = refusal.parameters.value(QLatin1String("file")).toString();
        return file.isEmpty() || file == QLatin1String("plugin.yaml")
            ? excerptOf(refusal, installed, proposed)
            : excerptOf(refusal, {}, quotedFile(each.bundle, file, mask));
    };
    for (const Refusal &refusal : verdict.refusals)
        evidence.refusals.append(excerpt(refusal));
    for (const Refusal &warning : verdict.warnings)
        evidence.warnings.append(excerpt(warning));
    return evidence;
}

Digest manifestDigest(const QByteArray &text)
{
    return Digest(QStringLiteral("sha256:")
                  + QString::fromLatin1(QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex()));
}

} // namespace oz0
