#include "app/console/Tour.h"

#include "ui/pages/NodesPage.h"

namespace oz0 {

void Tour::addNodesStops()
{
    const auto page = [this] { return qobject_cast<NodesPage *>(shown().window().pageOf(ConsolePlace::Nodes)); };
    const auto isAsked = [this] {
        return isAt(ConsolePlace::Nodes, PageState::Ready)() && shown().session()->nodes.whatIf().answer()
            && shown().session()->nodes.shown();
    };
    m_stops.append({QStringLiteral("nodes-ready"),
                    tr("Nodes: what runs where, and which a candidate could take"),
                    [this] { show(ConsolePlace::Nodes); },
                    isAsked,
                    {},
                    30000});
    m_stops.append({QStringLiteral("nodes-as-operator"),
                    tr("The same question, as an operator"),
                    [this] { shown().session()->nodes.whatIf().setAs(Role::Operator); },
                    [this] {
                        const auto &answer = shown().session()->nodes.whatIf().answer();
                        return answer && answer->as == Role::Operator;
                    },
                    {},
                    15000});
    m_stops.append({QStringLiteral("nodes-details"),
                    tr("What is known of one node"),
                    [page] { page()->setTab(NodesPage::DetailsTab); },
                    isAsked,
                    {},
                    5000});
    m_stops.append({QStringLiteral("nodes-placement-as-table"),
                    tr("The placement map as a table"),
                    [page] { page()->showPlacementAsTable(true); },
                    [this] { return shown().session()->nodes.placementList().rowCount() > 0; },
                    {},
                    5000});
    m_stops.append({QStringLiteral("nodes-filtered-empty"),
                    tr("A filter that hides every node"),
                    [this, page] {
                        page()->showPlacementAsTable(false);
                        NodeQuery query;
                        query.text = QStringLiteral("no-such-node");
                        query.facet[int(NodeFacet::Offline)] = true;
                        shown().session()->nodes.filter().setQuery(query);
                    },
                    isAt(ConsolePlace::Nodes, PageState::FilteredEmpty),
                    {},
                    5000});
}

} // namespace oz0
