// Folders and bundles as tests need them, the forbidden ones too.
#pragma once

#include <QByteArray>
#include <QMap>
#include <QString>

#include <functional>

struct archive_entry;

namespace oz0::test {

/// Writes files by path below `folder`; a path that ends in "*" is executable.
void writeFiles(const QString &folder, const QMap<QString, QByteArray> &files);

/// One zstd frame.
QByteArray zstd(const QByteArray &bytes);
QByteArray unzstd(const QByteArray &bytes);

/// A tar as libarchive writes it: one call of `shape` for each entry, which may change everything about it. Empty
/// when the format cannot hold an entry.
struct TarEntry
{
    QByteArray path;
    QByteArray content;
    std::function<void(archive_entry *)> shape;
};
QByteArray tar(const QList<TarEntry> &entries, int format);

void writeFile(const QString &path, const QByteArray &bytes);
QByteArray readFile(const QString &path);

inline const QByteArray smallManifest = "name: small\nversion: 1.0.0\n";

} // namespace oz0::test
