// What a command prints with --json, made in one place, so that whoever shows the same answer elsewhere shows the same bytes (U13, U21).
#pragma once

#include "core/base/Error.h"
#include "core/domain/Preview.h"

#include <QByteArray>
#include <QJsonObject>

namespace oz0 {

/// One object of schema 1, complete whatever happened.
struct CommandReport
{
    QJsonObject members; ///< all but the exit status
    int exitStatus = 0;

    /// With the exit status, indented, as standard output has it.
    QByteArray text() const;
};

QJsonObject emptyReportMembers();
QJsonObject errorMembers(const Error &error);
/// Of a preview, apart from its verdict's, which stand beside them.
QJsonObject previewMembers(const Preview &preview, const TenantId &tenant);

/// An invalid manifest's complaints as refusals manifest.invalid, in order; an invalid bundle's as bundle.invalid.
QList<Refusal> refusalsOf(const Error &invalid);
bool isInvalidInput(const Error &error);
/// The verdict on an invalid manifest or bundle: one check, which refuses.
Verdict verdictOn(const Error &invalid);

/// `oz0 plugin preview`: 0 would succeed, 1 would be refused.
CommandReport previewReport(const Preview &preview, const TenantId &tenant);
/// The same when it failed: an invalid manifest or bundle as refusals, anything else as an error.
CommandReport failureReport(const Error &error);

} // namespace oz0
