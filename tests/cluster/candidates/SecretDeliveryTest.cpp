// How each secret reaches code, by who saved the candidate, what the installed version gets, and where it runs.
#include "cluster/edge/SecretDelivery.h"
#include "cluster/fleet/Assignments.h"
#include "core/manifest/ManifestReader.h"

#include <QtTest>

using namespace oz0;

namespace {

const PluginName plugin(QStringLiteral("p"));

std::shared_ptr<const Manifest> manifest(const char *more)
{
    const auto read = readManifest(QByteArray("name: p\nversion: 1.0.0\n") + more);
    if (!read)
        qFatal("%s", qPrintable(read.error().details.first().message));
    return *read;
}

const char *bound = "requires:\n  secrets: [KEY]\n  inject: [{secret: KEY, hosts: [api.example.com], header: Authorization, "
                    "format: \"{secret}\"}]\n";
const char *boundElsewhere = "requires:\n  secrets: [KEY]\n  inject: [{secret: KEY, hosts: [collector.example.net], header: "
                             "Authorization, format: \"{secret}\"}]\n";
const char *unbound = "requires: {secrets: [KEY]}\n";
const char *boundWithHarness = "requires:\n  secrets: [KEY]\n  inject: [{secret: KEY, hosts: [api.example.com], header: "
                               "Authorization, format: \"{secret}\"}]\n"
                               "harnesses: [{name: cloud, protocol: remote, url: \"https://agents.example.com/v1\"}]\n";

TenantSnapshot tenantWith(const char *installed)
{
    TenantSnapshot tenant;
    tenant.secrets = QStringList(QStringLiteral("KEY"));
    PluginFacts facts;
    facts.installed = manifest(installed);
    tenant.plugins.insert(plugin, facts);
    return tenant;
}

QString told(const SecretDelivery &delivery)
{
    return QStringLiteral("%1 %2 %3").arg(delivery.as, delivery.why, delivery.hosts.join(QLatin1Char(','))).trimmed();
}

QString delivered(const TenantSnapshot &tenant, const char *workingCopy, Standing standing = Standing::Operator,
                  bool injects = true)
{
    return told(candidateDeliveries(tenant, plugin, *manifest(workingCopy), standing, injects).first());
}

} // namespace

class SecretDeliveryTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void P3_anOperatorsGetsOnlyWhatTheInstalledVersionGets()
    {
        TenantSnapshot tenant = tenantWith(unbound);
        QCOMPARE(delivered(tenant, unbound), QStringLiteral("value no_binding"));
        tenant.plugins[plugin].secrets = QStringList();
        QCOMPARE(delivered(tenant, unbound), QStringLiteral("withheld not_available"));
        QCOMPARE(delivered(tenant, unbound, Standing::Admin), QStringLiteral("value no_binding"));
        QCOMPARE(delivered(tenantWith("description: x\n"), unbound), QStringLiteral("withheld not_required"));
        tenant.plugins[plugin].state = PluginState::FirstGate;
        QCOMPARE(delivered(tenant, unbound), QStringLiteral("withheld not_installed"));
        QCOMPARE(delivered(TenantSnapshot{}, unbound), QStringLiteral("withheld not_installed"));
        QCOMPARE(delivered(TenantSnapshot{}, unbound, Standing::Admin), QStringLiteral("withheld not_in_tenant"));
    }

    void G2_aBoundSecretIsAPlaceholderForTheInstalledHosts()
    {
        QCOMPARE(delivered(tenantWith(bound), bound), QStringLiteral("placeholder bound api.example.com"));
        QCOMPARE(delivered(tenantWith(bound), boundElsewhere), QStringLiteral("placeholder bound api.example.com"));
        QCOMPARE(delivered(tenantWith(bound), boundElsewhere, Standing::Admin),
                 QStringLiteral("placeholder bound collector.example.net"));
    }

    void X5_thePlatformsGetsWhatAnOperatorsGets()
    {
        for (const char *installed : {bound, unbound, boundWithHarness, "description: x\n"}) {
            for (const char *working : {bound, boundElsewhere, unbound, boundWithHarness}) {
                for (const bool injects : {true, false})
                    QCOMPARE(delivered(tenantWith(installed), working, Standing::Platform, injects),
                             delivered(tenantWith(installed), working, Standing::Operator, injects));
            }
        }
    }

    void B10_withoutTierOneEverySecretIsAValue()
    {
        QCOMPARE(delivered(tenantWith(bound), bound, Standing::Operator, false), QStringLiteral("value no_sandbox"));
        NodeFacts node;
        QVERIFY(injectsOn(node));
        node.tier = 0;
        QVERIFY(!injectsOn(node));
        node.tier = 1;
        node.os = NodeOs::Windows;
        QVERIFY(!injectsOn(node));
    }

    void G4_anotherRemoteHarnessGetsNoneOfTheBoundOnes()
    {
        QCOMPARE(delivered(tenantWith(bound), boundWithHarness), QStringLiteral("withheld remote_harness_differs"));
        QCOMPARE(delivered(tenantWith(boundWithHarness), boundWithHarness), QStringLiteral("value remote_harness"));
    }

    void B9_anOutsideAgentsAuthIsAValue()
    {
        const QByteArray text = QByteArray(bound) + "agents: [{name: a, harness: {use: vendor-cli, auth: [KEY]}}]\n";
        QCOMPARE(delivered(tenantWith(text.constData()), text.constData()), QStringLiteral("value outside_agent"));
    }

    void G3_anArgumentBindingCountsWhereBothMark()
    {
        const QByteArray marked = QByteArray(bound)
            + "tools:\n  - id: t\n    server: {module: t.s}\n    secret_arguments: [hello.key]\n"
              "    functions: [{name: hello, input: {type: object, properties: {key: {type: string}}}}]\n";
        TenantSnapshot tenant = tenantWith(marked.constData());
        tenant.plugins[plugin].argumentBindings = {{QStringLiteral("t.hello.key"), QStringLiteral("KEY")}};
        QCOMPARE(delivered(tenant, marked.constData()), QStringLiteral("value argument_binding"));
        QCOMPARE(delivered(tenant, bound), QStringLiteral("placeholder bound api.example.com"));
    }

    void U4_confirmedNeedsTheGenerationAndTheInstalledVersionBack()
    {
        const CandidateId id(QStringLiteral("59a7b4da7db9"));
        Assignment assigned;
        assigned.generation = 5;
        assigned.plugins.append(
            {PartKind::Installed, plugin, QStringLiteral("1.0.0"), Digest(QStringLiteral("sha256:1")), {}, {}, {}, {}});
        NodeReport report;
        report.generation = 5;
        QVERIFY(!hasLeft(report, assigned, id, plugin));
        NodePart back;
        back.plugin = plugin;
        back.digest = Digest(QStringLiteral("sha256:1"));
        back.state = PartState::Starting;
        report.parts = {back};
        QVERIFY(!hasLeft(report, assigned, id, plugin));
        report.parts.first().state = PartState::Ready;
        QVERIFY(hasLeft(report, assigned, id, plugin));
        NodePart left;
        left.kind = PartKind::Candidate;
        left.candidate = id;
        left.state = PartState::Leaving;
        report.parts.append(left);
        QVERIFY(!hasLeft(report, assigned, id, plugin));
        report.parts.last().state = PartState::Confirmed;
        QVERIFY(hasLeft(report, assigned, id, plugin));
        report.generation = 4;
        QVERIFY(!hasLeft(report, assigned, id, plugin));
    }
};

QTEST_GUILESS_MAIN(SecretDeliveryTest)
#include "SecretDeliveryTest.moc"
