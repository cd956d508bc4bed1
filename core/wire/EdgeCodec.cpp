#include "core/wire/EdgeCodec.h"

#include "core/wire/CodecParts.h"

namespace oz0 {

QJsonObject toJson(const EdgeArgument &argument)
{
    return JsonWriter()
        .value("argument", argument.argument)
        .value("secret", argument.secret)
        .value("filled", argument.isFilled)
        .value("why", argument.why)
        .object();
}

void read(JsonReader &reader, EdgeArgument &argument)
{
    argument.argument = reader.string("argument");
    argument.secret = reader.string("secret");
    argument.isFilled = reader.boolean("filled");
    argument.why = reader.string("why");
}

QJsonObject toJson(const EdgeConnection &connection)
{
    return JsonWriter()
        .value("connection", connection.connection)
        .value("tool", connection.tool)
        .value("token", connection.hasToken)
        .value("why", connection.why)
        .object();
}

void read(JsonReader &reader, EdgeConnection &connection)
{
    connection.connection = reader.string("connection");
    connection.tool = reader.string("tool");
    connection.hasToken = reader.boolean("token");
    connection.why = reader.string("why");
}

QJsonObject toJson(const EdgeView &view)
{
    return JsonWriter()
        .id("candidate", view.candidate)
        .value("standing", word(view.standing))
        .value("revision", view.revision)
        .list("secrets", view.secrets)
        .list("arguments", view.arguments)
        .list("connections", view.connections)
        .object();
}

void read(JsonReader &reader, EdgeView &view)
{
    reader.require("candidate");
    view.candidate = reader.id<CandidateTag>("candidate");
    view.standing = reader.word("standing", Standing::Operator, standingFromWord);
    view.revision = reader.integer("revision");
    view.secrets = readList<SecretDelivery>(reader, "secrets");
    view.arguments = readList<EdgeArgument>(reader, "arguments");
    view.connections = readList<EdgeConnection>(reader, "connections");
}

QString word(Forecast::Outcome outcome)
{
    switch (outcome) {
    case Forecast::Outcome::GoesOn:
        return QStringLiteral("goes_on");
    case Forecast::Outcome::GoesOnAsOperators:
        return QStringLiteral("goes_on_as_operators");
    case Forecast::Outcome::Ends:
        return QStringLiteral("ends");
    case Forecast::Outcome::Over:
        return QStringLiteral("over");
    }
    return {};
}

std::optional<Forecast::Outcome> forecastOutcomeFromWord(const QString &text)
{
    for (const Forecast::Outcome outcome :
         {Forecast::Outcome::GoesOn, Forecast::Outcome::GoesOnAsOperators, Forecast::Outcome::Ends, Forecast::Outcome::Over}) {
        if (word(outcome) == text)
            return outcome;
    }
    return std::nullopt;
}

QJsonObject toJson(const ForecastCause &cause)
{
    JsonWriter writer;
    writer.value("code", cause.code).value("subject", cause.subject).value("seq", cause.seq);
    if (cause.seq > 0)
        writer.instant("at", cause.at).value("action", cause.action).id("actor", cause.actor).value("reason", cause.reason);
    return writer.object();
}

void read(JsonReader &reader, ForecastCause &cause)
{
    cause.code = reader.string("code");
    cause.subject = reader.string("subject");
    cause.seq = reader.integer("seq");
    cause.at = reader.instant("at");
    cause.action = reader.string("action");
    cause.actor = reader.id<PrincipalTag>("actor");
    cause.reason = reader.string("reason");
}

QJsonObject toJson(const Forecast &forecast)
{
    return JsonWriter()
        .id("candidate", forecast.candidate)
        .value("revision", forecast.revision)
        .value("outcome", word(forecast.outcome))
        .value("doomed", forecast.isDoomed)
        .value("verdict", toJson(forecast.verdict))
        .list("causes", forecast.causes)
        .object();
}

void read(JsonReader &reader, Forecast &forecast)
{
    reader.require("candidate");
    reader.require("outcome");
    forecast.candidate = reader.id<CandidateTag>("candidate");
    forecast.revision = reader.integer("revision");
    forecast.outcome = reader.word("outcome", Forecast::Outcome::GoesOn, forecastOutcomeFromWord);
    forecast.isDoomed = reader.boolean("doomed");
    readObject(reader, "verdict", forecast.verdict);
    forecast.causes = readList<ForecastCause>(reader, "causes");
}

} // namespace oz0
