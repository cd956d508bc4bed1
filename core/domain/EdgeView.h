// What a candidate's calls get at the edge now, and why: secrets, bound arguments and connection tokens (G1–G5).
#pragma once

#include "core/domain/Candidate.h"
#include "core/domain/Node.h"

namespace oz0 {

/// A tenant's own binding of a secret to a tool argument.
struct EdgeArgument
{
    QString argument; ///< tool.function.argument
    QString secret;
    bool isFilled = false;
    QString why; ///< marked; not_installed, not_marked, not_marked_installed, not_in_tenant

    friend bool operator==(const EdgeArgument &, const EdgeArgument &) = default;
};

/// Whether the calls of one tool carry a connection's token.
struct EdgeConnection
{
    QString connection;
    QString tool;
    bool hasToken = false;
    QString
        why; ///< installed_definition, own_definition; not_installed, not_in_installed, tool_not_connected, tool_runs_elsewhere

    friend bool operator==(const EdgeConnection &, const EdgeConnection &) = default;
};

/// The answer of GET candidates/ID/edge; decided anew from the tenant of `revision`.
struct EdgeView
{
    CandidateId candidate;
    Standing standing = Standing::Operator;
    qint64 revision = 0;
    QList<SecretDelivery> secrets;     ///< by name; where nodes differ, what the one gets that hides least
    QList<EdgeArgument> arguments;     ///< as the tenant has them
    QList<EdgeConnection> connections; ///< by connection, then by tool

    friend bool operator==(const EdgeView &, const EdgeView &) = default;
};

} // namespace oz0
