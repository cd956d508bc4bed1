// The Nodes page without its widgets: the nodes, what runs where, and what a candidate would meet on each.
#pragma once

#include "models/NodeFilter.h"
#include "models/PlacementListModel.h"
#include "models/PlacementModel.h"
#include "models/presenters/WhatIfPresenter.h"

namespace oz0 {

class NodesPresenter : public QObject
{
    Q_OBJECT
public:
    NodesPresenter(ApiClient &client, TenantStore &store, SessionPresenter &session, QObject *parent = nullptr);

    NodeModel &model() { return m_model; }
    NodeFilter &filter() { return m_filter; }
    PlacementModel &placement() { return m_placement; }
    PlacementListModel &placementList() { return m_placementList; }
    WhatIfPresenter &whatIf() { return m_whatIf; }
    SessionPresenter &session() { return m_session; }
    const TenantStore &store() const { return m_store; }

    PageState state() const;
    QString summary() const; ///< "39 of 40 online, 22 run a candidate"
    QString totals() const;  ///< of the status line
    QString filteredEmptyText() const;
    Error failure() const { return m_store.lastError(); }

    void select(const QList<NodeName> &names);
    const QList<NodeName> &selection() const { return m_selection; }
    const NodeRow *shown() const; ///< the only one selected; null when none or several are
    /// What is told of a node, label and value, in the order of the page.
    struct Fact
    {
        QString label;
        QString value;
        QString note;
        bool isFixed = false;
        CandidateId candidate = {}; ///< that the value names
    };
    QList<Fact> factsOf(const NodeRow &row) const;
    ActionState mayRemove(const CandidateId &candidate) const;

    QString listCommand() const;
    QByteArray exportJson() const; ///< the listed nodes whole, with the answers

Q_SIGNALS:
    void stateChanged();
    void selectionChanged();
    void detailsChanged(); ///< the shown node

private:
    QStringList filterNames() const;

    TenantStore &m_store;
    SessionPresenter &m_session;
    NodeModel m_model;
    NodeFilter m_filter;
    PlacementModel m_placement;
    PlacementListModel m_placementList;
    WhatIfPresenter m_whatIf;
    QList<NodeName> m_selection;
};

} // namespace oz0
