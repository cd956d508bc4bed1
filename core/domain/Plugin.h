// A plugin as one tenant has it.
#pragma once

#include "core/base/Clock.h"
#include "core/base/Id.h"

#include <QList>
#include <QStringList>

#include <optional>

namespace oz0 {

enum class PluginState { NoRecord, FirstGate, GateStopped, Installed };

/// A tenant's own binding of a secret to a marked tool argument (B9, G3).
struct ArgumentBinding
{
    QString argument; ///< tool.function.argument
    QString secret;

    friend bool operator==(const ArgumentBinding &, const ArgumentBinding &) = default;
};

struct Plugin
{
    PluginName name;
    qint64 rev = 0;
    PluginState state = PluginState::NoRecord;
    QString version; ///< the installed version, or the first one that waits
    Digest digest;
    Instant installedAt{};
    PrincipalId installedBy;
    std::optional<QStringList> secrets; ///< what an admin made available; absent: all that the manifest requires (P3)
    QList<ArgumentBinding> argumentBindings;
    bool rollout = false;  ///< a rollout runs (C6)
    QStringList gateNodes; ///< nodes that test its quality gate (C5)
    QStringList tools;
    QStringList agents;
    QStringList flows;

    friend bool operator==(const Plugin &, const Plugin &) = default;
};

struct Limits
{
    int agentsAndFlows = 1000;
    int taskQueues = 50;

    friend bool operator==(const Limits &, const Limits &) = default;
};

} // namespace oz0
