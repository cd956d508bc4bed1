#include "app/oz0/KeyCommands.h"

#include "app/oz0/Session.h"
#include "core/client/WireText.h"
#include "core/wire/CodecKeys.h"

#include <QFileInfo>

namespace oz0 {

namespace {

constexpr int mostDays = 366;

QString stateOf(const ApiKey &key)
{
    switch (oz0::stateOf(key, std::chrono::time_point_cast<Milliseconds>(std::chrono::system_clock::now()))) {
    case KeyState::Revoked:
        return QStringLiteral("revoked");
    case KeyState::Expired:
        return QStringLiteral("expired");
    case KeyState::Alive:
    case KeyState::None:
        break;
    }
    return QStringLiteral("alive");
}

// The token is told once, so there must be a place for it before it is made.
std::optional<Error> noPlaceFor(const QString &file)
{
    if (file.isEmpty())
        return Error{ErrorCode::Usage, QStringLiteral("--context-out FILE says where the key's context goes"), {}, {}, 0, 0};
    if (QFileInfo::exists(file))
        return Error{ErrorCode::Conflict, QStringLiteral("is there already"), file, {}, 0, 0};
    if (!QFileInfo(QFileInfo(file).absolutePath()).isWritable())
        return Error{ErrorCode::UnreadableFile, QStringLiteral("its folder cannot be written"), file, {}, 0, 0};
    return std::nullopt;
}

void keep(CommandRun &run, const Session &session, const QJsonObject &answer)
{
    const QString file = run.arguments().value("context-out");
    const QString id = answer.value(QStringLiteral("id")).toString();
    Context context = session.context();
    context.name = QStringLiteral("%1-key-%2").arg(context.name, id);
    context.token = answer.value(QStringLiteral("token")).toString();
    context.tokenInKeychain = false;
    context.file.clear();
    if (const Result<void> written = writeContext(context, file); !written)
        return run.fail(written.error());
    run.output().add({{QStringLiteral("id"), id},
                      {QStringLiteral("contextFile"), file},
                      {QStringLiteral("expires"), answer.value(QStringLiteral("expires"))}});
    run.output().line(QStringLiteral("Key %1 is in %2, until %3. A program uses it with OZ0_CONTEXT=%2.")
                          .arg(id, file, answer.value(QStringLiteral("expires")).toString()));
    run.finish(0);
}

void create(CommandRun &run)
{
    const Arguments &arguments = run.arguments();
    const auto usage = [&run](const QString &what) { run.fail(Error{ErrorCode::Usage, what, {}, {}, 0, 0}); };
    const std::optional<Role> role = roleFromWord(arguments.value("role"));
    if (!role || *role == Role::None)
        return usage(QStringLiteral("--role takes viewer, operator or admin"));
    bool isNumber = false;
    const int days = arguments.value("days", QStringLiteral("90")).toInt(&isNumber);
    if (!isNumber || days < 1 || days > mostDays)
        return usage(QStringLiteral("--days takes a number from 1 to 366"));
    if (const std::optional<Error> problem = noPlaceFor(arguments.value("context-out")))
        return run.fail(*problem);
    Session *session = Session::open(run);
    if (!session)
        return;
    const QJsonObject body{{QStringLiteral("name"), arguments.operand(0)},
                           {QStringLiteral("role"), word(*role)},
                           {QStringLiteral("content"), arguments.has("content")},
                           {QStringLiteral("seconds"), qint64(days) * 24 * 3600}};
    answered(run, session->api().call(session->scope(), "POST", QStringLiteral("api-keys"), body),
             [&run, session](const QJsonObject &answer) { keep(run, *session, answer); });
}

void list(CommandRun &run)
{
    Session *session = Session::open(run);
    if (!session)
        return;
    answered(
        run, session->api().call(session->scope(), "GET", QStringLiteral("api-keys"), {}), [&run](const QJsonObject &answer) {
            const Result<Page<ApiKey>> keys = decodeAnswer<Page<ApiKey>>(QJsonDocument(answer).toJson());
            if (!keys)
                return run.fail(keys.error());
            QList<QStringList> rows;
            for (const ApiKey &key : keys->items) {
                rows.append({key.id, key.name, key.owner.text(), word(key.role),
                             key.content ? QStringLiteral("yes") : QStringLiteral("no"), toText(key.expires), stateOf(key)});
            }
            run.output().add({{QStringLiteral("items"), toJsonArray(keys->items)}});
            run.output().table({QStringLiteral("KEY"), QStringLiteral("NAME"), QStringLiteral("OWNER"), QStringLiteral("ROLE"),
                                QStringLiteral("CONTENT"), QStringLiteral("EXPIRES"), QStringLiteral("STATE")},
                               rows);
            run.finish(0);
        });
}

void revoke(CommandRun &run)
{
    Session *session = Session::open(run);
    if (!session)
        return;
    const QString id = run.arguments().operand(0);
    answered(run, session->api().call(session->scope(), "DELETE", QStringLiteral("api-keys/") + pathPart(id), {}),
             [&run, id](const QJsonObject &) {
                 run.output().add({{QStringLiteral("id"), id}});
                 run.output().line(QStringLiteral("Key %1 is revoked; what was saved with it ends at its next renewal.").arg(id));
                 run.finish(0);
             });
}

} // namespace

QList<Command> keyCommands()
{
    return {
        {"api-key create", "NAME", "a key for a program, which acts for you with no more than you say",
         QList<Option>{{"role", "ROLE", "viewer, operator or admin; never more than yours"},
                       {"content", nullptr, "with content permission"},
                       {"days", "N", "how long it lives, 1 to 366 (90)"},
                       {"context-out", "FILE", "where its context goes (0600)"}}
             + onlineOptions(),
         create},
        {"api-key list", "", "the tenant's keys, without their tokens", onlineOptions(), list},
        {"api-key revoke", "ID", "end a key, at once and for good", onlineOptions(), revoke},
    };
}

} // namespace oz0
