// A node as the tenant's people see it, what it is told to run, and what it reports.
#pragma once

#include "core/base/Clock.h"
#include "core/base/Id.h"
#include "core/domain/Labels.h"

#include <QList>
#include <QStringList>

#include <optional>

namespace oz0 {

enum class NodeOs { Linux, MacOs, Windows };

enum class PartKind { Installed, Candidate };

/// What a node does with one plugin (lifecycle.md, "A node").
enum class PartState { Assigned, Fetching, Checking, Starting, Ready, Failed, Withdrawn, Leaving, Confirmed };

struct PartError
{
    QString code; ///< an environment.* code, "server.died", "server.timeout", "server.protocol", "bundle.invalid", …
    QString text;
    QStringList lastLines; ///< at most 64, of the server's stderr, with secrets masked

    friend bool operator==(const PartError &, const PartError &) = default;
};

/// One plugin on one node, as the node last reported it.
struct NodePart
{
    PartKind kind = PartKind::Installed;
    PluginName plugin;
    QString version;
    Digest digest;
    CandidateId candidate; ///< empty for an installed version
    PartState state = PartState::Assigned;
    QStringList functions; ///< "tool.function", as tools/list answered
    double seconds = 0;    ///< from the assignment to ready
    std::optional<PartError> error;

    friend bool operator==(const NodePart &, const NodePart &) = default;
};

struct NodeCandidate
{
    CandidateId id;
    PluginName plugin;
    PrincipalId owner;

    friend bool operator==(const NodeCandidate &, const NodeCandidate &) = default;
};

struct Node
{
    NodeName name;
    qint64 rev = 0;
    bool online = false;
    Instant lastReport{};
    Instant offlineSince{}; ///< the epoch while online
    Labels labels;          ///< from the join token or an admin, never from a report (P2)
    NodeOs os = NodeOs::Linux;
    int tier = 0; ///< sandbox tier; 0: none
    QString tierReason;
    QString uv;
    QString python;
    QStringList serves;                 ///< local models that it serves to the fleet
    QStringList queues;                 ///< of its `queues` label
    std::optional<QStringList> plugins; ///< installed plugins it can serve; absent: every one
    PluginName gate;                    ///< the plugin whose quality gate it tests; empty: none
    PluginName rollout;                 ///< the plugin whose rollout has reached it; empty: none
    std::optional<NodeCandidate> candidate;
    int homes = 0;                 ///< running jobs homed on it
    qint64 generation = 0;         ///< of the assignment it should follow
    qint64 reportedGeneration = 0; ///< of the one it last reported
    QList<NodePart> parts;

    friend bool operator==(const Node &, const Node &) = default;
};

/// How code gets a secret now (P4, G2; the decision is the edge's).
struct SecretDelivery
{
    QString name;
    QString as; ///< "value", "placeholder", "withheld"
    QString why;
    QStringList hosts; ///< of a placeholder
    Instant changed{}; ///< of a value: since when it is this one (a new value is a new delivery); the epoch: unknown

    friend bool operator==(const SecretDelivery &, const SecretDelivery &) = default;
};

struct AssignedPlugin
{
    PartKind kind = PartKind::Installed;
    PluginName plugin;
    QString version;
    Digest digest;
    CandidateId id; ///< of a candidate
    Milliseconds ttl{0};
    QStringList queues;
    QList<SecretDelivery> secrets;

    friend bool operator==(const AssignedPlugin &, const AssignedPlugin &) = default;
};

/// The desired state of one node; a higher generation replaces a lower one whole.
struct Assignment
{
    qint64 generation = 0;
    QList<AssignedPlugin> plugins;
    QStringList serves;
    QStringList polls;
    bool takesHomes = true;

    friend bool operator==(const Assignment &, const Assignment &) = default;
};

struct NodeReport
{
    qint64 generation = 0;
    QList<NodePart> parts;
    NodeOs os = NodeOs::Linux;
    int tier = 0;
    QString tierReason;
    QString uv;
    QString python;
    QStringList models;

    friend bool operator==(const NodeReport &, const NodeReport &) = default;
};

struct JoinToken
{
    QString id;
    Labels labels;
    int uses = 1; ///< left
    Instant expires{};
    PrincipalId by;

    friend bool operator==(const JoinToken &, const JoinToken &) = default;
};

} // namespace oz0
