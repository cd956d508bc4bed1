#include "app/oz0/DevNodes.h"

#include "app/oz0/DevText.h"

namespace oz0 {

namespace {

bool runsPresentCode(const Candidate &candidate, const CandidateNode &node)
{
    return node.online && node.state == PartState::Ready && node.digest == candidate.digest;
}

bool isUnderWay(const Candidate &candidate, const CandidateNode &node)
{
    if (!node.online)
        return false;
    switch (node.state) {
    case PartState::Assigned:
    case PartState::Fetching:
    case PartState::Checking:
    case PartState::Starting:
        return true;
    case PartState::Ready:
        return node.digest != candidate.digest; // the code of before answers until the new one is ready
    default:
        return false;
    }
}

} // namespace

QStringList DevNodes::see(const Candidate &candidate)
{
    if (candidate.phase != CandidatePhase::Placed)
        return {};
    if (candidate.save != m_save) {
        m_save = candidate.save;
        m_saidReady = 0;
        m_isSettled = false;
        m_failed.clear();
    }
    QStringList lines;
    int ready = 0;
    int underWay = 0;
    for (const CandidateNode &node : candidate.nodes) {
        ready += runsPresentCode(candidate, node) ? 1 : 0;
        underWay += isUnderWay(candidate, node) ? 1 : 0;
        if (node.state != PartState::Failed) {
            m_failed.remove(node.node);
        } else if (!m_failed.contains(node.node)) {
            m_failed.insert(node.node);
            lines += failedLines(node);
        }
    }
    const bool runsNowhere = stateOf(candidate, Instant{}).word == CandidateWord::NoNode;
    if (runsNowhere && !m_saidNoNode)
        lines.append(noNodeLine(candidate));
    m_saidNoNode = runsNowhere;
    if (underWay == 0 && ready > 0 && ready != m_saidReady)
        lines.append(readyLine(candidate));
    if (underWay == 0)
        m_saidReady = ready;
    m_isSettled = underWay == 0;
    return lines;
}

} // namespace oz0
