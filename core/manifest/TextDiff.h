// Two texts line by line: what is the same, what differs, and which words of a changed line do.
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

namespace oz0 {

/// More than this on one side is told by digest and size alone.
inline constexpr qsizetype textDiffMaxBytes = 16 * 1024 * 1024;

enum class LineEnd : quint8 { None, Lf, CrLf }; ///< None: the text ends without one

/// A part of a line, in UTF-16 units.
struct TextSpan
{
    qint32 begin = 0;
    qint32 end = 0;

    friend bool operator==(const TextSpan &, const TextSpan &) = default;
};

struct TextLine
{
    QString text;          ///< without its end; U+FFFD stands where the bytes are no UTF-8
    QList<TextSpan> marks; ///< the words that differ from the line it is paired with; in order, apart from each other
    LineEnd end = LineEnd::Lf;
    bool isDamaged = false; ///< some of its bytes are no UTF-8

    friend bool operator==(const TextLine &, const TextLine &) = default;
};

struct TextSide
{
    QByteArray bytes;      ///< as given; empty when the diff is no text
    QList<TextLine> lines; ///< empty when the diff is no text
    qint64 size = 0;       ///< bytes
    QString sha256;        ///< hex
    bool isBinary = false; ///< a NUL byte among the first 8,000, as git decides
    bool isTooLarge = false;
    bool hasMark = false; ///< it begins with a UTF-8 byte order mark
    int damagedLines = 0;

    friend bool operator==(const TextSide &, const TextSide &) = default;
};

/// One line of a side-by-side view; a unified one shows a hunk's removed lines before its added ones.
struct TextRow
{
    enum class Kind : quint8 { Same, Changed, Removed, Added };

    qint32 before = -1; ///< index into before.lines; -1: no line there
    qint32 after = -1;
    Kind kind = Kind::Same;

    friend bool operator==(const TextRow &, const TextRow &) = default;
};

/// A run of rows that are not the same: what "next change" goes to.
struct TextHunk
{
    qint32 row = 0;
    qint32 rows = 0;

    friend bool operator==(const TextHunk &, const TextHunk &) = default;
};

struct TextDiff
{
    TextSide before;
    TextSide after;
    bool isText = true; ///< false: one side is binary or too large, and only size and digest tell them apart
    QList<TextRow> rows;
    QList<TextHunk> hunks;
    int added = 0; ///< lines
    int removed = 0;
    bool differsInEndsOnly = false; ///< every difference is one of line ends, or of the last line's missing one

    bool isSame() const { return before.sha256 == after.sha256 && before.size == after.size; }
    friend bool operator==(const TextDiff &, const TextDiff &) = default;
};

/// True when the row's lines have the same text and differ in their ends alone.
bool differsInEndOnly(const TextDiff &diff, const TextRow &row);

/// Lines by libgit2's xdiff with git's indentation heuristic, so that it agrees with `git diff`. Bounded in time for any input:
/// the words of very long or very different lines are marked coarsely. Pure; any thread.
TextDiff diffTexts(const QByteArray &before, const QByteArray &after);

} // namespace oz0
