#include "core/manifest/HiddenRanges.h"

#include "core/manifest/ManifestNames.h"
#include "core/manifest/ManifestReader.h"
#include "core/manifest/YamlJson.h"
#include "core/manifest/YamlTree.h"

#include <QRegularExpression>

#include <algorithm>
#include <optional>

namespace oz0 {

namespace {

bool endsUrl(QChar c)
{
    return c.isSpace() || c == QLatin1Char('"') || c == QLatin1Char('<') || c == QLatin1Char('>') || c == QLatin1Char('`');
}

void hidePairs(const QString &text, qsizetype begin, qsizetype end, bool alsoBare, QList<HiddenRange> &ranges)
{
    while (begin < end) {
        qsizetype past = begin;
        while (past < end && text[past] != QLatin1Char('&') && text[past] != QLatin1Char(';'))
            ++past;
        const qsizetype equals = text.indexOf(QLatin1Char('='), begin);
        const bool isPair = equals >= 0 && equals < past;
        const qsizetype from = isPair ? equals + 1 : begin;
        if (from < past && (isPair || alsoBare))
            ranges.append({from, past, text.mid(from, past - from)});
        begin = past + 1;
    }
}

// Byte offsets for the reader's marks, which count characters and know more line breaks than '\n'.
class MarkTable
{
public:
    explicit MarkTable(const QByteArray &text) : m_text(text)
    {
        m_starts.append(text.startsWith("\xef\xbb\xbf") ? 3 : 0); // the reader counts from behind a byte order mark
        if (text.contains('\r'))
            takeEveryBreak();
        else
            takeLineFeeds();
    }

    qsizetype offset(int line, int column) const
    {
        if (line < 1 || line > m_starts.size())
            return m_text.size();
        qsizetype at = m_starts[line - 1];
        for (int i = 1; i < column && at < m_text.size(); ++i) {
            ++at;
            while (at < m_text.size() && (uchar(m_text[at]) & 0xc0) == 0x80)
                ++at;
        }
        return at;
    }

private:
    void takeLineFeeds()
    {
        for (qsizetype feed = m_text.indexOf('\n'); feed >= 0; feed = m_text.indexOf('\n', feed + 1))
            m_starts.append(feed + 1);
    }

    void takeEveryBreak()
    {
        for (qsizetype i = 0; i < m_text.size(); ++i) {
            const bool isReturn = m_text[i] == '\r' && (i + 1 == m_text.size() || m_text[i + 1] != '\n');
            if (isReturn || m_text[i] == '\n')
                m_starts.append(i + 1);
        }
    }

    const QByteArray &m_text;
    QList<qsizetype> m_starts;
};

class HeaderValues
{
public:
    HeaderValues(const YamlTree &tree, const MarkTable &marks, QList<HiddenRange> &ranges)
        : m_tree(tree), m_marks(marks), m_ranges(ranges)
    { }

    void run()
    {
        if (!m_tree.nodes.isEmpty())
            walk(0, 0);
    }

private:
    qint32 endOf(qint32 node) const
    {
        const qint32 end = m_tree.nodes[node].end;
        return end > node ? end : qint32(m_tree.nodes.size()); // still open where reading stopped
    }

    // A contract may well have a property of that name; what it says of it is no header's value.
    static bool isContract(const QString &key) { return key == QLatin1String("input") || key == QLatin1String("output"); }

    // Of a header whose colon or name was forgotten YAML takes the value for the name.
    static bool mayBeAValue(const YamlNode &key, const YamlNode &value)
    {
        return !checkHeader(key.text).isEmpty() || (value.kind == YamlNode::Kind::Scalar && value.plain && value.text.isEmpty());
    }

    // `below`: how deep within `headers`; the names stand in the first mapping, and what is deeper is theirs.
    void walk(qint32 at, int below)
    {
        const YamlNode &node = m_tree.nodes[at];
        const bool hides = below > 0;
        if ((node.kind == YamlNode::Kind::Scalar || node.kind == YamlNode::Kind::Damaged) && hides)
            return hide(node);
        const qint32 end = endOf(at);
        const bool isMapping = node.kind == YamlNode::Kind::Mapping;
        for (qint32 child = at + 1; child < end;) {
            if (!isMapping) {
                walk(child, hides ? below + 1 : 0);
                child = endOf(child);
                continue;
            }
            const qint32 value = endOf(child);
            if (value >= end)
                return;
            const QString &key = m_tree.nodes[child].text;
            if (below > 1 || (hides && mayBeAValue(m_tree.nodes[child], m_tree.nodes[value])))
                hide(m_tree.nodes[child]);
            if (!isContract(key) || hides)
                walk(value, hides || key == QLatin1String("headers") ? below + 1 : 0);
            child = endOf(value);
        }
    }

    void hide(const YamlNode &node)
    {
        const qsizetype begin = m_marks.offset(node.span.line, node.span.column);
        const qsizetype end = m_marks.offset(node.span.endLine, node.span.endColumn);
        if (begin < end)
            m_ranges.append({begin, end, node.text});
    }

    const YamlTree &m_tree;
    const MarkTable &m_marks;
    QList<HiddenRange> &m_ranges;
};

// What looks like a header's or a credential's value where YAML does not say: in comments, and in a text that is none.
class ByLook
{
public:
    ByLook(const QByteArray &bytes, QList<HiddenRange> &ranges) : m_text(QString::fromLatin1(bytes)), m_ranges(ranges) { }

    void run(bool everywhere)
    {
        for (qsizetype begin = 0; begin < m_text.size();) {
            const qsizetype feed = m_text.indexOf(QLatin1Char('\n'), begin);
            const qsizetype end = feed < 0 ? m_text.size() : feed;
            look(begin, end, everywhere);
            begin = end + 1;
        }
    }

private:
    static qsizetype indent(const QString &line)
    {
        qsizetype at = 0;
        while (at < line.size()
               && (line[at] == QLatin1Char(' ') || line[at] == QLatin1Char('\t') || line[at] == QLatin1Char('#')))
            ++at;
        return at;
    }

    void look(qsizetype begin, qsizetype end, bool everywhere)
    {
        static const QRegularExpression headers(QStringLiteral("(?:^|[\\s{,\"'#-])headers[\"']?\\s*:"));
        static const QRegularExpression credential(
            QStringLiteral("(?:authorization|cookie|api[-_]?key|passw(?:or)?d|secret|token)[\"']?\\s*[:=]\\s*"),
            QRegularExpression::CaseInsensitiveOption);
        const QString line = m_text.mid(begin, end - begin);
        const qsizetype from = everywhere ? 0 : commentIn(line);
        if (from < 0) {
            m_below = -1;
            m_depth = 0;
            return;
        }
        if (m_depth > 0) {
            m_depth += depthOf(line);
            return hide(begin, end);
        }
        if (m_below >= 0 && (line.trimmed().isEmpty() || indent(line) > m_below)) {
            const qsizetype colon = line.indexOf(QLatin1Char(':'), from);
            return hide(colon < 0 ? begin + indent(line) : begin + colon + 1, end);
        }
        m_below = -1;
        if (const QRegularExpressionMatch match = headers.match(line, from); match.hasMatch()) {
            const QString rest = line.mid(match.capturedEnd());
            if (rest.trimmed().isEmpty() || rest.trimmed().startsWith(QLatin1Char('#')))
                m_below = indent(line);
            m_depth = std::max(0, depthOf(rest));
            return hide(begin + match.capturedEnd(), end);
        }
        const qsizetype comment = commentIn(line);
        if (comment < 0)
            return;
        if (const QRegularExpressionMatch match = credential.match(line, comment); match.hasMatch())
            hide(begin + match.capturedEnd(), end);
    }

    static qsizetype commentIn(const QString &line)
    {
        for (qsizetype at = line.indexOf(QLatin1Char('#')); at >= 0; at = line.indexOf(QLatin1Char('#'), at + 1)) {
            if (at == 0 || line[at - 1].isSpace())
                return at;
        }
        return -1;
    }

    static int depthOf(const QString &text)
    {
        return int(text.count(QLatin1Char('{')) + text.count(QLatin1Char('['))) - int(text.count(QLatin1Char('}')))
            - int(text.count(QLatin1Char(']')));
    }

    void hide(qsizetype begin, qsizetype end)
    {
        while (begin < end && m_text[begin].isSpace())
            ++begin;
        while (begin < end && m_text[end - 1].isSpace())
            --end;
        if (begin < end)
            m_ranges.append({begin, end, QString::fromUtf8(m_text.mid(begin, end - begin).toLatin1())});
    }

    QString m_text; // one unit a byte
    QList<HiddenRange> &m_ranges;
    qsizetype m_below = -1; // lines that are indented deeper than this are values of headers
    int m_depth = 0;        // brackets that are open in a flow mapping of headers
};

// Of a valid manifest the places are known already.
void takeHeaders(const Manifest &manifest, const QByteArray &text, QList<HiddenRange> &ranges)
{
    std::optional<MarkTable> marks;
    for (const Tool &tool : manifest.tools) {
        for (auto it = tool.headers.begin(); it != tool.headers.end(); ++it) {
            if (!marks)
                marks.emplace(text);
            const Span span = manifest.places.value(tool.path + QLatin1String("/remote/headers/") + pointerToken(it.key())).value;
            const qsizetype begin = marks->offset(span.line, span.column);
            const qsizetype end = marks->offset(span.endLine, span.endColumn);
            if (span.line > 0 && begin < end)
                ranges.append({begin, end, it.value()});
        }
    }
}

QList<HiddenRange> merged(QList<HiddenRange> ranges, const QByteArray &text)
{
    std::stable_sort(ranges.begin(), ranges.end(), [](const HiddenRange &a, const HiddenRange &b) { return a.begin < b.begin; });
    QList<HiddenRange> apart;
    for (const HiddenRange &range : std::as_const(ranges)) {
        if (apart.isEmpty() || range.begin >= apart.last().end) {
            apart.append(range);
        } else if (range.end > apart.last().end) {
            apart.last().end = range.end;
            apart.last().value = QString::fromUtf8(text.mid(apart.last().begin, range.end - apart.last().begin));
        }
    }
    return apart;
}

} // namespace

QList<HiddenRange> hiddenInUrls(const QString &text)
{
    QList<HiddenRange> ranges;
    qsizetype past = 0;
    for (qsizetype at = text.indexOf(QLatin1String("://")); at >= 0;
         at = text.indexOf(QLatin1String("://"), std::max(past, at + 3))) {
        if (at == 0 || !text[at - 1].isLetterOrNumber())
            continue;
        qsizetype end = at + 3;
        qsizetype sign = -1;
        const auto endsAuthority = [&](QChar c) {
            return endsUrl(c) || c == QLatin1Char('/') || c == QLatin1Char('?') || c == QLatin1Char('#');
        };
        while (end < text.size() && !endsAuthority(text[end])) {
            sign = text[end] == QLatin1Char('@') ? end : sign;
            ++end;
        }
        if (sign > at + 3)
            ranges.append({at + 3, sign, text.mid(at + 3, sign - at - 3)});
        while (end < text.size() && !endsUrl(text[end]) && text[end] != QLatin1Char('?') && text[end] != QLatin1Char('#'))
            ++end;
        past = end;
        for (const QChar mark : {QLatin1Char('?'), QLatin1Char('#')}) {
            if (past >= text.size() || text[past] != mark)
                continue;
            const qsizetype begin = past + 1;
            end = begin;
            while (end < text.size() && !endsUrl(text[end]) && text[end] != QLatin1Char('#'))
                ++end;
            past = end;
            // What a sentence, a quote or a list puts behind a URL.
            while (end > begin && QLatin1String("'})],.").contains(text[end - 1]))
                --end;
            hidePairs(text, begin, end, mark == QLatin1Char('?'), ranges);
        }
    }
    return ranges;
}

QList<HiddenRange> hiddenRanges(const QByteArray &text, const Manifest *read)
{
    QList<HiddenRange> ranges;
    for (HiddenRange range : hiddenInUrls(QString::fromLatin1(text))) {
        range.value = QString::fromUtf8(text.mid(range.begin, range.end - range.begin));
        ranges.append(range);
    }
    bool isRead = true;
    if (read) {
        takeHeaders(*read, text, ranges);
    } else if (text.contains("headers") || text.contains('\\')) {
        // A key cannot be spelled otherwise than as it is without a backslash.
        const YamlTree tree = readYamlTree(text, manifestMaxBytes);
        const MarkTable marks(text);
        HeaderValues(tree, marks, ranges).run();
        isRead = tree.isComplete && tree.problems.isEmpty();
    }
    if (!isRead || text.contains('#'))
        ByLook(text, ranges).run(!isRead);
    return merged(std::move(ranges), text);
}

} // namespace oz0
