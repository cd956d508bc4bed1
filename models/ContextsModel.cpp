#include "models/ContextsModel.h"

#include "models/Texts.h"

namespace oz0 {

QString ContextsModel::keyOf(const ContextRow &row)
{
    return row.problem.isEmpty() ? row.context.name : row.context.file;
}

void ContextsModel::setRows(const QList<ContextRow> &rows)
{
    std::vector<Entry> entries;
    for (const ContextRow &row : rows)
        entries.push_back({keyOf(row), std::make_shared<const ContextRow>(row)});
    setAll(std::move(entries));
}

void ContextsModel::change(const ContextRow &row)
{
    if (contains(keyOf(row)))
        upsert({{keyOf(row), std::make_shared<const ContextRow>(row)}});
}

QString ContextsModel::placeText(TokenPlace place)
{
    switch (place) {
    case TokenPlace::Keychain:
        return tr("In the keychain");
    case TokenPlace::Memory:
        return tr("In memory until the console ends");
    case TokenPlace::File:
        return tr("In its file");
    }
    return {};
}

QString ContextsModel::display(const ContextRow &row, Column column) const
{
    if (!row.problem.isEmpty())
        return column == Column::Name ? row.context.file : column == Column::Test ? tr("Cannot be used") : QString();
    switch (column) {
    case Column::Name:
        return row.isCurrent ? tr("%1 (open)", "context").arg(row.context.name) : row.context.name;
    case Column::Class:
        return Texts::contextClass(row.context.contextClass);
    case Column::Server:
        return row.context.server.toString();
    case Column::Tenant:
        return row.context.tenant.text();
    case Column::Token:
        return row.isStored ? placeText(row.place) : tr("Not stored here", "a context's token");
    case Column::Test:
        switch (row.test) {
        case ContextRow::Test::None:
            return tr("Not tested");
        case ContextRow::Test::Running:
            return tr("Testing");
        case ContextRow::Test::Good:
            return tr("Answers");
        case ContextRow::Test::Bad:
            return tr("Failed");
        }
    }
    return {};
}

std::optional<StateName> ContextsModel::testState(const ContextRow &row)
{
    if (!row.problem.isEmpty())
        return StateName::Failed;
    switch (row.test) {
    case ContextRow::Test::None:
        break;
    case ContextRow::Test::Running:
        return StateName::Building;
    case ContextRow::Test::Good:
        return StateName::Ready;
    case ContextRow::Test::Bad:
        return StateName::Failed;
    }
    return std::nullopt;
}

QVariant ContextsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount() || index.column() >= columns)
        return {};
    const ContextRow &row = at(index.row());
    const auto column = Column(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return display(row, column);
    case Qt::ToolTipRole:
        return !row.problem.isEmpty()                           ? row.problem
            : column == Column::Test && !row.testText.isEmpty() ? row.testText
                                                                : display(row, column);
    case Qt::AccessibleTextRole:
        if (column != Column::Name)
            return tr("%1: %2", "column: value").arg(headerData(index.column(), Qt::Horizontal).toString(), display(row, column));
        if (!row.problem.isEmpty())
            return tr("%1 cannot be used: %2", "file, why").arg(row.context.file, row.problem);
        return tr("%1, %2, %3, tenant %4", "context, class, server, tenant")
            .arg(display(row, Column::Name), display(row, Column::Class), display(row, Column::Server),
                 display(row, Column::Tenant));
    case Qt::TextAlignmentRole:
        return int(Qt::AlignLeading | Qt::AlignVCenter);
    case IdRole:
        return keyAt(index.row());
    case StateRole:
        if (const auto state = testState(row); state && column == Column::Test)
            return int(*state);
        return {};
    case IconNameRole:
        if (const auto state = testState(row); state && column == Column::Test)
            return *state == StateName::Ready ? QStringLiteral("ready")
                : *state == StateName::Failed ? QStringLiteral("failed")
                                              : QStringLiteral("building");
        return {};
    case SortRole:
        return display(row, column);
    case FixedFontRole:
        return column == Column::Server;
    case ElideMiddleRole:
        return column == Column::Server;
    case SecondaryRole:
        return column == Column::Token || (column == Column::Test && row.test == ContextRow::Test::None);
    case MarkRole:
        return -1;
    default:
        return {};
    }
}

QVariant ContextsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columns)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignLeading | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)
        return {};
    switch (Column(section)) {
    case Column::Name:
        return tr("Context");
    case Column::Class:
        return tr("Class");
    case Column::Server:
        return tr("Server");
    case Column::Tenant:
        return tr("Tenant");
    case Column::Token:
        return tr("Token");
    case Column::Test:
        return tr("Test");
    }
    return {};
}

} // namespace oz0
