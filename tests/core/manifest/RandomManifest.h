// Random manifests that are valid, other spellings of the same, and what a manifest means, written down a second time.
#pragma once

#include <QJsonObject>
#include <QRandomGenerator>

namespace oz0::test {

QJsonObject randomManifest(QRandomGenerator &random);

/// The same meaning in other words: sets shuffled and with repeats, empty values put in, hosts and headers in capitals.
QJsonObject respelled(const QJsonObject &manifest, QRandomGenerator &random);

/// A tree in which equal means equal (manifest.md, "What the manifests are compared as") and whose paths are ManifestChange::where.
QJsonObject meaningOf(const QJsonObject &manifest);

} // namespace oz0::test
