#include "ui/widgets/FilterBar.h"

#include "models/Texts.h"
#include "ui/widgets/FilterField.h"

#include <QSignalBlocker>

namespace oz0 {

FilterBar::FilterBar(const Theme &theme, CandidateFilter &filter, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_filter(filter), m_layout(new FlowLayout(size::insideGroup, this))
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    m_field = makeFilterField(theme, tr("Plugin, owner, node or state"),
                              tr("Filter the candidates by plugin, owner, node or state"));
    m_layout->addWidget(m_field);
    connect(m_field, &QLineEdit::textEdited, this,
            [this](const QString &text) { change([&text](CandidateQuery &query) { query.text = text; }); });
    connect(m_field, &QLineEdit::textChanged, this, [this](const QString &text) {
        if (text.isEmpty())
            change([](CandidateQuery &query) { query.text.clear(); });
    });
    m_facets[int(CandidateFacet::Mine)] = facetChip(CandidateFacet::Mine, QStringLiteral("chipMine"), tr("Mine"));
    m_facets[int(CandidateFacet::Expiring)] = facetChip(CandidateFacet::Expiring, QStringLiteral("chipExpiring"), tr("Expiring"));
    m_facets[int(CandidateFacet::Failed)] = facetChip(CandidateFacet::Failed, QStringLiteral("chipFailed"), tr("Failed"));
    m_facets[int(CandidateFacet::HomesJobs)] = facetChip(CandidateFacet::HomesJobs, QStringLiteral("chipHomesJobs"),
                                                         tr("On nodes that home jobs"));
    m_owner = valueChip(QStringLiteral("chipOwner"), [](CandidateQuery &query) { query.owner = {}; });
    m_node = valueChip(QStringLiteral("chipNode"), [](CandidateQuery &query) { query.node = {}; });
    m_plugin = valueChip(QStringLiteral("chipPlugin"), [](CandidateQuery &query) { query.plugin = {}; });
    m_state = valueChip(QStringLiteral("chipState"), [](CandidateQuery &query) { query.state.reset(); });
    connect(&filter, &CandidateFilter::queryChanged, this, &FilterBar::showQuery);
    connect(&filter, &CandidateFilter::countsChanged, this, &FilterBar::showCounts);
    showQuery();
    showCounts();
}

Chip *FilterBar::facetChip(CandidateFacet facet, const QString &objectName, const QString &word)
{
    auto *chip = new Chip(m_theme, word);
    chip->setObjectName(objectName);
    m_layout->addWidget(chip);
    connect(chip, &QAbstractButton::clicked, this,
            [this, facet](bool on) { change([&](CandidateQuery &query) { query.facet[int(facet)] = on; }); });
    return chip;
}

Chip *FilterBar::valueChip(const QString &objectName, std::function<void(CandidateQuery &)> takeOff)
{
    auto *chip = new Chip(m_theme, {});
    chip->setObjectName(objectName);
    chip->setChecked(true);
    chip->hide();
    m_layout->addWidget(chip);
    connect(chip, &QAbstractButton::clicked, this, [this, takeOff = std::move(takeOff)] { change(takeOff); });
    return chip;
}

void FilterBar::change(const std::function<void(CandidateQuery &)> &edit)
{
    CandidateQuery query = m_filter.query();
    edit(query);
    m_filter.setQuery(query);
}

void FilterBar::showQuery()
{
    const CandidateQuery &query = m_filter.query();
    if (m_field->text() != query.text) {
        const QSignalBlocker blocker(m_field);
        m_field->setText(query.text);
    }
    for (int i = 0; i < candidateFacets; ++i)
        m_facets[i]->setChecked(query.facet[i]);
    const auto showValue = [](Chip *chip, const QString &label, const QString &value) {
        chip->setText(label.arg(value));
        chip->setChecked(true);
        chip->setVisible(!value.isEmpty());
        chip->updateGeometry();
    };
    showValue(m_owner, tr("Owner %1"), query.owner.text());
    showValue(m_node, tr("Node %1"), query.node.text());
    showValue(m_plugin, tr("Plugin %1"), query.plugin.text());
    showValue(m_state, tr("State %1"), query.state ? Texts::stateWord(*query.state) : QString());
}

void FilterBar::setKnown(bool known)
{
    m_isKnown = known;
    showCounts();
}

void FilterBar::showCounts()
{
    for (int i = 0; i < candidateFacets; ++i)
        m_facets[i]->setCount(m_isKnown ? m_filter.count(CandidateFacet(i)) : -1);
}

void FilterBar::focusField()
{
    m_field->setFocus(Qt::ShortcutFocusReason);
    m_field->selectAll();
}

void FilterBar::clear()
{
    m_filter.setQuery({});
}

} // namespace oz0
