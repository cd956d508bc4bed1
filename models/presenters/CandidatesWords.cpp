#include "models/CommandText.h"
#include "models/Texts.h"
#include "models/presenters/CandidatesPresenter.h"

namespace oz0 {

QString CandidatesPresenter::summary() const
{
    if (m_session.isStale() && m_session.asOf() == Instant{})
        return {}; // nothing has come yet
    if (m_session.isStale())
        return tr("as of %1").arg(Texts::timeOfDay(m_session.asOf()));
    const int late = m_filter.count(CandidateFacet::Expiring);
    const int failed = m_filter.count(CandidateFacet::Failed);
    QStringList parts;
    if (late > 0)
        parts.append(tr("%n renewal(s) late", nullptr, late));
    if (failed > 0)
        parts.append(tr("%n failed", nullptr, failed));
    if (parts.isEmpty())
        return m_filter.total() > 0 ? tr("%n candidate(s), nothing needs a look", nullptr, m_filter.total()) : QString();
    return tr("%n need(s) a look: %1", nullptr, late + failed).arg(parts.join(QStringLiteral(", ")));
}

QString CandidatesPresenter::footSelection() const
{
    if (m_selection.isEmpty())
        return m_filter.rowCount() > 0 ? tr("Nothing selected") : QString();
    return tr("%n selected", nullptr, int(m_selection.size()));
}

QString CandidatesPresenter::footShown() const
{
    if (m_store.age().count() < 0 || m_filter.total() == 0)
        return {}; // nothing is known, which is not that there is none; of none nothing is sorted
    const QString shown = tr("%1 of %2 shown").arg(Texts::number(m_filter.rowCount()), Texts::number(m_filter.total()));
    const CandidateSort &sorting = m_filter.sorting();
    if (sorting.column == CandidateModel::Column::State && sorting.order == Qt::AscendingOrder)
        return tr("%1, sorted by state: what needs a look comes first", "n of m shown").arg(shown);
    QString column = m_model.headerData(int(sorting.column), Qt::Horizontal).toString();
    return tr("%1, sorted by %2", "n of m shown, column").arg(shown, column.toLower());
}

QString CandidatesPresenter::totals() const
{
    const QString text = tr("%n candidate(s) on %1 of %2 nodes", nullptr, int(m_store.candidates().size()))
                             .arg(Texts::number(m_taken.count()), Texts::number(m_store.nodes().size()));
    return m_session.isStale() ? tr("%1, as of %2", "totals, time").arg(text, Texts::timeOfDay(m_session.asOf())) : text;
}

QStringList CandidatesPresenter::filterNames() const
{
    const CandidateQuery &query = m_filter.query();
    QStringList names;
    const auto add = [&names](bool on, const QString &name) {
        if (on)
            names.append(tr("“%1”", "a filter's name").arg(name));
    };
    add(!query.text.isEmpty(), query.text);
    add(query.has(CandidateFacet::Mine), tr("Mine"));
    add(query.has(CandidateFacet::Expiring), tr("Expiring"));
    add(query.has(CandidateFacet::Failed), tr("Failed"));
    add(query.has(CandidateFacet::HomesJobs), tr("On nodes that home jobs"));
    add(!query.owner.isEmpty(), query.owner.text());
    add(!query.node.isEmpty(), query.node.text());
    add(!query.plugin.isEmpty(), query.plugin.text());
    add(query.state.has_value(), query.state ? Texts::stateWord(*query.state) : QString());
    return names;
}

QString CandidatesPresenter::filteredEmptyText() const
{
    const QStringList names = filterNames();
    return names.size() == 1 ? tr("%1 hides %n candidate(s).", "one filter", m_filter.total()).arg(names.first())
                             : tr("%1 hide %n candidate(s).", "several filters", m_filter.total()).arg(Texts::joined(names));
}

QString CandidatesPresenter::listCommand() const
{
    return QStringLiteral("oz0 plugin candidates --tenant %1").arg(quotedArgument(m_session.context().tenant.text()));
}

QString CandidatesPresenter::showCommand(const CandidateId &id) const
{
    return QStringLiteral("oz0 candidate show %1 --tenant %2").arg(id.text(), quotedArgument(m_session.context().tenant.text()));
}

QString CandidatesPresenter::removeCommand(const QList<CandidateId> &ids, const QString &reason) const
{
    QStringList words{QStringLiteral("oz0 candidate remove")};
    for (const CandidateId &id : ids)
        words.append(id.text());
    words.append(QStringLiteral("--tenant"));
    words.append(quotedArgument(m_session.context().tenant.text()));
    if (!reason.isEmpty())
        words.append(QStringLiteral("--reason %1").arg(quotedArgument(reason)));
    if (m_session.isLockable())
        words.append(QStringLiteral("--confirm %1").arg(quotedArgument(m_session.context().name)));
    return words.join(QLatin1Char(' '));
}

QString CandidatesPresenter::runLine(const Candidate &candidate) const
{
    const QString agent = candidate.agents.isEmpty() ? candidate.flows.value(0) : candidate.agents.first();
    QString line = QStringLiteral("oz0 run --candidate %1 --tenant %2")
                       .arg(candidate.id.text(), quotedArgument(m_session.context().tenant.text()));
    return agent.isEmpty() ? line : line + QLatin1Char(' ') + quotedArgument(agent);
}

} // namespace oz0
