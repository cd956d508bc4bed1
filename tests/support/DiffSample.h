// Two versions of one plugin as bundles in memory, and a client that serves them. Link oz0_test_client and oz0_test_diff.
#pragma once

#include "core/client/TenantStore.h"
#include "tests/support/FakeApiClient.h"

#include <QMap>

namespace oz0 {

/// A header's value and the value of an address's query in both versions: they may be seen nowhere (U14).
inline constexpr auto canaryBefore = "Qx7OldSecret11";
inline constexpr auto canaryAfter = "Zk9NewSecret22";

struct SampleBundle
{
    QMap<QString, QByteArray> files;

    Digest digest() const; ///< of all files
    QList<BundleFile> list() const;
};

/// my-plugin 0.3.2, and 0.4.0 with a new host, another header, a tool more, a file each added, removed, renamed and binary.
SampleBundle installedSample();
SampleBundle changedSample();
/// Answers the questions for files and their bytes at once, NotFound for what no bundle holds.
void serve(FakeApiClient &client, const QList<SampleBundle> &bundles);
/// A tenant with the plugin installed and one candidate of it, "candidateId()".
ChangeSet diffTenant(Instant now, const SampleBundle &installed, const SampleBundle &candidate);
CandidateId diffCandidate();
/// A refused save of the bundle: a refusal at the new host's line and a warning without a line.
RefusalRecord diffRecord(const SampleBundle &bundle);

} // namespace oz0
