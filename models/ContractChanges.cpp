// What differs in contracts, as the preview tells it (manifest.md, "Contracts").
#include "models/PreviewTables.h"
#include "models/RefusalView.h"
#include "models/Roles.h"
#include "models/Texts.h"
#include "models/diff/DiffWords.h"

#include <algorithm>

namespace oz0 {

namespace {

constexpr int leading = int(Qt::AlignLeading | Qt::AlignVCenter);
constexpr int trailing = int(Qt::AlignTrailing | Qt::AlignVCenter);

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(oz0::ContractChanges)
public:
    static QString added(const QString &kind)
    {
        if (kind == QLatin1String("tool"))
            return tr("The tool is new.");
        if (kind == QLatin1String("agent"))
            return tr("The agent is new.");
        return kind == QLatin1String("flow") ? tr("The flow is new.") : tr("The function is new.");
    }
    static QString removed(const QString &kind)
    {
        if (kind == QLatin1String("tool"))
            return tr("The tool is gone.");
        if (kind == QLatin1String("agent"))
            return tr("The agent is gone.");
        return kind == QLatin1String("flow") ? tr("The flow is gone.") : tr("The function is gone.");
    }
};

QString text(const QJsonObject &object, const char *key)
{
    return object.value(QLatin1String(key)).toString();
}

ContractChange detailOf(ContractChange change, const QJsonObject &detail)
{
    change.isBreaking = detail.value(QLatin1String("breaks")).toBool();
    change.differs = RefusalViews::contract({{QStringLiteral("reason"), text(detail, "what")},
                                             {QStringLiteral("side"), text(detail, "side")},
                                             {QStringLiteral("where"), text(detail, "where")},
                                             {QStringLiteral("name"), text(detail, "word")}});
    const QJsonValue before = detail.value(QLatin1String("before"));
    const QJsonValue after = detail.value(QLatin1String("after"));
    if (!before.isUndefined() || !after.isUndefined()) {
        change.before = DiffWords::value(before);
        change.after = DiffWords::value(after);
    }
    return change;
}

} // namespace

QList<ContractChange> contractChanges(const Preview &preview)
{
    QList<ContractChange> changes;
    for (const QJsonValue &value : preview.contracts) {
        const QJsonObject contract = value.toObject();
        const QString kind = text(contract, "kind");
        const QString what = text(contract, "change");
        ContractChange change;
        change.subject = text(contract, "subject");
        change.isBreaking = contract.value(QLatin1String("breaks")).toBool();
        change.line = contract.value(QLatin1String("line")).toInt();
        change.installedLine = contract.value(QLatin1String("installedLine")).toInt();
        if (what == QLatin1String("changed")) {
            for (const QJsonValue &detail : contract.value(QLatin1String("details")).toArray())
                changes.append(detailOf(change, detail.toObject()));
            continue;
        }
        change.differs = what == QLatin1String("removed") ? Words::removed(kind) : Words::added(kind);
        changes.append(change);
    }
    std::stable_partition(changes.begin(), changes.end(), [](const ContractChange &change) { return change.isBreaking; });
    return changes;
}

void ContractChangesModel::setChanges(const QList<ContractChange> &changes)
{
    std::vector<Entry> rows;
    for (const ContractChange &change : changes) {
        const QString key = QStringLiteral("%1 %2").arg(change.isBreaking ? 0 : 1).arg(rows.size(), 6, 10, QLatin1Char('0'));
        rows.push_back({key, std::make_shared<const ContractChange>(change)});
    }
    setAll(std::move(rows));
}

int ContractChangesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : columns;
}

QVariant ContractChangesModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount() || index.column() >= columns)
        return {};
    const ContractChange &change = at(index.row());
    const auto column = Column(index.column());
    const QString kind = change.isBreaking ? tr("Breaking") : tr("Compatible");
    const QString values = change.before.isEmpty() && change.after.isEmpty()
        ? QString()
        : tr("%1 → %2", "before, after").arg(change.before, change.after);
    const int line = change.line > 0 ? change.line : change.installedLine;
    switch (role) {
    case Qt::DisplayRole:
        switch (column) {
        case Column::Change:
            return kind;
        case Column::Subject:
            return change.subject;
        case Column::Differs:
            return change.differs;
        case Column::Values:
            return values;
        case Column::Line:
            return line > 0 ? Texts::number(line) : QString();
        }
        return {};
    case Qt::ToolTipRole: {
        const QString what = values.isEmpty() ? change.differs
                                              : tr("%1\n%2", "what differs, before and after").arg(change.differs, values);
        if (column != Column::Line || line == 0)
            return what;
        return change.line > 0 ? tr("plugin.yaml line %1").arg(line) : tr("installed plugin.yaml line %1").arg(line);
    }
    case Qt::AccessibleTextRole:
        if (column == Column::Change) {
            const QString what = tr("%1: %2 %3", "kind: subject what differs").arg(kind, change.subject, change.differs);
            return values.isEmpty() ? what : tr("%1 %2", "what differs, before and after").arg(what, values);
        }
        if (column == Column::Line && line == 0)
            return tr("no line");
        return column == Column::Values && values.isEmpty() ? tr("no values") : data(index, Qt::DisplayRole);
    case Qt::TextAlignmentRole:
        return column == Column::Line ? trailing : leading;
    case IdRole:
        return keyAt(index.row());
    case LineRole:
        return change.line;
    case SortRole:
        return column == Column::Line ? QVariant(line) : QVariant(keyAt(index.row()));
    case StateRole:
        return int(change.isBreaking ? StateName::WidensReach : StateName::Ready);
    case IconNameRole:
        if (column != Column::Change)
            return {};
        return change.isBreaking ? QStringLiteral("warning") : QStringLiteral("ready");
    case FixedFontRole:
        return column == Column::Subject || column == Column::Values;
    case SecondaryRole:
        return column == Column::Line && change.line == 0;
    default:
        return {};
    }
}

QVariant ContractChangesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columns)
        return {};
    if (role == Qt::TextAlignmentRole)
        return Column(section) == Column::Line ? trailing : leading;
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)
        return {};
    switch (Column(section)) {
    case Column::Change:
        return tr("Change");
    case Column::Subject:
        return tr("Tool, agent or flow");
    case Column::Differs:
        return tr("What differs");
    case Column::Values:
        return tr("Before → after");
    case Column::Line:
        return tr("Line");
    }
    return {};
}

} // namespace oz0
