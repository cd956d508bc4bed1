// One preview, step by step: packed, sent and checked, told with what stands around it, and kept.
#include "core/client/Await.h"
#include "core/manifest/ManifestReader.h"
#include "core/manifest/QuotedText.h"
#include "core/manifest/ValueMask.h"
#include "models/NodeTexts.h"
#include "models/presenters/PreviewPresenter.h"

#include <algorithm>
#include <utility>

namespace oz0 {

namespace {

QString megabytes(qint64 bytes)
{
    return QLocale().toString(double(bytes) / 1e6, 'f', 1);
}

} // namespace

void PreviewPresenter::enter(Step step)
{
    m_step = step;
    m_stepBegan = m_monotonic.elapsed();
    m_sent = m_toSend = 0;
    if (step == Step::None)
        m_tick.stop();
    else if (!m_tick.isActive())
        m_tick.start();
    Q_EMIT changed();
}

void PreviewPresenter::startFolder()
{
    enter(Step::Packing);
    await(m_pack.start(m_source.folder), this, [this, run = m_run](const PackTask::Outcome &outcome) {
        if (!isCurrent(run))
            return;
        m_entry.packMs = (m_monotonic.elapsed() - m_stepBegan).count();
        m_place = outcome.place;
        if (!outcome.packed)
            return fail(outcome.packed.error());
        send(*outcome.packed);
    });
}

void PreviewPresenter::startCandidate()
{
    const auto candidate = m_store.candidates().constFind(m_source.candidate);
    m_entry.owner = candidate->owner;
    m_entry.save = candidate->save;
    m_entry.saved = candidate->saved;
    m_entry.bareNodes = NodeTexts::bareNodes(*candidate);
    check(candidate->digest);
}

void PreviewPresenter::send(const PackedBundle &bundle)
{
    m_entry.files = int(bundle.files.size());
    m_entry.packedBytes = bundle.packedBytes;
    m_manifestText = bundle.manifestText;
    enter(Step::Sending);
    const auto progress = [this, run = m_run](qint64 done, qint64 total) {
        if (!isCurrent(run))
            return;
        m_sent = done;
        m_toSend = total;
    };
    await(m_client.putBundle(m_scope, bundle.digest, bundle.file, progress), this,
          [this, run = m_run, bundle](const Result<Digest> &answer) {
              if (!isCurrent(run))
                  return;
              if (!answer)
                  return fail(answer.error());
              m_entry.sendMs = std::max<qint64>(1, (m_monotonic.elapsed() - m_stepBegan).count());
              check(bundle.digest);
          });
}

void PreviewPresenter::check(const Digest &digest)
{
    enter(Step::Checking);
    await(m_client.previewInstall(m_scope, InstallRequest{digest, {}}), this, [this, run = m_run](const Result<Preview> &answer) {
        if (isCurrent(run))
            onPreview(answer);
    });
}

// The answer is told with what it widens; a manifest that cannot be read leaves that open, and the answer stands.
void PreviewPresenter::onPreview(const Result<Preview> &answer)
{
    m_entry.checkMs = (m_monotonic.elapsed() - m_stepBegan).count();
    m_place.reset();
    if (!answer)
        return fail(answer.error());
    m_entry.preview = *answer;
    m_reach.read(*answer, m_manifestText);
}

void PreviewPresenter::fail(const Error &error)
{
    m_entry.error = error;
    finish();
}

void PreviewPresenter::finish()
{
    m_place.reset();
    if (m_entry.preview)
        takeCircumstances();
    quoteLines(m_manifestText);
    m_manifestText.clear();
    enter(Step::None);
    const PreviewEntry entry = m_entry;
    m_history.add(entry);
    select({entry.key});
    // One that was stopped stays so until the next save.
    if (std::exchange(m_again, false) && m_watching && !entry.isStopped())
        start();
}

// What stands around the preview now, kept with it, so that it can be told later what it was compared with.
void PreviewPresenter::takeCircumstances()
{
    const Preview &preview = *m_entry.preview;
    m_entry.names = namesOf(preview, m_store.plugins());
    if (const Plugin installed = m_store.plugins().value(preview.plugin); installed.version == preview.installedVersion)
        m_entry.installedDigest = installed.digest;
    for (const Candidate &candidate : m_store.candidates()) {
        if (candidate.plugin == preview.plugin && candidate.digest == preview.digest && candidate.id != m_entry.candidate)
            m_entry.sameContent.append({candidate.id, candidate.owner});
    }
    std::sort(m_entry.sameContent.begin(), m_entry.sameContent.end(),
              [](const SameContent &one, const SameContent &other) { return one.candidate < other.candidate; });
    if (m_reach.isRunning())
        return; // told to stop waiting
    m_entry.reach = m_reach.reach();
    m_manifestText = m_reach.manifestText();
    if (const Result<std::shared_ptr<const Manifest>> manifest = readManifest(m_manifestText)) {
        m_entry.declared = Declared{!(*manifest)->connections.isEmpty(), !(*manifest)->requires_.secrets.isEmpty(),
                                    !(*manifest)->mail.isEmpty()};
    }
}

void PreviewPresenter::quoteLines(const QByteArray &manifestText)
{
    ValueMask mask({}, manifestText);
    const QuotedText proposed = quotedManifest(manifestText, mask);
    const Verdict verdict = m_entry.verdict();
    const auto quote = [&proposed](const Refusal &refusal) { return excerptOf(refusal, {}, proposed); };
    for (const Refusal &refusal : verdict.refusals)
        m_entry.refusalLines.append(quote(refusal));
    for (const Refusal &warning : verdict.warnings)
        m_entry.warningLines.append(quote(warning));
}

// An answer that is there already is kept, without what was still being read beside it.
void PreviewPresenter::cancel()
{
    if (m_step == Step::None)
        return;
    ++m_run;
    m_pack.stop();
    m_scope.abort();
    if (m_entry.preview)
        finish();
    else
        fail(Error{ErrorCode::Aborted, QStringLiteral("stopped by the person"), {}, {}, 0, 0});
    m_reach.cancel();
}

double PreviewPresenter::fraction() const
{
    const auto share = [](qint64 done, qint64 total) {
        return total > 0 ? std::clamp(double(done) / double(total), 0.0, 1.0) : -1;
    };
    switch (m_step) {
    case Step::Packing:
        return share(m_pack.done(), m_pack.total());
    case Step::Sending:
        return share(m_sent, m_toSend);
    case Step::Checking:
    case Step::None:
        break;
    }
    return -1;
}

QString PreviewPresenter::progressText() const
{
    switch (m_step) {
    case Step::Packing:
        return m_pack.total() > 0 ? tr("Packing: %1 of %2 MB").arg(megabytes(m_pack.done()), megabytes(m_pack.total()))
                                  : tr("Packing: looking at the folder");
    case Step::Sending:
        return m_toSend > 0 ? tr("Sending: %1 of %2 MB").arg(megabytes(m_sent), megabytes(m_toSend)) : tr("Sending");
    case Step::Checking:
        return m_entry.preview ? tr("Comparing with what is installed")
                               : tr("Checking against tenant %1").arg(m_entry.tenant.text());
    case Step::None:
        break;
    }
    return {};
}

} // namespace oz0
