// All rules, in the catalogue's order, as data. Pure: no clock, no database, no thread of its own.
#pragma once

#include "cluster/rules/TenantSnapshot.h"
#include "core/domain/Access.h"
#include "core/domain/ApiKey.h"
#include "core/domain/Refusal.h"

#include <QList>

#include <memory>

namespace oz0 {

/// What is being decided; it selects the families that run (lifecycle.md: R1 never runs D3 or C1–C6; R2 runs D3, C1–C5 not).
enum class Occasion {
    Create,   ///< save with start
    Takeover, ///< the same by its owner: the candidate's own nodes count as free (C4)
    Reload,   ///< new bytes, same holder (R2)
    Resend,   ///< the same bytes again (R1)
    Renewal,  ///< R1
    Install,  ///< an install or its preview (V2)
};

struct Asker
{
    PrincipalId principal;
    Role role = Role::None;
    bool content = false;
    KeyState key = KeyState::None; ///< that saved the candidate which is renewed (R4)
};

struct Question
{
    Occasion occasion = Occasion::Create;
    Asker asker; ///< the saver
    std::shared_ptr<const Manifest> workingCopy;
    Digest digest;         ///< of the working copy's bundle; empty in an offline check
    Labels select;         ///< Create and Takeover: the nodes are the online ones that carry these labels (D3)
    QList<NodeName> nodes; ///< Reload, Resend, Renewal: the nodes that it has
    CandidateId candidate; ///< the saver's own candidate of the plugin; empty: none yet
};

/// One code of the catalogue and the function that decides it.
struct Check
{
    const char *code;
    const char *rule; ///< requirement ID
    bool bindsOperatorsOnly = false;
    bool isWarning = false;
};

/// The codes that evaluate() looks at for an occasion, in the catalogue's order ("2 of 31 checks").
QList<Check> checksFor(Occasion occasion);

/// D3: the tenant's online nodes with all `select` labels, sorted by name.
QList<NodeName> nodesSelected(const TenantSnapshot &tenant, const Labels &select);

/// Every refusal and warning, in the catalogue's order, then path (by index), then subject by code point (U19). `tellAll` is
/// false on a server: without P1 nothing else is told.
Verdict evaluate(const TenantSnapshot &tenant, const Question &question, bool tellAll = true);

/// Whether an edit of plugin.yaml can end a refusal of that code; permissions, nodes and what renewals look at stand apart.
bool isAboutManifest(const QString &code);

/// evaluate() of those codes alone, refusals only.
Verdict evaluateManifest(const TenantSnapshot &tenant, const Question &question);

/// A question asked of each node alone.
struct EachVerdict
{
    Verdict everywhere; ///< what no choice of a node changes; `checks` counts all codes
    QMap<NodeName, Verdict> nodes;
};

/// As if `select` chose one node alone, for every node of the tenant: the findings of `everywhere` and of a node together are what
/// evaluate() finds for that node. The tenant is looked through once, not once for each node. For Create and Takeover.
EachVerdict evaluateEach(const TenantSnapshot &tenant, const Question &question, bool tellAll = true);

} // namespace oz0
