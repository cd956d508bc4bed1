#include "core/manifest/HostPattern.h"

#include <QTest>

using namespace oz0;

class HostPatternTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void entriesAreNormalised_data()
    {
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("allowed");
        QTest::addColumn<QString>("denied");
        const auto row = [](const char *written, const char *allowed, const char *denied) {
            QTest::newRow(written) << QString::fromUtf8(written) << QString::fromUtf8(allowed) << QString::fromUtf8(denied);
        };
        row("api.example.com", "api.example.com:443", "api.example.com:*");
        row("API.Example.COM.", "api.example.com:443", "api.example.com:*");
        row("api.example.com:8443", "api.example.com:8443", "api.example.com:8443");
        row("api.example.com:*", "api.example.com:*", "api.example.com:*");
        row("*.Example.com", "*.example.com:443", "*.example.com:*");
        row("*.b\xc3\xbc"
            "cher.example",
            "*.xn--bcher-kva.example:443", "*.xn--bcher-kva.example:*");
        row("XN--BCHER-KVA.example", "xn--bcher-kva.example:443", "xn--bcher-kva.example:*");
        row("b\xc3\xbc"
            "cher\xe3\x80\x82"
            "example",
            "xn--bcher-kva.example:443", "xn--bcher-kva.example:*");
        row("_srv.local", "_srv.local:443", "_srv.local:*");
        row("10.0.0.1", "10.0.0.1:443", "10.0.0.1:*");
        row("10.0.0.1:80", "10.0.0.1:80", "10.0.0.1:80");
        row("[2001:DB8::0:1]", "[2001:db8::1]:443", "[2001:db8::1]:*");
        row("[::1]:80", "[::1]:80", "[::1]:80");
        row("::1", "[::1]:443", "[::1]:*");
        row("localhost:08080", "localhost:8080", "localhost:8080");
    }
    void entriesAreNormalised()
    {
        QFETCH(QString, written);
        QFETCH(QString, allowed);
        QFETCH(QString, denied);
        const auto allow = hostPatternFromText(written, HostList::Allow);
        QVERIFY2(allow, allow ? "" : qPrintable(allow.error().message));
        QCOMPARE(allow->text(), allowed);
        QCOMPARE(hostPatternFromText(written, HostList::Deny)->text(), denied);
        QCOMPARE(hostPatternFromText(allowed, HostList::Allow)->text(), allowed);
    }

    void othersAreRefused_data()
    {
        QTest::addColumn<QString>("written");
        for (const char *written : {"",
                                    "*",
                                    "**.example.com",
                                    "a.*.example.com",
                                    "*example.com",
                                    "*.",
                                    "*.*.example.com",
                                    "https://a.example",
                                    "a.example/x",
                                    "a.example:",
                                    "a.example:0",
                                    "a.example:65536",
                                    "a.example:http",
                                    "a.example:-1",
                                    "a..example",
                                    ".a.example",
                                    "-a.example",
                                    "a-.example",
                                    "a b.example",
                                    "a.example ",
                                    "user@a.example",
                                    "127.1",
                                    "0x7f.1",
                                    "2130706433",
                                    "1.2.3.4.5",
                                    "1.2.3.256",
                                    "*.10.0.0.1",
                                    "[::1",
                                    "[::1]x",
                                    "[a.example]",
                                    "[::g]",
                                    "a.example:443:443",
                                    "a_\xc3\xa9\x01.example"})
            QTest::newRow(written) << QString::fromUtf8(written);
        QTest::newRow("long label") << QString(64, QLatin1Char('a'));
        QTest::newRow("long name") << QStringLiteral("abcdefg.").repeated(32);
        QTest::newRow("full-width address") << QString::fromUtf8("\xef\xbc\x91.2.3.4");
    }
    void othersAreRefused()
    {
        QFETCH(QString, written);
        QVERIFY(!hostPatternFromText(written, HostList::Allow));
    }

    void anyHostIsForTenants()
    {
        const auto any = hostPatternFromText(QStringLiteral("*"), HostList::Allow, HostAuthor::Tenant);
        QVERIFY(any.has_value());
        QVERIFY(matches(*any, QStringLiteral("x.example"), 1));
        QCOMPARE(any->text(), QStringLiteral("*"));
    }

    void matchingFollowsHostAndPort_data()
    {
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<QString>("host");
        QTest::addColumn<int>("port");
        QTest::addColumn<bool>("isMatch");
        const auto row = [](const char *pattern, const char *host, int port, bool isMatch) {
            QTest::addRow("%s %s:%d", pattern, host, port)
                << QString::fromLatin1(pattern) << QString::fromLatin1(host) << port << isMatch;
        };
        row("a.example", "a.example", 443, true);
        row("a.example", "a.example", 80, false);
        row("a.example", "b.a.example", 443, false);
        row("a.example:*", "a.example", 80, true);
        row("*.a.example", "a.example", 443, false);
        row("*.a.example", "b.a.example", 443, true);
        row("*.a.example", "c.b.a.example", 443, true);
        row("*.a.example", "ba.example", 443, false);
        row("*.a.example", ".a.example", 443, false);
        row("*.a.example:8443", "b.a.example", 443, false);
        row("[::1]", "::1", 443, true);
        row("10.0.0.1", "10.0.0.1", 443, true);
    }
    void matchingFollowsHostAndPort()
    {
        QFETCH(QString, pattern);
        QFETCH(QString, host);
        QFETCH(int, port);
        QFETCH(bool, isMatch);
        QCOMPARE(matches(*hostPatternFromText(pattern, HostList::Allow), host, port), isMatch);
    }

    void urlsAreComparedByRfc3986()
    {
        const auto same = [](const char *a, const char *b) {
            return normalisedUrl(QString::fromUtf8(a)) == normalisedUrl(QString::fromUtf8(b));
        };
        QVERIFY(same("HTTPS://A.Example:443", "https://a.example/"));
        QVERIFY(same("http://a.example:80/x", "http://a.example/x"));
        QVERIFY(same("https://a.example/x/../y/./z", "https://a.example/y/z"));
        QVERIFY(same("https://b\xc3\xbc"
                     "cher.example/",
                     "https://xn--bcher-kva.example"));
        QVERIFY(!same("https://a.example/x", "https://a.example/X"));
        QVERIFY(!same("https://a.example:80/", "https://a.example/"));
        QVERIFY(!same("https://a.example/?a", "https://a.example/"));
        QVERIFY(!same("http://a.example/", "https://a.example/"));
        QCOMPARE(normalisedUrl(QStringLiteral("urn:x:y")), QStringLiteral("urn:x:y"));
    }
};

QTEST_GUILESS_MAIN(HostPatternTest)
#include "tst_hostpattern.moc"
