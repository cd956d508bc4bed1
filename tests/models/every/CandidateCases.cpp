// The candidates and what stands about one of them.
#include "models/CandidateFilter.h"
#include "models/CandidateNodesModel.h"
#include "models/PaletteModel.h"
#include "models/RemovalRowsModel.h"
#include "models/TimelineModel.h"
#include "models/presenters/CandidatesPresenter.h"
#include "tests/models/every/ModelCase.h"

namespace oz0::every {

namespace {

struct CandidatesCase : StoreCase
{
    QAbstractItemModel &model() override { return candidates; }
    void step() override
    {
        StoreCase::step();
        std::vector<std::pair<CandidateId, RenewalNote>> notes;
        for (const CandidateId &id : store.candidates().keys()) {
            if (number(2))
                notes.push_back({id, {RenewalMark(number(int(RenewalMark::Over) + 1)), QStringLiteral("why %1").arg(number(3))}});
        }
        candidates.setRenewals(notes);
    }
    CandidateModel candidates{store};
};

struct FilterCase : StoreCase
{
    QAbstractItemModel &model() override { return filter; }
    bool isSettled() override { return filter.isSettled(); }
    void step() override
    {
        StoreCase::step();
        CandidateQuery query;
        query.text = *rc::gen::element(QString(), QStringLiteral("plugin-1"), QStringLiteral("zzz"));
        filter.setQuery(query);
        filter.sort(number(CandidateModel::columns), number(2) ? Qt::AscendingOrder : Qt::DescendingOrder);
    }
    CandidateModel candidates{store};
    CandidateFilter filter{candidates};
};

struct NodesCase : StoreCase
{
    QAbstractItemModel &model() override { return nodes; }
    void step() override
    {
        StoreCase::step();
        const QList<CandidateId> ids = store.candidates().keys();
        nodes.setCandidate(ids.isEmpty() ? CandidateId() : ids[number(int(ids.size()))]);
    }
    CandidateNodesModel nodes{store};
};

struct TimelineCase : ModelCase
{
    QAbstractItemModel &model() override { return timeline; }
    void step() override
    {
        QList<AuditEntry> entries;
        for (const int seq : some(50)) {
            AuditEntry entry;
            entry.seq = seq;
            entry.reason = QString::number(number(3));
            entries.append(entry);
        }
        timeline.setEntries(entries);
    }
    TimelineModel timeline;
};

struct PaletteCase : StoreCase
{
    QAbstractItemModel &model() override { return palette; }
    void step() override
    {
        StoreCase::step();
        palette.setTyped(*rc::gen::element(QString(), QStringLiteral("plug"), QStringLiteral("zzz"), QStringLiteral("plugin-2")));
    }
    PaletteModel palette{{}, [this](const QString &typed) { return objectEntries(store, typed, 20); }};
};

struct RemovalCase : StoreCase
{
    RemovalCase() : gate(ContextClass::Local, clocks), session(client, store, gate, Context()), candidates(client, store, session)
    {
        StoreCase::step();
        removal = candidates.startRemoval(store.candidates().keys());
        rows = std::make_unique<RemovalRowsModel>(*removal);
    }
    QAbstractItemModel &model() override { return *rows; }

    FakeApiClient client;
    ContextGate gate;
    SessionPresenter session;
    CandidatesPresenter candidates;
    std::unique_ptr<RemovalPresenter> removal;
    std::unique_ptr<RemovalRowsModel> rows;
};

} // namespace

QList<NamedCase> candidateCases()
{
    return {{"CandidateModel", make<CandidatesCase>}, {"CandidateFilter", make<FilterCase>},
            {"CandidateNodesModel", make<NodesCase>}, {"PaletteModel", make<PaletteCase>},
            {"RemovalRowsModel", make<RemovalCase>},  {"TimelineModel", make<TimelineCase>}};
}

} // namespace oz0::every
