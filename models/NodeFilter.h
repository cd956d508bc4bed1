// The nodes that a person wants to see, in his order.
#pragma once

#include "models/KeyedFilter.h"
#include "models/NodeModel.h"

#include <QStringList>

#include <variant>

namespace oz0 {

/// The filters that are offered as chips with their counts.
enum class NodeFacet { Offline, Closed, NoSandbox, HomesJobs };
constexpr int nodeFacets = 4;

struct NodeQuery
{
    QString text; ///< words that must all occur in name, labels, plugins, candidate, models, queues or system
    bool facet[nodeFacets] = {};

    bool isEmpty() const { return *this == NodeQuery{}; }
    bool has(NodeFacet f) const { return facet[int(f)]; }
    friend bool operator==(const NodeQuery &, const NodeQuery &) = default;
};

struct NodeSort
{
    NodeModel::Column column = NodeModel::Column::Node;
    Qt::SortOrder order = Qt::AscendingOrder;

    friend bool operator==(const NodeSort &, const NodeSort &) = default;
};

quint8 facetsOf(const NodeRow &row, std::monostate);

class NodeMatcher
{
public:
    explicit NodeMatcher(const NodeQuery &query);
    bool accepts(const NodeRow &row, quint8 facets) const;

private:
    NodeQuery m_query;
    QStringList m_words;
};

/// By the column, then by name, whose numbers count as numbers; total, so that equal rows never change places.
bool comesBefore(const NodeRow &a, const NodeRow &b, const NodeSort &sort);

struct NodeFilterTraits
{
    using Model = NodeModel;
    using Key = NodeName;
    using Row = NodeRow;
    using Query = NodeQuery;
    using Sort = NodeSort;
    using Matcher = NodeMatcher;
    using Facet = NodeFacet;
    using Selection = KeyedSelection<NodeName, nodeFacets>;
    using Context = std::monostate;
    static constexpr int facets = nodeFacets;
};

class NodeFilter : public KeyedFilter<NodeFilterTraits>
{
public:
    using KeyedFilter::KeyedFilter;
};

} // namespace oz0
