#include "core/manifest/WordMarks.h"

#include "core/manifest/LineRuns.h"

#include <QHash>
#include <QStringView>

#include <algorithm>

namespace oz0 {

namespace {

constexpr qsizetype mostTokens = 20000;   // of one line's middle; a longer one is marked whole
constexpr qsizetype mostForTable = 4096;  // cells; above it xdiff compares the words as if they were lines
constexpr qsizetype mostPairCells = 4096; // lines before times lines after that are compared each with each
constexpr qsizetype lookedAt = 400;       // characters of a line that decide how alike it is to another

struct Token
{
    qint32 begin = 0;
    qint32 end = 0;
    qint32 id = 0;
};

bool isWord(QStringView text, qsizetype at)
{
    const auto isDigit = [text](qsizetype i) { return i >= 0 && i < text.size() && text[i].isDigit(); };
    const QChar c = text[at];
    return c.isLetterOrNumber() || c == QLatin1Char('_') || c.isSurrogate()
        || (c == QLatin1Char('.') && isDigit(at - 1) && isDigit(at + 1));
}

class Tokens
{
public:
    QList<Token> of(QStringView text, qint32 offset)
    {
        QList<Token> tokens;
        qsizetype at = 0;
        while (at < text.size() && tokens.size() <= mostTokens) {
            qsizetype end = at + 1;
            if (isWord(text, at)) {
                while (end < text.size() && isWord(text, end))
                    ++end;
            } else if (text[at].isSpace()) {
                while (end < text.size() && text[end].isSpace())
                    ++end;
            }
            const QStringView word = text.mid(at, end - at);
            const auto known = m_ids.constFind(word);
            const qint32 id = known != m_ids.constEnd() ? *known : qint32(m_ids.size());
            if (known == m_ids.constEnd())
                m_ids.insert(word, id);
            tokens.append({offset + qint32(at), offset + qint32(end), id});
            at = end;
        }
        return tokens;
    }

private:
    QHash<QStringView, qint32> m_ids;
};

void mark(QList<TextSpan> &spans, const QList<Token> &tokens, qsizetype first, qsizetype count)
{
    if (count <= 0)
        return;
    const qint32 begin = tokens[first].begin;
    const qint32 end = tokens[first + count - 1].end;
    if (!spans.isEmpty() && spans.last().end == begin)
        spans.last().end = end;
    else
        spans.append({begin, end});
}

// Longest common subsequence by the table, read from the front.
QList<LineRun> runsByTable(const QList<Token> &a, const QList<Token> &b)
{
    const qsizetype width = b.size() + 1;
    QList<quint16> table((a.size() + 1) * width, 0);
    for (qsizetype i = a.size() - 1; i >= 0; --i) {
        for (qsizetype j = b.size() - 1; j >= 0; --j) {
            table[i * width + j] = a[i].id == b[j].id ? quint16(table[(i + 1) * width + j + 1] + 1)
                                                      : std::max(table[(i + 1) * width + j], table[i * width + j + 1]);
        }
    }
    QList<LineRun> runs;
    qsizetype i = 0;
    qsizetype j = 0;
    while (i < a.size() || j < b.size()) {
        const qsizetype fromA = i;
        const qsizetype fromB = j;
        while ((i < a.size() || j < b.size()) && !(i < a.size() && j < b.size() && a[i].id == b[j].id)) {
            if (j >= b.size() || (i < a.size() && table[(i + 1) * width + j] >= table[i * width + j + 1]))
                ++i;
            else
                ++j;
        }
        if (i > fromA || j > fromB)
            runs.append({qint32(fromA), qint32(i - fromA), qint32(fromB), qint32(j - fromB)});
        while (i < a.size() && j < b.size() && a[i].id == b[j].id) {
            ++i;
            ++j;
        }
    }
    return runs;
}

QList<LineRun> runsByLines(const QList<Token> &a, const QList<Token> &b)
{
    const auto asLines = [](const QList<Token> &tokens) {
        QByteArray lines;
        lines.reserve(tokens.size() * 6);
        for (const Token &token : tokens)
            lines += QByteArray::number(token.id) + '\n';
        return lines;
    };
    return changedRuns(asLines(a), asLines(b), false);
}

// One blank between two changed words is no place where the eye rests.
void joinAcrossBlanks(QList<TextSpan> &spans, const QString &text)
{
    QList<TextSpan> joined;
    for (const TextSpan &span : std::as_const(spans)) {
        if (!joined.isEmpty() && span.begin - joined.last().end == 1 && text[joined.last().end].isSpace())
            joined.last().end = span.end;
        else
            joined.append(span);
    }
    spans = joined;
}

qsizetype marked(const QList<TextSpan> &spans)
{
    qsizetype length = 0;
    for (const TextSpan &span : spans)
        length += span.end - span.begin;
    return length;
}

qsizetype firstInk(const QString &text)
{
    qsizetype at = 0;
    while (at < text.size() && text[at].isSpace())
        ++at;
    return at;
}

QList<TextSpan> whole(const QString &text)
{
    const qsizetype ink = firstInk(text);
    return ink < text.size() ? QList<TextSpan>{{qint32(ink), qint32(text.size())}} : QList<TextSpan>();
}

} // namespace

WordMarks wordMarks(const QString &before, const QString &after, WordBudget &budget)
{
    if (before == after)
        return {};
    const qsizetype most = std::min(before.size(), after.size());
    qsizetype front = std::mismatch(before.begin(), before.begin() + most, after.begin()).first - before.begin();
    qsizetype back = 0;
    while (back < most - front && before[before.size() - 1 - back] == after[after.size() - 1 - back])
        ++back;
    // Back to where a word begins on both sides, and to where one ends.
    const auto splitsWord = [](const QString &text, qsizetype at) {
        return at > 0 && at < text.size() && isWord(text, at - 1) && isWord(text, at);
    };
    while (front > 0 && (splitsWord(before, front) || splitsWord(after, front)))
        --front;
    while (back > 0 && (splitsWord(before, before.size() - back) || splitsWord(after, after.size() - back)))
        --back;

    const QStringView middleBefore = QStringView(before).mid(front, before.size() - back - front);
    const QStringView middleAfter = QStringView(after).mid(front, after.size() - back - front);
    budget.left -= most / 16;
    WordMarks marks;
    if (middleBefore.isEmpty() || middleAfter.isEmpty() || budget.left < 0) {
        if (!middleBefore.isEmpty())
            marks.before.append({qint32(front), qint32(front + middleBefore.size())});
        if (!middleAfter.isEmpty())
            marks.after.append({qint32(front), qint32(front + middleAfter.size())});
        return marks;
    }

    Tokens tokens;
    const QList<Token> a = tokens.of(middleBefore, qint32(front));
    const QList<Token> b = tokens.of(middleAfter, qint32(front));
    budget.left -= 4 * (a.size() + b.size());
    QList<LineRun> runs;
    if (a.size() > mostTokens || b.size() > mostTokens) {
        marks.before = {{qint32(front), qint32(front + middleBefore.size())}};
        marks.after = {{qint32(front), qint32(front + middleAfter.size())}};
        return marks;
    }
    if (a.size() * b.size() <= mostForTable) {
        budget.left -= a.size() * b.size();
        runs = runsByTable(a, b);
    } else {
        budget.left -= 200 * (a.size() + b.size());
        runs = runsByLines(a, b);
    }
    for (const LineRun &run : std::as_const(runs)) {
        mark(marks.before, a, run.before, run.beforeLines);
        mark(marks.after, b, run.after, run.afterLines);
    }
    joinAcrossBlanks(marks.before, before);
    joinAcrossBlanks(marks.after, after);
    const qsizetype ink = before.size() + after.size() - firstInk(before) - firstInk(after);
    if (ink > 0 && (marked(marks.before) + marked(marks.after)) * 10 > ink * 9)
        return {whole(before), whole(after)};
    return marks;
}

int likeness(const QString &before, const QString &after)
{
    if (before == after)
        return 1000;
    const QStringView a = QStringView(before).trimmed().left(lookedAt);
    const QStringView b = QStringView(after).trimmed().left(lookedAt);
    if (a.isEmpty() || b.isEmpty())
        return 0;
    const qsizetype most = std::min(a.size(), b.size());
    const qsizetype front = std::mismatch(a.begin(), a.begin() + most, b.begin()).first - a.begin();
    qsizetype back = 0;
    while (back < most - front && a[a.size() - 1 - back] == b[b.size() - 1 - back])
        ++back;
    return int(1000 * 2 * (front + back) / (a.size() + b.size()));
}

QList<std::pair<int, int>> pairLines(const QList<QString> &before, const QList<QString> &after, WordBudget &budget)
{
    const qsizetype n = before.size();
    const qsizetype m = after.size();
    QList<std::pair<int, int>> pairs;
    if (n == m || n == 0 || m == 0 || n * m > mostPairCells || budget.left < 0) {
        for (qsizetype i = 0; i < std::min(n, m); ++i)
            pairs.append({int(i), int(i)});
        return pairs;
    }
    // The alignment with the greatest sum of likenesses; among equal ones the earliest lines meet.
    budget.left -= n * m * 64;
    const qsizetype width = m + 1;
    QList<int> likenesses(n * m, 0);
    QList<int> best((n + 1) * width, 0);
    for (qsizetype i = n - 1; i >= 0; --i) {
        for (qsizetype j = m - 1; j >= 0; --j) {
            const int alike = likeness(before[i], after[j]);
            likenesses[i * m + j] = alike;
            best[i * width + j] = std::max(
                {best[(i + 1) * width + j + 1] + alike, best[(i + 1) * width + j], best[i * width + j + 1]});
        }
    }
    for (qsizetype i = 0, j = 0; i < n && j < m;) {
        const int here = best[i * width + j];
        if (likenesses[i * m + j] > 0 && here == best[(i + 1) * width + j + 1] + likenesses[i * m + j]) {
            pairs.append({int(i++), int(j++)});
        } else if (here == best[(i + 1) * width + j]) {
            ++i;
        } else {
            ++j;
        }
    }
    return pairs;
}

} // namespace oz0
