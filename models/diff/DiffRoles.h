// What the diff's models answer beside the common roles.
#pragma once

#include "models/Roles.h"

namespace oz0 {

enum DiffRole {
    IconRole = WidestHeadRole + 100, ///< QString: of resources/icons, before the text
    IconStateRole,                   ///< int of DiffTone: the icon's colour
    NoteRole,                        ///< QString: beside the text, softer
    BadgeRole,                       ///< bool: the text stands in the badge of StateRole
    StrongRole,                      ///< bool
    LineRole,                        ///< int: line after, 0 is none
    InstalledLineRole,               ///< int: line before, 0 is none
    IsGroupRole,                     ///< bool
    IsDeclaredRole,                  ///< bool: a row that did not change; steps pass it by
    PathRole,                        ///< bool: folders are left out before the name is cut
};

/// Colours are the theme's.
enum class DiffTone { Plain, Added, Removed, Changed, Widens, Refused };

} // namespace oz0
