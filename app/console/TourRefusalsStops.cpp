#include "app/console/Tour.h"

namespace oz0 {

// The local cluster has refused some attempts; nothing here adds another.
void Tour::addRefusalsStops(const Context &context)
{
    const auto refusals = [this]() -> RefusalsPresenter & { return shown().session()->refusals; };
    m_stops.append({QStringLiteral("refusals-ready"),
                    tr("Refusals, with the newest record"),
                    [this, context] {
                        shown().open(context);
                        show(ConsolePlace::Refusals);
                    },
                    [this, refusals] {
                        return isAt(ConsolePlace::Refusals, PageState::Ready)() && refusals().shown()
                            && !refusals().facts().isEmpty() && !refusals().whatIf().isAsking();
                    },
                    {},
                    15000});
    m_stops.append({QStringLiteral("refusals-checked-again"),
                    tr("The same record, checked against the state of now"),
                    [refusals] { refusals().recheck(); },
                    [refusals] { return refusals().rechecked().has_value(); },
                    {}});
    m_stops.append({QStringLiteral("refusals-other-record"),
                    tr("Another record of the queue"),
                    [this, refusals] {
                        const QList<RefusalRecord> &records = refusals().model().records();
                        show(ConsolePlace::Refusals, records.last().id.text());
                    },
                    [refusals] { return refusals().shown() && refusals().linesNote().isEmpty(); },
                    {},
                    5000});
    m_stops.append({QStringLiteral("refusals-filtered-empty"),
                    tr("Refusals: a filter that leaves nothing"),
                    [refusals] {
                        refusals().setQuery({true, false, true, QStringLiteral("no-such-plugin")});
                    },
                    isAt(ConsolePlace::Refusals, PageState::FilteredEmpty),
                    {},
                    5000});
    m_stops.append({QStringLiteral("refusals-unknown-record"),
                    tr("A link to a record that is not there"),
                    [this, refusals] {
                        refusals().setQuery({});
                        show(ConsolePlace::Refusals, QStringLiteral("0000000000000000"));
                    },
                    [refusals] { return !refusals().shownNote().isEmpty(); },
                    {},
                    5000});
}

} // namespace oz0
