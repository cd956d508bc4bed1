#include "models/Texts.h"
#include "ui/pages/CandidateDetails.h"
#include "ui/pages/CandidatesPage.h"
#include "ui/widgets/FilterBar.h"
#include "ui/widgets/ListSplitter.h"
#include "ui/widgets/TableHeader.h"

#include <QMenu>
#include <QResizeEvent>
#include <QScrollBar>

#include <utility>

namespace oz0 {

namespace {
using Column = CandidateModel::Column;
constexpr auto headerKey = "candidates/header";
constexpr auto splitterKey = "candidates/splitter";
constexpr auto tabKey = "candidates/tab";
constexpr int viewMs = 150; // of rest, before the rows in view are asked about
} // namespace

void CandidatesPage::setDiff(DiffPresenter &presenter)
{
    m_details->setDiff(presenter);
    m_details->setPreviewAction(m_previewInstall);
    connect(m_details, &CandidateDetails::linkActivated, this, &PageWidget::linkActivated);
    m_details->setCurrentTab(m_settings.value(QLatin1String(tabKey), 0).toInt());
}

bool CandidatesPage::isGone(const ConsoleLink &link) const
{
    return m_presenter.store().age().count() >= 0 && !link.object.isEmpty()
        && !m_presenter.store().candidates().contains(CandidateId(link.object));
}

bool CandidatesPage::setFilters(const std::any &filters)
{
    const auto *query = std::any_cast<CandidateQuery>(&filters);
    if (!query || *query == m_presenter.filter().query())
        return false;
    m_presenter.filter().setQuery(*query);
    return true;
}

void CandidatesPage::focusFilter()
{
    m_filterBar->focusField();
}

QList<QAction *> CandidatesPage::objectActions() const
{
    return {m_openDiff, m_previewInstall, m_copyId, m_copyRunLine, m_copyShow, m_copyCommand, m_copyList, m_sortAgain, m_remove};
}

// The detail pane stands beside the list where there is room, else below it.
void CandidatesPage::resizeEvent(QResizeEvent *event)
{
    m_splitter->arrange(window()->width());
    PageWidget::resizeEvent(event);
}

void CandidatesPage::restoreLayout()
{
    m_table->setColumnHidden(int(Column::LastUpdate), true);
    m_table->setColumnHidden(int(Column::Queues), true);
    m_table->horizontalHeader()->moveSection(int(Column::Renewal), int(Column::ExpiresIn) + 1);
    m_table->restoreColumns(m_settings.value(QLatin1String(headerKey)).toByteArray());
    m_splitter->restore(m_settings.value(QLatin1String(splitterKey)).toByteArray());
    m_details->setCurrentTab(m_settings.value(QLatin1String(tabKey), 0).toInt());
    const QHeaderView *head = m_table->horizontalHeader();
    m_table->sortByColumn(head->sortIndicatorSection(), head->sortIndicatorOrder());
}

void CandidatesPage::watchView()
{
    m_viewTimer.setSingleShot(true);
    m_viewTimer.setInterval(viewMs);
    connect(&m_viewTimer, &QTimer::timeout, this, &CandidatesPage::tellInView);
    const auto later = [this] { m_viewTimer.start(); };
    connect(m_table->verticalScrollBar(), &QScrollBar::valueChanged, this, later);
    const CandidateFilter &filter = m_presenter.filter();
    connect(&filter, &CandidateFilter::settled, this, later);
    connect(&filter, &QAbstractItemModel::layoutChanged, this, later);
    connect(&filter, &QAbstractItemModel::rowsInserted, this, later);
    connect(&filter, &QAbstractItemModel::rowsRemoved, this, later);
}

void CandidatesPage::tellInView()
{
    QList<CandidateId> ids;
    const CandidateFilter &filter = m_presenter.filter();
    const int height = m_table->viewport()->height();
    for (int row = qMax(0, m_table->rowAt(0)); row < filter.rowCount() && ids.size() < ForecastWatch::most; ++row) {
        if (m_table->rowViewportPosition(row) >= height)
            break;
        ids.append(filter.idAt(row));
    }
    m_presenter.forecasts().setInView(ids);
}

void CandidatesPage::showEvent(QShowEvent *event)
{
    PageWidget::showEvent(event);
    m_presenter.setWatched(true);
    m_viewTimer.start();
}

void CandidatesPage::hideEvent(QHideEvent *event)
{
    PageWidget::hideEvent(event);
    m_presenter.setWatched(false);
}

// The head of old data says as of when; a column that was made narrower than that grows until the data is live again.
void CandidatesPage::fitStaleHead(bool stale)
{
    const int column = int(Column::State);
    if (!stale && m_widthBeforeStale > 0)
        m_table->setColumnWidth(column, std::exchange(m_widthBeforeStale, 0));
    const int wanted = qobject_cast<const TableHeader *>(m_table->horizontalHeader())->leastWidth(column);
    if (stale && m_table->columnWidth(column) < wanted) {
        m_widthBeforeStale = m_table->columnWidth(column);
        m_table->setColumnWidth(column, wanted);
    }
    if (!m_table->hasOwnWidths() && m_table->horizontalHeader()->length() > m_table->viewport()->width())
        m_table->sizeColumnsOnce();
}

void CandidatesPage::saveLayout()
{
    if (m_widthBeforeStale > 0)
        m_table->setColumnWidth(int(Column::State), m_widthBeforeStale);
    if (m_sized)
        m_settings.setValue(QLatin1String(headerKey), m_table->saveColumns());
    m_settings.setValue(QLatin1String(splitterKey), m_splitter->save());
    m_settings.setValue(QLatin1String(tabKey), m_details->currentTab());
}

void CandidatesPage::showColumnMenu(const QPoint &at)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (int column = 1; column < CandidateModel::columns; ++column) {
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

void CandidatesPage::showRowMenu(const QPoint &at)
{
    const QModelIndex index = m_table->indexAt(at);
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setToolTipsVisible(true);
    menu->addAction(m_previewInstall);
    menu->addSeparator();
    menu->addActions({m_copyId, m_copyRunLine, m_copyShow, m_copyCommand});
    if (index.isValid()) {
        menu->addSeparator();
        const CandidateRow &row = m_presenter.model().at(m_presenter.model().rowOf(m_presenter.filter().idAt(index.row())));
        const auto only = [&](const QString &text, const std::function<void(CandidateQuery &)> &edit) {
            connect(menu->addAction(text), &QAction::triggered, this, [this, edit] {
                CandidateQuery query = m_presenter.filter().query();
                edit(query);
                m_presenter.filter().setQuery(query);
            });
        };
        only(tr("Only plugin %1").arg(row.candidate.plugin.text()),
             [id = row.candidate.plugin](CandidateQuery &query) { query.plugin = id; });
        only(tr("Only owner %1").arg(row.candidate.owner.text()),
             [id = row.candidate.owner](CandidateQuery &query) { query.owner = id; });
        only(tr("Only state %1").arg(Texts::stateWord(row.state.word)),
             [word = row.state.word](CandidateQuery &query) { query.state = word; });
        for (const CandidateNode &node : row.candidate.nodes.mid(0, 5))
            only(tr("Only node %1").arg(node.node.text()), [id = node.node](CandidateQuery &query) { query.node = id; });
    }
    menu->addSeparator();
    menu->addAction(m_remove);
    menu->popup(m_table->viewport()->mapToGlobal(at));
}

} // namespace oz0
