// The blocks that stand before a file in a bundle's tar: the bytes of a digest must not depend on a library's version.
#pragma once

#include <QByteArray>

namespace oz0 {

inline constexpr qint64 tarBlockBytes = 512;

/// The file's header in ustar form, with libarchive's spelling of the fields: no owner, no time. A pax block with the path goes
/// before it only when ustar cannot hold the path (over 255 bytes, or nowhere to split it). `path` is one that checkBundlePath
/// allows.
QByteArray tarHeader(const QByteArray &path, qint64 size, bool executable);

/// How many bytes fill a file's last block.
qint64 tarPadding(qint64 size);

} // namespace oz0
