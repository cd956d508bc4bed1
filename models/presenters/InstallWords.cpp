#include "core/wire/ErrorTable.h"
#include "models/ChangeErrors.h"
#include "models/CommandText.h"
#include "models/PreviewTexts.h"
#include "models/Texts.h"
#include "models/presenters/InstallPresenter.h"

namespace oz0 {

namespace {
constexpr qsizetype mostGains = 5;
} // namespace

QString InstallPresenter::stepText() const
{
    switch (m_phase) {
    case Phase::Packing:
        return tr("Packing %1").arg(m_path);
    case Phase::Sending:
        return tr("Sending the bundle");
    case Phase::Checking:
        return tr("The server checks it");
    case Phase::Installing:
        return tr("Installing %1 %2").arg(m_preview->plugin.text(), m_preview->version);
    default:
        return {};
    }
}

double InstallPresenter::progress() const
{
    if (m_phase == Phase::Packing && m_progress && m_progress->total > 0)
        return double(m_progress->done) / double(m_progress->total);
    if (m_phase == Phase::Sending && m_toSend > 0)
        return double(m_sent) / double(m_toSend);
    return -1;
}

QString InstallPresenter::verdict() const
{
    if (!m_preview)
        return {};
    const int reasons = int(m_preview->verdict.refusals.size());
    const QString what = tr("%1 %2", "plugin version").arg(m_preview->plugin.text(), m_preview->version);
    switch (m_phase) {
    case Phase::Installed:
        return tr("%1 is installed.").arg(what);
    case Phase::Refused:
        return tr("The install was refused: %n reason(s).", nullptr, reasons);
    default:
        break;
    }
    if (reasons > 0)
        return tr("An install of %1 would be refused: %n reason(s).", nullptr, reasons).arg(what);
    if (isInstalled())
        return tr("%1 is what is installed: an install would change nothing.").arg(what);
    return tr("%1 can be installed.").arg(what);
}

bool InstallPresenter::warns() const
{
    const bool isToBeInstalled = m_phase != Phase::Installed && m_preview && !m_preview->verdict.isRefused() && !isInstalled();
    return isToBeInstalled && (!m_preview->verdict.warnings.isEmpty() || widens() || isGone());
}

// What was chosen was a candidate's, and no candidate has that content now.
bool InstallPresenter::isGone() const
{
    return !m_content.isEmpty() && contentCandidate().isEmpty();
}

CandidateId InstallPresenter::contentCandidate() const
{
    for (const Candidate &candidate : m_store.candidates()) {
        if (!m_content.isEmpty() && candidate.digest == m_content)
            return candidate.id;
    }
    return {};
}

QString InstallPresenter::verdictNote() const
{
    if (!m_preview)
        return {};
    if (m_phase == Phase::Refused && m_preview->verdict.isRefused())
        return tr("Nothing was changed. The tenant may have moved on since the preview; the record is kept with the refusals.");
    const QString checks = tr("%n check(s) at revision %1", nullptr, m_preview->verdict.checks)
                               .arg(Texts::number(m_preview->revision));
    const QString warnings = m_preview->verdict.warnings.isEmpty()
        ? QString()
        : tr(", %n warning(s)", nullptr, int(m_preview->verdict.warnings.size()));
    const QString facts = tr("%1%2. Digest %3.", "checks, warnings, digest")
                              .arg(checks, warnings, shortDigest(m_preview->digest));
    return isGone() ? tr("The candidate is not there any more. %1", "facts").arg(facts) : facts;
}

// What widens stands before what it costs.
ChangeEffect InstallPresenter::reachEffect() const
{
    using Weight = ChangeEffect::Weight;
    const InstallReach &reach = m_reach.reach();
    if (m_reach.isRunning())
        return {QStringLiteral("widen"), Weight::Plain, -1, tr("What it reaches is being compared."), {}};
    if (!reach.isKnown || reach.widens() == 0)
        return {QStringLiteral("widen"), reach.isKnown ? Weight::Plain : Weight::Warns, -1, PreviewTexts::reach(reach), {}};
    QStringList names;
    for (const ReachGain &gain : reach.gains.mid(0, mostGains))
        names.append(PreviewTexts::gainOfProcesses(gain));
    if (const int more = reach.widens() - int(names.size()); more > 0)
        names.append(tr("%n more", nullptr, more));
    return {QStringLiteral("widen"), Weight::Warns, reach.widens(),
            tr("change(s) widen what it reaches:", nullptr, reach.widens()), names};
}

QList<ChangeEffect> InstallPresenter::effects() const
{
    using Weight = ChangeEffect::Weight;
    if (!m_preview)
        return {};
    if (m_phase == Phase::Installing)
        return m_effectsAsJudged;
    QList<ChangeEffect> effects;
    const QString before = m_preview->installedVersion;
    const Digest installed = m_store.plugins().value(m_preview->plugin).digest;
    if (isInstalled())
        return effects; // the verdict has said so
    if (before.isEmpty())
        effects.append({QStringLiteral("plugins"), Weight::Plain, 1, tr("plugin is new in the tenant")});
    else if (before == m_preview->version)
        effects.append({QStringLiteral("plugins"), Weight::Plain, 1,
                        tr("version is replaced by other code that is called %1 too: %2 → %3", "version, old digest, new digest")
                            .arg(before, shortDigest(installed), shortDigest(m_preview->digest))});
    else
        effects.append({QStringLiteral("plugins"), Weight::Plain, 1,
                        tr("version is replaced: %1 → %2", "old, new").arg(before, m_preview->version)});
    effects.append(reachEffect());
    int able = 0;
    for (const Node &node : m_store.nodes()) {
        if (node.online && !node.candidate && (!node.plugins || node.plugins->contains(m_preview->plugin.text())))
            ++able;
    }
    effects.append({QStringLiteral("nodes"),
                    able > 0 ? Weight::Plain : Weight::Warns,
                    able,
                    tr("online node(s) fetch and start it", nullptr, able),
                    {}});
    QStringList candidates;
    for (const Candidate &candidate : m_store.candidates()) {
        if (candidate.plugin == m_preview->plugin && candidate.standing == Standing::Operator
            && candidate.phase == CandidatePhase::Placed)
            candidates.append(candidate.owner.text());
    }
    if (!candidates.isEmpty())
        effects.append({QStringLiteral("candidates"), Weight::Warns, int(candidates.size()),
                        tr("operators’ candidate(s) of it are judged against the new version at the next renewal:", nullptr,
                           int(candidates.size())),
                        candidates});
    const LimitUse &use = m_preview->agentsAndFlows;
    effects.append({QStringLiteral("gauge"),
                    use.after > use.limit ? Weight::Harms : Weight::Plain,
                    use.after,
                    tr("of %1 agents and flows in use then, %2 now").arg(Texts::number(use.limit), Texts::number(use.now)),
                    {}});
    const LimitUse &queues = m_preview->taskQueues;
    effects.append({QStringLiteral("gauge"),
                    queues.after > queues.limit ? Weight::Harms : Weight::Plain,
                    queues.after,
                    tr("of %1 task queues in use then, %2 now").arg(Texts::number(queues.limit), Texts::number(queues.now)),
                    {}});
    return effects;
}

QString InstallPresenter::failureText() const
{
    if (m_phase != Phase::Failed)
        return {};
    switch (m_error.code) {
    case ErrorCode::UnreadableFile:
        return tr("The folder or file cannot be read. See whether it is there, and whether you may read it.");
    case ErrorCode::InvalidManifest:
        return m_error.line > 0
            ? tr("plugin.yaml is not valid: line %1, column %2. Mend it, and check again.").arg(m_error.line).arg(m_error.column)
            : tr("plugin.yaml is not valid. Mend it, and check again.");
    case ErrorCode::InvalidBundle:
        return tr("This is no folder and no packed bundle of a plugin. Choose a folder that holds a plugin.yaml, or a .tar.zst.");
    default:
        return m_preview ? changeErrorText(m_error) : Texts::error(m_error);
    }
}

QString InstallPresenter::failureDetails() const
{
    if (m_phase != Phase::Failed)
        return {};
    QStringList lines;
    const QList<Error> all = m_error.details.isEmpty() ? QList<Error>{m_error} : m_error.details;
    for (const Error &each : all) {
        const QString place = each.line > 0 ? QStringLiteral("%1:%2 ").arg(each.line).arg(each.column) : QString();
        const QString subject = each.subject.isEmpty() ? QString() : each.subject + QStringLiteral(": ");
        lines.append(place + subject + each.message);
    }
    return QStringLiteral("%1 — %2").arg(QString::fromLatin1(rowOf(m_error.code).name), lines.join(QLatin1Char('\n')));
}

QString InstallPresenter::command() const
{
    if (!m_content.isEmpty())
        return {};
    return QStringLiteral("oz0 plugin install %1 --tenant %2")
        .arg(m_path.isEmpty() ? QStringLiteral("DIR") : quotedArgument(m_path),
             quotedArgument(m_session.context().tenant.text()));
}

} // namespace oz0
