// Which Python projects a node builds (E1, E2): decided from pyproject.toml and uv.lock as data, without running anything.
#pragma once

#include "core/domain/Node.h"
#include "core/domain/Refusal.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace oz0 {

struct EnvironmentInput
{
    std::optional<QByteArray> pyproject;
    std::optional<QByteArray> uvLock;
    QString uvVersion; ///< the node's; empty: not known, and ranges are not judged
    NodeOs os = NodeOs::Linux;
    QString machine = QStringLiteral("x86_64");
    QString python; ///< the node's, "3.11"; empty: any that the lock allows
};

/// Every reason at once, in the catalogue's order, then by file and line. Codes environment.*; the subject is a file or a package;
/// `parameters` holds "file", "column" where known, and what was found. Empty: a node may build it.
QList<Refusal> checkEnvironment(const EnvironmentInput &input);

/// Whether the project asks for packages that a node would have to install: a dependency of its own, or a locked package that is
/// not the project itself. False for what cannot be read.
bool needsPackages(const EnvironmentInput &input);

} // namespace oz0
