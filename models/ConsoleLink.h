// A place in the console as text, so that it can be copied, sent to somebody and opened there.
#pragma once

#include "core/base/Result.h"

#include <QMetaType>
#include <QString>

#include <optional>
#include <utility>

namespace oz0 {

/// The pages that a link can lead to.
enum class ConsolePlace { Candidates, Nodes, Plugins, Refusals, Preview, Audit };

constexpr ConsolePlace everyPlace[] = {ConsolePlace::Candidates, ConsolePlace::Nodes,   ConsolePlace::Plugins,
                                       ConsolePlace::Refusals,   ConsolePlace::Preview, ConsolePlace::Audit};

/// One of the two things that a diff compares.
struct DiffSide
{
    enum class Kind { Installed, Candidate, Refusal, Folder };
    Kind kind = Kind::Installed;
    QString id; ///< candidate or record ID, folder path; empty for Installed

    friend bool operator==(const DiffSide &, const DiffSide &) = default;
};

/// `oz0://CONTEXT/TENANT/PLACE[/OBJECT]`, and below a plugin `/diff?from=SIDE&to=SIDE` where a SIDE is "installed", "candidate:ID",
/// "refusal:ID" or "folder:PATH", and `&line=N` may follow. Every part is percent-encoded, so that names may hold anything.
struct ConsoleLink
{
    QString context;
    QString tenant;
    ConsolePlace place = ConsolePlace::Candidates;
    QString object;                                      ///< candidate ID, node, plugin, record; may be empty
    std::optional<std::pair<DiffSide, DiffSide>> diff{}; ///< with ConsolePlace::Plugins only: the diff of plugin `object`
    int line
        = 0; ///< with a diff only: its lines at this one of the later side's plugin.yaml, 1-based; 0: as it was looked at last

    QString text() const;
    friend bool operator==(const ConsoleLink &, const ConsoleLink &) = default;
};

/// Reads what text() writes, and nothing else: InvalidInput for another scheme, unknown places, empty names, a diff without its
/// plugin or with a side or a line that is not known, control characters, and more than 8 KiB.
Result<ConsoleLink> linkFromText(const QString &text);

/// "candidates", as links and settings name the page.
QString word(ConsolePlace place);

} // namespace oz0

Q_DECLARE_METATYPE(oz0::ConsoleLink)
