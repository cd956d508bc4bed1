// What an install's verdict was read from, so that the install itself can tell whether it still is so (U20).
#pragma once

#include "cluster/rules/RuleBook.h"

#include <QMap>

namespace oz0 {

/// A digest (12 hex of SHA-256) for each part: bundle, installed, others (names, connections and queues of the tenant's other plugins),
/// limits, secrets, mail. Equal parts give equal verdicts.
QMap<QString, QString> evaluatedParts(const TenantSnapshot &tenant, const Question &question);

/// The names of the parts that differ or are missing, sorted.
QStringList differingParts(const QMap<QString, QString> &before, const QMap<QString, QString> &now);

} // namespace oz0
