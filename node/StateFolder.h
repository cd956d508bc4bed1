// The folder where a node keeps its identity, its bundles and what its plugins write.
#pragma once

#include "core/base/Result.h"
#include "core/client/Context.h"

#include <QDir>
#include <QLockFile>

#include <memory>
#include <optional>

namespace oz0 {

/// 0700, and locked: two nodes never share one. The lock of a killed node is taken over.
class StateFolder
{
public:
    static Result<std::unique_ptr<StateFolder>> open(const QString &path);

    const QDir &folder() const { return m_folder; }
    /// The node's own context (node.json, 0600); nothing when it has not joined yet.
    Result<std::optional<Context>> identity() const;
    Result<void> keepIdentity(const Context &identity) const;

private:
    StateFolder(const QDir &folder);

    QDir m_folder;
    QLockFile m_lock;
};

} // namespace oz0
