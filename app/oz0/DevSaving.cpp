// The part of a session that answers saves.
#include "app/oz0/DevSession.h"
#include "app/oz0/DevText.h"
#include "core/wire/ErrorTable.h"

namespace oz0 {

namespace {

constexpr Milliseconds savePause{2000};
constexpr Milliseconds endingPatience{30000};

} // namespace

void DevSession::save()
{
    m_saveAgainAt = Milliseconds(-1);
    m_changedAgain = false;
    SaveRequest request;
    request.select = m_options.select;
    request.ttl = m_options.ttl;
    request.holder = m_options.holder;
    request.host = m_options.host;
    request.start = m_phase == Phase::Starting;
    if (m_candidate)
        request.plugin = m_candidate->plugin;
    const bool runs = m_phase == Phase::Placed && !m_isDoomed;
    m_save.begin(request, runs ? m_candidate->digest : Digest());
}

void DevSession::onSaved(const DevSaveOutcome &outcome)
{
    if (m_phase == Phase::Done || m_isTelling)
        return;
    if (!outcome.answer)
        onSaveFailed(outcome.answer.error());
    else if (!outcome.isUnchanged && outcome.answer->refused)
        onRefused(*outcome.answer->refused);
    else if (!outcome.isUnchanged && outcome.answer->candidate)
        onAccepted(*outcome.answer->candidate);
    if (outcome.answer)
        m_saveTroubleSince.reset();
    if (outcome.answer && outcome.isUnchanged)
        m_failure.reset();
    if (m_phase == Phase::Done || m_isTelling)
        return;
    if (m_isStopping && m_phase == Phase::Placed)
        remove();
    else if (m_isStopping && m_phase == Phase::Starting)
        finishUnplaced();
    else if (m_changedAgain)
        save();
}

void DevSession::onAccepted(const Candidate &candidate)
{
    m_isDoomed = false;
    m_refusal.reset();
    m_failure.reset();
    const bool isFirst = m_phase == Phase::Starting;
    m_candidate = candidate;
    if (isFirst) {
        m_phase = Phase::Placed;
        say(placedLines(candidate, m_options.tenant));
        m_lease.start(candidate.id, m_options.holder, m_options.ttl);
    } else {
        say({reloadedLine(candidate)});
    }
    say(warningLines(candidate.warnings));
    m_saidWatching = m_saidWatching && !isFirst;
    if (!m_isStopping)
        onCandidate(candidate);
    followChanges();
}

void DevSession::onRefused(const RefusalRecord &record)
{
    m_refusal = record;
    m_failure.reset();
    say(refusedLines(record));
    if (m_phase == Phase::Placed) {
        m_isDoomed = true;
        say({endsAtRenewalLine(m_lease.untilRenewal())});
    } else if (!m_isStopping) {
        say({watchingLine(m_options.folder, false)});
    }
}

void DevSession::onSaveFailed(const Error &error)
{
    if (error.code == ErrorCode::Aborted)
        return;
    m_failure = error;
    if (isInvalidCopy(error.code)) {
        m_refusal.reset();
        say(invalidLines(error));
        if (!m_isStopping)
            say({watchingLine(m_options.folder, m_phase == Phase::Placed)});
    } else if (error.code == ErrorCode::CandidateEnding && m_phase == Phase::Starting) {
        trySaveAgain(error, endingPatience);
    } else if (rowOf(error.code).retryable && error.code != ErrorCode::CandidateEnding) {
        trySaveAgain(error, m_options.ttl);
    } else if (m_phase == Phase::Placed) {
        onLost(error, QStringLiteral("The candidate cannot be saved"));
    } else {
        say({QStringLiteral("The candidate cannot be placed: %1").arg(error.message)});
        finish(rowOf(error.code).exitStatus);
    }
}

void DevSession::trySaveAgain(const Error &error, Milliseconds patience)
{
    const Milliseconds now = m_monotonic.elapsed();
    if (m_isStopping)
        return;
    if (!m_saveTroubleSince) {
        m_saveTroubleSince = now;
        say({error.code == ErrorCode::CandidateEnding
                 ? QStringLiteral("The candidate of before is still leaving its nodes; trying again for %1.")
                       .arg(durationText(patience))
                 : unreachableLine(error, patience)});
    }
    if (now - *m_saveTroubleSince < patience) {
        m_saveAgainAt = now + savePause;
    } else if (m_phase == Phase::Starting) {
        say({QStringLiteral("Given up: %1").arg(error.message)});
        finish(error.code == ErrorCode::CandidateEnding ? 1 : 4);
    } else {
        m_saveTroubleSince.reset();
        say({QStringLiteral("This save is given up (%1); the nodes keep what they have. The next save tries again.")
                 .arg(error.message)});
    }
}

} // namespace oz0
