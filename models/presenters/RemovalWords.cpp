#include "models/Texts.h"
#include "models/presenters/RemovalPresenter.h"

namespace oz0 {

QString RemovalPresenter::title() const
{
    const int stays = count(RemovalRow::Step::Stays);
    const int going = int(m_rows.size()) - stays - gone();
    if (m_rows.size() == 1)
        return tr("Remove %1?").arg(m_rows.first().title);
    if (going < int(m_rows.size()))
        return tr("Remove %1 of %n candidate(s)?", nullptr, int(m_rows.size())).arg(going);
    return tr("Remove %n candidate(s)?", nullptr, int(m_rows.size()));
}

QString RemovalPresenter::explanation() const
{
    const int stays = count(RemovalRow::Step::Stays);
    const QString effect = m_rows.size() == 1 ? tr("Its nodes go back to the installed version.")
                                              : tr("Their nodes go back to the installed versions.");
    if (stays == 0)
        return effect;
    return tr("%1 %2", "effect, who stays").arg(effect, tr("%n candidate(s) stay(s), for the reason beside it.", nullptr, stays));
}

QString RemovalPresenter::confirmText() const
{
    return tr("Remove %n candidate(s)", nullptr, removable());
}

QString RemovalPresenter::outcome() const
{
    QStringList parts;
    const int unknown = count(RemovalRow::Step::Unknown);
    if (const int n = count(RemovalRow::Step::Done) - gone(); n > 0 || (gone() == 0 && unknown == 0))
        parts.append(tr("%n removed", nullptr, n));
    if (gone() > 0)
        parts.append(m_rows.size() == 1 ? tr("%1 was gone already", "plugin version").arg(m_rows.first().title)
                                        : tr("%n was gone already", nullptr, gone()));
    if (const int n = count(RemovalRow::Step::Silent))
        parts.append(tr("%n without the confirmation of a node", nullptr, n));
    if (unknown > 0)
        parts.append(tr("of %n it is not known whether it was removed", nullptr, unknown));
    if (const int n = count(RemovalRow::Step::Failed))
        parts.append(tr("%n failed", nullptr, n));
    return parts.join(QStringLiteral(", "));
}

QList<RemovalEffect> RemovalPresenter::effects() const
{
    using Kind = RemovalEffect::Kind;
    RemovalEffect back{Kind::NodesGoBack, 0, {}, {}};
    RemovalEffect fail{Kind::JobsFail, 0, {}, {}};
    RemovalEffect answered{Kind::JobsAnswered, 0, {}, {}};
    RemovalEffect compare{Kind::ComparisonsStop, 0, {}, {}};
    RemovalEffect dev{Kind::DevStops, 0, {}, {}, QStringLiteral("oz0 dev")};
    QStringList goingBack;
    QStringList hosts;
    QStringList comparisons;
    for (const RemovalRow &row : m_rows) {
        if (!row.impact)
            continue;
        const QString plugin = row.title.section(QLatin1Char(' '), 0, 0);
        QMap<QString, QStringList> byVersion;
        for (const NodeGoesBack &node : row.impact->nodes)
            byVersion[node.version].append(node.node.text());
        for (auto it = byVersion.begin(); it != byVersion.end(); ++it) {
            const QString target = it.key().isEmpty() ? tr("nothing of %1").arg(plugin)
                                                      : tr("%1 %2", "plugin version").arg(plugin, it.key());
            goingBack.append(tr("%1 → %2", "nodes, version").arg(it.value().join(QStringLiteral(", ")), target));
            back.count += int(it.value().size());
        }
        fail.count += row.impact->jobsOnCandidate;
        answered.count += row.impact->jobsWaitingAtHome;
        compare.count += int(row.impact->comparisons.size());
        comparisons += row.impact->comparisons;
        if (!row.impact->holderHost.isEmpty()) {
            ++dev.count;
            hosts.append(tr("%1 on %2", "owner, machine").arg(row.owner.text(), row.impact->holderHost));
        }
    }
    back.sentence = tr("node(s) go back:", nullptr, back.count);
    back.names = goingBack.join(QStringLiteral("; "));
    fail.sentence = tr("job(s) on a candidate fail", nullptr, fail.count);
    answered.sentence = tr("job(s) waiting at home are answered by the installed version at their next try", nullptr,
                           answered.count);
    compare.sentence = tr("comparison(s) stop at the next pair:", nullptr, compare.count);
    compare.names = comparisons.join(QStringLiteral(", "));
    dev.sentence = tr("running oz0 dev stop(s) and say(s) why:", nullptr, dev.count);
    hosts.removeDuplicates();
    dev.names = hosts.join(QStringLiteral(", "));
    QList<RemovalEffect> list{back};
    for (const RemovalEffect &effect : {fail, answered, compare, dev}) {
        if (effect.count > 0)
            list.append(effect);
    }
    return list;
}

} // namespace oz0
