// What the edge fills in and which calls carry a token, decided from the installed version of now (G1, G3, G5).
#include "cluster/edge/EdgeDecisions.h"
#include "cluster/edge/SecretDelivery.h"
#include "cluster/rules/RuleBook.h"
#include "core/manifest/ManifestReader.h"

#include <QtTest>

using namespace oz0;

namespace {

const PluginName plugin(QStringLiteral("p"));

std::shared_ptr<const Manifest> manifest(const QByteArray &more)
{
    const auto read = readManifest("name: p\nversion: 1.0.0\n" + more);
    if (!read)
        qFatal("%s", qPrintable(read.error().message));
    return *read;
}

TenantSnapshot tenantWith(const QByteArray &installed)
{
    TenantSnapshot tenant;
    tenant.secrets = {QStringLiteral("KEY")};
    PluginFacts facts;
    facts.installed = manifest(installed);
    facts.argumentBindings = {{QStringLiteral("t.f.token"), QStringLiteral("KEY")}};
    tenant.plugins.insert(plugin, facts);
    return tenant;
}

const QByteArray marked = "tools: [{id: t, server: {module: a.b}, secret_arguments: [f.token], functions: [{name: f, input: "
                          "{properties: {token: {}}}}]}]\n";
const QByteArray unmarked = "tools: [{id: t, server: {module: a.b}, functions: [{name: f}]}]\n";

QByteArray connected(const char *url, const char *name = "tracker", const char *scope = "read")
{
    return QByteArray("tools: [{id: t, remote: {url: '") + url + "'}, connection: " + name + "}]\nconnections: [{name: " + name
        + ", secret: KEY, tools: [t], scopes: [" + scope + "]}]\n";
}

QString filled(const TenantSnapshot &tenant, const QByteArray &workingCopy)
{
    const EdgeArgument argument = candidateArguments(tenant, plugin, *manifest(workingCopy)).value(0);
    return argument.isFilled ? QStringLiteral("filled ") + argument.why : argument.why;
}

QString token(const TenantSnapshot &tenant, const QByteArray &workingCopy, Standing standing = Standing::Operator)
{
    const EdgeConnection connection = candidateConnections(tenant, plugin, *manifest(workingCopy), standing).value(0);
    return connection.hasToken ? QStringLiteral("token ") + connection.why : connection.why;
}

} // namespace

class EdgeDecisionsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void G3_anArgumentIsFilledWhenBothMarkIt()
    {
        QCOMPARE(filled(tenantWith(marked), marked), QStringLiteral("filled marked"));
        QCOMPARE(filled(tenantWith(unmarked), marked), QStringLiteral("not_marked_installed"));
        QCOMPARE(filled(tenantWith(marked), unmarked), QStringLiteral("not_marked"));
        TenantSnapshot tenant = tenantWith(marked);
        tenant.secrets.clear();
        QCOMPARE(filled(tenant, marked), QStringLiteral("not_in_tenant"));
        tenant.plugins[plugin].installed.reset();
        QCOMPARE(filled(tenant, marked), QStringLiteral("not_installed"));
    }

    void G5_anOperatorsCandidateGetsTokensByTheInstalledDefinition()
    {
        const char *url = "https://tracker.example.com/mcp";
        QCOMPARE(token(tenantWith(connected(url)), connected(url)), QStringLiteral("token installed_definition"));
        QCOMPARE(token(tenantWith(connected(url)), connected("https://tracker.example.com/v2")),
                 QStringLiteral("tool_runs_elsewhere"));
        QCOMPARE(token(tenantWith("description: x\n"), connected(url)), QStringLiteral("not_in_installed"));
        TenantSnapshot tenant = tenantWith(connected(url));
        tenant.plugins[plugin].installed.reset();
        QCOMPARE(token(tenant, connected(url)), QStringLiteral("not_installed"));
        QCOMPARE(token(tenantWith(connected(url)), "tools: [{id: t, remote: {url: 'https://tracker.example.com/mcp'}}]\n"),
                 QStringLiteral("tool_not_connected"));
    }

    void G5_anAdminsCandidateUsesItsOwnDefinitions()
    {
        const QByteArray moved = connected("https://tracker.example.com/v2", "wiki");
        QCOMPARE(token(tenantWith("description: x\n"), moved, Standing::Admin), QStringLiteral("token own_definition"));
    }

    // What the edge passes over, saves and renewals refuse.
    void G6_whatSavesAndRenewalsDecideIsNotDecidedAgainHere_data()
    {
        QTest::addColumn<QByteArray>("further");
        QTest::addColumn<QString>("code");
        const auto row = [](const char *name, const char *further, const char *code) {
            QTest::newRow(name) << QByteArray(further) << QString::fromLatin1(code);
        };
        row("an outside agent", "agents: [{name: a, harness: {use: vendor-cli, auth: [KEY]}}]\n", "agent.outside_auth_added");
        row("uses", "uses: [other]\n", "grant.uses_added");
        row("reads", "reads: [results]\n", "grant.reads_added");
        row("mail", "mail: [inbox]\n", "grant.mail_added");
        row("a sampling alias", "models: [{alias: fast, sampling: true}]\n", "grant.model_alias_added");
        row("a gateway", "models: [{alias: big, gateway: openai}]\n", "grant.gateway_format_added");
    }
    void G6_whatSavesAndRenewalsDecideIsNotDecidedAgainHere()
    {
        QFETCH(QByteArray, further);
        QFETCH(QString, code);
        const QByteArray models = further.startsWith("models") ? ", " + further.trimmed() : QByteArray();
        const auto with = [&](const QByteArray &more, const QByteArray &required) {
            return manifest("requires: {secrets: [KEY, WIKI]" + required + "}\n" + connected("https://tracker.example.com/mcp")
                            + (required.isEmpty() ? more : QByteArray()));
        };
        TenantSnapshot tenant = tenantWith({});
        tenant.secrets = {QStringLiteral("KEY"), QStringLiteral("WIKI")};
        tenant.plugins[plugin].installed = with({}, {});
        tenant.plugins[plugin].argumentBindings = {{QStringLiteral("t.f.token"), QStringLiteral("KEY")}};
        const auto plain = with({}, {});
        const auto wider = with(further, models);
        QCOMPARE(candidateArguments(tenant, plugin, *wider), candidateArguments(tenant, plugin, *plain));
        QCOMPARE(candidateConnections(tenant, plugin, *wider, Standing::Operator),
                 candidateConnections(tenant, plugin, *plain, Standing::Operator));
        for (const SecretDelivery &each : candidateDeliveries(tenant, plugin, *wider, Standing::Operator, true))
            QVERIFY2(each.as != QLatin1String("withheld"), qPrintable(each.why));

        for (const Occasion occasion : {Occasion::Create, Occasion::Reload, Occasion::Resend, Occasion::Renewal}) {
            Question question;
            question.occasion = occasion;
            question.asker = {PrincipalId(QStringLiteral("user:olga")), Role::Operator, true};
            question.workingCopy = wider;
            QStringList codes;
            for (const Refusal &refusal : evaluate(tenant, question).refusals)
                codes.append(refusal.code);
            QVERIFY2(codes.contains(code), qPrintable(codes.join(QLatin1Char(' '))));
        }
    }

    void G1_theInstalledVersionOfNowDecides()
    {
        const char *url = "https://tracker.example.com/mcp";
        TenantSnapshot tenant = tenantWith(connected(url));
        QVERIFY(token(tenant, connected(url)).startsWith(QLatin1String("token")));
        tenant.plugins[plugin].installed = manifest(connected("https://tracker.example.com/v3"));
        QCOMPARE(token(tenant, connected(url)), QStringLiteral("tool_runs_elsewhere"));
    }
};

QTEST_GUILESS_MAIN(EdgeDecisionsTest)
#include "EdgeDecisionsTest.moc"
