#include "models/diff/DiffRefusalsModel.h"

#include "models/Texts.h"

namespace oz0 {

void DiffRefusalsModel::setRefusals(const QList<Refusal> &refusals)
{
    std::vector<Entry> rows;
    rows.reserve(size_t(refusals.size()));
    for (qsizetype i = 0; i < refusals.size(); ++i)
        rows.push_back({int(i), std::make_shared<const Refusal>(refusals[i])});
    setAll(std::move(rows));
}

QList<Refusal> DiffRefusalsModel::refusals() const
{
    QList<Refusal> list;
    for (const Entry &entry : entries())
        list.append(*entry.row);
    return list;
}

int DiffRefusalsModel::refused() const
{
    return int(std::count_if(entries().begin(), entries().end(),
                             [](const Entry &entry) { return entry.row->severity == Severity::Refusal; }));
}

QString DiffRefusalsModel::countText() const
{
    const int refusals = refused();
    const int warnings = rowCount() - refusals;
    QStringList parts;
    if (refusals > 0)
        parts.append(tr("%n refusal(s)", nullptr, refusals));
    if (warnings > 0)
        parts.append(tr("%n warning(s)", nullptr, warnings));
    return Texts::joined(parts);
}

QString DiffRefusalsModel::placeText(int row) const
{
    const bool isRefusal = at(row).severity == Severity::Refusal;
    int place = 0;
    for (int each = 0; each <= row; ++each)
        place += (at(each).severity == Severity::Refusal) == isRefusal ? 1 : 0;
    return isRefusal ? tr("Refusal %1 of %2").arg(place).arg(refused())
                     : tr("Warning %1 of %2").arg(place).arg(rowCount() - refused());
}

// Beside the sentence, which needs the room; spoken and below the file the line is called one.
QString DiffRefusalsModel::lineNumber(const Refusal &refusal)
{
    if (refusal.line > 0)
        return Texts::number(refusal.line);
    return refusal.installedLine > 0 ? tr("%1 before", "line").arg(Texts::number(refusal.installedLine)) : tr("no line");
}

QString DiffRefusalsModel::lineText(const Refusal &refusal)
{
    if (refusal.line > 0)
        return tr("line %1").arg(refusal.line);
    return refusal.installedLine > 0 ? tr("line %1 before").arg(refusal.installedLine) : tr("no line");
}

int DiffRefusalsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : columns;
}

QVariant DiffRefusalsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount() || index.column() >= columns)
        return {};
    const Refusal &refusal = at(index.row());
    const auto column = Column(index.column());
    const bool isRefusal = refusal.severity == Severity::Refusal;
    switch (role) {
    case Qt::DisplayRole:
        return column == Column::What ? Texts::refusal(refusal) : lineNumber(refusal);
    case Qt::ToolTipRole:
        return tr("%1 (%2)", "sentence, code").arg(Texts::refusal(refusal), refusal.code);
    case Qt::AccessibleTextRole:
        if (column == Column::Line)
            return lineText(refusal);
        return (isRefusal ? tr("Refused: %1, %2", "sentence, line") : tr("Warning: %1, %2", "sentence, line"))
            .arg(Texts::refusal(refusal), lineText(refusal));
    case Qt::TextAlignmentRole:
        return int((column == Column::What ? Qt::AlignLeading : Qt::AlignTrailing) | Qt::AlignVCenter);
    case IdRole:
        return QString::number(keyAt(index.row()));
    case FixedFontRole:
        return false;
    case SecondaryRole:
        return column == Column::Line;
    case IconRole:
        return column != Column::What ? QString() : isRefusal ? QStringLiteral("refusals") : QStringLiteral("warning");
    case IconStateRole:
        return int(isRefusal ? DiffTone::Refused : DiffTone::Widens);
    default:
        return {};
    }
}

QVariant DiffRefusalsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::AccessibleTextRole) // no head is shown, so its words may widen no column
        return {};
    return section == int(Column::What) ? tr("Refusal") : section == int(Column::Line) ? tr("Line") : QVariant();
}

} // namespace oz0
