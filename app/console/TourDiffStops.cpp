#include "app/console/Tour.h"

#include "app/console/ConsoleSession.h"
#include "ui/pages/CandidateDetails.h"
#include "ui/pages/CandidatesPage.h"
#include "ui/pages/DiffPage.h"

#include <QDir>
#include <QFile>

namespace oz0 {

namespace {

constexpr int diffTab = 3;

/// The first candidate whose plugin is installed: there is something to compare it with.
const Candidate *comparable(const TenantStore &store)
{
    for (const Candidate &candidate : store.candidates()) {
        const auto plugin = store.plugins().find(candidate.plugin);
        if (plugin != store.plugins().end() && plugin->state == PluginState::Installed && plugin->digest != candidate.digest)
            return &candidate;
    }
    return nullptr;
}

/// The newest save that was refused, of a plugin that is installed: there is the most to be seen in what it changes.
const RefusalRecord *refusedSave(ConsoleSession &session)
{
    for (const RefusalRecord &record : session.refusals.model().records()) {
        const auto plugin = session.store.plugins().find(record.plugin);
        if (record.attempt == QLatin1String("save") && plugin != session.store.plugins().end()
            && plugin->state == PluginState::Installed)
            return &record;
    }
    return nullptr;
}

void writeFile(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (file.open(QIODevice::WriteOnly))
        file.write(bytes);
}

} // namespace

DiffPage *Tour::diffPage()
{
    return shown().window().findChild<DiffPage *>();
}

void Tour::showDiff(const Context &context, const DiffSide &from, const DiffSide &to, const PluginName &plugin)
{
    ConsoleLink link;
    link.context = context.name;
    link.tenant = context.tenant.text();
    link.place = ConsolePlace::Plugins;
    link.object = plugin.text();
    link.diff = std::make_pair(from, to);
    if (const Result<void> opened = shown().openLink(link); !opened)
        m_missed.append(opened.error().message);
}

void Tour::addDiffStops(const Context &context)
{
    m_stops.append({QStringLiteral("candidates-diff"),
                    tr("What a candidate changes, in short"),
                    [this] {
                        const Candidate *candidate = comparable(shown().session()->store);
                        if (!candidate)
                            return;
                        show(ConsolePlace::Candidates, candidate->id.text());
                        shown().page()->findChild<CandidateDetails *>()->setCurrentTab(diffTab);
                    },
                    [this] { return shown().session()->candidateDiff.outcome() != nullptr; },
                    {},
                    15000});
    if (places({ConsolePlace::Plugins}).isEmpty())
        return;
    const auto isShown = [this] { return diffPage() && diffPage()->isVisible() && diffPage()->presenter().outcome(); };
    const auto compare = [this, context](const DiffSide &from, const DiffSide &to, const PluginName &plugin) {
        showDiff(context, from, to, plugin);
    };
    const auto view = [this](DiffPage::View wanted, bool unified = false) {
        return [this, wanted, unified] {
            if (!diffPage())
                return;
            diffPage()->setView(wanted);
            diffPage()->setUnified(unified);
        };
    };
    m_stops.append(
        {QStringLiteral("diff-meaning"),
         tr("A diff: what it means, what widens reach first"),
         [this, compare] {
             if (const RefusalRecord *record = refusedSave(*shown().session()))
                 compare({DiffSide::Kind::Installed, {}}, {DiffSide::Kind::Refusal, record->id.text()}, record->plugin);
             else if (const Candidate *candidate = comparable(shown().session()->store))
                 compare({DiffSide::Kind::Installed, {}}, {DiffSide::Kind::Candidate, candidate->id.text()}, candidate->plugin);
             if (diffPage())
                 diffPage()->setView(DiffPage::View::Meaning);
         },
         isShown,
         {},
         15000});
    m_stops.append({QStringLiteral("diff-text"), tr("The same, line by line"), view(DiffPage::View::Text), isShown, {}, 5000});
    m_stops.append(
        {QStringLiteral("diff-unified"), tr("The same in one column"), view(DiffPage::View::Text, true), isShown, {}, 5000});
    m_stops.append(
        {QStringLiteral("diff-reach"), tr("What it reaches, before and after"), view(DiffPage::View::Reach), isShown, {}, 5000});
    const QString folder = m_foreignSettings.filePath(QStringLiteral("working-copy"));
    m_stops.append({QStringLiteral("diff-binary"),
                    tr("A folder on disk against the installed version: a file that is no text"),
                    [this, compare, folder] {
                        DiffPresenter &diff = shown().session()->diff;
                        const std::optional<DiffContent> after = diff.content(true);
                        if (!after || !QDir().mkpath(folder))
                            return;
                        writeFile(folder + QStringLiteral("/plugin.yaml"), after->manifest);
                        writeFile(folder + QStringLiteral("/picture.bin"), QByteArray("\0\1\2\3", 4));
                        compare({DiffSide::Kind::Installed, {}}, {DiffSide::Kind::Folder, folder}, PluginName(diff.plugin()));
                        if (diffPage())
                            diffPage()->setView(DiffPage::View::Text);
                    },
                    [this, isShown] {
                        DiffPresenter &diff = shown().session()->diff;
                        if (isShown() && diff.file() != QLatin1String("picture.bin"))
                            diff.openFile(QStringLiteral("picture.bin"));
                        return isShown() && diff.fileState() == DiffPresenter::FileState::Binary;
                    },
                    {},
                    15000});
    m_stops.append({QStringLiteral("diff-folder-gone"),
                    tr("The folder is gone: what was read stays, and says so"),
                    [this, folder] {
                        QDir(folder).removeRecursively();
                        shown().session()->diff.openFile(QStringLiteral("plugin.yaml"));
                    },
                    [this] { return shown().session()->diff.state() == PageState::Stale; },
                    {},
                    15000});
    addBrokenDiffStops(context);
}

void Tour::addBrokenDiffStops(const Context &context)
{
    const PluginName greeter(QStringLiteral("greeter"));
    const DiffSide installed{DiffSide::Kind::Installed, {}};
    const auto isAt = [this](PageState state) {
        return [this, state] { return diffPage() && diffPage()->isVisible() && diffPage()->state() == state; };
    };
    m_stops.append({QStringLiteral("diff-same"),
                    tr("Two sides that do not differ"),
                    [this, context, installed, greeter] {
                        showDiff(context, installed, installed, greeter);
                        if (diffPage())
                            diffPage()->setView(DiffPage::View::Meaning);
                    },
                    isAt(PageState::Empty),
                    {},
                    15000});
    m_stops.append({QStringLiteral("diff-failed"),
                    tr("A folder that is not there"),
                    [this, context, installed, greeter] {
                        showDiff(context, installed, {DiffSide::Kind::Folder, QStringLiteral("/nowhere")}, greeter);
                    },
                    isAt(PageState::Failed),
                    {},
                    15000});
    m_stops.append({QStringLiteral("diff-loading"),
                    tr("The server has not answered yet"),
                    [this, context, installed, greeter] {
                        m_relay = std::make_unique<Relay>(context.server);
                        m_relay->setMode(Relay::Mode::Hold);
                        Context relayed = context;
                        relayed.server = m_relay->url();
                        shown().open(relayed);
                        showDiff(context, installed, {DiffSide::Kind::Folder, m_foreignSettings.path()}, greeter);
                    },
                    [this, isLoading = isAt(PageState::Loading)] { return m_since.elapsed() > 600 && isLoading(); },
                    {},
                    15000});
    m_stops.append({QStringLiteral("diff-unreachable"),
                    tr("The server cannot be reached"),
                    [this] { m_relay->cut(); },
                    [this] { return shown().session()->session.isStale(); },
                    {},
                    60000});
}

} // namespace oz0
