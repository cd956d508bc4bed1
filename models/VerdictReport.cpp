#include "models/VerdictReport.h"

#include "models/PreviewTexts.h"
#include "models/Texts.h"

namespace oz0 {

namespace {

QString paragraph(const QString &html)
{
    return html.isEmpty() ? QString() : QStringLiteral("<p>%1</p>\n").arg(html);
}

QString row(const QString &label, const QString &html)
{
    return html.isEmpty()
        ? QString()
        : QStringLiteral("<tr><td width=\"140\" valign=\"top\">%1</td><td>%2</td></tr>\n").arg(label.toHtmlEscaped(), html);
}

QString lines(const QList<ViewLine> &lines, QChar sign)
{
    QStringList rows;
    for (const ViewLine &line : lines)
        rows.append(QStringLiteral("%1 %2 %3").arg(line.number).arg(sign).arg(line.text.toHtmlEscaped()));
    return rows.isEmpty() ? QString() : QStringLiteral("<pre>%1</pre>").arg(rows.join(QLatin1Char('\n')));
}

} // namespace

QString VerdictReport::page(const QString &title, const QString &body)
{
    return QStringLiteral("<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"><title>%1</title></head><body>\n<h1>%1</h1>\n%2"
                          "</body></html>\n")
        .arg(title.toHtmlEscaped(), body);
}

QString VerdictReport::refusals(const QList<RefusalView> &views)
{
    QString html;
    for (const RefusalView &view : views) {
        const QString title = view.isWarning() ? tr("Warning: %1").arg(view.title)
                                               : tr("%1. %2", "number, what was refused").arg(view.number).arg(view.title);
        html += QStringLiteral("<h2>%1</h2>\n<table width=\"100%\">\n").arg(title.toHtmlEscaped());
        html += row(tr("Code"), QStringLiteral("<code>%1</code>").arg(view.code.toHtmlEscaped()));
        html += row(tr("Rule"), view.rule.toHtmlEscaped());
        html += row(tr("Because"),
                    view.because.join(QLatin1Char('\n')).toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>")));
        const QString where = view.whereThen.isEmpty() ? view.where
            : view.where.isEmpty()                     ? view.whereThen
                                                       : tr("%1, %2", "place, installed place").arg(view.where, view.whereThen);
        html += row(tr("Where"), where.toHtmlEscaped());
        html += row(tr("Installed"), lines(view.installed, QChar(0x2212)));
        html += row(tr("Proposed"), lines(view.proposed, QLatin1Char('+')));
        html += row(tr("Who may"), view.whoMay.toHtmlEscaped());
        html += row(tr("Next"), view.next.toHtmlEscaped());
        html += QStringLiteral("</table>\n");
    }
    return html;
}

QString VerdictReport::of(const QString &title, const QString &facts, const QList<RefusalView> &views)
{
    return page(title, paragraph(facts) + refusals(views));
}

QString VerdictReport::of(const PreviewEntry &entry)
{
    QString body = paragraph(PreviewTexts::facts(
        entry, [](const QString &text) { return QStringLiteral("<code>%1</code>").arg(text.toHtmlEscaped()); }));
    body += paragraph(PreviewTexts::madeAt(entry).toHtmlEscaped());
    body += paragraph(tr("Exit status %1", "of the command").arg(entry.report().exitStatus).toHtmlEscaped());
    body += refusals(PreviewTexts::views(entry));
    if (entry.preview) {
        const Preview &preview = *entry.preview;
        body += QStringLiteral("<h2>%1</h2>\n<table width=\"100%\">\n").arg(tr("What would be installed").toHtmlEscaped());
        body += row(tr("Tools"), preview.tools.join(QStringLiteral(", ")).toHtmlEscaped());
        body += row(tr("Agents"), preview.agents.join(QStringLiteral(", ")).toHtmlEscaped());
        body += row(tr("Flows"), preview.flows.join(QStringLiteral(", ")).toHtmlEscaped());
        body += row(tr("Limits"), PreviewTexts::limits(preview).toHtmlEscaped());
        body += row(tr("Would lock to"), QStringLiteral("<code>%1</code>").arg(preview.digest.text().toHtmlEscaped()));
        body += QStringLiteral("</table>\n");
    }
    return page(PreviewTexts::verdict(entry), body);
}

} // namespace oz0
