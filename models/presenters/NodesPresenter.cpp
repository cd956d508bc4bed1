#include "models/presenters/NodesPresenter.h"

#include "core/wire/Codec.h"
#include "models/CommandText.h"
#include "models/NodeTexts.h"
#include "models/Texts.h"
#include "models/presenters/RemovalPresenter.h"

#include <QJsonDocument>

namespace oz0 {

NodesPresenter::NodesPresenter(ApiClient &client, TenantStore &store, SessionPresenter &session, QObject *parent)
    : QObject(parent), m_store(store), m_session(session), m_model(store), m_filter(m_model), m_placement(store),
      m_placementList(m_placement), m_whatIf(client, store, session, m_model)
{
    connect(&store, &TenantStore::nodesChanged, this, [this] {
        const qsizetype before = m_selection.size();
        m_selection.removeIf([this](const NodeName &name) { return !m_store.nodes().contains(name); });
        if (m_selection.size() != before)
            Q_EMIT selectionChanged();
        Q_EMIT stateChanged();
        Q_EMIT detailsChanged();
    });
    connect(&store, &TenantStore::livenessChanged, this, &NodesPresenter::stateChanged);
    connect(&session, &SessionPresenter::changed, this, &NodesPresenter::stateChanged);
    connect(&m_filter, &NodeFilter::settled, this, &NodesPresenter::stateChanged);
    connect(&m_filter, &NodeFilter::countsChanged, this, &NodesPresenter::stateChanged);
    connect(&m_filter, &NodeFilter::queryChanged, this, &NodesPresenter::stateChanged);
    connect(&m_whatIf, &WhatIfPresenter::changed, this, &NodesPresenter::detailsChanged);
}

PageState NodesPresenter::state() const
{
    const Liveness liveness = m_store.liveness();
    if (m_store.age().count() < 0)
        return liveness == Liveness::Failed || liveness == Liveness::Stale ? PageState::Failed : PageState::Loading;
    if (m_store.nodes().isEmpty())
        return liveness == Liveness::Failed ? PageState::Failed : PageState::Empty;
    if (m_filter.rowCount() == 0 && m_filter.isSettled() && !m_filter.query().isEmpty())
        return PageState::FilteredEmpty;
    if (m_filter.rowCount() == 0 && !m_filter.isSettled())
        return PageState::Loading;
    return m_session.isStale() ? PageState::Stale : PageState::Ready;
}

QString NodesPresenter::summary() const
{
    if (m_store.age().count() < 0)
        return {};
    int online = 0;
    int taken = 0;
    for (const Node &node : m_store.nodes()) {
        online += node.online ? 1 : 0;
        taken += node.candidate ? 1 : 0;
    }
    const QString text = tr("%1 of %2 online, %n run(s) a candidate", nullptr, taken)
                             .arg(Texts::number(online), Texts::number(m_store.nodes().size()));
    return m_session.isStale() ? tr("%1, as of %2", "summary, time").arg(text, Texts::timeOfDay(m_session.asOf())) : text;
}

QString NodesPresenter::totals() const
{
    return tr("%1 of %2 nodes shown").arg(Texts::number(m_filter.rowCount()), Texts::number(m_filter.total()));
}

QStringList NodesPresenter::filterNames() const
{
    const NodeQuery &query = m_filter.query();
    QStringList names;
    const auto add = [&names](bool on, const QString &name) {
        if (on)
            names.append(tr("“%1”", "a filter's name").arg(name));
    };
    add(!query.text.isEmpty(), query.text);
    add(query.has(NodeFacet::Offline), tr("Offline"));
    add(query.has(NodeFacet::Closed), tr("Closed"));
    add(query.has(NodeFacet::NoSandbox), tr("No tier 1"));
    add(query.has(NodeFacet::HomesJobs), tr("Home jobs"));
    return names;
}

QString NodesPresenter::filteredEmptyText() const
{
    const QStringList names = filterNames();
    return names.size() == 1 ? tr("%1 hides %n node(s).", "one filter", m_filter.total()).arg(names.first())
                             : tr("%1 hide %n node(s).", "several filters", m_filter.total()).arg(Texts::joined(names));
}

void NodesPresenter::select(const QList<NodeName> &names)
{
    m_selection = names;
    Q_EMIT selectionChanged();
    Q_EMIT detailsChanged();
}

const NodeRow *NodesPresenter::shown() const
{
    if (m_selection.size() != 1)
        return nullptr;
    const int row = m_model.rowOf(m_selection.first());
    return row < 0 ? nullptr : &m_model.at(row);
}

QList<NodesPresenter::Fact> NodesPresenter::factsOf(const NodeRow &row) const
{
    const Node &node = row.node;
    QList<Fact> facts;
    const QString none = tr("none");
    const auto list = [&none](const QStringList &texts) { return texts.isEmpty() ? none : texts.join(QStringLiteral(", ")); };
    if (node.online)
        facts.append({tr("State"), tr("online"), {}});
    else
        facts.append({tr("State"), tr("offline since %1").arg(Texts::dateAndTime(node.offlineSince)),
                      tr("for %1").arg(Texts::age(m_model.shownAt() - node.offlineSince))});
    facts.append({tr("Labels"), node.labels.isEmpty() ? none : toText(node.labels), {}, !node.labels.isEmpty()});
    facts.append({tr("Candidates"), isOpen(node) ? tr("open to operators") : tr("closed: only an admin may place one here"), {}});
    facts.append({tr("System"), NodeTexts::system(node.os), {}});
    facts.append({tr("Sandbox"), hasSandbox(node) ? tr("tier %1", "sandbox").arg(node.tier) : tr("no tier 1"),
                  NodeTexts::tierReason(node.tierReason)});
    const auto version = [](const QString &known) {
        return known.isEmpty() ? tr("none", "a program, instead of its version") : known;
    };
    facts.append({tr("Programs"), tr("uv %1, Python %2").arg(version(node.uv), version(node.python)), {}});
    facts.append({tr("Runs now"), NodeTexts::work(row.work), NodeTexts::left(row)});
    if (node.candidate)
        facts.append({tr("Candidate"), node.candidate->id.text(), tr("of %1").arg(node.candidate->owner.text()), true,
                      node.candidate->id});
    facts.append({tr("Plugins"), list(row.work.installed),
                  node.plugins ? tr("limited to those it was given") : tr("every installed one")});
    facts.append({tr("Models"), list(node.serves), {}, !node.serves.isEmpty()});
    facts.append({tr("Queues"), list(node.queues), {}, !node.queues.isEmpty()});
    facts.append({tr("Jobs homed"), Texts::number(node.homes), {}});
    if (node.reportedGeneration != node.generation)
        facts.append({tr("Assignment"),
                      tr("follows %1 of %2").arg(Texts::number(node.reportedGeneration), Texts::number(node.generation)),
                      {}});
    for (const NodePart &part : node.parts) {
        if (part.error)
            facts.append({tr("Failed"), tr("%1 %2", "plugin version").arg(part.plugin.text(), part.version),
                          Texts::partError(*part.error)});
    }
    return facts;
}

ActionState NodesPresenter::mayRemove(const CandidateId &candidate) const
{
    const ActionState may = m_session.mayChange();
    const auto found = m_store.candidates().find(candidate);
    if (!may.allowed || found == m_store.candidates().end() || !m_session.who())
        return may;
    const QString against = RemovalPresenter::reasonAgainst(*found, *m_session.who());
    return {against.isEmpty(), against};
}

QString NodesPresenter::listCommand() const
{
    const QString what = m_whatIf.command();
    return what.isEmpty() ? QStringLiteral("oz0 node list --tenant %1").arg(quotedArgument(m_session.context().tenant.text()))
                          : what;
}

QByteArray NodesPresenter::exportJson() const
{
    QJsonArray items;
    for (int row = 0; row < m_filter.rowCount(); ++row)
        items.append(toJson(m_store.nodes().value(m_filter.idAt(row))));
    QJsonObject object{{QStringLiteral("items"), items}, {QStringLiteral("revision"), m_store.revision()}};
    if (m_whatIf.answer())
        object.insert(QStringLiteral("whatIf"), toJson(*m_whatIf.answer()));
    return QJsonDocument(object).toJson();
}

} // namespace oz0
