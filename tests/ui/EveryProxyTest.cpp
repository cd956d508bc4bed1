// Models and proxies that pages have for themselves, under random changes of what is behind them (see models/EveryModelTest.cpp).
#include "models/diff/ReviewTicks.h"
#include "tests/models/every/ModelCase.h"
#include "tests/models/every/RandomDiff.h"
#include "tests/support/ModelClasses.h"
#include "tests/support/TreeProbe.h"
#include "ui/widgets/diff/MeaningView.h"

#include <QAbstractItemModelTester>
#include <QTemporaryDir>
#include <QTest>

using namespace oz0;
using namespace oz0::every;

class EveryProxyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void U12_noProxyIsLeftOut()
    {
        const QString source = qEnvironmentVariable("OZ0_SOURCE_DIR");
        QCOMPARE(modelClassesIn(source + QStringLiteral("/ui"), {source + QStringLiteral("/models")}),
                 QStringList{QStringLiteral("MeaningFilter")});
    }

    void U12_theMeaningsFilterTellsTheWholeChange()
    {
        const bool holds = rc::check("what the filter's signals say is what it shows", [] {
            QTemporaryDir folder;
            QSettings settings(folder.filePath(QStringLiteral("ticks.ini")), QSettings::IniFormat);
            ReviewTicks ticks(settings);
            MeaningModel meaning;
            meaning.setTicks(&ticks);
            MeaningFilter filter(meaning);
            QAbstractItemModelTester tester(&filter, QAbstractItemModelTester::FailureReportingMode::Fatal);
            TreeProbe probe(filter, IdRole);
            for (int steps = 1 + number(6); steps > 0; --steps) {
                if (number(3) == 0)
                    filter.setOnly(MeaningFilter::Only(number(4)));
                if (number(3) == 0 && filter.rowCount() > 0) {
                    const int group = number(filter.rowCount());
                    filter.setData(filter.index(group, int(MeaningModel::Column::Checks)), int(Qt::Checked), Qt::CheckStateRole);
                } else {
                    meaning.setDiff(randomSummary(), randomRefusals());
                }
                RC_ASSERT(probe.mirrored() == probe.actual());
            }
            RC_ASSERT(probe.resets() == 0);
        });
        QVERIFY(holds);
    }
};

QTEST_MAIN(EveryProxyTest)
#include "EveryProxyTest.moc"
