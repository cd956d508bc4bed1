#include "core/manifest/TextPatch.h"

#include <algorithm>

namespace oz0 {

namespace {

// Where each line begins in the bytes, with one more for the end.
QList<qsizetype> startsOf(const QByteArray &bytes)
{
    QList<qsizetype> starts{0};
    for (qsizetype feed = bytes.indexOf('\n'); feed >= 0; feed = bytes.indexOf('\n', feed + 1))
        starts.append(feed + 1);
    if (starts.last() != bytes.size())
        starts.append(bytes.size());
    return starts;
}

// As git does it: quoted when a byte of it needs that.
QByteArray quoted(const QByteArray &path)
{
    QByteArray out;
    bool isPlain = true;
    for (const char c : path) {
        const auto byte = uchar(c);
        if (byte >= 0x20 && byte < 0x7f && c != '"' && c != '\\') {
            out += c;
            continue;
        }
        isPlain = false;
        if (c == '"' || c == '\\')
            out += QByteArray("\\") + c;
        else
            out += '\\' + QByteArray::number(byte, 8).rightJustified(3, '0');
    }
    return isPlain ? path : '"' + out + '"';
}

class Writer
{
public:
    explicit Writer(const TextDiff &diff)
        : m_diff(diff), m_before(startsOf(diff.before.bytes)), m_after(startsOf(diff.after.bytes))
    { }

    QByteArray hunks(int context)
    {
        for (qsizetype i = 0; i < m_diff.hunks.size();) {
            const qint32 first = std::max(0, m_diff.hunks[i].row - context);
            qint32 end = m_diff.hunks[i].row + m_diff.hunks[i].rows;
            for (++i; i < m_diff.hunks.size() && m_diff.hunks[i].row - end <= 2 * context; ++i)
                end = m_diff.hunks[i].row + m_diff.hunks[i].rows;
            write(first, std::min<qint32>(qint32(m_diff.rows.size()), end + context));
        }
        return m_patch;
    }

private:
    void write(qint32 first, qint32 end)
    {
        int beforeLines = 0;
        int afterLines = 0;
        for (qint32 i = first; i < end; ++i) {
            beforeLines += m_diff.rows[i].before >= 0 ? 1 : 0;
            afterLines += m_diff.rows[i].after >= 0 ? 1 : 0;
        }
        m_patch += "@@ -" + range(first, beforeLines, &TextRow::before) + " +" + range(first, afterLines, &TextRow::after)
            + " @@\n";
        for (qint32 i = first; i < end;) {
            if (m_diff.rows[i].kind == TextRow::Kind::Same) {
                line(' ', m_diff.before.bytes, m_before, m_diff.rows[i].before);
                ++i;
                continue;
            }
            qint32 past = i;
            while (past < end && m_diff.rows[past].kind != TextRow::Kind::Same)
                ++past;
            for (qint32 k = i; k < past; ++k) {
                if (m_diff.rows[k].before >= 0)
                    line('-', m_diff.before.bytes, m_before, m_diff.rows[k].before);
            }
            for (qint32 k = i; k < past; ++k) {
                if (m_diff.rows[k].after >= 0)
                    line('+', m_diff.after.bytes, m_after, m_diff.rows[k].after);
            }
            i = past;
        }
    }

    // An empty stretch is named by the line before it.
    QByteArray range(qint32 first, int lines, qint32 TextRow::*side) const
    {
        qint32 start = 0;
        if (lines > 0) {
            while (m_diff.rows[first].*side < 0)
                ++first;
            start = m_diff.rows[first].*side + 1;
        } else {
            for (qint32 i = first - 1; i >= 0 && start == 0; --i)
                start = m_diff.rows[i].*side + 1;
        }
        return QByteArray::number(start) + (lines == 1 ? QByteArray() : ',' + QByteArray::number(lines));
    }

    void line(char sign, const QByteArray &bytes, const QList<qsizetype> &starts, qint32 index)
    {
        m_patch += sign;
        m_patch += QByteArrayView(bytes).sliced(starts[index], starts[index + 1] - starts[index]);
        if (!m_patch.endsWith('\n'))
            m_patch += "\n\\ No newline at end of file\n";
    }

    const TextDiff &m_diff;
    QList<qsizetype> m_before;
    QList<qsizetype> m_after;
    QByteArray m_patch;
};

QByteArray told(const TextSide &side)
{
    return QByteArray::number(side.size) + " bytes, sha256 " + side.sha256.toLatin1();
}

} // namespace

QByteArray unifiedPatch(const TextDiff &diff, const QString &path, int context, bool isAdded, bool isRemoved)
{
    if (diff.isSame() && !isAdded && !isRemoved)
        return {};
    const QByteArray before = quoted("a/" + path.toUtf8());
    const QByteArray after = quoted("b/" + path.toUtf8());
    QByteArray head = "diff --git " + before + ' ' + after + '\n';
    if (isAdded)
        head += "new file mode 100644\n";
    if (isRemoved)
        head += "deleted file mode 100644\n";
    const QByteArray from = isAdded ? QByteArray("/dev/null") : before;
    const QByteArray to = isRemoved ? QByteArray("/dev/null") : after;
    if (!diff.isText)
        return head + "# " + told(diff.before) + " -> " + told(diff.after) + "\nBinary files " + from + " and " + to
            + " differ\n";
    const QByteArray hunks = Writer(diff).hunks(std::max(0, context));
    return hunks.isEmpty() ? head : head + "--- " + from + "\n+++ " + to + '\n' + hunks;
}

} // namespace oz0
