#include "app/oz0/VerdictText.h"

#include "core/base/Error.h"
#include "core/domain/RefusalTexts.h"

#include <QSet>

#include <algorithm>

namespace oz0 {

namespace {

QString placeOf(const Refusal &refusal)
{
    QString place;
    const QString file = refusal.parameters.value(QStringLiteral("file")).toString(QStringLiteral("plugin.yaml"));
    if (refusal.line > 0)
        place = QStringLiteral("%1:%2").arg(file).arg(refusal.line);
    if (!refusal.path.isEmpty())
        place += (place.isEmpty() ? QString() : QStringLiteral(" ")) + refusal.path;
    if (refusal.installedLine > 0)
        place += QStringLiteral(" (installed: line %1)").arg(refusal.installedLine);
    return place;
}

void appendLines(QStringList &lines, const Refusal &refusal)
{
    const char *kind = refusal.severity == Severity::Warning ? "warning" : "refused";
    const QString rule = refusal.rule.isEmpty() ? QString() : QStringLiteral(" ") + refusal.rule;
    lines.append(QStringLiteral("%1: %2 [%3%4]").arg(QLatin1String(kind), refusal.message, refusal.code, rule));
    if (const QString place = placeOf(refusal); !place.isEmpty())
        lines.append(QStringLiteral("  at ") + place);
    if (const RefusalText *text = textFor(refusal.code); text && refusal.severity == Severity::Refusal) {
        lines.append(QStringLiteral("  ") + QString::fromUtf8(text->rule));
        lines.append(QStringLiteral("  %1 %2").arg(QString::fromUtf8(text->whoMay), QString::fromUtf8(text->next)));
    }
}

} // namespace

QStringList linesOf(const Verdict &verdict)
{
    QStringList lines;
    for (const Refusal &warning : verdict.warnings)
        appendLines(lines, warning);
    for (const Refusal &refusal : verdict.refusals)
        appendLines(lines, refusal);
    lines.append(sumOf(verdict));
    return lines;
}

QString sumOf(const Verdict &verdict)
{
    if (!verdict.isRefused())
        return QStringLiteral("Nothing refuses this (%1 checks).").arg(verdict.checks);
    QSet<QString> codes;
    for (const Refusal &refusal : verdict.refusals)
        codes.insert(refusal.code);
    const bool adminMayTry = std::all_of(verdict.refusals.begin(), verdict.refusals.end(),
                                         [](const Refusal &r) { return r.adminMayTry; });
    const int checks = std::max(verdict.checks, int(codes.size()));
    return QStringLiteral("%1 of %2 checks refuse%3 this%4.")
        .arg(codes.size())
        .arg(checks)
        .arg(codes.size() == 1 ? QStringLiteral("s") : QString(),
             adminMayTry ? QStringLiteral("; an admin may try it") : QString());
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
        refusal.parameters.insert(QStringLiteral("problem"), problem);
        if (detail.column > 0)
            refusal.parameters.insert(QStringLiteral("column"), detail.column);
        refusal.message = messageFor(refusal);
        refusals.append(refusal);
    }
    return refusals;
}

} // namespace oz0
