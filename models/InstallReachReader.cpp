#include "models/InstallReachReader.h"

#include "core/client/Await.h"
#include "core/manifest/ManifestReader.h"

#include <QtConcurrentRun>

namespace oz0 {

namespace {

/// The manifest in force may have moved on since the preview's answer: then it is not what was compared.
InstallReach compared(const Preview &preview, const QByteArray &installed, const QByteArray &proposed, const ReachFacts &facts)
{
    if (!installed.isNull()) {
        const Result<std::shared_ptr<const Manifest>> manifest = readManifest(installed);
        if (!manifest || (*manifest)->version != preview.installedVersion)
            return {};
    }
    return installReach(preview.plugin, installed, proposed, facts);
}

} // namespace

InstallReachReader::InstallReachReader(ApiClient &client, const TenantStore &store, QObject *parent)
    : QObject(parent), m_client(client), m_store(store)
{ }

void InstallReachReader::cancel()
{
    m_scope.restart();
    m_running = false;
}

void InstallReachReader::read(const Preview &preview, const QByteArray &manifestText)
{
    const quint64 generation = m_scope.restart();
    m_running = true;
    m_preview = preview;
    m_reach = {};
    m_installed.reset();
    m_proposed.reset();
    const auto wait = [this, generation](Answer<QByteArray> answer, std::optional<QByteArray> InstallReachReader::*side) {
        await(std::move(answer), this, [this, generation, side](const Result<QByteArray> &text) {
            if (generation == m_scope.generation())
                take(this->*side, text);
        });
    };
    if (preview.installedVersion.isEmpty())
        m_installed = QByteArray();
    else
        wait(m_client.installedManifest(m_scope, preview.plugin), &InstallReachReader::m_installed);
    if (!manifestText.isEmpty())
        m_proposed = manifestText;
    else
        wait(m_client.bundleFile(m_scope, preview.digest, QStringLiteral("plugin.yaml"), manifestMaxBytes),
             &InstallReachReader::m_proposed);
    compareOnceBothAreHere();
}

void InstallReachReader::take(std::optional<QByteArray> &side, const Result<QByteArray> &text)
{
    side = text ? *text : QByteArray("");
    compareOnceBothAreHere();
}

void InstallReachReader::compareOnceBothAreHere()
{
    if (!m_installed || !m_proposed)
        return;
    const ReachFacts facts{m_store.plugins().value(m_preview.plugin).argumentBindings, true};
    const auto work = [preview = m_preview, installed = *m_installed, proposed = *m_proposed, facts] {
        return compared(preview, installed, proposed, facts);
    };
    await(QtConcurrent::run(work), this, [this, generation = m_scope.generation()](const InstallReach &reach) {
        if (generation != m_scope.generation())
            return;
        m_reach = reach;
        m_running = false;
        Q_EMIT finished();
    });
}

} // namespace oz0
