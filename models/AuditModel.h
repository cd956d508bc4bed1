// The audit of a tenant as a table of any length: a window on pages that the server filters and counts.
#pragma once

#include "core/client/ApiClient.h"
#include "core/client/RequestScope.h"
#include "core/wire/AuditQuery.h"
#include "models/Roles.h"

#include <QAbstractTableModel>
#include <QSet>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace oz0 {

/// Whether an entry fits into the chain, as far as what is loaded can tell.
enum class ChainState { Unknown, Fits, Broken };

/// Entries are counted from the oldest, which no new entry moves; so a page that comes late, or before another, is still in its
/// place. Rows that are looked at are asked for in pages of `pageSize`, the last looked at first, `atOnce` at a time; the pages least
/// lately looked at are forgotten. New entries wait until showNew(). Lives in one thread.
class AuditModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum class Column { At, Action, Actor, Object, Plugin, Outcome, Detail, Number };
    static constexpr int columns = int(Column::Number) + 1;
    static constexpr int pageSize = 200;
    static constexpr int atOnce = 2;
    static constexpr int wantedAtMost = 8;
    static constexpr int pagesKept = 100;
    enum class Phase { Idle, Loading, Ready, Failed }; ///< of the list as a whole: its first page

    explicit AuditModel(ApiClient &client, QObject *parent = nullptr);

    void start(const AuditQuery &query); ///< another list: the rows of the one before go
    const AuditQuery &query() const { return m_query; }
    Phase phase() const { return m_phase; }
    const Error &error() const { return m_error; } ///< of the list, or of the last page that failed
    bool hasFailedPages() const { return !m_failed.isEmpty(); }
    void retry(); ///< the list, or the pages that failed

    bool newestFirst() const { return m_newestFirst; }
    void sort(int column, Qt::SortOrder order = Qt::DescendingOrder) override; ///< by time alone: descending is newest first

    /// Asks how many entries are newer than those shown; tells by newEntriesChanged().
    void lookForNew();
    qint64 newEntries() const { return m_new; }
    void showNew();

    qint64 total() const { return m_total; }
    qint64 revision() const { return m_revision; }
    qint64 newestSeq() const; ///< of the newest shown entry; 0: not known
    /// Null while the row's page is not there; then it is asked for.
    const AuditEntry *entryAt(int row) const;
    const AuditEntry *peekAt(int row) const; ///< the same without asking
    int rowOfSeq(qint64 seq) const;          ///< among the rows that are there; -1: none
    ChainState chainAt(int row) const;
    /// What a check of the whole chain found: entries up to there fit though the ones before them are not listed.
    void setCheck(const std::optional<ChainCheck> &check);
    /// Why an entry was refused, by its record: told in the place of the record's ID.
    void setReasons(const QHash<RecordId, QString> &reasons);
    QString detailOf(const AuditEntry &entry) const;
    void setStale(bool stale); ///< newer entries may be missing

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    void phaseChanged();
    void newEntriesChanged();
    void pagesChanged(); ///< some have come, or failed

private:
    struct Held
    {
        AuditEntry entry;
        bool isGenuine = false; ///< its digest is of its content
    };
    using Page = std::vector<std::shared_ptr<const Held>>; ///< null: not there
    int rowOf(qint64 place) const { return int(m_newestFirst ? m_total - 1 - place : place); }
    qint64 placeOf(int row) const { return m_newestFirst ? m_total - 1 - row : row; }
    std::shared_ptr<const Held> heldAt(qint64 place) const;
    void want(qint64 place) const;
    void askWanted();
    void askFirst();
    void askPage(qint64 page);
    void takeFirst(const Result<oz0::Page<AuditEntry>> &answer);
    void takePage(qint64 page, qint64 expected, const Result<oz0::Page<AuditEntry>> &answer);
    void put(qint64 firstPlace, const QList<AuditEntry> &oldestFirst);
    void grow(qint64 total);
    void clear();
    void forgetOld();
    void repaint(Column from, Column to);
    QString display(const AuditEntry &entry, Column column) const;
    QString essence(const AuditEntry &entry, ChainState chain) const;

    ApiClient &m_client;
    AuditQuery m_query;
    Phase m_phase = Phase::Idle;
    Error m_error;
    bool m_newestFirst = true;
    qint64 m_total = 0;
    qint64 m_revision = 0;
    qint64 m_new = 0;
    QHash<qint64, Page> m_pages;
    mutable QList<qint64> m_lately; ///< pages, those looked at last at the end
    mutable QList<qint64> m_wanted; ///< pages, those looked at last at the end
    QSet<qint64> m_asked;
    QSet<qint64> m_failed;
    mutable QTimer m_ask;
    RequestScope m_scope;    ///< of the list and its pages
    RequestScope m_newScope; ///< of the count of new ones
    bool m_wantsNew = false;
    qint64 m_checkedUpTo = 0; ///< by the server; 0: nothing
    qint64 m_brokenAt = 0;
    QHash<RecordId, QString> m_reasons;
    bool m_stale = false;
};

} // namespace oz0
