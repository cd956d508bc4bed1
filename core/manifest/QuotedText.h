// The lines of a manifest that a record or a preview quotes, with what nobody may be shown of them hidden (U14).
#pragma once

#include "core/domain/Evidence.h"
#include "core/manifest/Manifest.h"

#include <QByteArray>
#include <QStringList>

namespace oz0 {

class ValueMask;

/// A manifest ready to be quoted from.
struct QuotedText
{
    QStringList lines; ///< masked; empty: nothing may be quoted
    QHash<QString, Place> places;
};

/// Quotes what the mask leaves; a text that is no valid YAML gives nothing at all. Both sides of a change share one mask, so that its
/// numbers tell which values are the same.
QuotedText quotedManifest(const QByteArray &text, ValueMask &mask);

/// The lines that a refusal is about, at most eight of a side; where both sides have lines, those that the other one has too are left
/// out unless nothing else remains. Of an entry that is new in a list which stands in one line, the installed list is quoted.
Excerpt excerptOf(const Refusal &refusal, const QuotedText &installed, const QuotedText &proposed);

} // namespace oz0
