// Texts for what an operator's working copy may not widen: secrets, bindings, hosts, connections, tools and grants.
#include "core/domain/RefusalTextTables.h"

#include <QtGlobal>

namespace oz0 {

namespace {

constexpr char anAdminMay[] = QT_TRANSLATE_NOOP("RefusalTexts", "An admin may try it.");
constexpr char nobodyMay[] = QT_TRANSLATE_NOOP("RefusalTexts", "Nobody, an admin neither, as long as this holds.");
constexpr char putBack[] = QT_TRANSLATE_NOOP("RefusalTexts",
                                             "Put it back as in the installed version, or ask an admin to try the change.");

constexpr char bindingRule[] = QT_TRANSLATE_NOOP(
    "RefusalTexts", "An operator's candidate binds each secret to the same hosts as the installed version.");
constexpr char outsideRule[] = QT_TRANSLATE_NOOP(
    "RefusalTexts", "No operator's candidate hands a secret to another outside program than the installed version.");
constexpr char ownOutsideRule[] = QT_TRANSLATE_NOOP("RefusalTexts",
                                                    "Outside harnesses that a plugin brings itself stay as they are installed.");
constexpr char remoteRule[] = QT_TRANSLATE_NOOP(
    "RefusalTexts", "While a plugin holds a secret, its own remote harnesses stay as they are installed.");
constexpr char hostRule[] = QT_TRANSLATE_NOOP(
    "RefusalTexts", "Code that gets a secret's value reaches no further host than the installed version.");
constexpr char connectionRule[] = QT_TRANSLATE_NOOP(
    "RefusalTexts", "An operator's candidate keeps the installed version's connections as they are.");
constexpr char takenRule[] = QT_TRANSLATE_NOOP("RefusalTexts", "A connection's name and secret belong to one installed plugin.");
constexpr char locationRule[] = QT_TRANSLATE_NOOP("RefusalTexts",
                                                  "An operator's candidate runs each tool where the installed version does.");
constexpr char grantRule[] = QT_TRANSLATE_NOOP(
    "RefusalTexts", "Grants belong to the plugin's name, so an operator's candidate declares none that is not installed.");

constexpr RefusalText texts[] = {
    {"secret.not_available", QT_TRANSLATE_NOOP("RefusalTexts", "Secret {subject} is not available to the installed version."),
     QT_TRANSLATE_NOOP("RefusalTexts", "An operator's candidate gets only the secrets that the installed version gets."),
     anAdminMay,
     QT_TRANSLATE_NOOP("RefusalTexts", "Leave the secret out, or ask an admin to make it available or to try the change.")},
    {"binding.added",
     QT_TRANSLATE_NOOP("RefusalTexts", "Secret {subject} gets a host binding that it lacks in the installed version."),
     bindingRule, anAdminMay, putBack},
    {"binding.removed", QT_TRANSLATE_NOOP("RefusalTexts", "Secret {subject} loses its host binding."), bindingRule, anAdminMay,
     putBack},
    {"binding.changed", QT_TRANSLATE_NOOP("RefusalTexts", "The binding of secret {subject} differs."), bindingRule, anAdminMay,
     putBack},
    {"secret.delivery_changed", QT_TRANSLATE_NOOP("RefusalTexts", "Secret {subject} is delivered in another way."),
     QT_TRANSLATE_NOOP("RefusalTexts", "An operator's candidate gets each secret the way the installed version gets it."),
     anAdminMay, putBack},
    {"secret_argument.added", QT_TRANSLATE_NOOP("RefusalTexts", "Argument {subject} is newly marked for secrets."),
     QT_TRANSLATE_NOOP("RefusalTexts", "Only arguments that the installed version marks may be filled with a secret."),
     anAdminMay, putBack},
    {"agent.outside_auth_added", QT_TRANSLATE_NOOP("RefusalTexts", "Agent {subject} hands a secret to an outside program anew."),
     outsideRule, anAdminMay, putBack},
    {"agent.outside_repointed", QT_TRANSLATE_NOOP("RefusalTexts", "Agent {subject} hands its secret to another outside program."),
     outsideRule, anAdminMay, putBack},
    {"harness.outside_added", QT_TRANSLATE_NOOP("RefusalTexts", "Outside harness {subject} is new."), ownOutsideRule, anAdminMay,
     putBack},
    {"harness.outside_changed", QT_TRANSLATE_NOOP("RefusalTexts", "Outside harness {subject} differs."), ownOutsideRule,
     anAdminMay, putBack},
    {"harness.remote_added", QT_TRANSLATE_NOOP("RefusalTexts", "Remote harness {subject} is new, and the plugin holds a secret."),
     remoteRule, anAdminMay, putBack},
    {"harness.remote_changed",
     QT_TRANSLATE_NOOP("RefusalTexts", "Remote harness {subject} differs, and the plugin holds a secret."), remoteRule,
     anAdminMay, putBack},
    {"egress.host_added", QT_TRANSLATE_NOOP("RefusalTexts", "{subject} becomes reachable for code that gets a secret's value."),
     hostRule, anAdminMay, putBack},
    {"egress.deny_removed",
     QT_TRANSLATE_NOOP("RefusalTexts", "{subject} is no longer denied to code that gets a secret's value."), hostRule, anAdminMay,
     putBack},
    {"tool.remote_added", QT_TRANSLATE_NOOP("RefusalTexts", "Remote tool {subject} is new, and code gets a secret's value."),
     hostRule, anAdminMay, putBack},
    {"tool.address_changed",
     QT_TRANSLATE_NOOP("RefusalTexts", "Remote tool {subject} has another address, and code gets a secret's value."), hostRule,
     anAdminMay, putBack},
    {"tool.headers_changed",
     QT_TRANSLATE_NOOP("RefusalTexts", "Remote tool {subject} has other headers, and code gets a secret's value."), hostRule,
     anAdminMay, putBack},
    {"connection.added", QT_TRANSLATE_NOOP("RefusalTexts", "Connection {subject} is new."), connectionRule, anAdminMay, putBack},
    {"connection.removed", QT_TRANSLATE_NOOP("RefusalTexts", "Connection {subject} is gone."), connectionRule, anAdminMay,
     putBack},
    {"connection.renamed", QT_TRANSLATE_NOOP("RefusalTexts", "Connection {subject} has another name."), connectionRule,
     anAdminMay, putBack},
    {"connection.changed", QT_TRANSLATE_NOOP("RefusalTexts", "Connection {subject} differs."), connectionRule, anAdminMay,
     putBack},
    {"connection.not_installed",
     QT_TRANSLATE_NOOP("RefusalTexts", "Connection {subject} is declared by a plugin that is not installed."),
     QT_TRANSLATE_NOOP("RefusalTexts", "An operator's candidate of a plugin that is not installed declares no connection."),
     anAdminMay, QT_TRANSLATE_NOOP("RefusalTexts", "Leave the connection out, or ask an admin to try it.")},
    {"connection.name_taken", QT_TRANSLATE_NOOP("RefusalTexts", "Another installed plugin has a connection named {subject}."),
     takenRule, nobodyMay, QT_TRANSLATE_NOOP("RefusalTexts", "Give the connection another name.")},
    {"connection.secret_taken",
     QT_TRANSLATE_NOOP("RefusalTexts", "Secret {subject} belongs to another installed plugin's connection."), takenRule,
     nobodyMay, QT_TRANSLATE_NOOP("RefusalTexts", "Use a tenant secret of your own.")},
    {"tool.location_changed", QT_TRANSLATE_NOOP("RefusalTexts", "Tool {subject} moves between local and remote."), locationRule,
     anAdminMay, putBack},
    {"tool.connection_changed", QT_TRANSLATE_NOOP("RefusalTexts", "Tool {subject} moves onto, off or between connections."),
     locationRule, anAdminMay, putBack},
    {"tool.connected_address_changed", QT_TRANSLATE_NOOP("RefusalTexts", "Connected tool {subject} has another address."),
     locationRule, anAdminMay, putBack},
    {"grant.uses_added", QT_TRANSLATE_NOOP("RefusalTexts", "The plugin newly uses {subject}."), grantRule, anAdminMay, putBack},
    {"grant.reads_added", QT_TRANSLATE_NOOP("RefusalTexts", "The plugin newly reads {subject}."), grantRule, anAdminMay, putBack},
    {"grant.mail_added", QT_TRANSLATE_NOOP("RefusalTexts", "The plugin newly uses mail connection {subject}."), grantRule,
     anAdminMay, putBack},
    {"grant.model_alias_added", QT_TRANSLATE_NOOP("RefusalTexts", "The plugin asks for sampling alias {subject} anew."),
     grantRule, anAdminMay, putBack},
    {"grant.gateway_format_added", QT_TRANSLATE_NOOP("RefusalTexts", "The plugin asks for gateway format {subject} anew."),
     grantRule, anAdminMay, putBack},
    {"grant.tool_model_changed", QT_TRANSLATE_NOOP("RefusalTexts", "Tool {subject} uses another model."), grantRule, anAdminMay,
     putBack},
};

} // namespace

std::span<const RefusalText> reachTexts()
{
    return texts;
}

} // namespace oz0
