// Reads plugin.yaml: libyaml's events into a flat tree, the tree into a Manifest.
#pragma once

#include "core/base/Result.h"
#include "core/manifest/Manifest.h"

#include <QByteArray>
#include <QJsonValue>

#include <memory>

namespace oz0 {

/// Limits of manifest.md: more than this is an error with its place.
inline constexpr qsizetype manifestMaxBytes = 1024 * 1024;
inline constexpr int manifestMaxDepth = 64;

/// A YAML 1.2 core document as JSON, with the place of every node.
struct YamlDocument
{
    QJsonValue root;
    QHash<QString, Place> places;
};

/// Duplicate keys, aliases, anchors, tags other than core, more than one document, and anything over the limits are errors with
/// line and column, all of them in Error::details. Also used for tenant files (with a bigger limit).
Result<YamlDocument> readYaml(const QByteArray &text, qsizetype maxBytes = manifestMaxBytes);

/// Every breach of manifest.md's validity at once: Error{InvalidManifest} with one detail each (subject = JSON pointer, line, column).
Result<std::shared_ptr<const Manifest>> readManifest(const QByteArray &text);
/// The same from a mapping inside another document (a tenant file); places are those of that document below `pointer`.
Result<std::shared_ptr<const Manifest>> manifestFromYaml(const YamlDocument &document, const QString &pointer);

} // namespace oz0
