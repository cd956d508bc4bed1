#include "models/presenters/DiffPresenter.h"

#include "core/client/Await.h"

#include <QtConcurrentRun>

namespace oz0 {

namespace {
constexpr qsizetype keptTextBytes = 64 * 1024 * 1024;
constexpr int listedRecords = 50;
} // namespace

DiffPresenter::DiffPresenter(ApiClient &client, TenantStore &store, SessionPresenter &session, QObject *parent)
    : QObject(parent), m_client(client), m_store(store), m_session(session), m_shownFiles(m_files), m_texts(keptTextBytes)
{
    for (Side *side : {&m_from, &m_to}) {
        side->loader = std::make_unique<DiffSideLoader>(client, store);
        connect(side->loader.get(), &DiffSideLoader::finished, this, &DiffPresenter::onSide);
    }
    connect(&store, &TenantStore::revisionChanged, this, [this] {
        if (m_isWaiting)
            startLoading();
        lookForNews();
    });
    connect(&store, &TenantStore::candidatesChanged, this, &DiffPresenter::choicesChanged);
    connect(&store, &TenantStore::pluginsChanged, this, &DiffPresenter::choicesChanged);
    connect(&store, &TenantStore::listTouched, this, [this](const QString &list) {
        if (list == QLatin1String("refusals") && !m_plugin.isEmpty())
            loadRecords();
    });
    connect(&session, &SessionPresenter::changed, this, &DiffPresenter::changed);
    connect(&m_meaning, &MeaningModel::reviewedChanged, this, &DiffPresenter::changed);
    connect(&m_look, &QTimer::timeout, this, &DiffPresenter::lookAtFolders);
}

DiffPresenter::~DiffPresenter() = default;

void DiffPresenter::keepTicksIn(QSettings &settings)
{
    m_ticks = std::make_unique<ReviewTicks>(settings);
    m_meaning.setTicks(m_ticks.get());
}

void DiffPresenter::show(const PluginName &plugin, const DiffSide &from, const DiffSide &to)
{
    const bool isOtherPlugin = m_plugin != plugin;
    if (isOtherPlugin || m_from.side != from || m_to.side != to) {
        clear();
        m_plugin = plugin;
        m_from.side = from;
        m_to.side = to;
    }
    if (isOtherPlugin) {
        m_records.clear();
        loadRecords();
    }
    reload();
}

void DiffPresenter::swap()
{
    show(PluginName(m_plugin), DiffSide(m_to.side), DiffSide(m_from.side));
}

void DiffPresenter::clear()
{
    ++m_generation;
    m_isWaiting = false;
    m_look.stop();
    for (Side *side : {&m_from, &m_to}) {
        side->loader->cancel();
        side->content.reset();
        side->side = {};
    }
    m_plugin = {};
    m_outcome.reset();
    m_failure.reset();
    m_fileScope.restart();
    cancelPatch();
    m_texts.clear();
    m_meaning.clear();
    m_reach.clear();
    m_processReach.clear();
    m_files.setFiles({}, 0);
    m_refusals.setRefusals({});
    m_file.clear();
    m_folderNews.clear();
    m_goneFolders = 0;
    setFile(FileState::None, nullptr);
    lookForNews();
    Q_EMIT outcomeChanged();
    Q_EMIT changed();
}

void DiffPresenter::reload()
{
    if (m_plugin.isEmpty())
        return;
    ++m_generation;
    m_failure.reset();
    startLoading();
    Q_EMIT changed();
}

// Which digest an installed version or a candidate has is known once the tenant is.
void DiffPresenter::startLoading()
{
    const auto needsStore = [](const DiffSide &side) {
        return side.kind == DiffSide::Kind::Installed || side.kind == DiffSide::Kind::Candidate;
    };
    m_isWaiting = m_store.age().count() < 0 && (needsStore(m_from.side) || needsStore(m_to.side));
    if (m_isWaiting)
        return;
    for (Side *side : {&m_from, &m_to})
        side->loader->load(m_plugin, side->side);
}

void DiffPresenter::onSide()
{
    const auto &from = m_from.loader->result();
    const auto &to = m_to.loader->result();
    if (from && !*from)
        return fail(from->error(), false);
    if (to && !*to)
        return fail(to->error(), true);
    if (from && to && !(*from)->isThere && !(*to)->isThere)
        return fail({ErrorCode::NotFound, QStringLiteral("not installed"), m_plugin.text(), {}, 0, 0}, false);
    if (from && to)
        work();
    else
        Q_EMIT changed();
}

void DiffPresenter::fail(const Error &error, bool isAfter)
{
    m_from.loader->cancel();
    m_to.loader->cancel();
    m_failure = error;
    m_failedAfter = isAfter;
    lookForNews();
    Q_EMIT changed();
}

void DiffPresenter::work()
{
    ReachFacts facts;
    if (const auto found = m_store.plugins().find(m_plugin); found != m_store.plugins().end())
        facts.argumentBindings = found->argumentBindings;
    const DiffContent from = m_from.loader->result()->value();
    const DiffContent to = m_to.loader->result()->value();
    await(QtConcurrent::run([plugin = m_plugin, from, to, facts] { return workOut(plugin, from, to, facts); }), this,
          [this, from, to, generation = m_generation](const std::shared_ptr<const DiffOutcome> &outcome) {
              if (generation != m_generation)
                  return;
              m_from.content = from;
              m_to.content = to;
              take(outcome);
          });
}

void DiffPresenter::take(const std::shared_ptr<const DiffOutcome> &outcome)
{
    m_outcome = outcome;
    m_texts.clear();
    m_folderNews.clear();
    m_goneFolders = 0;
    if (m_ticks)
        m_ticks->setPair(m_from.content->digest, m_to.content->digest);
    m_meaning.setHeads(sideHead(false), sideHead(true));
    m_meaning.setDiff(outcome->summary, m_to.content->refusals);
    m_reach.setReach(outcome->summary.reach);
    m_processReach.setReach(outcome->summary.reach);
    if (m_processReach.process() < 0 && !outcome->summary.reach.processes.isEmpty())
        m_processReach.setProcess(0);
    m_refusals.setRefusals(m_to.content->refusals);
    m_files.setFiles(outcome->files, m_refusals.refused());
    const QString file = m_files.rowOfPath(m_file) >= 0 ? m_file : QStringLiteral("plugin.yaml");
    m_file.clear();
    openFile(file);
    lookForNews();
    if (m_from.content->snapshot || m_to.content->snapshot)
        m_look.start(int(folderLook.count()));
    Q_EMIT outcomeChanged();
    Q_EMIT changed();
}

std::optional<DiffContent> DiffPresenter::content(bool isAfter) const
{
    return isAfter ? m_to.content : m_from.content;
}

PageState DiffPresenter::state() const
{
    if (m_plugin.isEmpty())
        return PageState::Empty;
    if (!m_outcome)
        return m_failure || isCutOff() ? PageState::Failed : PageState::Loading;
    const bool asksServer = m_from.side.kind != DiffSide::Kind::Folder || m_to.side.kind != DiffSide::Kind::Folder;
    if (m_failure || m_isGone || (asksServer && m_session.isStale()))
        return PageState::Stale;
    return m_outcome->isSame() ? PageState::Empty : PageState::Ready;
}

bool DiffPresenter::isCutOff() const
{
    return m_isWaiting && (m_store.liveness() == Liveness::Failed || m_store.liveness() == Liveness::Stale);
}

void DiffPresenter::loadRecords()
{
    m_recordScope.restart();
    PageRequest request;
    request.limit = listedRecords;
    request.filter = QStringLiteral("plugin:") + m_plugin.text();
    await(m_client.refusals(m_recordScope, request), this,
          [this, generation = m_recordScope.generation()](const Result<Page<RefusalRecord>> &page) {
              if (generation != m_recordScope.generation() || !page)
                  return; // without them the choosers still have the other sides
              m_records = page->items;
              Q_EMIT choicesChanged();
          });
}

QList<SideChoice> DiffPresenter::choices() const
{
    QList<SideChoice> list;
    list.append({{DiffSide::Kind::Installed, {}}, sideName({DiffSide::Kind::Installed, {}}), {}});
    for (const Candidate &candidate : m_store.candidates()) {
        if (candidate.plugin != m_plugin)
            continue;
        const DiffSide side{DiffSide::Kind::Candidate, candidate.id.text()};
        list.append({side, sideName(side), candidate.owner.text()});
    }
    for (const RefusalRecord &record : m_records) {
        if (record.plugin != m_plugin)
            continue;
        const DiffSide side{DiffSide::Kind::Refusal, record.id.text()};
        list.append({side, sideName(side), tr("%1, %2", "when, who").arg(Texts::dateAndTime(record.at), record.actor.text())});
    }
    for (const Side *shown : {&m_from, &m_to}) {
        const auto isShown = [shown](const SideChoice &choice) { return choice.side == shown->side; };
        if (!m_plugin.isEmpty() && std::none_of(list.begin(), list.end(), isShown))
            list.append({shown->side, sideName(shown->side), {}});
    }
    return list;
}

// What is on the screen stays until the person asks for what came since.
void DiffPresenter::lookForNews()
{
    m_isGone = false;
    QStringList news;
    if (m_outcome && m_failure)
        news.append(failureText());
    if (m_outcome) {
        news.append(newsOf(m_from));
        news.append(newsOf(m_to));
        news.append(m_folderNews);
        news.removeAll(QString());
        news.removeDuplicates();
    }
    const QString text = news.join(QLatin1Char(' '));
    if (text == m_news)
        return;
    m_news = text;
    Q_EMIT newsChanged();
    Q_EMIT changed();
}

void DiffPresenter::lookAtFolders()
{
    if (m_isLooking || !m_outcome)
        return;
    m_isLooking = true;
    QList<std::shared_ptr<const FolderSnapshot>> snapshots;
    QStringList folders;
    for (const Side *side : {&m_from, &m_to}) {
        if (side->content && side->content->snapshot) {
            snapshots.append(side->content->snapshot);
            folders.append(side->side.id);
        }
    }
    struct Seen
    {
        bool isGone = false;
        bool isChanged = false;
    };
    const auto look = [snapshots, folders] {
        QList<Seen> seen;
        for (qsizetype i = 0; i < folders.size(); ++i) {
            const Result<QList<ScannedFile>> now = scanFolder(folders[i]);
            seen.append({!now, now && now.value() != snapshots[i]->scan});
        }
        return seen;
    };
    await(QtConcurrent::run(look), this, [this, folders, generation = m_generation](const QList<Seen> &seen) {
        m_isLooking = false;
        if (generation != m_generation)
            return;
        m_folderNews.clear();
        m_goneFolders = 0;
        for (qsizetype i = 0; i < seen.size(); ++i) {
            if (seen[i].isGone) {
                ++m_goneFolders;
                m_folderNews.append(tr("The folder %1 cannot be read any more; this is how it was.").arg(folders[i]));
            } else if (seen[i].isChanged) {
                m_folderNews.append(tr("The folder %1 has changed since.").arg(folders[i]));
            }
        }
        lookForNews();
    });
}

QString DiffPresenter::newsOf(const Side &side)
{
    if (side.side.kind == DiffSide::Kind::Folder) {
        m_isGone = m_isGone || m_goneFolders > 0;
        return {};
    }
    if (side.side.kind == DiffSide::Kind::Candidate) {
        const auto now = m_store.candidates().find(CandidateId(side.side.id));
        if (now == m_store.candidates().end()) {
            m_isGone = true;
            return tr("The candidate is gone; this is its last save.");
        }
        return now->digest == side.content->digest
            ? QString()
            : tr("Save %1 came in at %2.").arg(now->save).arg(Texts::timeOfDay(now->saved));
    }
    if (side.side.kind == DiffSide::Kind::Installed) {
        const auto now = m_store.plugins().find(m_plugin);
        const bool isThere = now != m_store.plugins().end() && now->state == PluginState::Installed;
        if (isThere && now->digest != side.content->digest)
            return tr("%1 was installed at %2.", "version, time").arg(now->version, Texts::timeOfDay(now->installedAt));
        return isThere || !side.content->isThere ? QString() : tr("The plugin is not installed any more.");
    }
    return {};
}

} // namespace oz0
