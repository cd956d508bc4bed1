#include "models/WhatIfGridModel.h"

#include "models/Roles.h"
#include "models/Texts.h"
#include "models/VerdictTexts.h"

namespace oz0 {

int WhatIfGridModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : 1 + int(m_circumstances.size());
}

void WhatIfGridModel::setCircumstances(const QList<WhatIfCircumstance> &circumstances)
{
    qsizetype same = 0;
    while (same < circumstances.size() && same < m_circumstances.size() && circumstances[same] == m_circumstances[same])
        ++same;
    if (same < m_circumstances.size()) {
        beginRemoveColumns({}, 1 + int(same), int(m_circumstances.size()));
        m_circumstances.resize(same);
        m_cells.resize(same);
        endRemoveColumns();
    }
    if (same < circumstances.size()) {
        beginInsertColumns({}, 1 + int(same), int(circumstances.size()));
        m_circumstances = circumstances;
        m_cells.resize(circumstances.size());
        endInsertColumns();
    }
}

void WhatIfGridModel::setHasRemedy(bool has)
{
    if (m_hasRemedy == has)
        return;
    const int row = int(Row::RemedyIn);
    if (has) {
        forgetAnswers(Row::RemedyIn);
        beginInsertRows({}, row, row);
        m_hasRemedy = true;
        endInsertRows();
    } else {
        beginRemoveRows({}, row, row);
        m_hasRemedy = false;
        endRemoveRows();
    }
}

void WhatIfGridModel::setCell(Row row, int circumstance, const WhatIfCell &cell)
{
    if (circumstance < 0 || circumstance >= m_cells.size() || m_cells[circumstance][int(row)] == cell)
        return;
    m_cells[circumstance][int(row)] = cell;
    const QModelIndex at = index(int(row), 1 + circumstance);
    if (at.isValid())
        Q_EMIT dataChanged(at, at);
}

void WhatIfGridModel::forgetAnswers()
{
    for (const Row row : {Row::AsOperator, Row::AsAdmin, Row::RemedyIn})
        forgetAnswers(row);
}

void WhatIfGridModel::forgetAnswers(Row row)
{
    for (int circumstance = 0; circumstance < m_cells.size(); ++circumstance)
        setCell(row, circumstance, {});
}

QString WhatIfGridModel::nameOf(const WhatIfCircumstance &circumstance)
{
    switch (circumstance.kind) {
    case WhatIfCircumstance::Kind::ItsNodes:
        return tr("Its nodes");
    case WhatIfCircumstance::Kind::OpenNodes:
        return tr("Open nodes");
    case WhatIfCircumstance::Kind::AllNodes:
        return tr("All nodes");
    case WhatIfCircumstance::Kind::WithSecret:
        return tr("With %1", "secret").arg(circumstance.secret);
    case WhatIfCircumstance::Kind::WithoutSecret:
        return tr("Without %1", "secret").arg(circumstance.secret);
    }
    return {};
}

QString WhatIfGridModel::nameOf(Row row)
{
    switch (row) {
    case Row::AsOperator:
        return tr("As operator");
    case Row::AsAdmin:
        return tr("As admin");
    case Row::RemedyIn:
        return tr("Operator, remedy in", "as an operator, with the remedy applied");
    }
    return {};
}

QString WhatIfGridModel::word(const WhatIfCell &cell) const
{
    if (cell.state == WhatIfCell::State::Failed)
        return tr("Not known");
    if (cell.verdict)
        return cell.verdict->isRefused() ? tr("Refused") : tr("Passes");
    return cell.state == WhatIfCell::State::Asking ? QStringLiteral("…") : tr("Not asked");
}

// The rules that refuse, each once, in the order of the verdict; else how many warn.
QString WhatIfGridModel::secondLine(const WhatIfCell &cell) const
{
    if (!cell.verdict || cell.state == WhatIfCell::State::Failed)
        return {};
    if (!cell.verdict->isRefused())
        return cell.verdict->warnings.isEmpty() ? tr("no warning") : VerdictTexts::warnings(int(cell.verdict->warnings.size()));
    QStringList rules;
    for (const Refusal &refusal : cell.verdict->refusals) {
        const QString rule = refusal.rule.isEmpty() ? refusal.code : refusal.rule;
        if (!rules.contains(rule))
            rules.append(rule);
    }
    return rules.join(QStringLiteral(", "));
}

QString WhatIfGridModel::toolTip(const WhatIfCell &cell) const
{
    if (cell.state == WhatIfCell::State::Failed)
        return cell.failure;
    if (!cell.verdict)
        return cell.state == WhatIfCell::State::Asking ? tr("The server is being asked.") : tr("Nothing was asked yet.");
    QStringList lines{VerdictTexts::sentence(*cell.verdict)};
    for (const Refusal &refusal : cell.verdict->refusals)
        lines.append(refusal.rule.isEmpty() ? Texts::refusal(refusal)
                                            : tr("%1: %2", "rule's ID: sentence").arg(refusal.rule, Texts::refusal(refusal)));
    return lines.join(QLatin1Char('\n'));
}

QVariant WhatIfGridModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount() || index.column() >= columnCount())
        return {};
    const auto row = Row(index.row());
    if (role == IdRole)
        return row == Row::AsAdmin ? QStringLiteral("admin")
            : row == Row::RemedyIn ? QStringLiteral("remedy")
                                   : QStringLiteral("operator");
    if (index.column() == 0 && row == Row::RemedyIn && role == Qt::ToolTipRole)
        return tr("As an operator, as if the remedy were in plugin.yaml.");
    if (index.column() == 0)
        return role == Qt::DisplayRole || role == Qt::ToolTipRole || role == Qt::AccessibleTextRole ? QVariant(nameOf(row))
                                                                                                    : QVariant();
    const int circumstance = index.column() - 1;
    const WhatIfCell &at = cell(row, circumstance);
    switch (role) {
    case Qt::DisplayRole:
        return word(at);
    case SecondLineRole:
        return secondLine(at);
    case Qt::ToolTipRole:
        return toolTip(at);
    case Qt::AccessibleTextRole: {
        const QString second = secondLine(at);
        const QString verdict = second.isEmpty() ? word(at)
                                                 : tr("%1, %2", "verdict, which rules or warnings").arg(word(at), second);
        const QString told = at.state == WhatIfCell::State::Asking && at.verdict ? tr("%1, being asked again").arg(verdict)
                                                                                 : verdict;
        return tr("%1, %2: %3", "as whom, circumstance: verdict").arg(nameOf(row), nameOf(m_circumstances[circumstance]), told);
    }
    case CellStateRole:
        return int(at.state);
    case RefusedRole:
        return at.verdict ? QVariant(at.verdict->isRefused()) : QVariant();
    case OldRole:
        return at.state == WhatIfCell::State::Asking && at.verdict != nullptr;
    default:
        return {};
    }
}

QVariant WhatIfGridModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    if (section == 0)
        return role == Qt::DisplayRole || role == Qt::AccessibleTextRole ? QVariant(tr("Asked")) : QVariant();
    const WhatIfCircumstance &circumstance = m_circumstances[section - 1];
    if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole)
        return nameOf(circumstance);
    if (role != Qt::ToolTipRole)
        return {};
    switch (circumstance.kind) {
    case WhatIfCircumstance::Kind::ItsNodes:
        return circumstance.select.isEmpty()
            ? tr("Every online node, as the record asked.")
            : tr("The online nodes with %1, as the record asked.").arg(toText(circumstance.select));
    case WhatIfCircumstance::Kind::OpenNodes:
        return tr("The online nodes that an admin has opened to candidates.");
    case WhatIfCircumstance::Kind::AllNodes:
        return tr("Every online node.");
    case WhatIfCircumstance::Kind::WithSecret:
        return tr("As if an admin had made %1 available to the installed version.").arg(circumstance.secret);
    case WhatIfCircumstance::Kind::WithoutSecret:
        return tr("As if an admin had taken %1 from the installed version.").arg(circumstance.secret);
    }
    return {};
}

} // namespace oz0
