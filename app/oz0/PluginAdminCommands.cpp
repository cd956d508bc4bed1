#include "app/oz0/PluginAdminCommands.h"

#include "app/oz0/Session.h"
#include "core/client/WireText.h"
#include "core/manifest/ManifestReader.h"
#include "core/wire/Codec.h"

#include <algorithm>
#include <functional>

namespace oz0 {

namespace {

QString pluginPath(const QString &name)
{
    return QStringLiteral("plugins/") + pathPart(name);
}

void withPlugin(CommandRun &run, Session &session, const std::function<void(const Plugin &)> &f)
{
    const PluginName name(run.arguments().operand(0));
    answered(run, session.api().plugins(session.scope()), [&run, name, f](const QList<Plugin> &plugins) {
        const auto plugin = std::find_if(plugins.begin(), plugins.end(), [&](const Plugin &one) { return one.name == name; });
        if (plugin == plugins.end())
            return run.fail(Error{ErrorCode::NotFound, QStringLiteral("the plugin is not installed"), name.text(), {}, 0, 0});
        f(*plugin);
    });
}

// In a production context its name is typed, as for another's candidate (U7).
void uninstall(CommandRun &run)
{
    Session *session = Session::open(run);
    if (!session)
        return;
    const QString name = run.arguments().operand(0);
    if (session->context().contextClass == ContextClass::Production && run.arguments().value("confirm") != name) {
        return run.fail(
            Error{ErrorCode::Usage, QStringLiteral("this is a production context; say --confirm %1").arg(name), {}, {}, 0, 0});
    }
    answered(run, session->api().call(session->scope(), "DELETE", pluginPath(name), {}), [&run, name](const QJsonObject &) {
        run.output().add({{QStringLiteral("plugin"), name}});
        run.output().line(QStringLiteral("%1 is not installed any more.").arg(name));
        run.finish(0);
    });
}

/// With the secrets that the installed manifest requires.
void withRequired(CommandRun &run, Session &session, const PluginName &plugin, const std::function<void(const QStringList &)> &f)
{
    answered(run, session.api().installedManifest(session.scope(), plugin), [&run, f](const QByteArray &text) {
        const Result<std::shared_ptr<const Manifest>> manifest = readManifest(text);
        if (!manifest)
            return run.fail(manifest.error());
        f((*manifest)->requires_.secrets);
    });
}

void tellSecrets(CommandRun &run, const PluginName &plugin, const QStringList &required, const QStringList &available)
{
    QList<QStringList> rows;
    for (const QString &secret : required)
        rows.append({secret, available.contains(secret) ? QStringLiteral("available") : QStringLiteral("withheld")});
    run.output().add({{QStringLiteral("plugin"), plugin.text()},
                      {QStringLiteral("requires"), QJsonArray::fromStringList(required)},
                      {QStringLiteral("available"), QJsonArray::fromStringList(available)}});
    run.output().table({QStringLiteral("SECRET"), QStringLiteral("STATE")}, rows);
    run.finish(0);
}

void secrets(CommandRun &run)
{
    Session *session = Session::open(run);
    if (!session)
        return;
    withPlugin(run, *session, [&run, session](const Plugin &plugin) {
        withRequired(run, *session, plugin.name, [&run, session, plugin](const QStringList &required) {
            const QStringList give = run.arguments().values("give");
            const QStringList take = run.arguments().values("take");
            const bool all = run.arguments().has("all");
            QStringList wanted = plugin.secrets ? *plugin.secrets : required;
            if (give.isEmpty() && take.isEmpty() && !all)
                return tellSecrets(run, plugin.name, required, wanted);
            wanted += give;
            for (const QString &name : take)
                wanted.removeAll(name);
            wanted.removeDuplicates();
            const QJsonValue body = all ? QJsonValue(QJsonValue::Null) : QJsonValue(QJsonArray::fromStringList(wanted));
            answered(run,
                     session->api().call(session->scope(), "PUT", pluginPath(plugin.name.text()) + QStringLiteral("/secrets"),
                                         {{QStringLiteral("secrets"), body}}),
                     [&run, plugin, required, wanted, all](const QJsonObject &) {
                         tellSecrets(run, plugin.name, required, all ? required : wanted);
                     });
        });
    });
}

Result<QList<ArgumentBinding>> changed(QList<ArgumentBinding> bindings, const QStringList &bind, const QStringList &unbind)
{
    const auto takeOff = [&bindings](const QString &argument) {
        bindings.removeIf([&](const ArgumentBinding &each) { return each.argument == argument; });
    };
    for (const QString &argument : unbind)
        takeOff(argument);
    for (const QString &pair : bind) {
        const qsizetype equals = pair.indexOf(QLatin1Char('='));
        if (equals < 1 || equals == pair.size() - 1)
            return Failure(ErrorCode::Usage, QStringLiteral("--bind takes TOOL.FUNCTION.ARGUMENT=SECRET"), pair);
        takeOff(pair.left(equals));
        bindings.append({pair.left(equals), pair.mid(equals + 1)});
    }
    return bindings;
}

void tellBindings(CommandRun &run, const PluginName &plugin, const QList<ArgumentBinding> &bindings)
{
    QList<QStringList> rows;
    QJsonArray items;
    for (const ArgumentBinding &binding : bindings) {
        rows.append({binding.argument, binding.secret});
        items.append(QJsonObject{{QStringLiteral("argument"), binding.argument}, {QStringLiteral("secret"), binding.secret}});
    }
    run.output().add({{QStringLiteral("plugin"), plugin.text()}, {QStringLiteral("bindings"), items}});
    run.output().table({QStringLiteral("ARGUMENT"), QStringLiteral("SECRET")}, rows);
    run.finish(0);
}

void bindings(CommandRun &run)
{
    Session *session = Session::open(run);
    if (!session)
        return;
    withPlugin(run, *session, [&run, session](const Plugin &plugin) {
        const QStringList bind = run.arguments().values("bind");
        const QStringList unbind = run.arguments().values("unbind");
        if (bind.isEmpty() && unbind.isEmpty())
            return tellBindings(run, plugin.name, plugin.argumentBindings);
        const Result<QList<ArgumentBinding>> wanted = changed(plugin.argumentBindings, bind, unbind);
        if (!wanted)
            return run.fail(wanted.error());
        QJsonArray items;
        for (const ArgumentBinding &binding : *wanted)
            items.append(QJsonObject{{QStringLiteral("argument"), binding.argument}, {QStringLiteral("secret"), binding.secret}});
        answered(run,
                 session->api().call(session->scope(), "PUT",
                                     pluginPath(plugin.name.text()) + QStringLiteral("/argument-bindings"),
                                     {{QStringLiteral("bindings"), items}}),
                 [&run, plugin, wanted](const QJsonObject &) { tellBindings(run, plugin.name, *wanted); });
    });
}

void manifest(CommandRun &run)
{
    Session *session = Session::open(run);
    if (!session)
        return;
    const PluginName name(run.arguments().operand(0));
    answered(run, session->api().installedManifest(session->scope(), name), [&run, name](const QByteArray &text) {
        QString shown = QString::fromUtf8(text);
        run.output().add({{QStringLiteral("plugin"), name.text()}, {QStringLiteral("manifest"), shown}});
        if (shown.endsWith(QLatin1Char('\n')))
            shown.chop(1);
        run.output().text(shown);
        run.finish(0);
    });
}

} // namespace

QList<Command> pluginAdminCommands()
{
    return {
        {"plugin uninstall", "NAME", "take a plugin away; operators' candidates of it lose its secrets",
         QList<Option>{{"confirm", "NAME", "the plugin's name again, in a production context"}} + onlineOptions(), uninstall},
        {"plugin secrets", "NAME", "which of the secrets that it requires it gets",
         QList<Option>{{"give", "SECRET", "make a secret available", true},
                       {"take", "SECRET", "take a secret away; operators' candidates lose it at once", true},
                       {"all", nullptr, "everything that it requires, also later"}}
             + onlineOptions(),
         secrets},
        {"plugin bindings", "NAME", "which marked tool arguments are filled with which secrets",
         QList<Option>{{"bind", "A=SECRET", "TOOL.FUNCTION.ARGUMENT and what fills it", true},
                       {"unbind", "A", "an argument that is filled no more", true}}
             + onlineOptions(),
         bindings},
        {"plugin manifest", "NAME", "the installed plugin.yaml", onlineOptions(), manifest},
    };
}

} // namespace oz0
