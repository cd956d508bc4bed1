// Brings a database to the newest schema by numbered steps.
#pragma once

#include "core/base/Clock.h"
#include "core/base/Result.h"

namespace oz0 {

class Database;

/// The number of the newest step that this program has.
int newestSchema();
/// The number that the database stands at; 0: empty.
int schemaOf(Database &database);
/// Runs the steps that are missing, each in its own transaction. StoreFailed when the database is newer than this program.
Result<void> bringUpToDate(Database &database, Instant now);

} // namespace oz0
