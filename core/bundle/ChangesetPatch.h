// A changeset's patch: a unified patch of text files as git writes it, read strictly and applied without guessing (X2).
#pragma once

#include "core/base/Result.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace oz0 {

inline constexpr qsizetype patchMaxBytes = qsizetype(8) * 1024 * 1024;

struct PatchLine
{
    enum class Kind { Context, Removed, Added };

    Kind kind = Kind::Context;
    QByteArray text; ///< with its line break, when it has one

    friend bool operator==(const PatchLine &, const PatchLine &) = default;
};

struct PatchHunk
{
    qint64 before = 0; ///< lines before it, in the file as it was and as it becomes
    qint64 after = 0;
    QList<PatchLine> lines;

    friend bool operator==(const PatchHunk &, const PatchHunk &) = default;
};

struct FilePatch
{
    enum class Kind { Changed, Added, Removed };

    QString path;
    Kind kind = Kind::Changed;
    std::optional<bool> executable; ///< that it becomes; no value: as it was, of an added one not
    QList<PatchHunk> hunks;
    int line = 0; ///< of the patch

    friend bool operator==(const FilePatch &, const FilePatch &) = default;
};

/// Each file at most once, in the patch's order. InvalidInput with the patch's line for all else: another form, renames, copies,
/// binary files, paths that no bundle holds or that a node builds itself, counts that do not fit. TooLarge over patchMaxBytes.
Result<QList<FilePatch>> readPatch(const QByteArray &patch);

/// The file's bytes afterwards. InvalidInput where a line of the patch does not fit at the very place that it names.
Result<QByteArray> applyPatch(const FilePatch &patch, const QByteArray &before);

} // namespace oz0
