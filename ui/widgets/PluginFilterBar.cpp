#include "ui/widgets/PluginFilterBar.h"

#include "ui/widgets/FilterField.h"

#include <QSignalBlocker>

namespace oz0 {

PluginFilterBar::PluginFilterBar(const Theme &theme, PluginFilter &filter, QWidget *parent) : QWidget(parent), m_filter(filter)
{
    auto *layout = new FlowLayout(size::insideGroup, this);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    m_field = makeFilterField(theme, tr("Plugin, tool, agent or flow"),
                              tr("Filter the plugins by name, version, tool, agent or flow"));
    m_field->setObjectName(QStringLiteral("pluginFilter"));
    layout->addWidget(m_field);
    connect(m_field, &QLineEdit::textChanged, this, [this](const QString &text) {
        PluginQuery query = m_filter.query();
        query.text = text;
        m_filter.setQuery(query);
    });
    const QString facetWords[pluginFacets] = {tr("Has candidates"), tr("Gate or rollout"), tr("Secrets withheld"),
                                              tr("On no node")};
    const char *names[pluginFacets] = {"chipCandidates", "chipCourse", "chipWithheld", "chipNoNode"};
    for (int facet = 0; facet < pluginFacets; ++facet) {
        m_facets[facet] = new Chip(theme, facetWords[facet]);
        m_facets[facet]->setObjectName(QLatin1String(names[facet]));
        layout->addWidget(m_facets[facet]);
        connect(m_facets[facet], &QAbstractButton::clicked, this, [this, facet](bool on) {
            PluginQuery query = m_filter.query();
            query.facet[facet] = on;
            m_filter.setQuery(query);
        });
    }
    connect(&filter, &PluginFilter::queryChanged, this, &PluginFilterBar::showQuery);
    showQuery();
    showCounts();
}

void PluginFilterBar::showQuery()
{
    if (m_field->text() != m_filter.query().text) {
        const QSignalBlocker blocker(m_field);
        m_field->setText(m_filter.query().text);
    }
    for (int facet = 0; facet < pluginFacets; ++facet)
        m_facets[facet]->setChecked(m_filter.query().facet[facet]);
}

void PluginFilterBar::setKnown(bool known)
{
    m_isKnown = known;
    showCounts();
}

void PluginFilterBar::showCounts()
{
    for (int facet = 0; facet < pluginFacets; ++facet)
        m_facets[facet]->setCount(m_isKnown ? m_filter.count(PluginFacet(facet)) : -1);
}

void PluginFilterBar::focusField()
{
    m_field->setFocus(Qt::ShortcutFocusReason);
    m_field->selectAll();
}

void PluginFilterBar::clear()
{
    m_filter.setQuery({});
}

} // namespace oz0
