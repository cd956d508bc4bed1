// Which rows of a keyed table are wanted, in which order, and how a list of keys becomes another: pure, so that it can run beside
// the GUI thread.
#pragma once

#include <QHash>
#include <QSet>

#include <algorithm>
#include <atomic>
#include <vector>

namespace oz0 {

/// What stays, in its new order, what goes and what comes.
template <class Key>
struct KeyedMove
{
    std::vector<Key> kept;
    std::vector<Key> gone;
    std::vector<Key> added;
};

template <class Key, int facetCount>
struct KeyedSelection
{
    std::vector<Key> order;    ///< the accepted ones
    QHash<Key, int> rows;      ///< of `order`
    QHash<Key, quint8> facets; ///< of all; bit n: the row has the facet n
    int counts[facetCount] = {};
    KeyedMove<Key> move; ///< from what was shown at the snapshot
};

template <class Key>
KeyedMove<Key> moveBetween(const std::vector<Key> &shown, const std::vector<Key> &wanted)
{
    KeyedMove<Key> move;
    const QSet<Key> before(shown.begin(), shown.end());
    const QSet<Key> after(wanted.begin(), wanted.end());
    for (const Key &key : shown) {
        if (!after.contains(key))
            move.gone.push_back(key);
    }
    for (const Key &key : wanted)
        (before.contains(key) ? move.kept : move.added).push_back(key);
    return move;
}

/// Filters and sorts a snapshot; gives up early, with an empty answer, once `cancelled` is set.
template <class Traits>
typename Traits::Selection selectRows(const std::vector<typename Traits::Model::Entry> &rows, const typename Traits::Query &query,
                                      const typename Traits::Sort &sort, const typename Traits::Context &context,
                                      const std::atomic<bool> &cancelled)
{
    typename Traits::Selection answer;
    const typename Traits::Matcher matcher(query);
    std::vector<const typename Traits::Model::Entry *> accepted;
    answer.facets.reserve(qsizetype(rows.size()));
    for (size_t i = 0; i < rows.size(); ++i) {
        if (i % 1024 == 0 && cancelled)
            return {};
        const quint8 facets = facetsOf(*rows[i].row, context);
        answer.facets.insert(rows[i].key, facets);
        for (int bit = 0; bit < Traits::facets; ++bit)
            answer.counts[bit] += (facets >> bit) & 1;
        if (matcher.accepts(*rows[i].row, facets))
            accepted.push_back(&rows[i]);
    }
    std::sort(accepted.begin(), accepted.end(),
              [&sort](const auto *a, const auto *b) { return comesBefore(*a->row, *b->row, sort); });
    if (cancelled)
        return {};
    answer.order.reserve(accepted.size());
    answer.rows.reserve(qsizetype(accepted.size()));
    for (const auto *entry : accepted) {
        answer.rows.insert(entry->key, int(answer.order.size()));
        answer.order.push_back(entry->key);
    }
    return answer;
}

} // namespace oz0
