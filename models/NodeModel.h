// The tenant's nodes as a table: a copy of the store's, with what each runs now and what it would say to a candidate.
#pragma once

#include "core/client/TenantStore.h"
#include "core/domain/WhatIf.h"
#include "models/KeyedTableModel.h"
#include "models/Roles.h"

#include <memory>
#include <optional>

namespace oz0 {

/// What stands before the words of a node's cell; the delegate gives it icon and colour.
enum class NodeMark {
    None,
    Online,
    Offline,
    Sandbox,
    NoSandbox,
    Open,
    Closed,
    Candidate,
    Installed,
    Gate,
    Rollout,
    CouldTake,
    Warns,
    Refuses
};

/// What a node works for now.
struct NodeWork
{
    enum class Kind { Installed, Candidate, Gate, Rollout };
    Kind kind = Kind::Installed;
    PluginName plugin; ///< of a candidate, gate or rollout; of Installed the only plugin that it serves, else empty
    QString version;
    QStringList installed; ///< the tenant's installed plugins that it serves, or, while it runs a candidate, has left

    friend bool operator==(const NodeWork &, const NodeWork &) = default;
};

struct NodeRow
{
    Node node;
    NodeWork work;
    bool isAsked = false;                             ///< somebody asks what a candidate would do here
    std::optional<NodeWhatIf> answer;                 ///< absent: not known yet, or nothing is told
    std::shared_ptr<const QList<Refusal>> everywhere; ///< what refuses on every node

    friend bool operator==(const NodeRow &a, const NodeRow &b)
    {
        return a.node == b.node && a.work == b.work && a.isAsked == b.isAsked && a.answer == b.answer
            && a.everywhere == b.everywhere;
    }
};

bool isOpen(const Node &node); ///< to operators' candidates (P2)
bool hasSandbox(const Node &node);
NodeWork workOf(const Node &node, const QMap<PluginName, Plugin> &plugins, const SharedRows<CandidateId, Candidate> &candidates);
/// Whether the node serves the plugin's installed version to its pools when nothing takes it out of them.
bool servesPlugin(const Node &node, const PluginName &plugin);

/// Follows one store until destroyed; asks nobody. While the store is stale, rows tell how things were.
class NodeModel : public KeyedTableModel<NodeName, NodeRow>
{
    Q_OBJECT
public:
    enum class Column { Node, State, System, Sandbox, Candidates, RunsNow, Models, Queues, Homes, WhatIf };
    static constexpr int columns = int(Column::WhatIf) + 1;

    explicit NodeModel(const TenantStore &store, QObject *parent = nullptr);

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    /// The answers to show in the last column, and what its head says; none: nothing is asked.
    void setWhatIf(const std::shared_ptr<const WhatIf> &answer, const QString &head);
    Instant shownAt() const;
    bool isStale() const { return m_stale; }
    QString essence(const NodeRow &row) const;
    QString answerText(const NodeRow &row) const; ///< "C4 runs user:george's candidate", "Could be taken"

Q_SIGNALS:
    void rowsTouched(const QList<oz0::NodeName> &names); ///< their content or answer changed; a view may flash them
    void staleChanged(bool stale);

private:
    void onNodesChanged(const RowDelta<NodeName> &delta);
    void onLivenessChanged(Liveness liveness);
    void takeIn(const QList<NodeName> &names);
    NodeRow rowFor(const Node &node) const;
    QString display(const NodeRow &row, Column column) const;
    QString leadOf(const NodeRow &row) const;
    NodeMark markOf(const NodeRow &row, Column column) const;
    QString toolTip(const NodeRow &row, Column column) const;
    QVariant sortValue(const NodeRow &row, Column column) const;

    const TenantStore &m_store;
    std::shared_ptr<const WhatIf> m_whatIf;
    std::shared_ptr<const QList<Refusal>> m_everywhere;
    QHash<NodeName, NodeWhatIf> m_answers;
    QString m_whatIfHead;
    bool m_stale = false;
};

} // namespace oz0
