#include "app/oz0/PreviewText.h"

#include "core/wire/CommandReport.h"

#include <QJsonArray>

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

// "Contract of function my_plugin.hello is changed, which breaks", and "  input/properties/name: type narrowed (breaks)" for each detail.
QStringList contractLines(const QJsonArray &contracts)
{
    QStringList lines;
    for (const QJsonValue &value : contracts) {
        const QJsonObject change = value.toObject();
        const QString kind = change.value(QStringLiteral("kind")).toString();
        const QString subject = change.value(QStringLiteral("subject")).toString();
        const bool breaks = change.value(QStringLiteral("breaks")).toBool();
        const QString what = change.value(QStringLiteral("change")).toString();
        lines.append(QStringLiteral("Contract of %1 %2 is %3%4")
                         .arg(kind, subject, what, breaks ? QStringLiteral(", which breaks") : QString()));
        for (const QJsonValue &entry : change.value(QStringLiteral("details")).toArray()) {
            const QJsonObject detail = entry.toObject();
            const QString word = detail.value(QStringLiteral("word")).toString();
            QString difference = detail.value(QStringLiteral("what")).toString();
            difference.replace(QLatin1Char('_'), QLatin1Char(' '));
            lines.append(QStringLiteral("  %1%2: %3%4%5")
                             .arg(detail.value(QStringLiteral("side")).toString(),
                                  detail.value(QStringLiteral("where")).toString(), difference,
                                  word.isEmpty() ? QString() : QLatin1Char(' ') + word,
                                  detail.value(QStringLiteral("breaks")).toBool() ? QStringLiteral(" (breaks)") : QString()));
        }
    }
    return lines;
}

} // namespace

void tellPreview(Output &output, const Preview &preview, const TenantId &tenant, const std::optional<WideningCounts> &widening,
                 const QString &installedFile)
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
    for (const QString &line : contractLines(preview.contracts))
        output.line(line);
    if (widening && !preview.verdict.isRefused()) {
        const QString would = QStringLiteral("%1 %2 would install").arg(preview.plugin.text(), preview.version);
        output.line(withWidening(would, *widening) + QLatin1Char('.'));
    }
    output.verdict(preview.verdict, installedFile);
}

} // namespace oz0
