#include "models/CommandText.h"
#include "models/Texts.h"
#include "models/VerdictReport.h"
#include "models/presenters/PreviewPresenter.h"

namespace oz0 {

QString PreviewPresenter::summary() const
{
    const QString text = tr("what an install would do, without doing it");
    return state() == PageState::Stale ? tr("%1, as of %2", "summary, time").arg(text, Texts::timeOfDay(m_session.asOf())) : text;
}

QString PreviewPresenter::outdated() const
{
    const PreviewEntry *entry = shown();
    if (!entry || !entry->preview || m_session.asOf() == Instant{})
        return {};
    if (!entry->candidate.isEmpty() && !m_store.candidates().contains(entry->candidate))
        return tr("The candidate is not there any more.");
    const Preview &preview = *entry->preview;
    if (entry->installedDigest.isEmpty() && !preview.installedVersion.isEmpty())
        return {}; // what was installed then is not known
    const Plugin plugin = m_store.plugins().value(preview.plugin);
    const Digest installed = plugin.state == PluginState::Installed ? plugin.digest : Digest();
    if (installed == entry->installedDigest)
        return {};
    if (installed.isEmpty())
        return tr("%1 was uninstalled since.", "plugin").arg(preview.plugin.text());
    return installed == preview.digest ? tr("It was installed since: this was said before that install.")
                                       : tr("%1 %2 was installed since: this was said before that install.", "plugin, version")
                                             .arg(preview.plugin.text(), plugin.version);
}

QString PreviewPresenter::belongsTo() const
{
    const PreviewEntry *entry = isComparingTwo() ? shown() : nullptr;
    if (!entry)
        return {};
    const QString what = entry->preview ? PreviewTexts::content(*entry->preview) : PreviewTexts::source(*entry);
    return tr("Of the newer one: %1, %2", "plugin and version, time").arg(what, Texts::dateAndTime(entry->at));
}

QString PreviewPresenter::comparisonTitle() const
{
    const PreviewEntry *older = comparedWith();
    if (!older)
        return {};
    const QString at = Texts::dateAndTime(older->at);
    return m_selected.size() == 2 ? tr("Against the preview at %1").arg(at) : tr("Since the preview at %1").arg(at);
}

QString PreviewPresenter::comparisonSentence() const
{
    const QList<PreviewDifference> found = comparison();
    const PreviewEntry *newer = shown();
    const PreviewEntry *older = comparedWith();
    if (newer && older && (!newer->preview || !older->preview))
        return tr("One of the two was not checked");
    return found.isEmpty() ? tr("Nothing differs between the two") : tr("%n difference(s)", nullptr, int(found.size()));
}

QByteArray PreviewPresenter::json() const
{
    const PreviewEntry *entry = shown();
    return entry ? entry->report().text() : QByteArray();
}

QString PreviewPresenter::html() const
{
    const PreviewEntry *entry = shown();
    return entry ? VerdictReport::of(*entry) : QString();
}

QString PreviewPresenter::command() const
{
    const QString tenant = quotedArgument(m_session.context().tenant.text());
    if (m_source.isCandidate())
        return QStringLiteral("oz0 plugin preview --candidate %1 --tenant %2")
            .arg(quotedArgument(m_source.candidate.text()), tenant);
    const QString folder = m_source.isEmpty() ? QStringLiteral("DIR") : quotedArgument(m_source.folder);
    return QStringLiteral("oz0 plugin preview %1 --tenant %2").arg(folder, tenant);
}

ConsoleLink PreviewPresenter::link() const
{
    ConsoleLink link;
    link.context = m_session.context().name;
    link.tenant = m_session.context().tenant.text();
    link.place = ConsolePlace::Preview;
    return link;
}

ActionState PreviewPresenter::mayDiff() const
{
    const PreviewEntry *entry = shown();
    if (!entry || !entry->preview)
        return {false, tr("Nothing that was checked is shown.")};
    if (!entry->candidate.isEmpty() && !m_store.candidates().contains(entry->candidate))
        return {false, tr("Candidate %1 is not there any more.").arg(entry->candidate.text())};
    return {true, {}};
}

std::optional<ConsoleLink> PreviewPresenter::diffLink() const
{
    if (!mayDiff().allowed)
        return std::nullopt;
    const PreviewEntry &entry = *shown();
    ConsoleLink to = link();
    to.place = ConsolePlace::Plugins;
    to.object = entry.preview->plugin.text();
    const DiffSide after = entry.candidate.isEmpty() ? DiffSide{DiffSide::Kind::Folder, entry.folder}
                                                     : DiffSide{DiffSide::Kind::Candidate, entry.candidate.text()};
    to.diff = {DiffSide{DiffSide::Kind::Installed, {}}, after};
    return to;
}

} // namespace oz0
