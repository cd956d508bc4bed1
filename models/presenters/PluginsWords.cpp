#include "models/CommandText.h"
#include "models/ConsoleLink.h"
#include "models/Texts.h"
#include "models/presenters/PluginsPresenter.h"

namespace oz0 {

QString PluginsPresenter::summary() const
{
    if (m_store.age().count() < 0)
        return {};
    if (m_session.isStale())
        return tr("as of %1").arg(Texts::timeOfDay(m_session.asOf()));
    QStringList parts;
    if (const int n = m_filter.count(PluginFacet::Course))
        parts.append(tr("%n at a gate or in a rollout", nullptr, n));
    if (const int n = m_filter.count(PluginFacet::NoNode))
        parts.append(tr("%n on no node", nullptr, n));
    if (const int n = m_filter.count(PluginFacet::Withheld))
        parts.append(tr("%n without all of their secrets", nullptr, n));
    if (parts.isEmpty())
        return m_model.rowCount() > 0 ? tr("%n plugin(s), nothing needs a look", nullptr, m_model.rowCount()) : QString();
    return parts.join(QStringLiteral(", "));
}

QString PluginsPresenter::footSelection() const
{
    return shown() ? tr("1 selected") : m_filter.rowCount() > 0 ? tr("Nothing selected") : QString();
}

QString PluginsPresenter::footShown() const
{
    if (m_store.age().count() < 0)
        return {}; // nothing is known, which is not that there is none
    return tr("%1 of %2 shown").arg(Texts::number(m_filter.rowCount()), Texts::number(m_model.rowCount()));
}

QString PluginsPresenter::totals() const
{
    int candidates = 0;
    for (int row = 0; row < m_model.rowCount(); ++row)
        candidates += m_model.at(row).candidates;
    const QString text = tr("%1, %2", "plugins, candidates")
                             .arg(tr("%n plugin(s)", nullptr, m_model.rowCount()), tr("%n candidate(s)", nullptr, candidates));
    return m_session.isStale() ? tr("%1, as of %2", "totals, time").arg(text, Texts::timeOfDay(m_session.asOf())) : text;
}

QString PluginsPresenter::filteredEmptyText() const
{
    QStringList names;
    const PluginQuery &query = m_filter.query();
    if (!query.text.trimmed().isEmpty())
        names.append(tr("“%1”", "a filter's words").arg(query.text.trimmed()));
    const QString facets[pluginFacets] = {tr("“Has candidates”"), tr("“Gate or rollout”"), tr("“Secrets withheld”"),
                                          tr("“On no node”")};
    for (int facet = 0; facet < pluginFacets; ++facet) {
        if (query.facet[facet])
            names.append(facets[facet]);
    }
    return names.size() == 1 ? tr("%1 hides %n plugin(s).", "one filter", m_model.rowCount()).arg(names.first())
                             : tr("%1 hide %n plugin(s).", "several filters", m_model.rowCount()).arg(Texts::joined(names));
}

QString PluginsPresenter::manifestText() const
{
    const ManifestShelf::Copy *copy = m_shelf.find(m_selected);
    return copy ? QString::fromUtf8(copy->text) : QString();
}

QString PluginsPresenter::manifestNote() const
{
    const Plugin *plugin = shown();
    if (!plugin || m_shelf.find(m_selected))
        return {};
    if (plugin->state != PluginState::Installed)
        return tr("Its first version is not installed yet.");
    if (!m_session.who())
        return tr("The server has not said yet who you are.");
    if (!m_shelf.mayRead())
        return tr("Only an operator may read manifests.");
    if (m_shelf.hasFailed(m_selected))
        return Texts::error(m_shelf.errorOf(m_selected));
    return tr("The manifest is being asked for.");
}

QString PluginsPresenter::listCommand() const
{
    return QStringLiteral("oz0 plugin list --tenant %1").arg(quotedArgument(m_session.context().tenant.text()));
}

QString PluginsPresenter::linkText() const
{
    ConsoleLink link;
    link.context = m_session.context().name;
    link.tenant = m_session.context().tenant.text();
    link.place = ConsolePlace::Plugins;
    link.object = m_selected.text();
    return link.text();
}

} // namespace oz0
