#include "app/oz0/PreviewText.h"

#include "core/wire/CommandReport.h"

namespace oz0 {

namespace {

QString listed(const QStringList &names)
{
    return names.isEmpty() ? QStringLiteral("none") : names.join(QStringLiteral(", "));
}

QString share(const LimitUse &use)
{
    QString text = QStringLiteral("%1 of %2").arg(use.after).arg(use.limit);
    if (use.after != use.now)
        text += QStringLiteral(" (now %1)").arg(use.now);
    return text;
}

} // namespace

void tellPreview(Output &output, const Preview &preview, const TenantId &tenant)
{
    output.add(previewMembers(preview, tenant));

    output.line(QStringLiteral("%1 %2 would lock to %3").arg(preview.plugin.text(), preview.version, preview.digest.text()));
    output.line(preview.installedVersion.isEmpty()
                    ? QStringLiteral("Installed in %1: nothing yet").arg(tenant.text())
                    : QStringLiteral("Installed in %1: %2").arg(tenant.text(), preview.installedVersion));
    output.line(QStringLiteral("Tools:   %1").arg(listed(preview.tools)));
    output.line(QStringLiteral("Agents:  %1").arg(listed(preview.agents)));
    output.line(QStringLiteral("Flows:   %1").arg(listed(preview.flows)));
    output.line(QStringLiteral("Agents and flows of the tenant: %1").arg(share(preview.agentsAndFlows)));
    output.line(QStringLiteral("Task queues of the tenant:      %1").arg(share(preview.taskQueues)));
    output.verdict(preview.verdict);
}

} // namespace oz0
