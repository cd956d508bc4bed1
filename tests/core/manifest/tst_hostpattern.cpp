#include "core/manifest/HostPattern.h"
#include "core/manifest/ManifestReader.h"

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

    // A name that is written as it is normalised takes a short way; with capitals it takes the long one.
    void everyShortNameIsReadAsWithCapitals()
    {
        const QString letters = QStringLiteral("ax0-_.*");
        QStringList names{QString()};
        for (qsizetype at = 0; at < names.size(); ++at) {
            const QString name = names[at];
            for (const QChar letter : name.size() < 5 ? letters : QString())
                names.append(name + letter);
            for (const HostList list : {HostList::Allow, HostList::Deny}) {
                const auto plain = hostPatternFromText(name, list);
                const auto capital = hostPatternFromText(name.toUpper(), list);
                QVERIFY2(bool(plain) == bool(capital), qPrintable(name));
                if (plain)
                    QVERIFY2(*plain == *capital, qPrintable(name));
            }
            QVERIFY2(normalisedHost(name) == normalisedHost(name.toUpper()), qPrintable(name));
        }
        QCOMPARE(names.size(), 1 + 7 + 49 + 343 + 2401 + 16807);
        for (const qsizetype length : {63, 64, 253, 254}) {
            for (const QString &name :
                 {QString(length, QLatin1Char('a')),
                  (QString(49, QLatin1Char('a')) + QLatin1Char('.')).repeated(length / 50 + 1).left(length)}) {
                QVERIFY2(normalisedHost(name) == normalisedHost(name.toUpper()), qPrintable(name));
                QCOMPARE(bool(hostPatternFromText(name, HostList::Allow)), normalisedHost(name).has_value());
            }
        }
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

    // Whoever takes an entry for an address puts into it what addresses may carry.
    void B11_aComplaintHidesCredentials_data()
    {
        QTest::addColumn<QString>("written");
        for (const char *written :
             {"CANARY:CANARY@a.example", "CANARY@a.example:443", "https://CANARY:CANARY@a.example", "a.example/?key=CANARY",
              "https://a.example/x?key=CANARY", "a.example#CANARY", "https://a.example/#CANARY", "a.example?CANARY#CANARY",
              "a.example#x?CANARY", "CANARY@CANARY@a.example", "https://CANARY:p%40CANARY@a.example/x?a=CANARY#CANARY",
              "a.example?to=CANARY@b.example", "*.CANARY@a.example", "[::1]?CANARY", "CANARY@[::1", "*?CANARY", "?CANARY",
              "CANARY@", "CANARY@*"})
            QTest::newRow(written) << QString::fromUtf8(written);
        QTest::newRow("long") << QString(400, QLatin1Char('a')) + QStringLiteral("?CANARY");
    }
    void B11_aComplaintHidesCredentials()
    {
        QFETCH(QString, written);
        for (const HostList list : {HostList::Allow, HostList::Deny}) {
            for (const HostAuthor author : {HostAuthor::Plugin, HostAuthor::Tenant}) {
                const auto pattern = hostPatternFromText(written, list, author);
                QVERIFY(!pattern);
                QVERIFY2(!pattern.error().message.contains(QLatin1String("CANARY")), qPrintable(pattern.error().message));
                QVERIFY(!pattern.error().subject.contains(QLatin1String("CANARY")));
            }
        }
        // What the manifest's reader makes of it, in each place that holds a host.
        const QByteArray entry = QByteArray("'") + written.toUtf8() + "'";
        for (const QByteArray &place :
             {QByteArray("egress: {allow: [" + entry + "]}"), QByteArray("egress: {deny: [" + entry + "]}"),
              QByteArray("agents: [{name: a, egress: {allow: [" + entry + "]}}]"),
              QByteArray("requires: {secrets: [S], inject: [{secret: S, hosts: [" + entry
                         + "], header: X, format: '{secret}'}]}")}) {
            const auto manifest = readManifest("name: p\nversion: 1.0.0\n" + place + "\n");
            QVERIFY2(!manifest, place.constData());
            QList<Error> told = manifest.error().details;
            told.append(manifest.error());
            for (const Error &error : std::as_const(told))
                QVERIFY2(!(error.message + error.subject).contains(QLatin1String("CANARY")), qPrintable(error.message));
        }
    }

    void hostsOfEveryScriptAreReadOrRefused_data()
    {
        QTest::addColumn<QString>("label");
        QTest::addColumn<bool>("isName");
        const auto row = [](const char *script, const char *label, bool isName = true) {
            QTest::newRow(script) << QString::fromUtf8(label) << isName;
        };
        row("Arabic", "\u0645\u062b\u0627\u0644");
        row("Armenian", "\u0585\u0580\u056b\u0576\u0561\u056f");
        row("Bengali", "\u0989\u09a6\u09be\u09b9\u09b0\u09a3");
        row("Cyrillic", "\u043f\u0440\u0438\u043c\u0435\u0440");
        row("Devanagari", "\u0909\u0926\u093e\u0939\u0930\u0923");
        row("Ethiopic", "\u121d\u1233\u120c");
        row("Georgian", "\u10db\u10d0\u10d2\u10d0\u10da\u10d8\u10d7\u10d8");
        row("Greek", "\u03c0\u03b1\u03c1\u03ac\u03b4\u03b5\u03b9\u03b3\u03bc\u03b1");
        row("Hangul", "\uc2e4\ub840");
        row("Han", "\u4f8b\u5b50");
        row("Hebrew", "\u05d3\u05d5\u05d2\u05de\u05d4");
        row("Hiragana", "\u305f\u3068\u3048\u3070");
        row("Khmer", "\u17a7\u1791\u17b6");
        row("Tamil", "\u0b89\u0ba4\u0bbe\u0bb0\u0ba3\u0bae\u0bcd");
        row("Thai", "\u0e15\u0e31\u0e27\u0e2d\u0e22\u0e48\u0e32\u0e07");
        row("full-width Latin", "\uff45\uff58");
        row("no character", "\ufffe", false);
        row("a direction", "a\u202eb", false);
        row("a space", "a\u00a0b", false);
        row("a line", "a\u2028b", false);
        row("a fraction, which is two labels' worth", "a\u2488b", false);
    }
    void hostsOfEveryScriptAreReadOrRefused()
    {
        QFETCH(QString, label);
        QFETCH(bool, isName);
        const auto pattern = hostPatternFromText(QStringLiteral("*.") + label + QStringLiteral(".example"), HostList::Allow);
        QCOMPARE(pattern.has_value(), isName);
        if (!pattern)
            return;
        // One spelling in ASCII, which names the same hosts as it is.
        for (const QChar c : pattern->text())
            QVERIFY2(c.unicode() > 0x20 && c.unicode() < 0x7f, qPrintable(pattern->text()));
        QCOMPARE(hostPatternFromText(pattern->text(), HostList::Allow).value(), *pattern);
        QCOMPARE(
            hostPatternFromText((QStringLiteral("*.") + label + QStringLiteral(".EXAMPLE.")).toUpper(), HostList::Allow)->text(),
            pattern->text());
        const std::optional<QString> host = normalisedHost(QStringLiteral("www.") + label + QStringLiteral(".example"));
        QVERIFY(host && matches(*pattern, *host, 443));
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
