#include "app/oz0/DevRemoval.h"

#include "core/client/Await.h"
#include "core/wire/ErrorTable.h"

namespace oz0 {

namespace {

constexpr Milliseconds deadline{30000};
constexpr Milliseconds retryPause{1000};

} // namespace

DevRemoval::DevRemoval(ApiClient &client, const MonotonicClock &clock, QObject *parent)
    : QObject(parent), m_client(client), m_clock(clock)
{ }

void DevRemoval::begin(const Candidate &candidate, const QString &holder)
{
    m_candidate = candidate;
    m_holder = holder;
    m_begun = m_clock.elapsed();
    ask();
}

void DevRemoval::ask()
{
    m_askAt = Milliseconds(-1);
    RemoveRequest request;
    request.holder = m_holder;
    await(m_client.removeCandidate(m_scope, m_candidate.id, request), this, [this](const Result<RemoveAnswer> &answer) {
        if (!m_isOver)
            onAnswer(answer);
    });
}

void DevRemoval::onAnswer(const Result<RemoveAnswer> &answer)
{
    if (answer) {
        m_trouble = {};
        see(answer->candidate);
        return;
    }
    const Error error = answer.error();
    m_trouble = error;
    if (error.code == ErrorCode::TakenOver)
        return end([this] { Q_EMIT takenOver(); });
    if (error.code == ErrorCode::CandidateEnded || error.code == ErrorCode::NotFound)
        return look();
    if (!rowOf(error.code).retryable)
        return end([this] { Q_EMIT failed(); });
    m_askAt = m_clock.elapsed() + retryPause;
}

void DevRemoval::see(const Candidate &candidate)
{
    if (m_isOver)
        return;
    for (const CandidateNode &node : candidate.nodes) {
        if (node.state == PartState::Confirmed && !m_back.contains(node.node)) {
            m_back.insert(node.node);
            Q_EMIT confirmed(node.node, int(m_back.size()));
        }
    }
    if (candidate.phase == CandidatePhase::Ended)
        conclude(candidate);
}

void DevRemoval::gone()
{
    if (!m_isOver)
        look();
}

void DevRemoval::look()
{
    if (m_isLooking)
        return;
    m_isLooking = true;
    await(m_client.candidate(m_scope, m_candidate.id), this, [this](const Result<Candidate> &candidate) {
        m_isLooking = false;
        if (m_isOver)
            return;
        if (candidate)
            see(*candidate);
        else if (candidate.error().code == ErrorCode::NotFound)
            end([this] { Q_EMIT done(); }); // forgotten: it ended long ago
        else
            m_trouble = candidate.error();
    });
}

// The server ends a candidate when each node has confirmed or is offline; what is offline has confirmed nothing.
void DevRemoval::conclude(const Candidate &candidate)
{
    QSet<NodeName> silent;
    for (const CandidateNode &node : candidate.nodes) {
        if (!node.online && node.state != PartState::Confirmed)
            silent.insert(node.node);
    }
    for (const CandidateNode &node : m_candidate.nodes) {
        if (!silent.contains(node.node) && !m_back.contains(node.node)) {
            m_back.insert(node.node);
            Q_EMIT confirmed(node.node, int(m_back.size()));
        }
    }
    if (silent.isEmpty())
        end([this] { Q_EMIT done(); });
    else
        end([this] { Q_EMIT residue(); });
}

void DevRemoval::tick()
{
    if (m_isOver)
        return;
    if (m_clock.elapsed() - m_begun >= deadline) {
        if (m_trouble.message.isEmpty())
            end([this] { Q_EMIT residue(); });
        else
            end([this] { Q_EMIT failed(); });
    } else if (m_askAt >= Milliseconds(0) && m_clock.elapsed() >= m_askAt) {
        ask();
    }
}

QList<NodeName> DevRemoval::unconfirmed() const
{
    QList<NodeName> nodes;
    for (const CandidateNode &node : m_candidate.nodes) {
        if (!m_back.contains(node.node))
            nodes.append(node.node);
    }
    return nodes;
}

template <class Say>
void DevRemoval::end(Say say)
{
    m_isOver = true;
    say();
}

} // namespace oz0
