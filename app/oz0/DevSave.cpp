#include "app/oz0/DevSave.h"

#include "core/client/Await.h"
#include "core/manifest/ManifestReader.h"

namespace oz0 {

bool isInvalidCopy(ErrorCode code)
{
    return code == ErrorCode::InvalidManifest || code == ErrorCode::InvalidBundle || code == ErrorCode::UnreadableFile
        || code == ErrorCode::InvalidInput || code == ErrorCode::TooLarge;
}

DevSave::DevSave(ApiClient &client, Packer &packer, QObject *parent) : QObject(parent), m_client(client), m_packer(packer) { }

void DevSave::begin(const SaveRequest &request, const Digest &running)
{
    m_request = request;
    m_request.digest = {};
    m_running = running;
    m_isRunning = true;
    m_isCommitting = false;
    const quint64 turn = ++m_turn;
    await(m_packer.pack([this](qint64 done, qint64 total) { Q_EMIT packed(done, total); }), this,
          [this, turn](const Result<PackedBundle> &bundle) {
              if (turn == m_turn)
                  onPacked(bundle);
          });
}

void DevSave::abort()
{
    ++m_turn;
    m_isRunning = false;
    m_packer.cancel();
    m_packer.discard();
    m_scope.abort();
}

void DevSave::onPacked(const Result<PackedBundle> &bundle)
{
    if (!bundle)
        return finish(Failure(bundle.error()));
    m_request.digest = bundle->digest;
    if (bundle->digest == m_running)
        return finish(SaveAnswer{}, true);
    const Result<std::shared_ptr<const Manifest>> manifest = readManifest(bundle->manifestText);
    if (!manifest)
        return finish(Failure(manifest.error()));
    if (!m_request.plugin.isEmpty() && m_request.plugin != (*manifest)->name) {
        return finish(
            Failure(ErrorCode::InvalidManifest,
                    QStringLiteral("the candidate is of %1; start dev again for another plugin").arg(m_request.plugin.text()),
                    QStringLiteral("/name")));
    }
    m_request.plugin = (*manifest)->name;
    put(*bundle);
}

void DevSave::put(const PackedBundle &bundle)
{
    const quint64 turn = m_turn;
    const auto progress = [this](qint64 done, qint64 total) { Q_EMIT sent(done, total); };
    await(m_client.putBundle(m_scope, bundle.digest, bundle.file, progress), this, [this, turn](const Result<Digest> &put) {
        if (turn != m_turn)
            return;
        if (put)
            save();
        else
            finish(Failure(put.error()));
    });
}

void DevSave::save()
{
    m_isCommitting = true;
    await(m_client.saveCandidate(m_scope, m_request), this, [this](const Result<SaveAnswer> &answer) { finish(answer); });
}

void DevSave::finish(Result<SaveAnswer> answer, bool isUnchanged)
{
    m_isRunning = false;
    m_isCommitting = false;
    m_packer.discard();
    Q_EMIT finished(DevSaveOutcome{std::move(answer), m_request.digest, isUnchanged});
}

} // namespace oz0
