#include "app/oz0/DevSession.h"

#include "app/oz0/DevText.h"
#include "core/client/Await.h"
#include "core/wire/ErrorTable.h"

#include <utility>

namespace oz0 {

namespace {

constexpr int tickMs = 500;
constexpr Milliseconds feedWait{25000};
constexpr qint64 jumpMs = 3000;

} // namespace

DevSession::DevSession(ApiClient &client, Packer &packer, DevOptions options, const Clock &wall, const MonotonicClock &monotonic,
                       QObject *parent)
    : QObject(parent), m_client(client), m_options(std::move(options)), m_wall(wall), m_monotonic(monotonic),
      m_save(client, packer), m_lease(client, monotonic), m_removal(client, monotonic), m_store(monotonic),
      m_feed(client, m_store, feedWait, wall, monotonic)
{
    connect(&m_save, &DevSave::packed, this, &DevSession::packed);
    connect(&m_save, &DevSave::sent, this, &DevSession::sent);
    connect(&m_save, &DevSave::finished, this, &DevSession::onSaved);
    connect(&m_lease, &DevLease::renewed, this, &DevSession::onRenewed);
    connect(&m_lease, &DevLease::failed, this,
            [this] { onLost(m_lease.trouble(), QStringLiteral("The candidate cannot be renewed")); });
    connect(&m_lease, &DevLease::unreachable, this, [this] {
        if (m_candidate->phase != CandidatePhase::Placed)
            tellEndAndFinish();
        else
            say({unreachableLine(m_lease.trouble(), m_lease.untilGivingUp())});
    });
    connect(&m_lease, &DevLease::reachableAgain, this, [this] { say({QStringLiteral("The server answers again.")}); });
    connect(&m_lease, &DevLease::gaveUp, this, [this] {
        m_failure = m_lease.trouble();
        say({QStringLiteral("The server has not answered for %1 (%2); it removes the candidate by itself.")
                 .arg(durationText(m_options.ttl), m_lease.trouble().message)});
        finish(4);
    });
    connect(&m_removal, &DevRemoval::confirmed, this,
            [this](const NodeName &node, int back) { say({nodeBackLine(*m_candidate, node, back)}); });
    connect(&m_removal, &DevRemoval::done, this, [this] {
        say({QStringLiteral("Candidate %1 is gone from every node.").arg(m_candidate->id.text())});
        finish(0);
    });
    connect(&m_removal, &DevRemoval::residue, this, [this] {
        say(residueLines(m_removal.unconfirmed()));
        finish(rowOf(ErrorCode::NodeConfirmationMissing).exitStatus);
    });
    connect(&m_removal, &DevRemoval::takenOver, this, &DevSession::tellTakeoverAndFinish);
    connect(&m_removal, &DevRemoval::failed, this, [this] {
        const Error &error = m_removal.trouble();
        m_failure = error;
        say({QStringLiteral("The candidate could not be removed: %1. The server removes it by itself within %2.")
                 .arg(error.message, durationText(m_options.ttl))});
        finish(rowOf(error.code).exitStatus);
    });
    connect(&m_store, &TenantStore::candidatesChanged, this, [this](const RowDelta<CandidateId> &delta) {
        if (!m_candidate)
            return;
        if (delta.upserted.contains(m_candidate->id))
            onCandidate(m_store.candidates().value(m_candidate->id));
        else if (delta.removed.contains(m_candidate->id) || (delta.full && !m_store.candidates().contains(m_candidate->id)))
            onCandidateGone();
    });
    connect(&m_tick, &QTimer::timeout, this, &DevSession::tick);
}

void DevSession::say(const QStringList &lines)
{
    for (const QString &line : lines)
        Q_EMIT said(line);
}

void DevSession::finish(int exitStatus)
{
    if (m_phase == Phase::Done)
        return;
    m_phase = Phase::Done;
    m_tick.stop();
    m_lease.stop();
    m_save.abort();
    Q_EMIT finished(exitStatus);
}

void DevSession::finishUnplaced()
{
    if (m_failure && isInvalidCopy(m_failure->code))
        return finish(rowOf(m_failure->code).exitStatus);
    finish(m_refusal ? 1 : 6);
}

void DevSession::start()
{
    m_wallMinusMonotonic = (m_wall.now().time_since_epoch() - m_monotonic.elapsed()).count();
    m_tick.start(tickMs);
    save();
}

void DevSession::onFolderChanged()
{
    if (m_phase == Phase::Done || m_phase == Phase::Removing || m_isTelling)
        return;
    if (m_save.isRunning()) {
        m_changedAgain = true;
        return;
    }
    m_saveTroubleSince.reset();
    save();
}

void DevSession::tick()
{
    if (m_phase == Phase::Done)
        return;
    const qint64 difference = (m_wall.now().time_since_epoch() - m_monotonic.elapsed()).count();
    const qint64 jump = difference - m_wallMinusMonotonic;
    m_wallMinusMonotonic = difference;
    if (jump > jumpMs && m_phase == Phase::Placed && !m_isTelling) {
        say({sleptLine(Milliseconds(jump))});
        m_lease.addSleep(Milliseconds(jump));
        m_lease.renewNow();
    }
    if (m_phase == Phase::Removing)
        m_removal.tick();
    else if (!m_isTelling)
        m_lease.tick();
    if (m_saveAgainAt >= Milliseconds(0) && m_monotonic.elapsed() >= m_saveAgainAt && !m_save.isRunning())
        save();
}

void DevSession::interrupt()
{
    if (m_phase == Phase::Done)
        return;
    if (m_isStopping) {
        if (m_phase == Phase::Removing)
            say(residueLines(m_removal.unconfirmed()));
        else
            say({QStringLiteral(
                "Stopped while the server may still be placing the candidate; without a renewal it ends by itself.")});
        finish(6);
        return;
    }
    m_isStopping = true;
    m_saveAgainAt = Milliseconds(-1);
    if (m_save.isCommitting())
        return; // its answer decides what is to be removed
    m_save.abort();
    if (m_phase == Phase::Placed)
        remove();
    else
        finishUnplaced();
}

void DevSession::remove()
{
    m_phase = Phase::Removing;
    m_lease.stop();
    say({removingLine(*m_candidate)});
    m_removal.begin(*m_candidate, m_options.holder);
}

void DevSession::followChanges()
{
    if (std::exchange(m_isFollowing, true))
        return;
    m_feed.start();
}

void DevSession::onCandidate(const Candidate &candidate)
{
    if (m_phase == Phase::Removing) {
        m_removal.see(candidate);
        return;
    }
    if (m_phase != Phase::Placed || m_isTelling || candidate.rev < m_candidate->rev)
        return;
    if (candidate.phase != CandidatePhase::Placed) {
        m_candidate = candidate;
        if (!m_lease.isAsking()) // the answer to a renewal that ended it says more
            tellEndAndFinish();
        return;
    }
    const bool isSavedElsewhere = candidate.save > m_candidate->save && !m_save.isRunning();
    if (candidate.standing != m_candidate->standing && candidate.standing == Standing::Operator)
        say({QStringLiteral("Its owner is no admin any more: the candidate goes on as an operator's.")});
    m_candidate = candidate;
    say(m_nodes.see(candidate));
    if (m_nodes.isSettled() && !std::exchange(m_saidWatching, true))
        say({watchingLine(m_options.folder, true)});
    if (isSavedElsewhere)
        m_lease.renewNow(); // the server says whether this one still holds it
}

void DevSession::onCandidateGone()
{
    if (m_phase == Phase::Removing)
        m_removal.gone();
    else if (m_phase == Phase::Placed)
        tellEndAndFinish();
}

void DevSession::onRenewed(const RenewAnswer &answer)
{
    if (answer.refused) {
        m_refusal = answer.refused;
        say(refusedLines(*answer.refused));
    }
    if (answer.candidate.phase != CandidatePhase::Placed) {
        m_candidate = answer.candidate;
        tellEndAndFinish();
    } else {
        onCandidate(answer.candidate);
    }
}

void DevSession::onLost(const Error &error, const QString &what)
{
    if (error.code == ErrorCode::TakenOver) {
        tellTakeoverAndFinish();
    } else if (error.code == ErrorCode::CandidateEnded || error.code == ErrorCode::CandidateEnding
               || error.code == ErrorCode::NotFound) {
        tellEndAndFinish();
    } else {
        m_failure = error;
        say({QStringLiteral("%1: %2. It ends within %3.").arg(what, error.message, durationText(m_options.ttl))});
        finish(rowOf(error.code).exitStatus);
    }
}

void DevSession::tellEndAndFinish()
{
    if (std::exchange(m_isTelling, true))
        return;
    m_lease.stop();
    await(m_client.candidate(m_scope, m_candidate->id), this, [this](const Result<Candidate> &candidate) {
        if (m_phase == Phase::Done)
            return;
        say(endedLines(candidate && candidate->end ? *candidate : *m_candidate));
        finish(1);
    });
}

void DevSession::tellTakeoverAndFinish()
{
    if (std::exchange(m_isTelling, true))
        return;
    m_lease.stop();
    await(m_client.candidate(m_scope, m_candidate->id), this, [this](const Result<Candidate> &candidate) {
        if (m_phase == Phase::Done)
            return;
        say({takenOverLine(candidate.value_or(*m_candidate))});
        finish(rowOf(ErrorCode::TakenOver).exitStatus);
    });
}

} // namespace oz0
