#include "models/CommandText.h"
#include "models/Texts.h"
#include "models/VerdictReport.h"
#include "models/presenters/PreviewPresenter.h"

namespace oz0 {

QString PreviewPresenter::summary() const
{
    return tr("what an install would do, without doing it");
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
    for (const PreviewDifference &difference : found) {
        if (difference.kind == PreviewDifference::Kind::Unknown)
            return tr("One of the two was not checked");
    }
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
    const QString folder = m_folder.isEmpty() ? QStringLiteral("DIR") : quotedArgument(m_folder);
    return QStringLiteral("oz0 plugin preview %1 --tenant %2").arg(folder, quotedArgument(m_session.context().tenant.text()));
}

ConsoleLink PreviewPresenter::link() const
{
    ConsoleLink link;
    link.context = m_session.context().name;
    link.tenant = m_session.context().tenant.text();
    link.place = ConsolePlace::Preview;
    return link;
}

std::optional<ConsoleLink> PreviewPresenter::diffLink() const
{
    const PreviewEntry *entry = shown();
    if (!entry || !entry->preview)
        return std::nullopt;
    ConsoleLink to = link();
    to.place = ConsolePlace::Plugins;
    to.object = entry->preview->plugin.text();
    to.diff = {DiffSide{DiffSide::Kind::Installed, {}}, DiffSide{DiffSide::Kind::Folder, entry->folder}};
    return to;
}

} // namespace oz0
