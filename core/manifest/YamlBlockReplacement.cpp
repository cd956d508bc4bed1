#include "core/manifest/YamlEdits.h"

#include <QJsonArray>
#include <QJsonObject>

namespace oz0 {

namespace {

bool isContainer(const YamlNode &node)
{
    return node.kind == YamlNode::Kind::Mapping || node.kind == YamlNode::Kind::Sequence;
}

class BlockReplacement
{
public:
    explicit BlockReplacement(const YamlContext &context) : m_layout(context.layout), m_style(context.style)
    {
        m_style.allowsLiterals = context.care == YamlCare::Plain;
    }

    YamlEdits replace(const YamlSlot &slot, const QJsonValue &value)
    {
        if (!slot.isDocument && (slot.entry.mark < 0 || isYamlExplicit(m_layout, slot.entry, slot.column)))
            return {};
        const YamlNode &old = m_layout.nodes()[slot.value];
        m_style.quotes = quotesOf(m_layout, slot.value);
        const bool wasFlow = isContainer(old) && m_layout.branch(slot.value, false).isBracketed;
        const bool isScalar = !value.isObject() && !value.isArray();
        const bool isBare = old.kind == YamlNode::Kind::Scalar || (wasFlow && old.end == slot.value + 1);
        const bool isInline = isScalar || isEmptyBranch(value) || (wasFlow && !isBare)
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

private:
    QByteArray joined(const YamlLines &lines) const { return lines.join(m_style.lineBreak); }

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
        const Old old = oldLines(slot);
        if (old.isAstray) {
            const qsizetype head = m_layout.lineEnd(slot.entry.mark);
            return {{slot.entry.mark, slot.entry.mark, ' ' + lines.first()}, {head, old.end, below(lines.mid(1))}};
        }
        YamlEdits edits{{old.begin, old.past, old.gap + lines.first() + m_layout.blankBefore(old.past)}};
        if (lines.size() > 1 || old.end > old.line)
            edits.append({old.line, old.end, below(lines.mid(1))});
        return edits;
    }

    YamlEdits blockForLine(const YamlSlot &slot, const QJsonValue &value) const
    {
        const Old old = oldLines(slot);
        if (slot.isInMapping) {
            const qsizetype column = slot.column + (value.isArray() ? m_style.listStep : m_style.step);
            return {{slot.entry.mark, old.past, m_layout.blankBefore(old.past)},
                    {old.line, old.end, blockBelow(value, column, {})}};
        }
        if (old.isAstray) {
            const YamlLines lines = yamlBlock(value, m_style, slot.column + 2);
            return {{slot.entry.mark, old.end, ' ' + joined(lines)}};
        }
        const YamlLines lines = yamlBlock(value, m_style, m_layout.column(old.begin) + old.gap.size());
        return {{old.begin, old.past, old.gap + lines.first() + m_layout.blankBefore(old.past)},
                {old.line, old.end, below(lines.mid(1))}};
    }

    // What stands in a value's place: [begin, past) in a line that ends at `line`, and what goes on below it up to `end`.
    struct Old
    {
        qsizetype begin = 0;
        qsizetype past = 0;
        qsizetype line = 0;
        qsizetype end = 0;
        QByteArray gap;        // to its mark, when nothing stands there
        bool isAstray = false; // a block scalar's head may stand where no other value may
    };

    Old oldLines(const YamlSlot &slot) const
    {
        Old old;
        const bool isLiteral = m_layout.isBlockScalar(slot.value);
        old.begin = slot.entry.hasValue ? tagBegin(slot) : slot.entry.mark;
        old.past = isLiteral ? headerEnd(m_layout.begin(slot.value)) : slot.entry.end;
        old.line = m_layout.lineEnd(old.past);
        old.end = isLiteral ? m_layout.contentEnd(slot.value) : old.line;
        old.gap = slot.entry.hasValue ? QByteArray() : QByteArray(" ");
        old.isAstray = isLiteral && m_layout.hasBreak(slot.entry.mark, old.begin) && m_layout.column(old.begin) <= slot.column;
        return old;
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
};

} // namespace

YamlEdits replacedInBlock(const YamlContext &context, const YamlSlot &slot, const QJsonValue &value)
{
    return BlockReplacement(context).replace(slot, value);
}

} // namespace oz0
