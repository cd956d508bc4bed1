// One preview as the console keeps it: what was previewed, what came of it, and the lines of the folder then.
#pragma once

#include "core/domain/Evidence.h"
#include "core/domain/InstallChecks.h"
#include "core/wire/CommandReport.h"
#include "models/InstallReach.h"
#include "models/PreviewSource.h"

#include <QJsonObject>

#include <optional>

namespace oz0 {

/// Whom a name of the working copy belongs to in the tenant.
struct NameUse
{
    enum class Holder { Free, Own, Other };
    QString kind; ///< "agent", "flow", "tool", "connection"
    QString name;
    Holder holder = Holder::Free;
    QString plugin; ///< of Own and Other

    friend bool operator==(const NameUse &, const NameUse &) = default;
};

/// A candidate that holds the same bytes as what was previewed.
struct SameContent
{
    CandidateId candidate;
    PrincipalId owner;

    friend bool operator==(const SameContent &, const SameContent &) = default;
};

struct PreviewEntry
{
    QString key; ///< of the history; sorts by age
    Instant at{};
    PrincipalId by;        ///< who asked; empty: it was not known
    QString folder;        ///< empty: of a candidate
    CandidateId candidate; ///< empty: of a folder
    PrincipalId owner;     ///< of the candidate
    int save = 0;          ///< of the candidate, then
    Instant saved{};       ///< when that save was made, by the server's clock
    QStringList bareNodes; ///< of the candidate's, those without a sandbox
    TenantId tenant;
    QStringList cluster; ///< fingerprints of the certificates that the server had; empty: it was not known, or had none
    int files = 0;
    qint64 packedBytes = 0;
    qint64 packMs = 0;
    qint64 sendMs = 0; ///< 0: it was not sent
    qint64 checkMs = 0;
    std::optional<Preview> preview; ///< absent: it failed or was stopped
    std::optional<Error> error;     ///< Aborted: stopped by the person
    QList<Excerpt> refusalLines;    ///< masked; one for each refusal, where any are known
    QList<Excerpt> warningLines;
    QList<NameUse> names;
    Digest installedDigest;           ///< then; empty: nothing was installed, or it was not known
    QList<SameContent> sameContent;   ///< candidates of then, without the previewed one
    InstallReach reach;               ///< against what was installed then
    std::optional<Declared> declared; ///< absent: its manifest could not be read

    PreviewSource source() const { return {folder, candidate}; }
    bool isStopped() const { return error && error->code == ErrorCode::Aborted; }
    /// These very bytes were installed when it was made.
    bool isInstalled() const { return preview && !installedDigest.isEmpty() && installedDigest == preview->digest; }
    /// What `oz0 plugin preview --json` prints of the same answer.
    CommandReport report() const;
    /// The answer's verdict, or that on an invalid manifest; empty when nothing was judged.
    Verdict verdict() const;
    friend bool operator==(const PreviewEntry &, const PreviewEntry &) = default;
};

QJsonObject toJson(const PreviewEntry &entry);
Result<PreviewEntry> previewEntryFrom(const QJsonObject &object);

/// Agents, flows, tools and taken connections of a preview, against the plugins that the tenant has.
QList<NameUse> namesOf(const Preview &preview, const QMap<PluginName, Plugin> &plugins);

} // namespace oz0
