#include "app/console/Tour.h"

#include "ui/pages/CandidateDetails.h"
#include "ui/pages/CandidatesPage.h"

#include <memory>

namespace oz0 {

namespace {

// Pages whose data comes from the server by itself; each goes through the broken states. Preview asks only when told to.
constexpr ConsolePlace listing[] = {ConsolePlace::Candidates, ConsolePlace::Nodes, ConsolePlace::Plugins, ConsolePlace::Refusals,
                                    ConsolePlace::Audit};

} // namespace

// The whole walk in English; then in German, in fewer variants; then each page from right to left.
void Tour::addStops(const Context &context)
{
    addWalk(context);
    const qsizetype german = m_stops.size();
    addWalk(context);
    const QList<Variant> few{m_variants[3], m_variants[6], m_variants[2], m_variants.last()};
    for (qsizetype stop = german; stop < m_stops.size(); ++stop) {
        m_stops[stop].name += QStringLiteral("-german");
        if (m_stops[stop].variants.isEmpty())
            m_stops[stop].variants = few;
    }
    m_stops[german].prepare = [this, prepare = m_stops[german].prepare] {
        speak(QLocale(QLocale::German, QLocale::Germany), Qt::LeftToRight, m_foreignSettings.filePath(QStringLiteral("kept")));
        prepare();
    };
    addMirroredStops(context);
}

// Each page adds its own stops; what every page has (broken states) is walked for all of them here.
void Tour::addWalk(const Context &context)
{
    m_stops.append({QStringLiteral("start-page"),
                    tr("No context: start a local cluster or import a context"),
                    [this] { shown().close(); },
                    [] { return true; },
                    {},
                    1000});
    addCandidatesStops(context);
    addFrameStops();
    addPluginsStops(context);
    addDiffStops(context);
    addRefusalsStops(context);
    addPreviewStops(context);
    addNodesStops();
    addAuditStops();
    addContextsStops(context);
    addSignInStops(context);
    addProductionStops(context);
    addBrokenStops(context);
    addEmptyStops();
}

void Tour::show(ConsolePlace place, const QString &object)
{
    shown().window().openLink({{}, {}, place, object});
}

std::function<bool()> Tour::isAt(ConsolePlace place, PageState state)
{
    return [this, place, state] {
        const PageWidget *page = shown().window().currentPage();
        return page && page->place() == place && page->state() == state && shown().session()->session.who().has_value();
    };
}

QList<ConsolePlace> Tour::places(const QList<ConsolePlace> &wanted)
{
    QList<ConsolePlace> there;
    for (const ConsolePlace place : wanted) {
        if (m_console.window().pageOf(place))
            there.append(place);
    }
    return there;
}

QString Tour::titleOf(ConsolePlace place)
{
    return m_console.window().pageOf(place)->title();
}

void Tour::addProductionStops(const Context &context)
{
    Context production = context;
    production.contextClass = ContextClass::Production;
    production.name = QStringLiteral("prod-example");
    m_stops.append({QStringLiteral("production-read-only"),
                    tr("The same cluster as a production context: read-only"),
                    [this, production] { shown().open(production); },
                    isAt(ConsolePlace::Candidates, PageState::Ready),
                    {},
                    15000});
    m_stops.append({QStringLiteral("production-unlocked"),
                    tr("The same, unlocked for 15 minutes"),
                    [this] { shown().session()->session.unlock(); },
                    [this] { return !shown().session()->session.isReadOnly(); },
                    {},
                    5000});
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
    const auto stateOf = [this](ConsolePlace place) {
        const PageWidget *page = shown().window().currentPage();
        return page && page->place() == place ? page->state() : PageState::Ready;
    };
    const QList<ConsolePlace> there = places({std::begin(listing), std::end(listing)});
    for (const ConsolePlace place : there) {
        m_stops.append({QStringLiteral("%1-loading").arg(word(place)),
                        tr("%1: the server has not answered yet").arg(titleOf(place)),
                        [this, place, throughRelay] {
                            throughRelay(Relay::Mode::Hold);
                            show(place);
                        },
                        [this, place, stateOf] { return m_since.elapsed() > 600 && stateOf(place) == PageState::Loading; },
                        {},
                        5000});
    }
    for (const ConsolePlace place : there) {
        m_stops.append({QStringLiteral("%1-failed").arg(word(place)),
                        tr("%1: the server cannot be reached").arg(titleOf(place)),
                        [this, place, context] {
                            if (place == ConsolePlace::Candidates) {
                                m_relay = std::make_unique<Relay>(context.server);
                                Context closed = context;
                                closed.server = m_relay->url();
                                m_relay->cut();
                                shown().open(closed);
                            }
                            show(place);
                        },
                        [place, stateOf] { return stateOf(place) == PageState::Failed; },
                        {},
                        60000});
    }
    for (const ConsolePlace place : there + places({ConsolePlace::Preview})) {
        m_stops.append({QStringLiteral("%1-before-the-cut").arg(word(place)),
                        tr("%1: the stream by way of a relay").arg(titleOf(place)),
                        [this, place, throughRelay] {
                            throughRelay(Relay::Mode::Forward);
                            show(place);
                            shown().page()->findChild<CandidateDetails *>()->setCurrentTab(0);
                        },
                        isAt(place, PageState::Ready),
                        {},
                        15000,
                        {m_variants.first()}});
        m_stops.append({QStringLiteral("%1-stale").arg(word(place)),
                        tr("%1: the stream was cut, data with its age, actions off").arg(titleOf(place)),
                        [this] { m_relay->cut(); },
                        [place, stateOf] { return stateOf(place) == PageState::Stale; },
                        {},
                        60000});
    }
}

void Tour::addEmptyStops()
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
                        return *opened && isAt(ConsolePlace::Candidates, PageState::Empty)();
                    },
                    {},
                    20000});
    for (const ConsolePlace place : places({ConsolePlace::Nodes, ConsolePlace::Plugins, ConsolePlace::Refusals})) {
        m_stops.append({QStringLiteral("%1-empty").arg(word(place)),
                        tr("%1: a server without any").arg(titleOf(place)),
                        [this, place] { show(place); },
                        isAt(place, PageState::Empty),
                        {},
                        15000});
    }
}

void Tour::addMirroredStops(const Context &context)
{
    const QString name = QStringLiteral("right-to-left");
    const QString tells = tr("%1, laid out from right to left");
    const QList<Variant> few{m_variants[0], m_variants[1], m_variants[3], m_variants[5], m_variants.last()};
    bool isFirst = true;
    for (const ConsolePlace place : places({std::begin(everyPlace), std::end(everyPlace)})) {
        m_stops.append({QStringLiteral("%1-ready-%2").arg(word(place), name),
                        tells.arg(titleOf(place)),
                        [this, context, place, isFirst] {
                            if (isFirst) {
                                speak(QLocale::c(), Qt::RightToLeft, m_console.options().dataFolder);
                                shown().open(context);
                            }
                            show(place);
                        },
                        isAt(place, PageState::Ready),
                        {},
                        15000,
                        few});
        isFirst = false;
        if (place == ConsolePlace::Candidates)
            m_stops.append({QStringLiteral("remove-many-%1").arg(name), tells.arg(tr("Removing several")),
                            [this] { removeSelected(3); }, [this] { return m_dialog && m_dialog->areEffectsKnown(); },
                            [this]() -> QWidget * { return m_dialog; }, 15000, few});
    }
}

} // namespace oz0
