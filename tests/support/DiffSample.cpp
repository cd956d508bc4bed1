#include "tests/support/DiffSample.h"

#include <QCryptographicHash>

namespace oz0 {

namespace {

QByteArray hex(const QByteArray &bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
}

QByteArray manifest(const QByteArray &version, const QByteArray &header, const QByteArray &hosts, const QByteArray &canary,
                    const QByteArray &tools, const QByteArray &labels, const QByteArray &more)
{
    return "name: my-plugin\nversion: " + version
        + "\ndescription: Says hello.\n\nrequires:\n  secrets: [GREETING_KEY, VENDOR_KEY]\n  inject:\n    - secret: "
          "GREETING_KEY\n"
          "      hosts: [api.example.com]\n"
        + header + "  models:\n    - {alias: fast, sampling: true}\n\negress:\n  allow:\n    - api.example.com\n" + hosts
        + "  deny: [private.files.example.com]\n\ntools:\n  - id: my_plugin\n    description: Greets people.\n"
          "    server: {module: my_plugin.server}\n    functions:\n      - name: hello\n        input:\n          type: object\n"
          "          properties:\n            name: {type: string}\n          required: [name]\n        output: {type: object}\n"
          "  - id: tracker\n    remote:\n      url: https://tracker.example.com/mcp?key="
        + canary + "\n      headers: {X-Client: " + canary + "}\n    functions: [{name: list_issues}]\n" + more
        + "\nagents:\n  - name: my-plugin\n    tools: [" + tools + "]\n" + labels
        + "\nuses: [other-plugin]\nreads: [jobs, results]\n";
}

} // namespace

Digest SampleBundle::digest() const
{
    QByteArray all;
    for (auto it = files.begin(); it != files.end(); ++it)
        all += it.key().toUtf8() + '\0' + it.value() + '\0';
    return Digest(QStringLiteral("sha256:") + QString::fromLatin1(hex(all)));
}

QList<BundleFile> SampleBundle::list() const
{
    QList<BundleFile> list;
    for (auto it = files.begin(); it != files.end(); ++it)
        list.append({it.key(), it.value().size(), QString::fromLatin1(hex(it.value())), false});
    return list;
}

SampleBundle installedSample()
{
    SampleBundle bundle;
    bundle.files[QStringLiteral("plugin.yaml")] = manifest("0.3.2",
                                                           "      header: Authorization\n      format: \"Bearer {secret}\"\n", {},
                                                           canaryBefore, "my_plugin", "    labels: {tier: batch}\n", {});
    bundle.files[QStringLiteral("pyproject.toml")] = "[project]\nname = \"my-plugin\"\nversion = \"0.3.2\"\n";
    bundle.files[QStringLiteral("src/my_plugin/legacy.py")] = "OLD = True\n";
    bundle.files[QStringLiteral("src/my_plugin/server.py")] = "def hello(name):\n    return name\n";
    bundle.files[QStringLiteral("docs/manual.md")] = "# How to use it\n";
    bundle.files[QStringLiteral("assets/icon.png")] = QByteArray("\x89PNG\0one", 8);
    bundle.files[QStringLiteral("README.md")] = "Same.\n";
    return bundle;
}

SampleBundle changedSample()
{
    SampleBundle bundle = installedSample();
    bundle.files[QStringLiteral("plugin.yaml")] = manifest("0.4.0", "      header: X-Api-Key\n      format: \"Token {secret}\"\n",
                                                           "    - collector.example.net\n", canaryAfter, "my_plugin, my_wave", {},
                                                           "  - id: my_wave\n    server: {module: my_plugin.wave}\n");
    bundle.files[QStringLiteral("pyproject.toml")] = "[project]\nname = \"my-plugin\"\nversion = \"0.4.0\"\n";
    bundle.files.remove(QStringLiteral("src/my_plugin/legacy.py"));
    bundle.files[QStringLiteral("src/my_plugin/wave.py")] = "def wave():\n    pass\n";
    bundle.files[QStringLiteral("docs/usage.md")] = bundle.files.take(QStringLiteral("docs/manual.md"));
    bundle.files[QStringLiteral("assets/icon.png")] = QByteArray("\x89PNG\0two!", 9);
    return bundle;
}

void serve(FakeApiClient &client, const QList<SampleBundle> &bundles)
{
    const auto find = [bundles](const Digest &digest) -> const SampleBundle * {
        for (const SampleBundle &bundle : bundles) {
            if (bundle.digest() == digest)
                return &bundle;
        }
        return nullptr;
    };
    client.bundleFileLists.reply = [find](const Digest &digest) -> Result<QList<BundleFile>> {
        const SampleBundle *bundle = find(digest);
        if (!bundle)
            return Failure(ErrorCode::NotFound, QStringLiteral("no such bundle"));
        return bundle->list();
    };
    client.bundleFileBytes.reply = [find](const Digest &digest, const QString &path, qint64) -> Result<QByteArray> {
        const SampleBundle *bundle = find(digest);
        if (!bundle || !bundle->files.contains(path))
            return Failure(ErrorCode::NotFound, QStringLiteral("no such file"));
        return bundle->files[path];
    };
}

CandidateId diffCandidate()
{
    return CandidateId(QStringLiteral("59a7b4da7db9"));
}

ChangeSet diffTenant(Instant now, const SampleBundle &installed, const SampleBundle &candidate)
{
    ChangeSet set;
    set.full = true;
    set.to = 100;
    set.now = now;
    Plugin plugin;
    plugin.name = PluginName(QStringLiteral("my-plugin"));
    plugin.state = PluginState::Installed;
    plugin.version = QStringLiteral("0.3.2");
    plugin.digest = installed.digest();
    plugin.installedAt = now - Milliseconds(86400000);
    plugin.installedBy = PrincipalId(QStringLiteral("user:root"));
    set.plugins = {plugin};
    Candidate tried;
    tried.id = diffCandidate();
    tried.plugin = plugin.name;
    tried.version = QStringLiteral("0.4.0");
    tried.installedVersion = plugin.version;
    tried.owner = PrincipalId(QStringLiteral("user:alice"));
    tried.digest = candidate.digest();
    tried.save = 8;
    tried.saved = now - Milliseconds(60000);
    tried.expires = now + Milliseconds(60000);
    set.candidates = {tried};
    return set;
}

RefusalRecord diffRecord(const SampleBundle &bundle)
{
    RefusalRecord record;
    record.id = RecordId(QStringLiteral("r1"));
    record.at = Instant(Milliseconds(1772460000000));
    record.actor = PrincipalId(QStringLiteral("user:alice"));
    record.plugin = PluginName(QStringLiteral("my-plugin"));
    record.version = QStringLiteral("0.4.0");
    record.digest = bundle.digest();
    record.attempt = QStringLiteral("save");
    record.verdict.checks = 31;
    Refusal host;
    host.code = QStringLiteral("egress.host_added");
    host.rule = QStringLiteral("B7");
    host.adminMayTry = true;
    host.subject = {QStringLiteral("host"), QStringLiteral("collector.example.net:443")};
    host.path = QStringLiteral("/egress/allow/1");
    const QByteArrayList lines = bundle.files[QStringLiteral("plugin.yaml")].split('\n');
    host.line = int(lines.indexOf("    - collector.example.net")) + 1;
    host.processes = {QStringLiteral("tools")};
    Refusal jobs;
    jobs.code = QStringLiteral("node.homes_jobs");
    jobs.severity = Severity::Warning;
    jobs.subject = {QStringLiteral("node"), QStringLiteral("dev-box-1")};
    record.verdict.refusals = {host};
    record.verdict.warnings = {jobs};
    return record;
}

} // namespace oz0
