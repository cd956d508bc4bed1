// A question that takes long to judge, and its answer: judged where no store waits for it, while everybody else's writes go on.
#pragma once

#include "cluster/store/Case.h"
#include "cluster/store/Store.h"
#include "core/domain/Evidence.h"

#include <memory>
#include <optional>

namespace oz0 {

/// What the rules are to be told.
struct LongFacts
{
    std::shared_ptr<const TenantSnapshot> tenant;
    QMap<NodeName, NodePrograms> programs; ///< of every node
    QByteArray installedText;
};

/// What they said, and all that they were told.
struct LongAnswer
{
    Question question;
    std::shared_ptr<const TenantSnapshot> tenant;
    QMap<NodeName, NodePrograms> programs;
    Verdict verdict;   ///< without the holders of nodes, whose leases go on
    Preview preview;   ///< instead, of an install
    Evidence evidence; ///< of a refusal

    /// Whether the rules would be told the same now, so that they would say the same. A revision that changed none of it is no matter.
    bool holdsFor(const Question &now, const TenantSnapshot &tenantNow, const ProgramsOf &programsNow) const;
};

/// Lent to a store for one write (Store::lend). The write asks here what is too long to be judged in its transaction, and fails; a
/// reading store gathers the facts (Store::gather), any thread judges them; the write that is tried again takes the answer while it
/// holds, else asks anew.
class LongQuestion final : public LongJudging
{
public:
    /// Whoever writes all the time must not keep another's save from being decided: after so many times it is judged in the write.
    static constexpr int mostTimes = 3;

    bool isAsked() const override { return m_asked.has_value(); }
    bool mayAsk() const { return m_times < mostTimes; }
    void ask(const TenantId &tenant, Case each);
    const TenantId &tenant() const { return m_tenant; }
    const Case &asked() const { return *m_asked; }
    void take(LongFacts facts) { m_facts = std::move(facts); }
    /// What cannot be judged has no answer: the write tells it better.
    void judge() override;
    const std::optional<LongAnswer> &answered() const { return m_answer; }

private:
    void cannot();

    TenantId m_tenant;
    std::optional<Case> m_asked;
    LongFacts m_facts;
    std::optional<LongAnswer> m_answer;
    int m_times = 0;
};

} // namespace oz0
