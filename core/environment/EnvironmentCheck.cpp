#include "core/environment/EnvironmentCheck.h"

#include "core/environment/Findings.h"
#include "core/environment/LockRules.h"
#include "core/environment/ProjectRules.h"
#include "core/environment/Requirement.h"

namespace oz0 {

namespace {

void reportInvalid(const Error &error, const QString &file, Findings &findings)
{
    Finding finding{"environment.invalid_toml", file, error.line, {}, error.message};
    finding.parameters.insert(QStringLiteral("column"), error.column);
    findings.add(finding);
}

} // namespace

QList<Refusal> checkEnvironment(const EnvironmentInput &input)
{
    if (!input.pyproject)
        return {};
    Findings findings;
    const Result<PyProject> project = readPyProject(*input.pyproject);
    if (project)
        checkProject(*project, input, findings);
    else
        reportInvalid(project.error(), pyprojectFile(), findings);
    if (input.uvLock) {
        const Result<UvLock> lock = readUvLock(*input.uvLock);
        if (lock)
            checkLock(*lock, project ? &*project : nullptr, input, findings);
        else
            reportInvalid(lock.error(), uvLockFile(), findings);
    }
    return findings.refusals();
}

bool needsPackages(const EnvironmentInput &input)
{
    if (!input.pyproject)
        return false;
    const Result<PyProject> project = readPyProject(*input.pyproject);
    if (!project)
        return false;
    for (const DeclaredRequirement &requirement : project->requirements) {
        if (requirement.runtime)
            return true;
    }
    const Result<UvLock> lock = input.uvLock ? readUvLock(*input.uvLock) : Result<UvLock>(UvLock{});
    if (!lock)
        return false;
    const QString name = normalisedPackageName(project->name);
    for (const LockedPackage &package : lock->packages) {
        if (package.name == name && !package.dependencies.isEmpty())
            return true;
    }
    return false;
}

} // namespace oz0
