// The reach of two versions, as tables.
#include "app/oz0/DiffText.h"
#include "core/base/Printable.h"

#include <QMap>

namespace oz0 {

namespace {

QString stateText(HostState state)
{
    return state == HostState::Reached ? QStringLiteral("reached")
        : state == HostState::Denied   ? QStringLiteral("denied")
                                       : QStringLiteral("–");
}

QString afterText(const HostRow &row)
{
    return row.newly.isEmpty() ? stateText(row.after) : QStringLiteral("reached in part: ") + printableLine(row.newly);
}

QString secretText(const std::optional<SecretReach> &secret)
{
    if (!secret)
        return QStringLiteral("–");
    static const QMap<QString, QString> reasons{{QStringLiteral("no_binding"), QStringLiteral("no binding")},
                                                {QStringLiteral("no_sandbox"), QStringLiteral("no sandbox")},
                                                {QStringLiteral("outside_agent"), QStringLiteral("outside agent")},
                                                {QStringLiteral("remote_harness"), QStringLiteral("remote harness")},
                                                {QStringLiteral("argument_binding"), QStringLiteral("argument binding")}};
    QStringList parts;
    for (const QString &reason : secret->reasons()) {
        if (reasons.contains(reason))
            parts.append(reasons.value(reason));
    }
    for (const BoundPlace &place : secret->bound)
        parts.append(place.host + QStringLiteral(" ") + place.header + QStringLiteral(": ") + place.format);
    return (secret->isValue() ? QStringLiteral("value") : QStringLiteral("placeholder"))
        + (parts.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(printableLine(parts.join(QStringLiteral("; ")))));
}

QString toolText(const std::optional<ToolReach> &tool)
{
    if (!tool)
        return QStringLiteral("–");
    QString text = tool->where == ToolReach::Where::Local ? QStringLiteral("local") : QStringLiteral("remote ") + tool->address;
    if (!tool->headers.isEmpty())
        text += QStringLiteral(" with ") + tool->headers.join(QStringLiteral(", "));
    if (!tool->connection.isEmpty())
        text += QStringLiteral(" by ") + tool->connection;
    if (!tool->model.isEmpty())
        text += QStringLiteral(", model ") + tool->model;
    if (!tool->secretArguments.isEmpty())
        text += QStringLiteral(", may be filled: ") + tool->secretArguments.join(QStringLiteral(", "));
    return printableLine(text);
}

QStringList rowOf(const QString &name, const QString &before, const QString &after, bool widens)
{
    QStringList row{name, before, after};
    if (widens)
        row.append(QStringLiteral("widens reach"));
    return row;
}

void tellRows(Output &output, const QString &title, const QString &head, const QList<QStringList> &rows)
{
    if (rows.isEmpty())
        return;
    output.line({});
    output.line(title);
    output.table({head, QStringLiteral("BEFORE"), QStringLiteral("AFTER")}, rows);
}

} // namespace

void tellReach(Output &output, const DiffSummary &summary)
{
    const ReachDiff &reach = summary.reach;
    tellSides(output, summary);
    output.line(
        !reach.isChanged() ? QStringLiteral("It reaches the same.")
            : reach.widens() == 0
            ? QStringLiteral("Nothing widens reach.")
            : QStringLiteral("%1 widen%2 reach.").arg(reach.widens()).arg(reach.widens() == 1 ? QStringLiteral("s") : QString()));
    QStringList like;
    for (const ProcessReach &process : reach.processes) {
        if (process.isLikeTools) {
            like.append(process.agent);
            continue;
        }
        QList<QStringList> rows;
        for (const HostRow &row : process.hosts)
            rows.append(rowOf(printableLine(row.entry), stateText(row.before), afterText(row), row.widens));
        const QString note = !process.isThereBefore ? QStringLiteral(" (new)")
            : !process.isThereAfter                 ? QStringLiteral(" (gone)")
                                                    : QString();
        tellRows(output, printableLine(process.name) + note, QStringLiteral("HOST"), rows);
    }
    if (!like.isEmpty())
        output.line(QStringLiteral("Like the tools: agents %1").arg(printableLine(like.join(QStringLiteral(", ")))));
    QList<QStringList> rows;
    for (const SecretRow &row : reach.secrets)
        rows.append(rowOf(row.secret, secretText(row.before), secretText(row.after), row.widens));
    tellRows(output, QStringLiteral("Secrets, and how code gets them"), QStringLiteral("SECRET"), rows);
    rows.clear();
    for (const ToolRow &row : reach.tools)
        rows.append(rowOf(row.tool, toolText(row.before), toolText(row.after), row.widens));
    tellRows(output, QStringLiteral("Tools"), QStringLiteral("TOOL"), rows);
    rows.clear();
    for (const HarnessRow &row : reach.harnesses)
        rows.append(rowOf(row.name, row.before.isEmpty() ? QStringLiteral("–") : printableLine(row.before),
                          row.after.isEmpty() ? QStringLiteral("–") : printableLine(row.after), row.widens));
    tellRows(output, QStringLiteral("Outside the sandbox"), QStringLiteral("HARNESS OR AGENT"), rows);
    rows.clear();
    for (const GrantRow &row : reach.grants) {
        const auto granted = [](bool is) { return is ? QStringLiteral("asked for") : QStringLiteral("–"); };
        rows.append(
            rowOf(row.kind + QLatin1Char(' ') + printableLine(row.name), granted(row.before), granted(row.after), row.widens()));
    }
    tellRows(output, QStringLiteral("Grants"), QStringLiteral("GRANT"), rows);
    if (reach.hostsLeftOut > 0)
        output.line(QStringLiteral("%1 more rows of hosts are not shown.").arg(reach.hostsLeftOut));
}

} // namespace oz0
