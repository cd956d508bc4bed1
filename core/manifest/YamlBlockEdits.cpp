#include "core/manifest/YamlEdits.h"

#include <QJsonArray>
#include <QJsonObject>

namespace oz0 {

namespace {

bool isContainer(const YamlNode &node)
{
    return node.kind == YamlNode::Kind::Mapping || node.kind == YamlNode::Kind::Sequence;
}

bool isEmptyContainer(const QJsonValue &value)
{
    return value.isObject() ? value.toObject().isEmpty() : value.toArray().isEmpty();
}

class BlockEdits
{
public:
    explicit BlockEdits(const YamlContext &context) : m_layout(context.layout), m_style(context.style), m_care(context.care)
    {
        m_style.allowsLiterals = m_style.allowsLiterals && m_care == YamlCare::Plain;
    }

    YamlEdits replace(const YamlSlot &slot, const QJsonValue &value)
    {
        if (!slot.isDocument && (slot.entry.mark < 0 || isExplicit(slot.entry, slot.column)))
            return {};
        const YamlNode &old = m_layout.nodes()[slot.value];
        m_style.quotes = quotesOf(m_layout, slot.value);
        const bool wasFlow = isContainer(old) && m_layout.branch(slot.value, false).isBracketed;
        const bool isScalar = !value.isObject() && !value.isArray();
        const bool isBare = old.kind == YamlNode::Kind::Scalar || (wasFlow && old.end == slot.value + 1);
        const bool isInline = isScalar || isEmptyContainer(value) || (wasFlow && !isBare)
            || (wasFlow && yamlFlow(value, m_style.quotes).size() <= yamlMaxFlowWidth)
            || (isBare && isWrittenInline(value, m_style));
        if (!isInline)
            m_style.quotes = YamlQuotes::None;
        if (isContainer(old) && !wasFlow)
            return isInline ? lineForBlock(slot, value) : blockForBlock(slot, value);
        if (slot.isDocument)
            return {};
        return isInline ? lineForLine(slot, value) : blockForLine(slot, value);
    }

    YamlEdits insert(const YamlBranch &branch, qsizetype index, const QString &key, const QJsonValue &value)
    {
        const qsizetype column = m_layout.column(m_layout.begin(branch.node));
        m_style.quotes = quotesOf(m_layout, branch);
        YamlLines lines = branch.isMapping ? entryOfMapping(key, value, column) : entryOfSequence(branch, index, value, column);
        const QByteArray indent(column, ' ');
        if (index > 0) {
            const YamlEntry previous = m_layout.entry(branch, index - 1);
            const qsizetype end = behindPrevious(contentEnd(previous), column);
            YamlEdits edits = closedLiteral(end);
            edits.append({end, end, m_style.lineBreak + indent + joined(lines)});
            return edits;
        }
        const YamlEntry next = m_layout.entry(branch, 0);
        if (m_layout.isFirstOnLine(next.begin)) {
            const qsizetype begin = m_layout.linesBegin(next);
            return {{begin, begin, indent + joined(lines) + m_style.lineBreak}};
        }
        return {{next.begin, next.begin, joined(lines) + m_style.lineBreak + indent}};
    }

    YamlEdits remove(const YamlBranch &branch, qsizetype index)
    {
        const YamlEntry entry = m_layout.entry(branch, index);
        const qsizetype column = m_layout.column(m_layout.begin(branch.node));
        if (isExplicit(entry, column))
            return {};
        const qsizetype end = m_layout.linesEnd(contentEnd(entry), column);
        if (!m_layout.isFirstOnLine(entry.begin))
            return removeBehindDash(branch, entry.begin, end);
        qsizetype from = m_layout.linesBegin(entry);
        qsizetype to = m_layout.nextLine(end);
        const bool isLastLine = end == m_layout.text().size();
        if (isLastLine && m_care == YamlCare::Plain && from > 0)
            from = m_layout.lineEnd(from - 1);
        if (!isLastLine && m_care == YamlCare::Careful)
            to = behindBlankLines(to);
        else if (!isLastLine && m_care == YamlCare::Strict)
            to = std::max(to, m_layout.lineBegin(m_layout.skipTrivia(end)));
        return {{from, to, {}}};
    }

private:
    // Of "? key" and ": value" on lines of their own.
    bool isExplicit(const YamlEntry &entry, qsizetype column) const
    {
        return entry.key >= 0 && m_layout.column(entry.begin) != column;
    }

    qsizetype contentEnd(const YamlEntry &entry) const { return entry.hasValue ? m_layout.contentEnd(entry.value) : entry.end; }

    // Comments in the entries' own column belong to the branch when nothing else in that column follows.
    qsizetype behindPrevious(qsizetype content, qsizetype column) const
    {
        const qsizetype with = m_layout.linesEnd(content, column - 1);
        const qsizetype next = m_layout.skipTrivia(with);
        const bool isLast = next >= m_layout.text().size() || m_layout.column(next) < column;
        return isLast ? with : m_layout.linesEnd(content, column);
    }

    qsizetype behindBlankLines(qsizetype line) const
    {
        while (line < m_layout.text().size() && m_layout.skipBlanks(line) == m_layout.lineEnd(line))
            line = m_layout.nextLine(line);
        return line;
    }

    QByteArray joined(const YamlLines &lines) const { return lines.join(m_style.lineBreak); }

    // A block scalar that ends with the text, without a line break: one that follows would be part of it.
    YamlEdits closedLiteral(qsizetype end) const
    {
        const qint32 last = qint32(m_layout.nodes().size()) - 1;
        if (m_care == YamlCare::Plain || end != m_layout.text().size() || !m_layout.isBlockScalar(last))
            return {};
        qsizetype at = m_layout.begin(last) + 1;
        const QByteArray &text = m_layout.text();
        while (at < text.size() && text[at] >= '0' && text[at] <= '9')
            ++at;
        const bool hasSign = at < text.size() && (text[at] == '+' || text[at] == '-');
        return {{at, at + (hasSign ? 1 : 0), "-"}};
    }

    YamlEdits removeBehindDash(const YamlBranch &branch, qsizetype begin, qsizetype end) const
    {
        const qsizetype next = m_layout.entry(branch, 1).begin;
        if (!m_layout.hasOwnComment(end, next))
            return {{begin, next, {}}};
        qsizetype from = begin;
        while (from > 0 && (m_layout.text()[from - 1] == ' ' || m_layout.text()[from - 1] == '\t'))
            --from;
        return {{from, end, {}}};
    }

    YamlLines entryOfMapping(const QString &key, const QJsonValue &value, qsizetype column) const
    {
        const QByteArray head = yamlKey(key, m_style.quotes, false) + ':';
        if (isWrittenInline(value, m_style)) {
            YamlLines lines = yamlInline(value, m_style, column, m_style.step);
            lines.first().prepend(head + ' ');
            return lines;
        }
        const qsizetype inner = column + (value.isArray() ? m_style.listStep : m_style.step);
        YamlLines lines = yamlBlock(value, m_style, inner);
        lines.first().prepend(QByteArray(inner, ' '));
        lines.prepend(head);
        return lines;
    }

    YamlLines entryOfSequence(const YamlBranch &branch, qsizetype index, const QJsonValue &value, qsizetype column) const
    {
        const YamlEntry neighbour = m_layout.entry(branch, index > 0 ? index - 1 : 0);
        const YamlNode &node = m_layout.nodes()[neighbour.value];
        const bool isAlike = value.isObject() ? node.kind == YamlNode::Kind::Mapping
                                              : value.isArray() && node.kind == YamlNode::Kind::Sequence;
        const bool hasNeighbour = isAlike && node.end > neighbour.value + 1;
        const YamlBranch inner = hasNeighbour ? m_layout.branch(neighbour.value, false) : YamlBranch();
        const bool isInline = hasNeighbour ? inner.isBracketed || isEmptyContainer(value) : isWrittenInline(value, m_style);
        // As far behind its dash as the neighbour.
        const qsizetype begin = m_layout.begin(neighbour.value);
        const bool isBeside = neighbour.hasValue && !m_layout.hasBreak(neighbour.begin, begin);
        const qsizetype gap = isBeside ? std::max(qsizetype(2), begin - neighbour.begin) : 2;
        QStringList keys;
        for (const qint32 key : inner.keys)
            keys.append(m_layout.nodes()[key].text);
        YamlLines lines = isInline ? yamlInline(value, m_style, column, 2) : yamlBlock(value, m_style, column + gap, keys);
        lines.first().prepend('-' + QByteArray(gap - 1, ' '));
        return lines;
    }

    // One line in the place of a mapping or a sequence that stands on lines of its own.
    YamlEdits lineForBlock(const YamlSlot &slot, const QJsonValue &value) const
    {
        const qsizetype begin = m_layout.begin(slot.value);
        const qsizetype end = m_layout.linesEnd(m_layout.contentEnd(slot.value), slot.column);
        const YamlLines lines = yamlInline(value, m_style, slot.column, slot.isInMapping ? m_style.step : 2);
        if (slot.isDocument || !m_layout.hasBreak(slot.entry.mark, begin))
            return {{begin, end, joined(lines)}};
        const qsizetype head = m_layout.lineEnd(slot.entry.mark);
        return {{slot.entry.mark, slot.entry.mark, ' ' + lines.first()}, {head, end, below(lines.mid(1))}};
    }

    YamlEdits blockForBlock(const YamlSlot &slot, const QJsonValue &value) const
    {
        const qsizetype begin = m_layout.begin(slot.value);
        const qsizetype end = m_layout.linesEnd(m_layout.contentEnd(slot.value), slot.column);
        if (slot.isDocument || !m_layout.hasBreak(slot.entry.mark, begin))
            return {{begin, end, joined(yamlBlock(value, m_style, m_layout.column(begin), keysOf(slot.value)))}};
        const bool fits = m_layout.column(begin) > slot.column || value.isArray();
        const qsizetype column = fits ? m_layout.column(begin) : slot.column + m_style.step;
        return {{m_layout.lineEnd(slot.entry.mark), end, blockBelow(value, column, keysOf(slot.value))}};
    }

    YamlEdits lineForLine(const YamlSlot &slot, const QJsonValue &value) const
    {
        const YamlLines lines = yamlInline(value, m_style, slot.column, slot.isInMapping ? m_style.step : 2);
        if (m_layout.isBlockScalar(slot.value)) {
            const qsizetype begin = m_layout.begin(slot.value);
            return {{begin, headerEnd(begin), lines.first()},
                    {m_layout.lineEnd(begin), m_layout.contentEnd(slot.value), below(lines.mid(1))}};
        }
        const qsizetype begin = slot.entry.hasValue ? tagBegin(slot) : slot.entry.mark;
        const QByteArray gap = slot.entry.hasValue ? QByteArray() : QByteArray(" ");
        const qsizetype line = m_layout.lineEnd(slot.entry.end);
        YamlEdits edits{{begin, slot.entry.end, gap + lines.first()}};
        if (lines.size() > 1)
            edits.append({line, line, below(lines.mid(1))});
        return edits;
    }

    YamlEdits blockForLine(const YamlSlot &slot, const QJsonValue &value) const
    {
        const bool isLiteral = m_layout.isBlockScalar(slot.value);
        const qsizetype begin = slot.entry.hasValue ? tagBegin(slot) : slot.entry.mark;
        const qsizetype past = isLiteral ? headerEnd(m_layout.begin(slot.value)) : slot.entry.end;
        const qsizetype line = m_layout.lineEnd(past);
        const qsizetype end = isLiteral ? m_layout.contentEnd(slot.value) : line;
        if (slot.isInMapping) {
            const qsizetype column = slot.column + (value.isArray() ? m_style.listStep : m_style.step);
            return {{slot.entry.mark, past, {}}, {line, end, blockBelow(value, column, {})}};
        }
        const QByteArray gap = slot.entry.hasValue ? QByteArray() : QByteArray(" ");
        const YamlLines lines = yamlBlock(value, m_style, m_layout.column(begin) + gap.size());
        return {{begin, past, gap + lines.first()}, {line, end, below(lines.mid(1))}};
    }

    // A tag goes with the value that it was for.
    qsizetype tagBegin(const YamlSlot &slot) const
    {
        return m_layout.nodes()[slot.value].tag == YamlNode::Tag::None ? m_layout.begin(slot.value)
                                                                       : m_layout.skipTrivia(slot.entry.mark);
    }

    qsizetype headerEnd(qsizetype begin) const
    {
        const QByteArray &text = m_layout.text();
        qsizetype at = begin + 1;
        while (at < text.size() && (text[at] == '+' || text[at] == '-' || (text[at] >= '0' && text[at] <= '9')))
            ++at;
        return at;
    }

    QStringList keysOf(qint32 node) const
    {
        QStringList keys;
        for (const qint32 key : m_layout.branch(node, false).keys)
            keys.append(m_layout.nodes()[key].text);
        return keys;
    }

    QByteArray below(const YamlLines &lines) const
    {
        QByteArray text;
        for (const QByteArray &line : lines)
            text += m_style.lineBreak + line;
        return text;
    }

    QByteArray blockBelow(const QJsonValue &value, qsizetype column, const QStringList &firstKeys) const
    {
        YamlLines lines = yamlBlock(value, m_style, column, firstKeys);
        lines.first().prepend(QByteArray(column, ' '));
        return below(lines);
    }

    const YamlLayout &m_layout;
    YamlStyle m_style;
    YamlCare m_care;
};

} // namespace

YamlEdits replacedInBlock(const YamlContext &context, const YamlSlot &slot, const QJsonValue &value)
{
    return BlockEdits(context).replace(slot, value);
}

YamlEdits insertedIntoBlock(const YamlContext &context, const YamlBranch &branch, qsizetype index, const QString &key,
                            const QJsonValue &value)
{
    return BlockEdits(context).insert(branch, index, key, value);
}

YamlEdits removedFromBlock(const YamlContext &context, const YamlBranch &branch, qsizetype index)
{
    return BlockEdits(context).remove(branch, index);
}

} // namespace oz0
