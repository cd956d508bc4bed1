#include "models/RuleTexts.h"

#include "models/RefusalView.h"

namespace oz0 {

QString RuleTexts::why(const QString &ruleId)
{
    switch (ruleId.isEmpty() ? 0 : ruleId.at(0).toLatin1()) {
    case 'P':
        return tr("A candidate’s code can read what its jobs carry, and it gets secrets of the tenant. So placing one takes an "
                  "operator with content permission. Without being an admin he gets the nodes that an admin has opened, and the "
                  "secrets that the installed version gets.");
    case 'D':
        return tr(
            "A candidate runs on the online nodes that carry the labels asked for, and one “dev” at a time holds it. So it is "
            "always clear whose code runs where, and who ends it.");
    case 'C':
        return tr(
            "While a candidate runs, its nodes take no other work of the tenant. So no installed plugin, local model or queue "
            "may lose its last online node by it, and another candidate, a gate or a rollout keeps its nodes. That holds for "
            "an admin too: the work of others would stop.");
    case 'B':
        return tr(
            "A secret reaches an operator’s candidate only in the ways of the installed version: through the same hosts, "
            "headers, programs and arguments. And while its code can read a secret it may reach no further host, or it could "
            "send the secret there. An admin may try such a change.");
    case 'K':
        return tr(
            "The token of a call is made from the connection’s definition. So an operator’s candidate keeps every connection as "
            "it is installed. A connection that another plugin has stays that plugin’s, whoever asks.");
    case 'T':
        return tr(
            "Where a tool runs decides who reads what a call carries, and grants belong to a plugin’s name. So an operator’s "
            "candidate runs each tool where the installed version does, and declares no grant that the installed version lacks. "
            "An admin may try it.");
    case 'R':
        return tr(
            "A candidate stands by what its saver may do now, not by what he might do when he saved it. So each renewal by "
            "somebody who is no admin asks the checks of a save again, against the installed version and the nodes of now.");
    case 'E':
        return tr(
            "A node builds a candidate’s environment without running its code: from wheels alone, with the node’s own Python, "
            "and with the one build backend that it knows. A project that needs more cannot be tried as a candidate, whoever "
            "asks.");
    case 'X':
        return tr(
            "The platform tries a changeset without a person looking on. So it may reach no further than what is installed, is "
            "exactly what its patch makes of its base, and runs on an open node with a sandbox.");
    case 'V':
        return tr("An installation changes the tenant for everybody. So its names and IDs must be free, its numbers within the "
                  "tenant’s limits, and the contracts that callers rely on kept, unless its version says that they break.");
    default:
        return {};
    }
}

bool RuleTexts::explains(const RefusalView &view)
{
    return !view.isWarning() && !why(view.ruleId).isEmpty();
}

} // namespace oz0
