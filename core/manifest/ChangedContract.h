// The contracts of a plugin's functions, agents and flows, before and after (manifest.md, "Contracts").
#pragma once

#include "core/manifest/Manifest.h"
#include "core/manifest/SchemaChange.h"

namespace oz0 {

struct ChangedContract
{
    enum class Kind { Tool, Function, Agent, Flow };
    enum class What { Added, Removed, Changed };
    struct Detail
    {
        SchemaSide side = SchemaSide::Input;
        SchemaChange change;

        friend bool operator==(const Detail &, const Detail &) = default;
    };

    Kind kind = Kind::Function;
    What what = What::Changed;
    QString subject;       ///< "my_plugin.hello", the tool's ID, the agent's or the flow's name
    QString path;          ///< JSON pointer into the working copy; empty: it is gone
    QString installedPath; ///< empty: it is new
    QList<Detail> details; ///< of Changed: input first; what breaks first

    int breaks() const; ///< how many callers' promises it breaks; 1 for Removed
    friend bool operator==(const ChangedContract &, const ChangedContract &) = default;
};

/// Everything that exists in either and has another contract in the other: what breaks first, then by kind, then as written. A tool
/// that is gone or new is one change, without its functions.
QList<ChangedContract> changedContracts(const Manifest &installed, const Manifest &workingCopy);

QString word(ChangedContract::Kind kind); ///< "tool", "function", "agent", "flow"
QString word(ChangedContract::What what); ///< "added", "removed", "changed"
QString word(SchemaSide side);            ///< "input", "output"

/// {kind, subject, change, breaks, details: [{side, what, where, word, breaks, before?, after?}], line, installedLine}
QJsonObject contractToJson(const ChangedContract &change, const Manifest &installed, const Manifest &workingCopy);

} // namespace oz0
