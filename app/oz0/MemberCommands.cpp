#include "app/oz0/MemberCommands.h"

#include "app/oz0/Session.h"
#include "core/client/WireText.h"
#include "core/wire/Codec.h"

#include <QFileInfo>

#include <algorithm>

namespace oz0 {

namespace {

// NAME of a person, or a whole principal.
QString principalOf(const QString &name)
{
    return name.contains(QLatin1Char(':')) ? name : QStringLiteral("user:") + name;
}

QString memberPath(const QString &name)
{
    return QStringLiteral("members/") + pathPart(principalOf(name));
}

Context contextFor(const Context &mine, const QString &name, const QString &token)
{
    Context context = mine;
    context.name = name;
    context.token = token;
    context.tokenInKeychain = false;
    context.file.clear();
    return context;
}

void keepContext(CommandRun &run, Session &session, const QString &name, const QString &token)
{
    const QString file = run.arguments().value("context-out");
    if (const Result<void> written = writeContext(contextFor(session.context(), name, token), file); !written)
        return run.fail(written.error());
    run.output().add({{QStringLiteral("contextFile"), file}});
    run.output().line(QStringLiteral("The context of %1 is in %2; hand it over safely.").arg(name, file));
    run.finish(0);
}

void add(CommandRun &run)
{
    const Arguments &arguments = run.arguments();
    const std::optional<Role> role = roleFromWord(arguments.value("role"));
    if (!role)
        return run.fail(Error{ErrorCode::Usage,
                              QStringLiteral("--role takes viewer, operator or admin"),
                              arguments.value("role").left(100),
                              {},
                              0,
                              0});
    // The token is told once, so there must be a place for it before it is made.
    const QString file = arguments.value("context-out");
    if (file.isEmpty())
        return run.fail(
            Error{ErrorCode::Usage, QStringLiteral("--context-out FILE says where the member's context goes"), {}, {}, 0, 0});
    if (QFileInfo::exists(file))
        return run.fail(Error{ErrorCode::Conflict, QStringLiteral("is there already"), file, {}, 0, 0});
    if (!QFileInfo(QFileInfo(file).absolutePath()).isWritable())
        return run.fail(Error{ErrorCode::UnreadableFile, QStringLiteral("its folder cannot be written"), file, {}, 0, 0});
    Session *session = Session::open(run);
    if (!session)
        return;
    const QString name = arguments.operand(0);
    const QJsonObject body{{QStringLiteral("role"), word(*role)}, {QStringLiteral("content"), arguments.has("content")}};
    answered(
        run, session->api().call(session->scope(), "PUT", memberPath(name), body),
        [&run, session, name, body](const QJsonObject &answer) {
            const QString token = answer.value(QStringLiteral("token")).toString();
            run.output().add(
                {{QStringLiteral("principal"), principalOf(name)}, {QStringLiteral("role"), body.value(QStringLiteral("role"))}});
            if (!token.isEmpty())
                return keepContext(run, *session, name, token);
            run.output().line(
                QStringLiteral("%1 was a member already; the role is set, the token stays as it is.").arg(principalOf(name)));
            run.finish(0);
        });
}

// The role of one who is a member; without --content the permission is taken away.
void set(CommandRun &run)
{
    const Arguments &arguments = run.arguments();
    const std::optional<Role> role = roleFromWord(arguments.value("role"));
    if (!role || *role == Role::None)
        return run.fail(Error{ErrorCode::Usage, QStringLiteral("--role takes viewer, operator or admin"), {}, {}, 0, 0});
    Session *session = Session::open(run);
    if (!session)
        return;
    const QString principal = principalOf(arguments.operand(0));
    const QJsonObject body{{QStringLiteral("role"), word(*role)}, {QStringLiteral("content"), arguments.has("content")}};
    answered(run, session->api().call(session->scope(), "GET", QStringLiteral("members"), {}),
             [&run, session, principal, body](const QJsonObject &answer) {
                 const Result<Page<Member>> members = decodeAnswer<Page<Member>>(QJsonDocument(answer).toJson());
                 if (!members)
                     return run.fail(members.error());
                 // A put for a stranger would make him a member, whose token nobody would get.
                 const auto is = [&](const Member &member) { return member.principal.text() == principal; };
                 if (std::none_of(members->items.begin(), members->items.end(), is))
                     return run.fail(Error{ErrorCode::NotFound, QStringLiteral("is no member"), principal, {}, 0, 0});
                 answered(run,
                          session->api().call(session->scope(), "PUT", QStringLiteral("members/") + pathPart(principal), body),
                          [&run, principal, body](const QJsonObject &) {
                              run.output().add({{QStringLiteral("principal"), principal},
                                                {QStringLiteral("role"), body.value(QStringLiteral("role"))}});
                              run.output().line(
                                  QStringLiteral("%1 is %2 now.").arg(principal, body.value(QStringLiteral("role")).toString()));
                              run.finish(0);
                          });
             });
}

void list(CommandRun &run)
{
    Session *session = Session::open(run);
    if (!session)
        return;
    answered(run, session->api().call(session->scope(), "GET", QStringLiteral("members"), {}), [&run](const QJsonObject &answer) {
        const Result<Page<Member>> members = decodeAnswer<Page<Member>>(QJsonDocument(answer).toJson());
        if (!members)
            return run.fail(members.error());
        QList<QStringList> rows;
        for (const Member &member : members->items)
            rows.append(
                {member.principal.text(), word(member.role), member.content ? QStringLiteral("yes") : QStringLiteral("no")});
        run.output().add({{QStringLiteral("items"), toJsonArray(members->items)}});
        run.output().table({QStringLiteral("MEMBER"), QStringLiteral("ROLE"), QStringLiteral("CONTENT")}, rows);
        run.finish(0);
    });
}

void remove(CommandRun &run)
{
    Session *session = Session::open(run);
    if (!session)
        return;
    const QString name = run.arguments().operand(0);
    answered(run, session->api().call(session->scope(), "DELETE", memberPath(name), {}), [&run, name](const QJsonObject &) {
        run.output().add({{QStringLiteral("principal"), principalOf(name)}});
        run.output().line(QStringLiteral("%1 is no member any more.").arg(principalOf(name)));
        run.finish(0);
    });
}

} // namespace

QList<Command> memberCommands()
{
    return {
        {"member add", "NAME", "give somebody a role, and a context of his own",
         QList<Option>{{"role", "ROLE", "viewer, operator or admin"},
                       {"content", nullptr, "with content permission"},
                       {"context-out", "FILE", "where the new member's context goes (0600)"}}
             + onlineOptions(),
         add},
        {"member set", "NAME", "change a member's role",
         QList<Option>{{"role", "ROLE", "viewer, operator or admin"}, {"content", nullptr, "with content permission"}}
             + onlineOptions(),
         set},
        {"member list", "", "who has which role", onlineOptions(), list},
        {"member remove", "NAME", "take the role and the tokens away", onlineOptions(), remove},
    };
}

} // namespace oz0
