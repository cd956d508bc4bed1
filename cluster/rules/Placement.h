// D3 and C1–C6: whether the nodes can be taken, whoever asks.
#pragma once

#include "cluster/rules/Rule.h"

namespace oz0 {

QList<Refusal> noneSelected(const RuleInput &input);     ///< D3
QList<Refusal> lastNodeOfPlugin(const RuleInput &input); ///< C1
QList<Refusal> lastModelServer(const RuleInput &input);  ///< C2
QList<Refusal> lastQueuePoller(const RuleInput &input);  ///< C3
QList<Refusal> nodeHasCandidate(const RuleInput &input); ///< C4
QList<Refusal> nodeTestsGate(const RuleInput &input);    ///< C5
QList<Refusal> rolloutRunning(const RuleInput &input);   ///< C6

} // namespace oz0
