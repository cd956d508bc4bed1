#include "ui/pages/NodesPage.h"
#include "ui/widgets/ListSplitter.h"
#include "ui/widgets/NodeFilterBar.h"
#include "ui/widgets/WhatIfBar.h"

#include <QBoxLayout>
#include <QMenu>
#include <QResizeEvent>

namespace oz0 {

namespace {

constexpr auto headerKey = "nodes/header";
constexpr auto splitterKey = "nodes/splitter";
constexpr auto asTableKey = "nodes/placementAsTable";
constexpr auto tabKey = "nodes/tab";

} // namespace

// The question stands beside the filters where there is room, else below them: by the width alone, so that nothing jumps when the
// data comes.
void NodesPage::resizeEvent(QResizeEvent *event)
{
    arrangeFilters();
    PageWidget::resizeEvent(event);
}

void NodesPage::arrangeFilters()
{
    const int needed = m_filterBar->lineWidth() + size::pageMargin + m_chooser->usualLineWidth();
    const bool narrow = needed > width() - 2 * size::pageMargin;
    const auto wanted = narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight;
    if (m_filterLine->direction() != wanted) {
        m_filterLine->setDirection(wanted);
        m_filterLine->setAlignment(m_chooser, narrow ? Qt::AlignLeading : Qt::Alignment());
    }
}

bool NodesPage::isGone(const ConsoleLink &link) const
{
    return m_presenter.store().age().count() >= 0 && !link.object.isEmpty()
        && !m_presenter.store().nodes().contains(NodeName(link.object));
}

bool NodesPage::setFilters(const std::any &filters)
{
    const auto *query = std::any_cast<NodeQuery>(&filters);
    if (!query || *query == m_presenter.filter().query())
        return false;
    m_presenter.filter().setQuery(*query);
    return true;
}

void NodesPage::restoreLayout()
{
    m_table->restoreColumns(m_settings.value(QLatin1String(headerKey)).toByteArray());
    m_splitter->restore(m_settings.value(QLatin1String(splitterKey)).toByteArray());
    showPlacementAsTable(m_settings.value(QLatin1String(asTableKey), false).toBool());
    if (m_settings.value(QLatin1String(tabKey), 0).toInt() == DetailsTab)
        setTab(DetailsTab);
    const QHeaderView *head = m_table->horizontalHeader();
    m_table->sortByColumn(head->sortIndicatorSection(), head->sortIndicatorOrder());
}

void NodesPage::saveLayout()
{
    if (m_sized)
        m_settings.setValue(QLatin1String(headerKey), m_table->saveColumns());
    m_settings.setValue(QLatin1String(splitterKey), m_splitter->save());
    m_settings.setValue(QLatin1String(asTableKey), m_asTable->isChecked());
    m_settings.setValue(QLatin1String(tabKey), m_tabs->currentIndex());
}

void NodesPage::showColumnMenu(const QPoint &at)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (int column = 1; column < NodeModel::columns; ++column) {
        QAction *action = menu->addAction(m_presenter.filter().headerData(column, Qt::Horizontal).toString());
        action->setCheckable(true);
        action->setChecked(!m_table->isColumnHidden(column));
        connect(action, &QAction::toggled, m_table, [this, column](bool on) {
            m_table->setColumnHidden(column, !on);
            if (on)
                m_table->resizeColumnToContents(column);
        });
    }
    menu->popup(m_table->horizontalHeader()->mapToGlobal(at));
}

void NodesPage::showRowMenu(const QPoint &at)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setToolTipsVisible(true);
    takeSelection(); // the press selected the row
    menu->addActions({m_copyName, m_audit, m_candidate, m_removeCandidate});
    if (!m_nodeActions.isEmpty()) {
        menu->addSeparator();
        menu->addActions(m_nodeActions);
    }
    menu->popup(m_table->viewport()->mapToGlobal(at));
}

} // namespace oz0
