#include "core/base/Printable.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace oz0;

class PrintableTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatMovesATerminalIsWrittenOut_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("shown");
        QTest::newRow("plain") << QStringLiteral("Gr\u00fc\u00dfe, \u4e16\u754c \U0001f600")
                               << QStringLiteral("Gr\u00fc\u00dfe, \u4e16\u754c \U0001f600");
        QTest::newRow("colour") << QStringLiteral("\x1b[31mred") << QStringLiteral("\\x1b[31mred");
        QTest::newRow("title") << QStringLiteral("\x1b]0;t\a") << QStringLiteral("\\x1b]0;t\\x07");
        QTest::newRow("one-byte CSI") << QString(QChar(0x9b)) << QStringLiteral("\\x9b");
        QTest::newRow("over the line") << QStringLiteral("good\rbad\b\x7f") << QStringLiteral("good\\x0dbad\\x08\\x7f");
        QTest::newRow("turned round") << QString(QChar(0x202e)) << QStringLiteral("\\u202e");
        QTest::newRow("letter mark") << QString(QChar(0x61c)) << QStringLiteral("\\u061c");
        QTest::newRow("isolated") << QString(QChar(0x2066)) << QStringLiteral("\\u2066");
        QTest::newRow("lines") << QStringLiteral("a\n\tb") << QStringLiteral("a\n\tb");
    }
    void whatMovesATerminalIsWrittenOut()
    {
        QFETCH(QString, text);
        QTEST(printable(text), "shown");
    }

    void aLineStaysALine()
    {
        QCOMPARE(printableLine(QStringLiteral("because\nRemoved by admin\t!")),
                 QStringLiteral("because\\nRemoved by admin\\x09!"));
    }

    void jsonMeansTheSame()
    {
        QString text = QStringLiteral("\x1b[31m\n");
        for (const char16_t code : {u'\x9b', u'\u202e', u'\x7f'})
            text += QChar(code);
        const QJsonObject object{{QStringLiteral("k"), text}};
        const QString json = printableJson(QString::fromUtf8(QJsonDocument(object).toJson()));
        QCOMPARE(QJsonDocument::fromJson(json.toUtf8()).object(), object);
        for (const char16_t bad : {u'\x1b', u'\x7f', u'\x9b', u'\u202e'})
            QVERIFY(!json.contains(QChar(bad)));
    }
};

QTEST_GUILESS_MAIN(PrintableTest)
#include "PrintableTest.moc"
