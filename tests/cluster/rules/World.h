// A tenant in which nothing refuses the working copy, to be changed by one fact a test.
#pragma once

#include "cluster/rules/RuleBook.h"
#include "core/manifest/ManifestReader.h"

#include <QDebug>

namespace oz0::test {

inline std::shared_ptr<const Manifest> manifest(const char *yaml)
{
    const auto read = readManifest(QByteArray(yaml));
    if (!read)
        qFatal("the test's manifest is invalid: %s", qPrintable(read.error().message));
    return *read;
}

constexpr char installedYaml[] = R"(name: my-plugin
version: 0.3.2
requires:
  secrets: [GREETING_KEY]
tools:
  - {id: my_plugin, server: {module: my_plugin.server}, functions: [{name: hello}]}
agents:
  - {name: my-plugin, node_selector: {pool: dev}}
)";

constexpr char workingYaml[] = R"(name: my-plugin
version: 0.4.0
requires:
  secrets: [GREETING_KEY]
tools:
  - {id: my_plugin, server: {module: my_plugin.server}, functions: [{name: hello}]}
agents:
  - {name: my-plugin, node_selector: {pool: dev}}
)";

constexpr char otherYaml[] = R"(name: other-plugin
version: 2.1.0
tools:
  - {id: other_plugin, server: {module: other_plugin.server}, functions: [{name: hello}]}
agents:
  - {name: other-plugin}
flows:
  - {name: other-flow}
)";

struct World
{
    TenantSnapshot tenant;
    Question question;

    NodeFacts &node(const char *name) { return tenant.nodes[NodeName(QLatin1String(name))]; }
    PluginFacts &plugin(const char *name) { return tenant.plugins[PluginName(QLatin1String(name))]; }
    void workingCopy(const char *yaml) { question.workingCopy = manifest(yaml); }
    void askAs(Role role) { question.asker.role = role; }

    Verdict verdict(bool tellAll = true) const { return evaluate(tenant, question, tellAll); }
};

/// my-plugin 0.3.2 and other-plugin installed; dev-1 and dev-2 in the open pool dev, prod-1 closed in pool prod; alice, an operator
/// with content permission, tries 0.4.0 on dev-1 (label box=1).
inline World world()
{
    World w;
    w.tenant.tenant = TenantId(QStringLiteral("default"));
    w.tenant.secrets = {QStringLiteral("GREETING_KEY")};
    w.plugin("my-plugin").installed = manifest(installedYaml);
    w.plugin("other-plugin").installed = manifest(otherYaml);
    const QString allow = QStringLiteral("allow");
    w.node("dev-1").labels = {{QStringLiteral("pool"), QStringLiteral("dev")},
                              {QStringLiteral("candidates"), allow},
                              {QStringLiteral("box"), QStringLiteral("1")}};
    w.node("dev-2").labels = {{QStringLiteral("pool"), QStringLiteral("dev")},
                              {QStringLiteral("candidates"), allow},
                              {QStringLiteral("box"), QStringLiteral("2")}};
    w.node("prod-1").labels = {{QStringLiteral("pool"), QStringLiteral("prod")}};
    w.question.asker = {PrincipalId(QStringLiteral("user:alice")), Role::Operator, true};
    w.question.workingCopy = manifest(workingYaml);
    w.question.select = {{QStringLiteral("box"), QStringLiteral("1")}};
    w.question.nodes = {NodeName(QStringLiteral("dev-1"))};
    return w;
}

inline QStringList codesOf(const QList<Refusal> &refusals)
{
    QStringList codes;
    for (const Refusal &refusal : refusals)
        codes.append(refusal.code);
    return codes;
}

inline QList<Refusal> withCode(const Verdict &verdict, const QString &code)
{
    QList<Refusal> found;
    for (const Refusal &refusal : verdict.refusals + verdict.warnings) {
        if (refusal.code == code)
            found.append(refusal);
    }
    return found;
}

} // namespace oz0::test
