// Every model and proxy under random changes: what its signals say is what it holds, and nothing is ever reset.
// A new model joins by one line in cases().
#include "models/CandidateFilter.h"
#include "models/CandidateNodesModel.h"
#include "models/ContextsModel.h"
#include "models/PaletteModel.h"
#include "models/RemovalRowsModel.h"
#include "models/TimelineModel.h"
#include "models/presenters/CandidatesPresenter.h"
#include "tests/support/FakeApiClient.h"
#include "tests/support/ModelProbe.h"
#include "tests/support/SampleTenant.h"

#include <QAbstractItemModelTester>
#include <QTest>

#include <rapidcheck.h>

using namespace oz0;

namespace {

/// One model with what feeds it. step() changes it at random; settle() is true once nothing more is to come.
struct Case
{
    virtual ~Case() = default;
    virtual QAbstractItemModel &model() = 0;
    virtual void step() = 0;
    virtual bool isSettled() const { return true; }
};

int number(int below)
{
    return *rc::gen::inRange(0, below);
}

QSet<int> some(int below)
{
    QSet<int> numbers;
    for (const int n : *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, below)))
        numbers.insert(n);
    return numbers;
}

ChangeSet randomChange(qint64 &revision, Instant now)
{
    ChangeSet set;
    set.full = number(8) == 0;
    set.from = set.full ? -1 : revision;
    set.to = ++revision;
    set.now = now;
    QSet<int> named;
    for (const int n : *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 30))) {
        if (named.contains(n))
            continue;
        named.insert(n);
        Candidate candidate = sampleCandidate(QStringLiteral("plugin-%1").arg(n), QStringLiteral("user:u%1").arg(n % 3),
                                              {QStringLiteral("node-%1").arg(n % 5), QStringLiteral("node-%1").arg(n % 7 + 5)},
                                              now, 1 + number(90));
        candidate.jobs = number(3);
        candidate.rev = 1 + number(100);
        set.candidates.append(candidate);
    }
    return set;
}

struct StoreCase : Case
{
    StoreCase() : store(clocks) { }
    void step() override { store.apply(randomChange(revision, clocks.now())); }

    FakeClocks clocks;
    TenantStore store;
    qint64 revision = 0;
};

struct CandidatesCase : StoreCase
{
    QAbstractItemModel &model() override { return candidates; }
    CandidateModel candidates{store};
};

struct FilterCase : StoreCase
{
    QAbstractItemModel &model() override { return filter; }
    bool isSettled() const override { return filter.isSettled(); }
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

struct TimelineCase : Case
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

struct ContextsCase : Case
{
    QAbstractItemModel &model() override { return contexts; }
    void step() override
    {
        QList<ContextRow> rows;
        for (const int n : some(20)) {
            ContextRow row;
            row.context.name = QStringLiteral("context-%1").arg(n);
            row.isCurrent = number(2);
            row.place = TokenPlace(number(3));
            rows.append(row);
        }
        contexts.setRows(rows);
        if (!rows.isEmpty()) {
            ContextRow row = rows[number(int(rows.size()))];
            row.test = ContextRow::Test(number(4));
            contexts.change(row);
        }
    }
    ContextsModel contexts;
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

struct Named
{
    const char *name;
    std::unique_ptr<Case> (*make)();
};

template <class T>
std::unique_ptr<Case> make()
{
    return std::make_unique<T>();
}

QList<Named> cases()
{
    return {{"CandidateModel", make<CandidatesCase>}, {"CandidateFilter", make<FilterCase>},
            {"CandidateNodesModel", make<NodesCase>}, {"ContextsModel", make<ContextsCase>},
            {"PaletteModel", make<PaletteCase>},      {"RemovalRowsModel", make<RemovalCase>},
            {"TimelineModel", make<TimelineCase>}};
}

} // namespace

class EveryModelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void U12_signalsTellTheWholeChange_data();
    void U12_signalsTellTheWholeChange();
    void U25_everyCellHasAText_data() { U12_signalsTellTheWholeChange_data(); }
    void U25_everyCellHasAText();
};

void EveryModelTest::U12_signalsTellTheWholeChange_data()
{
    QTest::addColumn<int>("number");
    const QList<Named> all = cases();
    for (int i = 0; i < all.size(); ++i)
        QTest::newRow(all[i].name) << i;
}

void EveryModelTest::U12_signalsTellTheWholeChange()
{
    QFETCH(int, number);
    const Named named = cases()[number];
    const bool holds = rc::check(named.name, [&] {
        const std::unique_ptr<Case> one = named.make();
        QAbstractItemModelTester tester(&one->model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
        ModelProbe probe(one->model(), IdRole);
        const int steps = 1 + ::number(6);
        for (int i = 0; i < steps; ++i) {
            one->step();
            RC_ASSERT(probe.rows() == probe.actual());
            RC_ASSERT(QTest::qWaitFor([&] { return one->isSettled(); }, 5000));
            RC_ASSERT(probe.rows() == probe.actual());
        }
        RC_ASSERT(probe.resets() == 0);
    });
    QVERIFY(holds);
}

void EveryModelTest::U25_everyCellHasAText()
{
    QFETCH(int, number);
    const bool holds = rc::check([&] {
        const std::unique_ptr<Case> one = cases()[number].make();
        one->step();
        RC_ASSERT(QTest::qWaitFor([&] { return one->isSettled(); }, 5000));
        const QAbstractItemModel &model = one->model();
        for (int row = 0; row < model.rowCount(); ++row) {
            RC_ASSERT(!model.index(row, 0).data(IdRole).toString().isEmpty());
            for (int column = 0; column < model.columnCount(); ++column)
                RC_ASSERT(!model.index(row, column).data(Qt::AccessibleTextRole).toString().isEmpty());
        }
        for (int column = 0; model.columnCount() > 1 && column < model.columnCount(); ++column)
            RC_ASSERT(!model.headerData(column, Qt::Horizontal, Qt::AccessibleTextRole).toString().isEmpty());
    });
    QVERIFY(holds);
}

QTEST_GUILESS_MAIN(EveryModelTest)
#include "EveryModelTest.moc"
