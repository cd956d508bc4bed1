#include "core/wire/CommandReport.h"

#include "core/base/JsonNumbers.h"
#include "core/base/Printable.h"
#include "core/domain/RefusalTexts.h"
#include "core/wire/Codec.h"
#include "core/wire/ErrorTable.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace oz0 {

namespace {

constexpr int schema = 1;

QJsonObject detailMembers(const Error &error)
{
    return {{QStringLiteral("pointer"), error.subject},
            {QStringLiteral("detail"), error.message},
            {QStringLiteral("line"), error.line},
            {QStringLiteral("column"), error.column}};
}

void add(QJsonObject &object, const QJsonObject &members)
{
    for (auto it = members.begin(); it != members.end(); ++it)
        object.insert(it.key(), it.value());
}

} // namespace

QByteArray CommandReport::text() const
{
    QJsonObject whole = members;
    whole.insert(QStringLiteral("exitStatus"), exitStatus);
    return printableJson(QString::fromUtf8(jsonText(QJsonDocument(whole), QJsonDocument::Indented))).toUtf8();
}

QJsonObject emptyReportMembers()
{
    return {{QStringLiteral("schema"), schema},
            {QStringLiteral("refused"), false},
            {QStringLiteral("refusals"), QJsonArray()},
            {QStringLiteral("warnings"), QJsonArray()}};
}

QJsonObject errorMembers(const Error &error)
{
    QJsonArray details;
    for (const Error &detail : error.details)
        details.append(detailMembers(detail));
    QJsonObject json = detailMembers(error);
    json.insert(QStringLiteral("code"), QLatin1String(rowOf(error.code).name));
    json.insert(QStringLiteral("errors"), details);
    return {{QStringLiteral("error"), json}};
}

QJsonObject previewMembers(const Preview &preview, const TenantId &tenant)
{
    QJsonObject members = toJson(preview);
    members.remove(QStringLiteral("verdict"));
    members.insert(QStringLiteral("tenant"), tenant.text());
    return members;
}

QList<Refusal> refusalsOf(const Error &invalid)
{
    const bool isBundle = invalid.code == ErrorCode::InvalidBundle;
    QList<Refusal> refusals;
    for (const Error &detail : invalid.details.isEmpty() ? QList<Error>{invalid} : invalid.details) {
        Refusal refusal;
        refusal.code = isBundle ? QStringLiteral("bundle.invalid") : QStringLiteral("manifest.invalid");
        refusal.subject = Subject{QStringLiteral("path"), detail.subject};
        refusal.path = isBundle ? QString() : detail.subject;
        refusal.line = detail.line;
        QString problem = detail.message;
        while (problem.endsWith(QLatin1Char('.')))
            problem.chop(1);
        // Many paths may have the same problem: each is named with its own.
        const bool isNamed = detail.subject == QLatin1String("plugin.yaml") && problem.contains(detail.subject);
        if (isBundle && !detail.subject.isEmpty() && !isNamed)
            problem = QStringLiteral("%1: %2").arg(detail.subject, problem);
        refusal.parameters.insert(QStringLiteral("problem"), problem);
        if (detail.column > 0)
            refusal.parameters.insert(QStringLiteral("column"), detail.column);
        refusal.message = messageFor(refusal);
        refusals.append(refusal);
    }
    return refusals;
}

bool isInvalidInput(const Error &error)
{
    return error.code == ErrorCode::InvalidManifest || error.code == ErrorCode::InvalidBundle;
}

Verdict verdictOn(const Error &invalid)
{
    Verdict verdict;
    verdict.refusals = refusalsOf(invalid);
    verdict.checks = 1;
    return verdict;
}

CommandReport previewReport(const Preview &preview, const TenantId &tenant)
{
    CommandReport report{emptyReportMembers(), preview.verdict.isRefused() ? 1 : 0};
    add(report.members, previewMembers(preview, tenant));
    add(report.members, toJson(preview.verdict));
    return report;
}

CommandReport failureReport(const Error &error)
{
    CommandReport report{emptyReportMembers(), rowOf(error.code).exitStatus};
    add(report.members, isInvalidInput(error) ? toJson(verdictOn(error)) : errorMembers(error));
    return report;
}

} // namespace oz0
