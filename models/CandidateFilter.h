// The candidates that a person wants to see, in his order.
#pragma once

#include "models/CandidateQuery.h"
#include "models/KeyedFilter.h"

namespace oz0 {

struct CandidateFilterTraits
{
    using Model = CandidateModel;
    using Key = CandidateId;
    using Row = CandidateRow;
    using Query = CandidateQuery;
    using Sort = CandidateSort;
    using Matcher = CandidateMatcher;
    using Facet = CandidateFacet;
    using Selection = CandidateSelection;
    using Context = PrincipalId; ///< whose candidates are "mine"
    static constexpr int facets = candidateFacets;
};

class CandidateFilter : public KeyedFilter<CandidateFilterTraits>
{
public:
    using KeyedFilter::KeyedFilter;

    /// Whose candidates are "mine".
    void setPrincipal(const PrincipalId &me) { setContext(me); }
};

} // namespace oz0
