#include "models/TakenNodes.h"

namespace oz0 {

void TakenNodes::take(const TenantStore &store, const RowDelta<CandidateId> &delta)
{
    if (delta.full) {
        m_candidatesOn.clear();
        m_counted = store.candidates();
        for (const Candidate &candidate : m_counted)
            add(candidate);
        return;
    }
    for (const CandidateId &id : delta.removed) {
        if (const auto before = m_counted.find(id); before != m_counted.end())
            drop(*before);
    }
    m_counted.remove(delta.removed);
    std::vector<SharedRows<CandidateId, Candidate>::Entry> fresh;
    for (const CandidateId &id : delta.upserted) {
        const auto now = store.candidates().held(id);
        if (!now)
            continue;
        if (const auto before = m_counted.find(id); before == m_counted.end()) {
            fresh.push_back({id, now});
        } else {
            drop(*before);
            m_counted.replace(id, now);
        }
        add(*now);
    }
    m_counted.insert(std::move(fresh));
}

void TakenNodes::add(const Candidate &candidate)
{
    for (const CandidateNode &node : candidate.nodes)
        ++m_candidatesOn[node.node];
}

void TakenNodes::drop(const Candidate &candidate)
{
    for (const CandidateNode &node : candidate.nodes) {
        const auto found = m_candidatesOn.find(node.node);
        if (--*found == 0)
            m_candidatesOn.erase(found);
    }
}

} // namespace oz0
