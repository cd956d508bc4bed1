#include "models/presenters/PreviewPresenter.h"

#include "core/client/TlsProblem.h"
#include "models/presenters/PreviewRights.h"

#include <QSslCertificate>
#include <QUuid>

#include <algorithm>
#include <tuple>
#include <utility>

namespace oz0 {

namespace {

constexpr int tickMs = 100;
constexpr qsizetype mostChoices = 20;
constexpr QLatin1String contractChanged("contract.changed");

// A cluster has no name of its own; its certificates are not another one's.
QStringList clusterOf(const SessionPresenter &session)
{
    QByteArray known = session.context().certificates;
    if (session.who())
        known += '\n' + session.who()->certificates.toUtf8();
    QStringList fingerprints;
    for (const QSslCertificate &certificate : QSslCertificate::fromData(known, QSsl::Pem)) {
        if (const QString one = fingerprint(certificate); !fingerprints.contains(one))
            fingerprints.append(one);
    }
    return fingerprints;
}

} // namespace

PreviewPresenter::PreviewPresenter(ApiClient &client, const TenantStore &store, SessionPresenter &session, const Clock &clock,
                                   const MonotonicClock &monotonic, const QString &historyFile, QObject *parent)
    : QObject(parent), m_client(client), m_store(store), m_session(session), m_clock(clock), m_monotonic(monotonic),
      m_history(historyFile), m_reach(client, store)
{
    m_history.setCluster(clusterOf(session));
    connect(&session, &SessionPresenter::changed, this, [this] {
        m_history.setCluster(clusterOf(m_session));
        Q_EMIT changed();
    });
    connect(&store, &TenantStore::candidatesChanged, this, [this] {
        if (m_store.candidates().contains(m_wanted))
            startOf(m_wanted);
        noteOutdated();
        Q_EMIT changed();
    });
    connect(&store, &TenantStore::pluginsChanged, this, &PreviewPresenter::noteOutdated);
    connect(&m_history, &PreviewHistory::changed, this, &PreviewPresenter::showHistory);
    connect(&m_reach, &InstallReachReader::finished, this, &PreviewPresenter::finish);
    connect(&m_follower, &FolderFollower::changed, this, [this] {
        if (m_step != Step::None)
            m_again = true;
        else
            start();
    });
    connect(&m_follower, &FolderFollower::followsBlindly, this, [this] {
        m_followsBlindly = true;
        Q_EMIT changed();
    });
    m_tick.setInterval(tickMs);
    connect(&m_tick, &QTimer::timeout, this, &PreviewPresenter::ticked);
}

PreviewPresenter::~PreviewPresenter() = default;

void PreviewPresenter::activate()
{
    if (std::exchange(m_active, true))
        return;
    m_history.load();
}

PageState PreviewPresenter::state() const
{
    if (m_step != Step::None)
        return PageState::Loading;
    const PreviewEntry *entry = shown();
    if (!entry)
        return PageState::Empty;
    if (entry->error && !entry->isStopped() && !isInvalidInput(*entry->error))
        return PageState::Failed;
    return m_session.isStale() ? PageState::Stale : PageState::Ready;
}

// What is shown has to be kept: after "Forget all" nothing is shown any more.
void PreviewPresenter::showHistory()
{
    const QList<PreviewEntry> &entries = m_history.entries();
    m_historyModel.setEntries(entries, m_clock.now());
    const bool isGone = !m_selected.isEmpty() && !shown();
    if (isGone || (m_selected.isEmpty() && !entries.isEmpty()))
        select(entries.isEmpty() ? QStringList() : QStringList{entries.first().key});
    Q_EMIT changed();
}

void PreviewPresenter::setSource(const PreviewSource &source)
{
    if (source == m_source)
        return;
    m_source = source;
    if (m_watching && source.isCandidate())
        setWatching(false);
    if (m_watching)
        m_follower.follow(m_source.folder);
    Q_EMIT changed();
}

bool PreviewPresenter::hasChoices() const
{
    const QList<PreviewEntry> &entries = m_history.entries();
    return std::any_of(entries.begin(), entries.end(), [](const PreviewEntry &entry) { return !entry.folder.isEmpty(); })
        || std::any_of(m_store.candidates().begin(), m_store.candidates().end(),
                       [this](const Candidate &candidate) { return mayChoose(candidate); });
}

bool PreviewPresenter::mayChoose(const Candidate &candidate) const
{
    return candidate.phase == CandidatePhase::Placed && m_session.who() && mayPreview(m_session, candidate).allowed;
}

QList<PreviewChoice> PreviewPresenter::choices() const
{
    QList<PreviewChoice> choices;
    const auto isListed = [&choices](const PreviewSource &source) {
        return std::any_of(choices.begin(), choices.end(), [&](const PreviewChoice &choice) { return choice.source == source; });
    };
    for (const PreviewEntry &entry : m_history.entries()) {
        if (!entry.folder.isEmpty() && !isListed(entry.source()) && choices.size() < mostChoices)
            choices.append({entry.source(), entry.folder});
    }
    QList<const Candidate *> candidates;
    for (const Candidate &candidate : m_store.candidates()) {
        if (mayChoose(candidate))
            candidates.append(&candidate);
    }
    const auto rank = [this](const Candidate *candidate) {
        return std::tuple(candidate->owner != m_session.me(), candidate->plugin, candidate->owner);
    };
    std::sort(candidates.begin(), candidates.end(),
              [&rank](const Candidate *one, const Candidate *other) { return rank(one) < rank(other); });
    for (const Candidate *candidate : candidates.mid(0, mostChoices)) {
        choices.append({PreviewSource{{}, candidate->id},
                        tr("Candidate %1 · %2 · %3 %4", "ID, owner, plugin, version")
                            .arg(candidate->id.text(), candidate->owner.text(), candidate->plugin.text(), candidate->version)});
    }
    return choices;
}

ActionState PreviewPresenter::mayStart() const
{
    if (m_source.isEmpty())
        return {false, tr("No folder is chosen.")};
    if (!m_source.isCandidate())
        return mayPreview(m_session);
    const auto candidate = m_store.candidates().constFind(m_source.candidate);
    if (candidate == m_store.candidates().constEnd())
        return {false,
                m_session.asOf() == Instant{} ? tr("The data is not here yet.")
                                              : tr("Candidate %1 is not there.").arg(m_source.candidate.text())};
    return mayPreview(m_session, *candidate);
}

void PreviewPresenter::start()
{
    if (m_step != Step::None || !mayStart().allowed)
        return;
    m_again = false;
    m_entry = PreviewEntry();
    m_entry.key = QUuid::createUuid().toString(QUuid::WithoutBraces);
    m_entry.at = m_clock.now();
    m_entry.by = m_session.me();
    m_entry.folder = m_source.folder;
    m_entry.candidate = m_source.candidate;
    m_entry.tenant = m_session.context().tenant;
    m_entry.cluster = clusterOf(m_session);
    m_manifestText.clear();
    ++m_run;
    if (m_source.isCandidate())
        startCandidate();
    else
        startFolder();
}

void PreviewPresenter::startOf(const CandidateId &candidate)
{
    cancel();
    setSource({{}, candidate});
    m_wanted = m_session.asOf() == Instant{} ? candidate : CandidateId();
    start();
}

void PreviewPresenter::setWatching(bool watching)
{
    if (m_watching == watching)
        return;
    m_watching = watching;
    m_followsBlindly = false;
    m_follower.follow(watching ? m_source.folder : QString());
    Q_EMIT changed();
}

ActionState PreviewPresenter::mayWatch() const
{
    return m_source.isCandidate() ? ActionState{false, tr("Only a folder can be watched.")} : ActionState{true, {}};
}

QString PreviewPresenter::watchNote() const
{
    return m_watching && m_followsBlindly ? tr("Not every folder can be watched: a save is noticed after some seconds.")
                                          : QString();
}

void PreviewPresenter::select(const QStringList &keys)
{
    m_selected = keys.mid(0, 2);
    const PreviewEntry *entry = shown();
    m_outdated = outdated();
    m_names.setNames(entry ? entry->names : QList<NameUse>());
    const bool isChecked = entry && entry->preview;
    m_contracts.setChanges(isChecked ? contractChanges(*entry->preview) : QList<ContractChange>());
    m_checks.setResults(isChecked ? checkResults(*entry->preview, entry->declared) : QList<CheckResult>());
    if (entry && m_step == Step::None)
        setSource(entry->source());
    Q_EMIT shownChanged();
    Q_EMIT changed();
}

void PreviewPresenter::noteOutdated()
{
    const QString now = outdated();
    if (now == m_outdated)
        return;
    m_outdated = now;
    Q_EMIT shownChanged();
    Q_EMIT changed(); // an install of it
}

const PreviewEntry *PreviewPresenter::shown() const
{
    const QList<PreviewEntry> &entries = m_history.entries(); // newest first
    for (const PreviewEntry &entry : entries) {
        if (m_selected.contains(entry.key))
            return &entry;
    }
    return nullptr;
}

QStringList PreviewPresenter::selected() const
{
    QStringList keys;
    for (const PreviewEntry &entry : m_history.entries()) {
        if (m_selected.contains(entry.key))
            keys.append(entry.key);
    }
    return keys;
}

const PreviewEntry *PreviewPresenter::comparedWith() const
{
    const PreviewEntry *newer = shown();
    if (!newer)
        return nullptr;
    bool isBehind = false;
    for (const PreviewEntry &entry : m_history.entries()) {
        const bool isWanted = m_selected.size() == 2 ? m_selected.contains(entry.key)
                                                     : entry.source() == newer->source() && entry.preview.has_value();
        if (isBehind && isWanted)
            return &entry;
        isBehind = isBehind || entry.key == newer->key;
    }
    return nullptr;
}

QList<RefusalView> PreviewPresenter::views() const
{
    const PreviewEntry *entry = shown();
    QList<RefusalView> views = entry ? PreviewTexts::views(*entry) : QList<RefusalView>();
    views.removeIf([](const RefusalView &view) { return view.code == contractChanged; }); // the table tells it
    if (entry && entry->preview) {
        const bool isSameVersion = entry->preview->installedVersion == entry->preview->version;
        RefusalViews::addDigests(views, entry->preview->digest, isSameVersion ? entry->installedDigest : Digest());
    }
    return views;
}

int PreviewPresenter::contractWarnings() const
{
    const PreviewEntry *entry = shown();
    const QList<Refusal> warnings = entry ? entry->verdict().warnings : QList<Refusal>();
    return int(
        std::count_if(warnings.begin(), warnings.end(), [](const Refusal &warning) { return warning.code == contractChanged; }));
}

QList<PreviewDifference> PreviewPresenter::comparison() const
{
    const PreviewEntry *newer = shown();
    const PreviewEntry *older = comparedWith();
    return newer && older ? PreviewTexts::differences(*older, *newer) : QList<PreviewDifference>();
}

} // namespace oz0
