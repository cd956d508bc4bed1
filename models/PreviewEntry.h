// One preview as the console keeps it: what was previewed, what came of it, and the lines of the folder then.
#pragma once

#include "core/domain/Evidence.h"
#include "core/domain/Preview.h"
#include "core/wire/CommandReport.h"

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

struct PreviewEntry
{
    QString key; ///< of the history; sorts by age
    Instant at{};
    QString folder;
    TenantId tenant;
    int files = 0;
    qint64 packedBytes = 0;
    qint64 packMs = 0;
    qint64 sendMs = 0;
    qint64 checkMs = 0;
    std::optional<Preview> preview; ///< absent: it failed or was stopped
    std::optional<Error> error;     ///< Aborted: stopped by the person
    QList<Excerpt> refusalLines;    ///< masked; one for each refusal, where any are known
    QList<Excerpt> warningLines;
    QList<NameUse> names;

    bool isStopped() const { return error && error->code == ErrorCode::Aborted; }
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
