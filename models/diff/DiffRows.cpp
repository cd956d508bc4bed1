#include "models/diff/DiffRows.h"

#include <algorithm>

namespace oz0 {

void DiffRows::setText(std::shared_ptr<const DiffText> text)
{
    m_text = std::move(text);
    m_hidden = m_text ? m_text->folds : QList<TextFold>();
    build();
}

void DiffRows::setUnified(bool unified)
{
    if (m_unified == unified)
        return;
    m_unified = unified;
    build();
}

void DiffRows::openFold(int fold)
{
    m_hidden[fold].rows = 0;
    build();
}

void DiffRows::openMore(int fold)
{
    TextFold &run = m_hidden[fold];
    if (run.rows <= stepLines) {
        run.rows = 0;
    } else {
        run.row += stepLines / 2;
        run.rows -= stepLines;
    }
    build();
}

void DiffRows::openAll()
{
    for (TextFold &run : m_hidden)
        run.rows = 0;
    build();
}

void DiffRows::closeAll()
{
    if (m_text)
        m_hidden = m_text->folds;
    build();
}

void DiffRows::append(int pair, int change)
{
    static constexpr DiffRow::Kind kinds[] = {DiffRow::Kind::Same, DiffRow::Kind::Changed, DiffRow::Kind::Removed,
                                              DiffRow::Kind::Added};
    const TextRow &lines = m_text->diff.rows[pair];
    m_rows.push_back({kinds[int(lines.kind)], lines.before, lines.after, -1, change});
}

void DiffRows::build()
{
    m_rows.clear();
    if (!m_text)
        return;
    m_rows.reserve(size_t(m_text->diff.rows.size()));
    qsizetype fold = 0;
    qsizetype change = 0;
    const int pairs = int(m_text->diff.rows.size());
    for (int pair = 0; pair < pairs;) {
        while (fold < m_hidden.size() && (m_hidden[fold].rows == 0 || m_hidden[fold].row < pair))
            ++fold;
        if (fold < m_hidden.size() && m_hidden[fold].row == pair) {
            DiffRow row;
            row.kind = DiffRow::Kind::Fold;
            row.fold = int(fold);
            m_rows.push_back(row);
            pair += m_hidden[fold].rows;
            continue;
        }
        while (change < m_text->diff.hunks.size() && m_text->diff.hunks[change].row + m_text->diff.hunks[change].rows <= pair)
            ++change;
        const bool isChange = change < m_text->diff.hunks.size() && m_text->diff.hunks[change].row <= pair;
        if (!isChange || !m_unified) {
            append(pair, isChange ? int(change) : -1);
            ++pair;
            continue;
        }
        // Unified: what went stands above what came.
        const TextHunk &run = m_text->diff.hunks[change];
        for (int at = run.row; at < run.row + run.rows; ++at) {
            if (m_text->diff.rows[at].before >= 0)
                m_rows.push_back({DiffRow::Kind::Removed, m_text->diff.rows[at].before, -1, -1, int(change)});
        }
        for (int at = run.row; at < run.row + run.rows; ++at) {
            if (m_text->diff.rows[at].after >= 0)
                m_rows.push_back({DiffRow::Kind::Added, -1, m_text->diff.rows[at].after, -1, int(change)});
        }
        pair = run.row + run.rows;
    }
}

int DiffRows::firstRowOfChange(int change) const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [change](const DiffRow &row) { return row.change == change; });
    return found == m_rows.end() || change < 0 ? -1 : int(found - m_rows.begin());
}

int DiffRows::changeAfter(int row) const
{
    const int own = row >= 0 && row < count() ? at(row).change : -1;
    for (int next = qMax(0, row); next < count(); ++next) {
        if (at(next).change >= 0 && at(next).change != own)
            return at(next).change;
    }
    return -1;
}

int DiffRows::changeBefore(int row) const
{
    const int own = row >= 0 && row < count() ? at(row).change : -1;
    for (int before = qMin(row, count() - 1); before >= 0; --before) {
        if (at(before).change >= 0 && at(before).change != own)
            return at(before).change;
    }
    return -1;
}

int DiffRows::rowOfLine(DiffPane pane, int line) const
{
    if (line < 0 || !m_text || line >= m_text->lines(pane).size())
        return -1;
    int last = -1;
    for (int row = 0; row < count(); ++row) {
        const DiffRow &shown = at(row);
        if (shown.line(pane) == line)
            return row;
        if (shown.kind == DiffRow::Kind::Fold) {
            const TextFold &run = hidden(shown.fold);
            const int first = m_text->diff.rows[run.row].before;
            const int firstRight = m_text->diff.rows[run.row].after;
            const int from = pane == DiffPane::Left ? first : firstRight;
            if (line >= from && line < from + run.rows)
                last = row;
        }
    }
    return last;
}

int DiffRows::showLine(DiffPane pane, int line)
{
    const int row = rowOfLine(pane, line);
    if (row < 0 || at(row).kind != DiffRow::Kind::Fold)
        return row;
    openFold(at(row).fold);
    return rowOfLine(pane, line);
}

} // namespace oz0
