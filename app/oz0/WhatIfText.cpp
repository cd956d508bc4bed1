#include "app/oz0/WhatIfText.h"

#include "app/oz0/VerdictText.h"
#include "core/wire/Codec.h"
#include "core/wire/FleetMessages.h"

namespace oz0 {

namespace {

QString nameOf(const WhatIf &whatIf)
{
    return whatIf.plugin.text() + QLatin1Char(' ') + whatIf.version;
}

QString answerOf(const WhatIf &whatIf, const NodeWhatIf &node)
{
    if (!node.refusals.isEmpty())
        return QStringLiteral("no");
    return whatIf.everywhere.isRefused() ? QStringLiteral("no") : QStringLiteral("yes");
}

QString whyOf(const NodeWhatIf &node)
{
    QStringList why;
    for (const Refusal &refusal : node.refusals)
        why.append(refusal.rule + QLatin1Char(' ') + refusal.message);
    if (node.refusals.isEmpty() && node.takeover)
        why.append(QStringLiteral("takeover of your own candidate"));
    for (const Refusal &warning : node.warnings)
        why.append(QStringLiteral("warning: ") + warning.message);
    return why.join(QStringLiteral("; "));
}

} // namespace

QString sentenceOf(const WhatIf &whatIf)
{
    const WhatIfSum sum = sumOf(whatIf);
    if (whatIf.everywhere.isRefused())
        return QStringLiteral("%1 could take no node as %2: %3 refusal(s) hold everywhere.")
            .arg(nameOf(whatIf), word(whatIf.as))
            .arg(whatIf.everywhere.refusals.size());
    return QStringLiteral("%1 could take %2 of %3 nodes as %4.")
        .arg(nameOf(whatIf), QString::number(sum.takeable), QString::number(sum.nodes), word(whatIf.as));
}

void tellWhatIf(Output &output, const WhatIf &whatIf)
{
    output.add({{QStringLiteral("whatIf"), toJson(whatIf)}});
    QList<QStringList> rows;
    for (const NodeWhatIf &node : whatIf.nodes)
        rows.append({node.node.text(), answerOf(whatIf, node), whyOf(node)});
    if (!rows.isEmpty())
        output.table({QStringLiteral("NODE"), QStringLiteral("COULD BE TAKEN"), QStringLiteral("WHY")}, rows);
    if (whatIf.everywhere.isRefused() || !whatIf.everywhere.warnings.isEmpty()) {
        for (const QString &line : linesOf(whatIf.everywhere).mid(0, linesOf(whatIf.everywhere).size() - 1))
            output.line(line);
    }
    output.line(sentenceOf(whatIf));
}

} // namespace oz0
