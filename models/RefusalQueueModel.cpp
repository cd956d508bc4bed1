#include "models/RefusalQueueModel.h"

#include "models/Roles.h"
#include "models/Texts.h"
#include "models/VerdictTexts.h"

namespace oz0 {

namespace {

QString headKey(const RefusalRecord &record)
{
    return QStringLiteral("%1 %2").arg(record.plugin.text(), record.actor.text()); // an ID of a record has no blank
}

} // namespace

void RefusalQueueModel::setRecords(const QList<RefusalRecord> &records, Instant now)
{
    m_records = records;
    m_now = now;
    build();
}

void RefusalQueueModel::setFolded(const QString &head, bool folded)
{
    if (folded)
        m_folded.insert(head);
    else
        m_folded.remove(head);
    build();
}

void RefusalQueueModel::build()
{
    std::vector<RefusalQueueRow> rows;
    QHash<QString, size_t> heads;
    for (const RefusalRecord &record : std::as_const(m_records)) {
        const QString key = headKey(record);
        const bool folded = m_folded.contains(key);
        if (!heads.contains(key)) {
            heads.insert(key, rows.size());
            rows.push_back({key, true, folded, 0, 0, record, VerdictTexts::day(record.at, m_now)});
        }
        RefusalQueueRow &head = rows[heads.value(key)];
        ++head.records;
        head.unseen += record.seen ? 0 : 1;
        if (!folded)
            rows.push_back({record.id.text(), false, false, 0, 0, record, VerdictTexts::day(record.at, m_now)});
    }
    setRows(std::move(rows));
}

const RefusalRecord *RefusalQueueModel::record(const RecordId &id) const
{
    const auto found = std::find_if(m_records.begin(), m_records.end(), [&id](const RefusalRecord &r) { return r.id == id; });
    return found == m_records.end() ? nullptr : &*found;
}

QModelIndex RefusalQueueModel::indexOf(const RecordId &id) const
{
    const int row = rowOf(id.text());
    return row < 0 ? QModelIndex() : index(row, 0);
}

int RefusalQueueModel::nextUnseen(int row) const
{
    const int count = rowCount();
    for (int step = 1; step <= count; ++step) {
        const int candidate = (row + step + count) % count;
        if (!at(candidate).isHead && !at(candidate).record.seen)
            return candidate;
    }
    return -1;
}

QString RefusalQueueModel::secondLine(const RefusalQueueRow &row) const
{
    if (row.isHead)
        return row.record.actor.text();
    return tr("%1, %2", "attempt, version").arg(VerdictTexts::attempt(row.record.attempt), row.record.version);
}

QString RefusalQueueModel::essence(const RefusalQueueRow &row) const
{
    if (row.isHead) {
        const QString count = tr("%n record(s)", nullptr, row.records);
        const QString what = tr("%1 of %2: %3", "plugin, saver, records")
                                 .arg(row.record.plugin.text(), row.record.actor.text(), count);
        return row.unseen > 0 ? tr("%1, %2 unseen", "what, number").arg(what).arg(row.unseen) : what;
    }
    const QString what = tr("%1: %2, %3, %4", "plugin: verdict, attempt and version, time")
                             .arg(row.record.plugin.text(), VerdictTexts::brief(row.record.verdict), secondLine(row), row.time);
    return row.record.seen ? what : tr("%1, unseen", "a record").arg(what);
}

QVariant RefusalQueueModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const RefusalQueueRow &row = at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return row.isHead ? row.record.plugin.text() : VerdictTexts::brief(row.record.verdict);
    case Qt::ToolTipRole:
        return row.isHead
            ? essence(row)
            : tr("%1\n%2", "sentence, time").arg(VerdictTexts::sentence(row.record.verdict), Texts::utc(row.record.at));
    case Qt::AccessibleTextRole:
        return essence(row);
    case IdRole:
        return row.key;
    case SecondLineRole:
        return secondLine(row);
    case TimeRole:
        return row.isHead ? QString() : row.time;
    case UnseenRole:
        return row.isHead ? row.unseen > 0 : !row.record.seen;
    case HeadRole:
        return row.isHead;
    case FoldedRole:
        return row.isFolded;
    case FixedFontRole:
        return row.isHead;
    default:
        return {};
    }
}

Qt::ItemFlags RefusalQueueModel::flags(const QModelIndex &index) const
{
    return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren : Qt::NoItemFlags;
}

} // namespace oz0
