#include "models/RefusalView.h"

#include "core/base/HiddenCharacters.h"
#include "core/domain/Candidate.h"
#include "core/domain/VerdictCounts.h"
#include "core/manifest/WordMarks.h"
#include "models/ManifestProblems.h"
#include "models/Texts.h"
#include "models/VerdictTexts.h"

#include <QHash>

#include <algorithm>

namespace oz0 {

namespace {

QList<ViewLine> viewLines(const QList<ExcerptLine> &lines)
{
    QList<ViewLine> views;
    for (const ExcerptLine &line : lines)
        views.append({line.number, withHiddenShown(line.text), {}});
    return views;
}

QList<int> numbersOf(const QList<ExcerptLine> &lines, int fallback)
{
    QList<int> numbers;
    for (const ExcerptLine &line : lines)
        numbers.append(line.number);
    if (numbers.isEmpty() && fallback > 0)
        numbers.append(fallback);
    return numbers;
}

// The node without a sandbox that a fact about a secret names (B10); empty: none.
QString bareNode(const QJsonObject &fact)
{
    return fact.value(QLatin1String("reason")).toString() == QLatin1String("no_sandbox")
        ? fact.value(QLatin1String("name")).toString()
        : QString();
}

constexpr qsizetype fewLines = 2;
constexpr qsizetype fewCharacters = 100;

// Empty: there are none, or too many.
QString inFewWords(const QList<ViewLine> &lines)
{
    QStringList words;
    for (const ViewLine &line : lines) {
        QString text = line.text.trimmed();
        if (text.startsWith(QLatin1String("- ")))
            text = text.mid(2).trimmed();
        if (!text.isEmpty())
            words.append(text);
    }
    const QString all = words.join(QStringLiteral(", "));
    return words.size() > fewLines || all.size() > fewCharacters ? QString() : all;
}

// A list in one line has more in it than what the refusal is about.
bool isOneOfAList(const QString &line, const QString &name)
{
    return !name.isEmpty() && line.contains(QLatin1Char('[')) && line.contains(name);
}

} // namespace

void markDifferences(QList<ViewLine> &one, QList<ViewLine> &other)
{
    if (one.size() != other.size())
        return;
    WordBudget budget;
    const auto mark = [](ViewLine &line, const QList<TextSpan> &spans) {
        for (const TextSpan &span : spans)
            line.marks.append({int(span.begin), int(span.end - span.begin)});
    };
    for (qsizetype at = 0; at < one.size(); ++at) {
        const WordMarks marks = wordMarks(one[at].text, other[at].text, budget);
        mark(one[at], marks.before);
        mark(other[at], marks.after);
    }
}

QString RefusalView::essence() const
{
    QStringList parts{title};
    for (const QString &part : {where, whoMay, next}) {
        if (!part.isEmpty())
            parts.append(part);
    }
    return parts.join(QLatin1Char(' '));
}

QString RefusalViews::lines(const QList<int> &numbers)
{
    if (numbers.size() == 1)
        return tr("line %1").arg(numbers.first());
    if (numbers.size() == 2)
        return tr("lines %1 and %2").arg(numbers.first()).arg(numbers.last());
    return tr("lines %1 to %2").arg(numbers.first()).arg(numbers.last());
}

QString RefusalViews::because(const QJsonObject &fact)
{
    const auto text = [&fact](const char *key) { return fact.value(QLatin1String(key)).toString(); };
    const QString reason = text("reason");
    if (fact.contains(QLatin1String("secret"))) {
        SecretDelivery delivery;
        delivery.name = text("secret");
        delivery.why = reason;
        if (const QString node = bareNode(fact); !node.isEmpty())
            return tr("%1 on %2: %3", "secret, node: how it is delivered")
                .arg(delivery.name, node, Texts::deliveryReason(delivery));
        return tr("%1: %2", "secret: how it is delivered").arg(delivery.name, Texts::deliveryReason(delivery));
    }
    if (fact.contains(QLatin1String("node"))) {
        const QString node = text("node");
        if (reason == QLatin1String("not_open"))
            return tr("Node %1 is not open to candidates.").arg(node);
        if (reason == QLatin1String("offline"))
            return tr("Node %1 carries these labels and is offline.").arg(node);
        if (reason == QLatin1String("taken"))
            return tr("Node %1 would be taken.").arg(node);
    }
    if (fact.contains(QLatin1String("declares"))) {
        const QString kind = text("declares");
        const QString plugin = text("plugin");
        if (kind == QLatin1String("tool"))
            return tr("Plugin %1 declares a tool of this ID.").arg(plugin);
        if (kind == QLatin1String("agent"))
            return tr("Plugin %1 declares an agent of this name.").arg(plugin);
        if (kind == QLatin1String("flow"))
            return tr("Plugin %1 declares a flow of this name.").arg(plugin);
        if (kind == QLatin1String("connection"))
            return tr("Plugin %1 declares a connection of it.").arg(plugin);
    }
    if (fact.contains(QLatin1String("side")) || reason == QLatin1String("removed"))
        return contract(fact);
    if (fact.contains(QLatin1String("code"))) {
        Refusal refusal;
        refusal.code = text("code");
        refusal.subject.name = text("subject");
        return tr("An install would be refused by %1 (%2).", "code, subject").arg(refusal.code, refusal.subject.name);
    }
    QStringList members;
    for (auto member = fact.begin(); member != fact.end(); ++member)
        members.append(QStringLiteral("%1: %2").arg(member.key(), member.value().toVariant().toString()));
    return members.join(QStringLiteral(", "));
}

// What differs in a schema, with its place: "Input /properties/name: type narrowed".
QString RefusalViews::contract(const QJsonObject &fact)
{
    static const QHash<QString, const char *> differences{
        {QStringLiteral("required_added"), QT_TR_NOOP("%1 is required now.")},
        {QStringLiteral("required_dropped"), QT_TR_NOOP("%1 is no more required.")},
        {QStringLiteral("type_narrowed"), QT_TR_NOOP("fewer types are taken.")},
        {QStringLiteral("type_widened"), QT_TR_NOOP("more types may come.")},
        {QStringLiteral("values_narrowed"), QT_TR_NOOP("fewer values are taken.")},
        {QStringLiteral("values_widened"), QT_TR_NOOP("more values may come.")},
        {QStringLiteral("bound_tightened"), QT_TR_NOOP("%1 is tighter.")},
        {QStringLiteral("bound_loosened"), QT_TR_NOOP("%1 is looser.")},
        {QStringLiteral("closed"), QT_TR_NOOP("nothing further is taken.")},
        {QStringLiteral("opened"), QT_TR_NOOP("anything further may come.")},
        {QStringLiteral("property_added"), QT_TR_NOOP("%1 is new.")},
        {QStringLiteral("property_gone"), QT_TR_NOOP("%1 is gone.")},
        {QStringLiteral("keyword"), QT_TR_NOOP("%1 differs.")},
    };
    const QString reason = fact.value(QLatin1String("reason")).toString();
    if (reason == QLatin1String("removed"))
        return tr("It is gone, so callers are left with nothing.");
    const char *difference = differences.value(reason, "%1");
    QString sentence = tr(difference);
    if (sentence.contains(QLatin1String("%1")))
        sentence = sentence.arg(fact.value(QLatin1String("name")).toString());
    const QString side = fact.value(QLatin1String("side")).toString() == QLatin1String("input") ? tr("Input") : tr("Output");
    const QString where = fact.value(QLatin1String("where")).toString();
    return where.isEmpty() ? tr("%1: %2", "input or output: what differs").arg(side, sentence)
                           : tr("%1 %2: %3", "input or output, place: what differs").arg(side, where, sentence);
}

// The change itself in few words: the lines when they are short, else their place. The title has said what it is.
QString RefusalViews::changeOf(const RefusalView &view, const Refusal &refusal, const QString &unchanged)
{
    if (!unchanged.isEmpty())
        return tr("%1, as installed", "lines of the manifest that are the same on both sides").arg(unchanged);
    const QString before = inFewWords(view.installed);
    const QString after = inFewWords(view.proposed);
    if (!before.isEmpty() && !after.isEmpty())
        return tr("%1 instead of %2", "lines of the manifest: proposed, installed").arg(after, before);
    if (!after.isEmpty() && view.installed.isEmpty())
        return tr("%1 is new", "a line of the manifest")
            .arg(isOneOfAList(after, refusal.subject.name) ? refusal.subject.name : after);
    if (!before.isEmpty() && view.proposed.isEmpty())
        return tr("%1 is gone", "a line of the manifest")
            .arg(isOneOfAList(before, refusal.subject.name) ? refusal.subject.name : before);
    return refusal.path.isEmpty() ? view.where : refusal.path;
}

RefusalView RefusalViews::of(const Refusal &refusal, int number, const Excerpt &excerpt)
{
    RefusalView view;
    view.number = number;
    view.title = Texts::refusal(refusal);
    view.code = refusal.code;
    view.ruleId = refusal.rule;
    // What a parser says is evidence, not a title.
    if (const QString problem = refusal.parameters.value(QLatin1String("problem")).toString();
        refusal.code == QLatin1String("manifest.invalid") && !problem.isEmpty()) {
        view.title = refusal.line > 0 ? tr("plugin.yaml is not valid at line %1.").arg(refusal.line)
                                      : tr("plugin.yaml is not valid.");
        view.because.append(ManifestProblems::said(problem.chopped(problem.endsWith(QLatin1Char('.')))) + QLatin1Char('.'));
    }
    if (const QString rule = Texts::refusalRule(refusal); !rule.isEmpty())
        view.rule = refusal.rule.isEmpty() ? rule : tr("%1: %2", "rule's ID: the rule").arg(refusal.rule, rule);
    for (const QJsonValue &fact : refusal.because)
        view.because.append(because(fact.toObject()));
    const QList<int> here = numbersOf(excerpt.proposed, refusal.line);
    if (!here.isEmpty())
        view.where = tr("%1 %2", "file, lines").arg(fileOf(refusal), lines(here));
    if (fileOf(refusal) == QLatin1String("plugin.yaml"))
        view.line = here.value(0);
    if (here.isEmpty() && !refusal.path.isEmpty())
        view.where = tr("%1 %2", "file, lines").arg(fileOf(refusal), refusal.path);
    const QList<int> then = numbersOf(excerpt.installed, refusal.installedLine);
    if (!then.isEmpty())
        view.whereThen = tr("installed: %1", "lines of the installed version").arg(lines(then));
    view.installed = viewLines(excerpt.installed);
    view.proposed = viewLines(excerpt.proposed);
    // What stands the same on both sides was neither removed nor added.
    const auto sameText = [](const ViewLine &one, const ViewLine &other) { return one.text == other.text; };
    QString unchanged;
    if (std::equal(view.installed.begin(), view.installed.end(), view.proposed.begin(), view.proposed.end(), sameText)) {
        unchanged = inFewWords(view.proposed);
        view.installed.clear();
        view.proposed.clear();
    }
    markDifferences(view.installed, view.proposed);
    view.whoMay = Texts::refusalWhoMay(refusal);
    view.next = Texts::refusalNext(refusal);
    for (const QJsonValue &operation : refusal.remedy)
        view.remedy.append(operationSentence(operation.toObject(), refusal, VerdictTexts::said));
    const auto link = [&view](const QString &label, const QString &value) {
        if (!value.isEmpty())
            view.chain.append({label, value});
    };
    link(tr("Rule"), view.rule);
    link(tr("Change"), changeOf(view, refusal, unchanged));
    link(tr("Matters because"), view.because.join(QLatin1Char(' ')));
    QStringList reached = refusal.processes;
    for (const QJsonValue &fact : refusal.because) {
        if (const QString node = bareNode(fact.toObject()); !node.isEmpty() && !reached.contains(node))
            reached.append(node);
    }
    link(tr("Reaches"), reached.join(QStringLiteral(", ")));
    return view;
}

void RefusalViews::addDigests(QList<RefusalView> &views, const Digest &proposed, const Digest &installed)
{
    for (RefusalView &view : views) {
        if (view.code != QLatin1String("install.version_reused") || proposed.isEmpty())
            continue;
        view.installed.clear();
        view.proposed.clear();
        view.because.append(installed.isEmpty() ? tr("The working copy’s digest is %1.").arg(shortDigest(proposed))
                                                : tr("The working copy’s digest is %1, the installed version’s %2.")
                                                      .arg(shortDigest(proposed), shortDigest(installed)));
    }
}

QList<RefusalView> RefusalViews::of(const Verdict &verdict, const QList<Excerpt> &refusals, const QList<Excerpt> &warnings)
{
    QList<RefusalView> views;
    for (qsizetype at = 0; at < verdict.refusals.size(); ++at)
        views.append(of(verdict.refusals[at], int(at) + 1, refusals.value(at)));
    for (qsizetype at = 0; at < verdict.warnings.size(); ++at)
        views.append(of(verdict.warnings[at], 0, warnings.value(at)));
    return views;
}

} // namespace oz0
