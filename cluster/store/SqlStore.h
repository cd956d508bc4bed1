// Opens the store on a database file, and makes a new one.
#pragma once

#include "cluster/store/Store.h"
#include "core/base/MonotonicClock.h"
#include "core/base/Random.h"

#include <QString>

#include <memory>

namespace oz0 {

/// The times of lifecycle.md ("Times"), so that a test can shorten them.
struct StoreTimes
{
    Milliseconds ttlLeast = std::chrono::seconds(10);
    Milliseconds ttlMost = std::chrono::minutes(10);
    Milliseconds offlineAfter = std::chrono::seconds(25);
    Milliseconds removalDeadline = std::chrono::seconds(30);
    Milliseconds leaseWrittenEach = std::chrono::seconds(5);
    Milliseconds endedKept = std::chrono::hours(24);
    Milliseconds changesKept = std::chrono::hours(1);
    qint64 revisionsKept = 10000;
    Milliseconds sessionLife = std::chrono::hours(24 * 30);
    Milliseconds joinTokenLife = std::chrono::hours(1); ///< when an admin names no other
    Milliseconds answersKept = std::chrono::hours(24);
    Milliseconds refusalsKept = std::chrono::hours(24 * 30);
    int refusalsKeptCount = 1000; ///< a tenant
};

class LeaseBook;

/// What the stores of one server share: the leases that are younger than their rows. Made once, handed to each openSqlStore.
std::shared_ptr<LeaseBook> makeLeaseBook();

struct StoreOptions
{
    QString databaseFile; ///< its key file lies beside it: "<databaseFile>.key", 0600, 32 bytes (secrets at rest)
    QString bundleFolder;
    const Clock *clock = nullptr;     ///< outlives the store
    Randomness *randomness = nullptr; ///< outlives the store
    /// Tells jumps of the clock from time that passes: after one, leases and nodes start anew. Null: the clock is believed.
    const MonotonicClock *monotonic = nullptr;
    StoreTimes times;
    Instant serverStart{};             ///< leases and nodes get their grace from here
    std::shared_ptr<LeaseBook> leases; ///< null: a book of its own, for a server with one store
};

/// Opens an existing database (see initTenant) and brings its schema up to date. The store belongs to the calling thread; a server
/// opens one for writing and any number for reading (Store::beginRead).
Result<std::unique_ptr<Store>> openSqlStore(const StoreOptions &options);

/// Makes the database and its key file where there are none, the tenant and its first admin, once: Conflict when the tenant is
/// there already. The answer is the admin's session token.
Result<IssuedToken> initTenant(const StoreOptions &options, const TenantId &tenant, const PrincipalId &admin);

} // namespace oz0
