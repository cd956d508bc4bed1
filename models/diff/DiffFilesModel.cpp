#include "models/diff/DiffFilesModel.h"

#include "core/domain/Candidate.h"
#include "models/diff/DiffWords.h"

namespace oz0 {

QString DiffFilesModel::keyOf(const QString &path)
{
    return (path == QLatin1String("plugin.yaml") ? QLatin1Char('0') : QLatin1Char('1')) + path;
}

void DiffFilesModel::setFiles(const QList<FileChange> &files, int manifestRefusals)
{
    std::vector<Entry> rows;
    rows.reserve(size_t(files.size()));
    for (const FileChange &change : files) {
        DiffFileRow row{change, change.path() == QLatin1String("plugin.yaml") ? manifestRefusals : 0, false};
        if (const int old = rowOfPath(change.path()); old >= 0 && at(old).change == change)
            row.isBinary = at(old).isBinary;
        rows.push_back({keyOf(change.path()), std::make_shared<const DiffFileRow>(row)});
    }
    setAll(std::move(rows));
}

void DiffFilesModel::setBinary(const QString &path)
{
    const int row = rowOfPath(path);
    if (row < 0)
        return;
    DiffFileRow changed = at(row);
    changed.isBinary = true;
    upsert({{keyOf(path), std::make_shared<const DiffFileRow>(changed)}});
}

int DiffFilesModel::differing() const
{
    return int(std::count_if(entries().begin(), entries().end(),
                             [](const Entry &entry) { return entry.row->change.kind != FileChange::Kind::Same; }));
}

int DiffFilesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : columns;
}

QVariant DiffFilesModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount() || index.column() >= columns)
        return {};
    const DiffFileRow &row = at(index.row());
    const auto column = Column(index.column());
    const bool isBinary = row.isBinary && row.change.kind != FileChange::Kind::Same;
    const QString status = isBinary ? tr("%1, binary", "how a file changed").arg(DiffWords::fileKind(row.change))
                                    : DiffWords::fileKind(row.change);
    switch (role) {
    case Qt::DisplayRole:
        if (column == Column::Path)
            return row.change.path();
        if (column == Column::Refusals)
            return row.refusals > 0 ? QString::number(row.refusals) : QString();
        return isBinary ? tr("Binary") : status; // its icon tells how it changed, its tooltip and its spoken name say it

    case Qt::ToolTipRole: {
        QStringList lines{row.change.path(), status};
        if (row.change.kind == FileChange::Kind::Renamed)
            lines.append(tr("before: %1").arg(row.change.before->path));
        if (row.change.before)
            lines.append(tr("before: %1, %2", "size, digest")
                             .arg(DiffWords::bytes(row.change.before->size), shortDigest(Digest(row.change.before->sha256))));
        if (row.change.after)
            lines.append(tr("after: %1, %2", "size, digest")
                             .arg(DiffWords::bytes(row.change.after->size), shortDigest(Digest(row.change.after->sha256))));
        if (row.change.modeChanged)
            lines.append(tr("It may be executed on one side only."));
        return lines.join(QLatin1Char('\n'));
    }
    case Qt::AccessibleTextRole:
        if (column != Column::Path)
            return tr("%1: %2", "column: value")
                .arg(headerData(index.column(), Qt::Horizontal, role).toString(), data(index, Qt::DisplayRole).toString());
        return row.refusals > 0 ? tr("%1, %2, %n refusal(s)", "file, how it changed", row.refusals).arg(row.change.path(), status)
                                : tr("%1, %2", "file, how it changed").arg(row.change.path(), status);
    case Qt::TextAlignmentRole:
        return int((column == Column::Path ? Qt::AlignLeading : Qt::AlignTrailing) | Qt::AlignVCenter);
    case IdRole:
        return keyAt(index.row());
    case SortRole:
        return keyAt(index.row());
    case FixedFontRole:
    case PathRole:
        return column == Column::Path;
    case SecondaryRole:
        return column == Column::Status;
    case IconRole:
        if (column == Column::Path)
            return DiffWords::fileIcon(row.change);
        return column == Column::Refusals && row.refusals > 0 ? QStringLiteral("refusals") : QString();
    case IconStateRole: {
        if (column == Column::Refusals)
            return int(DiffTone::Refused);
        static constexpr DiffTone tones[] = {DiffTone::Plain, DiffTone::Changed, DiffTone::Added, DiffTone::Removed,
                                             DiffTone::Plain};
        return int(tones[int(row.change.kind)]);
    }
    default:
        return {};
    }
}

QVariant DiffFilesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columns)
        return {};
    if (role != Qt::AccessibleTextRole) // no head is shown, so its words may widen no column
        return {};
    switch (Column(section)) {
    case Column::Path:
        return tr("File");
    case Column::Refusals:
        return tr("Refusals");
    case Column::Status:
        return tr("Status");
    }
    return {};
}

DiffFilesFilter::DiffFilesFilter(DiffFilesModel &files, QObject *parent) : QSortFilterProxyModel(parent), m_files(files)
{
    setSourceModel(&files);
}

void DiffFilesFilter::setHidesUnchanged(bool hides)
{
    m_hides = hides;
    invalidateRowsFilter();
}

bool DiffFilesFilter::filterAcceptsRow(int row, const QModelIndex &) const
{
    const DiffFileRow &file = m_files.at(row);
    return !m_hides || file.change.kind != FileChange::Kind::Same || file.refusals > 0
        || file.change.path() == QLatin1String("plugin.yaml");
}

QString DiffFilesFilter::pathAt(int row) const
{
    const int source = mapToSource(index(row, 0)).row();
    return source < 0 ? QString() : m_files.at(source).change.path();
}

int DiffFilesFilter::rowOfPath(const QString &path) const
{
    const int source = m_files.rowOfPath(path);
    return source < 0 ? -1 : mapFromSource(m_files.index(source, 0)).row();
}

} // namespace oz0
