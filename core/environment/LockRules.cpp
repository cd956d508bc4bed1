#include "core/environment/LockRules.h"

#include "core/environment/Requirement.h"

namespace oz0 {

namespace {

Finding inLock(const char *code, int line, const QString &package, const QString &message)
{
    return {code, uvLockFile(), line, package, message};
}

bool isFolderKind(const QString &kind)
{
    return kind == QLatin1String("directory") || kind == QLatin1String("editable") || kind == QLatin1String("path")
        || kind == QLatin1String("virtual");
}

void checkPlace(const QString &package, const LockedSource &source, Findings &findings)
{
    if (isFolderKind(source.kind))
        findings.add(inLock("environment.path_dependency", source.value.line, package,
                            QStringLiteral("%1 is locked to the %2 \"%3\"").arg(package, source.kind, source.value.text)));
    else if (source.kind == QLatin1String("git"))
        findings.add(inLock("environment.git_dependency", source.value.line, package,
                            QStringLiteral("%1 is locked to a Git repository").arg(package)));
    else if (source.kind == QLatin1String("registry") && locationOf(source.value.text) != Location::Web)
        findings.add(inLock("environment.path_dependency", source.value.line, package,
                            QStringLiteral("%1 is locked to an index at a local path").arg(package)));
}

bool isProjectItself(const LockedPackage &package, const QString &projectName)
{
    return isFolderKind(package.source.kind) && package.source.value.text == QLatin1String(".")
        && (projectName.isEmpty() || package.name == projectName);
}

void checkPackage(const LockedPackage &package, const PyProject *project, const QString &projectName, Findings &findings)
{
    if (isProjectItself(package, projectName)) {
        const QString &kind = package.source.kind;
        if (project != nullptr && !project->buildSystem
            && (kind == QLatin1String("editable") || kind == QLatin1String("directory")))
            findings.add(inLock("environment.lock_editable", package.source.value.line, package.name,
                                QStringLiteral("the lock marks the project as %1, but it has no [build-system]").arg(kind)));
    } else {
        checkPlace(package.name, package.source, findings);
    }
    for (const auto &[name, source] : package.declared) {
        if (name != projectName || source.value.text != QLatin1String("."))
            checkPlace(name, source, findings);
    }
    for (const LocatedText &file : package.localFiles)
        findings.add(inLock("environment.path_dependency", file.line, package.name,
                            QStringLiteral("%1 is locked to the file \"%2\"").arg(package.name, file.text)));
}

QString osWord(NodeOs os)
{
    switch (os) {
    case NodeOs::MacOs:
        return QStringLiteral("macos");
    case NodeOs::Windows:
        return QStringLiteral("windows");
    case NodeOs::Linux:
        break;
    }
    return QStringLiteral("linux");
}

} // namespace

void checkLock(const UvLock &lock, const PyProject *project, const EnvironmentInput &input, Findings &findings)
{
    const QString projectName = project ? normalisedPackageName(project->name) : QString();
    for (const LocatedText &member : lock.members) {
        const bool alone = lock.members.size() == 1
            && (projectName.isEmpty() || normalisedPackageName(member.text) == projectName);
        if (!alone && normalisedPackageName(member.text) != projectName) {
            findings.add(inLock("environment.workspace", member.line, {},
                                QStringLiteral("the lock is of a uv workspace with the member \"%1\"").arg(member.text)));
        }
    }
    for (const auto &[name, source] : lock.declared)
        checkPlace(name, source, findings);
    for (const LockedPackage &package : lock.packages)
        checkPackage(package, project, projectName, findings);
    for (const LockedPackage *package : packagesWithoutWheel(lock, projectName, osWord(input.os), input.machine, input.python)) {
        Finding finding = inLock("environment.no_wheel", package->line, package->name,
                                 package->hasWheels
                                     ? QStringLiteral("no wheel of %1 %2 fits the node").arg(package->name, package->version)
                                     : QStringLiteral("%1 %2 has no wheel").arg(package->name, package->version));
        finding.parameters = {{QStringLiteral("version"), package->version},
                              {QStringLiteral("os"), osWord(input.os)},
                              {QStringLiteral("machine"), input.machine}};
        findings.add(finding);
    }
}

} // namespace oz0
