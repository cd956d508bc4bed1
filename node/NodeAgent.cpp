#include "node/NodeAgent.h"

#include "node/ProcessMarks.h"

namespace oz0 {

namespace {

constexpr int silenceCheckMs = 1000;

} // namespace

NodeAgent::NodeAgent(NodeSetup setup, ServerLink &link, Unpack unpack, QObject *parent)
    : QObject(parent), m_setup(std::move(setup)), m_link(link), m_shelf(link, m_setup.bundlesFolder(), std::move(unpack)),
      m_follower(link, m_setup.pollWait), m_reporter(link, m_setup.reportEvery, [this] { return report(); })
{
    m_silence.setInterval(silenceCheckMs);
    connect(&m_follower, &AssignmentFollower::assigned, this, &NodeAgent::onAssignment);
    connect(&m_follower, &AssignmentFollower::contacted, this, &NodeAgent::onContact);
    connect(&m_follower, &AssignmentFollower::dismissed, this, &NodeAgent::onDismissed);
    connect(&m_reporter, &Reporter::acknowledged, this, &NodeAgent::onAcknowledged);
    connect(&m_reporter, &Reporter::dismissed, this, &NodeAgent::onDismissed);
    connect(&m_silence, &QTimer::timeout, this, &NodeAgent::onSilence);
}

NodeAgent::~NodeAgent()
{
    // Parts stop their processes with the shelf still there.
    qDeleteAll(m_parts);
}

void NodeAgent::start()
{
    killMarkedProcesses(m_setup.processMark());
    m_shelf.removeFolder(m_setup.partsFolder(), this, [this] {
        // What was dying while it was looked for has died by now; what it forked has not.
        killMarkedProcesses(m_setup.processMark());
        if (m_isStopping)
            return;
        QDir().mkpath(m_setup.partsFolder());
        QDir().mkpath(m_setup.bundlesFolder());
        m_lastContact = m_setup.now();
        m_follower.start();
        m_reporter.start();
        m_silence.start();
    });
}

void NodeAgent::stop()
{
    if (m_isStopping)
        return;
    m_isStopping = true;
    m_follower.stop();
    m_reporter.stop();
    m_silence.stop();
    m_link.abort();
    const QList<Part *> parts = m_parts.values();
    for (Part *part : parts)
        part->leave();
    if (m_parts.isEmpty())
        QTimer::singleShot(0, this, &NodeAgent::sayStopped);
}

void NodeAgent::sayStopped()
{
    if (m_dismissal)
        Q_EMIT dismissed(*m_dismissal);
    else
        Q_EMIT stopped();
}

void NodeAgent::onAssignment(const Assignment &assignment)
{
    m_assignment = assignment;
    m_endedHere.clear();
    apply();
    QSet<Digest> digests;
    for (const AssignedPlugin &plugin : assignment.plugins)
        digests.insert(plugin.digest);
    m_shelf.keepOnly(digests);
    m_reporter.reportSoon();
}

QMap<QString, AssignedPlugin> NodeAgent::desired() const
{
    QMap<QString, AssignedPlugin> wanted;
    QSet<PluginName> replaced;
    for (const AssignedPlugin &plugin : m_assignment.plugins) {
        if (plugin.kind == PartKind::Candidate)
            replaced.insert(plugin.plugin);
    }
    for (const AssignedPlugin &plugin : m_assignment.plugins) {
        const QString key = Part::keyOf(plugin);
        if (plugin.kind == PartKind::Installed && replaced.contains(plugin.plugin))
            continue;
        if (!m_endedHere.contains(key))
            wanted.insert(key, plugin);
    }
    return wanted;
}

void NodeAgent::apply()
{
    if (m_isStopping)
        return;
    const QMap<QString, AssignedPlugin> wanted = desired();
    const QStringList present = m_parts.keys();
    for (const QString &key : present) {
        if (!wanted.contains(key))
            m_parts.value(key)->leave();
    }
    for (auto it = wanted.begin(); it != wanted.end(); ++it) {
        m_left.remove(it.key());
        if (Part *part = m_parts.value(it.key()))
            part->apply(*it); // one that is leaving comes again when it is gone
        else
            add(it.key(), *it);
    }
    onChanged();
}

void NodeAgent::add(const QString &key, const AssignedPlugin &plugin)
{
    Part *part = new Part(m_setup, m_link, m_shelf, plugin);
    m_parts.insert(key, part);
    connect(part, &Part::changed, this, &NodeAgent::onChanged);
    connect(part, &Part::gone, this, [this, key] { onGone(key); });
}

void NodeAgent::onGone(const QString &key)
{
    Part *part = m_parts.take(key);
    if (part->plugin().kind == PartKind::Candidate) {
        NodePart left = part->report();
        left.state = PartState::Leaving;
        m_left.insert(key, left);
    }
    part->deleteLater();
    if (m_isStopping) {
        if (m_parts.isEmpty())
            sayStopped();
        return;
    }
    apply();
}

bool NodeAgent::isSettled(const PluginName &plugin) const
{
    const QMap<QString, AssignedPlugin> wanted = desired();
    for (auto it = wanted.begin(); it != wanted.end(); ++it) {
        if (it->kind != PartKind::Installed || it->plugin != plugin)
            continue;
        const Part *part = m_parts.value(it.key());
        return part && part->isSettled();
    }
    return true;
}

void NodeAgent::onChanged()
{
    // "Confirmed" is said once the installed version answers again, or has failed to.
    for (NodePart &left : m_left) {
        if (left.state == PartState::Leaving && isSettled(left.plugin))
            left.state = PartState::Confirmed;
    }
    m_reporter.reportSoon();
}

void NodeAgent::onAcknowledged(const NodeReport &report)
{
    onContact();
    for (const NodePart &part : report.parts) {
        if (part.state == PartState::Confirmed && report.generation == m_assignment.generation)
            m_left.remove(QStringLiteral("candidate-") + part.candidate.text());
    }
}

void NodeAgent::onContact()
{
    m_lastContact = m_setup.now();
}

void NodeAgent::onSilence()
{
    const qint64 silence = m_setup.now() - m_lastContact;
    for (const AssignedPlugin &plugin : std::as_const(m_assignment.plugins)) {
        const QString key = Part::keyOf(plugin);
        if (plugin.kind != PartKind::Candidate || m_endedHere.contains(key)
            || silence < (plugin.ttl + m_setup.silenceBeyondTtl).count())
            continue;
        m_endedHere.insert(key);
        m_follower.forget();
        apply();
    }
}

void NodeAgent::onDismissed(const QString &why)
{
    m_dismissal = why;
    stop();
}

NodeReport NodeAgent::report() const
{
    NodeReport report;
    report.generation = m_assignment.generation;
    for (const Part *part : m_parts)
        report.parts.append(part->report());
    for (const NodePart &left : m_left)
        report.parts.append(left);
    report.os = m_setup.os;
    report.tier = m_setup.tier;
    report.tierReason = m_setup.tierReason;
    report.uv = m_setup.uvVersion;
    report.python = m_setup.pythonVersion;
    return report;
}

} // namespace oz0
