#include "node/Sandbox.h"

#include "node/ProcessMarks.h"

#include <QDir>
#include <QFileInfo>

namespace oz0 {

namespace {

/// /bin, /lib and the like are links into /usr on a merged system and folders of their own on an older one.
QStringList systemFolders()
{
    QStringList flags;
    for (const char *name : {"bin", "sbin", "lib", "lib32", "lib64"}) {
        const QString path = QLatin1Char('/') + QLatin1String(name);
        const QFileInfo facts(path);
        if (facts.isSymLink())
            flags << QStringLiteral("--symlink") << QStringLiteral("usr/") + QLatin1String(name) << path;
        else if (facts.isDir())
            flags << QStringLiteral("--ro-bind") << path << path;
    }
    return flags;
}

QStringList pythonArguments(const QString &pluginFolder, const QString &module)
{
    // -I: neither the folder it starts in nor the environment decides what is imported. Both texts travel as arguments, so that
    // nothing of a manifest becomes code.
    return {QStringLiteral("-I"),
            QStringLiteral("-B"),
            QStringLiteral("-c"),
            QStringLiteral("import runpy, sys; source, module = sys.argv[1:3]; sys.path.insert(0, source); sys.argv = [module]; "
                           "runpy.run_module(module, run_name='__main__', alter_sys=True)"),
            pluginFolder + QStringLiteral("/src"),
            module};
}

QMap<QString, QString> baseEnvironment(const QString &home, const QString &temporary, const QString &mark)
{
    return {{QStringLiteral("PATH"), QStringLiteral("/usr/local/bin:/usr/bin:/bin")},
            {QStringLiteral("HOME"), home},
            {QStringLiteral("TMPDIR"), temporary},
            {QStringLiteral("LANG"), QStringLiteral("C.UTF-8")},
            {QString::fromLatin1(processMarkVariable), mark}};
}

QMap<QString, QString> merged(QMap<QString, QString> base, const QMap<QString, QString> &more)
{
    for (auto it = more.begin(); it != more.end(); ++it)
        base.insert(it.key(), it.value());
    return base;
}

} // namespace

QStringList sandboxFlags()
{
    QStringList flags{QStringLiteral("--unshare-all"), QStringLiteral("--die-with-parent"), QStringLiteral("--new-session"),
                      QStringLiteral("--clearenv"),    QStringLiteral("--ro-bind"),         QStringLiteral("/usr"),
                      QStringLiteral("/usr")};
    flags << systemFolders();
    flags << QStringLiteral("--proc") << QStringLiteral("/proc") << QStringLiteral("--dev") << QStringLiteral("/dev")
          << QStringLiteral("--tmpfs") << QStringLiteral("/tmp");
    return flags;
}

LaunchPlan sandboxedLaunch(const QString &bubblewrap, const SandboxedServer &server)
{
    const QString own = QStringLiteral("/work");
    LaunchPlan plan;
    plan.program = bubblewrap;
    plan.folder = server.ownFolder;
    plan.arguments = sandboxFlags();
    plan.arguments << QStringLiteral("--ro-bind") << server.pluginFolder << QStringLiteral("/plugin");
    plan.arguments << QStringLiteral("--bind") << server.ownFolder << own << QStringLiteral("--chdir") << own;
    if (!server.secretsFolder.isEmpty())
        plan.arguments << QStringLiteral("--ro-bind") << server.secretsFolder << QStringLiteral("/secrets");
    plan.arguments << QStringLiteral("--args") << QString::fromLatin1(secretArgumentsPlace) << QStringLiteral("--")
                   << server.python << pythonArguments(QStringLiteral("/plugin"), server.module);

    const auto inside = merged(baseEnvironment(own, QStringLiteral("/tmp"), server.mark), server.environment);
    for (auto it = inside.begin(); it != inside.end(); ++it) {
        for (const QByteArray &part : {QByteArray("--setenv"), it.key().toUtf8(), it.value().toUtf8()})
            plan.secretArguments.append(part).append('\0');
    }
    plan.environment = {{QStringLiteral("PATH"), QStringLiteral("/usr/bin:/bin")},
                        {QString::fromLatin1(processMarkVariable), server.mark}};
    return plan;
}

LaunchPlan plainLaunch(const SandboxedServer &server)
{
    LaunchPlan plan;
    plan.program = server.python;
    plan.folder = server.ownFolder;
    plan.arguments = pythonArguments(server.pluginFolder, server.module);
    plan.environment = merged(baseEnvironment(server.ownFolder, QDir::tempPath(), server.mark), server.environment);
    return plan;
}

} // namespace oz0
