#include "app/oz0/VerdictText.h"

#include "core/domain/RefusalTexts.h"
#include "core/domain/VerdictCounts.h"
#include "core/domain/VerdictSentence.h"

#include <QJsonObject>

namespace oz0 {

namespace {

QString placeOf(const Refusal &refusal, const QString &installedFile)
{
    QString place;
    const QString file = fileOf(refusal);
    if (refusal.line > 0)
        place = QStringLiteral("%1:%2").arg(file).arg(refusal.line);
    if (place.isEmpty() && refusal.path.isEmpty() && refusal.subject.kind == QLatin1String("path"))
        place = refusal.subject.name; // a file of the bundle
    if (!refusal.path.isEmpty())
        place += (place.isEmpty() ? QString() : QStringLiteral(" ")) + refusal.path;
    if (refusal.installedLine <= 0)
        return place;
    const QString line = QStringLiteral("line %1").arg(refusal.installedLine);
    const QString of = installedFile.isEmpty() ? QString() : QStringLiteral(" of ") + installedFile;
    if (place.isEmpty())
        return line
            + (of.isEmpty() ? QStringLiteral(" of the installed version") : of + QStringLiteral(", the installed version"));
    return place + QStringLiteral(" (installed: %1)").arg(line + of);
}

void appendLines(QStringList &lines, const Refusal &refusal, const QString &installedFile)
{
    const char *kind = refusal.severity == Severity::Warning ? "warning" : "refused";
    const QString rule = refusal.rule.isEmpty() ? QString() : QStringLiteral(" ") + refusal.rule;
    lines.append(QStringLiteral("%1: %2 [%3%4]").arg(QLatin1String(kind), refusal.message, refusal.code, rule));
    if (const QString place = placeOf(refusal, installedFile); !place.isEmpty())
        lines.append(QStringLiteral("  at ") + place);
    if (const RefusalText *text = textFor(refusal.code); text && refusal.severity == Severity::Refusal) {
        lines.append(QStringLiteral("  ") + QString::fromUtf8(text->rule));
        lines.append(QStringLiteral("  %1 %2").arg(QString::fromUtf8(text->whoMay), QString::fromUtf8(text->next)));
    }
    for (const QJsonValue &operation : refusal.remedy)
        lines.append(QStringLiteral("  remedy: ") + operationSentence(operation.toObject(), refusal));
}

} // namespace

QStringList linesOf(const Verdict &verdict, const QString &installedFile)
{
    QStringList lines;
    for (const Refusal &warning : verdict.warnings)
        appendLines(lines, warning, installedFile);
    for (const Refusal &refusal : verdict.refusals)
        appendLines(lines, refusal, installedFile);
    lines.append(verdictSentence(verdict));
    if (!verdict.remedy.isEmpty())
        lines.append(QStringLiteral("plugin.yaml can be mended by %1; check and preview write it with --patched FILE.")
                         .arg(verdict.remedy.size() == 1 ? QStringLiteral("1 change")
                                                         : QStringLiteral("%1 changes").arg(verdict.remedy.size())));
    return lines;
}

} // namespace oz0
