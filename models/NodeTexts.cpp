#include "models/NodeTexts.h"

#include "core/domain/RefusalTexts.h"
#include "core/domain/TierReasons.h"
#include "models/Texts.h"

namespace oz0 {

namespace {

QString parameter(const Refusal &refusal, const char *name)
{
    return refusal.parameters.value(QLatin1String(name)).toVariant().toString();
}

bool is(const Refusal &refusal, const char *code)
{
    return refusal.code == QLatin1String(code);
}

} // namespace

QStringList NodeTexts::bareNodes(const Candidate &candidate)
{
    QStringList names;
    for (const CandidateNode &node : candidate.nodes) {
        if (node.tier < 1)
            names.append(node.node.text());
    }
    return names;
}

QString NodeTexts::bare(const QStringList &bareNodes)
{
    return bareNodes.isEmpty()
        ? QString()
        : tr("Reach is what plugin.yaml declares. Without a sandbox nothing holds the code to that on %1.", "nodes")
              .arg(Texts::joined(bareNodes));
}

QString NodeTexts::system(NodeOs os)
{
    switch (os) {
    case NodeOs::Linux:
        return QStringLiteral("Linux");
    case NodeOs::MacOs:
        return QStringLiteral("macOS");
    case NodeOs::Windows:
        return QStringLiteral("Windows");
    }
    return {};
}

QString NodeTexts::work(const NodeWork &work)
{
    const QString what = work.version.isEmpty() ? work.plugin.text()
                                                : tr("%1 %2", "plugin version").arg(work.plugin.text(), work.version);
    switch (work.kind) {
    case NodeWork::Kind::Candidate:
        return what;
    case NodeWork::Kind::Gate:
        return tr("gate of %1").arg(what);
    case NodeWork::Kind::Rollout:
        return tr("rollout of %1").arg(what);
    case NodeWork::Kind::Installed:
        break;
    }
    if (work.installed.isEmpty())
        return tr("nothing");
    return work.installed.size() == 1 ? tr("%1 only", "plugin").arg(work.plugin.text())
                                      : tr("%n installed", nullptr, int(work.installed.size()));
}

QString NodeTexts::left(const NodeRow &row)
{
    if (!row.node.candidate)
        return {};
    QStringList parts;
    if (!row.work.installed.isEmpty())
        parts.append(tr("jobs of %1").arg(Texts::joined(row.work.installed)));
    if (!row.node.serves.isEmpty())
        parts.append(tr("serving %1").arg(Texts::joined(row.node.serves)));
    if (!row.node.queues.isEmpty())
        parts.append(tr("polling %1").arg(Texts::joined(row.node.queues)));
    return parts.isEmpty() ? QString() : tr("left meanwhile: %1").arg(parts.join(QStringLiteral("; ")));
}

QString NodeTexts::tierReason(const QString &reported)
{
    for (const char *known : {tier::switchedOff, tier::onLinuxOnly, tier::notInstalled, tier::noPython}) {
        if (reported == QLatin1String(known))
            return tr(known);
    }
    for (const char *known : {tier::starts, tier::failed}) {
        const QStringList around = QString::fromLatin1(known).split(QStringLiteral("%1"));
        if (reported.startsWith(around.first()) && reported.endsWith(around.last()))
            return tr(known).arg(reported.mid(around.first().size()).chopped(around.last().size()));
    }
    return reported;
}

QString NodeTexts::refusal(const Refusal &refusal, const Node &node, Instant now)
{
    const QString &subject = refusal.subject.name;
    if (is(refusal, "node.none_selected")) {
        return node.offlineSince == Instant{} ? tr("offline") : tr("offline for %1").arg(Texts::age(now - node.offlineSince));
    }
    if (is(refusal, "node.not_open"))
        return tr("closed to operators");
    if (is(refusal, "placement.last_node_of_plugin"))
        return tr("last node of %1").arg(subject);
    if (is(refusal, "placement.last_model_server"))
        return tr("last server of model %1").arg(subject);
    if (is(refusal, "placement.last_queue_poller"))
        return tr("last poller of queue %1").arg(subject);
    if (is(refusal, "placement.node_has_candidate"))
        return tr("runs %1’s candidate").arg(parameter(refusal, "owner"));
    if (is(refusal, "placement.node_tests_gate"))
        return tr("tests the gate of %1").arg(parameter(refusal, "plugin"));
    if (is(refusal, "placement.rollout_running"))
        return tr("rollout of %1 runs").arg(subject);
    return Texts::refusal(refusal);
}

QString NodeTexts::warnings(const NodeWhatIf &answer)
{
    QStringList parts;
    if (answer.takeover)
        parts.append(tr("takeover of your own candidate"));
    QStringList warned;
    for (const Refusal &warning : answer.warnings) {
        if (is(warning, "node.homes_jobs"))
            warned.append(tr("homes %n job(s)", nullptr, parameter(warning, "jobs").toInt()));
        else if (is(warning, "node.no_sandbox"))
            warned.append(tr("no sandbox"));
        else if (is(warning, "placement.last_node_of_pool"))
            warned.append(tr("last node for %1 of %2", "an agent or a flow, its plugin")
                              .arg(warning.subject.name, parameter(warning, "plugin")));
        else
            warned.append(Texts::refusal(warning));
    }
    if (!warned.isEmpty())
        parts.append(tr("%1, warns", "of what").arg(warned.join(QStringLiteral(", "))));
    return parts.join(QStringLiteral(", "));
}

QString NodeTexts::reasons(const NodeRow &row)
{
    QStringList lines;
    const auto add = [&lines](const QList<Refusal> &list) {
        for (const Refusal &refusal : list)
            lines.append(tr("%1 %2", "rule, sentence").arg(refusal.rule, Texts::refusal(refusal)));
    };
    if (row.answer)
        add(row.answer->refusals);
    if (row.everywhere)
        add(*row.everywhere);
    if (row.answer)
        add(row.answer->warnings);
    return lines.join(QLatin1Char('\n'));
}

QString NodeTexts::refusers(const QString &code, int count)
{
    if (code == QLatin1String("node.none_selected"))
        return tr("%n is/are offline", nullptr, count);
    if (code == QLatin1String("node.not_open"))
        return tr("%n is/are closed", nullptr, count);
    if (code == QLatin1String("placement.node_has_candidate"))
        return tr("%n run(s) somebody else’s candidate", nullptr, count);
    if (code == QLatin1String("placement.node_tests_gate"))
        return tr("%n test(s) a gate", nullptr, count);
    if (code == QLatin1String("placement.last_node_of_plugin"))
        return tr("%n is/are the last of a plugin", nullptr, count);
    if (code == QLatin1String("placement.last_model_server"))
        return tr("%n is/are the last of a model", nullptr, count);
    if (code == QLatin1String("placement.last_queue_poller"))
        return tr("%n is/are the last of a queue", nullptr, count);
    return tr("%n for %1", nullptr, count).arg(code);
}

} // namespace oz0
