#include "core/environment/ProjectRules.h"

#include "core/environment/Pep440.h"
#include "core/environment/Requirement.h"
#include "core/environment/UvSettings.h"

namespace oz0 {

namespace {

const QString uvBuild = QStringLiteral("uv-build");

Finding inProject(const char *code, int line, const QString &message)
{
    return {code, pyprojectFile(), line, {}, message};
}

/// Nothing when the range takes the version in or the version is not known.
std::optional<QString> rangeComplaint(const QString &range, const QString &uvVersion)
{
    const auto parsed = VersionRange::parse(range);
    if (!parsed)
        return QStringLiteral("\"%1\" is no version range").arg(range);
    if (uvVersion.isEmpty() || parsed->contains(uvVersion))
        return std::nullopt;
    return QStringLiteral("\"%1\" does not take in the node's uv %2").arg(range, uvVersion);
}

void reportRange(int line, const QString &what, const QString &range, const QString &uvVersion, Findings &findings)
{
    const auto complaint = rangeComplaint(range, uvVersion);
    if (!complaint)
        return;
    Finding finding = inProject("environment.uv_range", line, what + QLatin1Char(' ') + *complaint);
    finding.parameters = {{QStringLiteral("uv"), uvVersion}, {QStringLiteral("range"), range}};
    findings.add(finding);
}

void checkBuildRequirements(const BuildSystem &system, const EnvironmentInput &input, bool ownBackend, Findings &findings)
{
    const auto refuse = [&](int line, const QString &message) {
        if (ownBackend)
            findings.add(inProject("environment.backend", line, message));
    };
    if (!system.requiresIsList)
        return refuse(system.requiresLine, QStringLiteral("build-system.requires is no list of texts"));
    if (system.requirements.size() != 1)
        refuse(system.requiresLine,
               QStringLiteral("build-system.requires must be exactly one uv_build requirement, not %1")
                   .arg(system.requirements.size()));
    for (const LocatedText &text : system.requirements) {
        const auto requirement = parseRequirement(text.text);
        if (!requirement || requirement->name != uvBuild) {
            refuse(text.line, QStringLiteral("build requirement \"%1\" is not uv_build").arg(text.text));
            continue;
        }
        if (requirement->hasBrackets || !requirement->url.isEmpty() || !requirement->marker.isEmpty())
            refuse(text.line,
                   QStringLiteral("the uv_build requirement \"%1\" has a marker, an extra or an address").arg(text.text));
        if (requirement->url.isEmpty())
            reportRange(text.line, QStringLiteral("uv_build"), requirement->range, input.uvVersion, findings);
    }
}

void checkBuildSystem(const BuildSystem &system, const EnvironmentInput &input, Findings &findings)
{
    const bool ownBackend = system.backend && system.backend->text == QLatin1String("uv_build");
    if (!system.backend) {
        findings.add(inProject("environment.backend", system.line, QStringLiteral("[build-system] names no build-backend")));
    } else if (!ownBackend) {
        Finding finding = inProject("environment.backend", system.backend->line,
                                    QStringLiteral("the build backend is \"%1\", not uv_build").arg(system.backend->text));
        finding.parameters = {{QStringLiteral("backend"), system.backend->text}};
        findings.add(finding);
    }
    if (!system.hasRequires)
        findings.add(inProject("environment.backend", system.line, QStringLiteral("[build-system] has no requires")));
    else
        checkBuildRequirements(system, input, ownBackend, findings);
    if (system.backendPathLine > 0)
        findings.add(inProject("environment.backend_path", system.backendPathLine,
                               QStringLiteral("build-system.backend-path would run code of the bundle")));
}

void reportLocation(Location location, int line, const QString &package, const QString &where, Findings &findings)
{
    if (location == Location::Web)
        return;
    const bool git = location == Location::Git;
    Finding finding = inProject(git ? "environment.git_dependency" : "environment.path_dependency", line,
                                git ? QStringLiteral("%1 takes %2 from a source repository").arg(where, package)
                                    : QStringLiteral("%1 takes %2 from a folder or file").arg(where, package));
    finding.package = package;
    finding.parameters = {{QStringLiteral("key"), where}};
    findings.add(finding);
}

bool isWheelAddress(const QString &url)
{
    const QString path = url.section(QLatin1Char('#'), 0, 0).section(QLatin1Char('?'), 0, 0);
    return path.endsWith(QLatin1String(".whl"), Qt::CaseInsensitive);
}

void checkRequirement(const DeclaredRequirement &declared, Findings &findings)
{
    const QString &text = declared.text.text;
    const auto requirement = parseRequirement(text);
    if (!requirement) {
        // What the grammar does not know may still name a place: "./folder", "git+https://…".
        const QString trimmed = text.trimmed();
        const Location location = locationOf(trimmed);
        if (location == Location::Git || trimmed.startsWith(QLatin1String("file:")) || trimmed.startsWith(QLatin1Char('.'))
            || trimmed.startsWith(QLatin1Char('/')))
            reportLocation(location, declared.text.line, trimmed, declared.key, findings);
        return;
    }
    if (requirement->url.isEmpty())
        return;
    const Location location = locationOf(requirement->url);
    reportLocation(location, declared.text.line, requirement->name, declared.key, findings);
    if (declared.runtime && location == Location::Web && !isWheelAddress(requirement->url)) {
        Finding finding = inProject("environment.no_wheel", declared.text.line,
                                    QStringLiteral("%1 is taken from an address that is no wheel").arg(requirement->name));
        finding.package = requirement->name;
        findings.add(finding);
    }
}

void checkSource(const UvSource &source, Findings &findings)
{
    const QString name = normalisedPackageName(source.package);
    const QString where = QStringLiteral("tool.uv.sources.%1").arg(source.package);
    const auto lineOfKey = [&](const QString &key) { return source.keys.value(key).line; };
    if (name == uvBuild)
        findings.add(
            inProject("environment.uv_source", source.line, QStringLiteral("%1 gives uv_build a source of its own").arg(where)));
    if (source.keys.contains(QStringLiteral("workspace")))
        findings.add(inProject("environment.workspace", lineOfKey(QStringLiteral("workspace")),
                               QStringLiteral("%1 takes it from a uv workspace").arg(where)));
    if (source.keys.contains(QStringLiteral("path")))
        reportLocation(Location::Local, lineOfKey(QStringLiteral("path")), name, where, findings);
    if (source.keys.contains(QStringLiteral("git")))
        reportLocation(Location::Git, lineOfKey(QStringLiteral("git")), name, where, findings);
    if (source.keys.contains(QStringLiteral("url"))) {
        const LocatedText url = source.keys.value(QStringLiteral("url"));
        reportLocation(locationOf(url.text), url.line, name, where, findings);
    }
}

void checkUvTables(const PyProject &project, const EnvironmentInput &input, Findings &findings)
{
    for (const UvSource &source : project.sources)
        checkSource(source, findings);
    for (const auto &[key, address] : project.indexes) {
        // An index by the name of an environment variable or a scheme that uv does not know is no web address either.
        if (locationOf(address.text) != Location::Web)
            reportLocation(locationOf(address.text), address.line, address.text, key, findings);
    }
    if (project.workspaceLine > 0)
        findings.add(inProject("environment.workspace", project.workspaceLine,
                               QStringLiteral("tool.uv.workspace makes this a uv workspace")));
    if (project.requiredVersion) {
        QString range = project.requiredVersion->text;
        if (parsePythonVersion(range))
            range.prepend(QLatin1String("=="));
        if (range.trimmed().isEmpty())
            range = QStringLiteral("(not a text)");
        reportRange(project.requiredVersion->line, QStringLiteral("tool.uv.required-version"), range, input.uvVersion, findings);
    }
    for (const UvSetting &setting : project.settings) {
        const auto reason = uvSettingComplaint(setting, input.uvVersion);
        if (!reason)
            continue;
        Finding finding = inProject("environment.uv_setting", setting.line,
                                    QStringLiteral("%1.%2 %3").arg(setting.table, setting.key, *reason));
        finding.parameters = {{QStringLiteral("table"), setting.table}, {QStringLiteral("key"), setting.key}};
        findings.add(finding);
    }
}

} // namespace

void checkProject(const PyProject &project, const EnvironmentInput &input, Findings &findings)
{
    if (!project.hasProject)
        findings.add(inProject("environment.no_project", 1, QStringLiteral("there is no [project] table")));
    if (project.buildSystem) {
        checkBuildSystem(*project.buildSystem, input, findings);
        for (const LocatedText &text : project.buildSystem->requirements)
            checkRequirement({text, QStringLiteral("build-system.requires"), false}, findings);
    }
    for (const DeclaredRequirement &requirement : project.requirements)
        checkRequirement(requirement, findings);
    checkUvTables(project, input, findings);
}

} // namespace oz0
