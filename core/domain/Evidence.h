// What a refusal's record tells beside the refusals: the lines that they are about as they stood then, and what the attempt was for.
#pragma once

#include "core/domain/Refusal.h"

namespace oz0 {

/// One line of a file. Values of headers and credentials in addresses are masked (U14).
struct ExcerptLine
{
    int number = 0; ///< 1-based
    QString text;

    friend bool operator==(const ExcerptLine &, const ExcerptLine &) = default;
};

/// The lines of one refusal, cut to those that differ where both sides have some; empty where nothing stands.
struct Excerpt
{
    QList<ExcerptLine> installed;
    QList<ExcerptLine> proposed;

    friend bool operator==(const Excerpt &, const Excerpt &) = default;
};

struct Evidence
{
    QString installedVersion; ///< then; empty: none
    QStringList nodes;        ///< that it was for, by name
    int save = 0;             ///< of the candidate that ran meanwhile; 0: none did
    QList<Excerpt> refusals;  ///< one for each of the verdict, in its order; empty: none were kept
    QList<Excerpt> warnings;

    friend bool operator==(const Evidence &, const Evidence &) = default;
};

/// A record judged by the state of now.
struct Recheck
{
    Verdict verdict;
    Instant at{};
    QString installedVersion;
    bool installedChanged = false; ///< another manifest is installed than when it was refused

    friend bool operator==(const Recheck &, const Recheck &) = default;
};

/// POST refusals:seen — those that the filter takes, up to one record that the person has before him.
struct SeenRequest
{
    QString filter;
    RecordId upTo; ///< empty: all there are

    friend bool operator==(const SeenRequest &, const SeenRequest &) = default;
};

struct SeenAnswer
{
    int marked = 0;

    friend bool operator==(const SeenAnswer &, const SeenAnswer &) = default;
};

} // namespace oz0
