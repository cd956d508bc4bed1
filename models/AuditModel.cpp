#include "models/AuditModel.h"

#include "core/client/Await.h"
#include "core/wire/AuditChain.h"
#include "models/AuditTexts.h"
#include "models/Texts.h"

#include <algorithm>
#include <limits>

namespace oz0 {

namespace {

constexpr int gatherMs = 15;
constexpr qint64 mostRows = 50'000'000; // beyond, a view could not count its pixels

} // namespace

AuditModel::AuditModel(ApiClient &client, QObject *parent) : QAbstractTableModel(parent), m_client(client)
{
    m_ask.setSingleShot(true);
    connect(&m_ask, &QTimer::timeout, this, &AuditModel::askWanted);
}

void AuditModel::start(const AuditQuery &query)
{
    m_query = query;
    clear();
    m_phase = Phase::Loading;
    askFirst();
    Q_EMIT phaseChanged();
}

void AuditModel::clear()
{
    m_scope.restart();
    m_newScope.restart();
    m_ask.stop();
    if (m_total > 0)
        beginRemoveRows({}, 0, int(m_total) - 1);
    const bool hadRows = m_total > 0;
    m_total = 0;
    m_pages.clear();
    m_lately.clear();
    m_wanted.clear();
    m_asked.clear();
    m_failed.clear();
    if (hadRows)
        endRemoveRows();
    m_wantsNew = false;
    if (std::exchange(m_new, 0) != 0)
        Q_EMIT newEntriesChanged();
}

void AuditModel::retry()
{
    if (m_phase == Phase::Failed) {
        start(AuditQuery(m_query));
        return;
    }
    m_wanted += m_failed.values();
    m_failed.clear();
    askWanted();
    Q_EMIT pagesChanged();
}

// The newest ones: their count is the list's.
void AuditModel::askFirst()
{
    PageRequest request;
    request.limit = pageSize;
    request.filter = m_query.filter();
    await(m_client.audit(m_scope, request), this,
          [this, generation = m_scope.generation()](const Result<oz0::Page<AuditEntry>> &answer) {
              if (generation == m_scope.generation())
                  takeFirst(answer);
          });
}

void AuditModel::takeFirst(const Result<oz0::Page<AuditEntry>> &answer)
{
    if (!answer) {
        if (answer.error().code == ErrorCode::Aborted)
            return;
        m_error = answer.error();
        if (m_phase == Phase::Loading)
            m_phase = Phase::Failed;
        Q_EMIT phaseChanged();
        return;
    }
    QList<AuditEntry> entries = answer->items;
    std::reverse(entries.begin(), entries.end());
    m_revision = answer->revision;
    const qint64 total = std::min(std::max<qint64>(answer->total, entries.size()), mostRows);
    // Fewer than there were: this is another list (a right was lost), so nothing that is shown holds.
    if (total < m_total)
        clear();
    grow(total);
    put(std::max<qint64>(0, total - entries.size()), entries);
    if (std::exchange(m_new, 0) != 0)
        Q_EMIT newEntriesChanged();
    m_phase = Phase::Ready;
    Q_EMIT phaseChanged();
    if (std::exchange(m_wantsNew, false))
        lookForNew();
}

// New entries stand behind all others when counted from the oldest: no place moves.
void AuditModel::grow(qint64 total)
{
    const qint64 added = total - m_total;
    if (added <= 0)
        return;
    const int first = m_newestFirst ? 0 : int(m_total);
    beginInsertRows({}, first, first + int(added) - 1);
    m_total = total;
    endInsertRows();
}

void AuditModel::put(qint64 firstPlace, const QList<AuditEntry> &oldestFirst)
{
    qint64 place = firstPlace;
    for (const AuditEntry &entry : oldestFirst) {
        if (place >= m_total)
            break;
        Page &page = m_pages[place / pageSize];
        if (page.empty()) {
            page.resize(pageSize);
            m_lately.append(place / pageSize);
        }
        page[size_t(place % pageSize)] = std::make_shared<const Held>(Held{entry, entry.digest == chainDigest(entry)});
        ++place;
    }
    if (place == firstPlace)
        return;
    // The neighbours' place in the chain is told anew too.
    const int a = rowOf(std::max<qint64>(0, firstPlace - 1));
    const int b = rowOf(std::min(m_total - 1, place));
    forgetOld();
    Q_EMIT dataChanged(index(std::min(a, b), 0), index(std::max(a, b), columns - 1));
    Q_EMIT pagesChanged();
}

void AuditModel::forgetOld()
{
    while (m_lately.size() > pagesKept)
        m_pages.remove(m_lately.takeFirst());
}

std::shared_ptr<const AuditModel::Held> AuditModel::heldAt(qint64 place) const
{
    if (place < 0 || place >= m_total)
        return nullptr;
    const auto page = m_pages.constFind(place / pageSize);
    return page == m_pages.constEnd() ? nullptr : (*page)[size_t(place % pageSize)];
}

void AuditModel::want(qint64 place) const
{
    const qint64 page = place / pageSize;
    if (m_asked.contains(page) || m_failed.contains(page) || (!m_wanted.isEmpty() && m_wanted.last() == page))
        return;
    m_wanted.removeOne(page);
    m_wanted.append(page);
    // Who scrolls past a page need not have it.
    while (m_wanted.size() > wantedAtMost)
        m_wanted.removeFirst();
    if (!m_ask.isActive())
        m_ask.start(gatherMs);
}

void AuditModel::askWanted()
{
    while (!m_wanted.isEmpty() && m_asked.size() < atOnce)
        askPage(m_wanted.takeLast());
}

void AuditModel::askPage(qint64 page)
{
    if (m_asked.contains(page))
        return;
    m_asked.insert(page);
    PageRequest request;
    request.limit = pageSize;
    request.filter = m_query.filter();
    request.newestFirst = false;
    request.offset = page * pageSize;
    const qint64 expected = std::min<qint64>(pageSize, m_total - page * pageSize);
    await(m_client.audit(m_scope, request), this,
          [this, page, expected, generation = m_scope.generation()](const Result<oz0::Page<AuditEntry>> &answer) {
              if (generation == m_scope.generation())
                  takePage(page, expected, answer);
          });
}

// `expected` is how many entries the page had when it was asked for; the list may have grown since.
void AuditModel::takePage(qint64 page, qint64 expected, const Result<oz0::Page<AuditEntry>> &answer)
{
    m_asked.remove(page);
    if (!answer && answer.error().code == ErrorCode::Aborted)
        return;
    if (answer && answer->items.size() >= expected) {
        m_failed.remove(page);
        put(page * pageSize, answer->items);
    } else {
        m_error = answer ? Error{ErrorCode::ProtocolViolation, QStringLiteral("a page is shorter than the list"), {}, {}, 0, 0}
                         : answer.error();
        m_failed.insert(page);
        const int a = rowOf(page * pageSize);
        const int b = rowOf(page * pageSize + std::max<qint64>(expected, 1) - 1);
        Q_EMIT dataChanged(index(std::min(a, b), 0), index(std::max(a, b), columns - 1));
        Q_EMIT pagesChanged();
    }
    askWanted();
}

void AuditModel::sort(int, Qt::SortOrder order)
{
    const bool newestFirst = order == Qt::DescendingOrder;
    if (newestFirst == m_newestFirst)
        return;
    Q_EMIT layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
    const QModelIndexList from = persistentIndexList();
    m_newestFirst = newestFirst;
    QModelIndexList to;
    to.reserve(from.size());
    for (const QModelIndex &index : from)
        to.append(createIndex(int(m_total) - 1 - index.row(), index.column()));
    changePersistentIndexList(from, to);
    Q_EMIT layoutChanged({}, QAbstractItemModel::VerticalSortHint);
}

void AuditModel::lookForNew()
{
    if (m_phase != Phase::Ready) {
        m_wantsNew = m_phase == Phase::Loading;
        return;
    }
    PageRequest request;
    request.limit = 1;
    request.filter = above(m_query.filter(), newestSeq());
    m_newScope.restart();
    await(m_client.audit(m_newScope, request), this,
          [this, generation = m_newScope.generation()](const Result<oz0::Page<AuditEntry>> &answer) {
              if (generation != m_newScope.generation() || !answer || answer->total == m_new)
                  return;
              m_new = answer->total;
              Q_EMIT newEntriesChanged();
          });
}

void AuditModel::showNew()
{
    if (m_phase == Phase::Ready)
        askFirst();
}

qint64 AuditModel::newestSeq() const
{
    const auto held = heldAt(m_total - 1);
    return held ? held->entry.seq : 0;
}

const AuditEntry *AuditModel::entryAt(int row) const
{
    if (row < 0 || row >= m_total)
        return nullptr;
    const qint64 place = placeOf(row);
    const auto held = heldAt(place);
    const qint64 page = place / pageSize;
    if (held && (m_lately.isEmpty() || m_lately.last() != page)) {
        m_lately.removeOne(page);
        m_lately.append(page);
    }
    if (!held)
        want(place);
    return held ? &held->entry : nullptr;
}

const AuditEntry *AuditModel::peekAt(int row) const
{
    const auto held = row < 0 || row >= m_total ? nullptr : heldAt(placeOf(row));
    return held ? &held->entry : nullptr; // its page owns it too
}

int AuditModel::rowOfSeq(qint64 seq) const
{
    for (auto page = m_pages.begin(); page != m_pages.end(); ++page) {
        for (size_t at = 0; at < page->size(); ++at) {
            if ((*page)[at] && (*page)[at]->entry.seq == seq)
                return rowOf(page.key() * pageSize + qint64(at));
        }
    }
    return -1;
}

// A neighbour in the list is one in the chain only when its number is the next: a filter leaves some out.
ChainState AuditModel::chainAt(int row) const
{
    const qint64 place = row < 0 || row >= m_total ? -1 : placeOf(row);
    const auto held = heldAt(place);
    if (!held)
        return ChainState::Unknown;
    if (!held->isGenuine || held->entry.seq == m_brokenAt)
        return ChainState::Broken;
    const AuditEntry &entry = held->entry;
    if (entry.seq == 1)
        return entry.previous.isEmpty() ? ChainState::Fits : ChainState::Broken;
    if (entry.previous.isEmpty())
        return ChainState::Broken;
    const auto before = heldAt(place - 1);
    if (!before || before->entry.seq != entry.seq - 1) {
        // Unfiltered, the entry before must be there.
        if (before && m_query.isEmpty())
            return ChainState::Broken;
        return entry.seq <= m_checkedUpTo ? ChainState::Fits : ChainState::Unknown;
    }
    return before->entry.digest == entry.previous ? ChainState::Fits : ChainState::Broken;
}

void AuditModel::setCheck(const std::optional<ChainCheck> &check)
{
    const qint64 upTo = check ? check->upTo : 0;
    // Behind the last entry something is missing: it fits itself.
    const qint64 brokenAt = check && check->broken && check->broken->fault != ChainFault::End ? check->broken->seq : 0;
    if (m_checkedUpTo == upTo && m_brokenAt == brokenAt)
        return;
    m_checkedUpTo = upTo;
    m_brokenAt = brokenAt;
    repaint(Column::At, Column::Number);
}

void AuditModel::setReasons(const QHash<RecordId, QString> &reasons)
{
    if (reasons == m_reasons)
        return;
    m_reasons = reasons;
    repaint(Column::Detail, Column::Detail);
}

QString AuditModel::detailOf(const AuditEntry &entry) const
{
    return AuditTexts::detail(entry, m_reasons.value(entry.record));
}

void AuditModel::setStale(bool stale)
{
    if (m_stale == stale)
        return;
    m_stale = stale;
    repaint(Column::At, Column::Number);
}

void AuditModel::repaint(Column from, Column to)
{
    if (m_total > 0)
        Q_EMIT dataChanged(index(0, int(from)), index(int(m_total) - 1, int(to)));
}

int AuditModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_total);
}

int AuditModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : columns;
}

QString AuditModel::display(const AuditEntry &entry, Column column) const
{
    switch (column) {
    case Column::At:
        return Texts::dateAndTime(entry.at);
    case Column::Action:
        return AuditTexts::action(entry);
    case Column::Actor:
        return entry.actor.text();
    case Column::Object:
        return entry.object;
    case Column::Plugin:
        return entry.plugin.text();
    case Column::Outcome:
        return AuditTexts::outcome(entry.outcome);
    case Column::Detail:
        return detailOf(entry);
    case Column::Number:
        return Texts::number(entry.seq);
    }
    return {};
}

QString AuditModel::essence(const AuditEntry &entry, ChainState chain) const
{
    QStringList parts{tr("%1: %2 by %3", "time: action by actor")
                          .arg(display(entry, Column::At), display(entry, Column::Action), entry.actor.text()),
                      display(entry, Column::Outcome)};
    if (!entry.object.isEmpty())
        parts.append(entry.object);
    if (const QString detail = display(entry, Column::Detail); !detail.isEmpty())
        parts.append(detail);
    if (chain == ChainState::Broken)
        parts.append(tr("does not fit into the chain"));
    return parts.join(QStringLiteral(", "));
}

QVariant AuditModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount() || index.column() >= columns)
        return {};
    const auto column = Column(index.column());
    if (role == Qt::TextAlignmentRole)
        return int(column == Column::Number ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeading | Qt::AlignVCenter);
    if (role == FixedFontRole)
        return column == Column::Actor || column == Column::Object;
    if (role == ElideMiddleRole)
        return column == Column::Actor || column == Column::Object;
    if (role == MarkRole)
        return -1;
    const AuditEntry *entry = entryAt(index.row());
    if (!entry) {
        const bool failed = m_failed.contains(placeOf(index.row()) / pageSize);
        const QString what = failed ? tr("not loaded", "a row") : tr("loading …", "a row");
        if (role == Qt::AccessibleTextRole || role == Qt::ToolTipRole)
            return tr("Row %1: %2").arg(Texts::number(index.row() + 1), what);
        if (role == SecondaryRole)
            return true;
        if (role == IdRole)
            return QString();
        return role == Qt::DisplayRole && column == Column::At ? QVariant(what) : QVariant();
    }
    switch (role) {
    case Qt::DisplayRole:
        return display(*entry, column);
    case Qt::ToolTipRole:
        return column == Column::At ? Texts::utc(entry->at) : display(*entry, column);
    case Qt::AccessibleTextRole:
        if (column == Column::At)
            return essence(*entry, chainAt(index.row()));
        return tr("%1: %2", "column: value").arg(headerData(index.column(), Qt::Horizontal).toString(), display(*entry, column));
    case IdRole:
        return QString::number(entry->seq);
    case SortRole:
        return qlonglong(entry->seq);
    case StateRole:
        return column == Column::Outcome ? AuditTexts::outcomeState(entry->outcome)
            : column == Column::Number   ? int(chainAt(index.row()))
                                         : 0;
    case SecondaryRole:
        return column == Column::At || column == Column::Detail || column == Column::Number;
    case StaleRole:
        return m_stale;
    default:
        return {};
    }
}

QVariant AuditModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columns)
        return {};
    const auto column = Column(section);
    if (role == Qt::TextAlignmentRole)
        return int(column == Column::Number ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeading | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole && role != Qt::ToolTipRole)
        return {};
    switch (column) {
    case Column::At:
        return tr("Time");
    case Column::Action:
        return tr("What");
    case Column::Actor:
        return tr("Who");
    case Column::Object:
        return tr("Object");
    case Column::Plugin:
        return tr("Plugin");
    case Column::Outcome:
        return tr("Outcome"); // of old data too: an entry's outcome never changes
    case Column::Detail:
        return tr("Why");
    case Column::Number:
        return tr("No.", "number of an entry");
    }
    return {};
}

} // namespace oz0
