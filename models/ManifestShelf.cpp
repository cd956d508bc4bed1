#include "models/ManifestShelf.h"

#include "core/client/Await.h"
#include "core/manifest/ManifestReader.h"
#include "core/manifest/ValueMask.h"

namespace oz0 {

namespace {
constexpr int requestsAtOnce = 4;
} // namespace

ManifestShelf::ManifestShelf(ApiClient &client, const TenantStore &store, QObject *parent)
    : QObject(parent), m_client(client), m_store(store)
{
    connect(&store, &TenantStore::pluginsChanged, this, &ManifestShelf::look);
}

void ManifestShelf::setMayRead(bool may)
{
    if (m_mayRead == may)
        return;
    m_mayRead = may;
    if (!may) {
        m_scope.abort();
        m_copies.clear();
        m_queue.clear();
        m_asked.clear();
    }
    look();
}

const ManifestShelf::Copy *ManifestShelf::find(const PluginName &plugin) const
{
    const auto copy = m_copies.find(plugin);
    const auto known = m_store.plugins().find(plugin);
    if (copy == m_copies.end() || known == m_store.plugins().end() || copy->digest != known->digest)
        return nullptr;
    return &*copy;
}

const Manifest *ManifestShelf::manifest(const PluginName &plugin) const
{
    const Copy *copy = find(plugin);
    return copy ? copy->manifest.get() : nullptr;
}

void ManifestShelf::want(const PluginName &plugin)
{
    if (!m_mayRead || find(plugin) || m_asked.contains(plugin))
        return;
    const auto known = m_store.plugins().find(plugin);
    if (known == m_store.plugins().end() || known->state != PluginState::Installed)
        return;
    m_queue.removeAll(plugin);
    m_queue.prepend(plugin);
    askNext();
}

void ManifestShelf::look()
{
    for (const PluginName &name : m_copies.keys()) {
        if (!m_store.plugins().contains(name))
            m_copies.remove(name);
    }
    for (const PluginName &name : m_errors.keys()) {
        if (!m_store.plugins().contains(name))
            m_errors.remove(name);
    }
    if (!m_mayRead)
        return;
    for (const Plugin &plugin : m_store.plugins()) {
        if (m_copies.size() + m_queue.size() + m_asked.size() >= most)
            break;
        if (plugin.state != PluginState::Installed || find(plugin.name) || m_asked.contains(plugin.name)
            || m_queue.contains(plugin.name) || m_errors.contains(plugin.name))
            continue;
        m_queue.append(plugin.name);
    }
    askNext();
}

void ManifestShelf::askNext()
{
    while (m_asked.size() < requestsAtOnce && !m_queue.isEmpty()) {
        const PluginName name = m_queue.takeFirst();
        const auto known = m_store.plugins().find(name);
        if (known == m_store.plugins().end())
            continue;
        m_asked.insert(name);
        m_errors.remove(name);
        await(m_client.installedManifest(m_scope, name), this,
              [this, name, digest = known->digest](const Result<QByteArray> &answer) { onAnswer(name, digest, answer); });
    }
}

// The answer is of the version of then; when the store tells another by now, it is asked for again.
void ManifestShelf::onAnswer(const PluginName &name, const Digest &digest, const Result<QByteArray> &answer)
{
    m_asked.remove(name);
    const auto known = m_store.plugins().find(name);
    if (m_mayRead && known != m_store.plugins().end()) {
        if (known->digest != digest) {
            m_queue.prepend(name);
        } else if (!answer) {
            m_errors.insert(name, answer.error());
        } else {
            Copy copy{digest, {}, nullptr};
            if (const Result<std::shared_ptr<const Manifest>> read = readManifest(*answer))
                copy.manifest = *read;
            copy.text = ValueMask({}, *answer, nullptr, copy.manifest.get()).manifestText(*answer);
            m_copies.insert(name, copy);
        }
        Q_EMIT arrived(name);
    }
    askNext();
}

} // namespace oz0
