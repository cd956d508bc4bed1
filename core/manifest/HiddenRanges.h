// The parts of a plugin.yaml's bytes that nobody may be shown (U14).
#pragma once

#include "core/manifest/Manifest.h"

#include <QByteArray>
#include <QList>
#include <QString>

namespace oz0 {

struct HiddenRange
{
    qsizetype begin = 0;
    qsizetype end = 0;
    QString value; ///< what stands there, unquoted

    friend bool operator==(const HiddenRange &, const HiddenRange &) = default;
};

/// In order, apart from each other, none empty. `read` is what the text was read as, or null: then it is read here, as far as it
/// can be.
QList<HiddenRange> hiddenRanges(const QByteArray &text, const Manifest *read);

/// The same for URLs in any text, in UTF-16 units.
QList<HiddenRange> hiddenInUrls(const QString &text);

} // namespace oz0
