#include "core/bundle/BundleProject.h"

#include <algorithm>

namespace oz0 {

namespace {

std::optional<QByteArray> ifThere(const QByteArray &text, const QList<BundleFile> &files, const char *path)
{
    const bool isListed = std::any_of(files.begin(), files.end(),
                                      [&](const BundleFile &file) { return file.path == QLatin1String(path); });
    return isListed || !text.isEmpty() ? std::optional(text) : std::nullopt;
}

} // namespace

std::optional<QByteArray> pyprojectOf(const BundleFacts &bundle)
{
    return ifThere(bundle.pyproject, bundle.files, "pyproject.toml");
}

std::optional<QByteArray> uvLockOf(const BundleFacts &bundle)
{
    return ifThere(bundle.uvLock, bundle.files, "uv.lock");
}

} // namespace oz0
