#include "core/manifest/TextDiff.h"

#include "core/bundle/Sha256.h"
#include "core/manifest/LineRuns.h"
#include "core/manifest/WordMarks.h"

#include <algorithm>
#include <future>

namespace oz0 {

namespace {

constexpr qsizetype lookedAtForNul = 8000;
constexpr int likeEnoughToMeet = 300; // of 1000: less, and two lines of a hunk are shown apart

// The strict decoder decides; Qt's replaces what is no UTF-8.
bool isUtf8(QByteArrayView bytes)
{
    const auto *at = reinterpret_cast<const uchar *>(bytes.data());
    const auto *const end = at + bytes.size();
    if (std::all_of(at, end, [](uchar byte) { return byte < 0x80; }))
        return true;
    while (at < end) {
        const uchar lead = *at++;
        if (lead < 0x80)
            continue;
        const int more = lead >= 0xc2 && lead <= 0xdf ? 1 : (lead & 0xf0) == 0xe0 ? 2 : lead >= 0xf0 && lead <= 0xf4 ? 3 : 0;
        if (more == 0 || end - at < more)
            return false;
        const uchar least = lead == 0xe0 ? 0xa0 : lead == 0xf0 ? 0x90 : 0x80;
        const uchar most = lead == 0xed ? 0x9f : lead == 0xf4 ? 0x8f : 0xbf;
        if (at[0] < least || at[0] > most)
            return false;
        for (int i = 1; i < more; ++i) {
            if ((at[i] & 0xc0) != 0x80)
                return false;
        }
        at += more;
    }
    return true;
}

TextSide facts(const QByteArray &bytes)
{
    TextSide side;
    side.size = bytes.size();
    side.isTooLarge = bytes.size() > textDiffMaxBytes;
    side.isBinary = QByteArrayView(bytes).first(std::min(bytes.size(), lookedAtForNul)).contains('\0');
    return side;
}

QString hexDigest(const QByteArray &bytes)
{
    Sha256 digest;
    digest.add(bytes.constData(), size_t(bytes.size()));
    return digest.takeHex();
}

void readLines(TextSide &side, const QByteArray &bytes)
{
    static const QByteArray byteOrderMark("\xef\xbb\xbf");
    side.bytes = bytes;
    side.hasMark = bytes.startsWith(byteOrderMark);
    side.lines.reserve(countLines(bytes));
    qsizetype at = side.hasMark ? byteOrderMark.size() : 0;
    if (at == bytes.size() && side.hasMark)
        side.lines.append(TextLine{{}, {}, LineEnd::None, false});
    while (at < bytes.size()) {
        const qsizetype feed = bytes.indexOf('\n', at);
        qsizetype end = feed < 0 ? bytes.size() : feed;
        TextLine line;
        line.end = feed < 0 ? LineEnd::None : LineEnd::Lf;
        if (feed > at && bytes[feed - 1] == '\r') {
            line.end = LineEnd::CrLf;
            --end;
        }
        const QByteArrayView content(bytes.constData() + at, end - at);
        line.text = QString::fromUtf8(content);
        line.isDamaged = !isUtf8(content);
        side.damagedLines += line.isDamaged ? 1 : 0;
        side.lines.append(std::move(line));
        at = feed < 0 ? bytes.size() : feed + 1;
    }
}

class Builder
{
public:
    explicit Builder(TextDiff &diff) : m_diff(diff) { }

    void run(const QList<LineRun> &runs)
    {
        m_diff.rows.reserve(std::max(m_diff.before.lines.size(), m_diff.after.lines.size()));
        m_diff.differsInEndsOnly = !runs.isEmpty();
        qint32 before = 0;
        qint32 after = 0;
        for (const LineRun &run : runs) {
            same(before, after, run.before);
            hunk(run);
            before = run.before + run.beforeLines;
            after = run.after + run.afterLines;
        }
        same(before, after, qint32(m_diff.before.lines.size()));
    }

private:
    void same(qint32 before, qint32 after, qint32 end)
    {
        while (before < end)
            m_diff.rows.append({before++, after++, TextRow::Kind::Same});
    }

    void hunk(const LineRun &run)
    {
        m_diff.removed += run.beforeLines;
        m_diff.added += run.afterLines;
        const auto first = qint32(m_diff.rows.size());
        qint32 before = run.before;
        qint32 after = run.after;
        for (const auto &[a, b] : pairs(run)) {
            removed(before, run.before + a);
            added(after, run.after + b);
            before = run.before + a + 1;
            after = run.after + b + 1;
            m_diff.rows.append({run.before + a, run.after + b, TextRow::Kind::Changed});
            markWords(run.before + a, run.after + b);
        }
        removed(before, run.before + run.beforeLines);
        added(after, run.after + run.afterLines);
        m_diff.hunks.append({first, qint32(m_diff.rows.size()) - first});
    }

    // Of two lines that meet in a row at least something is alike, unless they are as many on both sides.
    QList<std::pair<int, int>> pairs(const LineRun &run)
    {
        const auto texts = [](const QList<TextLine> &lines, qint32 from, qint32 count) {
            QList<QString> found;
            found.reserve(count);
            for (qint32 i = from; i < from + count; ++i)
                found.append(lines[i].text);
            return found;
        };
        const QList<QString> before = texts(m_diff.before.lines, run.before, run.beforeLines);
        const QList<QString> after = texts(m_diff.after.lines, run.after, run.afterLines);
        QList<std::pair<int, int>> met = pairLines(before, after, m_budget);
        if (before.size() != after.size()) {
            met.removeIf([&](const std::pair<int, int> &pair) {
                return likeness(before[pair.first], after[pair.second]) < likeEnoughToMeet;
            });
        }
        return met;
    }

    void removed(qint32 from, qint32 end)
    {
        m_diff.differsInEndsOnly = m_diff.differsInEndsOnly && from >= end;
        for (; from < end; ++from)
            m_diff.rows.append({from, -1, TextRow::Kind::Removed});
    }

    void added(qint32 from, qint32 end)
    {
        m_diff.differsInEndsOnly = m_diff.differsInEndsOnly && from >= end;
        for (; from < end; ++from)
            m_diff.rows.append({-1, from, TextRow::Kind::Added});
    }

    void markWords(qint32 before, qint32 after)
    {
        TextLine &a = m_diff.before.lines[before];
        TextLine &b = m_diff.after.lines[after];
        m_diff.differsInEndsOnly = m_diff.differsInEndsOnly
            && oz0::differsInEndOnly(m_diff, {before, after, TextRow::Kind::Changed});
        WordMarks marks = wordMarks(a.text, b.text, m_budget);
        if (a.text == b.text && (a.isDamaged || b.isDamaged)) {
            // What differs cannot be shown, only that it does.
            marks.before = {{0, qint32(a.text.size())}};
            marks.after = {{0, qint32(b.text.size())}};
        }
        a.marks = std::move(marks.before);
        b.marks = std::move(marks.after);
    }

    TextDiff &m_diff;
    WordBudget m_budget;
};

} // namespace

bool differsInEndOnly(const TextDiff &diff, const TextRow &row)
{
    if (row.kind != TextRow::Kind::Changed)
        return false;
    const TextLine &before = diff.before.lines.at(row.before);
    const TextLine &after = diff.after.lines.at(row.after);
    return before.end != after.end && before.text == after.text && !before.isDamaged && !after.isDamaged;
}

TextDiff diffTexts(const QByteArray &before, const QByteArray &after)
{
    TextDiff diff;
    diff.before = facts(before);
    diff.after = facts(after);
    diff.isText = !(diff.before.isBinary || diff.before.isTooLarge || diff.after.isBinary || diff.after.isTooLarge);
    // libgit2 hashes both texts before it compares them; they are read meanwhile.
    std::future<QList<LineRun>> runs;
    if (diff.isText)
        runs = std::async(std::launch::async, [&] { return changedRuns(before, after, true); });
    diff.before.sha256 = hexDigest(before);
    diff.after.sha256 = hexDigest(after);
    if (!diff.isText)
        return diff;
    readLines(diff.before, before);
    readLines(diff.after, after);
    Builder(diff).run(runs.get());
    return diff;
}

} // namespace oz0
