#include "app/oz0/DiffText.h"

#include "core/base/Printable.h"
#include "core/manifest/ManifestShape.h"

#include <QJsonArray>
#include <QMap>

#include <algorithm>

namespace oz0 {

namespace {

constexpr qsizetype mostOfAValue = 100;

QString counted(int count, const char *word)
{
    return QStringLiteral("%1 %2").arg(count).arg(QLatin1String(word));
}

QString countsText(const DiffCounts &counts)
{
    QStringList parts;
    for (const auto &[count, what] :
         {std::pair(counts.added, "added"), std::pair(counts.removed, "removed"), std::pair(counts.changed, "changed")}) {
        if (count > 0)
            parts.append(counted(count, what));
    }
    QString text = parts.join(QStringLiteral(", "));
    if (counts.widens > 0)
        text += QStringLiteral("; ") + counted(counts.widens, counts.widens == 1 ? "widens reach" : "widen reach");
    return text;
}

QString titleOf(DiffSection section)
{
    switch (section) {
    case DiffSection::Secrets:
        return QStringLiteral("Secrets and bindings");
    case DiffSection::Network:
        return QStringLiteral("Network access");
    case DiffSection::Connections:
        return QStringLiteral("Connections");
    case DiffSection::Tools:
        return QStringLiteral("Tools");
    case DiffSection::Harnesses:
        return QStringLiteral("Harnesses");
    case DiffSection::Agents:
        return QStringLiteral("Agents and flows");
    case DiffSection::Models:
        return QStringLiteral("Models");
    case DiffSection::Grants:
        return QStringLiteral("Uses, reads, mail");
    case DiffSection::Contracts:
        return QStringLiteral("Contracts");
    case DiffSection::Identity:
        return QStringLiteral("Name, version, description");
    }
    return {};
}

QString whyText(const QString &word)
{
    static const QMap<QString, QString> texts{
        {QStringLiteral("host_added"), QStringLiteral("a further host")},
        {QStringLiteral("deny_removed"), QStringLiteral("a host is no longer denied")},
        {QStringLiteral("secret_added"), QStringLiteral("a further secret")},
        {QStringLiteral("binding_added"), QStringLiteral("a secret is filled in at a further place")},
        {QStringLiteral("binding_removed"), QStringLiteral("code gets the secret's value")},
        {QStringLiteral("secret_argument_added"), QStringLiteral("an argument may be filled with a secret")},
        {QStringLiteral("connection_added"), QStringLiteral("a further connection")},
        {QStringLiteral("connection_changed"), QStringLiteral("other tokens")},
        {QStringLiteral("remote_tool_added"), QStringLiteral("a further address")},
        {QStringLiteral("tool_location"), QStringLiteral("the tool runs somewhere else")},
        {QStringLiteral("tool_address"), QStringLiteral("another address")},
        {QStringLiteral("tool_headers"), QStringLiteral("other headers")},
        {QStringLiteral("tool_connection"), QStringLiteral("other tokens")},
        {QStringLiteral("tool_model"), QStringLiteral("another model")},
        {QStringLiteral("outside_harness"), QStringLiteral("a program outside the sandbox")},
        {QStringLiteral("remote_harness"), QStringLiteral("sessions run at a provider")},
        {QStringLiteral("outside_agent"), QStringLiteral("an outside program gets a secret")},
        {QStringLiteral("grant_added"), QStringLiteral("a further grant")}};
    return texts.value(word, word);
}

QString valueText(const QJsonValue &value)
{
    QString text = scalarText(value);
    if (text.size() > mostOfAValue)
        text = text.left(mostOfAValue) + QStringLiteral("…");
    return printableLine(text);
}

QString bindingText(const QJsonObject &binding)
{
    const auto text = [&](const char *key) { return binding.value(QLatin1String(key)).toString(); };
    return printableLine(QStringLiteral("%1 at %2 as %3: %4").arg(text("secret"), text("host"), text("header"), text("format")));
}

QString placeText(const ManifestChange &change)
{
    if (change.lines.line > 0)
        return QStringLiteral("plugin.yaml:%1").arg(change.lines.line);
    return change.installedLines.line > 0 ? QStringLiteral("was plugin.yaml:%1").arg(change.installedLines.line) : QString();
}

void tellEntry(Output &output, const DiffEntry &entry)
{
    const ManifestChange &change = entry.change;
    const QChar sign = change.kind == ChangeKind::Added ? QLatin1Char('+')
        : change.kind == ChangeKind::Removed            ? QLatin1Char('-')
                                                        : QLatin1Char('~');
    QString what = printableLine(change.where.join(QStringLiteral(" › ")));
    const QJsonValue one = change.kind == ChangeKind::Added ? change.after : change.before;
    const QString value = change.kind == ChangeKind::Changed
        ? valueText(change.before) + QStringLiteral(" → ") + valueText(change.after)
        : valueText(one);
    // What an element of a set is named by says it all already.
    if (change.where.value(1) == QLatin1String("inject") && one.isObject())
        what = bindingText(one.toObject());
    else if (!what.endsWith(value))
        what += QStringLiteral(": ") + value;
    const QString place = placeText(change);
    output.line(
        QStringLiteral("  %1 %2%3").arg(sign).arg(what, place.isEmpty() ? QString() : QStringLiteral("  (%1)").arg(place)));
    QStringList reasons;
    for (const QString &why : entry.widens)
        reasons.append(whyText(why));
    if (!reasons.isEmpty())
        output.line(QStringLiteral("      widens reach: ") + reasons.join(QStringLiteral("; ")));
}

} // namespace

void tellSides(Output &output, const DiffSummary &summary)
{
    const auto side = [](const DiffSubject &subject) {
        if (!subject.isThere)
            return subject.side + QStringLiteral(" (nothing)");
        return printableLine(subject.side) + QLatin1Char(' ') + subject.version;
    };
    output.line(QStringLiteral("%1: %2 → %3").arg(summary.plugin.text(), side(summary.from), side(summary.to)));
}

QString word(FileChange::Kind kind)
{
    switch (kind) {
    case FileChange::Kind::Same:
        return QStringLiteral("same");
    case FileChange::Kind::Changed:
        return QStringLiteral("changed");
    case FileChange::Kind::Added:
        return QStringLiteral("added");
    case FileChange::Kind::Removed:
        return QStringLiteral("removed");
    case FileChange::Kind::Renamed:
        return QStringLiteral("renamed");
    }
    return {};
}

void tellMeaning(Output &output, const DiffSummary &summary)
{
    tellSides(output, summary);
    output.line(summary.counts.all() == 0 ? QStringLiteral("Nothing differs in meaning.") : countsText(summary.counts));
    QStringList unchanged;
    for (const DiffGroup &group : summary.groups) {
        if (group.entries.isEmpty()) {
            unchanged.append(QStringLiteral("%1 (%2)").arg(titleOf(group.section)).arg(group.declared));
            continue;
        }
        output.line({});
        output.line(QStringLiteral("%1: %2").arg(titleOf(group.section), countsText(group.counts)));
        for (const DiffEntry &entry : group.entries)
            tellEntry(output, entry);
    }
    if (!unchanged.isEmpty() && summary.counts.all() > 0) {
        output.line({});
        output.line(QStringLiteral("Unchanged: ") + unchanged.join(QStringLiteral(", ")));
    }
    if (!summary.equated.isEmpty()) {
        output.line({});
        output.line(QStringLiteral("Treated as equal: %1").arg(summary.equated.size()));
    }
    for (const ManifestChange &change : summary.equated) {
        const QString how = change.likeness == Likeness::Order ? QStringLiteral("another order")
            : change.likeness == Likeness::Empty               ? QStringLiteral("empty and absent")
                                                               : QStringLiteral("another spelling");
        const QString place = placeText(change);
        output.line(QStringLiteral("  = %1: %2%3")
                        .arg(printableLine(change.where.join(QStringLiteral(" › "))), how,
                             place.isEmpty() ? QString() : QStringLiteral("  (%1)").arg(place)));
    }
}

void tellFiles(Output &output, const QList<FileChange> &changes)
{
    const auto same = std::count_if(changes.begin(), changes.end(),
                                    [](const FileChange &change) { return change.kind == FileChange::Kind::Same; });
    output.line(QStringLiteral("%1 of %2 files differ").arg(changes.size() - same).arg(changes.size()));
    for (const FileChange &change : changes) {
        if (change.kind == FileChange::Kind::Same)
            continue;
        QString text = printableLine(change.path());
        if (change.kind == FileChange::Kind::Renamed)
            text = printableLine(change.before->path) + QStringLiteral(" → ") + text;
        if (change.modeChanged)
            text += change.after->executable ? QStringLiteral(" (now executable)") : QStringLiteral(" (no longer executable)");
        output.line(QStringLiteral("  %1  %2").arg(word(change.kind), -8).arg(text));
    }
}

} // namespace oz0
