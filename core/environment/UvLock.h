// What the environment check wants to know of a uv.lock, with the line of everything.
#pragma once

#include "core/base/Result.h"
#include "core/environment/PyProject.h"

#include <QByteArray>
#include <QList>
#include <QStringList>

namespace oz0 {

inline constexpr qsizetype uvLockMaxBytes = 32 * 1024 * 1024;
inline constexpr qsizetype uvLockMaxPackages = 20000;

struct LockedDependency
{
    QString name; ///< normalised
    QString version;
    QStringList extras;
    QString marker;
};

/// Where a locked thing comes from: one of registry, url, git, path, directory, editable, virtual.
struct LockedSource
{
    QString kind;
    LocatedText value;
};

struct LockedPackage
{
    QString name; ///< normalised
    QString version;
    int line = 0;
    LockedSource source;
    bool hasWheels = false;
    QStringList wheels;            ///< file names
    QList<LocatedText> localFiles; ///< wheels or an sdist given by `path`
    QStringList resolutionMarkers;
    QList<LockedDependency> dependencies;
    QMap<QString, QList<LockedDependency>> optional;  ///< by extra
    QList<std::pair<QString, LockedSource>> declared; ///< of its metadata: a dependency's name and a source that is no index
};

struct UvLock
{
    QList<LocatedText> members; ///< of [manifest]
    QString requiresPython;
    QList<LockedPackage> packages;
    QList<std::pair<QString, LockedSource>> declared; ///< of [manifest]: requirements, overrides, constraints
};

/// As readPyProject.
Result<UvLock> readUvLock(const QByteArray &text);

/// Of the packages that the project itself needs on one node (neither its extras nor its groups), those for which it has no wheel.
/// `python` is the node's ("3.11"); empty: any that the lock allows, and a package counts only when no such Python has a wheel.
QList<const LockedPackage *> packagesWithoutWheel(const UvLock &lock, const QString &projectName, const QString &os,
                                                  const QString &machine, const QString &python);

} // namespace oz0
