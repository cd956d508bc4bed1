// Every model and proxy under random changes: what its signals say is what it holds, and nothing is ever reset.
// A new model joins by one line in a file of every/; one that does not fails this test.
#include "models/Roles.h"
#include "tests/models/every/ModelCase.h"
#include "tests/support/ModelClasses.h"
#include "tests/support/ModelProbe.h"
#include "tests/support/TreeProbe.h"

#include <QAbstractItemModelTester>
#include <QTest>

#include <cxxabi.h>
#include <typeinfo>

using namespace oz0;
using namespace oz0::every;

namespace {

QList<NamedCase> cases()
{
    return accessCases() + auditCases() + candidateCases() + diffCases() + fleetCases() + pluginCases() + verdictCases();
}

// Of the most derived class; a metaobject has no name for a class without Q_OBJECT.
QString className(const QAbstractItemModel &model)
{
    int status = 0;
    char *const name = abi::__cxa_demangle(typeid(model).name(), nullptr, nullptr, &status);
    const QString text = QString::fromLatin1(name).section(QStringLiteral("::"), -1);
    std::free(name);
    return text;
}

bool settles(ModelCase &one)
{
    return QTest::qWaitFor([&one] { return one.isSettled(); }, 5000);
}

/// Fails with the first line that is not the same.
void compare(const QStringList &mirrored, const QStringList &actual)
{
    for (qsizetype at = 0; at < std::max(mirrored.size(), actual.size()); ++at) {
        const QString told = mirrored.value(at, QStringLiteral("nothing"));
        const QString held = actual.value(at, QStringLiteral("nothing"));
        if (told != held)
            RC_FAIL(QStringLiteral("row %1: the signals told %2, it holds %3").arg(at).arg(told, held).toStdString());
    }
}

/// Every row of the model, groups and theirs.
template <class F>
void eachRow(const QAbstractItemModel &model, const QModelIndex &parent, const F &f)
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        f(model.index(row, 0, parent));
        eachRow(model, model.index(row, 0, parent), f);
    }
}

} // namespace

class EveryModelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void U12_noModelIsLeftOut();
    void U12_signalsTellTheWholeChange_data();
    void U12_signalsTellTheWholeChange();
    void U25_everyCellHasAText_data() { U12_signalsTellTheWholeChange_data(); }
    void U25_everyCellHasAText();
};

void EveryModelTest::U12_noModelIsLeftOut()
{
    QStringList tested;
    for (const NamedCase &named : cases()) {
        tested.append(QString::fromLatin1(named.model));
        QString built;
        rc::check([&] { built = className(named.make()->model()); }); // a case may draw what it begins with
        QCOMPARE(built, tested.last());
    }
    tested.sort();
    const QStringList declared = modelClassesIn(qEnvironmentVariable("OZ0_SOURCE_DIR") + QStringLiteral("/models"));
    QVERIFY(declared.contains(QStringLiteral("CandidateModel")));
    QCOMPARE(tested, declared);
}

void EveryModelTest::U12_signalsTellTheWholeChange_data()
{
    QTest::addColumn<int>("number");
    const QList<NamedCase> all = cases();
    for (int i = 0; i < all.size(); ++i)
        QTest::newRow(all[i].model) << i;
}

void EveryModelTest::U12_signalsTellTheWholeChange()
{
    QFETCH(int, number);
    const NamedCase named = cases()[number];
    const bool holds = rc::check(named.model, [&] {
        const std::unique_ptr<ModelCase> one = named.make();
        QAbstractItemModelTester tester(&one->model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
        const int steps = 1 + every::number(6);
        const auto follow = [&](const auto &mirrored, const auto &actual) {
            for (int i = 0; i < steps; ++i) {
                one->step();
                compare(mirrored(), actual());
                RC_ASSERT(settles(*one));
                compare(mirrored(), actual());
            }
        };
        if (one->isTree()) {
            TreeProbe probe(one->model(), IdRole);
            follow([&] { return probe.mirrored(); }, [&] { return probe.actual(); });
            RC_ASSERT(probe.resets() == 0);
        } else {
            ModelProbe probe(one->model(), IdRole, ModelProbe::Reads::EveryCell);
            follow([&] { return probe.rows(); }, [&] { return probe.actual(); });
            RC_ASSERT(probe.resets() == 0);
        }
    });
    QVERIFY(holds);
}

void EveryModelTest::U25_everyCellHasAText()
{
    QFETCH(int, number);
    const bool holds = rc::check([&] {
        const std::unique_ptr<ModelCase> one = cases()[number].make();
        one->step();
        RC_ASSERT(settles(*one));
        const QAbstractItemModel &model = one->model();
        eachRow(model, {}, [&](const QModelIndex &first) {
            RC_ASSERT(!first.data(IdRole).toString().isEmpty());
            // A group says all that it is in its first cell.
            const int spoken = one->isTree() && !first.parent().isValid() ? 1 : model.columnCount(first.parent());
            for (int column = 0; column < spoken; ++column)
                RC_ASSERT(!first.siblingAtColumn(column).data(Qt::AccessibleTextRole).toString().isEmpty());
        });
        for (int column = 0; model.columnCount() > 1 && column < model.columnCount(); ++column)
            RC_ASSERT(!model.headerData(column, Qt::Horizontal, Qt::AccessibleTextRole).toString().isEmpty());
    });
    QVERIFY(holds);
}

QTEST_GUILESS_MAIN(EveryModelTest)
#include "EveryModelTest.moc"
