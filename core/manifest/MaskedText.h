// A file's lines as they may be shown: values of headers and credentials in addresses are masked, and still tell when they differ (U14).
#pragma once

#include "core/domain/Evidence.h"
#include "core/manifest/Manifest.h"

#include <QByteArray>
#include <QStringList>

namespace oz0 {

/// The lines of a manifest with every value below a key named `headers`, and in every address the user part and the values of query and
/// fragment, replaced by dots and the first 8 hex digits of a digest keyed by `key`: equal values look alike under one key, and nothing else can be told of them.
/// A text that is no valid YAML gives no lines at all.
QStringList maskedManifestLines(const QByteArray &text, const QByteArray &key);

/// One line of any other text file: addresses only.
QString maskedLine(const QString &line, const QByteArray &key);

/// A manifest ready to be quoted from.
struct QuotedText
{
    QStringList lines; ///< masked; empty: nothing may be quoted
    QHash<QString, Place> places;
};
QuotedText quotedManifest(const QByteArray &text, const QByteArray &key);

/// The lines that a refusal is about, at most eight of a side; where both sides have lines, those that the other one has too are left
/// out unless nothing else remains.
Excerpt excerptOf(const Refusal &refusal, const QuotedText &installed, const QuotedText &proposed);

} // namespace oz0
