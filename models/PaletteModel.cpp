#include "models/PaletteModel.h"

#include "models/FuzzyMatch.h"
#include "models/Roles.h"
#include "models/Texts.h"

#include <algorithm>

namespace oz0 {

namespace {

void keepBest(QList<PaletteEntry> &entries, int most)
{
    std::stable_sort(entries.begin(), entries.end(), [](const PaletteEntry &a, const PaletteEntry &b) {
        const int scoreA = a.enabled ? a.score : a.score / 2;
        const int scoreB = b.enabled ? b.score : b.score / 2;
        return scoreA != scoreB ? scoreA > scoreB : a.enabled && !b.enabled;
    });
    if (entries.size() > most)
        entries.resize(most);
}

/// Of many candidates only those are made into entries that may be among the best.
QList<std::pair<int, const Candidate *>> bestCandidates(const TenantStore &store, const QStringList &words, int most)
{
    QList<std::pair<int, const Candidate *>> found;
    QString text;
    for (const Candidate &candidate : store.candidates()) {
        if (words.isEmpty()) {
            found.append({0, &candidate});
            if (found.size() == most)
                return found;
            continue;
        }
        text = candidate.plugin.text();
        text += QLatin1Char(' ');
        text += candidate.owner.text();
        text += QLatin1Char(' ');
        text += candidate.id.text();
        text += QLatin1Char(' ');
        text += candidate.version;
        for (auto label = candidate.select.begin(); label != candidate.select.end(); ++label) {
            text += QLatin1Char(' ');
            text += label.key();
            text += QLatin1Char('=');
            text += label.value();
        }
        for (const CandidateNode &node : candidate.nodes) {
            text += QLatin1Char(' ');
            text += node.node.text();
        }
        if (const int score = fuzzyScore(words, text); score >= 0)
            found.append({score, &candidate});
    }
    const auto better = [](const auto &a, const auto &b) {
        return a.first != b.first ? a.first > b.first : a.second->id < b.second->id;
    };
    const qsizetype kept = qMin(qsizetype(most), found.size());
    std::partial_sort(found.begin(), found.begin() + kept, found.end(), better);
    found.resize(kept);
    return found;
}

// Its name first; what else is told of it helps only to find it.
int scoreOf(const QStringList &words, const QString &name, const QString &besides)
{
    if (const int score = fuzzyScore(words, name); score >= 0)
        return score;
    const int score = fuzzyScore(words, name + QLatin1Char(' ') + besides);
    return score < 0 ? score : score / 2;
}

} // namespace

QList<PaletteEntry> objectEntries(const TenantStore &store, const QString &typed, int most, std::optional<ConsolePlace> only)
{
    const QStringList words = fuzzyWords(typed);
    if (words.isEmpty() && !only)
        return {};
    const auto asks = [&only](ConsolePlace place) { return !only || *only == place; };
    QList<PaletteEntry> entries;
    const auto add = [&](PaletteEntry::Kind kind, const QString &text, const QString &detail, const QString &icon,
                         ConsolePlace place, const QString &object, int score) {
        PaletteEntry entry;
        entry.kind = kind;
        entry.text = text;
        entry.detail = detail;
        entry.icon = icon;
        entry.link = ConsoleLink{{}, {}, place, object, std::nullopt};
        entry.score = score;
        entries.append(entry);
    };
    const auto candidates = asks(ConsolePlace::Candidates) ? bestCandidates(store, words, most)
                                                           : QList<std::pair<int, const Candidate *>>();
    for (const auto &[score, candidate] : candidates) {
        add(PaletteEntry::Kind::Candidate,
            PaletteModel::tr("%1 %2", "plugin version").arg(candidate->plugin.text(), candidate->version),
            PaletteModel::tr("candidate %1 by %2 on %3", "ID, owner, nodes")
                .arg(candidate->id.text(), candidate->owner.text(), Texts::nodesShort(candidate->nodes)),
            QStringLiteral("candidates"), ConsolePlace::Candidates, candidate->id.text(), score);
    }
    for (const Node &node : asks(ConsolePlace::Nodes) ? store.nodes() : QMap<NodeName, Node>()) {
        const QString labels = toText(node.labels);
        if (const int score = scoreOf(words, node.name.text(), labels); score >= 0)
            add(PaletteEntry::Kind::Node, node.name.text(),
                labels.isEmpty() ? PaletteModel::tr("node") : PaletteModel::tr("node, %1", "its labels").arg(labels),
                QStringLiteral("nodes"), ConsolePlace::Nodes, node.name.text(), score);
    }
    for (const Plugin &plugin : asks(ConsolePlace::Plugins) ? store.plugins() : QMap<PluginName, Plugin>()) {
        const QString declared = (plugin.tools + plugin.agents + plugin.flows).join(QLatin1Char(' '));
        const QString besides = QStringLiteral("%1 %2 %3").arg(plugin.version, plugin.installedBy.text(), declared);
        if (const int score = scoreOf(words, plugin.name.text(), besides); score >= 0)
            add(PaletteEntry::Kind::Plugin, plugin.name.text(),
                PaletteModel::tr("plugin, %1 by %2", "version, who installed it").arg(plugin.version, plugin.installedBy.text()),
                QStringLiteral("plugins"), ConsolePlace::Plugins, plugin.name.text(), score);
    }
    keepBest(entries, most);
    return entries;
}

QList<PaletteEntry> refusalEntries(const QList<RefusalRecord> &records, const QString &typed, int most)
{
    const QStringList words = fuzzyWords(typed);
    QList<PaletteEntry> entries;
    for (const RefusalRecord &record : records) {
        PaletteEntry entry;
        entry.kind = PaletteEntry::Kind::Refusal;
        entry.text = PaletteModel::tr("%1 %2", "plugin version").arg(record.plugin.text(), record.version);
        entry.detail = PaletteModel::tr("refusal %1 of %2", "ID, who").arg(record.id.text(), record.actor.text());
        entry.icon = QStringLiteral("refusals");
        entry.link = ConsoleLink{{}, {}, ConsolePlace::Refusals, record.id.text(), std::nullopt};
        entry.score = scoreOf(words, entry.text, entry.detail);
        if (entry.score >= 0)
            entries.append(entry);
    }
    keepBest(entries, most);
    return entries;
}

PaletteModel::PaletteModel(QList<PaletteEntry> fixed, ObjectSearch objects, QObject *parent)
    : QAbstractListModel(parent), m_fixed(std::move(fixed)), m_objects(std::move(objects))
{
    setTyped({});
}

void PaletteModel::setTyped(const QString &typed)
{
    const QStringList words = fuzzyWords(typed);
    QList<PaletteEntry> fitting;
    for (PaletteEntry entry : std::as_const(m_fixed)) {
        // Its own words first; the menu's and others that mean it only help to find it.
        entry.score = scoreOf(words, entry.text, entry.detail + QLatin1Char(' ') + entry.words);
        if (entry.score >= 0)
            fitting.append(entry);
    }
    if (m_objects)
        fitting += m_objects(typed);
    keepBest(fitting, most);
    if (!m_shown.isEmpty()) {
        beginRemoveRows({}, 0, int(m_shown.size()) - 1);
        m_shown.clear();
        endRemoveRows();
    }
    if (!fitting.isEmpty()) {
        beginInsertRows({}, 0, int(fitting.size()) - 1);
        m_shown = std::move(fitting);
        endInsertRows();
    }
}

QVariant PaletteModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_shown.size())
        return {};
    const PaletteEntry &entry = m_shown[index.row()];
    switch (role) {
    case Qt::DisplayRole:
        return entry.text;
    case Qt::ToolTipRole:
        return entry.reason.isEmpty() ? entry.text : entry.reason;
    case Qt::AccessibleTextRole: {
        QStringList said{entry.text, entry.detail};
        if (!entry.keys.isEmpty())
            said.append(entry.keys);
        if (!entry.enabled)
            said.append(tr("off: %1", "why an action cannot be done").arg(entry.reason));
        said.removeAll(QString());
        return said.join(QStringLiteral(", "));
    }
    case IdRole:
        return entry.link.object.isEmpty() ? entry.text : word(entry.link.place) + QLatin1Char('/') + entry.link.object;
    default:
        return {};
    }
}

// One that is off can be looked at, so that its reason is read.
Qt::ItemFlags PaletteModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
}

} // namespace oz0
