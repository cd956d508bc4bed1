// What one rule of the book looks at, and what it gives back.
#pragma once

#include "cluster/rules/Pools.h"
#include "cluster/rules/RuleBook.h"
#include "cluster/rules/TenantUse.h"
#include "core/manifest/ChangedContract.h"
#include "core/manifest/HostReach.h"

#include <QHash>
#include <QJsonArray>
#include <QList>

#include <optional>

namespace oz0 {

/// The question with what every family asks of it worked out once. Lent to the rules for one evaluation.
class RuleInput
{
public:
    RuleInput(const TenantSnapshot &tenant, const Question &question);
    /// The same question about one node alone; what does not depend on the choice is lent by `whole`.
    RuleInput(const RuleInput &whole, const NodeName &only);

    const TenantSnapshot &tenant;
    const Question &question;

    const Manifest &workingCopy() const { return *question.workingCopy; }
    const PluginFacts *facts() const { return m_facts; }      ///< null: the tenant has no record of the plugin
    const Manifest *installed() const { return m_installed; } ///< null: not installed
    const QList<NodeName> &nodes() const { return m_nodes; }  ///< chosen by select (D3), or those that the candidate has; sorted
    bool isChosen(const NodeName &node) const;

    /// The saver's own candidate of this plugin (D8): meeting it is a takeover.
    bool isOwn(const NodeCandidate &candidate) const;

    const PoolCounts &pools() const; ///< before anything is taken
    /// The chosen nodes that are in the pools by that count; those that run no candidate yet are taken out of them now.
    QList<const NodeFacts *> chosenInPools() const;
    QMap<NodeName, const NodeFacts *> taken() const;
    const NodeName &only() const { return m_only; } ///< empty: the question is about all that it chooses

    const Tool *installedTool(const QString &id) const; ///< null: the installed version has none of that ID
    const QList<HostGain> &gains() const;               ///< what newly lets hosts in (B7, B8)
    const QJsonArray &values() const; ///< why its code receives secret values (B9, B10); empty: it receives none

    const TenantUse &use() const;                           ///< of the limits, now and after an install
    const QList<ChangedContract> &changedContracts() const; ///< none when nothing is installed

private:
    void findFacts();

    const PluginFacts *m_facts = nullptr;
    const Manifest *m_installed = nullptr;
    QList<NodeName> m_nodes;
    NodeName m_only;
    const RuleInput *m_whole = nullptr;
    QHash<QString, const Tool *> m_installedTools;
    mutable std::optional<PoolCounts> m_pools;
    mutable std::optional<QList<HostGain>> m_gains;
    mutable std::optional<TenantUse> m_use;
    mutable std::optional<QList<ChangedContract>> m_changedContracts;
    mutable std::optional<QJsonArray> m_valuesAnywhere;
    mutable std::optional<QJsonArray> m_values;

    const QJsonArray &valuesAnywhere() const;
};

/// Pure. Fills subject, paths, processes, because, parameters and remedy of each finding; the book adds code, rule, severity,
/// adminMayTry, lines and message, and puts them in order.
using Rule = QList<Refusal> (*)(const RuleInput &);

Refusal finding(const char *kind, const QString &name);

/// The installed manifest of a plugin, or that of a first version at its gate: whose names and queues count (V2). Null: neither.
const Manifest *namesOf(const PluginFacts &plugin);

} // namespace oz0
