#include "models/NodeFilter.h"

#include "models/NodeTexts.h"

#include <algorithm>

namespace oz0 {

namespace {

template <class T>
int compareValues(const T &a, const T &b)
{
    return a < b ? -1 : b < a ? 1 : 0;
}

// dev-2 before dev-10: runs of digits count as numbers.
int compareNames(const QString &a, const QString &b)
{
    qsizetype i = 0;
    qsizetype j = 0;
    const auto numberAt = [](const QString &text, qsizetype &at) {
        const qsizetype from = at;
        while (at < text.size() && text.at(at).isDigit())
            ++at;
        QString digits = text.mid(from, at - from);
        while (digits.size() > 1 && digits.startsWith(QLatin1Char('0')))
            digits.remove(0, 1);
        return digits;
    };
    while (i < a.size() && j < b.size()) {
        if (a.at(i).isDigit() && b.at(j).isDigit()) {
            const QString x = numberAt(a, i);
            const QString y = numberAt(b, j);
            if (x.size() != y.size())
                return x.size() < y.size() ? -1 : 1;
            if (const int order = x.compare(y); order != 0)
                return order;
            continue;
        }
        if (const int order = compareValues(a.at(i).toCaseFolded(), b.at(j).toCaseFolded()); order != 0)
            return order;
        ++i;
        ++j;
    }
    if (const int order = compareValues(a.size() - i, b.size() - j); order != 0)
        return order;
    return a.compare(b);
}

// What a candidate could take first, then what warns, then what refuses, by rule.
int answerRank(const NodeRow &row)
{
    const bool refusedEverywhere = row.everywhere && !row.everywhere->isEmpty();
    if (!row.answer)
        return refusedEverywhere ? 3 : 4;
    if (!row.answer->refusals.isEmpty())
        return 2;
    return refusedEverywhere ? 3 : row.answer->warnings.isEmpty() ? 0 : 1;
}

int compareBy(const NodeRow &a, const NodeRow &b, NodeModel::Column column)
{
    using Column = NodeModel::Column;
    switch (column) {
    case Column::Node:
        return 0;
    case Column::State:
        return compareValues(a.node.online, b.node.online);
    case Column::System:
        return compareValues(a.node.os, b.node.os);
    case Column::Sandbox:
        return compareValues(hasSandbox(a.node) ? a.node.tier : 0, hasSandbox(b.node) ? b.node.tier : 0);
    case Column::Candidates:
        return compareValues(isOpen(b.node), isOpen(a.node));
    case Column::RunsNow:
        if (a.work.kind != b.work.kind)
            return compareValues(int(a.work.kind), int(b.work.kind));
        if (a.work.plugin != b.work.plugin)
            return compareValues(a.work.plugin, b.work.plugin);
        return compareValues(a.work.installed.size(), b.work.installed.size());
    case Column::Models:
        return compareValues(a.node.serves.join(QLatin1Char(',')), b.node.serves.join(QLatin1Char(',')));
    case Column::Queues:
        return compareValues(a.node.queues.join(QLatin1Char(',')), b.node.queues.join(QLatin1Char(',')));
    case Column::Homes:
        return compareValues(a.node.homes, b.node.homes);
    case Column::WhatIf:
        if (const int order = compareValues(answerRank(a), answerRank(b)); order != 0)
            return order;
        if (a.answer && b.answer && !a.answer->refusals.isEmpty() && !b.answer->refusals.isEmpty())
            return compareValues(a.answer->refusals.first().rule, b.answer->refusals.first().rule);
        return 0;
    }
    return 0;
}

bool hasWord(const NodeRow &row, const QString &word)
{
    const auto in = [&word](const QString &text) { return text.contains(word, Qt::CaseInsensitive); };
    const auto inAny = [&in](const QStringList &texts) { return std::any_of(texts.begin(), texts.end(), in); };
    const Node &node = row.node;
    if (in(node.name.text()) || in(row.work.plugin.text()) || in(row.work.version) || inAny(row.work.installed)
        || inAny(node.serves) || inAny(node.queues) || in(NodeTexts::system(node.os)))
        return true;
    if (node.candidate && (in(node.candidate->id.text()) || in(node.candidate->owner.text())))
        return true;
    for (auto label = node.labels.begin(); label != node.labels.end(); ++label) {
        if (in(label.key() + QLatin1Char('=') + label.value()))
            return true;
    }
    return false;
}

} // namespace

quint8 facetsOf(const NodeRow &row, std::monostate)
{
    quint8 bits = 0;
    const auto set = [&bits](NodeFacet facet, bool on) { bits |= on ? quint8(1u << int(facet)) : quint8(0); };
    set(NodeFacet::Offline, !row.node.online);
    set(NodeFacet::Closed, !isOpen(row.node));
    set(NodeFacet::NoSandbox, !hasSandbox(row.node));
    set(NodeFacet::HomesJobs, row.node.homes > 0);
    return bits;
}

NodeMatcher::NodeMatcher(const NodeQuery &query)
    : m_query(query), m_words(query.text.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts))
{ }

bool NodeMatcher::accepts(const NodeRow &row, quint8 facets) const
{
    for (int i = 0; i < nodeFacets; ++i) {
        if (m_query.facet[i] && !(facets & (1u << i)))
            return false;
    }
    return std::all_of(m_words.begin(), m_words.end(), [&row](const QString &word) { return hasWord(row, word); });
}

bool comesBefore(const NodeRow &a, const NodeRow &b, const NodeSort &sort)
{
    const bool descends = sort.order == Qt::DescendingOrder;
    const int byColumn = compareBy(a, b, sort.column);
    if (byColumn != 0)
        return descends ? byColumn > 0 : byColumn < 0;
    const int byName = compareNames(a.node.name.text(), b.node.name.text());
    return descends && sort.column == NodeModel::Column::Node ? byName > 0 : byName < 0;
}

} // namespace oz0
