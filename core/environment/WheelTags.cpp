#include "core/environment/WheelTags.h"

#include <QStringList>

#include <algorithm>

namespace oz0 {

namespace {

/// The 11 of "cp311" and "py311"; nothing for another Python.
std::optional<int> minorOf(const QString &tag, QLatin1String prefix)
{
    if (!tag.startsWith(prefix) || tag.mid(prefix.size(), 1) != QLatin1String("3"))
        return std::nullopt;
    const QString digits = tag.mid(prefix.size() + 1);
    if (digits.isEmpty())
        return 0;
    bool fine = false;
    const int minor = digits.toInt(&fine);
    return fine ? std::optional<int>(minor) : std::nullopt;
}

bool pythonFits(const QString &python, const QString &abi, int minor)
{
    if (const auto generic = minorOf(python, QLatin1String("py")))
        return abi == QLatin1String("none") && *generic <= minor;
    const auto cpython = minorOf(python, QLatin1String("cp"));
    if (!cpython)
        return false;
    if (abi == QLatin1String("abi3"))
        return *cpython <= minor;
    if (*cpython != minor)
        return false;
    return abi == QLatin1String("none") || abi == python || abi == python + QLatin1Char('m');
}

bool platformFits(const QString &platform, const WheelTarget &target)
{
    if (platform == QLatin1String("any"))
        return true;
    if (target.os == QLatin1String("linux")) {
        return (platform.startsWith(QLatin1String("manylinux")) || platform.startsWith(QLatin1String("linux_")))
            && platform.endsWith(QLatin1Char('_') + target.machine);
    }
    if (target.os == QLatin1String("macos")) {
        const QString machine = target.machine == QLatin1String("aarch64") ? QStringLiteral("arm64") : target.machine;
        return platform.startsWith(QLatin1String("macosx_"))
            && (platform.endsWith(QLatin1Char('_') + machine) || platform.endsWith(QLatin1String("_universal2")));
    }
    const bool arm = target.machine == QLatin1String("aarch64") || target.machine == QLatin1String("arm64");
    return platform == (arm ? QLatin1String("win_arm64") : QLatin1String("win_amd64"));
}

} // namespace

bool wheelFits(const QString &fileName, const WheelTarget &target)
{
    if (!fileName.endsWith(QLatin1String(".whl"), Qt::CaseInsensitive))
        return false;
    const QStringList parts = fileName.chopped(4).toLower().split(QLatin1Char('-'));
    if (parts.size() < 5)
        return false;
    const QStringList pythons = parts.at(parts.size() - 3).split(QLatin1Char('.'));
    const QStringList abis = parts.at(parts.size() - 2).split(QLatin1Char('.'));
    const QStringList platforms = parts.last().split(QLatin1Char('.'));
    const bool runs = std::any_of(pythons.begin(), pythons.end(), [&](const QString &python) {
        return std::any_of(abis.begin(), abis.end(), [&](const QString &abi) { return pythonFits(python, abi, target.minor); });
    });
    return runs && std::any_of(platforms.begin(), platforms.end(), [&](const QString &one) { return platformFits(one, target); });
}

} // namespace oz0
