#include "app/oz0/NodeCommands.h"

#include "app/oz0/Session.h"
#include "app/oz0/WhatIfText.h"
#include "core/client/JoinFile.h"
#include "core/client/WireText.h"
#include "core/wire/Codec.h"

#include <QFileInfo>

#include <algorithm>

namespace oz0 {

namespace {

QString runsNow(const Node &node)
{
    if (node.candidate)
        return QStringLiteral("candidate %1 of %2").arg(node.candidate->id.text(), node.candidate->plugin.text());
    if (!node.gate.isEmpty())
        return QStringLiteral("gate of %1").arg(node.gate.text());
    return QStringLiteral("installed");
}

void list(CommandRun &run)
{
    Session *session = Session::open(run);
    if (!session)
        return;
    answered(run, session->api().nodes(session->scope()), [&run](const QList<Node> &nodes) {
        QList<QStringList> rows;
        for (const Node &node : nodes) {
            rows.append({node.name.text(), node.online ? QStringLiteral("online") : QStringLiteral("offline"),
                         QString::number(node.tier), runsNow(node), QString::number(node.homes), toText(node.labels)});
        }
        run.output().add({{QStringLiteral("items"), toJsonArray(nodes)}});
        run.output().table({QStringLiteral("NODE"), QStringLiteral("STATE"), QStringLiteral("TIER"), QStringLiteral("RUNS"),
                            QStringLiteral("HOMES"), QStringLiteral("LABELS")},
                           rows);
        run.finish(0);
    });
}

void keepJoinFile(CommandRun &run, Session &session, const QJsonObject &answer)
{
    const QString id = answer.value(QStringLiteral("id")).toString();
    const QString file = run.arguments().value("out", QStringLiteral("join-%1.json").arg(id));
    JoinFile join;
    join.server = session.context().server;
    join.certificates = session.context().certificates;
    join.token = answer.value(QStringLiteral("token")).toString();
    if (const Result<void> written = writeJoinFile(join, file); !written)
        return run.fail(written.error());
    run.output().add({{QStringLiteral("id"), id},
                      {QStringLiteral("joinFile"), file},
                      {QStringLiteral("expires"), answer.value(QStringLiteral("expires"))}});
    run.output().line(QStringLiteral("The join token %1 is in %2, until %3.")
                          .arg(id, file, answer.value(QStringLiteral("expires")).toString()));
    run.output().line(QStringLiteral("On the node: oz0-node --state DIR --name NAME --join-file %1").arg(file));
    run.finish(0);
}

void token(CommandRun &run)
{
    const Arguments &arguments = run.arguments();
    const Result<Labels> labels = labelsFromArguments(arguments.values("label"));
    if (!labels)
        return run.fail(labels.error());
    bool isNumber = false;
    const int uses = arguments.value("uses", QStringLiteral("1")).toInt(&isNumber);
    if (!isNumber || uses < 1)
        return run.fail(Error{ErrorCode::Usage, QStringLiteral("--uses takes a number from 1"), {}, {}, 0, 0});
    if (arguments.has("out") && QFileInfo::exists(arguments.value("out")))
        return run.fail(Error{ErrorCode::Conflict, QStringLiteral("is there already"), arguments.value("out"), {}, 0, 0});
    Session *session = Session::open(run);
    if (!session)
        return;
    QJsonObject labelObject;
    for (auto it = labels->begin(); it != labels->end(); ++it)
        labelObject.insert(it.key(), it.value());
    const QJsonObject body{{QStringLiteral("labels"), labelObject}, {QStringLiteral("uses"), uses}};
    answered(run, session->api().call(session->scope(), "POST", QStringLiteral("join-tokens"), body),
             [&run, session](const QJsonObject &answer) { keepJoinFile(run, *session, answer); });
}

void remove(CommandRun &run)
{
    Session *session = Session::open(run);
    if (!session)
        return;
    const QString name = run.arguments().operand(0);
    answered(run, session->api().call(session->scope(), "DELETE", QStringLiteral("nodes/") + pathPart(name), {}),
             [&run, name](const QJsonObject &) {
                 run.output().add({{QStringLiteral("node"), name}});
                 run.output().line(QStringLiteral("Node %1 is no node of the tenant any more; its token is dead.").arg(name));
                 run.finish(0);
             });
}

Result<Labels> changed(Labels labels, const QStringList &set, const QStringList &takenAway)
{
    const Result<Labels> added = labelsFromArguments(set);
    if (!added)
        return added;
    for (const QString &key : takenAway)
        labels.remove(key);
    labels.insert(*added);
    return labels;
}

void label(CommandRun &run)
{
    Session *session = Session::open(run);
    if (!session)
        return;
    const NodeName name(run.arguments().operand(0));
    answered(run, session->api().nodes(session->scope()), [&run, session, name](const QList<Node> &nodes) {
        const auto node = std::find_if(nodes.begin(), nodes.end(), [&](const Node &one) { return one.name == name; });
        if (node == nodes.end())
            return run.fail(Error{ErrorCode::NotFound, QStringLiteral("there is no such node"), name.text(), {}, 0, 0});
        const Result<Labels> labels = changed(node->labels, run.arguments().values("set"), run.arguments().values("unset"));
        if (!labels)
            return run.fail(labels.error());
        NodePatch patch;
        patch.labels = *labels;
        answered(run,
                 session->api().call(session->scope(), "PATCH", QStringLiteral("nodes/") + pathPart(name.text()), toJson(patch)),
                 [&run, name, patch](const QJsonObject &) {
                     run.output().add({{QStringLiteral("node"), name.text()},
                                       {QStringLiteral("labels"), toJson(patch).value(QStringLiteral("labels"))}});
                     run.output().line(QStringLiteral("Node %1: %2").arg(name.text(), toText(*patch.labels)));
                     run.finish(0);
                 });
    });
}

void askWhatIf(CommandRun &run, Session &session, const Digest &digest)
{
    WhatIfRequest request;
    request.plugin = PluginName(run.arguments().operand(0));
    request.digest = digest;
    if (run.arguments().has("as"))
        request.as = roleFromWord(run.arguments().value("as"));
    answered(run, session.api().whatIf(session.scope(), request), [&run](const WhatIf &told) {
        tellWhatIf(run.output(), told);
        run.finish(sumOf(told).takeable > 0 ? 0 : 1);
    });
}

// The code whose placing is asked for: a candidate's, a refused attempt's, else the installed version's.
void whatIf(CommandRun &run)
{
    const Arguments &arguments = run.arguments();
    if (arguments.has("candidate") && arguments.has("record"))
        return run.fail(Error{ErrorCode::Usage, QStringLiteral("--candidate and --record exclude each other"), {}, {}, 0, 0});
    if (arguments.has("as") && !roleFromWord(arguments.value("as")))
        return run.fail(Error{ErrorCode::Usage, QStringLiteral("--as takes operator or admin"), {}, {}, 0, 0});
    Session *session = Session::open(run);
    if (!session)
        return;
    if (arguments.has("candidate")) {
        return answered(run, session->api().candidate(session->scope(), CandidateId(arguments.value("candidate"))),
                        [&run, session](const Candidate &candidate) { askWhatIf(run, *session, candidate.digest); });
    }
    if (arguments.has("record")) {
        const QString path = QStringLiteral("refusals/") + pathPart(arguments.value("record"));
        return answered(run, session->api().call(session->scope(), "GET", path, {}), [&run, session](const QJsonObject &record) {
            askWhatIf(run, *session, Digest(record.value(QLatin1String("digest")).toString()));
        });
    }
    answered(run, session->api().plugins(session->scope()), [&run, session](const QList<Plugin> &plugins) {
        const QString name = run.arguments().operand(0);
        const auto plugin = std::find_if(plugins.begin(), plugins.end(), [&](const Plugin &p) { return p.name.text() == name; });
        if (plugin == plugins.end())
            return run.fail(Error{ErrorCode::NotFound, QStringLiteral("the tenant has no such plugin"), name, {}, 0, 0});
        askWhatIf(run, *session, plugin->digest);
    });
}

} // namespace

QList<Command> nodeCommands()
{
    return {
        {"node list", "", "the tenant's nodes", onlineOptions(), list},
        {"node what-if", "PLUGIN", "which nodes a candidate of the plugin could take, and why not the others",
         QList<Option>{{"candidate", "ID", "the code of this candidate instead of the installed version's"},
                       {"record", "ID", "the code of this refused attempt"},
                       {"as", "ROLE", "as operator or admin instead of your own role"}}
             + onlineOptions(),
         whatIf},
        {"node token", "", "a file with which a new node may join",
         QList<Option>{{"label", "K=V", "a label that the node will carry, such as candidates=allow", true},
                       {"uses", "N", "how many nodes may use it (1)"},
                       {"out", "FILE", "where it goes (0600)"}}
             + onlineOptions(),
         token},
        {"node label", "NAME", "change a node's labels",
         QList<Option>{{"set", "K=V", "a label to set", true}, {"unset", "K", "a label to take away", true}} + onlineOptions(),
         label},
        {"node remove", "NAME", "end a node's membership", onlineOptions(), remove},
    };
}

} // namespace oz0
