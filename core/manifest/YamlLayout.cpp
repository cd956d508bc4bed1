#include "core/manifest/YamlLayout.h"

#include <algorithm>

namespace oz0 {

namespace {

bool isBlank(char c)
{
    return c == ' ' || c == '\t';
}

// The bytes of the line break at an offset; 0 when there is none.
qsizetype breakAt(const QByteArray &text, qsizetype at)
{
    if (at >= text.size())
        return 0;
    if (text[at] == '\r')
        return at + 1 < text.size() && text[at + 1] == '\n' ? 2 : 1;
    return text[at] == '\n' ? 1 : 0;
}

bool isContainer(const YamlNode &node)
{
    return node.kind == YamlNode::Kind::Mapping || node.kind == YamlNode::Kind::Sequence;
}

} // namespace

YamlLayout::YamlLayout(QByteArray text, qsizetype maxBytes)
    : m_text(std::move(text)), m_tree(readYamlTree(m_text, maxBytes)), m_document(parseYaml(m_tree, maxBytes))
{
    m_lines.append(m_text.startsWith("\xef\xbb\xbf") ? 3 : 0);
    for (qsizetype i = m_lines.first(); i < m_text.size();) {
        const qsizetype length = breakAt(m_text, i);
        i += std::max(qsizetype(1), length);
        if (length > 0)
            m_lines.append(i);
    }
}

qsizetype YamlLayout::offset(int line, int column) const
{
    if (line < 1 || line > m_lines.size())
        return m_text.size();
    qsizetype at = m_lines[line - 1];
    for (int i = 1; i < column && at < m_text.size(); ++i) {
        ++at;
        while (at < m_text.size() && (uchar(m_text[at]) & 0xc0) == 0x80)
            ++at;
    }
    return at;
}

qsizetype YamlLayout::begin(qint32 index) const
{
    const Span &span = m_tree.nodes[index].span;
    qsizetype at = offset(span.line, span.column);
    if (m_tree.nodes[index].tag == YamlNode::Tag::None || at >= m_text.size() || m_text[at] != '!')
        return at;
    while (at < m_text.size() && !isBlank(m_text[at]) && breakAt(m_text, at) == 0)
        ++at;
    return std::min(skipTrivia(at), std::max(at, offset(span.endLine, span.endColumn)));
}

bool YamlLayout::isBracketed(qint32 index) const
{
    const qsizetype at = begin(index);
    return at < m_text.size() && (m_text[at] == '{' || m_text[at] == '[');
}

bool YamlLayout::isBlockScalar(qint32 index) const
{
    const YamlNode &node = m_tree.nodes[index];
    const qsizetype at = begin(index);
    return node.kind == YamlNode::Kind::Scalar && !node.plain && at < m_text.size() && (m_text[at] == '|' || m_text[at] == '>');
}

qsizetype YamlLayout::behindColon(qint32 key) const
{
    const qsizetype at = skipTrivia(end(key));
    return at < m_text.size() && m_text[at] == ':' ? at + 1 : -1;
}

YamlEntry YamlLayout::mappingEntry(qint32 key, qint32 value) const
{
    YamlEntry entry{key, value, begin(key), behindColon(key), 0, false};
    const YamlNode &node = m_tree.nodes[value];
    entry.hasValue = node.kind != YamlNode::Kind::Scalar || begin(value) < end(value);
    entry.end = entry.hasValue ? end(value) : entry.mark >= 0 ? entry.mark : end(key);
    return entry;
}

qsizetype YamlLayout::end(qint32 index) const
{
    const YamlNode &node = m_tree.nodes[index];
    if (!isContainer(node) || isBracketed(index))
        return offset(node.span.endLine, node.span.endColumn);
    // A pair in a flow sequence ends for libyaml with the next token.
    const YamlBranch inner = branch(index, false);
    return inner.isMapping ? mappingEntry(inner.keys.last(), inner.values.last()).end : end(inner.values.last());
}

qsizetype YamlLayout::contentEnd(qint32 index) const
{
    const YamlNode &node = m_tree.nodes[index];
    if (isContainer(node) && !isBracketed(index)) {
        const YamlBranch inner = branch(index, false);
        if (!inner.isMapping)
            return contentEnd(inner.values.last());
        const YamlEntry last = mappingEntry(inner.keys.last(), inner.values.last());
        return last.hasValue ? contentEnd(last.value) : last.end;
    }
    const qsizetype past = end(index);
    if (!isBlockScalar(index) || lineBegin(past) != past)
        return past;
    const qsizetype head = lineEnd(begin(index));
    const QByteArrayView header = QByteArrayView(m_text).sliced(begin(index), head - begin(index));
    qsizetype plus = 1;
    while (plus < header.size() && header[plus] >= '0' && header[plus] <= '9')
        ++plus;
    const bool keeps = plus < header.size() && header[plus] == '+';
    qsizetype line = lineIndex(past) - 1;
    while (!keeps && m_lines[line] > head && skipBlanks(m_lines[line]) == lineEnd(m_lines[line]))
        --line;
    return lineEnd(m_lines[line]);
}

YamlBranch YamlLayout::branch(qint32 index, bool isInFlow) const
{
    const YamlNode &node = m_tree.nodes[index];
    YamlBranch found{index, node.kind == YamlNode::Kind::Mapping, isInFlow, isBracketed(index), {}, {}};
    found.isFlow = isInFlow || found.isBracketed;
    for (qint32 i = index + 1; i < node.end; i = m_tree.nodes[i].end) {
        if (found.isMapping) {
            found.keys.append(i);
            i = m_tree.nodes[i].end;
        }
        found.values.append(i);
    }
    return found;
}

YamlEntry YamlLayout::entry(const YamlBranch &branch, qsizetype index) const
{
    const qint32 value = branch.values[index];
    if (branch.isMapping)
        return mappingEntry(branch.keys[index], value);
    const bool hasValue = m_tree.nodes[value].kind != YamlNode::Kind::Scalar || begin(value) < end(value);
    if (branch.isFlow)
        return {-1, value, begin(value), -1, end(value), hasValue};
    const qsizetype dash = index == 0 ? begin(branch.node) : skipTrivia(end(branch.values[index - 1]));
    return {-1, value, dash, dash + 1, hasValue ? end(value) : dash + 1, hasValue};
}

qsizetype YamlLayout::lineIndex(qsizetype at) const
{
    const auto next = std::upper_bound(m_lines.begin(), m_lines.end(), at);
    return std::max(qsizetype(0), qsizetype(next - m_lines.begin()) - 1);
}

qsizetype YamlLayout::lineBegin(qsizetype at) const
{
    return m_lines[lineIndex(at)];
}

qsizetype YamlLayout::nextLine(qsizetype at) const
{
    const qsizetype next = lineIndex(at) + 1;
    return next < m_lines.size() ? m_lines[next] : m_text.size();
}

qsizetype YamlLayout::lineEnd(qsizetype at) const
{
    const qsizetype next = lineIndex(at) + 1;
    if (next >= m_lines.size())
        return m_text.size();
    for (qsizetype length = 1; length <= 3; ++length) {
        const qsizetype end = m_lines[next] - length;
        if (breakAt(m_text, end) == length && !(length == 1 && end > 0 && m_text[end] == '\n' && m_text[end - 1] == '\r'))
            return end;
    }
    return m_lines[next];
}

bool YamlLayout::isFirstOnLine(qsizetype at) const
{
    return skipBlanks(lineBegin(at)) >= at;
}

qsizetype YamlLayout::skipBlanks(qsizetype at) const
{
    while (at < m_text.size() && isBlank(m_text[at]))
        ++at;
    return at;
}

qsizetype YamlLayout::skipTrivia(qsizetype at) const
{
    while (at < m_text.size()) {
        if (isBlank(m_text[at]))
            ++at;
        else if (m_text[at] == '#')
            at = lineEnd(at);
        else if (const qsizetype length = breakAt(m_text, at))
            at += length;
        else
            break;
    }
    return at;
}

QByteArray YamlLayout::blankBefore(qsizetype at) const
{
    return at < m_text.size() && m_text[at] == '#' ? QByteArray(" ") : QByteArray();
}

bool YamlLayout::hasBreak(qsizetype from, qsizetype to) const
{
    return lineIndex(from) != lineIndex(to);
}

bool YamlLayout::hasOwnComment(qsizetype from, qsizetype to) const
{
    for (qsizetype line = nextLine(from); line < to; line = nextLine(line)) {
        const qsizetype at = skipBlanks(line);
        if (at < m_text.size() && m_text[at] == '#')
            return true;
    }
    return false;
}

qsizetype YamlLayout::linesBegin(const YamlEntry &entry) const
{
    // What ends behind a line's begin holds it: a line of a quoted text may begin with a number sign.
    const qint32 first = entry.key >= 0 ? entry.key : entry.value;
    qint32 before = first - 1;
    while (before >= 0 && m_tree.nodes[before].end > first)
        --before;
    const qsizetype floor = before >= 0 ? offset(m_tree.nodes[before].span.endLine, m_tree.nodes[before].span.endColumn) : 0;
    const qsizetype line = lineIndex(entry.begin);
    qsizetype top = line;
    while (top > 0 && m_lines[top - 1] >= floor) {
        const qsizetype at = skipBlanks(m_lines[top - 1]);
        if (at >= m_text.size() || m_text[at] != '#' || column(at) != column(entry.begin))
            break;
        --top;
    }
    if (before >= 0 || top == line)
        return m_lines[top];
    for (qsizetype above = 0; above < top; ++above) {
        const QByteArrayView words = QByteArrayView(m_text).sliced(m_lines[above], lineEnd(m_lines[above]) - m_lines[above]);
        if (!words.trimmed().isEmpty() && !words.startsWith('%') && !words.startsWith("---"))
            return m_lines[top];
    }
    return m_lines[line];
}

qsizetype YamlLayout::linesEnd(qsizetype contentEnd, qsizetype entryColumn) const
{
    qsizetype line = lineIndex(contentEnd);
    while (line + 1 < m_lines.size()) {
        const qsizetype at = skipBlanks(m_lines[line + 1]);
        if (at >= m_text.size() || m_text[at] != '#' || column(at) <= entryColumn)
            break;
        ++line;
    }
    return lineEnd(m_lines[line]);
}

} // namespace oz0
