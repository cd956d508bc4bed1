// What a screen reader finds in the list: tables of 0, 1 and 50,000 rows (U25).
#include "tests/ui/ConsoleFixture.h"

#include <QAccessible>
#include <QElapsedTimer>

using namespace oz0;

namespace {

ChangeSet tenantOf(int rows, Instant now)
{
    ChangeSet set;
    set.full = true;
    set.from = -1;
    set.to = 1;
    set.now = now;
    for (int n = 0; n < rows; ++n)
        set.candidates.append(sampleCandidate(QStringLiteral("plugin-%1").arg(n), QStringLiteral("user:u%1").arg(n % 300),
                                              {QStringLiteral("node-%1").arg(n % 40)}, now, 60));
    return set;
}

} // namespace

class TablesReadTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QApplication::setEffectEnabled(Qt::UI_General, false); }
    void U25_aTableIsReadWhateverItsSize_data();
    void U25_aTableIsReadWhateverItsSize();
    void U25_theCurrentRowIsTold();
};

void TablesReadTest::U25_aTableIsReadWhateverItsSize_data()
{
    QTest::addColumn<int>("rows");
    QTest::newRow("0 rows") << 0;
    QTest::newRow("1 row") << 1;
    QTest::newRow("50,000 rows") << 50000;
}

void TablesReadTest::U25_aTableIsReadWhateverItsSize()
{
    QFETCH(int, rows);
    ConsoleFixture console(Role::Admin);
    console.feed(tenantOf(rows, console.clocks.now()));
    QTRY_COMPARE_WITH_TIMEOUT(console.candidates.filter().rowCount(), rows, 30000);
    QAccessibleInterface *read = QAccessible::queryAccessibleInterface(console.table());
    QVERIFY(read && read->tableInterface());
    QCOMPARE(read->role(), QAccessible::Table);
    QCOMPARE(read->text(QAccessible::Name), QStringLiteral("Candidates"));
    QCOMPARE(read->tableInterface()->rowCount(), rows);
    QVERIFY(read->tableInterface()->columnCount() > 5);
    for (int column = 0; column < read->tableInterface()->columnCount(); ++column)
        QVERIFY(!read->tableInterface()->columnDescription(column).isEmpty());
    if (rows == 0)
        return;
    QElapsedTimer clock;
    clock.start();
    for (const int row : {0, rows / 2, rows - 1}) {
        QAccessibleInterface *first = read->tableInterface()->cellAt(row, 0);
        QVERIFY(first && first->tableCellInterface());
        QCOMPARE(first->tableCellInterface()->rowIndex(), row);
        const CandidateId id = console.candidates.filter().idAt(row);
        const Candidate &candidate = console.candidates.model().at(console.candidates.model().rowOf(id)).candidate;
        const QString said = first->text(QAccessible::Name);
        QVERIFY2(said.contains(candidate.plugin.text()) && said.contains(candidate.owner.text()), qPrintable(said));
        for (int column = 0; column < read->tableInterface()->columnCount(); ++column)
            QVERIFY(!read->tableInterface()->cellAt(row, column)->text(QAccessible::Name).isEmpty());
    }
    QVERIFY2(clock.elapsed() < 2000, qPrintable(QString::number(clock.elapsed())));
}

void TablesReadTest::U25_theCurrentRowIsTold()
{
    ConsoleFixture console(Role::Admin);
    console.feed(tenantOf(3, console.clocks.now()));
    console.table()->setFocus();
    QTRY_VERIFY(console.table()->currentIndex().isValid());
    QTest::keyClick(console.table(), Qt::Key_Down);
    QAccessibleInterface *read = QAccessible::queryAccessibleInterface(console.table());
    QCOMPARE(read->tableInterface()->selectedRowCount(), 1);
    QAccessibleInterface *focused = read->focusChild();
    QVERIFY(focused);
    const QString said = focused->text(QAccessible::Name);
    QVERIFY2(said.contains(QStringLiteral("plugin-")), qPrintable(said));
}

QTEST_MAIN(TablesReadTest)
#include "TablesReadTest.moc"
