#include "core/environment/Requirement.h"
#include "core/environment/Marker.h"

#include <QTest>

using namespace oz0;

class RequirementTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesAreNormalised();
    void parts();
    void broken_data();
    void broken();
    void places();
    void markers_data();
    void markers();
};

void RequirementTest::namesAreNormalised()
{
    QCOMPARE(normalisedPackageName(QStringLiteral("Friendly-._Bard")), QStringLiteral("friendly-bard"));
}

void RequirementTest::parts()
{
    const auto plain = parseRequirement(QStringLiteral(" A.b [X_1, y] >=1, <2 ; python_version > '3' "));
    QVERIFY(plain);
    QCOMPARE(plain->name, QStringLiteral("a-b"));
    QCOMPARE(plain->extras, QStringList({QStringLiteral("x-1"), QStringLiteral("y")}));
    QCOMPARE(plain->range, QStringLiteral(">=1, <2"));
    QCOMPARE(plain->marker, QStringLiteral("python_version > '3'"));
    const auto url = parseRequirement(QStringLiteral("a@https://example.com/a;b ; os_name == 'nt'"));
    QVERIFY(url);
    QCOMPARE(url->url, QStringLiteral("https://example.com/a;b"));
    QCOMPARE(url->marker, QStringLiteral("os_name == 'nt'"));
}

void RequirementTest::broken_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text :
         {"", "-a", "a b", "a >=", "a @", "a; ", "a; x == 'y'", "a; os_name == 'nt' and", "a[", "a[b c]", "./a", "a==1;'x'=='x'"})
        QTest::newRow(text) << QString::fromLatin1(text);
}

void RequirementTest::broken()
{
    QFETCH(QString, text);
    QVERIFY(!parseRequirement(text));
}

void RequirementTest::places()
{
    QCOMPARE(locationOf(QStringLiteral("https://example.com/a.whl")), Location::Web);
    QCOMPARE(locationOf(QStringLiteral("HTTPS://example.com/a")), Location::Web);
    for (const char *text :
         {"git+https://example.com/a", "git+ssh://git@example.com/a", "https://example.com/a.git", "ssh://example.com/a"})
        QCOMPARE(locationOf(QString::fromLatin1(text)), Location::Git);
    for (const char *text : {"file:///a", "/a", "../a", "a", "file:a", "C:\\a", "${PROJECT_ROOT}/a"})
        QCOMPARE(locationOf(QString::fromLatin1(text)), Location::Local);
}

void RequirementTest::markers_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("holds");
    const auto row = [](const char *text, bool holds) { QTest::newRow(text) << QString::fromLatin1(text) << holds; };
    row("sys_platform == 'linux'", true);
    row("'linux' == sys.platform", true);
    row("sys_platform != 'linux' or python_version >= '3.9'", true);
    row("python_version < '3.9' or (os_name == 'posix' and sys_platform == 'darwin')", false);
    row("'3.9' <= python_version", true);
    row("python_full_version == '3.11.*'", true);
    row("sys_platform in 'linux darwin'", true);
    row("'win' not in sys_platform", true);
    row("extra == 'dev'", false);
    row("extra != 'dev'", true);
    row("platform_release > '1'", true);
}

void RequirementTest::markers()
{
    QFETCH(QString, text);
    QFETCH(bool, holds);
    const MarkerEnvironment linux{{{QStringLiteral("sys_platform"), QStringLiteral("linux")},
                                   {QStringLiteral("os_name"), QStringLiteral("posix")},
                                   {QStringLiteral("python_version"), QStringLiteral("3.11")},
                                   {QStringLiteral("python_full_version"), QStringLiteral("3.11.2")}},
                                  {}};
    const auto marker = Marker::parse(text);
    QVERIFY(marker);
    QCOMPARE(marker->holds(linux), holds);
    QVERIFY(!Marker::parse(QString(200, QLatin1Char('(')) + text + QString(200, QLatin1Char(')'))));
}

QTEST_GUILESS_MAIN(RequirementTest)
#include "RequirementTest.moc"
