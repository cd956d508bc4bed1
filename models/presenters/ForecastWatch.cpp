#include "models/presenters/ForecastWatch.h"

#include "core/client/Await.h"
#include "core/client/WireText.h"
#include "core/wire/EdgeCodec.h"

namespace oz0 {

ForecastWatch::ForecastWatch(ApiClient &client, const TenantStore &store, SessionPresenter &session, CandidateModel &model,
                             QObject *parent)
    : QObject(parent), m_client(client), m_store(store), m_session(session), m_model(model)
{
    m_again.setSingleShot(true);
    m_again.setInterval(int(again.count()));
    connect(&m_again, &QTimer::timeout, this, &ForecastWatch::look);
    connect(&store, &TenantStore::revisionChanged, this, [this] {
        if (m_isWatched && !m_again.isActive())
            m_again.start();
    });
    connect(&session, &SessionPresenter::changed, this, &ForecastWatch::look);
}

void ForecastWatch::setInView(const QList<CandidateId> &ids)
{
    m_inView = ids.mid(0, most);
    const QSet<CandidateId> kept(m_inView.begin(), m_inView.end());
    m_known.removeIf([&kept](const QHash<CandidateId, qint64>::iterator it) { return !kept.contains(it.key()); });
    look();
}

void ForecastWatch::setWatched(bool watched)
{
    if (m_isWatched == watched)
        return;
    m_isWatched = watched;
    if (!watched) {
        m_scope.restart();
        m_known.clear(); // what was on its way is asked anew
        m_queue.clear();
        std::vector<std::pair<CandidateId, RenewalNote>> notAsked;
        for (const CandidateId &id : std::exchange(m_asking, {})) {
            if (isOpen(id))
                notAsked.push_back({id, {RenewalMark::NotAsked, {}}});
        }
        m_model.setRenewals(notAsked);
        m_again.stop();
    }
    look();
}

// The model forgets what was said of other code; what was learned while the save was on its way here is of it, and is gone too.
bool ForecastWatch::wasSavedMeanwhile(const CandidateId &id) const
{
    const int row = m_model.rowOf(id);
    return row >= 0 && m_model.at(row).renewal.mark == RenewalMark::NotAsked;
}

bool ForecastWatch::isOpen(const CandidateId &id) const
{
    const int row = m_model.rowOf(id);
    return row >= 0 && m_model.at(row).renewal.isOpen();
}

// What is asked already and still in view keeps its question; the rest of the queue is made anew. On old data nothing is asked: what
// is not known then is asked when the data is live again.
void ForecastWatch::look()
{
    m_queue.clear();
    const bool isStale = m_session.isStale();
    if (!m_isWatched || !(m_session.who() || isStale))
        return;
    std::vector<std::pair<CandidateId, RenewalNote>> notes;
    for (const CandidateId &id : std::as_const(m_inView)) {
        const auto found = m_store.candidates().constFind(id);
        if (found == m_store.candidates().constEnd() || isOver(*found))
            continue;
        if (m_session.who() && m_session.who()->role != Role::Admin && found->owner != m_session.me()) {
            notes.push_back({id, {RenewalMark::NotTold, {}}});
        } else if (isStale && isOpen(id)) {
            notes.push_back({id, {RenewalMark::NotKnown, {}}});
            m_known.remove(id);
        } else if (!isStale && !m_asking.contains(id) && (m_known.value(id, -1) < m_store.revision() || wasSavedMeanwhile(id))) {
            m_queue.append(id);
        }
    }
    m_model.setRenewals(notes);
    askNext();
}

void ForecastWatch::askNext()
{
    while (m_asking.size() < together && !m_queue.isEmpty()) {
        const CandidateId id = m_queue.takeFirst();
        m_known.insert(id, m_store.revision()); // it is on its way
        m_asking.insert(id);
        if (isOpen(id))
            m_model.setRenewals({{id, {RenewalMark::Asking, {}}}});
        const QString path = QStringLiteral("candidates/%1/forecast").arg(pathPart(id.text()));
        await(m_client.call(m_scope, "GET", path, {}), this,
              [this, id, generation = m_scope.generation()](const Result<QJsonObject> &answer) {
                  if (generation != m_scope.generation())
                      return;
                  m_asking.remove(id);
                  onAnswer(id, answer);
                  if (m_known.contains(id))
                      askNext();
                  else
                      look(); // it was given up meanwhile, and may be wanted again
              });
    }
}

void ForecastWatch::onAnswer(const CandidateId &id, const Result<QJsonObject> &answer)
{
    const auto found = m_store.candidates().constFind(id);
    if (found == m_store.candidates().constEnd() || isOver(*found))
        return; // what it says of itself is said already
    RenewalNote note{RenewalMark::NotKnown, {}};
    if (!answer) {
        if (answer.error().code == ErrorCode::NotPermitted) {
            note.mark = RenewalMark::NotTold;
        } else if (m_session.isStale()) {
            m_known.remove(id);
            if (!isOpen(id))
                return; // what was answered before stands, with its age
        }
    } else if (const Result<Forecast> forecast = decode<Forecast>(*answer)) {
        if (wasSavedMeanwhile(id) && forecast->revision < found->rev) {
            m_known.remove(id); // of the code before
            return;
        }
        note = ForecastTexts::noteOf(*forecast);
        if (m_known.contains(id))
            m_known.insert(id, forecast->revision);
    }
    m_model.setRenewals({{id, note}});
    if (m_known.contains(id) && m_known.value(id) < m_store.revision() && !m_again.isActive())
        m_again.start();
}

void ForecastWatch::learn(const CandidateId &id, const Forecast &forecast)
{
    const auto found = m_store.candidates().constFind(id);
    if (found == m_store.candidates().constEnd() || found->doomed || forecast.revision < qMax(found->rev, m_known.value(id, -1)))
        return;
    if (m_known.contains(id))
        m_known.insert(id, forecast.revision);
    m_model.setRenewals({{id, ForecastTexts::noteOf(forecast)}});
}

} // namespace oz0
