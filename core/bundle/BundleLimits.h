// What a bundle may hold; the same when it is written and when it is read.
#pragma once

#include <QtGlobal>

namespace oz0 {

inline constexpr qsizetype bundleMaxFiles = 20000;
inline constexpr qint64 bundleMaxUnpackedBytes = qint64(256) * 1024 * 1024;
inline constexpr qint64 bundleMaxPackedBytes = qint64(64) * 1024 * 1024;
inline constexpr qsizetype bundleMaxPathBytes = 1024;
inline constexpr qsizetype bundleMaxNameBytes = 255;
/// Of plugin.yaml, pyproject.toml and uv.lock, which are held in memory.
inline constexpr qint64 bundleMaxReadWholeBytes = qint64(8) * 1024 * 1024;
/// More problems than this are not listed.
inline constexpr qsizetype bundleMaxProblems = 200;

} // namespace oz0
