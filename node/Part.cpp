#include "node/Part.h"

#include <algorithm>

namespace oz0 {

namespace {

bool lostASecret(const AssignedPlugin &before, const AssignedPlugin &after)
{
    return std::any_of(before.secrets.begin(), before.secrets.end(), [&](const SecretDelivery &old) {
        return old.as != QLatin1String("withheld")
            && std::none_of(after.secrets.begin(), after.secrets.end(),
                            [&](const SecretDelivery &now) { return now.name == old.name && now.as == old.as; });
    });
}

} // namespace

QString Part::keyOf(const AssignedPlugin &plugin)
{
    return plugin.kind == PartKind::Candidate ? QStringLiteral("candidate-") + plugin.id.text()
                                              : QStringLiteral("installed-") + plugin.plugin.text();
}

Part::Part(const NodeSetup &setup, ServerLink &link, BundleShelf &shelf, const AssignedPlugin &plugin, QObject *parent)
    : QObject(parent), m_setup(setup), m_link(link), m_shelf(shelf), m_plugin(plugin),
      m_folder(QDir(setup.partsFolder()).filePath(keyOf(plugin)))
{
    m_restart.setSingleShot(true);
    connect(&m_restart, &QTimer::timeout, this, &Part::begin);
    begin();
}

void Part::apply(const AssignedPlugin &plugin)
{
    if (isLeaving())
        return;
    const AssignedPlugin before = std::exchange(m_plugin, plugin);
    if (before.digest == plugin.digest && before.secrets == plugin.secrets)
        return;
    if (m_current && lostASecret(before, plugin))
        retire(std::exchange(m_current, nullptr));
    m_restarts = 0;
    begin();
}

void Part::begin()
{
    m_restart.stop();
    if (m_next)
        retire(std::exchange(m_next, nullptr));
    m_sinceAssigned.start();
    m_next = new Attempt(m_setup, m_link, m_shelf, m_plugin, m_folder, ++m_attempts, m_current, this);
    Attempt *attempt = m_next;
    connect(attempt, &Attempt::stateChanged, this, [this, attempt](PartState state) {
        if (attempt == m_next)
            setState(state);
    });
    connect(attempt, &Attempt::ready, this, [this, attempt] { onReady(attempt); });
    connect(attempt, &Attempt::failed, this,
            [this, attempt](const PartError &error, bool mayPass) { onFailed(attempt, error, mayPass); });
    connect(attempt, &Attempt::gone, this, [this, attempt] { onGone(attempt); });
    setState(PartState::Assigned);
    attempt->start();
}

void Part::onReady(Attempt *attempt)
{
    if (attempt != m_next)
        return;
    m_next = nullptr;
    if (Attempt *old = std::exchange(m_current, attempt))
        retire(old);
    m_error.reset();
    m_seconds = double(m_sinceAssigned.elapsed()) / 1000;
    m_sinceReady.start();
    setState(PartState::Ready);
}

void Part::onFailed(Attempt *attempt, const PartError &error, bool mayPass)
{
    if (attempt != m_next && attempt != m_current)
        return;
    const bool answered = attempt == m_current;
    (answered ? m_current : m_next) = nullptr;
    m_retired.append(attempt); // a failed attempt is already on its way out
    if (answered && m_next)
        return; // the code that replaces it is being built
    const bool again = mayPass || (m_plugin.kind == PartKind::Installed && error.code.startsWith(QLatin1String("server.")));
    if (answered && m_sinceReady.hasExpired(m_setup.pauses.last().count()))
        m_restarts = 0;
    m_error = error;
    if (again) {
        m_restart.start(m_setup.pauses.at(std::min<qsizetype>(m_restarts, m_setup.pauses.size() - 1)));
        ++m_restarts;
    }
    setState(PartState::Failed);
}

void Part::retire(Attempt *attempt)
{
    m_retired.append(attempt);
    attempt->stop();
}

void Part::onGone(Attempt *attempt)
{
    m_retired.removeAll(attempt);
    attempt->deleteLater();
    if (isLeaving() && m_retired.isEmpty())
        finishLeaving();
}

void Part::leave()
{
    if (isLeaving())
        return;
    m_restart.stop();
    setState(PartState::Leaving);
    for (Attempt *attempt : {std::exchange(m_current, nullptr), std::exchange(m_next, nullptr)}) {
        if (attempt)
            retire(attempt);
    }
    if (m_retired.isEmpty())
        finishLeaving();
}

void Part::finishLeaving()
{
    m_shelf.removeFolder(m_folder.path(), this, [this] { Q_EMIT gone(); });
}

void Part::setState(PartState state)
{
    m_state = state;
    Q_EMIT changed();
}

NodePart Part::report() const
{
    NodePart part;
    part.kind = m_plugin.kind;
    part.plugin = m_plugin.plugin;
    part.version = m_current ? m_current->plugin().version : m_plugin.version;
    part.digest = m_current ? m_current->plugin().digest : m_plugin.digest;
    part.candidate = m_plugin.id;
    part.state = m_state;
    if (m_current)
        part.functions = m_current->functions();
    part.seconds = m_state == PartState::Ready ? m_seconds : 0;
    if (m_state == PartState::Failed)
        part.error = m_error;
    return part;
}

} // namespace oz0
