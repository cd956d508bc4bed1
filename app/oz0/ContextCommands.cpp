#include "app/oz0/ContextCommands.h"

#include "app/oz0/Session.h"
#include "core/wire/Codec.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

namespace oz0 {

namespace {

// Everything but the token.
QJsonObject toJson(const Context &context)
{
    return {{QStringLiteral("name"), context.name},
            {QStringLiteral("server"), context.server.toString()},
            {QStringLiteral("tenant"), context.tenant.text()},
            {QStringLiteral("class"), word(context.contextClass)},
            {QStringLiteral("tokenInKeychain"), context.tokenInKeychain},
            {QStringLiteral("file"), context.file}};
}

void list(CommandRun &run)
{
    QJsonArray items;
    QJsonArray unreadable;
    QList<QStringList> rows;
    for (const Result<Context> &context : allContexts()) {
        if (!context) {
            unreadable.append(QJsonObject{{QStringLiteral("file"), context.error().subject},
                                          {QStringLiteral("detail"), context.error().message}});
            run.output().note(QStringLiteral("%1: %2").arg(context.error().subject, context.error().message));
            continue;
        }
        items.append(toJson(*context));
        rows.append({context->name, context->server.toString(), context->tenant.text(), word(context->contextClass)});
    }
    run.output().add({{QStringLiteral("items"), items}, {QStringLiteral("unreadable"), unreadable}});
    run.output().table({QStringLiteral("CONTEXT"), QStringLiteral("SERVER"), QStringLiteral("TENANT"), QStringLiteral("CLASS")},
                       rows);
    run.finish(0);
}

// NAME, else what every online command would take.
Result<Context> chosen(const Arguments &arguments)
{
    Arguments named = arguments;
    if (!arguments.operand(0).isEmpty())
        named.options[QStringLiteral("context")] = {arguments.operand(0)};
    return contextOf(named);
}

void show(CommandRun &run)
{
    const Result<Context> context = chosen(run.arguments());
    if (!context)
        return run.fail(context.error());
    run.output().add({{QStringLiteral("context"), toJson(*context)}});
    const QJsonObject facts = toJson(*context);
    for (const char *key : {"name", "server", "tenant", "class", "file"})
        run.output().line(QStringLiteral("%1 %2").arg(QLatin1String(key), -8).arg(facts.value(QLatin1String(key)).toString()));
    run.finish(0);
}

void import(CommandRun &run)
{
    Result<Context> context = readContext(run.arguments().operand(0));
    if (!context)
        return run.fail(context.error());
    context->name = run.arguments().value("name", context->name);
    static const QRegularExpression plain(QStringLiteral("^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"));
    if (!plain.match(context->name).hasMatch())
        return run.fail(Error{ErrorCode::Usage,
                              QStringLiteral("a context's name has letters, digits, '.', '_' and '-'; give one with --name"),
                              context->name,
                              {},
                              0,
                              0});
    const QDir folder(QDir(contextsFolder()).filePath(context->name));
    const QString file = folder.filePath(QStringLiteral("context.json"));
    if (QFileInfo::exists(file) && !run.arguments().has("replace"))
        return run.fail(Error{ErrorCode::Conflict,
                              QStringLiteral("there is such a context already; --replace puts this one in its place"),
                              file,
                              {},
                              0,
                              0});
    if (!folder.mkpath(QStringLiteral(".")))
        return run.fail(Error{ErrorCode::UnreadableFile, QStringLiteral("the folder cannot be made"), folder.path(), {}, 0, 0});
    context->file = file;
    if (const Result<void> written = writeContext(*context, file); !written)
        return run.fail(written.error());
    run.output().add({{QStringLiteral("context"), toJson(*context)}});
    run.output().line(QStringLiteral("Imported context %1 for %2.").arg(context->name, context->server.toString()));
    run.finish(0);
}

void test(CommandRun &run)
{
    const Result<Context> context = chosen(run.arguments());
    if (!context)
        return run.fail(context.error());
    auto *session = new Session(run, *context);
    answered(run, session->api().whoAmI(session->scope()), [&run, session](const WhoAmI &who) {
        run.output().add({{QStringLiteral("context"), toJson(session->context())}, {QStringLiteral("whoami"), oz0::toJson(who)}});
        run.output().line(QStringLiteral("%1 answers: you are %2, %3 of tenant %4, %5 content permission.")
                              .arg(session->context().server.toString(), who.principal.text(), word(who.role), who.tenant.text(),
                                   who.content ? QStringLiteral("with") : QStringLiteral("without")));
        run.output().line(
            QStringLiteral("Server version %1; the token lasts until %2.").arg(who.serverVersion, toText(who.tokenExpires)));
        run.finish(0);
    });
}

} // namespace

QList<Command> contextCommands()
{
    return {
        {"context list", "", "the contexts of this account", {}, list},
        {"context show", "[NAME]", "one context, without its token", onlineOptions(), show},
        {"context import", "FILE", "keep a context file under its name",
         QList<Option>{{"name", "NAME", "another name than the file's"},
                       {"replace", nullptr, "put it in place of one with that name"}},
         import},
        {"context test", "[NAME]", "ask the server who one is", onlineOptions(), test},
    };
}

} // namespace oz0
