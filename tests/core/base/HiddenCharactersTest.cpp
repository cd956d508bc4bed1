// What a reader cannot see of a line is found, named and shown by its code.
#include "core/base/HiddenCharacters.h"

#include <QTest>

using namespace oz0;

class HiddenCharactersTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whatIsNotSeenIsShown_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("shown");
        const auto same = [](const char *name, const QString &line) { QTest::newRow(name) << line << line; };
        same("plain", QStringLiteral("\tname: Gr\u00fc\u00dfe, \u4e16\u754c"));
        same("written right to left", QStringLiteral("\u05e9\u05dc\u05d5\u05dd"));
        same("a coloured symbol", QStringLiteral("\u26a0\ufe0f mind \U0001f600"));
        same("a number sign of Arabic", QStringLiteral("\u0600\u0661"));
        QTest::newRow("turned round") << QStringLiteral("a\u202eb") << QStringLiteral("a[U+202E]b");
        QTest::newRow("isolated") << QStringLiteral("\u2066x\u2069") << QStringLiteral("[U+2066]x[U+2069]");
        QTest::newRow("letter mark") << QStringLiteral("\u061cx") << QStringLiteral("[U+061C]x");
        QTest::newRow("no break") << QStringLiteral("a\u00a0b") << QStringLiteral("a[U+00A0]b");
        QTest::newRow("narrow, wide") << QStringLiteral("\u202f\u3000") << QStringLiteral("[U+202F][U+3000]");
        QTest::newRow("zero wide") << QStringLiteral("ad\u200bmin") << QStringLiteral("ad[U+200B]min");
        QTest::newRow("byte order mark") << QStringLiteral("\ufeffa") << QStringLiteral("[U+FEFF]a");
        QTest::newRow("tags") << QStringLiteral("x\U000e0041\U000e007f") << QStringLiteral("x[U+E0041][U+E007F]");
        QTest::newRow("a form of no symbol") << QStringLiteral("a\ufe0f") << QStringLiteral("a[U+FE0F]");
        QTest::newRow("forms that carry bytes")
            << QStringLiteral("\u26a0\ufe0f\ufe0f\U000e0101") << QStringLiteral("\u26a0\ufe0f[U+FE0F][U+E0101]");
        QTest::newRow("empty letters") << QStringLiteral("\u3164\u115f\u2800") << QStringLiteral("[U+3164][U+115F][U+2800]");
        QTest::newRow("control") << QStringLiteral("\x1b[0m\x7f\u0085") << QStringLiteral("[U+001B][0m[U+007F][U+0085]");
    }
    void whatIsNotSeenIsShown()
    {
        QFETCH(QString, line);
        QTEST(withHiddenShown(line), "shown");
    }

    void eachIsFoundWhereItStands()
    {
        const QList<HiddenCharacter> found = hiddenCharacters(QStringLiteral("\U0001f600\U000e0041z\u200b"));
        QCOMPARE(found.size(), 2);
        QCOMPARE(found[0].at, 2);
        QCOMPARE(found[0].units, 2);
        QCOMPARE(found[0].code, char32_t(0xe0041));
        QCOMPARE(found[1].at, 5);
        QCOMPARE(found[1].units, 1);
    }
};

QTEST_GUILESS_MAIN(HiddenCharactersTest)
#include "HiddenCharactersTest.moc"
