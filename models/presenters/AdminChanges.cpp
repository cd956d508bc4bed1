#include "models/presenters/AdminChanges.h"

#include "core/client/WireText.h"
#include "core/wire/Codec.h"
#include "models/CommandText.h"
#include "models/Texts.h"

#include <QJsonArray>

#include <algorithm>

namespace oz0 {

namespace {

using Weight = ChangeEffect::Weight;

QString pluginPath(const PluginName &plugin)
{
    return QStringLiteral("plugins/") + pathPart(plugin.text());
}

void addUnlessNone(QList<ChangeEffect> &effects, ChangeEffect effect)
{
    if (effect.count > 0)
        effects.append(std::move(effect));
}

/// Whatever changes a secret of running code: its tool servers are told by being started anew.
ChangeEffect startingAnew(const QStringList &nodes)
{
    return {QStringLiteral("refresh"), ChangeEffect::Weight::Warns, int(nodes.size()),
            AdminChanges::tr("node(s) restart the tool servers that use it:", nullptr, int(nodes.size())), nodes};
}

bool gets(const Candidate &candidate, const QString &secret)
{
    return std::any_of(candidate.secrets.begin(), candidate.secrets.end(),
                       [&](const SecretDelivery &each) { return each.name == secret && each.as != QLatin1String("withheld"); });
}

} // namespace

QString AdminChanges::line(const QStringList &words) const
{
    QStringList all{QStringLiteral("oz0")};
    for (const QString &each : words)
        all.append(quotedArgument(each));
    all += {QStringLiteral("--tenant"), quotedArgument(m_session.context().tenant.text())};
    return all.join(QLatin1Char(' '));
}

QStringList AdminChanges::requiredBy(const PluginName &plugin) const
{
    const Manifest *manifest = m_shelf.manifest(plugin);
    return manifest ? manifest->requires_.secrets : QStringList();
}

QStringList AdminChanges::madeAvailable(const Plugin &plugin) const
{
    return plugin.secrets ? *plugin.secrets : requiredBy(plugin.name);
}

QString AdminChanges::typedWhereItMatters(const QString &name) const
{
    return m_session.isLockable() ? name : QString();
}

QString AdminChanges::nameOf(const Candidate &candidate)
{
    return tr("%1 %2 (%3)", "plugin version, owner").arg(candidate.plugin.text(), candidate.version, candidate.owner.text());
}

QList<const Candidate *> AdminChanges::candidatesOf(const PluginName &plugin, Standing standing) const
{
    QList<const Candidate *> found;
    for (const Candidate &candidate : m_store.candidates()) {
        if (candidate.plugin == plugin && candidate.standing == standing && candidate.phase == CandidatePhase::Placed)
            found.append(&candidate);
    }
    return found;
}

// As the list of plugins counts: what serves it now, and what holds it while it does something else.
AdminChanges::Places AdminChanges::placesOf(const PluginName &plugin) const
{
    Places places;
    for (const Node &node : m_store.nodes()) {
        const bool has = std::any_of(node.parts.begin(), node.parts.end(), [&](const NodePart &part) {
            return part.kind == PartKind::Installed && part.plugin == plugin;
        });
        if (has)
            (node.online && !node.candidate ? places.serving : places.away).append(node.name.text());
    }
    return places;
}

QStringList AdminChanges::usersOf(const PluginName &plugin) const
{
    QStringList names;
    for (const Plugin &other : m_store.plugins()) {
        const Manifest *manifest = other.name == plugin ? nullptr : m_shelf.manifest(other.name);
        if (manifest && manifest->uses.contains(plugin.text()))
            names.append(other.name.text());
    }
    return names;
}

Change AdminChanges::uninstall(const PluginName &name) const
{
    Change change;
    change.title = tr("Uninstall %1?").arg(name.text());
    change.explanation = tr("It goes from every node of the tenant. Its bundle is kept, so that it can be installed again.");
    change.verb = tr("Uninstall %1").arg(name.text());
    change.action = change.verb;
    change.icon = QStringLiteral("trash");
    change.done = tr("%1 is not installed any more.").arg(name.text());
    change.method = "DELETE";
    change.path = pluginPath(name);
    change.destroys = true;
    change.typed = typedWhereItMatters(name.text());
    QStringList words{QStringLiteral("plugin"), QStringLiteral("uninstall"), name.text()};
    if (!change.typed.isEmpty())
        words += {QStringLiteral("--confirm"), name.text()};
    change.command = line(words);
    const auto found = m_store.plugins().find(name);
    if (found == m_store.plugins().end()) {
        change.complaint = tr("It is not installed any more.");
        return change;
    }
    const Plugin &plugin = *found;
    const Places places = placesOf(name);
    QStringList losing;
    QStringList own;
    for (const Candidate *candidate : candidatesOf(name, Standing::Operator))
        losing.append(nameOf(*candidate));
    for (const Standing standing : {Standing::Admin, Standing::Platform}) {
        for (const Candidate *candidate : candidatesOf(name, standing))
            own.append(nameOf(*candidate));
    }
    QList<ChangeEffect> &effects = change.effects;
    const QStringList workers = plugin.agents + plugin.flows;
    addUnlessNone(effects,
                  {QStringLiteral("nodes"), Weight::Plain, int(places.serving.size()),
                   tr("node(s) that serve it stop it:", nullptr, int(places.serving.size())), places.serving});
    addUnlessNone(
        effects,
        {QStringLiteral("nodes"), Weight::Plain, int(places.away.size()),
         tr("node(s) that run a candidate or are offline have it no more afterwards:", nullptr, int(places.away.size())),
         places.away});
    const QStringList users = usersOf(name);
    addUnlessNone(effects,
                  {QStringLiteral("plugins"), Weight::Harms, int(users.size()),
                   tr("plugin(s) use it, and their calls of it fail:", nullptr, int(users.size())), users});
    addUnlessNone(effects,
                  {QStringLiteral("agent"), Weight::Harms, int(workers.size()),
                   tr("agent(s) and flow(s) vanish, and with them what waits in their queues:", nullptr, int(workers.size())),
                   workers});
    addUnlessNone(effects,
                  {QStringLiteral("tool"), Weight::Harms, int(plugin.tools.size()),
                   tr("tool(s) vanish; calls of them fail:", nullptr, int(plugin.tools.size())), plugin.tools});
    addUnlessNone(effects,
                  {QStringLiteral("eyeoff"), Weight::Warns, int(losing.size()),
                   tr("operators’ candidate(s) lose every secret now and are judged anew at the next renewal:", nullptr,
                      int(losing.size())),
                   losing});
    addUnlessNone(effects,
                  {QStringLiteral("candidates"), Weight::Plain, int(own.size()),
                   tr("candidate(s) of an admin or the platform go on; once they end, their nodes run nothing of it:", nullptr,
                      int(own.size())),
                   own});
    if (plugin.rollout || !plugin.gateNodes.isEmpty())
        effects.append({QStringLiteral("rollout"), Weight::Warns, 1, tr("running gate or rollout of it stops")});
    return change;
}

Change AdminChanges::makeAvailable(const PluginName &name, const std::optional<QStringList> &secrets) const
{
    Change change;
    change.title = tr("Which secrets may %1 have?").arg(name.text());
    change.action = tr("Secrets of %1").arg(name.text());
    change.explanation = tr("What the installed version gets, and no more, is what an operator’s candidate of it may have.");
    change.icon = QStringLiteral("key");
    change.method = "PUT";
    change.path = pluginPath(name) + QStringLiteral("/secrets");
    change.body = {{QStringLiteral("secrets"), secrets ? QJsonValue(QJsonArray::fromStringList(*secrets)) : QJsonValue()}};
    change.done = tr("The secrets of %1 are as you chose.").arg(name.text());
    const auto found = m_store.plugins().find(name);
    if (found == m_store.plugins().end()) {
        change.complaint = tr("It is not installed any more.");
        return change;
    }
    const QStringList required = requiredBy(name);
    const QStringList before = madeAvailable(*found);
    const QStringList after = secrets ? *secrets : required;
    QStringList given;
    QStringList taken;
    for (const QString &secret : required) {
        if (after.contains(secret) && !before.contains(secret))
            given.append(secret);
        if (!after.contains(secret) && before.contains(secret))
            taken.append(secret);
    }
    QStringList words{QStringLiteral("plugin"), QStringLiteral("secrets"), name.text()};
    for (const QString &secret : std::as_const(given))
        words += {QStringLiteral("--give"), secret};
    for (const QString &secret : std::as_const(taken))
        words += {QStringLiteral("--take"), secret};
    if (!secrets)
        words = {QStringLiteral("plugin"), QStringLiteral("secrets"), name.text(), QStringLiteral("--all")};
    change.command = line(words);
    change.destroys = !taken.isEmpty();
    const bool sameChoice = secrets.has_value() == found->secrets.has_value();
    if (!m_shelf.manifest(name))
        change.complaint = tr("What it requires is being asked.");
    if (given.isEmpty() && taken.isEmpty() && sameChoice)
        change.complaint = tr("Nothing is different from now.");
    if (!taken.isEmpty()) {
        change.verb = tr("Take %n secret(s) away", nullptr, int(taken.size()));
        change.typed = typedWhereItMatters(name.text());
    } else {
        change.verb = given.isEmpty() ? tr("Save the choice") : tr("Make %n secret(s) available", nullptr, int(given.size()));
    }
    QStringList losing;
    for (const Candidate *candidate : candidatesOf(name, Standing::Operator)) {
        if (std::any_of(taken.begin(), taken.end(), [&](const QString &secret) { return gets(*candidate, secret); }))
            losing.append(nameOf(*candidate));
    }
    const Places places = placesOf(name);
    QList<ChangeEffect> &effects = change.effects;
    addUnlessNone(effects,
                  {QStringLiteral("eye"), Weight::Plain, int(given.size()),
                   tr("secret(s) become available:", nullptr, int(given.size())), given});
    addUnlessNone(effects,
                  {QStringLiteral("eyeoff"), Weight::Harms, int(taken.size()),
                   tr("secret(s) are taken away:", nullptr, int(taken.size())), taken});
    addUnlessNone(
        effects,
        {QStringLiteral("candidates"), Weight::Harms, int(losing.size()),
         tr("running candidate(s) of operators lose them at once and end at their next renewal:", nullptr, int(losing.size())),
         losing});
    if (!given.isEmpty() || !taken.isEmpty())
        addUnlessNone(effects, startingAnew(places.serving));
    return change;
}

Change AdminChanges::setSecret(const QString &name) const
{
    Change change;
    change.title = name.isEmpty() ? tr("Set a secret’s value") : tr("Set the value of %1").arg(name);
    change.action = change.title;
    change.explanation = tr("The value is sealed on the server. Nobody reads it again but the nodes whose plugins get it.");
    change.verb = tr("Set the value");
    change.icon = QStringLiteral("key");
    change.method = "PUT";
    change.path = QStringLiteral("secrets/") + pathPart(name);
    change.needsSecret = true;
    change.command = line({QStringLiteral("secret"), QStringLiteral("set"), name});
    change.done = tr("%1 has its new value.").arg(name);
    const bool letter = !name.isEmpty() && (name.at(0) == QLatin1Char('_') || (name.at(0) < QChar(128) && name.at(0).isLetter()));
    const bool rest = std::all_of(name.begin(), name.end(),
                                  [](QChar c) { return c == QLatin1Char('_') || (c < QChar(128) && c.isLetterOrNumber()); });
    if (name.isEmpty())
        change.complaint = tr("The name is missing.");
    else if (!letter || !rest || name.size() > 128)
        change.complaint = tr("A secret is named by letters, digits and _.");
    QStringList plugins;
    QStringList nodes;
    for (const Plugin &plugin : m_store.plugins()) {
        if (!requiredBy(plugin.name).contains(name) || !madeAvailable(plugin).contains(name))
            continue;
        plugins.append(plugin.name.text());
        nodes += placesOf(plugin.name).serving;
    }
    nodes.removeDuplicates();
    nodes.sort();
    QStringList candidates;
    for (const Candidate &candidate : m_store.candidates()) {
        if (candidate.phase == CandidatePhase::Placed && gets(candidate, name))
            candidates.append(nameOf(candidate));
    }
    addUnlessNone(change.effects,
                  {QStringLiteral("plugins"), Weight::Warns, int(plugins.size()),
                   tr("installed plugin(s) get it:", nullptr, int(plugins.size())), plugins});
    addUnlessNone(change.effects, startingAnew(nodes));
    addUnlessNone(change.effects,
                  {QStringLiteral("candidates"), Weight::Warns, int(candidates.size()),
                   tr("candidate(s) get it:", nullptr, int(candidates.size())), candidates});
    return change;
}

Change AdminChanges::bindArguments(const PluginName &name, const QList<ArgumentBinding> &bindings) const
{
    Change change;
    change.title = tr("Fill marked arguments of %1").arg(name.text());
    change.action = change.title;
    change.explanation = tr(
        "A bound argument is filled by the edge, whoever calls. A candidate’s argument is filled only where the "
        "installed version marks it too.");
    change.verb = tr("Save the bindings");
    change.icon = QStringLiteral("key");
    change.method = "PUT";
    change.path = pluginPath(name) + QStringLiteral("/argument-bindings");
    QJsonArray items;
    for (const ArgumentBinding &each : bindings)
        items.append(QJsonObject{{QStringLiteral("argument"), each.argument}, {QStringLiteral("secret"), each.secret}});
    change.body = {{QStringLiteral("bindings"), items}};
    change.done = tr("The bindings of %1 are as you chose.").arg(name.text());
    const auto found = m_store.plugins().find(name);
    if (found == m_store.plugins().end()) {
        change.complaint = tr("It is not installed any more.");
        return change;
    }
    QStringList words{QStringLiteral("plugin"), QStringLiteral("bindings"), name.text()};
    QStringList bound;
    QStringList unbound;
    const QList<ArgumentBinding> &before = found->argumentBindings;
    for (const ArgumentBinding &each : bindings) {
        if (before.contains(each))
            continue;
        bound.append(tr("%1 ← %2", "argument, secret").arg(each.argument, each.secret));
        words += {QStringLiteral("--bind"), each.argument + QLatin1Char('=') + each.secret};
    }
    for (const ArgumentBinding &each : before) {
        const auto same = [&](const ArgumentBinding &other) { return other.argument == each.argument; };
        if (std::any_of(bindings.begin(), bindings.end(), same))
            continue;
        unbound.append(each.argument);
        words += {QStringLiteral("--unbind"), each.argument};
    }
    change.command = line(words);
    if (bound.isEmpty() && unbound.isEmpty())
        change.complaint = tr("Nothing is different from now.");
    addUnlessNone(change.effects,
                  {QStringLiteral("eye"), Weight::Warns, int(bound.size()),
                   tr("argument(s) get a secret’s value:", nullptr, int(bound.size())), bound});
    addUnlessNone(change.effects,
                  {QStringLiteral("eyeoff"), Weight::Warns, int(unbound.size()),
                   tr("argument(s) are filled no more:", nullptr, int(unbound.size())), unbound});
    return change;
}

} // namespace oz0
