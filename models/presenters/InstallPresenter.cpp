#include "models/presenters/InstallPresenter.h"

#include "core/bundle/BundleReader.h"
#include "core/client/Await.h"
#include "models/ChangeErrors.h"

#include <QDir>
#include <QFileInfo>
#include <QPromise>

namespace oz0 {

namespace {

constexpr int tickMs = 100;

/// A packed bundle as it lies there, known by its digest.
Result<PackedBundle> takePacked(const QString &file)
{
    const Result<BundleFacts> facts = inspectBundle(file);
    if (!facts)
        return Failure(facts.error());
    PackedBundle bundle;
    bundle.digest = facts->digest;
    bundle.file = file;
    bundle.packedBytes = QFileInfo(file).size();
    bundle.unpackedBytes = facts->unpackedBytes;
    bundle.files = facts->files;
    bundle.manifestText = facts->manifestText;
    return bundle;
}

} // namespace

InstallPresenter::InstallPresenter(ApiClient &client, const TenantStore &store, const SessionPresenter &session, QObject *parent)
    : QObject(parent), m_client(client), m_store(store), m_session(session), m_reach(client, store)
{
    m_threads.setMaxThreadCount(1);
    connect(&m_reach, &InstallReachReader::finished, this, &InstallPresenter::changed);
    connect(&m_tick, &QTimer::timeout, this, &InstallPresenter::ticked);
    connect(&session, &SessionPresenter::changed, this, &InstallPresenter::changed);
    connect(&store, &TenantStore::pluginsChanged, this, [this] {
        seeWhetherInstalled();
        Q_EMIT changed();
    });
    connect(&store, &TenantStore::candidatesChanged, this, [this] {
        if (!m_content.isEmpty())
            Q_EMIT changed();
    });
}

InstallPresenter::~InstallPresenter()
{
    stopPacking();
    m_threads.waitForDone();
}

void InstallPresenter::setPhase(Phase phase)
{
    m_phase = phase;
    if (isWorking())
        m_tick.start(tickMs);
    else
        m_tick.stop();
    Q_EMIT changed();
}

bool InstallPresenter::isWorking() const
{
    return m_phase == Phase::Packing || m_phase == Phase::Sending || m_phase == Phase::Checking || m_phase == Phase::Installing;
}

void InstallPresenter::stopPacking()
{
    if (m_progress)
        m_progress->cancelled = true;
}

// What was sent as an install is not taken back by choosing something else, so nothing else can be chosen then.
void InstallPresenter::choose(const QString &path)
{
    if (m_phase == Phase::Installing)
        return;
    if (!m_content.isEmpty() && path == m_path)
        return chooseContent(Digest(m_content), QString(m_path));
    const quint64 generation = begin(path);
    m_content = {};
    if (!m_scratch.isValid())
        return fail(Error{ErrorCode::UnreadableFile, m_scratch.errorString(), m_scratch.path(), {}, 0, 0});
    setPhase(Phase::Packing);
    pack(generation);
}

void InstallPresenter::chooseContent(const Digest &digest, const QString &name)
{
    if (m_phase == Phase::Installing)
        return;
    const quint64 generation = begin(name);
    m_content = digest;
    m_packed = PackedBundle();
    m_packed->digest = digest;
    onSent(generation, Result<Digest>(digest));
}

quint64 InstallPresenter::begin(const QString &path)
{
    stopPacking();
    m_path = path;
    m_packed.reset();
    m_preview.reset();
    m_reach.cancel();
    m_record = {};
    m_sent = m_toSend = 0;
    return m_scope.restart();
}

void InstallPresenter::pack(quint64 generation)
{
    m_progress = std::make_shared<Progress>();
    const auto promise = std::make_shared<QPromise<Result<PackedBundle>>>();
    promise->start();
    await(promise->future(), this, [this, generation](const Result<PackedBundle> &packed) { onPacked(generation, packed); });
    const QString target = m_scratch.filePath(QStringLiteral("bundle-%1.tar.zst").arg(generation));
    m_threads.start([promise, target, path = m_path, progress = m_progress] {
        if (QFileInfo(path).isDir()) {
            PackOptions options;
            options.progress = [progress](qint64 done, qint64 total) {
                progress->done = done;
                progress->total = total;
            };
            options.cancelled = [progress] { return progress->cancelled.load(); };
            promise->addResult(packFolder(path, target, options));
        } else {
            promise->addResult(takePacked(path));
        }
        promise->finish();
    });
}

void InstallPresenter::cancel()
{
    if (m_phase == Phase::Installing)
        return;
    stopPacking();
    m_scope.restart();
    m_preview.reset();
    m_reach.cancel();
    setPhase(Phase::Choosing);
}

void InstallPresenter::onPacked(quint64 generation, const Result<PackedBundle> &packed)
{
    if (generation != m_scope.generation())
        return;
    if (!packed)
        return fail(packed.error());
    m_packed = *packed;
    setPhase(Phase::Sending);
    const auto progress = [this, generation](qint64 sent, qint64 total) {
        if (generation != m_scope.generation())
            return;
        m_sent = sent;
        m_toSend = total;
    };
    await(m_client.putBundle(m_scope, m_packed->digest, m_packed->file, progress), this,
          [this, generation](const Result<Digest> &sent) { onSent(generation, sent); });
}

void InstallPresenter::onSent(quint64 generation, const Result<Digest> &sent)
{
    if (generation != m_scope.generation())
        return;
    if (!sent)
        return fail(sent.error());
    setPhase(Phase::Checking);
    await(m_client.previewInstall(m_scope, InstallRequest{m_packed->digest, {}}), this,
          [this, generation](const Result<Preview> &preview) { onPreview(generation, preview); });
}

void InstallPresenter::onPreview(quint64 generation, const Result<Preview> &preview)
{
    if (generation != m_scope.generation())
        return;
    if (!preview)
        return fail(preview.error());
    m_preview = *preview;
    m_reach.read(*preview, m_packed->manifestText);
    setPhase(Phase::Judged);
}

bool InstallPresenter::isInstalled() const
{
    return m_preview && m_phase != Phase::Installing && !m_preview->installedVersion.isEmpty()
        && m_store.plugins().value(m_preview->plugin).digest == m_preview->digest;
}

ActionState InstallPresenter::mayDiff() const
{
    if (!m_preview || m_phase == Phase::Failed)
        return {false, unjudgedReason()};
    if (m_phase == Phase::Installing)
        return {false, tr("It is being done.")};
    if (!m_content.isEmpty())
        return isGone() ? ActionState{false, tr("The candidate is not there any more.")} : ActionState{true, {}};
    if (!QFileInfo(m_path).isDir())
        return {false, tr("Only a folder can be compared, not a packed file.")};
    return {true, {}};
}

std::optional<ConsoleLink> InstallPresenter::diffLink() const
{
    if (!mayDiff().allowed)
        return std::nullopt;
    ConsoleLink link;
    link.context = m_session.context().name;
    link.tenant = m_session.context().tenant.text();
    link.place = ConsolePlace::Plugins;
    link.object = m_preview->plugin.text();
    const DiffSide after = m_content.isEmpty()
        ? DiffSide{DiffSide::Kind::Folder, QDir::cleanPath(QFileInfo(m_path).absoluteFilePath())}
        : DiffSide{DiffSide::Kind::Candidate, contentCandidate().text()};
    link.diff = {DiffSide{DiffSide::Kind::Installed, {}}, after};
    return link;
}

QString InstallPresenter::unjudgedReason() const
{
    if (isWorking())
        return tr("It is being done.");
    if (m_phase == Phase::Failed && m_preview)
        return mayBeDone(m_error) ? tr("It is not known whether it was installed. Check it again.")
                                  : tr("It was not installed. Check it again.");
    if (m_phase == Phase::Failed)
        return tr("What was chosen was not judged.");
    if (m_phase == Phase::Refused)
        return tr("The install was refused.");
    return m_phase == Phase::Installed ? tr("It is installed.") : tr("Choose what to install.");
}

QString InstallPresenter::typedWord() const
{
    return m_session.isLockable() && m_preview ? m_preview->plugin.text() : QString();
}

ActionState InstallPresenter::mayInstall(const QString &typed) const
{
    if (const ActionState session = oz0::mayAdminister(m_session); !session.allowed)
        return session;
    if (m_phase != Phase::Judged)
        return {false, unjudgedReason()};
    if (m_preview->verdict.isRefused())
        return {false, tr("The install would be refused.")};
    if (isInstalled())
        return {false, tr("Nothing would change: this is what is installed.")};
    if (!typedWord().isEmpty() && typed.trimmed() != typedWord())
        return {false, tr("Type %1 to confirm.").arg(typedWord())};
    return {true, {}};
}

void InstallPresenter::install(const QString &typed)
{
    if (!mayInstall(typed).allowed)
        return;
    m_effectsAsJudged = effects();
    setPhase(Phase::Installing);
    const quint64 generation = m_scope.generation();
    await(m_client.install(m_scope, InstallRequest{m_packed->digest, m_preview->plugin}), this,
          [this, generation](const Result<InstallAnswer> &answer) { onInstalled(generation, answer); });
}

void InstallPresenter::onInstalled(quint64 generation, const Result<InstallAnswer> &answer)
{
    if (generation != m_scope.generation())
        return;
    if (!answer) {
        fail(answer.error());
        seeWhetherInstalled();
        return;
    }
    m_preview = answer->preview;
    if (answer->refused) {
        m_preview->verdict = answer->refused->verdict;
        m_record = answer->refused->id;
        setPhase(Phase::Refused);
    } else {
        setPhase(Phase::Installed);
    }
}

// The answer was lost, so the live list tells.
void InstallPresenter::seeWhetherInstalled()
{
    if (m_phase != Phase::Failed || !m_preview || !mayBeDone(m_error))
        return;
    const Plugin installed = m_store.plugins().value(m_preview->plugin);
    if (installed.digest == m_preview->digest && installed.version == m_preview->version)
        setPhase(Phase::Installed);
}

void InstallPresenter::fail(const Error &error)
{
    m_error = error;
    setPhase(Phase::Failed);
}

} // namespace oz0
