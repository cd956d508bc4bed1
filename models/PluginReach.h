// What one installed plugin reaches, process by process: the tools first, then each agent.
#pragma once

#include "core/domain/Plugin.h"
#include "core/manifest/Manifest.h"

#include <QStringList>

namespace oz0 {

struct SecretUse
{
    enum class As { Value, Placeholder, Withheld };

    QString secret;
    As as = As::Value;
    QStringList hosts; ///< of a placeholder: where it is filled

    friend bool operator==(const SecretUse &, const SecretUse &) = default;
};

struct ToolUse
{
    QString tool;
    QString host; ///< of a remote one, without a credential; empty: local

    friend bool operator==(const ToolUse &, const ToolUse &) = default;
};

struct ProcessUse
{
    QString agent; ///< empty: the tools
    QStringList allowed;
    QStringList denied;
    bool isLikeTools = false; ///< an agent without lists of its own: `allowed` and `denied` are the tools'
    QList<SecretUse> secrets;
    QList<ToolUse> tools; ///< that the process offers, or that the agent may call

    friend bool operator==(const ProcessUse &, const ProcessUse &) = default;
};

/// An agent reaches the plugin's hosts combined with its own; deny wins over both. Its code gets what the plugin's code gets, and
/// what it signs in with outside as value. Secrets that an admin did not make available are withheld.
QList<ProcessUse> processUses(const Manifest &manifest, const Plugin &plugin);

} // namespace oz0
