#include "models/MendedManifest.h"

#include "core/client/Await.h"
#include "core/manifest/ManifestReader.h"
#include "core/manifest/YamlPatch.h"
#include "models/Texts.h"

namespace oz0 {

MendedManifest::MendedManifest(ApiClient &client, QObject *parent) : QObject(parent), m_client(client) { }

void MendedManifest::fetch(const Digest &bundle, const QJsonArray &remedy)
{
    cancel();
    m_busy = true;
    await(m_client.bundleFile(m_scope, bundle, QStringLiteral("plugin.yaml"), manifestMaxBytes), this,
          [this, remedy](const Result<QByteArray> &text) {
              m_busy = false;
              const Result<QByteArray> mended = text ? patchYaml(*text, remedy) : text;
              if (mended)
                  Q_EMIT ready(*mended);
              else
                  Q_EMIT failed(Texts::error(mended.error()));
          });
}

void MendedManifest::cancel()
{
    m_scope.abort();
    m_busy = false;
}

} // namespace oz0
