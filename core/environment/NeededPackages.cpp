#include "core/environment/Marker.h"
#include "core/environment/Pep440.h"
#include "core/environment/Requirement.h"
#include "core/environment/UvLock.h"
#include "core/environment/WheelTags.h"

#include <QSet>

#include <algorithm>

namespace oz0 {

namespace {

constexpr int oldestMinor = 8;
constexpr int newestMinor = 15;

MarkerEnvironment environmentFor(const WheelTarget &target, const QString &fullVersion)
{
    const bool windows = target.os == QLatin1String("windows");
    const bool mac = target.os == QLatin1String("macos");
    QString machine = target.machine;
    if (windows)
        machine = target.machine == QLatin1String("x86_64") ? QStringLiteral("AMD64") : QStringLiteral("ARM64");
    else if (mac && machine == QLatin1String("aarch64"))
        machine = QStringLiteral("arm64");
    const QString cpython = QStringLiteral("cpython");
    return {{{QStringLiteral("os_name"), windows ? QStringLiteral("nt") : QStringLiteral("posix")},
             {QStringLiteral("sys_platform"),
              windows   ? QStringLiteral("win32")
                  : mac ? QStringLiteral("darwin")
                        : QStringLiteral("linux")},
             {QStringLiteral("platform_system"),
              windows   ? QStringLiteral("Windows")
                  : mac ? QStringLiteral("Darwin")
                        : QStringLiteral("Linux")},
             {QStringLiteral("platform_machine"), machine},
             {QStringLiteral("platform_python_implementation"), QStringLiteral("CPython")},
             {QStringLiteral("implementation_name"), cpython},
             {QStringLiteral("implementation_version"), fullVersion},
             {QStringLiteral("python_version"), QStringLiteral("3.%1").arg(target.minor)},
             {QStringLiteral("python_full_version"), fullVersion}},
            {}};
}

/// A marker that cannot be read counts as one that holds.
bool markerHolds(const QString &text, const MarkerEnvironment &environment)
{
    if (text.trimmed().isEmpty())
        return true;
    const auto marker = Marker::parse(text);
    return !marker || marker->holds(environment);
}

class Closure
{
public:
    Closure(const UvLock &lock, const MarkerEnvironment &environment) : m_environment(environment)
    {
        for (const LockedPackage &package : lock.packages)
            m_byName[package.name].append(&package);
    }

    void follow(const LockedPackage *package, const QString &extra)
    {
        const auto key = std::make_pair(package, extra);
        if (m_seen.contains(key))
            return;
        m_seen.insert(key);
        m_open.append(key);
        m_needed.insert(package);
    }

    QSet<const LockedPackage *> run()
    {
        while (!m_open.isEmpty()) {
            const auto [package, extra] = m_open.takeLast();
            const QList<LockedDependency> edges = extra.isEmpty() ? package->dependencies : package->optional.value(extra);
            for (const LockedDependency &edge : edges)
                followEdge(edge);
        }
        return m_needed;
    }

private:
    void followEdge(const LockedDependency &edge)
    {
        if (!markerHolds(edge.marker, m_environment))
            return;
        for (const LockedPackage *target : m_byName.value(edge.name)) {
            if (!edge.version.isEmpty() && !target->version.isEmpty() && edge.version != target->version)
                continue;
            const QStringList &forks = target->resolutionMarkers;
            if (!forks.isEmpty() && std::none_of(forks.begin(), forks.end(), [&](const QString &fork) {
                    return markerHolds(fork, m_environment);
                }))
                continue;
            follow(target, {});
            for (const QString &extra : edge.extras)
                follow(target, normalisedPackageName(extra));
        }
    }

    const MarkerEnvironment &m_environment;
    QHash<QString, QList<const LockedPackage *>> m_byName;
    QSet<std::pair<const LockedPackage *, QString>> m_seen;
    QList<std::pair<const LockedPackage *, QString>> m_open;
    QSet<const LockedPackage *> m_needed;
};

bool isProject(const LockedPackage &package, const QString &projectName)
{
    const QString &kind = package.source.kind;
    return package.source.value.text == QLatin1String(".")
        && (kind == QLatin1String("virtual") || kind == QLatin1String("editable") || kind == QLatin1String("directory"))
        && (projectName.isEmpty() || package.name == projectName);
}

QList<const LockedPackage *> rootsOf(const UvLock &lock, const QString &projectName)
{
    QList<const LockedPackage *> roots;
    for (const LockedPackage &package : lock.packages) {
        if (isProject(package, projectName))
            roots.append(&package);
    }
    if (!roots.isEmpty())
        return roots;
    // A lock that does not name the project: everything that nothing else asks for.
    QSet<QString> asked;
    for (const LockedPackage &package : lock.packages) {
        for (const LockedDependency &edge : package.dependencies)
            asked.insert(edge.name);
    }
    for (const LockedPackage &package : lock.packages) {
        if (!asked.contains(package.name))
            roots.append(&package);
    }
    return roots;
}

/// Minor and full version of each Python 3 that may be the node's.
QList<std::pair<int, QString>> pythonsFor(const QString &python, const QString &requiresPython)
{
    QList<std::pair<int, QString>> pythons;
    if (const auto version = parsePythonVersion(python); version && version->release.size() >= 2) {
        const QString full = version->release.size() > 2 ? python : python + QStringLiteral(".0");
        return {{int(version->release[1]), full}};
    }
    const auto range = VersionRange::parse(requiresPython);
    for (int minor = oldestMinor; minor <= newestMinor; ++minor) {
        for (int patch = 0; patch <= 30; ++patch) {
            const QString full = QStringLiteral("3.%1.%2").arg(minor).arg(patch);
            if (!range || range->contains(full)) {
                pythons.append({minor, full});
                break;
            }
        }
    }
    return pythons;
}

bool comesFromAnIndex(const LockedPackage &package)
{
    return package.source.kind == QLatin1String("registry") || package.source.kind == QLatin1String("url");
}

} // namespace

QList<const LockedPackage *> packagesWithoutWheel(const UvLock &lock, const QString &projectName, const QString &os,
                                                  const QString &machine, const QString &python)
{
    QSet<const LockedPackage *> needed;
    QSet<const LockedPackage *> served;
    const QList<const LockedPackage *> roots = rootsOf(lock, normalisedPackageName(projectName));
    for (const auto &[minor, full] : pythonsFor(python, lock.requiresPython)) {
        const WheelTarget target{os, machine, minor};
        const MarkerEnvironment environment = environmentFor(target, full);
        Closure closure(lock, environment);
        for (const LockedPackage *root : roots)
            closure.follow(root, {});
        for (const LockedPackage *package : closure.run()) {
            needed.insert(package);
            if (std::any_of(package->wheels.begin(), package->wheels.end(),
                            [&](const QString &wheel) { return wheelFits(wheel, target); }))
                served.insert(package);
        }
    }
    QList<const LockedPackage *> missing;
    for (const LockedPackage &package : lock.packages) {
        if (needed.contains(&package) && !served.contains(&package) && comesFromAnIndex(package))
            missing.append(&package);
    }
    return missing;
}

} // namespace oz0
