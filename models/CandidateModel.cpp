#include "models/CandidateModel.h"

#include "models/Texts.h"

namespace oz0 {

namespace {

QStringList nodeNames(const Candidate &candidate)
{
    QStringList names;
    for (const CandidateNode &node : candidate.nodes)
        names.append(node.node.text());
    return names;
}

bool isNumeric(CandidateModel::Column column)
{
    using Column = CandidateModel::Column;
    return column == Column::Queues || column == Column::ExpiresIn || column == Column::Jobs;
}

bool isFixed(CandidateModel::Column column)
{
    return column == CandidateModel::Column::Owner || column == CandidateModel::Column::Nodes;
}

// What was said of the next renewal holds on while the same code runs with the same rights.
bool isSameForRenewal(const Candidate &one, const Candidate &other)
{
    return one.save == other.save && one.digest == other.digest && one.standing == other.standing && one.phase == other.phase
        && one.doomed == other.doomed;
}

} // namespace

int urgency(CandidateWord word)
{
    switch (word) {
    case CandidateWord::Failed:
        return 0;
    case CandidateWord::NoNode:
        return 1;
    case CandidateWord::RenewalLate:
        return 2;
    case CandidateWord::PartlyReady:
        return 3;
    case CandidateWord::Building:
        return 4;
    case CandidateWord::Ending:
        return 5;
    case CandidateWord::Ready:
        return 6;
    }
    return 7;
}

CandidateModel::CandidateModel(const TenantStore &store, QObject *parent) : KeyedTableModel(parent), m_store(store)
{
    connect(&store, &TenantStore::candidatesChanged, this, &CandidateModel::onCandidatesChanged);
    connect(&store, &TenantStore::leasesChanged, this, &CandidateModel::onLeasesChanged);
    connect(&store, &TenantStore::livenessChanged, this, &CandidateModel::onLivenessChanged);
    connect(&m_second, &QTimer::timeout, this, &CandidateModel::decideStatesAgain);
    m_second.start(1000);
    onLivenessChanged(store.liveness());
    takeIn(store.candidates().keys());
}

int CandidateModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : columns;
}

Instant CandidateModel::shownAt() const
{
    const Milliseconds age = m_store.age();
    return m_stale && age.count() > 0 ? m_store.serverNow() - age : m_store.serverNow();
}

bool CandidateModel::isLate(const Candidate &candidate, Instant at)
{
    return (candidate.expires - at).count() * 100 < candidate.ttl.count() * 28;
}

CandidateModel::Entry CandidateModel::entryOf(std::shared_ptr<const Candidate> candidate, CandidateState state,
                                              RenewalNote renewal)
{
    const CandidateId id = candidate->id;
    return {id,
            std::make_shared<const CandidateRow>(
                CandidateRow{.held = std::move(candidate), .state = state, .renewal = std::move(renewal)})};
}

void CandidateModel::takeIn(const QList<CandidateId> &ids)
{
    const Instant at = shownAt();
    const SharedRows<CandidateId, Candidate> &all = m_store.candidates();
    auto next = all.end(); // most often the IDs stand in the store's order
    std::vector<Entry> incoming;
    incoming.reserve(size_t(ids.size()));
    for (const CandidateId &id : ids) {
        if (next == all.end() || next.key() != id)
            next = all.find(id);
        if (next == all.end())
            continue;
        std::shared_ptr<const Candidate> candidate = (next++).held();
        const int row = rowOf(id);
        const bool isKept = row >= 0 && isSameForRenewal(this->at(row).candidate, *candidate);
        RenewalNote note = isKept ? this->at(row).renewal : ForecastTexts::noteBefore(*candidate);
        const CandidateState state = stateOf(*candidate, at);
        incoming.push_back(entryOf(std::move(candidate), state, std::move(note)));
    }
    upsert(std::move(incoming));
}

void CandidateModel::setRenewals(const std::vector<std::pair<CandidateId, RenewalNote>> &notes)
{
    std::vector<Entry> turned;
    for (const auto &[id, note] : notes) {
        const int row = rowOf(id);
        if (row < 0 || at(row).candidate.phase != CandidatePhase::Placed)
            continue;
        turned.push_back(entryOf(at(row).held, at(row).state, note));
    }
    upsert(std::move(turned));
}

void CandidateModel::setPending(const QSet<CandidateId> &ids)
{
    const QSet<CandidateId> before = std::exchange(m_pending, ids);
    if (before == ids)
        return;
    for (const CandidateId &id : (before - ids) + (ids - before)) {
        if (const int row = rowOf(id); row >= 0)
            Q_EMIT dataChanged(index(row, 0), index(row, columns - 1));
    }
}

bool CandidateModel::isPending(const CandidateRow &row) const
{
    return row.candidate.phase == CandidatePhase::Placed && m_pending.contains(row.candidate.id);
}

QString CandidateModel::stateWord(const CandidateRow &row) const
{
    return isPending(row) ? tr("Pending", "its removal was asked for") : Texts::state(row.state);
}

void CandidateModel::onCandidatesChanged(const RowDelta<CandidateId> &delta)
{
    QList<CandidateId> gone = delta.removed;
    if (delta.full) {
        for (const Entry &entry : entries()) {
            if (!m_store.candidates().contains(entry.key))
                gone.append(entry.key);
        }
    }
    QList<CandidateId> touched;
    for (const CandidateId &id : delta.upserted) {
        const int row = rowOf(id);
        if (row < 0)
            continue;
        const auto found = m_store.candidates().find(id);
        if (found != m_store.candidates().end() && at(row).candidate.rev != found->rev)
            touched.append(id);
    }
    removeKeys(gone);
    takeIn(delta.upserted);
    if (!touched.isEmpty())
        Q_EMIT rowsTouched(touched);
}

void CandidateModel::onLeasesChanged(const QList<CandidateId> &ids)
{
    takeIn(ids);
}

void CandidateModel::onLivenessChanged(Liveness liveness)
{
    const bool hasData = m_store.age().count() >= 0;
    const bool stale = hasData && (liveness == Liveness::Stale || liveness == Liveness::Failed);
    if (stale == m_stale)
        return;
    m_stale = stale;
    decideStatesAgain();
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columns - 1);
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
    Q_EMIT staleChanged(stale);
}

// Time alone makes a renewal late; nothing else of a row changes by it, so only rows whose word turns are written.
void CandidateModel::decideStatesAgain()
{
    const Instant now = shownAt();
    std::vector<Entry> turned;
    for (const Entry &entry : entries()) {
        const CandidateState state = stateOf(entry.row->candidate, now);
        if (state != entry.row->state)
            turned.push_back(entryOf(entry.row->held, state, entry.row->renewal));
    }
    if (!turned.empty())
        upsert(std::move(turned));
}

QVariant CandidateModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount() || index.column() >= columns)
        return {};
    const CandidateRow &row = at(index.row());
    const auto column = Column(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return display(row, column);
    case Qt::ToolTipRole:
        return toolTip(row, column);
    case Qt::AccessibleTextRole:
        if (column == Column::State)
            return essence(row);
        return tr("%1: %2", "column: value")
            .arg(headerData(index.column(), Qt::Horizontal).toString(), display(row, column).toString());
    case Qt::TextAlignmentRole:
        return int(isNumeric(column) ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeading | Qt::AlignVCenter);
    case IdRole:
        return row.candidate.id.text();
    case SortRole:
        return sortValue(row, column);
    case StateRole:
        return int(isPending(row) ? StateName::Ending : Texts::stateName(row.state.word));
    case StaleRole:
        return m_stale;
    case LateRole:
        return row.candidate.phase == CandidatePhase::Placed && isLate(row.candidate, shownAt());
    case FractionRole: {
        if (m_stale || row.candidate.phase != CandidatePhase::Placed || row.candidate.ttl.count() <= 0)
            return -1.0;
        const double left = double((row.candidate.expires - shownAt()).count()) / double(row.candidate.ttl.count());
        return qBound(0.0, left, 1.0);
    }
    case FixedFontRole:
        return isFixed(column);
    case ElideMiddleRole:
        return column == Column::Owner;
    case SecondaryRole:
        return column == Column::Installed || column == Column::Standing || column == Column::LastUpdate
            || (column == Column::ExpiresIn && row.candidate.phase != CandidatePhase::Placed)
            || (column == Column::Renewal && row.renewal.mark != RenewalMark::Ends);
    case MarkRole:
        return column == Column::Standing ? int(row.candidate.standing) : -1;
    case RenewalRole:
        return column == Column::Renewal ? int(row.renewal.mark) : -1;
    default:
        return {};
    }
}

QVariant CandidateModel::display(const CandidateRow &row, Column column) const
{
    const Candidate &candidate = row.candidate;
    switch (column) {
    case Column::State:
        return stateWord(row);
    case Column::Plugin:
        return candidate.plugin.text();
    case Column::Version:
        return candidate.version;
    case Column::Installed:
        return candidate.installedVersion.isEmpty() ? tr("none", "installed version") : candidate.installedVersion;
    case Column::Owner:
        return candidate.owner.text();
    case Column::Standing:
        return Texts::standing(candidate.standing);
    case Column::Nodes:
        return Texts::nodesShort(candidate.nodes);
    case Column::Queues:
        return Texts::number(candidate.queues.size());
    case Column::ExpiresIn:
        if (candidate.phase != CandidatePhase::Placed)
            return m_stale ? tr("was ending") : tr("ending now");
        return Texts::seconds(candidate.expires - shownAt());
    case Column::LastUpdate:
        return Texts::dateAndTime(candidate.saved);
    case Column::Jobs:
        return Texts::number(candidate.jobs);
    case Column::Renewal:
        return ForecastTexts::word(row.renewal.mark);
    }
    return {};
}

QVariant CandidateModel::sortValue(const CandidateRow &row, Column column) const
{
    const Candidate &candidate = row.candidate;
    switch (column) {
    case Column::State:
        return urgency(row.state.word);
    case Column::Standing:
        return int(candidate.standing);
    case Column::Queues:
        return qlonglong(candidate.queues.size());
    case Column::ExpiresIn:
        return qlonglong(candidate.expires.time_since_epoch().count());
    case Column::LastUpdate:
        return qlonglong(candidate.saved.time_since_epoch().count());
    case Column::Jobs:
        return candidate.jobs;
    case Column::Renewal:
        return int(row.renewal.mark);
    default:
        return display(row, column);
    }
}

QVariant CandidateModel::toolTip(const CandidateRow &row, Column column) const
{
    const Candidate &candidate = row.candidate;
    switch (column) {
    case Column::State:
        return tr("%1\nCandidate %2", "essence, ID").arg(essence(row), candidate.id.text());
    case Column::Owner:
        return candidate.owner.text();
    case Column::Nodes:
        return nodeNames(candidate).join(QLatin1Char('\n'));
    case Column::Queues:
        return candidate.queues.join(QLatin1Char('\n'));
    case Column::ExpiresIn:
        return tr("Expires at %1 (%2)").arg(Texts::timeOfDay(candidate.expires), Texts::utc(candidate.expires));
    case Column::LastUpdate:
        return Texts::utc(candidate.saved);
    case Column::Renewal:
        return ForecastTexts::tip(row.renewal);
    default:
        return display(row, column);
    }
}

QString CandidateModel::essence(const CandidateRow &row) const
{
    const Candidate &candidate = row.candidate;
    QStringList parts{tr("%1 %2, %3", "plugin version, state").arg(candidate.plugin.text(), candidate.version, stateWord(row)),
                      tr("owner %1").arg(candidate.owner.text()), tr("on %1").arg(Texts::joined(nodeNames(candidate)))};
    if (candidate.phase == CandidatePhase::Placed) {
        parts.append(m_stale ? tr("%1 left then").arg(Texts::seconds(candidate.expires - shownAt()))
                             : tr("expires in %1").arg(Texts::seconds(candidate.expires - shownAt())));
    }
    if (candidate.jobs > 0)
        parts.append(tr("%n job(s)", nullptr, candidate.jobs));
    if (row.renewal.mark == RenewalMark::Ends)
        parts.append(tr("the next renewal would end it"));
    if (row.renewal.mark == RenewalMark::BecomesOperators)
        parts.append(tr("the next renewal would make it an operator’s"));
    return parts.join(QStringLiteral(", "));
}

QVariant CandidateModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columns)
        return {};
    const auto column = Column(section);
    if (role == Qt::TextAlignmentRole)
        return int(isNumeric(column) && (column != Column::ExpiresIn || m_stale) ? Qt::AlignRight | Qt::AlignVCenter
                                                                                 : Qt::AlignLeading | Qt::AlignVCenter);
    if (role == WidestHeadRole && column == Column::State)
        return tr("State at %1").arg(QStringLiteral("00:00:00"));
    if (role == WidestHeadRole && column == Column::ExpiresIn)
        return tr("Left then");
    if (role == WidestHeadRole && column == Column::Renewal)
        return tr("Renewal") + QStringLiteral("      "); // the marks come later, with an icon before their words
    if (role == Qt::ToolTipRole || role == Qt::WhatsThisRole)
        return headTip(column);
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)
        return {};
    switch (column) {
    case Column::State:
        return m_stale ? tr("State at %1").arg(Texts::timeOfDay(shownAt())) : tr("State");
    case Column::Plugin:
        return tr("Plugin");
    case Column::Version:
        return tr("Version");
    case Column::Installed:
        return tr("Installed");
    case Column::Owner:
        return tr("Owner");
    case Column::Standing:
        return tr("Standing");
    case Column::Nodes:
        return tr("Nodes");
    case Column::Queues:
        return tr("Queues");
    case Column::ExpiresIn:
        return m_stale ? tr("Left then") : tr("Expires in");
    case Column::LastUpdate:
        return tr("Last update");
    case Column::Jobs:
        return tr("Jobs");
    case Column::Renewal:
        return tr("Renewal");
    }
    return {};
}

QString CandidateModel::headTip(Column column) const
{
    switch (column) {
    case Column::State:
        return tr("What needs a look comes first: failed, no node, late, partly ready, building, ending, ready.");
    case Column::Plugin:
        return tr("The plugin whose working copy somebody tries.");
    case Column::Version:
        return tr("The version that the working copy calls itself.");
    case Column::Installed:
        return tr("The version that its nodes leave meanwhile, and go back to.");
    case Column::Owner:
        return tr("Who tries it. He or an admin can remove it.");
    case Column::Standing:
        return tr("By whose rights it stands: an operator’s gets what the installed version gets, an admin’s what its own "
                  "plugin.yaml says, the platform’s checks a changeset.");
    case Column::Nodes:
        return tr("The nodes that run it, and nothing else of the tenant meanwhile.");
    case Column::Queues:
        return tr("Only jobs that were started against it come to its queues.");
    case Column::ExpiresIn:
        return tr("Time that is left until it ends, unless its dev renews it before.");
    case Column::LastUpdate:
        return tr("When its code was saved last.");
    case Column::Jobs:
        return tr("Jobs that run on it now.");
    case Column::Renewal:
        return tr(
            "What the next renewal would say now: it passes, ends the candidate, or makes it an operator’s. Asked for the rows "
            "in view.");
    }
    return {};
}

} // namespace oz0
