// Which candidates a person wants to see, and in which order: pure, so that it can run beside the GUI thread.
#pragma once

#include "models/CandidateModel.h"
#include "models/KeyedSelection.h"

#include <QStringList>

#include <atomic>
#include <optional>

namespace oz0 {

/// The filters that are offered as chips with their counts.
enum class CandidateFacet { Mine, Expiring, Failed, HomesJobs };
constexpr int candidateFacets = 4;

struct CandidateQuery
{
    QString text; ///< words that must all occur in plugin, version, owner, nodes, ID or the state's word
    PrincipalId owner;
    NodeName node;
    PluginName plugin;
    std::optional<CandidateWord> state;
    bool facet[candidateFacets] = {};

    bool isEmpty() const { return *this == CandidateQuery{}; }
    bool has(CandidateFacet f) const { return facet[int(f)]; }
    friend bool operator==(const CandidateQuery &, const CandidateQuery &) = default;
};

struct CandidateSort
{
    CandidateModel::Column column = CandidateModel::Column::State;
    Qt::SortOrder order = Qt::AscendingOrder;

    friend bool operator==(const CandidateSort &, const CandidateSort &) = default;
};

/// Bit n: the row has the facet n. `mine` is decided by the principal; Expiring is a renewal that is late.
quint8 facetsOf(const CandidateRow &row, const PrincipalId &me);

/// A query made ready for many rows: words lower-cased, states whose word matches found once. Copyable into another thread.
class CandidateMatcher
{
public:
    explicit CandidateMatcher(const CandidateQuery &query);
    bool accepts(const CandidateRow &row, quint8 facets) const;

private:
    bool hasWord(const CandidateRow &row, const QString &word, quint8 states) const;

    CandidateQuery m_query;
    QStringList m_words;
    QList<quint8> m_statesOfWord; ///< bit: CandidateWord
};

/// By the column, then plugin, then ID; total, so that equal rows never change places.
bool comesBefore(const CandidateRow &a, const CandidateRow &b, const CandidateSort &sort);

/// For each row a number, by which rows stand as comesBefore() says, those of equal numbers by their IDs.
std::vector<quint64> ranksOf(const std::vector<const CandidateRow *> &rows, const CandidateSort &sort);

using CandidateSelection = KeyedSelection<CandidateId, candidateFacets>;

/// Filters and sorts a snapshot; gives up early, with an empty answer, once `cancelled` is set.
CandidateSelection select(const std::vector<CandidateModel::Entry> &rows, const CandidateQuery &query, const CandidateSort &sort,
                          const PrincipalId &me, const std::atomic<bool> &cancelled);

} // namespace oz0
