// The review queue as a list: a head for each working copy, its records below, newest first.
#pragma once

#include "core/domain/Refusal.h"
#include "models/OrderedRowsModel.h"

namespace oz0 {

struct RefusalQueueRow
{
    QString key; ///< a record's ID, or plugin and saver of a head
    bool isHead = false;
    bool isFolded = false; ///< of a head: its records are not listed
    int unseen = 0;        ///< of a head: among what has been read of the list
    int records = 0;
    RefusalRecord record; ///< of a head: the newest
    QString time;         ///< in words that depend on the day
    friend bool operator==(const RefusalQueueRow &, const RefusalQueueRow &) = default;
};

class RefusalQueueModel : public OrderedRowsModel<RefusalQueueRow>
{
    Q_OBJECT
public:
    enum Role { SecondLineRole = Qt::UserRole + 100, TimeRole, UnseenRole, HeadRole, FoldedRole };

    using OrderedRowsModel::OrderedRowsModel;

    /// As the server lists them: groups together. `now` decides the words for days.
    void setRecords(const QList<RefusalRecord> &records, Instant now);
    const QList<RefusalRecord> &records() const { return m_records; }
    Instant now() const { return m_now; } ///< whose day the words are of
    void setFolded(const QString &head, bool folded);

    const RefusalRecord *record(const RecordId &id) const; ///< null: not among those read
    QModelIndex indexOf(const RecordId &id) const;         ///< invalid while its group is folded
    /// The first unseen record below `row` that is listed, or else from the top; -1: none.
    int nextUnseen(int row) const;

    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    void build();
    QString secondLine(const RefusalQueueRow &row) const;
    QString essence(const RefusalQueueRow &row) const;

    QList<RefusalRecord> m_records;
    QSet<QString> m_folded;
    Instant m_now{};
};

} // namespace oz0
