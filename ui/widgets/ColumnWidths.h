// How the columns of a table share its width: arithmetic on numbers alone, in px.
#pragma once

#include <QList>

namespace oz0 {

/// What one column needs, its padding with it.
struct ColumnNeed
{
    int head = 0;       ///< what its head says now
    int widestHead = 0; ///< the widest that its head ever says, at least `head`
    int content = 0;    ///< its widest cell
    bool isNumeric = false;
    bool elidesInTheMiddle = false; ///< of a digest its ends are enough
    bool isState = false;           ///< an icon and a word or two: of use only whole
};

/// What the columns share, and how.
struct ColumnRoom
{
    int width = 0;
    bool lastWraps = false;           ///< the last column takes what the others leave, in as many lines as it needs
    int yielding = -1;                ///< place of the column that gives way before any other; -1: none
    bool yieldingHasTwoLines = false; ///< and is of use in two lines only with some room
    bool lastHasTwoLines = false;     ///< where there is too little room its words stand in two lines
};

/// The columns' widths in the order that they stand in. Where there is too little room for what can still be read they are wider than
/// it together; what a last column takes of the rest is not in them. Beside a last column that wraps a state is always whole.
QList<int> columnWidths(const QList<ColumnNeed> &columns, const ColumnRoom &room);

} // namespace oz0
