#include "app/console/Tour.h"

namespace oz0 {

// The local cluster has refused some attempts; nothing here adds another.
void Tour::addRefusalsStops(const Context &context)
{
    const auto refusals = [this]() -> RefusalsPresenter & { return shown().session()->refusals; };
    const auto isAsked = [refusals] {
        RefusalWhatIf &whatIf = refusals().whatIf();
        const auto isAnswered = [&whatIf] {
            const WhatIfCell &cell = whatIf.model().cell(WhatIfGridModel::Asker::AsOperator, 0);
            return cell.state == WhatIfCell::State::Answered || cell.state == WhatIfCell::State::Failed;
        };
        return !whatIf.isAsking() && (!whatIf.mayAsk().allowed || whatIf.model().circumstances().isEmpty() || isAnswered());
    };
    m_stops.append({QStringLiteral("refusals-ready"),
                    tr("Refusals, with the newest record"),
                    [this, context] {
                        shown().open(context);
                        show(ConsolePlace::Refusals);
                    },
                    [this, refusals, isAsked] {
                        return isAt(ConsolePlace::Refusals, PageState::Ready)() && refusals().shown()
                            && !refusals().facts().isEmpty() && isAsked();
                    },
                    {},
                    15000});
    m_stops.append({QStringLiteral("refusals-checked-again"),
                    tr("The same record, checked against the state of now"),
                    [refusals] { refusals().recheck(); },
                    [refusals, isAsked] { return refusals().rechecked().has_value() && isAsked(); },
                    {}});
    m_stops.append({QStringLiteral("refusals-other-record"),
                    tr("Another record of the queue"),
                    [this, refusals] {
                        const QList<RefusalRecord> &records = refusals().model().records();
                        show(ConsolePlace::Refusals, records.last().id.text());
                    },
                    [refusals, isAsked] { return refusals().shown() && refusals().linesNote().isEmpty() && isAsked(); },
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
