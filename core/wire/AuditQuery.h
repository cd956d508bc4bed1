// Which entries of the audit somebody wants to see, and how the server is told.
#pragma once

#include "core/base/Clock.h"
#include "core/base/Id.h"

#include <QString>

namespace oz0 {

struct AuditQuery
{
    QString text; ///< words that must all occur; key:value pairs of the server's filter may stand among them
    PrincipalId actor;
    QString action;
    QString outcome;
    PluginName plugin;
    CandidateId candidate;
    QString object; ///< "nodes/dev-1"
    NodeName node;  ///< what was done to it, and to candidates that stood on it
    Instant since{};
    Instant until{};

    bool isEmpty() const { return *this == AuditQuery{}; }
    /// The server's filter: at most 1024 characters, cut at a word.
    QString filter() const;
    friend bool operator==(const AuditQuery &, const AuditQuery &) = default;
};

/// A filter with one more bound: only entries up to this number, or only newer ones.
QString upTo(const QString &filter, qint64 seq);
QString above(const QString &filter, qint64 seq);

} // namespace oz0
