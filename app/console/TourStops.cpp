#include "app/console/Tour.h"

#include "ui/dialogs/RemoveDialog.h"
#include "ui/pages/CandidateDetails.h"
#include "ui/pages/CandidatesPage.h"

#include <QItemSelectionModel>

#include <memory>

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
    const auto state = [this](PageState wanted) {
        return [this, wanted] { return shown().page() && shown().page()->state() == wanted; };
    };
    const auto tab = [this](int index) {
        return [this, index] {
            selectRows(shown(), 1);
            shown().page()->findChild<CandidateDetails *>()->setCurrentTab(index);
        };
    };
    m_stops.append({QStringLiteral("start-page"),
                    tr("No context: start a local cluster or import a context"),
                    [this] { shown().close(); },
                    [] { return true; },
                    {},
                    1000});
    m_stops.append({QStringLiteral("candidates-ready"),
                    tr("Candidates, with the details of the first"),
                    [this, context] { shown().open(context); },
                    isReady(),
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
    Context production = context;
    production.contextClass = ContextClass::Production;
    production.name = QStringLiteral("prod-example");
    m_stops.append({QStringLiteral("production-read-only"),
                    tr("The same cluster as a production context: read-only"),
                    [this, production] { shown().open(production); },
                    isReady(),
                    {},
                    15000});
    m_stops.append({QStringLiteral("production-unlocked"),
                    tr("The same, unlocked for 15 minutes"),
                    [this] { shown().session()->session.unlock(); },
                    [this] { return !shown().session()->session.isReadOnly(); },
                    {},
                    5000});
    addBrokenStops(context);
    addEmptyStop();
    addForeignStops(context);
}

std::function<bool()> Tour::isReady()
{
    return [this] {
        return shown().page()->state() == PageState::Ready && shown().session()->session.who()
            && shown().session()->candidates.shown();
    };
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

void Tour::addBrokenStops(const Context &context)
{
    const auto throughRelay = [this, context](Relay::Mode mode) {
        m_relay = std::make_unique<Relay>(context.server);
        m_relay->setMode(mode);
        Context relayed = context;
        relayed.server = m_relay->url();
        shown().open(relayed);
    };
    m_stops.append({QStringLiteral("candidates-loading"),
                    tr("The server has not answered yet"),
                    [throughRelay] { throughRelay(Relay::Mode::Hold); },
                    [this] { return m_since.elapsed() > 600 && shown().page()->state() == PageState::Loading; },
                    {},
                    5000});
    m_stops.append({QStringLiteral("candidates-failed"),
                    tr("The server cannot be reached"),
                    [this, context] {
                        m_relay = std::make_unique<Relay>(context.server);
                        Context closed = context;
                        closed.server = m_relay->url();
                        m_relay->cut();
                        shown().open(closed);
                    },
                    [this] { return shown().page()->state() == PageState::Failed; },
                    {},
                    60000});
    m_stops.append({QStringLiteral("candidates-before-the-cut"),
                    tr("The stream by way of a relay"),
                    [throughRelay] { throughRelay(Relay::Mode::Forward); },
                    [this] { return shown().page()->state() == PageState::Ready && shown().session()->candidates.shown(); },
                    {},
                    15000});
    m_stops.append({QStringLiteral("candidates-stale"),
                    tr("The stream was cut: data with its age, actions off"),
                    [this] { m_relay->cut(); },
                    [this] { return shown().page()->state() == PageState::Stale; },
                    {},
                    60000});
}

void Tour::addEmptyStop()
{
    const auto opened = std::make_shared<bool>(false);
    m_stops.append({QStringLiteral("candidates-empty"),
                    tr("A server without any candidate"),
                    [] {},
                    [this, opened] {
                        if (const std::optional<Context> empty = *opened ? std::nullopt : m_emptyServer.context()) {
                            *opened = true;
                            shown().open(*empty);
                        }
                        return *opened && shown().page()->state() == PageState::Empty && shown().session()->session.who();
                    },
                    {},
                    20000});
}

void Tour::addForeignStops(const Context &context)
{
    const QList<Variant> few{m_variants[0], m_variants[1], m_variants[3], m_variants[5]};
    const auto open = [this, context](const QLocale &locale, Qt::LayoutDirection direction) {
        return [this, context, locale, direction] {
            speak(locale, direction);
            shown().open(context);
        };
    };
    const auto dialog = [this]() -> QWidget * { return m_dialog; };
    const auto known = [this] { return m_dialog && m_dialog->areEffectsKnown(); };
    m_stops.append({QStringLiteral("candidates-ready-german"),
                    tr("Candidates in German"),
                    open(QLocale(QLocale::German, QLocale::Germany), Qt::LeftToRight),
                    isReady(),
                    {},
                    15000,
                    few});
    m_stops.append({QStringLiteral("remove-many-german"), tr("Removing several, in German"), [this] { removeSelected(3); }, known,
                    dialog, 15000, few});
    m_stops.append({QStringLiteral("candidates-ready-right-to-left"),
                    tr("Candidates, laid out from right to left"),
                    open(QLocale::c(), Qt::RightToLeft),
                    isReady(),
                    {},
                    15000,
                    few});
    m_stops.append({QStringLiteral("remove-many-right-to-left"), tr("Removing several, laid out from right to left"),
                    [this] { removeSelected(3); }, known, dialog, 15000, few});
}

} // namespace oz0
