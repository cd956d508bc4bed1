#include "ui/widgets/NodeFilterBar.h"

#include "ui/widgets/FilterField.h"

#include <QSignalBlocker>

namespace oz0 {

NodeFilterBar::NodeFilterBar(const Theme &theme, NodeFilter &filter, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_filter(filter), m_layout(new FlowLayout(size::insideGroup, this))
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    m_field = makeFilterField(theme, tr("Node, label, plugin or queue"),
                              tr("Filter the nodes by name, label, plugin, model or queue"));
    m_layout->addWidget(m_field);
    connect(m_field, &QLineEdit::textChanged, this,
            [this](const QString &text) { change([&text](NodeQuery &query) { query.text = text; }); });
    addChip(NodeFacet::Offline, QStringLiteral("chipOffline"), tr("Offline"));
    addChip(NodeFacet::Closed, QStringLiteral("chipClosed"), tr("Closed"));
    addChip(NodeFacet::NoSandbox, QStringLiteral("chipNoSandbox"), tr("No tier 1"));
    addChip(NodeFacet::HomesJobs, QStringLiteral("chipHomesJobs"), tr("Home jobs"));
    connect(&filter, &NodeFilter::queryChanged, this, &NodeFilterBar::showQuery);
    connect(&filter, &NodeFilter::countsChanged, this, &NodeFilterBar::showCounts);
    showQuery();
    showCounts();
}

void NodeFilterBar::addChip(NodeFacet facet, const QString &objectName, const QString &word)
{
    auto *chip = new Chip(m_theme, word);
    chip->setObjectName(objectName);
    m_chips[int(facet)] = chip;
    m_layout->addWidget(chip);
    connect(chip, &QAbstractButton::clicked, this,
            [this, facet](bool on) { change([&](NodeQuery &query) { query.facet[int(facet)] = on; }); });
}

void NodeFilterBar::change(const std::function<void(NodeQuery &)> &edit)
{
    NodeQuery query = m_filter.query();
    edit(query);
    m_filter.setQuery(query);
}

void NodeFilterBar::showQuery()
{
    const NodeQuery &query = m_filter.query();
    if (m_field->text() != query.text) {
        const QSignalBlocker blocker(m_field);
        m_field->setText(query.text);
    }
    for (int facet = 0; facet < nodeFacets; ++facet)
        m_chips[facet]->setChecked(query.facet[facet]);
}

void NodeFilterBar::setKnown(bool known)
{
    m_isKnown = known;
    showCounts();
}

void NodeFilterBar::showCounts()
{
    for (int facet = 0; facet < nodeFacets; ++facet)
        m_chips[facet]->setCount(m_isKnown ? m_filter.count(NodeFacet(facet)) : -1);
}

int NodeFilterBar::lineWidth() const
{
    int width = m_layout->lineWidth();
    for (const Chip *chip : m_chips)
        width += chip->usualWidth() - chip->sizeHint().width();
    return width;
}

void NodeFilterBar::focusField()
{
    m_field->setFocus(Qt::ShortcutFocusReason);
    m_field->selectAll();
}

} // namespace oz0
