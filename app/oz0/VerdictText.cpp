#include "app/oz0/VerdictText.h"

#include "core/domain/RefusalTexts.h"
#include "core/domain/VerdictCounts.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace oz0 {

namespace {

QString placeOf(const Refusal &refusal)
{
    QString place;
    const QString file = fileOf(refusal);
    if (refusal.line > 0)
        place = QStringLiteral("%1:%2").arg(file).arg(refusal.line);
    if (place.isEmpty() && refusal.path.isEmpty() && refusal.subject.kind == QLatin1String("path"))
        place = refusal.subject.name; // a file of the bundle
    if (!refusal.path.isEmpty())
        place += (place.isEmpty() ? QString() : QStringLiteral(" ")) + refusal.path;
    if (refusal.installedLine > 0)
        place += QStringLiteral(" (installed: line %1)").arg(refusal.installedLine);
    return place;
}

// "remove /uses/0", "replace /version with \"0.3.3\"".
QString operationText(const QJsonObject &operation)
{
    QString text = operation.value(QStringLiteral("op")).toString() + QLatin1Char(' ')
        + operation.value(QStringLiteral("path")).toString();
    if (operation.contains(QStringLiteral("value"))) {
        const QByteArray value = QJsonDocument(QJsonArray{operation.value(QStringLiteral("value"))})
                                     .toJson(QJsonDocument::Compact);
        text += QStringLiteral(" with ") + QString::fromUtf8(value.mid(1, value.size() - 2));
    }
    return text;
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
    for (const QJsonValue &operation : refusal.remedy)
        lines.append(QStringLiteral("  undo: ") + operationText(operation.toObject()));
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
    if (!verdict.remedy.isEmpty())
        lines.append(QStringLiteral("plugin.yaml can be mended by %1; check and preview write it with --patched FILE.")
                         .arg(verdict.remedy.size() == 1 ? QStringLiteral("1 change")
                                                         : QStringLiteral("%1 changes").arg(verdict.remedy.size())));
    return lines;
}

QString sumOf(const Verdict &verdict)
{
    if (!verdict.isRefused())
        return QStringLiteral("Nothing refuses this (%1 checks).").arg(verdict.checks);
    const VerdictCounts counts = countsOf(verdict);
    return QStringLiteral("%1 of %2 checks refuse%3 this%4.")
        .arg(counts.refusing)
        .arg(counts.checks)
        .arg(counts.refusing == 1 ? QStringLiteral("s") : QString(),
             counts.mayAdminTryAll() ? QStringLiteral("; an admin may try it") : QString());
}

} // namespace oz0
