// Turns what a candidate's nodes report into sentences, each thing once.
#pragma once

#include "core/domain/Candidate.h"

#include <QSet>
#include <QStringList>

namespace oz0 {

class DevNodes
{
public:
    /// What is new since the last look (D4, C7, U3); nothing for a candidate that is ending.
    QStringList see(const Candidate &candidate);
    /// True once every node of the present save is ready, failed or away.
    bool isSettled() const { return m_isSettled; }

private:
    int m_save = -1;
    int m_saidReady = 0;
    bool m_saidNoNode = false;
    bool m_isSettled = false;
    QSet<NodeName> m_failed;
};

} // namespace oz0
