#include "app/oz0/PreviewWidening.h"

#include "core/client/Await.h"
#include "core/manifest/DiffSummary.h"
#include "core/manifest/ManifestReader.h"

#include <algorithm>

namespace oz0 {

namespace {

using Done = std::function<void(const std::optional<WideningCounts> &)>;

void compareWithInstalled(CommandRun &run, Session &session, const Preview &preview,
                          const std::shared_ptr<const Manifest> &proposed, const Done &done)
{
    const auto withBindings = [&run, &session, preview, proposed, done](const Result<QList<Plugin>> &plugins) {
        if (run.isFinished())
            return;
        const QList<Plugin> all = plugins.value_or(QList<Plugin>());
        const auto found = std::find_if(all.begin(), all.end(),
                                        [&](const Plugin &plugin) { return plugin.name == preview.plugin; });
        const QList<ArgumentBinding> bindings = found == all.end() ? QList<ArgumentBinding>() : found->argumentBindings;
        await(session.api().installedManifest(session.scope(), preview.plugin), &run,
              [&run, preview, proposed, bindings, done](const Result<QByteArray> &text) {
                  if (run.isFinished())
                      return;
                  const Result<std::shared_ptr<const Manifest>> installed = readManifest(text.value_or(QByteArray()));
                  // It may have moved on since the preview's answer: then it is not what was compared.
                  if (!installed || (*installed)->version != preview.installedVersion)
                      return done(std::nullopt);
                  done(wideningBetween(preview.plugin, *installed, proposed, bindings));
              });
    };
    await(session.api().plugins(session.scope()), &run, withBindings);
}

void compare(CommandRun &run, Session &session, const Preview &preview, const QByteArray &text, const Done &done)
{
    const Result<std::shared_ptr<const Manifest>> proposed = readManifest(text);
    if (!proposed)
        return done(std::nullopt);
    if (preview.installedVersion.isEmpty())
        return done(wideningBetween(preview.plugin, nullptr, *proposed, {}));
    compareWithInstalled(run, session, preview, *proposed, done);
}

} // namespace

WideningCounts wideningBetween(const PluginName &plugin, const std::shared_ptr<const Manifest> &installed,
                               const std::shared_ptr<const Manifest> &proposed, const QList<ArgumentBinding> &bindings)
{
    const DiffInput from{{QStringLiteral("installed"), {}, {}, installed != nullptr}, installed, {}};
    const DiffInput to{{QStringLiteral("proposed"), {}, {}, true}, proposed, {}};
    const DiffSummary summary = summarise(plugin, from, to, ReachFacts{bindings, true});
    WideningCounts counts;
    for (const DiffGroup &group : summary.groups) {
        for (const DiffEntry &entry : group.entries)
            counts.add(entry.widens);
    }
    return counts;
}

void askWidening(CommandRun &run, Session &session, const Preview &preview, const QByteArray &proposed, const Done &done)
{
    if (run.output().isJson() || preview.verdict.isRefused())
        return done(std::nullopt);
    if (!proposed.isEmpty())
        return compare(run, session, preview, proposed, done);
    await(session.api().bundleFile(session.scope(), preview.digest, QStringLiteral("plugin.yaml"), manifestMaxBytes), &run,
          [&run, &session, preview, done](const Result<QByteArray> &text) {
              if (!run.isFinished())
                  compare(run, session, preview, text.value_or(QByteArray()), done);
          });
}

} // namespace oz0
