// What an install would let a plugin reach beyond what it reaches now, for each process (U24).
#pragma once

#include "core/base/JsonReader.h"
#include "core/domain/WideningCounts.h"
#include "core/manifest/DiffSummary.h"

#include <QJsonObject>

namespace oz0 {

/// One change of the manifest that widens reach. Names are masked (U14).
struct ReachGain
{
    QString section;       ///< the manifest's top-level key
    QStringList where;     ///< names from the section on, as ManifestChange has them
    QStringList widens;    ///< why, as words (docs/api.md)
    QStringList processes; ///< "tools", "agent my-plugin"; empty: the plugin as a whole
    int line = 0;          ///< of the working copy; 0: it stands nowhere there
    int installedLine = 0;
    bool asValue = false; ///< of a secret: code gets the value itself

    friend bool operator==(const ReachGain &, const ReachGain &) = default;
};

struct InstallReach
{
    bool isKnown = false;
    bool isAgainstNothing = false; ///< nothing is installed: all that it reaches is new
    QList<ReachGain> gains;        ///< by process, the tools first, the plugin as a whole last

    /// The number that the diff of the same two tells, too.
    int widens() const { return int(gains.size()); }
    WideningCounts counts() const;
    friend bool operator==(const InstallReach &, const InstallReach &) = default;
};

/// `installed` is null when nothing is installed. Not known when one of the two is no manifest. Pure; any thread.
InstallReach installReach(const PluginName &plugin, const QByteArray &installed, const QByteArray &proposed,
                          const ReachFacts &facts);

QJsonObject toJson(const ReachGain &gain);
QJsonObject toJson(const InstallReach &reach);
void read(JsonReader &reader, ReachGain &gain);
void read(JsonReader &reader, InstallReach &reach);

} // namespace oz0
