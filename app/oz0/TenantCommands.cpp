#include "app/oz0/TenantCommands.h"

#include "app/oz0/Session.h"
#include "app/oz0/StandardInput.h"
#include "app/oz0/WorkingCopy.h"
#include "core/base/JsonNumbers.h"
#include "core/client/WireText.h"
#include "core/wire/Codec.h"

#include <QJsonDocument>
#include <QStringDecoder>

namespace oz0 {

namespace {

constexpr qsizetype secretMaxBytes = 64 * 1024;

void show(CommandRun &run)
{
    Session *session = Session::open(run);
    if (!session)
        return;
    answered(run, session->api().tenant(session->scope()), [&run](const TenantSettings &tenant) {
        run.output().add({{QStringLiteral("tenant"), toJson(tenant)}});
        const auto fact = [&](const char *name, const QString &value) {
            run.output().line(QStringLiteral("%1  %2").arg(QLatin1String(name), -16).arg(value));
        };
        fact("Tenant", tenant.tenant.text());
        fact("Shared pools", tenant.sharedPools ? QStringLiteral("yes") : QStringLiteral("no"));
        fact("Agents and flows", QStringLiteral("at most %1").arg(tenant.limits.agentsAndFlows));
        fact("Task queues", QStringLiteral("at most %1").arg(tenant.limits.taskQueues));
        const auto list = [](const QStringList &names, const char *none) {
            return names.isEmpty() ? QString::fromLatin1(none) : names.join(QStringLiteral(", "));
        };
        const bool anyHost = tenant.egressAllow.contains(QStringLiteral("*"));
        fact("Egress allow", anyHost ? QStringLiteral("* (any host)") : list(tenant.egressAllow, "no host"));
        fact("Egress deny", list(tenant.egressDeny, "no host"));
        fact("Mail", list(tenant.mail, "no mailbox"));
        run.finish(0);
    });
}

// The file itself, so that it can be redirected; with --json it stands in the one object.
void exportFile(CommandRun &run)
{
    Session *session = Session::open(run);
    if (!session)
        return;
    answered(run, session->api().call(session->scope(), "GET", QStringLiteral("export"), {}), [&run](const QJsonObject &file) {
        run.output().add({{QStringLiteral("tenantFile"), file}});
        run.output().text(QString::fromUtf8(jsonText(QJsonDocument(file), QJsonDocument::Indented)).trimmed());
        run.finish(0);
    });
}

void listSecrets(CommandRun &run)
{
    Session *session = Session::open(run);
    if (!session)
        return;
    answered(run, session->api().call(session->scope(), "GET", QStringLiteral("secrets"), {}), [&run](const QJsonObject &answer) {
        const QJsonArray names = answer.value(QStringLiteral("items")).toArray();
        run.output().add({{QStringLiteral("items"), names}});
        for (const QJsonValue &name : names)
            run.output().line(name.toString());
        run.finish(0);
    });
}

void keepSecret(CommandRun &run, Session &session, const QByteArray &value)
{
    QStringDecoder utf8(QStringDecoder::Utf8);
    const QString text = utf8(value);
    if (value.isEmpty() || value.size() > secretMaxBytes || utf8.hasError())
        return run.fail(
            Error{ErrorCode::InvalidInput, QStringLiteral("a secret's value is UTF-8 text of 1 byte to 64 KiB"), {}, {}, 0, 0});
    const QString name = run.arguments().operand(0);
    answered(run,
             session.api().call(session.scope(), "PUT", QStringLiteral("secrets/") + pathPart(name),
                                {{QStringLiteral("value"), text}}),
             [&run, name](const QJsonObject &) {
                 run.output().add({{QStringLiteral("secret"), name}});
                 run.output().line(QStringLiteral("Secret %1 is set.").arg(name));
                 run.finish(0);
             });
}

// Never an argument: those are seen by everybody on the machine.
void setSecret(CommandRun &run)
{
    Session *session = Session::open(run);
    if (!session)
        return;
    if (run.arguments().has("file")) {
        Result<QByteArray> value = readWholeFile(run.arguments().value("file"), secretMaxBytes + 2);
        if (!value)
            return run.fail(value.error());
        if (value->endsWith('\n'))
            value->chop(1);
        return keepSecret(run, *session, *value);
    }
    if (StandardInput::isTerminal())
        run.output().note(QStringLiteral("Value of %1 (not shown):").arg(run.arguments().operand(0)));
    auto *input = new StandardInput(StandardInput::Echo::Off, secretMaxBytes, &run);
    input->read([&run, session](const QByteArray &value, bool) { keepSecret(run, *session, value); });
}

void removeSecret(CommandRun &run)
{
    Session *session = Session::open(run);
    if (!session)
        return;
    const QString name = run.arguments().operand(0);
    answered(run, session->api().call(session->scope(), "DELETE", QStringLiteral("secrets/") + pathPart(name), {}),
             [&run, name](const QJsonObject &) {
                 run.output().add({{QStringLiteral("secret"), name}});
                 run.output().line(QStringLiteral("Secret %1 is gone.").arg(name));
                 run.finish(0);
             });
}

} // namespace

QList<Command> tenantCommands()
{
    return {
        {"tenant show", "", "the tenant's settings and limits", onlineOptions(), show},
        {"tenant export", "", "the tenant as a tenant file, for checks without a cluster", onlineOptions(), exportFile},
        {"secret list", "", "the names of the tenant's secrets", onlineOptions(), listSecrets},
        {"secret set", "NAME", "set a secret from standard input or a file",
         QList<Option>{{"file", "FILE", "where the value stands"}} + onlineOptions(), setSecret},
        {"secret remove", "NAME", "forget a secret", onlineOptions(), removeSecret},
    };
}

} // namespace oz0
