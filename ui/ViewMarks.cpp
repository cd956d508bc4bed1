#include "ui/ViewMarks.h"

#include "models/Roles.h"

#include <QAbstractItemView>
#include <QHash>
#include <QItemSelectionModel>
#include <QScrollBar>

namespace oz0 {

namespace {

QString keyOf(const QModelIndex &index)
{
    return index.data(IdRole).toString();
}

/// One cell is selected, not its row.
bool isOfCells(const QAbstractItemView &view)
{
    return view.selectionBehavior() == QAbstractItemView::SelectItems
        && view.selectionMode() == QAbstractItemView::SingleSelection && view.model()->columnCount() > 1;
}

void takeSelection(const QAbstractItemView &view, ViewMark &mark)
{
    if (!view.selectionModel())
        return;
    const QModelIndex current = view.currentIndex();
    mark.current = keyOf(current);
    mark.currentRow = current.isValid() ? current.row() : -1;
    mark.currentColumn = current.isValid() ? current.column() : -1;
    for (const QItemSelectionRange &range : view.selectionModel()->selection()) {
        for (int row = range.top(); row <= range.bottom() && mark.selected.size() < ViewMarks::mostSelected; ++row) {
            if (const QString key = keyOf(range.model()->index(row, range.left(), range.parent())); !key.isEmpty())
                mark.selected.append(key);
        }
    }
}

/// The rows of these keys at the top of the model; the remembered row first, as most have not moved.
QHash<QString, int> rowsOf(const QAbstractItemModel &model, const ViewMark &mark)
{
    QHash<QString, int> rows;
    if (mark.currentRow >= 0 && mark.currentRow < model.rowCount() && keyOf(model.index(mark.currentRow, 0)) == mark.current) {
        rows.insert(mark.current, mark.currentRow);
        if (mark.selected.size() <= 1)
            return rows;
    }
    const QSet<QString> wanted(mark.selected.begin(), mark.selected.end());
    for (int row = 0; row < qMin(model.rowCount(), ViewMarks::mostSearched); ++row) {
        if (const QString key = keyOf(model.index(row, 0)); wanted.contains(key) || key == mark.current)
            rows.insert(key, row);
    }
    return rows;
}

void putSelectionBack(QAbstractItemView &view, const ViewMark &mark)
{
    QItemSelectionModel *selection = view.selectionModel();
    if (!selection || mark.selected.isEmpty() || view.selectionMode() == QAbstractItemView::NoSelection)
        return;
    const QAbstractItemModel &model = *view.model();
    const QHash<QString, int> rows = rowsOf(model, mark);
    QItemSelection wanted;
    for (const QString &key : mark.selected) {
        if (const auto row = rows.constFind(key); row != rows.constEnd()) {
            const QModelIndex index = model.index(*row, 0);
            wanted.select(index, index);
        }
    }
    if (wanted.isEmpty())
        return;
    if (isOfCells(view)) {
        const auto row = rows.constFind(mark.current);
        if (row != rows.constEnd() && mark.currentColumn < model.columnCount())
            selection->setCurrentIndex(model.index(*row, mark.currentColumn), QItemSelectionModel::ClearAndSelect);
        return;
    }
    const auto flags = QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows;
    if (const auto row = rows.constFind(mark.current); row != rows.constEnd())
        selection->setCurrentIndex(model.index(*row, 0), QItemSelectionModel::NoUpdate);
    selection->select(wanted, flags);
}

} // namespace

ViewMarks marksOf(const QWidget &page)
{
    ViewMarks marks;
    for (const QAbstractScrollArea *area : page.findChildren<QAbstractScrollArea *>()) {
        if (area->objectName().isEmpty() || !area->isVisibleTo(&page))
            continue;
        ViewMark mark;
        mark.view = area->objectName();
        mark.across = area->horizontalScrollBar()->value();
        mark.down = area->verticalScrollBar()->value();
        if (const auto *view = qobject_cast<const QAbstractItemView *>(area))
            takeSelection(*view, mark);
        marks.views.append(mark);
    }
    return marks;
}

void putBack(const QWidget &page, const ViewMarks &marks)
{
    for (const ViewMark &mark : marks.views) {
        auto *area = page.findChild<QAbstractScrollArea *>(mark.view);
        if (!area)
            continue;
        if (auto *view = qobject_cast<QAbstractItemView *>(area))
            putSelectionBack(*view, mark);
        area->horizontalScrollBar()->setValue(mark.across);
        area->verticalScrollBar()->setValue(mark.down);
    }
}

} // namespace oz0
