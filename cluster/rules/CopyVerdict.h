// Everything that is said of a working copy at once: the rules, their remedies, and whether its nodes may build its environment. The
// server and a check without it both ask here (U20).
#pragma once

#include "cluster/rules/RuleBook.h"

#include <QByteArray>

#include <functional>
#include <optional>

namespace oz0 {

/// pyproject.toml and uv.lock; no value: not there.
struct ProjectFiles
{
    std::optional<QByteArray> pyproject;
    std::optional<QByteArray> uvLock;
};

/// What a node reported that it has; empty: not known, and not judged.
struct NodePrograms
{
    QString uv;
    QString python;

    friend bool operator==(const NodePrograms &, const NodePrograms &) = default;
};

/// Pure, but for asking `programs` once a node that is chosen.
using ProgramsOf = std::function<NodePrograms(const NodeName &)>;

/// evaluate() with remedies; on saves that bring new bytes the environment (E1, E2) of the nodes that it is for, each reason once; of a
/// Linux node when there is none. `tellAll` as evaluate() has it: without P1 nothing of the environment is told either. What needs to
/// know a processor (environment.no_wheel) is the node's own to say.
Verdict copyVerdict(const TenantSnapshot &tenant, const Question &question, const ProjectFiles &project,
                    const ProgramsOf &programs, bool tellAll);

/// E1, E2 on one node, without environment.no_wheel.
QList<Refusal> environmentOn(const ProjectFiles &project, NodeOs os, const NodePrograms &programs);

} // namespace oz0
