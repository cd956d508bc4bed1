#include "core/wire/CheckReport.h"

#include "core/wire/Codec.h"

#include <QJsonArray>

namespace oz0 {

CommandReport checkReport(const CheckedCopy &checked)
{
    QJsonArray nodes;
    for (const NodeName &node : checked.nodes)
        nodes.append(node.text());
    CommandReport report{emptyReportMembers(), checked.verdict.isRefused() ? 1 : 0};
    const QJsonObject verdict = toJson(checked.verdict);
    for (auto it = verdict.begin(); it != verdict.end(); ++it)
        report.members.insert(it.key(), it.value());
    report.members.insert(QStringLiteral("plugin"), checked.plugin.text());
    report.members.insert(QStringLiteral("version"), checked.version);
    report.members.insert(QStringLiteral("tenant"), checked.tenant.text());
    report.members.insert(QStringLiteral("as"), checked.as);
    report.members.insert(QStringLiteral("nodes"), nodes);
    return report;
}

} // namespace oz0
