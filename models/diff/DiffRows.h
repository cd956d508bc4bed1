// What of a text diff is shown, row by row: side by side or unified, with folds that can be opened.
#pragma once

#include "models/diff/DiffText.h"

#include <vector>

namespace oz0 {

struct DiffRow
{
    enum class Kind { Same, Removed, Added, Changed, Fold };

    Kind kind = Kind::Same;
    int left = -1; ///< 0-based lines; -1: none on that side
    int right = -1;
    int fold = -1;   ///< which, of Kind::Fold
    int change = -1; ///< the change that the row belongs to

    int line(DiffPane pane) const { return pane == DiffPane::Left ? left : right; }
    friend bool operator==(const DiffRow &, const DiffRow &) = default;
};

/// A view's own copy; follows nothing. Making it is linear in the lines.
class DiffRows
{
public:
    static constexpr int stepLines = 10; ///< that one step opens of a fold

    void setText(std::shared_ptr<const DiffText> text); ///< all folds closed; null: no rows
    void setUnified(bool unified);
    bool isUnified() const { return m_unified; }
    const std::shared_ptr<const DiffText> &text() const { return m_text; }

    int count() const { return int(m_rows.size()); }
    const DiffRow &at(int row) const { return m_rows[size_t(row)]; }
    const TextFold &hidden(int fold) const { return m_hidden[fold]; } ///< what a fold still hides

    void openFold(int fold);
    void openMore(int fold); ///< half of stepLines at either end
    void openAll();
    void closeAll();

    int changes() const { return m_text ? int(m_text->diff.hunks.size()) : 0; }
    int firstRowOfChange(int change) const; ///< -1: no such change
    /// The change after (before) a row, not the one that the row is in; -1: none.
    int changeAfter(int row) const;
    int changeBefore(int row) const;
    /// The row that shows a line; opens the fold that hides it. -1: there is no such line.
    int showLine(DiffPane pane, int line);
    int rowOfLine(DiffPane pane, int line) const; ///< the line's row, or that of the fold which hides it

private:
    void build();
    void append(int pair, int change);

    std::shared_ptr<const DiffText> m_text;
    QList<TextFold> m_hidden;
    std::vector<DiffRow> m_rows;
    bool m_unified = false;
};

} // namespace oz0
