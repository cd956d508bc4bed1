// The page without a context: what a start that failed says has its own room.
#include "ui/pages/StartPage.h"
#include "ui/ConsoleStyle.h"
#include "ui/Theme.h"

#include <QApplication>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace oz0;

class StartPageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theLogMovesNothingAsideAndIsHiddenAgain()
    {
        QTemporaryDir folder;
        QFile program(folder.filePath(QStringLiteral("oz0")));
        QVERIFY(program.open(QIODevice::WriteOnly));
        program.write("#!/bin/sh\nprintf 'no_%0400d\\n' 7\nfor n in 1 2 3 4 5 6 7 8 9 10 11 12; do echo line $n; done\nexit 1\n");
        program.close();
        QVERIFY(program.setPermissions(QFile::ReadOwner | QFile::ExeOwner));
        Theme theme(*application(), SchemeChoice::Light);
        LocalCluster cluster(program.fileName());
        StartPage page(theme, cluster);
        page.resize(1100, 760);
        page.show();
        auto *show = page.findChild<QPushButton *>(QStringLiteral("showLog"));
        auto *log = page.findChild<QPlainTextEdit *>(QStringLiteral("startLog"));
        auto *add = page.findChild<QPushButton *>(QStringLiteral("addContext"));
        cluster.start();
        QTRY_COMPARE(cluster.state(), LocalCluster::State::Failed);
        QTRY_VERIFY(show->isVisible());
        const QPoint before = add->mapTo(&page, QPoint());
        QTest::mouseClick(show, Qt::LeftButton);
        QTRY_VERIFY(log->isVisible());
        QTest::qWait(0);
        QCOMPARE(add->mapTo(&page, QPoint()).x(), before.x());
        QVERIFY(log->toPlainText().contains(QLatin1String("line 12")));
        QVERIFY(log->width() <= page.width());
        QCOMPARE(log->lineWrapMode(), QPlainTextEdit::WidgetWidth); // nothing is cut
        QVERIFY(page.rect().contains(QRect(show->mapTo(&page, QPoint()), show->size())));
        QCOMPARE(show->text(), QStringLiteral("Hide &log"));
        QTest::mouseClick(show, Qt::LeftButton);
        QTRY_VERIFY(!log->isVisible());
        QCOMPARE(show->text(), QStringLiteral("Show &log"));
    }

private:
    static QApplication *application() { return qobject_cast<QApplication *>(QCoreApplication::instance()); }
};

QTEST_MAIN(StartPageTest)
#include "StartPageTest.moc"
