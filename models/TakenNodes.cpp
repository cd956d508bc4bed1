#include "models/TakenNodes.h"

namespace oz0 {

void TakenNodes::take(const TenantStore &store, const RowDelta<CandidateId> &delta)
{
    if (delta.full) {
        m_candidatesOn.clear();
        m_nodesOf.clear();
        m_nodesOf.reserve(store.candidates().size());
        for (const Candidate &candidate : store.candidates())
            add(candidate);
        return;
    }
    for (const CandidateId &id : delta.removed)
        drop(id);
    for (const CandidateId &id : delta.upserted) {
        drop(id);
        if (const auto found = store.candidates().find(id); found != store.candidates().end())
            add(*found);
    }
}

void TakenNodes::add(const Candidate &candidate)
{
    m_nodesOf.insert(candidate.id, candidate.nodes);
    for (const CandidateNode &node : candidate.nodes)
        ++m_candidatesOn[node.node];
}

void TakenNodes::drop(const CandidateId &id)
{
    for (const CandidateNode &node : m_nodesOf.take(id)) {
        const auto found = m_candidatesOn.find(node.node);
        if (--*found == 0)
            m_candidatesOn.erase(found);
    }
}

} // namespace oz0
