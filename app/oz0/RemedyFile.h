// A remedy as a file: the patch that a check supposes, and the plugin.yaml that a verdict's remedy makes of a folder's.
#pragma once

#include "app/oz0/CommandRun.h"
#include "core/domain/Refusal.h"

namespace oz0 {

/// The JSON Patch that --patch FILE names; empty without one. UnreadableFile, or InvalidInput when the file holds none.
Result<QJsonArray> patchAsked(const Arguments &arguments);

/// With --patched FILE: the folder's plugin.yaml with all remedies, comments and order kept; the file is written whole or not at all.
/// Says what it did, or that there is no remedy for all. False when the file could not be written (the run has failed then).
bool writePatchedManifest(CommandRun &run, const QString &folder, const Verdict &verdict);

} // namespace oz0
