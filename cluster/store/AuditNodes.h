// How the nodes of an audit entry are kept in one column, and found in it.
#pragma once

#include "core/base/Id.h"

#include <QList>
#include <QString>

namespace oz0 {

/// Their names with a space around each; empty for none.
QString nodesColumn(const QList<NodeName> &nodes);
QList<NodeName> nodesFrom(const QString &column);
/// For LIKE with the escape \: a column that names this node.
QString nodesPattern(const NodeName &node);

} // namespace oz0
