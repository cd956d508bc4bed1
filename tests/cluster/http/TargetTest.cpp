#include "cluster/http/Target.h"
#include "cluster/http/resources/Resources.h"

#include <QTest>

using namespace oz0;

class TargetTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void malformedTargetsAreRefused_data()
    {
        QTest::addColumn<QByteArray>("target");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("asterisk") << QByteArray("*");
        QTest::newRow("absolute form") << QByteArray("http://evil.example/v1/whoami");
        QTest::newRow("climbs") << QByteArray("/v1/tenants/../whoami");
        QTest::newRow("climbs escaped") << QByteArray("/v1/tenants/%2e%2E/whoami");
        QTest::newRow("dot") << QByteArray("/v1/./whoami");
        QTest::newRow("escaped slash") << QByteArray("/v1/tenants/a%2Fb");
        QTest::newRow("nul") << QByteArray("/v1/tenants/a%00b");
        QTest::newRow("newline") << QByteArray("/v1/tenants/a%0d%0aSet-Cookie:x");
        QTest::newRow("cut escape") << QByteArray("/v1/tenants/a%2");
        QTest::newRow("no hex") << QByteArray("/v1/tenants/a%zz");
        QTest::newRow("no UTF-8") << QByteArray("/v1/tenants/a%ff%fe");
        QTest::newRow("empty segment") << QByteArray("/v1//whoami");
        QTest::newRow("fragment") << QByteArray("/v1/whoami#x");
        QTest::newRow("key twice") << QByteArray("/v1/whoami?tenant=a&tenant=b");
    }
    void malformedTargetsAreRefused()
    {
        QFETCH(QByteArray, target);
        const Result<Target> result = readTarget(target);
        QVERIFY(!result);
        QCOMPARE(result.error().code, ErrorCode::InvalidInput);
    }

    void hugeTargetIsTooLarge()
    {
        const Result<Target> result = readTarget('/' + QByteArray(targetMaxBytes, 'a'));
        QVERIFY(!result);
        QCOMPARE(result.error().code, ErrorCode::TooLarge);
    }

    void escapesAreDecodedOnce()
    {
        const Result<Target> result = readTarget(
            "/v1/tenants/t/bundles/sha256%3Aab/files/a%252e/%C3%A4?filter=actor%3Auser:a+b&limit=3");
        QVERIFY(result);
        QCOMPARE(result->segments.at(4), QStringLiteral("sha256:ab"));
        QCOMPARE(result->segments.at(6), QStringLiteral("a%2e"));
        QCOMPARE(result->segments.at(7), QString(QChar(0xe4)));
        QCOMPARE(result->query.value(QStringLiteral("filter")), QStringLiteral("actor:user:a+b"));
        QCOMPARE(result->path, QByteArray("/v1/tenants/t/bundles/sha256%3Aab/files/a%252e/%C3%A4"));
    }

    void routesAreFoundByMethodAndPath_data()
    {
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<QByteArray>("target");
        QTest::addColumn<QByteArray>("operation"); // empty: none
        const QByteArray tenant = "/v1/tenants/default";
        QTest::newRow("whoami") << QByteArray("GET") << QByteArray("/v1/whoami?tenant=default") << QByteArray("whoAmI");
        QTest::newRow("head") << QByteArray("HEAD") << QByteArray("/v1/whoami") << QByteArray("whoAmI");
        QTest::newRow("slash at the end") << QByteArray("GET") << tenant + "/candidates/" << QByteArray("listCandidates");
        QTest::newRow("preview") << QByteArray("POST") << tenant + "/plugins:preview" << QByteArray("previewInstall");
        QTest::newRow("install") << QByteArray("POST") << tenant + "/plugins/my-plugin:install" << QByteArray("installPlugin");
        QTest::newRow("install escaped") << QByteArray("POST") << tenant + "/plugins/my-plugin%3Ainstall"
                                         << QByteArray("installPlugin");
        QTest::newRow("unknown verb") << QByteArray("POST") << tenant + "/plugins/my-plugin:explode" << QByteArray();
        QTest::newRow("principal") << QByteArray("PUT") << tenant + "/members/user:dana" << QByteArray("putMember");
        QTest::newRow("file") << QByteArray("GET") << tenant + "/bundles/sha256:ab/files/src/a/b.py"
                              << QByteArray("getBundleFile");
        QTest::newRow("join") << QByteArray("POST") << QByteArray("/v1/nodes:join") << QByteArray("joinNode");
        QTest::newRow("report") << QByteArray("POST") << QByteArray("/v1/nodes/local-1:report") << QByteArray("reportNode");
        QTest::newRow("secret for a node") << QByteArray("GET") << QByteArray("/v1/nodes/n/secrets/KEY?plugin=p")
                                           << QByteArray("getSecretValue");
        QTest::newRow("wrong method") << QByteArray("DELETE") << tenant + "/candidates" << QByteArray();
        QTest::newRow("nowhere") << QByteArray("GET") << QByteArray("/v2/whoami") << QByteArray();
        QTest::newRow("root") << QByteArray("GET") << QByteArray("/") << QByteArray();
    }
    void routesAreFoundByMethodAndPath()
    {
        QFETCH(QByteArray, method);
        QFETCH(QByteArray, target);
        QFETCH(QByteArray, operation);
        const Router router(allRoutes());
        const Result<Target> read = readTarget(target);
        QVERIFY(read);
        const Match match = router.match(*methodFromWord(method), read->segments);
        QCOMPARE(QByteArray(match.route ? match.route->operation : ""), operation);
    }

    void wrongMethodNamesTheRightOnes()
    {
        const Router router(allRoutes());
        const Match match = router.match(Method::Patch, readTarget("/v1/tenants/t/bundles/sha256:ab")->segments);
        QVERIFY(!match.route);
        QCOMPARE(match.allowed, QStringList({QStringLiteral("PUT"), QStringLiteral("GET")}));
    }

    void everyOperationHasANameOfItsOwn()
    {
        QSet<QByteArray> names;
        for (const Route &route : allRoutes())
            names.insert(route.operation);
        QCOMPARE(names.size(), allRoutes().size());
    }

    void nodeMayAskForItselfOnly()
    {
        const Router router(allRoutes());
        const Match match = router.match(Method::Get, readTarget("/v1/nodes/local-1/assignment")->segments);
        Caller caller;
        caller.principal = PrincipalId(QStringLiteral("node:local-1"));
        QVERIFY(mayCall(*match.route, caller, match.variables));
        caller.principal = PrincipalId(QStringLiteral("node:local-2"));
        QCOMPARE(mayCall(*match.route, caller, match.variables).error().code, ErrorCode::NotFound);
        caller.principal = PrincipalId(QStringLiteral("user:admin"));
        caller.role = Role::Admin;
        QCOMPARE(mayCall(*match.route, caller, match.variables).error().code, ErrorCode::NotPermitted);
    }
};

QTEST_GUILESS_MAIN(TargetTest)
#include "TargetTest.moc"
