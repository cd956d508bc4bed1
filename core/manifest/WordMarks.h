// Which words of two lines differ.
#pragma once

#include "core/manifest/TextDiff.h"

#include <utility>

namespace oz0 {

/// Work that may still be spent on the words of one diff; when it is used up lines are marked coarsely, the same way each time.
struct WordBudget
{
    qint64 left = 40'000'000;
};

struct WordMarks
{
    QList<TextSpan> before;
    QList<TextSpan> after;
};

/// A word is a run of letters, digits, '_' and points between digits, or of white space, or one other character. What is common at
/// both ends is never marked; lines that have next to nothing in common are marked whole.
WordMarks wordMarks(const QString &before, const QString &after, WordBudget &budget);

/// How alike two lines are, 0 to 1000; cheap, and 1000 for equal ones.
int likeness(const QString &before, const QString &after);

/// Pairs of indexes, rising on both sides, so that lines which are alike meet.
QList<std::pair<int, int>> pairLines(const QList<QString> &before, const QList<QString> &after, WordBudget &budget);

} // namespace oz0
