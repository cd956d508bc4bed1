// A preview as the console makes and shows it, against a described tenant. Its answers travel as JSON, as a server's do.
#pragma once

#include "cluster/rules/InstallPreview.h"
#include "core/client/ContextGate.h"
#include "core/manifest/ManifestReader.h"
#include "core/wire/Codec.h"
#include "models/presenters/PreviewPresenter.h"
#include "tests/support/FakeApiClient.h"

#include <QTest>

namespace oz0::test {

class ShownPreview
{
public:
    /// The folder holds this manifest as its plugin.yaml.
    ShownPreview(const TenantSnapshot &tenant, const QString &folder, const QByteArray &manifest)
    {
        client.bundles.reply = [manifest](const Digest &digest, const QString &) -> Result<Digest> {
            const auto read = readManifest(manifest);
            return read ? Result<Digest>(digest) : Result<Digest>(Failure(read.error()));
        };
        client.previews.reply = [&tenant, manifest](const InstallRequest &request) -> Result<Preview> {
            Question question;
            question.occasion = Occasion::Install;
            question.workingCopy = *readManifest(manifest);
            question.digest = request.digest;
            return decode<Preview>(toJson(previewOf(tenant, question)));
        };
        client.manifests.reply = [](const PluginName &) { return Result<QByteArray>(Failure(ErrorCode::NotFound, {})); };
        store.apply(pluginsOf(tenant));
        preview.setFolder(folder);
        preview.start();
    }

    bool comes()
    {
        return QTest::qWaitFor([this] { return preview.step() == PreviewPresenter::Step::None && preview.shown(); }, 20000);
    }

    FakeClocks clocks;
    FakeApiClient client;
    ContextGate gate{ContextClass::Local, clocks};
    TenantStore store{clocks};
    SessionPresenter session{client, store, gate, context()};
    PreviewPresenter preview{client, store, session, clocks, clocks, {}};

private:
    static Context context()
    {
        Context context;
        context.tenant = TenantId(QStringLiteral("default"));
        return context;
    }
    ChangeSet pluginsOf(const TenantSnapshot &tenant) const
    {
        ChangeSet set;
        set.full = true;
        set.to = 1;
        set.now = clocks.now();
        for (auto it = tenant.plugins.begin(); it != tenant.plugins.end(); ++it) {
            Plugin plugin;
            plugin.name = it.key();
            plugin.state = it->state;
            if (it->installed) {
                plugin.version = it->installed->version;
                for (const Tool &tool : it->installed->tools)
                    plugin.tools.append(tool.id);
                for (const Agent &agent : it->installed->agents)
                    plugin.agents.append(agent.name);
                for (const Flow &flow : it->installed->flows)
                    plugin.flows.append(flow.name);
            }
            set.plugins.append(plugin);
        }
        return set;
    }
};

} // namespace oz0::test
