#include "models/FuzzyMatch.h"

#include <algorithm>

namespace oz0 {

namespace {

constexpr int whole = 200, atStart = 60, atWordStart = 40, letter = 2, letterAtWordStart = 12, letterAfterLetter = 6;
constexpr int longestPenalty = 40;

bool isWordStart(const QString &text, qsizetype at)
{
    return at == 0 || !text[at - 1].isLetterOrNumber() || (text[at].isUpper() && text[at - 1].isLower());
}

int wholeScore(const QString &word, const QString &text)
{
    int best = -1;
    for (qsizetype at = text.indexOf(word, 0, Qt::CaseInsensitive); at >= 0;
         at = text.indexOf(word, at + 1, Qt::CaseInsensitive)) {
        const int score = whole + (at == 0 ? atStart : isWordStart(text, at) ? atWordStart : 0);
        best = std::max(best, score);
    }
    return best;
}

int lettersScore(const QString &word, const QString &text)
{
    int score = 0;
    qsizetype from = 0;
    qsizetype last = -2;
    for (const QChar c : word) {
        qsizetype at = text.indexOf(c, from, Qt::CaseInsensitive);
        if (at < 0)
            return -1;
        // A later beginning of a word tells more than a letter inside one.
        for (qsizetype better = at; at != last + 1 && better >= 0; better = text.indexOf(c, better + 1, Qt::CaseInsensitive)) {
            if (isWordStart(text, better)) {
                at = better;
                break;
            }
        }
        score += at == last + 1 ? letterAfterLetter : isWordStart(text, at) ? letterAtWordStart : letter;
        last = at;
        from = at + 1;
    }
    return score;
}

} // namespace

QStringList fuzzyWords(const QString &typed)
{
    return typed.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

int fuzzyScore(const QStringList &words, const QString &text)
{
    if (words.isEmpty())
        return 0;
    int sum = 0;
    for (const QString &word : words) {
        int score = wholeScore(word, text);
        if (score < 0)
            score = lettersScore(word, text);
        if (score < 0)
            return -1;
        sum += score;
    }
    return std::max(0, sum - std::min(longestPenalty, int(text.size()) / 4));
}

} // namespace oz0
