// Texts for who may place a candidate, and where.
#include "core/domain/RefusalTextTables.h"

#include <QtGlobal>

namespace oz0 {

namespace {

constexpr char anAdminMay[] = QT_TRANSLATE_NOOP("RefusalTexts", "An admin may try it.");
constexpr char nobodyMay[] = QT_TRANSLATE_NOOP("RefusalTexts", "Nobody, an admin neither, as long as this holds.");

constexpr RefusalText texts[] = {
    {"permission.role", QT_TRANSLATE_NOOP("RefusalTexts", "{subject} has no operator role in this tenant."),
     QT_TRANSLATE_NOOP("RefusalTexts", "Placing a candidate takes the tenant's operator role."),
     QT_TRANSLATE_NOOP("RefusalTexts", "Nobody without it; an admin can give the role."),
     QT_TRANSLATE_NOOP("RefusalTexts", "Ask an admin of the tenant for the operator role.")},
    {"permission.content", QT_TRANSLATE_NOOP("RefusalTexts", "{subject} has no content permission in this tenant."),
     QT_TRANSLATE_NOOP("RefusalTexts", "Code of a candidate reads what its jobs carry, so its saver needs content permission."),
     QT_TRANSLATE_NOOP("RefusalTexts", "Nobody without it; an admin can give the permission."),
     QT_TRANSLATE_NOOP("RefusalTexts", "Ask an admin of the tenant for content permission.")},
    {"node.not_open", QT_TRANSLATE_NOOP("RefusalTexts", "Node {subject} is not open to operators' candidates."),
     QT_TRANSLATE_NOOP("RefusalTexts", "An operator places candidates only on nodes that carry candidates=allow."), anAdminMay,
     QT_TRANSLATE_NOOP("RefusalTexts", "Select other nodes, or ask an admin to give this one the label candidates=allow.")},
    {"node.none_selected", QT_TRANSLATE_NOOP("RefusalTexts", "No online node carries the selected labels ({select})."),
     QT_TRANSLATE_NOOP("RefusalTexts", "A candidate runs on the online nodes that carry every selected label."),
     QT_TRANSLATE_NOOP("RefusalTexts", "Nobody, until such a node is online."),
     QT_TRANSLATE_NOOP("RefusalTexts", "Look at the nodes' labels, or wait until a node with them is online.")},
    {"placement.last_node_of_plugin",
     QT_TRANSLATE_NOOP("RefusalTexts", "Plugin {subject} would be left with no other online node."),
     QT_TRANSLATE_NOOP("RefusalTexts", "Nodes leave every pool while they run a candidate; an installed plugin must keep one."),
     nobodyMay, QT_TRANSLATE_NOOP("RefusalTexts", "Select fewer nodes, or bring another node of the plugin online.")},
    {"placement.last_model_server",
     QT_TRANSLATE_NOOP("RefusalTexts", "Model {subject} would lose the last online node that serves it."),
     QT_TRANSLATE_NOOP("RefusalTexts",
                       "A node that runs a candidate serves no local model; each model must keep an online server."),
     nobodyMay, QT_TRANSLATE_NOOP("RefusalTexts", "Select other nodes, or let another online node serve the model.")},
    {"placement.last_queue_poller",
     QT_TRANSLATE_NOOP("RefusalTexts", "Queue {subject} would lose the last online node that polls it."),
     QT_TRANSLATE_NOOP("RefusalTexts",
                       "A node that runs a candidate polls no queue of its queues label; each must keep a poller."),
     nobodyMay, QT_TRANSLATE_NOOP("RefusalTexts", "Select other nodes, or let another online node poll the queue.")},
    {"placement.node_has_candidate",
     QT_TRANSLATE_NOOP("RefusalTexts", "Node {subject} already runs candidate {candidate} of {plugin}, owned by {owner}."),
     QT_TRANSLATE_NOOP("RefusalTexts", "A node runs one candidate at a time."),
     QT_TRANSLATE_NOOP("RefusalTexts", "Nobody, until that candidate has left; its owner or an admin can remove it."),
     QT_TRANSLATE_NOOP("RefusalTexts", "Select another node, or ask the owner to end his candidate.")},
    {"placement.node_tests_gate", QT_TRANSLATE_NOOP("RefusalTexts", "Node {subject} tests the quality gate of {plugin}."),
     QT_TRANSLATE_NOOP("RefusalTexts", "A node that tests a quality gate takes no candidate."),
     QT_TRANSLATE_NOOP("RefusalTexts", "Nobody, until the gate is through."),
     QT_TRANSLATE_NOOP("RefusalTexts", "Select another node, or wait for the gate.")},
    {"placement.rollout_running", QT_TRANSLATE_NOOP("RefusalTexts", "A rollout of {subject} is under way."),
     QT_TRANSLATE_NOOP("RefusalTexts", "A plugin takes no candidate while it is being rolled out."),
     QT_TRANSLATE_NOOP("RefusalTexts", "Nobody, until the rollout has ended."),
     QT_TRANSLATE_NOOP("RefusalTexts", "Wait until the rollout has ended, then save again.")},
};

} // namespace

std::span<const RefusalText> admissionTexts()
{
    return texts;
}

} // namespace oz0
