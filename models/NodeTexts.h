// Words for nodes: what they run, what they leave, and why no candidate takes them.
#pragma once

#include "models/NodeModel.h"

#include <QCoreApplication>

namespace oz0 {

class NodeTexts
{
    Q_DECLARE_TR_FUNCTIONS(oz0::NodeTexts)
public:
    static QStringList bareNodes(const Candidate &candidate); ///< those of its nodes that have no sandbox
    /// What that means for reach; empty without such a node.
    static QString bare(const QStringList &bareNodes);
    static QString system(NodeOs os);
    static QString work(const NodeWork &work); ///< "my-plugin 0.4.0", "14 installed", "gate of fx-rates 1.1.0"
    /// What its candidate makes it leave; empty while it runs none.
    static QString left(const NodeRow &row);
    /// Why it is of its sandbox tier: what a node is known to report in the window's language, anything else as it is.
    static QString tierReason(const QString &reported);
    /// A few words for a cell, the rule's ID apart: "runs user:george's candidate".
    static QString refusal(const Refusal &refusal, const Node &node, Instant now);
    static QString warnings(const NodeWhatIf &answer); ///< "homes 1 job, warns"
    static QString reasons(const NodeRow &row);        ///< every refusal and warning as a sentence, one a line
    /// For a code that refuses on `count` nodes: "20 run somebody else's candidate".
    static QString refusers(const QString &code, int count);
};

} // namespace oz0
