#include "core/environment/UvSettings.h"

#include "core/environment/Pep440.h"

#include <QSet>
#include <QStringList>

namespace oz0 {

namespace {

QSet<QString> setOf(const char *words)
{
    const QStringList list = QString::fromLatin1(words).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return QSet<QString>(list.begin(), list.end());
}

const QSet<QString> &aboutPython()
{
    static const QSet<QString> keys = setOf(
        "python-preference python-downloads python-install-mirror pypy-install-mirror "
        "python-downloads-json-url graalpy-install-mirror pyodide-install-mirror requires-python");
    return keys;
}

const QSet<QString> &aboutPythonInPip()
{
    static const QSet<QString> keys = setOf("python python-version python-platform system break-system-packages target prefix");
    return keys;
}

const QSet<QString> &aboutBuilds()
{
    static const QSet<QString> keys = setOf(
        "no-build no-build-package no-binary no-binary-package only-binary no-build-isolation no-build-isolation-package "
        "config-settings config-settings-package extra-build-dependencies extra-build-variables "
        "build-constraint-dependencies cache-keys concurrent-builds preview preview-features");
    return keys;
}

const QSet<QString> &reachingOut()
{
    static const QSet<QString> keys = setOf(
        "keyring-provider allow-insecure-host trusted-host http-proxy https-proxy no-proxy cache-dir");
    return keys;
}

const QSet<QString> &known()
{
    static const QSet<QString> keys = setOf(
        "required-version system-certs native-tls offline no-cache concurrent-downloads concurrent-installs index index-url "
        "extra-index-url no-index find-links index-strategy resolution prerelease fork-strategy dependency-metadata "
        "exclude-newer exclude-newer-package link-mode compile-bytecode no-sources no-sources-package upgrade "
        "upgrade-package reinstall reinstall-package torch-backend publish-url trusted-publishing check-url add-bounds "
        "audit pip override-dependencies exclude-dependencies constraint-dependencies environments required-environments "
        "conflicts workspace sources managed package default-groups dependency-groups dev-dependencies build-backend");
    return keys;
}

const QSet<QString> &knownSince012()
{
    static const QSet<QString> keys = setOf("prerelease-package minimum-libc-version");
    return keys;
}

const QSet<QString> &knownInPip()
{
    static const QSet<QString> keys = setOf(
        "index-url extra-index-url no-index find-links index-strategy strict extra all-extras no-extra no-deps group "
        "allow-empty-requirements resolution prerelease fork-strategy dependency-metadata output-file no-strip-extras "
        "no-strip-markers no-annotate no-header custom-compile-command generate-hashes universal exclude-newer "
        "exclude-newer-package no-emit-package emit-index-url emit-find-links emit-build-options emit-marker-expression "
        "emit-index-annotation annotation-style link-mode compile-bytecode require-hashes verify-hashes no-sources "
        "no-sources-package upgrade upgrade-package reinstall reinstall-package torch-backend");
    return keys;
}

} // namespace

std::optional<QString> uvSettingComplaint(const UvSetting &setting, const QString &uvVersion)
{
    const QString &key = setting.key;
    if (setting.table == QLatin1String("tool"))
        return QStringLiteral("is no table");
    if (setting.table == QLatin1String("tool.uv.build-backend.data")) {
        // `scripts` lands where [project.scripts] lands; the other schemes write anywhere in the environment.
        if (key == QLatin1String("scripts"))
            return std::nullopt;
        return QStringLiteral("writes into the environment beside its packages");
    }
    const bool pip = setting.table == QLatin1String("tool.uv.pip");
    if (aboutPython().contains(key) || (pip && aboutPythonInPip().contains(key)))
        return QStringLiteral("is about the node's Python");
    if (aboutBuilds().contains(key))
        return QStringLiteral("is about how packages are built");
    if (reachingOut().contains(key))
        return QStringLiteral("runs a program or leaves the node's own package index");
    if (!pip && key == QLatin1String("managed"))
        return setting.isFalse ? std::optional(QStringLiteral("= false takes the project out of uv's hands")) : std::nullopt;
    if (pip ? knownInPip().contains(key) : known().contains(key))
        return std::nullopt;
    if (!pip && knownSince012().contains(key)) {
        const auto version = parsePythonVersion(uvVersion);
        const auto first = parsePythonVersion(QStringLiteral("0.12"));
        if (!version || compare(*version, *first) >= 0)
            return std::nullopt;
    }
    return QStringLiteral("is no setting that uv knows, which makes uv drop all of them");
}

} // namespace oz0
