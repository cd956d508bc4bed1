// Which paths a bundle may hold, and which of them no file system could keep apart.
#pragma once

#include <QByteArray>
#include <QHash>
#include <QString>

namespace oz0 {

/// A sentence on what is wrong with a path inside a bundle (UTF-8, "/" between names); empty: nothing. Refused are absolute
/// paths, "." and "..", empty names, backslashes, control characters, drive letters, and what is no UTF-8 or too long.
QString checkBundlePath(const QByteArray &path);

/// True for what a node builds itself and no bundle brings (E3): .venv, .python-version, uv.toml, .npmrc, at any depth.
bool isBuiltByNode(const QString &path);

/// Finds names that are one name where case or Unicode's composition does not count.
class NameClashes
{
public:
    /// The other spelling that the path, or a folder on its way, clashes with; empty: none.
    QString add(const QString &path);

private:
    QString addName(const QString &path);

    QHash<QString, QString> m_spellings; ///< folded → as written first
    QString m_lastFolder;
};

} // namespace oz0
