#include "models/CandidateQuery.h"

#include "models/CandidateFilter.h"
#include "models/Texts.h"

#include <numeric>

namespace oz0 {

namespace {

template <class T>
int compareValues(const T &a, const T &b)
{
    return a < b ? -1 : b < a ? 1 : 0;
}

int compareText(const QString &a, const QString &b)
{
    return QString::compare(a, b, Qt::CaseInsensitive);
}

using Column = CandidateModel::Column;

/// What is compared of a column: a text, or else a number.
const QString *textOf(const CandidateRow &row, Column column)
{
    static const QString none;
    const Candidate &candidate = row.candidate;
    switch (column) {
    case Column::Plugin:
        return &candidate.plugin.text();
    case Column::Version:
        return &candidate.version;
    case Column::Installed:
        return &candidate.installedVersion;
    case Column::Owner:
        return &candidate.owner.text();
    case Column::Nodes:
        return candidate.nodes.isEmpty() ? &none : &candidate.nodes.first().node.text();
    default:
        return nullptr;
    }
}

qint64 numberOf(const CandidateRow &row, Column column)
{
    switch (column) {
    case Column::State:
        return urgency(row.state.word);
    case Column::Standing:
        return qint64(row.candidate.standing);
    case Column::Queues:
        return row.candidate.queues.size();
    case Column::ExpiresIn:
        return row.candidate.expires.time_since_epoch().count();
    case Column::LastUpdate:
        return row.candidate.saved.time_since_epoch().count();
    case Column::Jobs:
        return row.candidate.jobs;
    case Column::Renewal:
        return qint64(row.renewal.mark);
    default:
        return 0;
    }
}

int compareBy(const CandidateRow &a, const CandidateRow &b, Column column)
{
    if (const QString *text = textOf(a, column))
        return compareText(*text, *textOf(b, column));
    return compareValues(numberOf(a, column), numberOf(b, column));
}

/// Of each row the place of its text among the different ones; texts that differ in case only have one place.
std::vector<quint32> textRanks(const std::vector<const CandidateRow *> &rows, Column column)
{
    QHash<QString, quint32> numbers; // in the order in which they are met
    std::vector<const QString *> texts;
    std::vector<quint32> ranks;
    ranks.reserve(rows.size());
    for (const CandidateRow *row : rows) {
        const QString *text = textOf(*row, column);
        const auto number = numbers.constFind(*text);
        if (number != numbers.constEnd()) {
            ranks.push_back(*number);
            continue;
        }
        numbers.insert(*text, quint32(texts.size()));
        ranks.push_back(quint32(texts.size()));
        texts.push_back(text);
    }
    std::vector<quint32> sorted(texts.size());
    std::iota(sorted.begin(), sorted.end(), 0u);
    std::sort(sorted.begin(), sorted.end(), [&texts](quint32 a, quint32 b) { return compareText(*texts[a], *texts[b]) < 0; });
    std::vector<quint32> placeOf(texts.size());
    quint32 place = 0;
    for (size_t i = 0; i < sorted.size(); ++i) {
        if (i > 0 && compareText(*texts[sorted[i - 1]], *texts[sorted[i]]) != 0)
            ++place;
        placeOf[sorted[i]] = place;
    }
    for (quint32 &rank : ranks)
        rank = placeOf[rank];
    return ranks;
}

std::vector<quint32> numberRanks(const std::vector<const CandidateRow *> &rows, Column column)
{
    std::vector<qint64> numbers;
    numbers.reserve(rows.size());
    for (const CandidateRow *row : rows)
        numbers.push_back(numberOf(*row, column));
    std::vector<qint64> sorted = numbers;
    std::sort(sorted.begin(), sorted.end());
    sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
    std::vector<quint32> ranks;
    ranks.reserve(rows.size());
    for (const qint64 number : numbers)
        ranks.push_back(quint32(std::lower_bound(sorted.begin(), sorted.end(), number) - sorted.begin()));
    return ranks;
}

CandidateState exampleOf(CandidateWord word)
{
    return {word, 1, 2};
}

} // namespace

quint8 facetsOf(const CandidateRow &row, const PrincipalId &me)
{
    quint8 bits = 0;
    const auto set = [&bits](CandidateFacet facet, bool on) { bits |= on ? quint8(1u << int(facet)) : quint8(0); };
    set(CandidateFacet::Mine, !me.isEmpty() && row.candidate.owner == me);
    set(CandidateFacet::Expiring, row.state.word == CandidateWord::RenewalLate);
    set(CandidateFacet::Failed, row.state.word == CandidateWord::Failed);
    bool homes = false;
    for (const CandidateNode &node : row.candidate.nodes)
        homes = homes || node.homes > 0;
    set(CandidateFacet::HomesJobs, homes);
    return bits;
}

CandidateMatcher::CandidateMatcher(const CandidateQuery &query)
    : m_query(query), m_words(query.text.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts))
{
    for (const QString &word : m_words) {
        quint8 states = 0;
        for (int i = 0; i <= int(CandidateWord::Ready); ++i) {
            if (Texts::state(exampleOf(CandidateWord(i))).contains(word, Qt::CaseInsensitive))
                states |= quint8(1u << i);
        }
        m_statesOfWord.append(states);
    }
}

bool CandidateMatcher::accepts(const CandidateRow &row, quint8 facets) const
{
    const Candidate &candidate = row.candidate;
    for (int i = 0; i < candidateFacets; ++i) {
        if (m_query.facet[i] && !(facets & (1u << i)))
            return false;
    }
    if (!m_query.owner.isEmpty() && candidate.owner != m_query.owner)
        return false;
    if (!m_query.plugin.isEmpty() && candidate.plugin != m_query.plugin)
        return false;
    if (m_query.state && row.state.word != *m_query.state)
        return false;
    if (!m_query.node.isEmpty()) {
        const auto isIt = [this](const CandidateNode &node) { return node.node == m_query.node; };
        if (std::none_of(candidate.nodes.begin(), candidate.nodes.end(), isIt))
            return false;
    }
    for (qsizetype i = 0; i < m_words.size(); ++i) {
        if (!hasWord(row, m_words[i], m_statesOfWord[i]))
            return false;
    }
    return true;
}

bool CandidateMatcher::hasWord(const CandidateRow &row, const QString &word, quint8 states) const
{
    const Candidate &candidate = row.candidate;
    const auto in = [&word](const QString &text) { return text.contains(word, Qt::CaseInsensitive); };
    if ((states & (1u << int(row.state.word))) || in(candidate.plugin.text()) || in(candidate.owner.text())
        || in(candidate.version) || in(candidate.id.text()))
        return true;
    for (const CandidateNode &node : candidate.nodes) {
        if (in(node.node.text()))
            return true;
    }
    return false;
}

bool comesBefore(const CandidateRow &a, const CandidateRow &b, const CandidateSort &sort)
{
    int order = compareBy(a, b, sort.column);
    if (sort.order == Qt::DescendingOrder)
        order = -order;
    if (order == 0)
        order = compareText(a.candidate.plugin.text(), b.candidate.plugin.text());
    if (order == 0)
        order = compareValues(a.candidate.id, b.candidate.id);
    return order < 0;
}

std::vector<quint64> ranksOf(const std::vector<const CandidateRow *> &rows, const CandidateSort &sort)
{
    if (rows.empty())
        return {};
    const bool isText = textOf(*rows.front(), sort.column) != nullptr;
    const std::vector<quint32> first = isText ? textRanks(rows, sort.column) : numberRanks(rows, sort.column);
    const std::vector<quint32> then = textRanks(rows, Column::Plugin);
    std::vector<quint64> ranks;
    ranks.reserve(rows.size());
    for (size_t i = 0; i < rows.size(); ++i) {
        const quint32 mine = sort.order == Qt::DescendingOrder ? ~first[i] : first[i];
        ranks.push_back(quint64(mine) << 32 | then[i]);
    }
    return ranks;
}

CandidateSelection select(const std::vector<CandidateModel::Entry> &rows, const CandidateQuery &query, const CandidateSort &sort,
                          const PrincipalId &me, const std::atomic<bool> &cancelled)
{
    return selectRows<CandidateFilterTraits>(rows, query, sort, me, cancelled);
}

} // namespace oz0
