#include "tests/support/Contract.h"
#include "cluster/http/resources/Resources.h"
#include "tests/support/SchemaCheck.h"
#include "tests/support/ServerFixture.h"

#include <QJsonArray>
#include <QRegularExpression>
#include <QTest>

using namespace oz0;

/// resources/openapi.yaml and the server's table of routes say the same, and the server answers as the contract says.
class ContractTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const Result<Contract> contract = Contract::read();
        QVERIFY2(contract, contract ? "" : qPrintable(contract.error().message));
        m_contract = *contract;
    }

    void everyRouteIsInTheContractAndViceVersa()
    {
        QStringList routes;
        for (const Route &route : allRoutes()) {
            QString path = QLatin1String(route.pattern);
            path.replace(QStringLiteral("{+"), QStringLiteral("{")).replace(QStringLiteral("...}"), QStringLiteral("}"));
            routes.append(word(route.method) + QLatin1Char(' ') + path + QLatin1Char(' ') + QLatin1String(route.operation));
        }
        for (const char *name : {"healthz", "readyz", "metrics"})
            routes.append(QStringLiteral("GET /%1 %1").arg(QLatin1String(name)));
        QStringList operations = m_contract.operations();
        routes.sort();
        operations.sort();
        QCOMPARE(routes, operations);
    }

    void queriesAndBodiesAreTheSame()
    {
        for (const Route &route : allRoutes()) {
            const QString operation = QLatin1String(route.operation);
            QStringList keys = route.query;
            QStringList contract = m_contract.queryKeys(operation);
            keys.sort();
            contract.sort();
            QVERIFY2(keys == contract, route.operation);
            QVERIFY2(m_contract.takesBody(operation) == (route.body != BodyKind::None), route.operation);
        }
    }

    void everyReferenceLeadsSomewhere()
    {
        int seen = 0;
        QVERIFY2(leads(m_contract.document(), seen), "a $ref leads nowhere");
        QVERIFY(seen > 100);
    }

    void schemaCheckFindsWhatIsWrong_data()
    {
        QTest::addColumn<QJsonValue>("value");
        QTest::addColumn<QString>("complaint");
        QTest::newRow("missing") << QJsonValue(
            QJsonObject{{QStringLiteral("digest"), QStringLiteral("sha256:") + QString(64, QLatin1Char('a'))}})
                                 << QStringLiteral("/holder: is missing");
        QTest::newRow("pattern") << QJsonValue(QJsonObject{{QStringLiteral("digest"), QStringLiteral("x")},
                                                           {QStringLiteral("holder"), QString(32, QLatin1Char('0'))}})
                                 << QStringLiteral("/digest: x does not fit");
        QTest::newRow("type") << QJsonValue(QJsonObject{{QStringLiteral("ttl"), QStringLiteral("90")}})
                              << QStringLiteral("/ttl: is of the type string");
        QTest::newRow("bounds") << QJsonValue(QJsonObject{{QStringLiteral("ttl"), 5}})
                                << QStringLiteral("/ttl: 5 is out of bounds");
        QTest::newRow("unknown") << QJsonValue(QJsonObject{{QStringLiteral("colour"), 5}})
                                 << QStringLiteral("/colour: is not in the contract");
        QTest::newRow("map") << QJsonValue(QJsonObject{{QStringLiteral("select"), QJsonObject{{QStringLiteral("pool"), 1}}}})
                             << QStringLiteral("/select/pool: is of the type integer");
    }
    void schemaCheckFindsWhatIsWrong()
    {
        QFETCH(QJsonValue, value);
        QFETCH(QString, complaint);
        const QStringList complaints = SchemaCheck(m_contract.document())
                                           .check(value,
                                                  {{QStringLiteral("$ref"), QStringLiteral("#/components/schemas/SaveRequest")}});
        QVERIFY2(complaints.join(QLatin1Char('\n')).contains(complaint), qPrintable(complaints.join(QLatin1Char('\n'))));
    }

    void everyOperationAnswersAStrangerAsTheContractSays()
    {
        ServerFixture fixture;
        const quint16 port = fixture.start();
        QVERIFY(port != 0);
        for (const Route &route : allRoutes()) {
            static const QRegularExpression variable(QStringLiteral("\\{[^}]*\\}"));
            QString path = QLatin1String(route.pattern);
            path.replace(variable, QStringLiteral("x"));
            RawClient client(port);
            const RawAnswer answer = client.request(word(route.method).toLatin1(), path.toLatin1(), "nobody",
                                                    route.body == BodyKind::Json ? "{}" : "");
            QVERIFY2(answer.status == 401 || answer.status == 422, route.operation);
            const QStringList complaints = m_contract.check(QLatin1String(route.operation), answer);
            QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join(QLatin1Char('\n'))));
        }
    }

private:
    bool leads(const QJsonValue &value, int &seen)
    {
        if (value.isArray()) {
            for (const QJsonValue &element : value.toArray()) {
                if (!leads(element, seen))
                    return false;
            }
        }
        if (!value.isObject())
            return true;
        const QJsonObject object = value.toObject();
        for (auto it = object.begin(); it != object.end(); ++it) {
            if (!leads(it.value(), seen))
                return false;
        }
        if (!object.value(QStringLiteral("$ref")).isString())
            return true;
        ++seen;
        QJsonValue target = m_contract.document();
        for (const QString &part : object.value(QStringLiteral("$ref")).toString().mid(2).split(QLatin1Char('/')))
            target = target.toObject().value(part);
        return target.isObject();
    }

    Contract m_contract;
};

QTEST_GUILESS_MAIN(ContractTest)
#include "ContractTest.moc"
