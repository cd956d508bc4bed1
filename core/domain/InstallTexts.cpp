// Texts for installs, unreadable input, and warnings.
#include "core/domain/RefusalTextTables.h"

#include <QtGlobal>

namespace oz0 {

namespace {

constexpr char nobodyMay[] = QT_TRANSLATE_NOOP("RefusalTexts", "Nobody, an admin neither, as long as this holds.");
constexpr char namesRule[] = QT_TRANSLATE_NOOP("RefusalTexts",
                                               "Tool IDs, and the names of agents and flows, are each given once in a tenant.");
constexpr char limitRule[] = QT_TRANSLATE_NOOP("RefusalTexts", "The plugins of a tenant stay within its limits.");
constexpr char limitMay[] = QT_TRANSLATE_NOOP("RefusalTexts",
                                              "Nobody, until the tenant's limit is raised or something else is taken out.");
constexpr char rename[] = QT_TRANSLATE_NOOP("RefusalTexts", "Choose another name.");
constexpr char fewer[] = QT_TRANSLATE_NOOP("RefusalTexts", "Declare less, or ask for a higher limit.");
constexpr char notStopped[] = QT_TRANSLATE_NOOP("RefusalTexts", "A warning stops nobody.");
constexpr char mendFile[] = QT_TRANSLATE_NOOP("RefusalTexts", "Mend the place that is named and try again.");

constexpr RefusalText refusals[] = {
    {"install.tool_id_taken", QT_TRANSLATE_NOOP("RefusalTexts", "Tool ID {subject} belongs to plugin {plugin}."), namesRule,
     nobodyMay, rename},
    {"install.agent_name_taken", QT_TRANSLATE_NOOP("RefusalTexts", "The name of agent {subject} belongs to plugin {plugin}."),
     namesRule, nobodyMay, rename},
    {"install.flow_name_taken", QT_TRANSLATE_NOOP("RefusalTexts", "The name of flow {subject} belongs to plugin {plugin}."),
     namesRule, nobodyMay, rename},
    {"install.queue_limit", QT_TRANSLATE_NOOP("RefusalTexts", "The tenant's plugins would need {after} of {limit} task queues."),
     limitRule, limitMay, QT_TRANSLATE_NOOP("RefusalTexts", "Use fewer node selectors and labels, or ask for a higher limit.")},
    {"install.agent_limit",
     QT_TRANSLATE_NOOP("RefusalTexts", "The tenant's plugins would have {after} of {limit} agents and flows."), limitRule,
     limitMay, fewer},
    {"install.contract_break",
     QT_TRANSLATE_NOOP("RefusalTexts", "The contract of {subject} breaks what the installed version promises."),
     QT_TRANSLATE_NOOP("RefusalTexts", "Contracts may break only with a new major version."), nobodyMay,
     QT_TRANSLATE_NOOP("RefusalTexts", "Keep the contract, or raise the major version.")},
    {"install.version_reused", QT_TRANSLATE_NOOP("RefusalTexts", "Version {subject} is installed already, with other content."),
     QT_TRANSLATE_NOOP("RefusalTexts", "A version number stands for one content."), nobodyMay,
     QT_TRANSLATE_NOOP("RefusalTexts", "Raise the version.")},
    {"manifest.invalid", QT_TRANSLATE_NOOP("RefusalTexts", "plugin.yaml is not valid: {problem}."),
     QT_TRANSLATE_NOOP("RefusalTexts", "A manifest must be valid before any rule can read it."),
     QT_TRANSLATE_NOOP("RefusalTexts", "Nobody."), mendFile},
    {"bundle.invalid", QT_TRANSLATE_NOOP("RefusalTexts", "The bundle is not valid: {problem}."),
     QT_TRANSLATE_NOOP("RefusalTexts", "A bundle holds plain files below its own folder, within the documented limits."),
     QT_TRANSLATE_NOOP("RefusalTexts", "Nobody."), mendFile},
};

constexpr RefusalText warnings[] = {
    {"node.homes_jobs",
     QT_TRANSLATE_NOOP("RefusalTexts", "Node {subject} is the home of running jobs ({jobs}), which wait meanwhile."),
     QT_TRANSLATE_NOOP("RefusalTexts", "Calls of jobs that are homed on a candidate's node are refused until it leaves."),
     notStopped, QT_TRANSLATE_NOOP("RefusalTexts", "Select nodes of a pool that runs nobody's jobs.")},
    {"node.no_sandbox",
     QT_TRANSLATE_NOOP("RefusalTexts", "Node {subject} has no sandbox: the candidate sees what the node's user sees."),
     QT_TRANSLATE_NOOP("RefusalTexts", "Only sandbox tier 1 keeps a candidate apart from its node."), notStopped,
     QT_TRANSLATE_NOOP("RefusalTexts", "Select nodes of tier 1.")},
    {"uses.not_installed", QT_TRANSLATE_NOOP("RefusalTexts", "Plugin {subject}, which it uses, is not installed."),
     QT_TRANSLATE_NOOP("RefusalTexts", "A candidate brings no other plugin along."), notStopped,
     QT_TRANSLATE_NOOP("RefusalTexts", "Have that plugin installed if the candidate needs to call it.")},
    {"secret.value_on_node", QT_TRANSLATE_NOOP("RefusalTexts", "On node {subject} bound secrets reach the code as values."),
     QT_TRANSLATE_NOOP("RefusalTexts", "On Windows or without tier 1 a binding hides nothing from code."), notStopped,
     QT_TRANSLATE_NOOP("RefusalTexts", "Select nodes of tier 1.")},
    {"contract.changed", QT_TRANSLATE_NOOP("RefusalTexts", "The contract of {subject} changes."),
     QT_TRANSLATE_NOOP("RefusalTexts", "A preview names every contract that differs."), notStopped,
     QT_TRANSLATE_NOOP("RefusalTexts", "Look at the change before installing.")},
    {"install.version_lower", QT_TRANSLATE_NOOP("RefusalTexts", "Version {subject} is lower than the installed {installed}."),
     QT_TRANSLATE_NOOP("RefusalTexts", "A newer version usually has a higher number."), notStopped,
     QT_TRANSLATE_NOOP("RefusalTexts", "Make sure that going back is meant.")},
    {"install.over_limit_before",
     QT_TRANSLATE_NOOP("RefusalTexts", "The tenant is over a limit already: {subject} {after} of {limit}."), limitRule,
     notStopped, QT_TRANSLATE_NOOP("RefusalTexts", "Nothing grows by this; ask for a higher limit, or take something out.")},
    {"secret.unknown", QT_TRANSLATE_NOOP("RefusalTexts", "The tenant has no secret named {subject}."),
     QT_TRANSLATE_NOOP("RefusalTexts", "A plugin asks for secrets by the tenant's names."), notStopped,
     QT_TRANSLATE_NOOP("RefusalTexts", "Have an admin add the secret, or mend the name.")},
    {"mail.unknown", QT_TRANSLATE_NOOP("RefusalTexts", "The tenant has no mail connection named {subject}."),
     QT_TRANSLATE_NOOP("RefusalTexts", "A plugin asks for mail connections by the tenant's names."), notStopped,
     QT_TRANSLATE_NOOP("RefusalTexts", "Have an admin add the mail connection, or mend the name.")},
    {"placement.last_node_of_pool",
     QT_TRANSLATE_NOOP("RefusalTexts", "{subject} of {plugin} has no other online node in its pool."),
     QT_TRANSLATE_NOOP("RefusalTexts", "Jobs wait while no online node of their pool is left."), notStopped,
     QT_TRANSLATE_NOOP("RefusalTexts", "Select fewer nodes, or bring another node of the pool online.")},
    {"install.would_be_refused", QT_TRANSLATE_NOOP("RefusalTexts", "{subject} could not be installed as it is: {codes}."),
     QT_TRANSLATE_NOOP("RefusalTexts", "A candidate may differ from what could be installed."), notStopped,
     QT_TRANSLATE_NOOP("RefusalTexts", "Preview the install before you rely on this candidate.")},
};

} // namespace

std::span<const RefusalText> installTexts()
{
    return refusals;
}

std::span<const RefusalText> warningTexts()
{
    return warnings;
}

} // namespace oz0
