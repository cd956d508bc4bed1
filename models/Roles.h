// What the models answer beside the texts: raw values for sorting and painting, and the state's name. Colours and icons are the theme's.
#pragma once

#include <QString>

namespace oz0 {

enum ItemRole {
    IdRole = Qt::UserRole + 1, ///< QString: the row's key
    SortRole,                  ///< raw value, never the text
    StateRole,                 ///< int of StateName
    FractionRole,              ///< double 0…1 of what is left; negative: not known
    LateRole,                  ///< bool: less than 28 % of the TTL is left
    StaleRole,                 ///< bool: the row tells how things were, not how they are
    FixedFontRole,             ///< bool: an ID, a node, an owner
    SecondaryRole,             ///< bool: beside the main text of the row
    ElideMiddleRole,           ///< bool: both ends matter
    MarkRole,                  ///< int of StandingMark; -1: none
    WidestHeadRole,            ///< QString of a head: the widest that it ever says; its column has room for it
    IconNameRole,              ///< QString: an icon of the set before the text, in the colour of the row's state
    LeadRole,                  ///< QString: the first words of the text, which weigh more
};

/// The states that have a badge.
enum class StateName { Ready, Building, RenewalLate, PartlyReady, NoNode, Failed, Ending, Refused, WidensReach, Offline };

/// In which of its five states a page is, told by the presenter; filtered-empty is empty with filters to blame.
enum class PageState { Loading, Ready, Empty, FilteredEmpty, Stale, Failed };

/// Whether something may be done and, when not, why in words for the person.
struct ActionState
{
    bool allowed = false;
    QString reason; ///< empty when allowed

    friend bool operator==(const ActionState &, const ActionState &) = default;
};

} // namespace oz0
