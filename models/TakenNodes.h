// How many nodes have a candidate on them, kept up with each change instead of counted over all candidates.
#pragma once

#include "core/client/TenantStore.h"

#include <QHash>

namespace oz0 {

class TakenNodes
{
public:
    /// To be told of each change of the store's candidates, after it.
    void take(const TenantStore &store, const RowDelta<CandidateId> &delta);
    int count() const { return int(m_candidatesOn.size()); }

private:
    void add(const Candidate &candidate);
    void drop(const Candidate &candidate);

    QHash<NodeName, int> m_candidatesOn;
    SharedRows<CandidateId, Candidate> m_counted; ///< as they were when they were counted
};

} // namespace oz0
