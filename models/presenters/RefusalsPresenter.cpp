#include "models/presenters/RefusalsPresenter.h"

#include "core/client/Await.h"
#include "core/client/WireText.h"
#include "core/wire/EvidenceCodec.h"
#include "models/Texts.h"
#include "models/VerdictTexts.h"

#include <algorithm>

namespace oz0 {

namespace {

constexpr int debounceMs = 150;
constexpr int touchedMs = 250;
constexpr int mostRows = 1000;   ///< of one answer; a tenant keeps no more
constexpr int mostRechecks = 64; // kept while the page is open
constexpr auto week = std::chrono::hours(24 * 7);

template <class T>
Result<T> read(const Result<QJsonObject> &answer)
{
    if (!answer)
        return Failure(answer.error());
    Result<T> value = decode<T>(*answer);
    if (value)
        return value;
    Error error = value.error();
    error.code = ErrorCode::ProtocolViolation;
    return Failure(error);
}

QString listPath(const QString &filter, const QString &after, int limit)
{
    return QStringLiteral("refusals?")
        + queryText(
               {{"order", QStringLiteral("grouped")}, {"limit", QString::number(limit)}, {"after", after}, {"filter", filter}});
}

QString recordPath(const RecordId &id, const char *below)
{
    return QStringLiteral("refusals/") + pathPart(id.text()) + QLatin1String(below);
}

} // namespace

RefusalsPresenter::RefusalsPresenter(ApiClient &client, const TenantStore &store, SessionPresenter &session, QObject *parent)
    : QObject(parent), m_client(client), m_store(store), m_session(session), m_mended(client), m_remedyDiff(client),
      m_whatIf(client, store, session)
{
    m_debounce.setSingleShot(true);
    m_debounce.setInterval(debounceMs);
    connect(&m_debounce, &QTimer::timeout, this, &RefusalsPresenter::lookAgain);
    m_touched.setSingleShot(true);
    m_touched.setInterval(touchedMs);
    connect(&m_touched, &QTimer::timeout, this, &RefusalsPresenter::lookAgain);
    m_seen.setSingleShot(true);
    m_seen.setInterval(int(seenAfter.count()));
    connect(&m_seen, &QTimer::timeout, this, &RefusalsPresenter::markSeen);
    connect(&store, &TenantStore::listTouched, this, [this](const QString &list) {
        if (list == QLatin1String("refusals") && m_active && !m_touched.isActive())
            m_touched.start();
    });
    connect(&store, &TenantStore::livenessChanged, this, [this](Liveness liveness) {
        if (liveness == Liveness::Live && m_active && (m_failed || m_total < 0))
            m_touched.start();
        Q_EMIT stateChanged();
    });
    connect(&session, &SessionPresenter::ticked, this, [this] {
        // Midnight, or the server's clock came to be known.
        if (m_total >= 0 && VerdictTexts::dayOf(now()) != VerdictTexts::dayOf(m_model.now()))
            m_model.setRecords(m_model.records(), now());
    });
    connect(&session, &SessionPresenter::changed, this, &RefusalsPresenter::stateChanged);
    connect(&session, &SessionPresenter::changed, this, &RefusalsPresenter::shownChanged);
    connect(this, &RefusalsPresenter::shownChanged, this, &RefusalsPresenter::tellOthers);
    connect(this, &RefusalsPresenter::recheckChanged, this, &RefusalsPresenter::tellOthers);
    connect(&m_remedyDiff, &RemedyDiff::changed, this, &RefusalsPresenter::recheckChanged);
}

RefusalsPresenter::~RefusalsPresenter() = default;

void RefusalsPresenter::tellOthers()
{
    std::optional<RefusalRecord> record;
    if (shown()) {
        record = *shown();
        record->verdict.remedy = remedy();
    }
    m_whatIf.setRecord(record);
    m_remedyDiff.show(record ? record->digest : Digest(), remedy());
}

// Until the server has told its time, that of this machine.
Instant RefusalsPresenter::now() const
{
    const Instant server = m_store.serverNow();
    return server == Instant{} ? SystemClock().now() : server;
}

PageState RefusalsPresenter::state() const
{
    if (m_total < 0)
        return m_failed ? PageState::Failed : PageState::Loading;
    if (m_model.rowCount() == 0 && !m_fits)
        return m_failed ? PageState::Failed : PageState::Loading;
    if (m_model.rowCount() == 0)
        return m_query == RefusalQuery{false, false, false, {}} || m_query == RefusalQuery{} ? PageState::Empty
                                                                                             : PageState::FilteredEmpty;
    return m_session.isStale() || m_failed ? PageState::Stale : PageState::Ready;
}

void RefusalsPresenter::activate()
{
    if (m_active)
        return;
    m_active = true;
    lookAgain();
}

void RefusalsPresenter::retry()
{
    m_active = true;
    m_failed = false;
    lookAgain();
}

void RefusalsPresenter::setQuery(const RefusalQuery &query)
{
    if (m_query == query)
        return;
    const bool isTyping = m_query.text != query.text;
    m_query = query;
    m_fits = false;
    if (isTyping)
        m_debounce.start();
    else
        lookAgain();
    Q_EMIT stateChanged();
}

// A week by the day, so that the same question is asked the whole day long.
QString RefusalsPresenter::filterText() const
{
    QStringList parts;
    if (m_query.lastWeek)
        parts.append(QStringLiteral("since:") + toText(std::chrono::floor<std::chrono::hours>(now() - week)));
    if (m_query.unseen)
        parts.append(QStringLiteral("seen:no"));
    if (m_query.mine)
        parts.append(QStringLiteral("mine:yes"));
    if (!m_query.text.isEmpty())
        parts.append(m_query.text.simplified());
    return parts.join(QLatin1Char(' '));
}

void RefusalsPresenter::lookAgain()
{
    m_debounce.stop();
    m_touched.stop();
    if (m_asking && m_fits) {
        m_again = true;
        return;
    }
    ask({}, std::clamp(int(m_model.records().size()), pageSize, mostRows));
    countAgain();
}

void RefusalsPresenter::fetchMore()
{
    if (canFetchMore())
        ask(m_next, pageSize);
}

void RefusalsPresenter::ask(const QString &after, int limit)
{
    m_listScope.restart();
    m_asking = true;
    m_again = false;
    if (after.isEmpty())
        m_asked = filterText();
    m_fits = true;
    await(m_client.call(m_listScope, "GET", listPath(m_asked, after, limit), {}), this,
          [this, after, generation = m_listScope.generation()](const Result<QJsonObject> &answer) {
              if (generation != m_listScope.generation())
                  return; // an answer to an earlier question
              m_asking = false;
              const Result<Page<RefusalRecord>> page = read<Page<RefusalRecord>>(answer);
              m_failed = !page;
              if (!page) {
                  m_failure = page.error();
                  Q_EMIT stateChanged();
                  return;
              }
              m_readAt = now();
              m_next = page->next;
              m_total = page->total;
              // What is looked at stays in view when the list has it no more.
              if (const RefusalRecord *looked = m_model.record(m_selected))
                  m_single = *looked;
              m_model.setRecords(after.isEmpty() ? page->items : m_model.records() + page->items, m_readAt);
              if (m_again)
                  lookAgain();
              Q_EMIT stateChanged();
              Q_EMIT shownChanged();
          });
    Q_EMIT stateChanged();
}

// Short questions: how many there are, how many unseen, and how many one's own, whatever else is filtered.
void RefusalsPresenter::countAgain()
{
    m_countScope.restart();
    const QString since = QStringLiteral("since:") + toText(std::chrono::floor<std::chrono::hours>(now() - week));
    const auto count = [this](const QString &filter, qint64 RefusalsPresenter::*number) {
        await(m_client.call(m_countScope, "GET", listPath(filter, {}, 1), {}), this,
              [this, number, generation = m_countScope.generation()](const Result<QJsonObject> &answer) {
                  const Result<Page<RefusalRecord>> page = read<Page<RefusalRecord>>(answer);
                  if (generation != m_countScope.generation() || !page)
                      return; // the old number stays: the list says when it is old
                  this->*number = page->total;
                  Q_EMIT stateChanged();
              });
    };
    count({}, &RefusalsPresenter::m_all);
    count(since + QStringLiteral(" seen:no"), &RefusalsPresenter::m_unseen);
    count(since + QStringLiteral(" mine:yes"), &RefusalsPresenter::m_mine);
    if (m_query.mine)
        count(since + QStringLiteral(" seen:no mine:yes"), &RefusalsPresenter::m_mineUnseen);
}

const RefusalRecord *RefusalsPresenter::shown() const
{
    if (const RefusalRecord *record = m_model.record(m_selected))
        return record;
    return m_single && m_single->id == m_selected ? &*m_single : nullptr;
}

void RefusalsPresenter::select(const RecordId &id, bool inView)
{
    m_seen.stop();
    if (m_selected != id) {
        cancelRecheck();
        m_selected = id;
        m_single.reset();
        m_shownNote.clear();
        m_evidence.reset();
        m_linesNote.clear();
        const auto checked = m_rechecks.constFind(id);
        m_recheck = checked == m_rechecks.constEnd() ? std::nullopt : std::optional(*checked);
        m_recheckNote.clear();
        m_mended.cancel();
        m_recordScope.restart();
        m_evidenceScope.restart();
        if (!id.isEmpty() && !shown())
            loadRecord();
        if (!id.isEmpty())
            loadEvidence();
        Q_EMIT shownChanged();
        Q_EMIT recheckChanged();
    }
    if (inView && shown() && !shown()->seen)
        m_seen.start();
}

void RefusalsPresenter::retranslate()
{
    if (m_shownNote.isEmpty() && m_linesNote.isEmpty() && m_recheckNote.isEmpty())
        return;
    const RecordId id = m_selected;
    select({}, false);
    select(id, false);
}

void RefusalsPresenter::loadRecord()
{
    await(m_client.call(m_recordScope, "GET", recordPath(m_selected, ""), {}), this,
          [this, generation = m_recordScope.generation()](const Result<QJsonObject> &answer) {
              if (generation != m_recordScope.generation())
                  return;
              const Result<RefusalRecord> record = read<RefusalRecord>(answer);
              if (record)
                  m_single = *record;
              else
                  m_shownNote = Texts::error(record.error());
              if (record && !record->seen)
                  m_seen.start();
              Q_EMIT shownChanged();
          });
}

void RefusalsPresenter::loadEvidence()
{
    await(m_client.call(m_evidenceScope, "GET", recordPath(m_selected, "/evidence"), {}), this,
          [this, generation = m_evidenceScope.generation()](const Result<QJsonObject> &answer) {
              if (generation != m_evidenceScope.generation())
                  return;
              const Result<Evidence> evidence = read<Evidence>(answer);
              if (evidence)
                  m_evidence = *evidence;
              else
                  m_linesNote = tr("The lines cannot be shown. %1", "why").arg(Texts::error(evidence.error()));
              Q_EMIT shownChanged();
          });
}

ActionState RefusalsPresenter::mayRecheck() const
{
    if (!shown())
        return {false, tr("No refusal is shown.")};
    if (m_rechecking)
        return {false, tr("It is being checked.")};
    if (m_session.isStale())
        return {false, tr("The server does not answer now.")};
    return {true, {}};
}

void RefusalsPresenter::recheck()
{
    if (!mayRecheck().allowed)
        return;
    m_recheckScope.restart();
    m_rechecking = true;
    m_recheckNote.clear();
    await(m_client.call(m_recheckScope, "POST", recordPath(m_selected, ":recheck"), {}), this,
          [this, generation = m_recheckScope.generation()](const Result<QJsonObject> &answer) {
              if (generation != m_recheckScope.generation())
                  return;
              m_rechecking = false;
              const Result<Recheck> recheck = read<Recheck>(answer);
              if (recheck) {
                  m_recheck = *recheck;
                  if (m_rechecks.size() >= mostRechecks)
                      m_rechecks.clear();
                  m_rechecks.insert(m_selected, *recheck);
              } else {
                  m_recheckNote = tr("It could not be checked again. %1", "why").arg(Texts::error(recheck.error()));
              }
              Q_EMIT recheckChanged();
          });
    markSeen();
    Q_EMIT recheckChanged();
}

void RefusalsPresenter::cancelRecheck()
{
    if (!m_rechecking)
        return;
    m_recheckScope.restart();
    m_rechecking = false;
    Q_EMIT recheckChanged();
}

void RefusalsPresenter::markSeen()
{
    m_seen.stop();
    const RefusalRecord *record = shown();
    if (!record || record->seen || m_session.isStale())
        return;
    await(m_client.call(m_seenScope, "POST", recordPath(record->id, ":seen"), {}), this,
          [this](const Result<QJsonObject> &answer) {
              if (answer && !m_touched.isActive())
                  m_touched.start();
          });
}

void RefusalsPresenter::markAllSeen()
{
    if (!mayMarkAllSeen().allowed)
        return;
    SeenRequest request{m_asked, m_model.records().first().id};
    await(m_client.call(m_seenScope, "POST", QStringLiteral("refusals:seen"), toJson(request)), this,
          [this](const Result<QJsonObject> &answer) {
              if (!answer && answer.error().code != ErrorCode::Aborted) {
                  m_failed = true;
                  m_failure = answer.error();
                  Q_EMIT stateChanged();
              } else if (!m_touched.isActive()) {
                  m_touched.start();
              }
          });
}

ActionState RefusalsPresenter::mayMarkAllSeen() const
{
    if (m_session.isStale())
        return {false, tr("The server does not answer now.")};
    const QList<RefusalRecord> &records = m_model.records();
    const bool isAnyUnseen = std::any_of(records.begin(), records.end(), [](const RefusalRecord &r) { return !r.seen; });
    if (!isAnyUnseen && (m_next.isEmpty() || m_unseen == 0))
        return {false, tr("Nothing listed is unseen.")};
    return {true, {}};
}

} // namespace oz0
