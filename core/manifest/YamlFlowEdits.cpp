#include "core/manifest/YamlEdits.h"

namespace oz0 {

namespace {

class FlowEdits
{
public:
    explicit FlowEdits(const YamlContext &context) : m_layout(context.layout), m_style(context.style) { }

    YamlEdits replace(const YamlSlot &slot, const QJsonValue &value) const
    {
        const YamlEntry &entry = slot.entry;
        const QByteArray text = yamlFlow(value, quotesOf(m_layout, slot.value));
        if (entry.hasValue)
            return {{m_layout.begin(entry.value), entry.end, text + m_layout.blankBefore(entry.end)}};
        return {{entry.end, entry.end, (entry.mark < 0 ? QByteArray(": ") : QByteArray(" ")) + text}};
    }

    YamlEdits insert(const YamlBranch &branch, qsizetype index, const QString &key, const QJsonValue &value) const
    {
        const YamlQuotes quotes = quotesOf(m_layout, branch);
        QByteArray text = yamlFlow(value, quotes);
        if (branch.isMapping)
            text.prepend(yamlKey(key, quotes, true) + ": ");
        if (branch.count() == 0)
            return insertIntoEmpty(branch, text);
        if (!branch.isBracketed) {
            // [a: b] has no brackets of its own.
            const YamlEntry pair = m_layout.entry(branch, 0);
            return {{pair.begin, pair.begin, "{"}, {pair.end, pair.end, comma(pair) + ' ' + text + '}'}};
        }
        return index < branch.count() ? insertBefore(branch, index, text) : append(branch, text);
    }

    YamlEdits remove(const YamlBranch &branch, qsizetype index) const
    {
        const YamlEntry entry = m_layout.entry(branch, index);
        if (!branch.isBracketed)
            return {{entry.begin, entry.end, "{}"}};
        if (branch.count() == 1 && isWhole(branch, entry))
            return {{m_layout.begin(branch.node) + 1, m_layout.end(branch.node) - 1, {}}};
        const qsizetype past = behindComma(entry.end);
        const bool hasComma = past > entry.end;
        const qsizetype line = m_layout.lineEnd(past);
        const qsizetype rest = m_layout.skipBlanks(past);
        const bool endsLine = rest == line || byte(rest) == '#';
        if (m_layout.isFirstOnLine(entry.begin) && endsLine)
            return withoutCommaBefore(branch, index, hasComma,
                                      {m_layout.linesBegin(entry), m_layout.nextLine(line), QByteArray()});
        if (index > 0) {
            const YamlEntry previous = m_layout.entry(branch, index - 1);
            if (!m_layout.hasBreak(previous.end, entry.begin) || (index + 1 == branch.count() && !hasComment(previous, entry)))
                return {{behindColon(previous), entry.end, {}}};
        }
        if (index + 1 == branch.count())
            return withoutCommaBefore(branch, index, hasComma, {entry.begin, past, QByteArray()});
        const qsizetype next = m_layout.entry(branch, index + 1).begin;
        if (m_layout.hasOwnComment(past, next))
            return {{entry.begin, line, {}}};
        return {{entry.begin, next, {}}};
    }

private:
    char byte(qsizetype at) const { return at < m_layout.text().size() ? m_layout.text()[at] : '\0'; }

    // Behind the comma after an entry, or where the entry ends.
    qsizetype behindComma(qsizetype end) const
    {
        const qsizetype at = m_layout.skipTrivia(end);
        return byte(at) == ',' ? at + 1 : end;
    }

    // "key:" needs a blank before its comma.
    QByteArray comma(const YamlEntry &entry) const { return endsInColon(entry) ? QByteArray(" ,") : QByteArray(","); }

    bool endsInColon(const YamlEntry &entry) const { return byte(entry.end - 1) == ':'; }

    // Where something else may follow: "key:" needs a blank behind it.
    qsizetype behindColon(const YamlEntry &entry) const
    {
        return endsInColon(entry) ? m_layout.skipBlanks(entry.end) : entry.end;
    }

    bool hasComment(const YamlEntry &previous, const YamlEntry &entry) const
    {
        const QByteArrayView between = QByteArrayView(m_layout.text()).sliced(previous.end, entry.begin - previous.end);
        return between.indexOf('#') >= 0;
    }

    // Nothing but the entry and its comma stands between the brackets.
    bool isWhole(const YamlBranch &branch, const YamlEntry &entry) const
    {
        const QByteArrayView text(m_layout.text());
        const qsizetype open = m_layout.begin(branch.node) + 1;
        const qsizetype close = m_layout.end(branch.node) - 1;
        return text.sliced(open, entry.begin - open).indexOf('#') < 0
            && text.sliced(entry.end, close - entry.end).indexOf('#') < 0;
    }

    // A last entry without a comma behind it leaves none behind the one before.
    YamlEdits withoutCommaBefore(const YamlBranch &branch, qsizetype index, bool hasComma, const YamlEdit &edit) const
    {
        if (hasComma || index == 0)
            return {edit};
        const YamlEntry previous = m_layout.entry(branch, index - 1);
        const qsizetype at = m_layout.skipTrivia(previous.end);
        if (byte(at) != ',' || at >= edit.begin)
            return {};
        return {{at, at + 1, {}}, edit};
    }

    YamlEdits insertIntoEmpty(const YamlBranch &branch, const QByteArray &text) const
    {
        const qsizetype open = m_layout.begin(branch.node) + 1;
        const qsizetype close = m_layout.end(branch.node) - 1;
        const bool isBlank = m_layout.skipBlanks(open) >= close;
        return {{open, isBlank ? close : open, text}};
    }

    QByteArray indentOf(qsizetype at) const
    {
        const qsizetype begin = m_layout.lineBegin(at);
        return m_layout.text().mid(begin, m_layout.skipBlanks(begin) - begin);
    }

    // As the document sets its entries apart: "," and blanks, unless lines or comments do so.
    QByteArray separator(const YamlBranch &branch) const
    {
        if (branch.count() < 2)
            return ", ";
        const YamlEntry a = m_layout.entry(branch, branch.count() - 2);
        const YamlEntry b = m_layout.entry(branch, branch.count() - 1);
        const QByteArray between = m_layout.text().mid(a.end, b.begin - a.end);
        return between == "," || between == ", " ? between : QByteArray(", ");
    }

    YamlEdits insertBefore(const YamlBranch &branch, qsizetype index, const QByteArray &text) const
    {
        const YamlEntry next = m_layout.entry(branch, index);
        if (!m_layout.isFirstOnLine(next.begin))
            return {{next.begin, next.begin, text + separator(branch)}};
        const qsizetype begin = m_layout.linesBegin(next);
        return {{begin, begin, indentOf(next.begin) + text + ',' + m_style.lineBreak}};
    }

    YamlEdits append(const YamlBranch &branch, const QByteArray &text) const
    {
        const YamlEntry last = m_layout.entry(branch, branch.count() - 1);
        const qsizetype past = behindComma(last.end);
        const bool hasComma = past > last.end;
        const bool closesLater = m_layout.hasBreak(past, m_layout.skipTrivia(past));
        if (!m_layout.isFirstOnLine(last.begin) || (hasComma && !closesLater)) {
            const qsizetype at = behindColon(last);
            if (at > last.end && (byte(at) == ',' || byte(at) == '}' || byte(at) == ']'))
                return {{at, at, ", " + text}};
            return {{last.end, last.end,
                     (at > last.end ? QByteArray(" , ") : separator(branch)) + text + m_layout.blankBefore(last.end)}};
        }
        const QByteArray line = m_style.lineBreak + indentOf(last.begin) + text;
        if (!closesLater)
            return {{last.end, last.end, comma(last) + line + m_layout.blankBefore(last.end)}};
        const qsizetype end = m_layout.lineEnd(past);
        if (hasComma)
            return {{end, end, line + ','}};
        return {{last.end, last.end, comma(last) + m_layout.blankBefore(last.end)}, {end, end, line}};
    }

    const YamlLayout &m_layout;
    const YamlStyle &m_style;
};

} // namespace

YamlQuotes quotesOf(const YamlLayout &layout, qint32 node)
{
    const YamlNode &scalar = layout.nodes()[node];
    if (scalar.kind != YamlNode::Kind::Scalar)
        return quotesOf(layout, layout.branch(node, false));
    if (scalar.plain)
        return YamlQuotes::None;
    const qsizetype at = layout.begin(node);
    const char first = at < layout.text().size() ? layout.text()[at] : '\0';
    return first == '"' ? YamlQuotes::Double : first == '\'' ? YamlQuotes::Single : YamlQuotes::None;
}

YamlQuotes quotesOf(const YamlLayout &layout, const YamlBranch &branch)
{
    const QList<qint32> &nodes = branch.isMapping ? branch.keys : branch.values;
    for (const qint32 node : nodes) {
        if (layout.nodes()[node].plain || layout.nodes()[node].kind != YamlNode::Kind::Scalar)
            return YamlQuotes::None;
    }
    return nodes.isEmpty() ? YamlQuotes::None : quotesOf(layout, nodes.last());
}

YamlEdits replacedInFlow(const YamlContext &context, const YamlSlot &slot, const QJsonValue &value)
{
    return FlowEdits(context).replace(slot, value);
}

YamlEdits insertedIntoFlow(const YamlContext &context, const YamlBranch &branch, qsizetype index, const QString &key,
                           const QJsonValue &value)
{
    return FlowEdits(context).insert(branch, index, key, value);
}

YamlEdits removedFromFlow(const YamlContext &context, const YamlBranch &branch, qsizetype index)
{
    return FlowEdits(context).remove(branch, index);
}

} // namespace oz0
