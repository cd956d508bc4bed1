#include "app/oz0/OfflineChecks.h"

#include "app/oz0/RemedyFile.h"
#include "app/oz0/WorkingCopy.h"
#include "cluster/rules/Remedies.h"
#include "cluster/rules/RuleBook.h"
#include "cluster/rules/TenantFile.h"
#include "cluster/rules/VerdictOrder.h"
#include "core/wire/Codec.h"

#include <QFileInfo>

#include <algorithm>

namespace oz0 {

namespace {

// ROLE:PRINCIPAL, "operator:user:alice".
Result<Asker> askerOf(const Arguments &arguments)
{
    const QString text = arguments.value("as");
    const qsizetype colon = text.indexOf(QLatin1Char(':'));
    const std::optional<Role> role = colon > 0 ? roleFromWord(text.left(colon)) : std::nullopt;
    if (!role || colon + 1 >= text.size())
        return Failure(ErrorCode::Usage, QStringLiteral("--as is ROLE:PRINCIPAL, such as operator:user:alice"), text.left(100));
    return Asker{PrincipalId(text.mid(colon + 1)), *role, !arguments.has("no-content")};
}

QList<NodeOs> systemsOf(const TenantSnapshot &tenant, const QList<NodeName> &nodes)
{
    QList<NodeOs> systems;
    for (const NodeName &name : nodes) {
        const NodeOs os = tenant.nodes.value(name).os;
        if (!systems.contains(os))
            systems.append(os);
    }
    std::sort(systems.begin(), systems.end());
    return systems;
}

QStringList textsOf(const QList<NodeName> &nodes)
{
    QStringList texts;
    for (const NodeName &node : nodes)
        texts.append(node.text());
    return texts;
}

} // namespace

Result<TenantSnapshot> tenantFromFile(const QString &path)
{
    const Result<QByteArray> text = readWholeFile(path, tenantFileMaxBytes);
    if (!text)
        return Failure(text.error());
    Result<TenantSnapshot> tenant = readTenantFile(*text, QFileInfo(path).absolutePath());
    if (tenant)
        return tenant;
    Error error = tenant.error();
    error.subject = path;
    return Failure(error);
}

void checkOffline(CommandRun &run)
{
    const Arguments &arguments = run.arguments();
    const Result<Asker> asker = askerOf(arguments);
    if (!asker)
        return run.fail(asker.error());
    const Result<Labels> select = labelsFromArguments(arguments.values("select"));
    if (!select)
        return run.fail(select.error());
    const Result<TenantSnapshot> tenant = tenantFromFile(arguments.value("tenant-file"));
    if (!tenant)
        return run.fail(tenant.error());
    const Result<WorkingCopy> copy = readWorkingCopy(arguments.operand(0));
    if (!copy)
        return run.fail(copy.error());

    Question question;
    question.occasion = Occasion::Create;
    question.asker = *asker;
    question.workingCopy = copy->manifest;
    question.select = *select;
    Verdict verdict = evaluate(*tenant, question);
    addRemedies(*tenant, question, verdict);
    const QList<NodeName> nodes = nodesSelected(*tenant, *select);
    addToVerdict(verdict, environmentRefusals(*copy, systemsOf(*tenant, nodes)), environmentChecks(*copy));

    Output &output = run.output();
    output.add({{QStringLiteral("plugin"), copy->manifest->name.text()},
                {QStringLiteral("version"), copy->manifest->version},
                {QStringLiteral("tenant"), tenant->tenant.text()},
                {QStringLiteral("as"), arguments.value("as")},
                {QStringLiteral("nodes"), QJsonArray::fromStringList(textsOf(nodes))}});
    output.line(QStringLiteral("%1 %2 in tenant %3, as %4, on %5")
                    .arg(copy->manifest->name.text(), copy->manifest->version, tenant->tenant.text(), arguments.value("as"),
                         nodes.isEmpty() ? QStringLiteral("no node") : textsOf(nodes).join(QStringLiteral(", "))));
    output.verdict(verdict);
    if (writePatchedManifest(run, arguments.operand(0), verdict))
        run.finish(verdict.isRefused() ? 1 : 0);
}

} // namespace oz0
