// Rows that are shared read as a QMap does, whatever was put in and taken out.
#include "core/client/SharedRows.h"

#include <QMap>
#include <QTest>

#include <rapidcheck.h>

using namespace oz0;

class SharedRowsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theyReadAsAMapDoes()
    {
        const bool holds = rc::check("after inserts of fresh ones, replacements and removals in bulk", [] {
            SharedRows<int, int> rows;
            QMap<int, int> map;
            const int steps = *rc::gen::inRange(0, 8);
            for (int step = 0; step < steps; ++step) {
                std::vector<SharedRows<int, int>::Entry> fresh;
                QMap<int, int> added;
                for (const int key : *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 30))) {
                    const int value = *rc::gen::inRange(0, 100);
                    const auto row = std::make_shared<const int>(value);
                    RC_ASSERT(rows.contains(key) == map.contains(key));
                    if (rows.replace(key, row)) {
                        map[key] = value;
                    } else {
                        fresh.push_back({key, row});
                        added[key] = value;
                    }
                }
                rows.insert(fresh);
                map.insert(added);
                const auto some = *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 30));
                QList<int> removed;
                for (const int key : some) {
                    if (map.remove(key) > 0)
                        removed.append(key);
                }
                RC_ASSERT(rows.remove(QList<int>(some.begin(), some.end())) == removed);
                RC_ASSERT(rows.keys() == map.keys());
                RC_ASSERT(rows.size() == map.size());
                RC_ASSERT(std::equal(rows.begin(), rows.end(), map.begin(), map.end()));
                for (int key = -1; key < 31; ++key) {
                    RC_ASSERT(rows.value(key) == map.value(key));
                    RC_ASSERT((rows.held(key) != nullptr) == map.contains(key));
                }
            }
        });
        QVERIFY(holds);
    }

    void aCopySharesItsRowsAndKeepsThemAsTheyWere()
    {
        SharedRows<int, QString> rows;
        rows.insert({{1, std::make_shared<const QString>(QStringLiteral("before"))}});
        const SharedRows<int, QString> copy = rows;
        QCOMPARE(copy.held(1).get(), rows.held(1).get());
        QVERIFY(rows.replace(1, std::make_shared<const QString>(QStringLiteral("after"))));
        QCOMPARE(copy.value(1), QStringLiteral("before"));
        QCOMPARE(rows.value(1), QStringLiteral("after"));
        QVERIFY(!rows.replace(2, nullptr));
    }
};

QTEST_GUILESS_MAIN(SharedRowsTest)
#include "SharedRowsTest.moc"
