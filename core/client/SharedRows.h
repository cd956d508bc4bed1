// Immutable rows in the order of their keys: read like a QMap; who needs one for longer shares it instead of copying it.
#pragma once

#include <QList>

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>
#include <vector>

namespace oz0 {

/// A row is replaced, never changed: a reference to one holds until its next change, a Held for good. Copies share the rows.
template <class Key, class T>
class SharedRows
{
public:
    using Held = std::shared_ptr<const T>;
    struct Entry
    {
        Key key;
        Held row;
    };

    class const_iterator
    {
    public:
        using iterator_category = std::bidirectional_iterator_tag;
        using value_type = T;
        using difference_type = std::ptrdiff_t;
        using pointer = const T *;
        using reference = const T &;

        const_iterator() = default;
        explicit const_iterator(typename std::vector<Entry>::const_iterator at) : m_at(at) { }
        const T &operator*() const { return *m_at->row; }
        const T *operator->() const { return m_at->row.get(); }
        const Key &key() const { return m_at->key; }
        const Held &held() const { return m_at->row; }
        const_iterator &operator++() { return ++m_at, *this; }
        const_iterator &operator--() { return --m_at, *this; }
        const_iterator operator++(int) { return const_iterator(m_at++); }
        const_iterator operator--(int) { return const_iterator(m_at--); }
        friend bool operator==(const const_iterator &, const const_iterator &) = default;

    private:
        typename std::vector<Entry>::const_iterator m_at;
    };

    qsizetype size() const { return qsizetype(m_entries.size()); }
    bool isEmpty() const { return m_entries.empty(); }
    const_iterator begin() const { return const_iterator(m_entries.begin()); }
    const_iterator end() const { return const_iterator(m_entries.end()); }
    const_iterator constBegin() const { return begin(); }
    const_iterator constEnd() const { return end(); }
    const_iterator find(const Key &key) const
    {
        const auto at = place(key);
        return const_iterator(at != m_entries.end() && at->key == key ? at : m_entries.end());
    }
    const_iterator constFind(const Key &key) const { return find(key); }
    bool contains(const Key &key) const { return find(key) != end(); }
    /// Null: no such row.
    Held held(const Key &key) const
    {
        const const_iterator at = find(key);
        return at == end() ? Held() : at.held();
    }
    T value(const Key &key) const
    {
        const const_iterator at = find(key);
        return at == end() ? T() : *at;
    }
    T operator[](const Key &key) const { return value(key); }
    const T &first() const { return *m_entries.front().row; }
    QList<Key> keys() const
    {
        QList<Key> keys;
        keys.reserve(size());
        for (const Entry &entry : m_entries)
            keys.append(entry.key);
        return keys;
    }

    /// False, and nothing is done: no such row.
    bool replace(const Key &key, Held row)
    {
        const auto at = m_entries.begin() + (place(key) - m_entries.cbegin());
        if (at == m_entries.end() || at->key != key)
            return false;
        at->row = std::move(row);
        return true;
    }

    /// Rows that are not there yet, all in one go; of several with one key the last counts.
    void insert(std::vector<Entry> fresh)
    {
        const auto isBefore = [](const Entry &a, const Entry &b) { return a.key < b.key; };
        if (!std::is_sorted(fresh.begin(), fresh.end(), isBefore))
            std::stable_sort(fresh.begin(), fresh.end(), isBefore);
        const auto middle = qsizetype(m_entries.size());
        for (Entry &entry : fresh) {
            if (qsizetype(m_entries.size()) > middle && m_entries.back().key == entry.key)
                m_entries.back() = std::move(entry);
            else
                m_entries.push_back(std::move(entry));
        }
        if (middle > 0 && middle < size() && isBefore(m_entries[size_t(middle)], m_entries[size_t(middle) - 1]))
            std::inplace_merge(m_entries.begin(), m_entries.begin() + middle, m_entries.end(), isBefore);
    }

    /// All in one go; returns those that were there.
    QList<Key> remove(const QList<Key> &keys)
    {
        QList<Key> removed;
        for (const Key &key : keys) {
            const const_iterator at = find(key);
            if (at != end() && at.held() && replace(key, nullptr))
                removed.append(key);
        }
        if (!removed.isEmpty())
            m_entries.erase(std::remove_if(m_entries.begin(), m_entries.end(), [](const Entry &entry) { return !entry.row; }),
                            m_entries.end());
        return removed;
    }

private:
    // Lists come sorted by key: most often the place is the end, which is found at once.
    typename std::vector<Entry>::const_iterator place(const Key &key) const
    {
        if (m_entries.empty() || m_entries.back().key < key)
            return m_entries.end();
        return std::lower_bound(m_entries.begin(), m_entries.end(), key, [](const Entry &a, const Key &b) { return a.key < b; });
    }

    std::vector<Entry> m_entries;
};

} // namespace oz0
