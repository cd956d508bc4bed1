#include "models/PreviewTables.h"

#include "models/PreviewTexts.h"
#include "models/Roles.h"
#include "models/Texts.h"

namespace oz0 {

namespace {

const QStringList kinds{QStringLiteral("agent"), QStringLiteral("flow"), QStringLiteral("tool"), QStringLiteral("connection")};

constexpr int leading = int(Qt::AlignLeading | Qt::AlignVCenter);

} // namespace

void PreviewNamesModel::setNames(const QList<NameUse> &names)
{
    std::vector<Entry> rows;
    for (const NameUse &name : names) {
        const QString key = QStringLiteral("%1 %2").arg(kinds.indexOf(name.kind)).arg(name.name);
        rows.push_back({key, std::make_shared<const NameUse>(name)});
    }
    setAll(std::move(rows));
}

int PreviewNamesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : columns;
}

QVariant PreviewNamesModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount() || index.column() >= columns)
        return {};
    const NameUse &name = at(index.row());
    const bool isName = Column(index.column()) == Column::Name;
    switch (role) {
    case Qt::DisplayRole:
        return isName ? name.name : PreviewTexts::holder(name);
    case Qt::ToolTipRole:
        return tr("%1 %2: %3", "kind, name, holder").arg(PreviewTexts::kind(name.kind), name.name, PreviewTexts::holder(name));
    case Qt::AccessibleTextRole:
        return isName
            ? tr("%1 %2: %3", "kind, name, holder").arg(PreviewTexts::kind(name.kind), name.name, PreviewTexts::holder(name))
            : PreviewTexts::holder(name);
    case Qt::TextAlignmentRole:
        return leading;
    case IdRole:
        return keyAt(index.row());
    case SortRole:
        return keyAt(index.row());
    case StateRole:
        return int(name.holder == NameUse::Holder::Other ? StateName::Refused : StateName::Ready);
    case IconNameRole:
        if (isName)
            return name.kind == QLatin1String("connection") ? QStringLiteral("link") : name.kind;
        return name.holder == NameUse::Holder::Other ? QStringLiteral("refusals") : QStringLiteral("ready");
    case FixedFontRole:
        return isName;
    case ElideMiddleRole:
        return isName;
    default:
        return {};
    }
}

QVariant PreviewNamesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columns)
        return {};
    if (role == Qt::TextAlignmentRole)
        return leading;
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)
        return {};
    return Column(section) == Column::Name ? tr("Name or tool ID") : tr("In the tenant");
}

} // namespace oz0
