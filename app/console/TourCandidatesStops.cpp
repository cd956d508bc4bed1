#include "app/console/Tour.h"

#include "ui/dialogs/RemoveDialog.h"
#include "ui/pages/CandidateDetails.h"
#include "ui/pages/CandidatesPage.h"

#include <QItemSelectionModel>

namespace oz0 {

namespace {

Table *tableOf(Console &console)
{
    return console.page()->findChild<Table *>(QStringLiteral("candidates"));
}

void selectRows(Console &console, int rows)
{
    Table *table = tableOf(console);
    table->clearSelection();
    for (int row = 0; row < rows; ++row)
        table->selectionModel()->select(table->model()->index(row, 0), QItemSelectionModel::Select | QItemSelectionModel::Rows);
}

} // namespace

void Tour::addCandidatesStops(const Context &context)
{
    const auto state = [this](PageState wanted) {
        return [this, wanted] { return shown().page() && shown().page()->state() == wanted; };
    };
    const auto tab = [this](int index) {
        return [this, index] {
            selectRows(shown(), 1);
            shown().page()->findChild<CandidateDetails *>()->setCurrentTab(index);
        };
    };
    m_stops.append({QStringLiteral("candidates-ready"),
                    tr("Candidates, with the details of the first"),
                    [this, context] { shown().open(context); },
                    [this] {
                        return isAt(ConsolePlace::Candidates, PageState::Ready)() && shown().session()->candidates.shown()
                            && shown().session()->candidates.edge().view() && shown().session()->candidates.forecast().forecast();
                    },
                    {},
                    60000});
    m_stops.append({QStringLiteral("candidates-nodes"),
                    tr("Its nodes and what they stopped doing"),
                    tab(1),
                    state(PageState::Ready),
                    {},
                    5000});
    m_stops.append({QStringLiteral("candidates-timeline"),
                    tr("What happened to it"),
                    tab(2),
                    [this] { return shown().session()->candidates.timeline().rowCount() > 0; },
                    {},
                    10000});
    addSelectionStops();
    m_stops.append({QStringLiteral("candidates-filtered-empty"),
                    tr("A filter that hides every candidate"),
                    [this] {
                        CandidateQuery query;
                        query.text = QStringLiteral("no-such-plugin");
                        query.facet[int(CandidateFacet::Mine)] = true;
                        shown().session()->candidates.filter().setQuery(query);
                    },
                    state(PageState::FilteredEmpty),
                    {},
                    5000});
}

void Tour::removeSelected(int rows)
{
    QList<CandidateId> ids;
    const CandidateFilter &filter = shown().session()->candidates.filter();
    for (int row = 0; row < qMin(rows, filter.rowCount()); ++row)
        ids.append(filter.idAt(row));
    m_dialog = new RemoveDialog(shown().theme(), shown().session()->candidates, ids, &shown().window());
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    m_dialog->open();
}

void Tour::addSelectionStops()
{
    const auto known = [this] {
        const QPushButton *confirm = m_dialog ? m_dialog->findChild<QPushButton *>(QStringLiteral("confirmRemove")) : nullptr;
        return confirm && m_dialog->areEffectsKnown();
    };
    const auto dialog = [this]() -> QWidget * { return m_dialog; };
    m_stops.append({QStringLiteral("candidates-several-selected"),
                    tr("Several selected: what may be done with how many"),
                    [this] {
                        shown().page()->findChild<CandidateDetails *>()->setCurrentTab(0);
                        selectRows(shown(), 3);
                    },
                    [this] { return shown().session()->candidates.selection().size() > 1; },
                    {},
                    5000});
    m_stops.append({QStringLiteral("remove-one"), tr("Removing one: what will happen, before it does"),
                    [this] { removeSelected(1); }, known, dialog, 15000});
    m_stops.append({QStringLiteral("remove-many"), tr("Removing several: the count is typed"), [this] { removeSelected(3); },
                    known, dialog, 15000});
}

} // namespace oz0
