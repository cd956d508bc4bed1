// The files of two bundles: which differ, and how many refusals stand in each.
#pragma once

#include "core/bundle/BundleDiff.h"
#include "models/KeyedTableModel.h"
#include "models/diff/DiffRoles.h"

#include <QSortFilterProxyModel>

namespace oz0 {

struct DiffFileRow
{
    FileChange change;
    int refusals = 0;
    bool isBinary = false; ///< known once its bytes were looked at

    friend bool operator==(const DiffFileRow &, const DiffFileRow &) = default;
};

/// plugin.yaml stands first, the others by path.
class DiffFilesModel : public KeyedTableModel<QString, DiffFileRow>
{
    Q_OBJECT
public:
    enum class Column { Path, Refusals, Status };
    static constexpr int columns = int(Column::Status) + 1;

    using KeyedTableModel::KeyedTableModel;

    void setFiles(const QList<FileChange> &files, int manifestRefusals);
    void setBinary(const QString &path);
    static QString keyOf(const QString &path);
    int rowOfPath(const QString &path) const { return rowOf(keyOf(path)); }
    int differing() const;

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
};

/// Without the unchanged files, when asked.
class DiffFilesFilter : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    explicit DiffFilesFilter(DiffFilesModel &files, QObject *parent = nullptr);
    void setHidesUnchanged(bool hides);
    bool hidesUnchanged() const { return m_hides; }
    QString pathAt(int row) const;
    int rowOfPath(const QString &path) const; ///< -1: not there, or hidden

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    DiffFilesModel &m_files;
    bool m_hides = true;
};

} // namespace oz0
