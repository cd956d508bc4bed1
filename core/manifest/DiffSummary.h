// Everything that is said about two manifests, in the order in which a person should read it (U13, U15, U24).
#pragma once

#include "core/manifest/ManifestDiff.h"
#include "core/manifest/ReachDiff.h"

namespace oz0 {

/// One side of a diff as it is named everywhere: "installed", "candidate:ID", "refusal:ID", a folder.
struct DiffSubject
{
    QString side;
    QString version;
    QString digest;      ///< of the bundle; empty for a folder that was not packed
    bool isThere = true; ///< false: nothing is installed

    friend bool operator==(const DiffSubject &, const DiffSubject &) = default;
};

/// The sides that a server knows.
struct SideName
{
    enum class Kind { Installed, Candidate, Refusal };

    Kind kind = Kind::Installed;
    QString id;

    QString text() const; ///< "installed", "candidate:ID", "refusal:ID"
    friend bool operator==(const SideName &, const SideName &) = default;
};

/// Nothing for any other text, or an ID that is none.
std::optional<SideName> sideFromText(const QString &text);

enum class DiffSection { Secrets, Network, Connections, Tools, Harnesses, Agents, Models, Grants, Contracts, Identity };

struct DiffEntry
{
    ManifestChange change; ///< with masked values
    QStringList widens;    ///< why it widens reach, as words (docs/api.md); empty: it does not

    friend bool operator==(const DiffEntry &, const DiffEntry &) = default;
};

struct DiffCounts
{
    int added = 0;
    int removed = 0;
    int changed = 0;
    int widens = 0;

    int all() const { return added + removed + changed; }
    friend bool operator==(const DiffCounts &, const DiffCounts &) = default;
};

struct DiffGroup
{
    DiffSection section = DiffSection::Identity;
    DiffCounts counts;
    int declared = 0;         ///< entries that the section has after
    QStringList names;        ///< of those entries, as far as they have names; with masked values
    QList<DiffEntry> entries; ///< what widens first, then removed, changed, added; each as written

    friend bool operator==(const DiffGroup &, const DiffGroup &) = default;
};

struct DiffSummary
{
    PluginName plugin;
    DiffSubject from;
    DiffSubject to;
    DiffCounts counts;
    QList<DiffGroup> groups;       ///< all sections: those that widen first, then those with changes, then the others
    QList<ManifestChange> equated; ///< treated as equal; with masked values
    ReachDiff reach;
    int hiddenValues = 0;

    friend bool operator==(const DiffSummary &, const DiffSummary &) = default;
};

/// One side's plugin.yaml. The manifest is null when nothing is there.
struct DiffInput
{
    DiffSubject subject;
    std::shared_ptr<const Manifest> manifest;
    QByteArray text; ///< plugin.yaml as it stands
};

/// The one engine of console, command and server.
DiffSummary summarise(const PluginName &plugin, const DiffInput &from, const DiffInput &to, const ReachFacts &facts);

QString word(DiffSection section); ///< "secrets", "network", …
QString word(ChangeKind kind);     ///< "added", "removed", "changed", "equated"
QString word(Likeness likeness);   ///< "order", "empty", "spelling"; empty for None

/// The one JSON form (schema 1): equal diffs give equal bytes.
QJsonObject diffToJson(const DiffSummary &summary);

} // namespace oz0
