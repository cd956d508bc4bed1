// The rows of nodes, and the assignments that follow from the tenant.
#pragma once

#include "cluster/store/Session.h"

namespace oz0 {

/// A node with what only the server keeps of it.
struct HeldNode
{
    Node node;
    std::optional<QStringList> serves; ///< an admin's list; absent: the models that it reports
    QStringList models;
    CandidateId candidate; ///< that holds it; empty: free
    QString assignment;    ///< as last computed, generation 0
};

class NodeTable
{
public:
    explicit NodeTable(Session &session) : m_session(session) { }

    QList<HeldNode> list(const TenantId &tenant);
    std::optional<HeldNode> find(const TenantId &tenant, const NodeName &name);
    void write(const TenantId &tenant, const HeldNode &node); ///< and tells the feed
    void remove(const TenantId &tenant, const NodeName &name);
    void heard(const TenantId &tenant, const NodeName &name); ///< the time of its last report; no change of the tenant
    void setCandidate(const TenantId &tenant, const NodeName &name, const CandidateId &candidate);

    /// Computes the assignments anew; those that differ get a new generation.
    void reassign(const TenantId &tenant, const QList<NodeName> &names);
    void reassignAll(const TenantId &tenant);
    Assignment assignmentOf(const HeldNode &node);

private:
    void reassign(const TenantId &tenant, HeldNode &node);
    Session &m_session;
};

} // namespace oz0
