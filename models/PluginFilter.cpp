#include "models/PluginFilter.h"

namespace oz0 {

bool PluginQuery::isEmpty() const
{
    return text.trimmed().isEmpty() && std::none_of(std::begin(facet), std::end(facet), [](bool on) { return on; });
}

PluginFilter::PluginFilter(PluginModel &model, QObject *parent) : QSortFilterProxyModel(parent), m_model(model)
{
    setSourceModel(&model);
    setSortRole(SortRole);
    setDynamicSortFilter(true);
    sort(int(PluginModel::Column::State));
}

void PluginFilter::setQuery(const PluginQuery &query)
{
    if (query == m_query)
        return;
    m_query = query;
    m_words = query.text.toCaseFolded().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
    Q_EMIT queryChanged();
}

bool PluginFilter::has(const PluginRow &row, PluginFacet facet)
{
    switch (facet) {
    case PluginFacet::Candidates:
        return row.candidates > 0;
    case PluginFacet::Course:
        return row.plugin.rollout || !row.plugin.gateNodes.isEmpty() || row.plugin.state == PluginState::FirstGate
            || row.plugin.state == PluginState::GateStopped;
    case PluginFacet::Withheld:
        return row.available() < row.required();
    case PluginFacet::NoNode:
        return row.serving.isEmpty();
    }
    return false;
}

int PluginFilter::count(PluginFacet facet) const
{
    int count = 0;
    for (int row = 0; row < m_model.rowCount(); ++row)
        count += has(m_model.at(row), facet) ? 1 : 0;
    return count;
}

bool PluginFilter::filterAcceptsRow(int at, const QModelIndex &) const
{
    const PluginRow &row = m_model.at(at);
    for (int facet = 0; facet < pluginFacets; ++facet) {
        if (m_query.facet[facet] && !has(row, PluginFacet(facet)))
            return false;
    }
    if (m_words.isEmpty())
        return true;
    const Plugin &plugin = row.plugin;
    QStringList names{plugin.name.text(), plugin.version, plugin.installedBy.text(), PluginModel::stateText(row)};
    names += plugin.tools + plugin.agents + plugin.flows;
    const QString text = names.join(QLatin1Char('\n')).toCaseFolded();
    return std::all_of(m_words.begin(), m_words.end(), [&text](const QString &word) { return text.contains(word); });
}

bool PluginFilter::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const QVariant a = left.data(SortRole);
    const QVariant b = right.data(SortRole);
    if (a != b)
        return QSortFilterProxyModel::lessThan(left, right);
    // Equal ones by name, whichever way the column is sorted.
    const bool byName = m_model.keyAt(left.row()) < m_model.keyAt(right.row());
    return sortOrder() == Qt::AscendingOrder ? byName : !byName;
}

PluginName PluginFilter::nameAt(int row) const
{
    return m_model.keyAt(mapToSource(index(row, 0)).row());
}

int PluginFilter::rowOf(const PluginName &name) const
{
    const int row = m_model.rowOf(name);
    return row < 0 ? -1 : mapFromSource(m_model.index(row, 0)).row();
}

} // namespace oz0
