#include "ui/widgets/ColumnWidths.h"

#include "ui/Theme.h"

#include <algorithm>
#include <numeric>

namespace oz0 {

namespace {

constexpr int leastElided = 100;
constexpr int leastLast = 180;     // of a last column that elides
constexpr int leastWrapped = 128;  // of one that wraps
constexpr int leastBeside = 100;   // of either beside a state that would be cut
constexpr int leastShortened = 64; // of any other with words
constexpr int leastRead = 56;      // of one in a table that has one that gives way

class Sharing
{
public:
    Sharing(const QList<ColumnNeed> &columns, const ColumnRoom &room);
    QList<int> widths() const { return m_widths; }
    void share();
    void giveWay();

private:
    bool isLast(qsizetype at) const { return at == m_columns.size() - 1; }
    int over() const { return std::accumulate(m_widths.begin(), m_widths.end(), 0) - m_room.width; }
    void give(qsizetype at, int least);
    int leastOfWords(qsizetype at) const;
    void takeFromTheWords();
    void takeFromTheLast();
    void spread();
    enum class Meant { ThoseThatElideInTheMiddle, AllButStates, All };
    void takeFromTheWidest(Meant meant);

    const QList<ColumnNeed> &m_columns;
    const ColumnRoom &m_room;
    QList<int> m_widths;
};

Sharing::Sharing(const QList<ColumnNeed> &columns, const ColumnRoom &room) : m_columns(columns), m_room(room)
{
    for (qsizetype at = 0; at < columns.size(); ++at) {
        const int wanted = room.lastWraps && isLast(at) ? leastWrapped : columns[at].content;
        m_widths.append(qMax(wanted, columns[at].widestHead));
    }
}

void Sharing::give(qsizetype at, int least)
{
    m_widths[at] -= qMax(0, qMin(over(), m_widths[at] - least));
}

// What a column needs to be of use when there is too little room: its numbers whole, its words elided.
int Sharing::leastOfWords(qsizetype at) const
{
    return qMax(m_columns[at].head, qMin(m_columns[at].content, leastShortened + size::cellPadding));
}

void Sharing::share()
{
    // What a head needs only at times is kept free where there is room; else its column grows when the time comes.
    for (qsizetype at = 0; at < m_columns.size(); ++at) {
        const ColumnNeed &column = m_columns[at];
        const int content = column.elidesInTheMiddle ? qMin(column.content, leastElided) : column.content;
        if (!m_room.lastWraps || !isLast(at))
            give(at, qMax(content, column.head));
    }
    if (m_room.lastHasTwoLines)
        give(m_columns.size() - 1, qMax(leastLast, m_columns.last().content * 6 / 10)); // uneven lines
    // Of a digest its ends are enough, and a head that is longer than what stands below it says little more when whole.
    for (qsizetype at = 1; at < m_columns.size() - 1; ++at) {
        if (m_columns[at].elidesInTheMiddle)
            give(at, leastRead);
    }
    for (qsizetype at = m_columns.size() - 2; at >= 0; --at)
        give(at, qMax(m_columns[at].content, leastShortened));
    takeFromTheWords();
    spread();
}

// A name keeps more than its ends while the sentences beside a state can give way, and a state is the last to be cut.
void Sharing::takeFromTheWords()
{
    const qsizetype last = m_columns.size() - 1;
    if (!m_room.lastWraps && !m_columns[last].isNumeric)
        give(last, leastLast);
    for (qsizetype at = last - 1; at >= 0; --at) {
        if (const ColumnNeed &column = m_columns[at]; !column.isNumeric && !column.isState)
            give(at, qMax(leastOfWords(at), column.elidesInTheMiddle ? leastElided : 0));
    }
    if (std::any_of(m_columns.begin(), m_columns.end(), [](const ColumnNeed &column) { return column.isState; }))
        takeFromTheLast();
    for (const bool states : {false, true}) {
        for (qsizetype at = last - 1; at >= 0; --at) {
            if (!m_columns[at].isNumeric && m_columns[at].isState == states && !(states && m_room.lastWraps))
                give(at, leastOfWords(at));
        }
    }
}

void Sharing::takeFromTheLast()
{
    const qsizetype last = m_columns.size() - 1;
    if (const ColumnNeed &column = m_columns[last]; m_room.lastWraps || !(column.isNumeric || column.isState))
        give(last, qMax(column.head, leastBeside));
}

void Sharing::spread()
{
    int spare = m_room.lastWraps ? 0 : qMax(0, -over());
    const int each = qMin(spare / int(m_columns.size()), 3 * size::cellPadding);
    for (qsizetype at = 0; at < m_columns.size(); ++at) {
        if (!isLast(at))
            m_widths[at] += each;
        spare -= each;
    }
    if (!m_columns.last().isNumeric || each < 3 * size::cellPadding)
        return;
    // Numbers at the end do not run away from what they count: the columns with words take the rest.
    const auto wordy = int(std::count_if(m_columns.begin(), m_columns.end(), [](const ColumnNeed &c) { return !c.isNumeric; }));
    for (qsizetype at = 0; at < m_columns.size(); ++at) {
        if (!m_columns[at].isNumeric)
            m_widths[at] += spare / wordy;
    }
}

// First what a head needs only at times; then the one that gives way, down to its head or to what two lines are of use with; then
// those that elide in the middle, and at last the widest ones, each to what can still be read, and states after all others.
void Sharing::giveWay()
{
    const ColumnNeed &yielding = m_columns[m_room.yielding];
    for (qsizetype at = 0; at < m_columns.size(); ++at) {
        if (at != m_room.yielding)
            give(at, qMax(m_columns[at].content, m_columns[at].head));
    }
    int &width = m_widths[m_room.yielding];
    const int lines = m_room.yieldingHasTwoLines ? qMin(leastWrapped, width) : 0;
    width = qMax(qMax(yielding.head, lines), width - over());
    for (const Meant meant : {Meant::ThoseThatElideInTheMiddle, Meant::AllButStates, Meant::All})
        takeFromTheWidest(meant);
}

void Sharing::takeFromTheWidest(Meant meant)
{
    const bool inTheMiddle = meant == Meant::ThoseThatElideInTheMiddle;
    while (over() > 0) {
        qsizetype widest = -1;
        int least = 0;
        for (qsizetype at = 0; at < m_columns.size() - 1; ++at) {
            const int read = qMax(inTheMiddle ? leastElided : leastRead, m_columns[at].head);
            const bool isMeant = at != m_room.yielding && (!inTheMiddle || m_columns[at].elidesInTheMiddle)
                && (meant == Meant::All || !m_columns[at].isState);
            if (isMeant && m_widths[at] > read && (widest < 0 || m_widths[at] > m_widths[widest])) {
                widest = at;
                least = read;
            }
        }
        if (widest < 0)
            return;
        give(widest, qMax(least, m_widths[widest] - qMax(1, m_widths[widest] / 16)));
    }
}

} // namespace

QList<int> columnWidths(const QList<ColumnNeed> &columns, const ColumnRoom &room)
{
    if (columns.isEmpty())
        return {};
    Sharing sharing(columns, room);
    if (room.yielding >= 0)
        sharing.giveWay();
    else
        sharing.share();
    return sharing.widths();
}

} // namespace oz0
