// Labels of nodes, agents and flows, and what selects by them.
#pragma once

#include "core/base/Result.h"

#include <QMap>
#include <QString>
#include <QStringList>

namespace oz0 {

using Labels = QMap<QString, QString>;

/// True when every pair of the selector stands in the labels; an empty selector takes everything (D3).
bool matches(const Labels &selector, const Labels &labels);

/// "k=v" once each, as `--select` and `--label` take them; a repeated key with another value is an error.
Result<Labels> labelsFromArguments(const QStringList &pairs);

/// InvalidInput at the first label that no node may carry: a key without blanks, '=' and ',', a value without control characters, at
/// most 256 characters each and 64 labels in all.
Result<void> checkLabels(const Labels &labels);

/// "k=v, k2=v2", sorted by key.
QString toText(const Labels &labels);

} // namespace oz0
