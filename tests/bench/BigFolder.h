// A plugin's folder of 50 MB in 5,000 files, the same on every machine.
#pragma once

#include <QString>

namespace oz0::bench {

inline constexpr int bigFolderFiles = 5000;

/// Makes it, with a plugin.yaml of its own. Ends this program when it cannot be made.
void makeBigFolder(const QString &folder, int files = bigFolderFiles);
/// The n-th of its files, below the folder.
QString bigFolderFile(int n);

/// Copies one of resources/sample over a folder, its plugin.yaml too.
void copySample(const QString &sample, const QString &folder);

/// Writes a whole file. Ends this program when it cannot.
void writeFile(const QString &path, const QByteArray &text);

} // namespace oz0::bench
