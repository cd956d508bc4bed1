// One dependency as Python projects write it (PEP 508).
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace oz0 {

/// PEP 503: lower case, and every run of '-', '_' and '.' is one '-'.
QString normalisedPackageName(const QString &name);

/// name[extras] (range) ; marker, or name[extras] @ URL ; marker
struct Requirement
{
    QString name; ///< normalised
    QStringList extras;
    bool hasBrackets = false; ///< also for an empty []
    QString range;
    QString url;
    QString marker;
};

/// Nothing when the text does not follow the grammar (the range and the marker included).
std::optional<Requirement> parseRequirement(const QString &text);

/// What a location after '@', of a source or of an index leads to.
enum class Location { Web, Git, Local };
Location locationOf(const QString &url);

} // namespace oz0
