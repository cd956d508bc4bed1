#include "models/WhatIfGridModel.h"

#include "core/domain/VerdictCounts.h"
#include "models/Roles.h"
#include "models/Texts.h"
#include "models/VerdictTexts.h"

namespace oz0 {

int WhatIfGridModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : 1 + (m_hasRemedy ? askers : askers - 1);
}

void WhatIfGridModel::setCircumstances(const QList<WhatIfCircumstance> &circumstances)
{
    qsizetype same = 0;
    while (same < circumstances.size() && same < m_circumstances.size() && circumstances[same] == m_circumstances[same])
        ++same;
    if (same < m_circumstances.size()) {
        beginRemoveRows({}, int(same), int(m_circumstances.size()) - 1);
        m_circumstances.resize(same);
        m_cells.resize(same);
        endRemoveRows();
    }
    if (same < circumstances.size()) {
        beginInsertRows({}, int(same), int(circumstances.size()) - 1);
        m_circumstances = circumstances;
        m_cells.resize(circumstances.size());
        endInsertRows();
    }
}

void WhatIfGridModel::setHasRemedy(bool has)
{
    if (m_hasRemedy == has)
        return;
    const int column = 1 + int(Asker::RemedyIn);
    if (has) {
        forgetAnswers(Asker::RemedyIn);
        beginInsertColumns({}, column, column);
        m_hasRemedy = true;
        endInsertColumns();
    } else {
        beginRemoveColumns({}, column, column);
        m_hasRemedy = false;
        endRemoveColumns();
    }
}

void WhatIfGridModel::setCell(Asker asker, int circumstance, const WhatIfCell &cell)
{
    if (circumstance < 0 || circumstance >= m_cells.size() || m_cells[circumstance][int(asker)] == cell)
        return;
    m_cells[circumstance][int(asker)] = cell;
    const QModelIndex at = index(circumstance, 1 + int(asker));
    if (at.isValid())
        Q_EMIT dataChanged(at, at);
}

void WhatIfGridModel::forgetAnswers()
{
    for (const Asker asker : {Asker::AsOperator, Asker::AsAdmin, Asker::RemedyIn})
        forgetAnswers(asker);
}

void WhatIfGridModel::forgetAnswers(Asker asker)
{
    for (int circumstance = 0; circumstance < m_cells.size(); ++circumstance)
        setCell(asker, circumstance, {});
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

QString WhatIfGridModel::nameOf(Asker asker)
{
    switch (asker) {
    case Asker::AsOperator:
        return tr("As operator");
    case Asker::AsAdmin:
        return tr("As admin");
    case Asker::RemedyIn:
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

// How many checks refuse, else how many warn.
QString WhatIfGridModel::secondLine(const WhatIfCell &cell) const
{
    if (!cell.verdict || cell.state == WhatIfCell::State::Failed)
        return {};
    if (cell.verdict->isRefused())
        return tr("%n check(s)", "that refuse", countsOf(*cell.verdict).refusing);
    return cell.verdict->warnings.isEmpty() ? tr("no warning") : VerdictTexts::warnings(int(cell.verdict->warnings.size()));
}

// Those that refuse, each once, in the order of the verdict.
QString WhatIfGridModel::rules(const WhatIfCell &cell) const
{
    QStringList rules;
    if (!cell.verdict || cell.state == WhatIfCell::State::Failed)
        return {};
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

QVariant WhatIfGridModel::named(const WhatIfCircumstance &circumstance, int role) const
{
    using Kind = WhatIfCircumstance::Kind;
    if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole)
        return nameOf(circumstance);
    if (role != Qt::ToolTipRole)
        return {};
    switch (circumstance.kind) {
    case Kind::ItsNodes:
        return circumstance.select.isEmpty()
            ? tr("Every online node, as the record asked.")
            : tr("The online nodes with %1, as the record asked.").arg(toText(circumstance.select));
    case Kind::OpenNodes:
        return tr("The online nodes that an admin has opened to candidates.");
    case Kind::AllNodes:
        return tr("Every online node.");
    case Kind::WithSecret:
        return tr("As if an admin had made %1 available to the installed version.").arg(circumstance.secret);
    case Kind::WithoutSecret:
        return tr("As if an admin had taken %1 from the installed version.").arg(circumstance.secret);
    }
    return {};
}

QVariant WhatIfGridModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount() || index.column() >= columnCount())
        return {};
    const WhatIfCircumstance &circumstance = m_circumstances[index.row()];
    if (role == IdRole)
        return QStringLiteral("%1 %2").arg(int(circumstance.kind)).arg(circumstance.secret);
    if (index.column() == 0)
        return named(circumstance, role);
    const auto asker = Asker(index.column() - 1);
    const WhatIfCell &at = cell(asker, index.row());
    switch (role) {
    case Qt::DisplayRole:
        return word(at);
    case SecondLineRole:
        return secondLine(at);
    case Qt::ToolTipRole:
        return toolTip(at);
    case Qt::AccessibleTextRole: {
        QString second = secondLine(at);
        if (const QString refusing = rules(at); !refusing.isEmpty())
            second = tr("%1 (%2)", "how many checks, their rules").arg(second, refusing);
        const QString verdict = second.isEmpty() ? word(at)
                                                 : tr("%1, %2", "verdict, how many checks or warnings").arg(word(at), second);
        const QString told = at.state == WhatIfCell::State::Asking && at.verdict ? tr("%1, being asked again").arg(verdict)
                                                                                 : verdict;
        return tr("%1, %2: %3", "as whom, circumstance: verdict").arg(nameOf(asker), nameOf(circumstance), told);
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
    if (section < 0 || section >= (orientation == Qt::Horizontal ? columnCount() : rowCount()))
        return {};
    if (orientation == Qt::Vertical)
        return named(m_circumstances[section], role);
    const bool isRemedy = section == 1 + int(Asker::RemedyIn);
    if (role == Qt::ToolTipRole && isRemedy)
        return tr("As an operator, as if the remedy were in plugin.yaml.");
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)
        return {};
    return section == 0 ? tr("Case", "of nodes and secrets") : nameOf(Asker(section - 1));
}

} // namespace oz0
