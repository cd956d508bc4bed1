#include "app/oz0/DiffCommand.h"

#include "app/oz0/DiffSide.h"
#include "app/oz0/DiffText.h"
#include "app/oz0/Session.h"
#include "app/oz0/WorkingCopy.h"
#include "core/base/Printable.h"
#include "core/manifest/ManifestReader.h"
#include "core/manifest/TextPatch.h"
#include "core/manifest/ValueMask.h"
#include "core/wire/Codec.h"

#include <QDir>

#include <algorithm>

namespace oz0 {

namespace {

constexpr qint64 mostTextBytes = 64 * 1024 * 1024; // of all files that are compared line by line
const QString manifestPath = QStringLiteral("plugin.yaml");

enum class View { Meaning, Text, Reach };

std::optional<View> viewFrom(const QString &word)
{
    if (word == QLatin1String("meaning"))
        return View::Meaning;
    if (word == QLatin1String("text"))
        return View::Text;
    if (word == QLatin1String("reach"))
        return View::Reach;
    return std::nullopt;
}

/// Loads both sides one after the other, then says what was asked for. Lives as long as its run.
class DiffRun : public QObject
{
public:
    DiffRun(CommandRun &run, View view)
        : QObject(&run), m_run(run), m_view(view), m_plugin(PluginName(run.arguments().operand(0)))
    { }

    void start()
    {
        const Arguments &arguments = m_run.arguments();
        const Result<DiffSource> from = diffSourceFrom(arguments.value("from", QStringLiteral("installed")));
        if (!from)
            return m_run.fail(from.error());
        const bool isOwn = !arguments.has("to");
        const Result<DiffSource> to = isOwn ? Result<DiffSource>(DiffSource{SideName{SideName::Kind::Candidate, {}}, {}})
                                            : diffSourceFrom(arguments.value("to"));
        if (!to)
            return m_run.fail(to.error());
        m_sources[0] = *from;
        m_sources[1] = *to;
        if (!from->side && !to->side)
            return loadNext();
        m_session = Session::open(m_run);
        if (!m_session)
            return;
        answered(m_run, m_session->api().plugins(m_session->scope()), [this, isOwn](const QList<Plugin> &plugins) {
            const auto found = std::find_if(plugins.begin(), plugins.end(),
                                            [this](const Plugin &plugin) { return plugin.name == m_plugin; });
            if (found != plugins.end())
                m_record = *found;
            if (isOwn)
                nameOwnCandidate();
            else
                loadNext();
        });
    }

private:
    void nameOwnCandidate()
    {
        answered(m_run, m_session->api().whoAmI(m_session->scope()), [this](const WhoAmI &me) {
            m_sources[1].side->id = candidateIdFor(m_session->context().tenant, m_plugin, me.principal).text();
            loadNext();
        });
    }

    void loadNext()
    {
        if (m_loaded == 2)
            return tell();
        const DiffSource &source = m_sources[m_loaded];
        if (!source.side) {
            const Result<LoadedSide> side = loadFolder(source.folder, m_view == View::Text);
            return side ? take(*side) : m_run.fail(side.error());
        }
        ApiClient &api = m_session->api();
        switch (source.side->kind) {
        case SideName::Kind::Installed:
            if (m_record.state != PluginState::Installed)
                return take(LoadedSide{{source.text(), {}, {}, false}, {}, {}, {}, {}});
            return loadBundle(m_record.digest, m_plugin);
        case SideName::Kind::Candidate:
            return answered(m_run, api.candidate(m_session->scope(), CandidateId(source.side->id)),
                            [this](const Candidate &candidate) { loadBundle(candidate.digest, candidate.plugin); });
        case SideName::Kind::Refusal:
            return answered(m_run, api.call(m_session->scope(), "GET", QStringLiteral("refusals/") + source.side->id, {}),
                            [this](const QJsonObject &answer) {
                                const Result<RefusalRecord> record = decode<RefusalRecord>(answer);
                                if (!record)
                                    return m_run.fail(record.error());
                                loadBundle(record->digest, record->plugin);
                            });
        }
    }

    void loadBundle(const Digest &digest, const PluginName &plugin)
    {
        const QString side = m_sources[m_loaded].text();
        if (plugin != m_plugin)
            return m_run.fail(
                Error{ErrorCode::NotFound, QStringLiteral("it is of the plugin %1").arg(plugin.text()), side, {}, 0, 0});
        answered(m_run, m_session->api().bundleFile(m_session->scope(), digest, manifestPath, manifestMaxBytes),
                 [this, digest, side](const QByteArray &text) {
                     LoadedSide loaded{{side, {}, digest.text(), true}, {}, digest, text, {}};
                     if (m_view != View::Text)
                         return take(loaded);
                     answered(m_run, m_session->api().bundleFiles(m_session->scope(), digest),
                              [this, loaded](const QList<BundleFile> &files) {
                                  LoadedSide whole = loaded;
                                  whole.files = files;
                                  take(whole);
                              });
                 });
    }

    void take(const LoadedSide &side)
    {
        m_sides[m_loaded++] = side;
        loadNext();
    }

    void tell()
    {
        if (!m_sides[0].subject.isThere && !m_sides[1].subject.isThere)
            return m_run.fail(
                Error{ErrorCode::NotFound, QStringLiteral("the plugin is not installed"), m_plugin.text(), {}, 0, 0});
        DiffInput inputs[2];
        for (int i = 0; i < 2; ++i) {
            inputs[i] = {m_sides[i].subject, nullptr, m_sides[i].manifestText};
            if (!m_sides[i].subject.isThere)
                continue;
            const Result<std::shared_ptr<const Manifest>> manifest = readManifest(m_sides[i].manifestText);
            if (!manifest && m_view == View::Text) {
                m_isSummed = false;
                continue;
            }
            if (!manifest)
                return m_run.fail(manifest.error());
            if ((*manifest)->name != m_plugin)
                return m_run.fail(Error{ErrorCode::InvalidInput,
                                        QStringLiteral("it is of the plugin %1").arg((*manifest)->name.text()),
                                        m_sides[i].subject.side,
                                        {},
                                        0,
                                        0});
            inputs[i].manifest = *manifest;
        }
        if (m_isSummed) {
            m_summary = summarise(m_plugin, inputs[0], inputs[1], ReachFacts{m_record.argumentBindings, true});
            m_run.output().add(diffToJson(m_summary));
        }
        if (m_view == View::Text)
            return tellText();
        if (m_view == View::Meaning)
            tellMeaning(m_run.output(), m_summary);
        else
            tellReach(m_run.output(), m_summary);
        finish(m_view == View::Meaning ? m_summary.counts.all() > 0 : m_summary.reach.isChanged());
    }

    void tellText()
    {
        m_mask = std::make_unique<ValueMask>(m_sides[0].manifestText, m_sides[1].manifestText);
        m_changes = diffFiles(m_sides[0].files, m_sides[1].files);
        QJsonArray files;
        for (const FileChange &change : std::as_const(m_changes)) {
            QJsonObject file{{QStringLiteral("path"), change.path()}, {QStringLiteral("status"), word(change.kind)}};
            if (change.kind == FileChange::Kind::Renamed)
                file.insert(QStringLiteral("pathBefore"), change.before->path);
            files.append(file);
        }
        m_run.output().add({{QStringLiteral("files"), files}, {QStringLiteral("plugin"), m_plugin.text()}});
        tellFiles(m_run.output(), m_changes);
        nextFile(0);
    }

    // The bytes of one side of a file, then the other's, then its patch, then the next file.
    void nextFile(qsizetype at)
    {
        while (at < m_changes.size()
               && (m_changes[at].kind == FileChange::Kind::Same || m_changes[at].kind == FileChange::Kind::Renamed))
            ++at;
        if (at >= m_changes.size())
            return finishText();
        const FileChange &change = m_changes[at];
        const qint64 size = (change.before ? change.before->size : 0) + (change.after ? change.after->size : 0);
        if (m_textBytes + size > mostTextBytes || size > 2 * textDiffMaxBytes) {
            ++m_leftOut;
            return nextFile(at + 1);
        }
        m_textBytes += size;
        bytesOf(0, change.before, [this, at](const QByteArray &before) {
            bytesOf(1, m_changes[at].after, [this, at, before](const QByteArray &after) {
                const FileChange &file = m_changes[at];
                const bool isManifest = file.path() == manifestPath;
                const TextDiff diff = isManifest ? diffTexts(m_mask->manifestText(before), m_mask->manifestText(after))
                                                 : diffTexts(before, after);
                m_patch += unifiedPatch(diff, file.path(), 3, !file.before, !file.after);
                QMetaObject::invokeMethod(
                    this, [this, at] { nextFile(at + 1); }, Qt::QueuedConnection);
            });
        });
    }

    void bytesOf(int side, const std::optional<BundleFile> &file, const std::function<void(const QByteArray &)> &done)
    {
        if (!file)
            return done({});
        if (file->path == manifestPath)
            return done(m_sides[side].manifestText);
        if (m_sides[side].folder.isEmpty())
            return answered(
                m_run, m_session->api().bundleFile(m_session->scope(), m_sides[side].digest, file->path, textDiffMaxBytes), done);
        const Result<QByteArray> bytes = readWholeFile(QDir(m_sides[side].folder).filePath(file->path), textDiffMaxBytes);
        if (!bytes)
            return m_run.fail(bytes.error());
        done(*bytes);
    }

    void finishText()
    {
        Output &output = m_run.output();
        output.add({{QStringLiteral("patch"), QString::fromUtf8(m_patch)}, {QStringLiteral("filesLeftOut"), m_leftOut}});
        if (!m_patch.isEmpty())
            output.line({});
        for (const QByteArray &line : m_patch.split('\n'))
            output.text(QString::fromUtf8(line));
        if (m_mask->count() > 0)
            output.line(QStringLiteral("Values of headers and credentials are hidden; a patch with such lines does not apply."));
        if (m_leftOut > 0)
            output.line(QStringLiteral("%1 more files are too large to be compared line by line.").arg(m_leftOut));
        finish(std::any_of(m_changes.begin(), m_changes.end(),
                           [](const FileChange &change) { return change.kind != FileChange::Kind::Same; }));
    }

    void finish(bool differs)
    {
        m_run.output().add({{QStringLiteral("differs"), differs}});
        m_run.finish(differs && m_run.arguments().has("exit-code") ? exitStatusOfDifference : 0);
    }

    CommandRun &m_run;
    View m_view;
    PluginName m_plugin;
    Session *m_session = nullptr;
    Plugin m_record;
    DiffSource m_sources[2];
    LoadedSide m_sides[2];
    int m_loaded = 0;
    bool m_isSummed = true;
    DiffSummary m_summary;
    std::unique_ptr<ValueMask> m_mask;
    QList<FileChange> m_changes;
    QByteArray m_patch;
    qint64 m_textBytes = 0;
    int m_leftOut = 0;
};

void diff(CommandRun &run)
{
    const std::optional<View> view = viewFrom(run.arguments().value("view", QStringLiteral("meaning")));
    if (!view)
        return run.fail(Error{ErrorCode::Usage, QStringLiteral("--view is meaning, text or reach"), {}, {}, 0, 0});
    (new DiffRun(run, *view))->start();
}

} // namespace

Command pluginDiffCommand()
{
    return {"plugin diff", "PLUGIN", "what differs between two versions: installed, a candidate, a refused save, a folder",
            QList<Option>{{"from", "SIDE", "installed (the default), candidate:ID, refusal:ID or a folder"},
                          {"to", "SIDE", "likewise; your own candidate when not given"},
                          {"view", "VIEW", "meaning (the default), text or reach"},
                          {"exit-code", nullptr, "end with 7 when they differ"}}
                + onlineOptions(),
            diff};
}

} // namespace oz0
