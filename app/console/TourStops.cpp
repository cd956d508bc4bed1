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

void Tour::addStops(const Context &context)
{
    const auto state = [this](PageState wanted) { return [this, wanted] { return m_console.page() && m_console.page()->state() == wanted; }; };
    const auto tab = [this](int index) {
        return [this, index] {
            selectRows(m_console, 1);
            m_console.page()->findChild<CandidateDetails *>()->setCurrentTab(index);
        };
    };
    m_stops.append({QStringLiteral("start-page"), tr("No context: start a local cluster or import a context"),
                    [this] { m_console.close(); }, [] { return true; }, {}, 1000});
    m_stops.append({QStringLiteral("candidates-ready"), tr("Candidates, with the details of the first"),
                    [this, context] { m_console.open(context); },
                    [this] {
                        return m_console.session()->candidates.state() == PageState::Ready && m_console.session()->session.who()
                            && m_console.session()->candidates.shown();
                    },
                    {}, 60000});
    m_stops.append({QStringLiteral("candidates-nodes"), tr("Its nodes and what they stopped doing"), tab(1), state(PageState::Ready), {}, 5000});
    m_stops.append({QStringLiteral("candidates-timeline"), tr("What happened to it"), tab(2),
                    [this] { return m_console.session()->candidates.timeline().rowCount() > 0; }, {}, 10000});
    addSelectionStops();
    m_stops.append({QStringLiteral("candidates-filtered-empty"), tr("A filter that hides every candidate"),
                    [this] {
                        CandidateQuery query;
                        query.text = QStringLiteral("no-such-plugin");
                        query.facet[int(CandidateFacet::Mine)] = true;
                        m_console.session()->candidates.filter().setQuery(query);
                    },
                    state(PageState::FilteredEmpty), {}, 5000});
    Context production = context;
    production.contextClass = ContextClass::Production;
    production.name = QStringLiteral("prod-example");
    m_stops.append({QStringLiteral("production-read-only"), tr("The same cluster as a production context: read-only"),
                    [this, production] { m_console.open(production); },
                    [this] { return m_console.session()->candidates.state() == PageState::Ready && m_console.session()->session.who() && m_console.session()->candidates.shown(); }, {}, 15000});
    m_stops.append({QStringLiteral("production-unlocked"), tr("The same, unlocked for 15 minutes"),
                    [this] { m_console.session()->session.unlock(); }, [this] { return !m_console.session()->session.isReadOnly(); }, {}, 5000});
    addBrokenStops(context);
}

void Tour::removeSelected(int rows)
{
    QList<CandidateId> ids;
    const CandidateFilter &filter = m_console.session()->candidates.filter();
    for (int row = 0; row < qMin(rows, filter.rowCount()); ++row)
        ids.append(filter.idAt(row));
    m_dialog = new RemoveDialog(m_console.theme(), m_console.session()->candidates, ids, &m_console.window());
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
    m_stops.append({QStringLiteral("candidates-several-selected"), tr("Several selected: what may be done with how many"),
                    [this] {
                        m_console.page()->findChild<CandidateDetails *>()->setCurrentTab(0);
                        selectRows(m_console, 3);
                    },
                    [this] { return m_console.session()->candidates.selection().size() > 1; }, {}, 5000});
    m_stops.append({QStringLiteral("remove-one"), tr("Removing one: what will happen, before it does"), [this] { removeSelected(1); }, known, dialog, 15000});
    m_stops.append({QStringLiteral("remove-many"), tr("Removing several: the count is typed"), [this] { removeSelected(3); }, known, dialog, 15000});
}

void Tour::addBrokenStops(const Context &context)
{
    const auto throughRelay = [this, context](Relay::Mode mode) {
        m_relay = std::make_unique<Relay>(context.server);
        m_relay->setMode(mode);
        Context relayed = context;
        relayed.server = m_relay->url();
        m_console.open(relayed);
    };
    m_stops.append({QStringLiteral("candidates-loading"), tr("The server has not answered yet"), [throughRelay] { throughRelay(Relay::Mode::Hold); },
                    [this] { return m_since.elapsed() > 600 && m_console.page()->state() == PageState::Loading; }, {}, 5000});
    m_stops.append({QStringLiteral("candidates-failed"), tr("The server cannot be reached"),
                    [this, context] {
                        m_relay = std::make_unique<Relay>(context.server);
                        Context closed = context;
                        closed.server = m_relay->url();
                        m_relay->cut();
                        m_console.open(closed);
                    },
                    [this] { return m_console.page()->state() == PageState::Failed; }, {}, 60000});
    m_stops.append({QStringLiteral("candidates-before-the-cut"), tr("The stream by way of a relay"), [throughRelay] { throughRelay(Relay::Mode::Forward); },
                    [this] { return m_console.page()->state() == PageState::Ready && m_console.session()->candidates.shown(); }, {}, 15000});
    m_stops.append({QStringLiteral("candidates-stale"), tr("The stream was cut: data with its age, actions off"), [this] { m_relay->cut(); },
                    [this] { return m_console.page()->state() == PageState::Stale; }, {}, 60000});
}

} // namespace oz0
