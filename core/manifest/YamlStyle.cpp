#include "core/manifest/YamlLayout.h"
#include "core/manifest/YamlWriter.h"

#include <algorithm>

namespace oz0 {

namespace {

// How a document writes what is below what, counted over all its nodes.
class Habits
{
public:
    explicit Habits(const QList<YamlNode> &nodes) : m_nodes(nodes) { }

    void count()
    {
        for (qint32 i = 0; i < m_nodes.size(); ++i) {
            if (m_nodes[i].end == i + 1)
                continue;
            if (m_nodes[i].kind == YamlNode::Kind::Mapping)
                countMapping(i);
            else if (m_nodes[i].kind == YamlNode::Kind::Sequence && isShallow(i))
                ++(isBlockSequence(i) ? m_blockLists : m_flowLists);
        }
    }

    YamlStyle style() const
    {
        YamlStyle found;
        found.step = m_step > 0 ? m_step : m_listStep > 0 ? m_listStep : 2;
        found.listStep = m_listStep >= 0 ? m_listStep : found.step;
        found.hasFlowLists = m_flowLists > m_blockLists;
        found.hasFlowMaps = m_flowMaps > m_blockMaps;
        return found;
    }

private:
    bool isBlockSequence(qint32 node) const
    {
        return m_nodes[node].kind == YamlNode::Kind::Sequence && m_nodes[node].end > node + 1 && m_nodes[node + 1].dash.line > 0;
    }

    // A block mapping begins with its first key, one in brackets before it.
    bool isBlockMapping(qint32 node) const
    {
        if (m_nodes[node].kind != YamlNode::Kind::Mapping || m_nodes[node].end == node + 1)
            return false;
        const Span &own = m_nodes[node].span;
        const Span &key = m_nodes[node + 1].span;
        return own.line == key.line && own.column == key.column;
    }

    bool isShallow(qint32 node) const
    {
        const auto begin = m_nodes.begin() + node + 1;
        return std::all_of(begin, m_nodes.begin() + m_nodes[node].end,
                           [](const YamlNode &child) { return child.kind == YamlNode::Kind::Scalar; });
    }

    void countMapping(qint32 node)
    {
        const bool isBlock = isBlockMapping(node);
        bool isShallowSoFar = true;
        for (qint32 key = node + 1; key < m_nodes[node].end; key = m_nodes[m_nodes[key].end].end) {
            const qint32 value = m_nodes[key].end;
            const int step = m_nodes[value].span.column - m_nodes[key].span.column;
            const bool isBelow = m_nodes[value].span.line > m_nodes[key].span.line;
            isShallowSoFar = isShallowSoFar && m_nodes[value].kind == YamlNode::Kind::Scalar;
            if (!isBlock || !isBelow)
                continue;
            if (m_step == 0 && step > 0 && step <= 8 && isBlockMapping(value))
                m_step = step;
            else if (m_listStep < 0 && step >= 0 && step <= 8 && isBlockSequence(value))
                m_listStep = step;
        }
        if (isShallowSoFar)
            ++(isBlock ? m_blockMaps : m_flowMaps);
    }

    const QList<YamlNode> &m_nodes;
    int m_step = 0;
    int m_listStep = -1;
    int m_flowLists = 0;
    int m_blockLists = 0;
    int m_flowMaps = 0;
    int m_blockMaps = 0;
};

} // namespace

YamlStyle yamlStyleOf(const YamlLayout &layout)
{
    Habits habits(layout.nodes());
    habits.count();
    YamlStyle style = habits.style();
    const qsizetype first = layout.lineEnd(0);
    if (layout.text().mid(first, 2) == "\r\n")
        style.lineBreak = "\r\n";
    else if (layout.text().mid(first, 1) == "\r")
        style.lineBreak = "\r";
    return style;
}

} // namespace oz0
