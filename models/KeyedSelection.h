// Which rows of a keyed table are wanted, in which order, and how a list of keys becomes another: pure, so that it can run beside
// the GUI thread.
#pragma once

#include <QHash>
#include <QSet>

#include <algorithm>
#include <atomic>
#include <iterator>
#include <type_traits>
#include <utility>
#include <vector>

namespace oz0 {

/// What goes and what comes when one list of keys becomes another.
template <class Key>
struct KeyedMove
{
    std::vector<Key> gone;
    std::vector<Key> added;
    std::vector<Key> kept; ///< in any order; only filled when something goes
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

/// `rows` are those of `wanted`.
template <class Key>
KeyedMove<Key> moveBetween(const std::vector<Key> &shown, const std::vector<Key> &wanted, const QHash<Key, int> &rows)
{
    KeyedMove<Key> move;
    for (const Key &key : shown) {
        if (!rows.contains(key))
            move.gone.push_back(key);
    }
    const size_t kept = shown.size() - move.gone.size();
    if (move.gone.empty() && kept == wanted.size())
        return move;
    if (shown.empty()) {
        move.added = wanted;
        return move;
    }
    const QSet<Key> before(shown.begin(), shown.end());
    for (const Key &key : wanted) {
        if (!before.contains(key))
            move.added.push_back(key);
        else if (!move.gone.empty())
            move.kept.push_back(key);
    }
    return move;
}

/// Brings a move up to date with keys whose being shown or wanted has changed since it was made. Costs no hash of the whole.
template <class Key, class IsShown, class IsWanted>
void amend(KeyedMove<Key> &move, const QSet<Key> &changed, const std::vector<Key> &shown, IsShown isShown, IsWanted isWanted)
{
    const auto isChanged = [&changed](const Key &key) { return changed.contains(key); };
    const bool keptIsFilled = !move.gone.empty();
    for (std::vector<Key> *keys : {&move.gone, &move.added, &move.kept})
        keys->erase(std::remove_if(keys->begin(), keys->end(), isChanged), keys->end());
    std::vector<Key> stay;
    for (const Key &key : changed) {
        const bool is = isShown(key);
        const bool shall = isWanted(key);
        if (is && shall)
            stay.push_back(key);
        else if (is)
            move.gone.push_back(key);
        else if (shall)
            move.added.push_back(key);
    }
    if (keptIsFilled) {
        move.kept.insert(move.kept.end(), stay.begin(), stay.end());
    } else if (!move.gone.empty()) { // all of them are among the changed ones
        const QSet<Key> gone(move.gone.begin(), move.gone.end());
        std::copy_if(shown.begin(), shown.end(), std::back_inserter(move.kept),
                     [&gone](const Key &key) { return !gone.contains(key); });
    }
}

/// Sorts by comesBefore(), or by ranksOf() where the row's kind has that: numbers are compared a hundred times faster than texts.
template <class Entry, class Sort>
void sortEntries(std::vector<const Entry *> &entries, const Sort &sort)
{
    using Row = std::remove_const_t<typename decltype(Entry::row)::element_type>;
    if constexpr (requires(const std::vector<const Row *> &rows) { ranksOf(rows, sort); }) {
        std::vector<const Row *> rows;
        rows.reserve(entries.size());
        for (const Entry *entry : entries)
            rows.push_back(entry->row.get());
        const std::vector<quint64> ranks = ranksOf(rows, sort);
        std::vector<std::pair<quint64, quint32>> places;
        places.reserve(entries.size());
        for (size_t i = 0; i < entries.size(); ++i)
            places.emplace_back(ranks[i], quint32(i)); // equal ranks stay in the order of their keys
        std::sort(places.begin(), places.end());
        std::vector<const Entry *> sorted;
        sorted.reserve(entries.size());
        for (const auto &place : places)
            sorted.push_back(entries[place.second]);
        entries = std::move(sorted);
    } else {
        std::sort(entries.begin(), entries.end(),
                  [&sort](const Entry *a, const Entry *b) { return comesBefore(*a->row, *b->row, sort); });
    }
}

/// Filters and sorts a snapshot whose rows stand in the order of their keys; gives up early, with an empty answer, once `cancelled` is set.
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
    sortEntries(accepted, sort);
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
