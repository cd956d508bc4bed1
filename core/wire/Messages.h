// What travels between console, CLI, node and server, as values. JSON keys are the member names; enumerators are their names in
// snake_case; ids and digests are strings; Instants are RFC 3339 UTC with milliseconds; Milliseconds are whole seconds under the
// member's name ("ttl": 90); absent optionals and empty values may be left out. Reading and writing: core/wire/Codec.h.
#pragma once

#include "core/domain/Audit.h"
#include "core/domain/Candidate.h"
#include "core/domain/Node.h"
#include "core/domain/Plugin.h"
#include "core/domain/Preview.h"
#include "core/domain/Removal.h"
#include "core/manifest/Manifest.h"

#include <QHash>
#include <QJsonObject>
#include <QSet>

#include <memory>
#include <optional>

namespace oz0 {

struct TenantSettings
{
    TenantId tenant;
    bool sharedPools = true;
    Limits limits;
    QStringList egressAllow;
    QStringList egressDeny;
    QStringList mail;
    qint64 revision = 0;

    friend bool operator==(const TenantSettings &, const TenantSettings &) = default;
};

/// PUT tenants/T/plugins/P/candidate
struct SaveRequest
{
    PluginName plugin; ///< from the path
    Digest digest;     ///< of a bundle that was put before
    Labels select;
    Milliseconds ttl{90000};
    QString holder; ///< 32 hex, of one `dev` start
    QString host;   ///< the machine's name, told to others
    bool start = false;
    bool dryRun = false; ///< decide and answer, keep nothing (not even a record)

    friend bool operator==(const SaveRequest &, const SaveRequest &) = default;
};

/// Either the candidate as it stands now, or the refusal's record; 409 with the latter.
struct SaveAnswer
{
    std::optional<Candidate> candidate;
    std::optional<RefusalRecord> refused;
    qint64 revision = 0;
    QString cause; ///< "create", "reload", "takeover", "resend"

    friend bool operator==(const SaveAnswer &, const SaveAnswer &) = default;
};

struct RenewRequest
{
    QString holder;

    friend bool operator==(const RenewRequest &, const RenewRequest &) = default;
};

/// A renewal that is refused ends the candidate: `refused` is set and the phase is Ending.
struct RenewAnswer
{
    Candidate candidate;
    std::optional<RefusalRecord> refused;
    Instant now{};

    friend bool operator==(const RenewAnswer &, const RenewAnswer &) = default;
};

struct RemoveRequest
{
    std::optional<qint64> rev; ///< must fit when sent (412)
    QString reason;
    QString holder; ///< of a `dev`; a person sends none

    friend bool operator==(const RemoveRequest &, const RemoveRequest &) = default;
};

struct RemoveAnswer
{
    Candidate candidate; ///< Ending, or Ended already ("already gone" is a success, U5)
    bool alreadyGone = false;

    friend bool operator==(const RemoveAnswer &, const RemoveAnswer &) = default;
};

/// candidates:check — the rules only, keeps nothing.
struct CheckRequest
{
    PluginName plugin;
    Digest digest;
    Labels select;
    std::optional<Role> as; ///< another role than the caller's own
    std::optional<bool> content;
    QStringList withSecrets = {};    ///< as if an admin had made them available to the plugin
    QStringList withoutSecrets = {}; ///< as if he had taken them away

    friend bool operator==(const CheckRequest &, const CheckRequest &) = default;
};

struct InstallRequest
{
    Digest digest;
    PluginName plugin;       ///< from the path of an install; a preview finds it in the bundle
    Labels asPreviewed = {}; ///< Preview::parts of the preview that is to hold still; empty: none

    friend bool operator==(const InstallRequest &, const InstallRequest &) = default;
};

struct InstallAnswer
{
    std::optional<Plugin> plugin;
    std::optional<RefusalRecord> refused;
    Preview preview; ///< the same evaluation that a preview gives (U20)
    qint64 revision = 0;

    friend bool operator==(const InstallAnswer &, const InstallAnswer &) = default;
};

struct BundleFile
{
    QString path;
    qint64 size = 0;
    QString sha256; ///< hex
    bool executable = false;

    friend bool operator==(const BundleFile &, const BundleFile &) = default;
};

/// What the server knows of a bundle once it has been unpacked and verified.
struct BundleFacts
{
    Digest digest;
    PluginName plugin;
    QString version;
    qint64 unpackedBytes = 0;
    QByteArray manifestText; ///< plugin.yaml as it stands in the bundle
    QList<BundleFile> files;
    QByteArray pyproject; ///< empty: none
    QByteArray uvLock;
};

struct JoinRequest
{
    NodeName name;
    NodeReport report;

    friend bool operator==(const JoinRequest &, const JoinRequest &) = default;
};

struct JoinAnswer
{
    NodeName name;
    TenantId tenant;
    QString token; ///< the node's own; told once

    friend bool operator==(const JoinAnswer &, const JoinAnswer &) = default;
};

/// PATCH tenants/T/nodes/N; what is absent stays.
struct NodePatch
{
    std::optional<Labels> labels;       ///< replaces all
    std::optional<QStringList> serves;  ///< local models that it serves to the fleet
    std::optional<QStringList> plugins; ///< installed plugins it can serve

    friend bool operator==(const NodePatch &, const NodePatch &) = default;
};

/// One step of the change feed: what changed between two revisions of a tenant, whole objects by kind.
struct ChangeSet
{
    qint64 from = 0;
    qint64 to = 0;
    bool full = false; ///< the upserts are everything there is
    Instant now{};     ///< the server's clock
    QList<Candidate> candidates;
    QList<Node> nodes;
    QList<Plugin> plugins;
    QList<CandidateId> removedCandidates;
    QList<NodeName> removedNodes;
    QList<PluginName> removedPlugins;
    QHash<CandidateId, Instant> leases;
    QStringList touched; ///< endless lists to ask again: "audit", "refusals"

    friend bool operator==(const ChangeSet &, const ChangeSet &) = default;
};

/// A page of an endless list.
struct PageRequest
{
    int limit = 100;
    QString after;  ///< opaque cursor
    QString filter; ///< words that must all occur, and key:value pairs (actor:, action:, plugin:, candidate:)
    bool newestFirst = true;
    qint64 offset = 0; ///< of the audit: items to pass over, from the cursor or else from the list's beginning

    friend bool operator==(const PageRequest &, const PageRequest &) = default;
};

template <class T>
struct Page
{
    QList<T> items;
    QString next; ///< empty: the end
    qint64 total = 0;
    qint64 revision = 0;

    friend bool operator==(const Page &, const Page &) = default;
};

/// Whose waiters a committed group wakes. Not sent anywhere.
struct Touched
{
    QSet<TenantId> tenants;
    QSet<NodeName> nodes; ///< whose assignment has a new generation
};

} // namespace oz0
