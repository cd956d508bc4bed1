#include "models/diff/DiffSideLoader.h"

#include "core/client/Await.h"
#include "core/manifest/ManifestReader.h"
#include "core/wire/Codec.h"

#include <QTimer>
#include <QtConcurrentRun>

namespace oz0 {

DiffSideLoader::DiffSideLoader(ApiClient &client, const TenantStore &store, QObject *parent)
    : QObject(parent), m_client(client), m_store(store)
{ }

DiffSideLoader::~DiffSideLoader()
{
    cancel();
}

void DiffSideLoader::cancel()
{
    m_scope.restart();
    if (m_cancelled)
        *m_cancelled = true;
    m_cancelled.reset();
    m_running = false;
}

void DiffSideLoader::load(const PluginName &plugin, const DiffSide &side)
{
    cancel();
    m_running = true;
    m_result.reset();
    m_content = {};
    m_content.side = side;
    m_hasFiles = m_hasManifest = false;
    // Answers that are there at once come later too: who asks has not connected or shown anything yet.
    const auto later = [this](auto f) {
        QTimer::singleShot(0, this, [this, f, generation = m_scope.generation()] {
            if (generation == m_scope.generation())
                f();
        });
    };
    switch (side.kind) {
    case DiffSide::Kind::Installed: {
        const auto found = m_store.plugins().find(plugin);
        if (found == m_store.plugins().end() || found->state != PluginState::Installed) {
            m_content.isThere = false;
            later([this] { succeed(); });
            return;
        }
        m_content.version = found->version;
        m_content.digest = found->digest;
        m_content.at = found->installedAt;
        m_content.by = found->installedBy;
        return askBundle();
    }
    case DiffSide::Kind::Candidate: {
        const auto found = m_store.candidates().find(CandidateId(side.id));
        if (found == m_store.candidates().end()) {
            later([this, id = side.id] { fail({ErrorCode::NotFound, QStringLiteral("no such candidate"), id, {}, 0, 0}); });
            return;
        }
        m_content.version = found->version;
        m_content.digest = found->digest;
        m_content.at = found->saved;
        m_content.by = found->owner;
        m_content.refusals = found->warnings;
        return askBundle();
    }
    case DiffSide::Kind::Refusal:
        await(m_client.call(m_scope, "GET", QStringLiteral("refusals/") + QString::fromLatin1(QUrl::toPercentEncoding(side.id)),
                            {}),
              this, [this, generation = m_scope.generation()](const Result<QJsonObject> &answer) {
                  if (generation == m_scope.generation())
                      onRecord(answer);
              });
        return;
    case DiffSide::Kind::Folder:
        readFolder(side.id);
        return;
    }
}

void DiffSideLoader::onRecord(const Result<QJsonObject> &answer)
{
    if (!answer)
        return fail(answer.error());
    const Result<RefusalRecord> decoded = decode<RefusalRecord>(answer.value());
    if (!decoded)
        return fail({ErrorCode::ProtocolViolation, decoded.error().message, decoded.error().subject, {}, 0, 0});
    const RefusalRecord &record = decoded.value();
    m_content.version = record.version;
    m_content.digest = record.digest;
    m_content.at = record.at;
    m_content.by = record.actor;
    m_content.refusals = record.verdict.refusals + record.verdict.warnings;
    m_content.checks = record.verdict.checks;
    askBundle();
}

void DiffSideLoader::askBundle()
{
    const quint64 generation = m_scope.generation();
    await(m_client.bundleFiles(m_scope, m_content.digest), this, [this, generation](const Result<QList<BundleFile>> &files) {
        if (generation == m_scope.generation())
            onFiles(files);
    });
    await(m_client.bundleFile(m_scope, m_content.digest, QStringLiteral("plugin.yaml"), manifestMaxBytes), this,
          [this, generation](const Result<QByteArray> &text) {
              if (generation == m_scope.generation())
                  onManifest(text);
          });
}

void DiffSideLoader::onFiles(const Result<QList<BundleFile>> &files)
{
    if (!files)
        return fail(files.error());
    m_content.files = files.value();
    m_hasFiles = true;
    if (m_hasManifest)
        succeed();
}

void DiffSideLoader::onManifest(const Result<QByteArray> &text)
{
    if (!text)
        return fail(text.error());
    m_content.manifest = text.value();
    m_hasManifest = true;
    if (m_hasFiles)
        succeed();
}

void DiffSideLoader::readFolder(const QString &folder)
{
    m_cancelled = std::make_shared<std::atomic<bool>>(false);
    const auto work = [folder, cancelled = m_cancelled] {
        return readFolderSide(folder, [cancelled] { return cancelled->load(); });
    };
    await(QtConcurrent::run(work), this, [this, generation = m_scope.generation()](const Result<DiffContent> &content) {
        if (generation != m_scope.generation())
            return;
        if (!content)
            return fail(content.error());
        m_content = content.value();
        succeed();
    });
}

void DiffSideLoader::fail(const Error &error)
{
    if (error.code == ErrorCode::Aborted)
        return;
    cancel();
    m_result = Result<DiffContent>(Failure(error));
    Q_EMIT finished();
}

void DiffSideLoader::succeed()
{
    m_running = false;
    m_result = Result<DiffContent>(m_content);
    Q_EMIT finished();
}

} // namespace oz0
