// The folder that a person is editing, as far as a check without a cluster reads it.
#pragma once

#include "core/base/Result.h"
#include "core/domain/Node.h"
#include "core/domain/Refusal.h"
#include "core/manifest/Manifest.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <memory>
#include <optional>

namespace oz0 {

struct WorkingCopy
{
    std::shared_ptr<const Manifest> manifest;
    std::optional<QByteArray> pyproject;
    std::optional<QByteArray> uvLock;
};

/// A folder with a plugin.yaml at its root. UnreadableFile when it cannot be read, InvalidManifest with every complaint.
Result<WorkingCopy> readWorkingCopy(const QString &folder);

/// E1, E2 as far as they can be told without a node: once for each system of `systems`, each reason once. Nothing without a pyproject.toml.
QList<Refusal> environmentRefusals(const WorkingCopy &copy, const QList<NodeOs> &systems);
/// How many codes that evaluates.
int environmentChecks(const WorkingCopy &copy);

/// A regular file of at most `maxBytes`; its name is the error's subject.
Result<QByteArray> readWholeFile(const QString &path, qint64 maxBytes);

} // namespace oz0
