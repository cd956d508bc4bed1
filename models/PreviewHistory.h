// The console's own record of previews: the server keeps none (refusals.md, "The record").
#pragma once

#include "models/OrderedRowsModel.h"
#include "models/PreviewEntry.h"

#include <QThreadPool>

namespace oz0 {

/// Bounds of the kept file; what is over them is not read, and never written.
inline constexpr int historyMostEntries = 50;
inline constexpr qint64 historyMostBytes = qint64(8) * 1024 * 1024;

/// Entries that can be read, newest first; InvalidInput when the text is no history at all. Entries that cannot be read are passed over.
Result<QList<PreviewEntry>> readPreviewHistory(const QByteArray &text);
QByteArray previewHistoryText(const QList<PreviewEntry> &newestFirst);

struct PreviewHistoryRow
{
    QString key;
    PreviewEntry entry;
    QString time;
    friend bool operator==(const PreviewHistoryRow &, const PreviewHistoryRow &) = default;
};

class PreviewHistoryModel : public OrderedRowsModel<PreviewHistoryRow>
{
    Q_OBJECT
public:
    enum Role { SecondLineRole = Qt::UserRole + 200 };

    using OrderedRowsModel::OrderedRowsModel;
    void setEntries(const QList<PreviewEntry> &newestFirst, Instant now);
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
};

/// Of one context and tenant, in one file that only its owner may read. Reads and writes beside the GUI thread, one after the other.
/// Another cluster may answer under a context's name later: what was previewed elsewhere is kept, and not among the entries.
class PreviewHistory : public QObject
{
    Q_OBJECT
public:
    /// An empty file name keeps nothing.
    explicit PreviewHistory(QString file, QObject *parent = nullptr);
    ~PreviewHistory() override; ///< when what was added has been written

    void load();
    /// By fingerprints of the server's certificates, of now and of the next; empty: it has none, and all entries are of it. Entries
    /// of before a change of certificates are known by those that were made when both were there.
    void setCluster(const QStringList &fingerprints);
    const QList<PreviewEntry> &entries() const { return m_entries; } ///< newest first
    const PreviewEntry *find(const QString &key) const;
    void add(const PreviewEntry &entry);
    void clear();
    const QString &problem() const { return m_problem; } ///< why earlier ones are not here, or new ones not kept

Q_SIGNALS:
    void changed();

private:
    void write();
    void split(const QList<PreviewEntry> &newestFirst);

    QString m_file;
    QStringList m_cluster;
    QList<PreviewEntry> m_entries;
    QList<PreviewEntry> m_elsewhere;
    QString m_problem;
    QThreadPool m_thread;
};

} // namespace oz0
