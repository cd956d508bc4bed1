#include "cluster/access/Audience.h"

namespace oz0 {

Candidate seenBy(const Caller &caller, const Candidate &candidate)
{
    Candidate seen = candidate;
    if (isAdmin(caller) || caller.principal == candidate.owner)
        return seen;
    seen.secrets.clear();
    seen.via.clear();
    for (Refusal &warning : seen.warnings) {
        warning.path.clear();
        warning.installedPath.clear();
        warning.line = 0;
        warning.installedLine = 0;
    }
    for (CandidateNode &node : seen.nodes) {
        if (node.error)
            node.error->lastLines.clear();
    }
    return seen;
}

Node seenBy(const Caller &caller, const Node &node)
{
    Node seen = node;
    if (isAdmin(caller) || (node.candidate && node.candidate->owner == caller.principal))
        return seen;
    for (NodePart &part : seen.parts) {
        if (part.error)
            part.error->lastLines.clear();
    }
    return seen;
}

} // namespace oz0
