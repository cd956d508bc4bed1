#include "app/console/Tour.h"

#include "ui/pages/AuditPage.h"

namespace oz0 {

void Tour::addAuditStops()
{
    m_stops.append(
        {QStringLiteral("audit-ready"),
         tr("Audit: who did what, with the details of the newest entry"),
         [this] { show(ConsolePlace::Audit); },
         [this] { return isAt(ConsolePlace::Audit, PageState::Ready)() && shown().session()->audit.shown().has_value(); },
         {},
         15000});
    m_stops.append({QStringLiteral("audit-chain-checked"),
                    tr("The whole chain, checked by the server"),
                    [this] { shown().session()->audit.verify(); },
                    [this] {
                        const AuditPresenter &audit = shown().session()->audit;
                        return !audit.isVerifying() && audit.lastCheck() && audit.lastCheck()->isThrough();
                    },
                    {},
                    30000});
    m_stops.append({QStringLiteral("audit-filtered"),
                    tr("One plugin's entries of the last day"),
                    [this] {
                        AuditQuery query;
                        query.plugin = PluginName(QStringLiteral("greeter"));
                        shown().session()->audit.setQuery(query);
                        shown().session()->audit.setSpan(AuditSpan::Day);
                    },
                    [this] {
                        return isAt(ConsolePlace::Audit, PageState::Ready)() && shown().session()->audit.shown().has_value()
                            && shown().session()->audit.model().query().plugin.text() == QLatin1String("greeter");
                    },
                    {},
                    15000});
    m_stops.append({QStringLiteral("audit-filtered-empty"),
                    tr("A filter that no entry fits"),
                    [this] {
                        AuditQuery query;
                        query.text = QStringLiteral("no-such-thing");
                        query.outcome = QStringLiteral("failed");
                        shown().session()->audit.setQuery(query);
                    },
                    isAt(ConsolePlace::Audit, PageState::FilteredEmpty),
                    {},
                    15000});
}

} // namespace oz0
