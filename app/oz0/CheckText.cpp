#include "app/oz0/CheckText.h"

#include "core/wire/CheckReport.h"

namespace oz0 {

void tellCheck(Output &output, const CheckedCopy &checked, const QString &installedFile)
{
    QStringList nodes;
    for (const NodeName &node : checked.nodes)
        nodes.append(node.text());
    output.add(checkReport(checked).members);
    output.line(QStringLiteral("%1 %2 in tenant %3, as %4, on %5")
                    .arg(checked.plugin.text(), checked.version, checked.tenant.text(), checked.as,
                         nodes.isEmpty() ? QStringLiteral("no node") : nodes.join(QStringLiteral(", "))));
    output.verdict(checked.verdict, installedFile);
}

} // namespace oz0
