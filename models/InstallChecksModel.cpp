// The checks of a preview as rows: what each came to, its rule in a sentence, its code.
#include "models/PreviewTables.h"
#include "models/PreviewTexts.h"
#include "models/Roles.h"
#include "models/Texts.h"

namespace oz0 {

namespace {

constexpr int leading = int(Qt::AlignLeading | Qt::AlignVCenter);

StateName stateOf(CheckOutcome outcome)
{
    switch (outcome) {
    case CheckOutcome::Passed:
        return StateName::Ready;
    case CheckOutcome::Warned:
        return StateName::WidensReach;
    case CheckOutcome::Refused:
        return StateName::Refused;
    case CheckOutcome::NotApplicable:
        return StateName::Ending;
    }
    return StateName::Ending;
}

QString iconOf(CheckOutcome outcome)
{
    switch (outcome) {
    case CheckOutcome::Passed:
        return QStringLiteral("ready");
    case CheckOutcome::Warned:
        return QStringLiteral("warning");
    case CheckOutcome::Refused:
        return QStringLiteral("refusals");
    case CheckOutcome::NotApplicable:
        return QStringLiteral("tie");
    }
    return {};
}

} // namespace

void InstallChecksModel::setResults(const QList<CheckResult> &results)
{
    std::vector<Entry> rows;
    for (const CheckResult &result : results)
        rows.push_back(
            {QStringLiteral("%1").arg(rows.size(), 4, 10, QLatin1Char('0')), std::make_shared<const CheckResult>(result)});
    setAll(std::move(rows));
}

int InstallChecksModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : columns;
}

QVariant InstallChecksModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount() || index.column() >= columns)
        return {};
    const CheckResult &result = at(index.row());
    const auto column = Column(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return column == Column::Outcome ? PreviewTexts::outcome(result)
            : column == Column::Rule     ? PreviewTexts::rule(result)
                                         : result.code;
    case Qt::ToolTipRole:
        return column == Column::Code ? result.code : PreviewTexts::rule(result);
    case Qt::AccessibleTextRole:
        return column == Column::Outcome
            ? tr("%1: %2", "what a check came to, its rule").arg(PreviewTexts::outcome(result), PreviewTexts::rule(result))
            : data(index, Qt::DisplayRole);
    case Qt::TextAlignmentRole:
        return leading;
    case IdRole:
    case SortRole:
        return keyAt(index.row());
    case StateRole:
        return int(stateOf(result.outcome));
    case IconNameRole:
        return column == Column::Outcome ? QVariant(iconOf(result.outcome)) : QVariant();
    case FixedFontRole:
        return column == Column::Code;
    case SecondaryRole:
        return result.outcome == CheckOutcome::NotApplicable || column == Column::Code;
    default:
        return {};
    }
}

QVariant InstallChecksModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columns)
        return {};
    if (role == Qt::TextAlignmentRole)
        return leading;
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)
        return {};
    switch (Column(section)) {
    case Column::Outcome:
        return tr("Outcome");
    case Column::Rule:
        return tr("Rule");
    case Column::Code:
        return tr("Check");
    }
    return {};
}

} // namespace oz0
