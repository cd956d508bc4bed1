#include "node/Attempt.h"

#include "core/bundle/BundleProject.h"
#include "core/client/Await.h"
#include "core/environment/EnvironmentCheck.h"
#include "core/manifest/ManifestReader.h"
#include "core/wire/ErrorTable.h"

#include <QFile>
#include <QTimer>

namespace oz0 {

namespace {

QString joinedMessages(const QList<Refusal> &refusals)
{
    QStringList messages;
    for (const Refusal &refusal : refusals.mid(0, 50))
        messages.append(refusal.message);
    return messages.join(QLatin1Char('\n'));
}

} // namespace

QString placeholderFor(const QString &secret)
{
    return QStringLiteral("oz0-placeholder-") + secret;
}

Attempt::Attempt(const NodeSetup &setup, ServerLink &link, BundleShelf &shelf, AssignedPlugin plugin, const QDir &folder,
                 int number, const Attempt *before, QObject *parent)
    : QObject(parent), m_setup(setup), m_link(link), m_shelf(shelf), m_plugin(std::move(plugin)),
      m_root(folder.filePath(QStringLiteral("code-%1").arg(number))),
      m_like(before && setup.tier > 0 ? before->m_folders.plugin : QString())
{
    m_folders.plugin = m_root + QStringLiteral("/plugin");
    m_folders.own = folder.filePath(QStringLiteral("own"));
}

void Attempt::start()
{
    Q_EMIT stateChanged(PartState::Fetching);
    m_shelf.fetch(m_plugin.digest, this, [this](const Result<void> &answer) { onFetched(answer); });
}

void Attempt::onFetched(const Result<void> &answer)
{
    if (m_isStopping)
        return;
    if (!answer)
        return fail(answer.error());
    Q_EMIT stateChanged(PartState::Checking);
    if (!QDir().mkpath(m_root) || !QDir().mkpath(m_folders.own))
        return fail({ErrorCode::Internal, QStringLiteral("the node cannot make the plugin's folders"), {}, {}, 0, 0});
    QFile::setPermissions(m_root, QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner);
    m_isUnpacking = true;
    m_shelf.unpack(m_plugin.digest, m_folders.plugin, m_like, this, [this](const Result<BundleFacts> &facts) {
        m_isUnpacking = false;
        onUnpacked(facts);
    });
}

void Attempt::onUnpacked(const Result<BundleFacts> &facts)
{
    if (m_isStopping)
        return clearAway();
    if (!facts)
        return fail(facts.error());
    const auto manifest = readManifest(facts->manifestText);
    if (!manifest)
        return fail(manifest.error());
    m_manifest = *manifest;
    if (m_manifest->name != m_plugin.plugin)
        return fail({ErrorCode::InvalidBundle,
                     QStringLiteral("the bundle is of the plugin %1").arg(m_manifest->name.text()),
                     {},
                     {},
                     0,
                     0});
    if (const auto complaint = environmentComplaint(*facts))
        return fail(*complaint);
    askForSecrets();
}

std::optional<PartError> Attempt::environmentComplaint(const BundleFacts &facts) const
{
    EnvironmentInput input;
    input.pyproject = pyprojectOf(facts);
    input.uvLock = uvLockOf(facts);
    input.uvVersion = m_setup.uvVersion;
    input.os = m_setup.os;
    input.machine = m_setup.machine;
    input.python = m_setup.pythonVersion;
    const QList<Refusal> refusals = checkEnvironment(input);
    if (!refusals.isEmpty())
        return PartError{refusals.first().code, joinedMessages(refusals), {}};
    if (needsPackages(input))
        return PartError{QStringLiteral("environment.not_built"),
                         QStringLiteral("the plugin needs Python packages, and this version of the node installs none"),
                         {}};
    return std::nullopt;
}

void Attempt::askForSecrets()
{
    for (const SecretDelivery &delivery : std::as_const(m_plugin.secrets)) {
        if (delivery.as == QLatin1String("placeholder"))
            m_secrets.insert(delivery.name, placeholderFor(delivery.name));
        else if (delivery.as == QLatin1String("value"))
            ++m_openSecrets;
    }
    if (m_openSecrets == 0)
        return startServers();
    for (const SecretDelivery &delivery : std::as_const(m_plugin.secrets)) {
        if (delivery.as != QLatin1String("value"))
            continue;
        const QString name = delivery.name;
        await(m_link.secret(m_plugin.plugin, m_plugin.id, name), this,
              [this, name](const Result<QString> &value) { onSecret(name, value); });
    }
}

void Attempt::onSecret(const QString &name, const Result<QString> &value)
{
    if (m_isStopping)
        return;
    if (!value)
        return fail(value.error());
    m_secrets.insert(name, *value);
    if (--m_openSecrets == 0)
        startServers();
}

Result<void> Attempt::writeSecretFiles()
{
    for (auto it = m_secrets.begin(); it != m_secrets.end(); ++it) {
        if (m_manifest->requires_.secretsFrom.value(it.key()) != QLatin1String("file"))
            continue;
        m_folders.secrets = m_root + QStringLiteral("/secrets");
        QFile file(m_folders.secrets + QLatin1Char('/') + it.key());
        const QByteArray value = it.value().toUtf8();
        // m_root is 0700, so that nobody sees the file in the moment before its own rights are set.
        if (!QDir().mkpath(m_folders.secrets) || !file.open(QIODevice::WriteOnly)
            || !file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner) || file.write(value) != value.size()
            || !file.flush())
            return Failure(ErrorCode::Internal, QStringLiteral("the file of the secret %1 cannot be written").arg(it.key()));
    }
    return {};
}

void Attempt::startServers()
{
    if (const Result<void> written = writeSecretFiles(); !written)
        return fail(written.error());
    Q_EMIT stateChanged(PartState::Starting);
    m_run = std::make_unique<PluginRun>(m_setup, m_manifest, m_folders, m_secrets);
    m_secrets.clear();
    connect(m_run.get(), &PluginRun::ready, this, &Attempt::ready);
    connect(m_run.get(), &PluginRun::failed, this, [this](const PartError &error) { fail(error); });
    connect(m_run.get(), &PluginRun::gone, this, &Attempt::clearAway);
    m_run->start();
}

void Attempt::stop()
{
    if (m_isStopping)
        return;
    m_isStopping = true;
    if (m_run)
        m_run->stop();
    else if (!m_isUnpacking)
        clearAway();
}

QStringList Attempt::functions() const
{
    return m_run ? m_run->functions() : QStringList();
}

void Attempt::fail(const Error &error)
{
    const ErrorRow &row = rowOf(error.code);
    QString text = error.message;
    for (const Error &detail : error.details.mid(0, 50)) {
        text += QLatin1Char('\n');
        if (detail.line > 0)
            text += QStringLiteral("%1:%2: ").arg(detail.line).arg(detail.column);
        text += detail.message;
    }
    fail({QLatin1String(row.name), text, {}},
         row.retryable || error.code == ErrorCode::NotFound || error.code == ErrorCode::Aborted);
}

void Attempt::fail(const PartError &error, bool mayPass)
{
    if (m_isStopping)
        return;
    stop();
    Q_EMIT failed(error, mayPass);
}

void Attempt::clearAway()
{
    if (m_isClearing)
        return;
    m_isClearing = true;
    m_shelf.removeFolder(m_root, this, [this] { Q_EMIT gone(); });
}

} // namespace oz0
