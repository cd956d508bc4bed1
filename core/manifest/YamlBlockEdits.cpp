#include "core/manifest/YamlEdits.h"

namespace oz0 {

namespace {

class BlockEdits
{
public:
    explicit BlockEdits(const YamlContext &context) : m_layout(context.layout), m_style(context.style), m_care(context.care)
    {
        m_style.allowsLiterals = m_care == YamlCare::Plain;
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
            const QByteArray gap = isSetApart(branch, index, column) ? m_style.lineBreak : QByteArray();
            edits.append({end, end, gap + m_style.lineBreak + indent + joined(lines)});
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
        if (isYamlExplicit(m_layout, entry, column))
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
    qsizetype contentEnd(const YamlEntry &entry) const { return entry.hasValue ? m_layout.contentEnd(entry.value) : entry.end; }

    // A new last entry stands as far from the one before as that does from its own.
    bool isSetApart(const YamlBranch &branch, qsizetype index, qsizetype column) const
    {
        if (m_care != YamlCare::Plain || index < 2 || index < branch.count())
            return false;
        const qsizetype above = m_layout.linesEnd(contentEnd(m_layout.entry(branch, index - 2)), column);
        return behindBlankLines(m_layout.nextLine(above)) > m_layout.nextLine(above);
    }

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
        const bool isInline = hasNeighbour ? inner.isBracketed || isEmptyBranch(value) : isWrittenInline(value, m_style);
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

    const YamlLayout &m_layout;
    YamlStyle m_style;
    YamlCare m_care;
};

} // namespace

YamlEdits insertedIntoBlock(const YamlContext &context, const YamlBranch &branch, qsizetype index, const QString &key,
                            const QJsonValue &value)
{
    return BlockEdits(context).insert(branch, index, key, value);
}

YamlEdits removedFromBlock(const YamlContext &context, const YamlBranch &branch, qsizetype index)
{
    return BlockEdits(context).remove(branch, index);
}

bool isYamlExplicit(const YamlLayout &layout, const YamlEntry &entry, qsizetype column)
{
    return entry.key >= 0 && layout.column(entry.begin) != column;
}

} // namespace oz0
