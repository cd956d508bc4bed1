#include "models/VerdictReport.h"

#include "core/base/JsonNumbers.h"
#include "models/PreviewTables.h"
#include "models/PreviewTexts.h"
#include "models/Texts.h"

#include <QDateTime>
#include <QJsonDocument>

namespace oz0 {

namespace {

QString paragraph(const QString &html)
{
    return html.isEmpty() ? QString() : QStringLiteral("<p>%1</p>\n").arg(html);
}

QString heading(const QString &text)
{
    return QStringLiteral("<h2>%1</h2>\n").arg(text.toHtmlEscaped());
}

QString asCode(const QString &text)
{
    return QStringLiteral("<code>%1</code>").arg(text.toHtmlEscaped());
}

QString row(const QString &label, const QString &html)
{
    return html.isEmpty()
        ? QString()
        : QStringLiteral("<tr><td width=\"140\" valign=\"top\">%1</td><td>%2</td></tr>\n").arg(label.toHtmlEscaped(), html);
}

QString table(const QString &rows)
{
    return rows.isEmpty() ? QString() : QStringLiteral("<table width=\"100%\">\n%1</table>\n").arg(rows);
}

QString listed(const QStringList &texts)
{
    QString items;
    for (const QString &text : texts)
        items += QStringLiteral("<li>%1</li>\n").arg(text.toHtmlEscaped());
    return items.isEmpty() ? QString() : QStringLiteral("<ul>\n%1</ul>\n").arg(items);
}

QString lines(const QList<ViewLine> &lines, QChar sign)
{
    QStringList rows;
    for (const ViewLine &line : lines)
        rows.append(QStringLiteral("%1 %2 %3").arg(QString::number(line.number), QString(sign), line.text.toHtmlEscaped()));
    return rows.isEmpty() ? QString() : QStringLiteral("<pre>%1</pre>").arg(rows.join(QLatin1Char('\n')));
}

QString joined(const QStringList &texts)
{
    return texts.join(QLatin1Char('\n')).toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>"));
}

} // namespace

QString VerdictReport::page(const QString &title, const QString &body)
{
    return QStringLiteral("<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"><title>%1</title></head><body>\n<h1>%1</h1>\n%2"
                          "</body></html>\n")
        .arg(title.toHtmlEscaped(), body);
}

QString VerdictReport::head(const TenantId &tenant, Instant at, const PrincipalId &by)
{
    const QDateTime local = QDateTime::fromMSecsSinceEpoch(at.time_since_epoch().count()).toLocalTime();
    const QString when = tr("%1 (%2)", "local time, UTC").arg(QLocale().toString(local, QLocale::ShortFormat), Texts::utc(at));
    return row(tr("Tenant"), tenant.isEmpty() ? QString() : asCode(tenant.text())) + row(tr("When"), when.toHtmlEscaped())
        + row(tr("By"), by.isEmpty() ? QString() : asCode(by.text()));
}

QString VerdictReport::refusals(const QList<RefusalView> &views)
{
    QString html;
    for (const RefusalView &view : views) {
        html += heading(view.isWarning() ? tr("Warning: %1").arg(view.title)
                                         : tr("%1. %2", "number, what was refused").arg(view.number).arg(view.title));
        const QString where = view.whereThen.isEmpty() ? view.where
            : view.where.isEmpty()                     ? view.whereThen
                                                       : tr("%1, %2", "place, installed place").arg(view.where, view.whereThen);
        html += table(row(tr("Code"), asCode(view.code)) + row(tr("Rule"), view.rule.toHtmlEscaped())
                      + row(tr("Because"), joined(view.because)) + row(tr("Where"), where.toHtmlEscaped())
                      + row(tr("Installed"), lines(view.installed, QChar(0x2212)))
                      + row(tr("Proposed"), lines(view.proposed, QLatin1Char('+')))
                      + row(tr("Who may"), view.whoMay.toHtmlEscaped()) + row(tr("Next"), view.next.toHtmlEscaped())
                      + row(tr("Remedy"), joined(view.remedy)));
    }
    return html;
}

QString VerdictReport::remedy(const QJsonArray &patch)
{
    if (patch.isEmpty())
        return {};
    const QString text = QString::fromUtf8(jsonText(QJsonDocument(patch), QJsonDocument::Indented));
    return heading(tr("The remedy as a JSON Patch of plugin.yaml")) + QStringLiteral("<pre>%1</pre>\n").arg(text.toHtmlEscaped());
}

QString VerdictReport::content(const PreviewEntry &entry)
{
    const Preview &preview = *entry.preview;
    const auto names = [](const QStringList &list) { return list.join(QStringLiteral(", ")).toHtmlEscaped(); };
    QStringList taken;
    for (const NameUse &name : entry.names) {
        if (name.holder == NameUse::Holder::Other)
            taken.append(
                tr("%1 %2: %3", "kind, name, holder").arg(PreviewTexts::kind(name.kind), name.name, PreviewTexts::holder(name)));
    }
    return heading(tr("What would be installed"))
        + table(row(tr("Tools"), names(preview.tools)) + row(tr("Agents"), names(preview.agents))
                + row(tr("Flows"), names(preview.flows)) + row(tr("Taken names"), joined(taken))
                + row(tr("Limits"), PreviewTexts::limits(preview).toHtmlEscaped())
                + row(tr("Would lock to"), asCode(preview.digest.text())));
}

QString VerdictReport::reach(const InstallReach &reach)
{
    QStringList gains;
    for (const ReachGain &gain : reach.gains)
        gains.append(PreviewTexts::gainOfProcesses(gain));
    return heading(tr("Reach")) + paragraph(PreviewTexts::reach(reach).toHtmlEscaped()) + listed(gains);
}

QString VerdictReport::contracts(const Preview &preview)
{
    QStringList changes;
    for (const ContractChange &change : contractChanges(preview)) {
        const QString text = PreviewTexts::contract(change);
        changes.append(change.isBreaking ? tr("Breaking: %1").arg(text) : tr("Compatible: %1").arg(text));
    }
    return changes.isEmpty() ? QString() : heading(tr("Contract changes")) + listed(changes);
}

QString VerdictReport::checks(const PreviewEntry &entry)
{
    QString rows;
    for (const CheckResult &result : checkResults(*entry.preview, entry.declared)) {
        rows += row(PreviewTexts::outcome(result),
                    PreviewTexts::rule(result).toHtmlEscaped() + QLatin1Char(' ') + asCode(result.code));
    }
    return heading(PreviewTexts::checkCount(entry)) + paragraph(PreviewTexts::checksNote(*entry.preview).toHtmlEscaped())
        + table(rows);
}

QString VerdictReport::of(const RefusalRecord &record, const TenantId &tenant, const QString &facts,
                          const QList<RefusalView> &views)
{
    const QString digest = record.digest.isEmpty() ? QString() : asCode(record.digest.text());
    const QString body = table(head(tenant, record.at, record.actor) + row(tr("Record"), asCode(record.id.text()))
                               + row(tr("Digest"), digest))
        + paragraph(facts) + refusals(views) + remedy(record.verdict.remedy);
    return page(VerdictTexts::sentence(record.verdict), body);
}

QString VerdictReport::of(const PreviewEntry &entry)
{
    QString body = table(
        head(entry.tenant, entry.at, entry.by) + row(tr("Of"), PreviewTexts::source(entry).toHtmlEscaped())
        + row(tr("Exit status"),
              tr("%1, %2", "number, word").arg(entry.report().exitStatus).arg(PreviewTexts::exitWord(entry)).toHtmlEscaped())
        + row(tr("Revision"), entry.preview ? Texts::number(entry.preview->revision) : QString()));
    body += paragraph(PreviewTexts::facts(entry, asCode));
    body += refusals(PreviewTexts::views(entry));
    body += remedy(entry.verdict().remedy);
    if (entry.preview)
        body += reach(entry.reach) + contracts(*entry.preview) + content(entry) + checks(entry);
    return page(PreviewTexts::verdict(entry), body);
}

} // namespace oz0
