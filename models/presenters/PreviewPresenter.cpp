#include "models/presenters/PreviewPresenter.h"

#include "core/client/Await.h"
#include "core/manifest/MaskedText.h"
#include "models/CommandText.h"
#include "models/Texts.h"
#include "models/VerdictReport.h"

#include <QDir>
#include <QFileInfo>
#include <QUrl>
#include <QUuid>

#include <algorithm>
#include <utility>

namespace oz0 {

namespace {

constexpr int tickMs = 100;

QString megabytes(qint64 bytes)
{
    return QLocale().toString(double(bytes) / 1e6, 'f', 1);
}

} // namespace

PreviewPresenter::PreviewPresenter(ApiClient &client, const TenantStore &store, SessionPresenter &session, const Clock &clock,
                                   const MonotonicClock &monotonic, const QString &historyFile, QObject *parent)
    : QObject(parent), m_client(client), m_store(store), m_session(session), m_clock(clock), m_monotonic(monotonic),
      m_history(historyFile)
{
    connect(&session, &SessionPresenter::changed, this, &PreviewPresenter::changed);
    connect(&m_history, &PreviewHistory::changed, this, [this] {
        m_historyModel.setEntries(m_history.entries(), m_clock.now());
        if (m_selected.isEmpty() && !m_history.entries().isEmpty())
            select({m_history.entries().first().key});
        Q_EMIT changed();
    });
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

void PreviewPresenter::setFolder(const QString &text)
{
    QString folder = text.trimmed();
    if (const QUrl url(folder); url.isLocalFile())
        folder = url.toLocalFile();
    if (folder == QLatin1String("~") || folder.startsWith(QLatin1String("~/")))
        folder = QDir::homePath() + folder.mid(1);
    if (const QFileInfo info(folder); info.isFile())
        folder = info.absolutePath();
    if (!folder.isEmpty())
        folder = QDir::cleanPath(QFileInfo(folder).absoluteFilePath());
    if (folder == m_folder)
        return;
    m_folder = folder;
    if (m_watching)
        m_follower.follow(m_folder);
    Q_EMIT changed();
}

QStringList PreviewPresenter::folders() const
{
    QStringList folders;
    for (const PreviewEntry &entry : m_history.entries()) {
        if (!folders.contains(entry.folder))
            folders.append(entry.folder);
    }
    return folders;
}

ActionState PreviewPresenter::mayStart() const
{
    if (m_folder.isEmpty())
        return {false, tr("No folder is chosen.")};
    if (m_session.who() && m_session.who()->role != Role::Operator && m_session.who()->role != Role::Admin)
        return {false, tr("Only an operator or an admin may preview.")};
    return {true, {}};
}

void PreviewPresenter::enter(Step step)
{
    m_step = step;
    m_stepBegan = m_monotonic.elapsed();
    m_sent = m_toSend = 0;
    if (step == Step::None)
        m_tick.stop();
    else if (!m_tick.isActive())
        m_tick.start();
    Q_EMIT changed();
}

void PreviewPresenter::start()
{
    if (m_step != Step::None || !mayStart().allowed)
        return;
    m_again = false;
    m_entry = PreviewEntry();
    m_entry.key = QUuid::createUuid().toString(QUuid::WithoutBraces);
    m_entry.at = m_clock.now();
    m_entry.folder = m_folder;
    m_entry.tenant = m_session.context().tenant;
    m_manifestText.clear();
    const quint64 run = ++m_run;
    enter(Step::Packing);
    await(m_pack.start(m_folder), this, [this, run](const PackTask::Outcome &outcome) {
        if (!isCurrent(run))
            return;
        m_entry.packMs = (m_monotonic.elapsed() - m_stepBegan).count();
        m_place = outcome.place;
        if (!outcome.packed)
            return finish(Failure(outcome.packed.error()));
        send(*outcome.packed);
    });
}

void PreviewPresenter::send(const PackedBundle &bundle)
{
    m_entry.files = int(bundle.files.size());
    m_entry.packedBytes = bundle.packedBytes;
    m_manifestText = bundle.manifestText;
    enter(Step::Sending);
    const auto progress = [this, run = m_run](qint64 done, qint64 total) {
        if (!isCurrent(run))
            return;
        m_sent = done;
        m_toSend = total;
    };
    await(m_client.putBundle(m_scope, bundle.digest, bundle.file, progress), this,
          [this, run = m_run, bundle](const Result<Digest> &answer) {
              if (!isCurrent(run))
                  return;
              m_entry.sendMs = (m_monotonic.elapsed() - m_stepBegan).count();
              if (!answer)
                  return finish(Failure(answer.error()));
              check(bundle);
          });
}

void PreviewPresenter::check(const PackedBundle &bundle)
{
    enter(Step::Checking);
    await(m_client.previewInstall(m_scope, InstallRequest{bundle.digest, {}}), this,
          [this, run = m_run](const Result<Preview> &answer) {
              if (!isCurrent(run))
                  return;
              m_entry.checkMs = (m_monotonic.elapsed() - m_stepBegan).count();
              finish(answer);
          });
}

void PreviewPresenter::finish(const Result<Preview> &answer)
{
    m_place.reset();
    if (answer) {
        m_entry.preview = *answer;
        m_entry.names = namesOf(*answer, m_store.plugins());
    } else {
        m_entry.error = answer.error();
    }
    quoteLines();
    enter(Step::None);
    const PreviewEntry entry = m_entry;
    m_history.add(entry);
    select({entry.key});
    // One that was stopped stays so until the next save.
    if (std::exchange(m_again, false) && m_watching && !entry.isStopped())
        start();
}

// The key is thrown away: what is kept tells no more than that something stood there.
void PreviewPresenter::quoteLines()
{
    const QByteArray key = QUuid::createUuid().toRfc4122() + QUuid::createUuid().toRfc4122();
    const QuotedText proposed = quotedManifest(m_manifestText, key);
    const Verdict verdict = m_entry.verdict();
    const auto quote = [&proposed](const Refusal &refusal) { return excerptOf(refusal, {}, proposed); };
    for (const Refusal &refusal : verdict.refusals)
        m_entry.refusalLines.append(quote(refusal));
    for (const Refusal &warning : verdict.warnings)
        m_entry.warningLines.append(quote(warning));
    m_manifestText.clear();
}

void PreviewPresenter::cancel()
{
    if (m_step == Step::None)
        return;
    ++m_run;
    m_pack.stop();
    m_scope.abort();
    finish(Failure(ErrorCode::Aborted, QStringLiteral("stopped by the person")));
}

double PreviewPresenter::fraction() const
{
    const auto share = [](qint64 done, qint64 total) {
        return total > 0 ? std::clamp(double(done) / double(total), 0.0, 1.0) : -1;
    };
    switch (m_step) {
    case Step::Packing:
        return share(m_pack.done(), m_pack.total());
    case Step::Sending:
        return share(m_sent, m_toSend);
    case Step::Checking:
    case Step::None:
        break;
    }
    return -1;
}

QString PreviewPresenter::progressText() const
{
    switch (m_step) {
    case Step::Packing:
        return m_pack.total() > 0 ? tr("Packing: %1 of %2 MB").arg(megabytes(m_pack.done()), megabytes(m_pack.total()))
                                  : tr("Packing: looking at the folder");
    case Step::Sending:
        return m_toSend > 0 ? tr("Sending: %1 of %2 MB").arg(megabytes(m_sent), megabytes(m_toSend)) : tr("Sending");
    case Step::Checking:
        return tr("Checking against tenant %1").arg(m_entry.tenant.text());
    case Step::None:
        break;
    }
    return {};
}

void PreviewPresenter::setWatching(bool watching)
{
    if (m_watching == watching)
        return;
    m_watching = watching;
    m_followsBlindly = false;
    m_follower.follow(watching ? m_folder : QString());
    Q_EMIT changed();
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
    m_names.setNames(entry ? entry->names : QList<NameUse>());
    m_contracts.setChanges(entry ? contractChanges(entry->verdict()) : QList<ContractChange>());
    if (entry && m_step == Step::None)
        setFolder(entry->folder);
    Q_EMIT shownChanged();
    Q_EMIT changed();
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
                                                     : entry.folder == newer->folder && entry.preview.has_value();
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
    views.removeIf([](const RefusalView &view) { return view.code == QLatin1String("contract.changed"); }); // the table tells it
    if (entry && entry->preview) {
        const Plugin installed = m_store.plugins().value(entry->preview->plugin);
        RefusalViews::addDigests(views, entry->preview->digest,
                                 installed.version == entry->preview->version ? installed.digest : Digest());
    }
    return views;
}

QList<PreviewDifference> PreviewPresenter::comparison() const
{
    const PreviewEntry *newer = shown();
    const PreviewEntry *older = comparedWith();
    return newer && older ? PreviewTexts::differences(*older, *newer) : QList<PreviewDifference>();
}

} // namespace oz0
