// K1, K2, K4: delegated access stays as it is installed, and nobody takes another plugin's.
#pragma once

#include "cluster/rules/Rule.h"

namespace oz0 {

QList<Refusal> connectionAdded(const RuleInput &input);   ///< K1
QList<Refusal> connectionRemoved(const RuleInput &input); ///< K1
QList<Refusal> connectionRenamed(const RuleInput &input); ///< K1: all of it is the same but the name; the old one is the subject
QList<Refusal> connectionChanged(const RuleInput &input); ///< K1: compared as sets, and every field of `token`

QList<Refusal> connectionNotInstalled(const RuleInput &input); ///< K2

QList<Refusal> connectionNameTaken(const RuleInput &input);   ///< K4: of another installed plugin; of an admin and an install too
QList<Refusal> connectionSecretTaken(const RuleInput &input); ///< K4: named by a connection here or required

} // namespace oz0
