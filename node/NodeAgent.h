// The node: follows its assignment, reports what it does, and takes itself out of a candidate when the server stays away.
#pragma once

#include "node/AssignmentFollower.h"
#include "node/BundleShelf.h"
#include "node/NodeSetup.h"
#include "node/Part.h"
#include "node/Reporter.h"

#include <QMap>
#include <QObject>
#include <QSet>
#include <QTimer>

#include <memory>

namespace oz0 {

/// Lives in one thread. Installed versions of a plugin are stopped while its candidate is here.
class NodeAgent : public QObject
{
    Q_OBJECT
public:
    NodeAgent(NodeSetup setup, ServerLink &link, Unpack unpack, QObject *parent = nullptr);
    ~NodeAgent() override;

    /// Ends what an earlier, killed node left in this state folder, processes and folders; then follows and reports.
    void start();
    /// Ends every server, then `stopped`.
    void stop();

    NodeReport report() const;
    qint64 generation() const { return m_assignment.generation; }

Q_SIGNALS:
    void stopped();
    /// The server knows this node no more; everything has been ended.
    void dismissed(const QString &why);

private:
    void onAssignment(const Assignment &assignment);
    void onAcknowledged(const NodeReport &report);
    void onContact();
    void onSilence();
    void onDismissed(const QString &why);
    void sayStopped();
    void apply();
    void add(const QString &key, const AssignedPlugin &plugin);
    void onGone(const QString &key);
    void onChanged();
    bool isSettled(const PluginName &plugin) const;
    QMap<QString, AssignedPlugin> desired() const;

    NodeSetup m_setup;
    ServerLink &m_link;
    BundleShelf m_shelf;
    AssignmentFollower m_follower;
    Reporter m_reporter;
    Assignment m_assignment;
    QMap<QString, Part *> m_parts;
    QMap<QString, NodePart> m_left; ///< candidates that are gone from here, until the server has read so
    QSet<QString> m_endedHere;      ///< candidates that this node ended itself, until the server is back
    qint64 m_lastContact = 0;
    QTimer m_silence;
    std::optional<QString> m_dismissal; ///< why the server knows this node no more
    bool m_isStopping = false;
};

} // namespace oz0
