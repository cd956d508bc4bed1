// What a plugin may reach before and after: hosts for each process, secrets, tools, harnesses and grants (B8, U24).
#pragma once

#include "core/manifest/HostReach.h"
#include "core/manifest/SecretReach.h"

#include <optional>

namespace oz0 {

class ValueMask;

enum class HostState { Absent, Reached, Denied }; ///< Absent: no entry matches

struct HostRow
{
    QString entry; ///< normalised, "*.files.example.com:8443"
    HostList list = HostList::Allow;
    HostState before = HostState::Absent; ///< of the entry's hosts that no other entry names; after: Reached when it widens
    HostState after = HostState::Absent;
    bool widens = false; ///< it lets a new host in for this process
    QString newly;       ///< of one that widens in part: a host and port of it that is newly reached, "a.example.com:8443"
    QString path;        ///< JSON pointer into the side that has it, the working copy first
    QString installedPath;
    int line = 0;
    int installedLine = 0;

    bool isChanged() const { return before != after || widens; }
    friend bool operator==(const HostRow &, const HostRow &) = default;
};

struct ProcessReach
{
    QString agent; ///< empty: the tools
    QString name;  ///< "tools", "agent my-plugin"
    bool isThereBefore = true;
    bool isThereAfter = true;
    bool isLikeTools = false; ///< no lists of its own on either side: it has the tools' rows, and `hosts` is empty
    QList<HostRow> hosts;     ///< those that widen first, then those that changed, then the others; each by name

    friend bool operator==(const ProcessReach &, const ProcessReach &) = default;
};

struct SecretRow
{
    QString secret;
    std::optional<SecretReach> before;
    std::optional<SecretReach> after;
    bool widens = false; ///< it is new, becomes a value for a further reason, or is filled in at a further place

    bool isChanged() const;
    friend bool operator==(const SecretRow &, const SecretRow &) = default;
};

struct ToolReach
{
    enum class Where { Local, Remote, Connected };

    Where where = Where::Local;
    QString address;     ///< normalised, masked; empty when local
    QStringList headers; ///< "X-Client: ‹hidden 1›"
    QString connection;
    QString model;
    QStringList functions; ///< tool.function
    QStringList secretArguments;
    QString path;
    int line = 0;

    friend bool operator==(const ToolReach &, const ToolReach &) = default;
};

struct ToolRow
{
    QString tool;
    std::optional<ToolReach> before;
    std::optional<ToolReach> after;
    bool widens = false; ///< it runs somewhere else, goes to another address, or may use what it could not

    bool isChanged() const;
    friend bool operator==(const ToolRow &, const ToolRow &) = default;
};

/// A harness of the plugin's own that runs outside the sandbox, or an agent that hands secrets to an outside program.
struct HarnessRow
{
    QString kind; ///< outside_harness | remote_harness | outside_agent
    QString name;
    QString before; ///< where it goes: command or masked URL, or the program with its secrets; empty: not there
    QString after;
    bool widens = false;
    QString path;
    QString installedPath;
    int line = 0;
    int installedLine = 0;

    friend bool operator==(const HarnessRow &, const HarnessRow &) = default;
};

struct GrantRow
{
    QString kind; ///< uses | reads | mail | model | gateway
    QString name;
    bool before = false;
    bool after = false;
    QString path;
    QString installedPath;
    int line = 0;
    int installedLine = 0;

    bool widens() const { return after && !before; }
    friend bool operator==(const GrantRow &, const GrantRow &) = default;
};

/// More rows of hosts than this are not kept; which are left out is told.
inline constexpr qsizetype mostHostRows = 20000;

struct ReachDiff
{
    QList<ProcessReach> processes; ///< tools, then agents by the working copy's order, then those that are gone
    int hostsLeftOut = 0;          ///< rows over mostHostRows
    QList<SecretRow> secrets;
    QList<ToolRow> tools;
    QList<HarnessRow> harnesses;
    QList<GrantRow> grants;
    QList<HostGain> gains;

    const QList<HostRow> &hostsOf(const ProcessReach &process) const;
    /// Rows that widen; an entry that widens for more than one process counts once.
    int widens() const;
    bool isChanged() const;
    friend bool operator==(const ReachDiff &, const ReachDiff &) = default;
};

/// Null: nothing is there on that side.
ReachDiff diffReach(const Manifest *installed, const Manifest *workingCopy, const ReachFacts &facts, ValueMask &mask);

} // namespace oz0
