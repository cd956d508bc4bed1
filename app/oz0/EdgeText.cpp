#include "app/oz0/EdgeText.h"

#include "app/oz0/VerdictText.h"
#include "core/base/Clock.h"

namespace oz0 {

namespace {

QString spoken(QString word)
{
    return word.replace(QLatin1Char('_'), QLatin1Char(' '));
}

QString outcomeText(const Forecast &forecast)
{
    switch (forecast.outcome) {
    case Forecast::Outcome::GoesOn:
        return QStringLiteral("The next renewal would let it go on.");
    case Forecast::Outcome::GoesOnAsOperators:
        return QStringLiteral("The next renewal would let it go on as an operator's candidate: its saver is no admin any more.");
    case Forecast::Outcome::Ends:
        return forecast.isDoomed ? QStringLiteral("The next renewal ends it, unless a save passes before.")
                                 : QStringLiteral("The next renewal would end it.");
    case Forecast::Outcome::Over:
        return QStringLiteral("It has ended or is ending; nothing renews it.");
    }
    return {};
}

} // namespace

void tellEdge(Output &output, const EdgeView &view)
{
    QList<QStringList> rows;
    for (const SecretDelivery &secret : view.secrets)
        rows.append(
            {QStringLiteral("secret"), secret.name, spoken(secret.as),
             spoken(secret.why)
                 + (secret.hosts.isEmpty() ? QString() : QStringLiteral(": ") + secret.hosts.join(QStringLiteral(", ")))});
    for (const EdgeArgument &argument : view.arguments)
        rows.append({QStringLiteral("argument"), argument.argument,
                     argument.isFilled ? QStringLiteral("filled with ") + argument.secret : QStringLiteral("not filled"),
                     spoken(argument.why)});
    for (const EdgeConnection &connection : view.connections)
        rows.append({QStringLiteral("token"), QStringLiteral("%1 for %2").arg(connection.connection, connection.tool),
                     connection.hasToken ? QStringLiteral("given") : QStringLiteral("none"), spoken(connection.why)});
    if (rows.isEmpty()) {
        output.line(QStringLiteral("Its calls get no secret, no filled argument and no token."));
        return;
    }
    output.table({QStringLiteral("WHAT"), QStringLiteral("NAME"), QStringLiteral("GETS"), QStringLiteral("WHY")}, rows);
}

void tellForecast(Output &output, const Forecast &forecast)
{
    output.line(outcomeText(forecast));
    for (const ForecastCause &cause : forecast.causes) {
        if (cause.seq <= 0)
            continue;
        QString line = QStringLiteral("Since %1: %2 by %3").arg(toText(cause.at), cause.action, cause.actor.text());
        if (!cause.reason.isEmpty())
            line += QStringLiteral(" (%1)").arg(cause.reason);
        output.line(QStringLiteral("%1 [%2 %3]").arg(line, cause.code, cause.subject));
    }
    if (forecast.verdict.isRefused()) {
        for (const QString &line : linesOf(forecast.verdict))
            output.line(line);
    }
}

} // namespace oz0
