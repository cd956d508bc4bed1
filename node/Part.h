// One plugin on this node as it should be: its states, its reloads and its restarts (lifecycle.md, "A node").
#pragma once

#include "node/Attempt.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <memory>

namespace oz0 {

/// A reload replaces the code that answers only once the new code is ready, and a failed one leaves it; but when a secret was taken
/// away, the old servers stop first. An installed version starts again when it died; a candidate does not.
class Part : public QObject
{
    Q_OBJECT
public:
    Part(const NodeSetup &setup, ServerLink &link, BundleShelf &shelf, const AssignedPlugin &plugin, QObject *parent = nullptr);

    /// Starts, reloads, or does nothing when the same bytes with the same secrets are already asked for. Ignored while leaving.
    void apply(const AssignedPlugin &plugin);
    /// Stops everything and deletes the folder; then `gone`.
    void leave();

    NodePart report() const;
    const AssignedPlugin &plugin() const { return m_plugin; }
    PartState state() const { return m_state; }
    bool isLeaving() const { return m_state == PartState::Leaving; }
    /// Ready or failed: nothing more will happen by itself that a removal waits for.
    bool isSettled() const { return m_state == PartState::Ready || m_state == PartState::Failed; }

    static QString keyOf(const AssignedPlugin &plugin);

Q_SIGNALS:
    void changed();
    void gone();

private:
    void begin();
    void onReady(Attempt *attempt);
    void onFailed(Attempt *attempt, const PartError &error, bool mayPass);
    void retire(Attempt *attempt);
    void onGone(Attempt *attempt);
    void finishLeaving();
    void setState(PartState state);

    const NodeSetup &m_setup;
    ServerLink &m_link;
    BundleShelf &m_shelf;
    AssignedPlugin m_plugin;
    QDir m_folder;
    int m_attempts = 0;
    int m_restarts = 0;           ///< since it was last ready for long
    Attempt *m_current = nullptr; ///< answers
    Attempt *m_next = nullptr;    ///< being built
    QList<Attempt *> m_retired;   ///< on their way out
    PartState m_state = PartState::Assigned;
    std::optional<PartError> m_error;
    double m_seconds = 0;
    QElapsedTimer m_sinceAssigned;
    QElapsedTimer m_sinceReady;
    QTimer m_restart;
};

} // namespace oz0
