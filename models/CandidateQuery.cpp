#include "models/CandidateQuery.h"

#include "models/CandidateFilter.h"
#include "models/Texts.h"

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

int compareBy(const CandidateRow &a, const CandidateRow &b, CandidateModel::Column column)
{
    using Column = CandidateModel::Column;
    const Candidate &x = a.candidate;
    const Candidate &y = b.candidate;
    switch (column) {
    case Column::State:
        return compareValues(urgency(a.state.word), urgency(b.state.word));
    case Column::Plugin:
        return compareText(x.plugin.text(), y.plugin.text());
    case Column::Version:
        return compareText(x.version, y.version);
    case Column::Installed:
        return compareText(x.installedVersion, y.installedVersion);
    case Column::Owner:
        return compareText(x.owner.text(), y.owner.text());
    case Column::Standing:
        return compareValues(x.standing, y.standing);
    case Column::Nodes:
        return compareText(x.nodes.isEmpty() ? QString() : x.nodes.first().node.text(),
                           y.nodes.isEmpty() ? QString() : y.nodes.first().node.text());
    case Column::Queues:
        return compareValues(x.queues.size(), y.queues.size());
    case Column::ExpiresIn:
        return compareValues(x.expires, y.expires);
    case Column::LastUpdate:
        return compareValues(x.saved, y.saved);
    case Column::Jobs:
        return compareValues(x.jobs, y.jobs);
    case Column::Renewal:
        return compareValues(a.renewal.mark, b.renewal.mark);
    }
    return 0;
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

CandidateSelection select(const std::vector<CandidateModel::Entry> &rows, const CandidateQuery &query, const CandidateSort &sort,
                          const PrincipalId &me, const std::atomic<bool> &cancelled)
{
    return selectRows<CandidateFilterTraits>(rows, query, sort, me, cancelled);
}

} // namespace oz0
