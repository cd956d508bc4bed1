#include "cluster/http/Reading.h"
#include "cluster/http/resources/Resources.h"

namespace oz0 {

namespace {

struct Join
{
    struct Input
    {
        QByteArray tokenSha256;
        JoinRequest request;
    };
    using Output = JoinAnswer;

    static Result<Input> parse(const Call &call)
    {
        const Result<JoinRequest> request = bodyOf<JoinRequest>(call);
        if (!request)
            return Failure(request.error());
        if (!isName(request->name.text()))
            return Failure(ErrorCode::InvalidInput, QStringLiteral("/name is no name for a node"), QStringLiteral("/name"));
        return Input{call.tokenSha256, *request};
    }
    static Result<Output> process(Store &store, const Caller &, const Input &input)
    {
        return store.join(input.tokenSha256, input.request);
    }
};

struct Report
{
    struct Input
    {
        NodeReport report;
        Instant now;
    };
    using Output = Answer;

    static Result<Input> parse(const Call &call)
    {
        const Result<NodeReport> report = bodyOf<NodeReport>(call);
        if (!report)
            return Failure(report.error());
        return Input{*report, call.now};
    }
    static Result<Output> process(Store &store, const Caller &caller, const Input &input)
    {
        const Result<qint64> generation = store.report(caller, input.report);
        if (!generation)
            return Failure(generation.error());
        return jsonAnswer({{QStringLiteral("generation"), *generation}, {QStringLiteral("now"), toText(input.now)}});
    }
};

struct GetAssignment
{
    using Input = qint64;
    using Output = Answer;

    static Result<Input> parse(const Call &call) { return numberOf(call, "after", -1, -1, qint64(1) << 53); }
    static Result<Output> process(Store &store, const Caller &caller, const Input &after)
    {
        const Result<std::optional<Assignment>> assignment = store.assignment(caller, after);
        if (!assignment)
            return Failure(assignment.error());
        if (assignment->has_value())
            return jsonAnswer(toJson(**assignment));
        Answer answer;
        answer.status = 204;
        answer.nothingNew = true;
        return answer;
    }
};

/// A secret's value for the node that runs the code which gets it now; told to nobody else.
struct GetSecretValue
{
    struct Input
    {
        PluginName plugin;
        CandidateId candidate;
        QString secret;
    };
    using Output = Answer;

    static Result<Input> parse(const Call &call)
    {
        const Result<QString> secret = nameOf(call, "secret");
        if (!secret)
            return Failure(secret.error());
        const QString plugin = call.query.value(QStringLiteral("plugin"));
        const QString candidate = call.query.value(QStringLiteral("candidate"));
        if (!isName(plugin))
            return Failure(ErrorCode::InvalidInput, QStringLiteral("plugin is missing, or no name"), QStringLiteral("plugin"));
        if (!candidate.isEmpty() && !isName(candidate))
            return Failure(ErrorCode::InvalidInput, QStringLiteral("candidate is no ID"), QStringLiteral("candidate"));
        return Input{PluginName(plugin), CandidateId(candidate), *secret};
    }
    static Result<Output> process(Store &store, const Caller &caller, const Input &input)
    {
        const Result<QString> value = store.secretValue(caller, input.plugin, input.candidate, input.secret);
        if (!value)
            return Failure(value.error());
        Answer answer = jsonAnswer({{QStringLiteral("value"), *value}});
        answer.headers.append({QByteArrayLiteral("Cache-Control"), QByteArrayLiteral("no-store")});
        return answer;
    }
};

} // namespace

QList<Route> fleetRoutes()
{
    return {
        {Method::Post,
         "/v1/nodes:join",
         "joinNode",
         Who::JoinToken,
         Work::Write,
         BodyKind::Json,
         prepare<Join>,
         {},
         WaitsFor::Nothing,
         true},
        {Method::Post, "/v1/nodes/{node}:report", "reportNode", Who::Node, Work::Write, BodyKind::Json, prepare<Report>},
        {Method::Get,
         "/v1/nodes/{node}/assignment",
         "getAssignment",
         Who::Node,
         Work::Read,
         BodyKind::None,
         prepare<GetAssignment>,
         {QStringLiteral("after"), QStringLiteral("wait")},
         WaitsFor::Node},
        {Method::Get,
         "/v1/nodes/{node}/secrets/{secret}",
         "getSecretValue",
         Who::Node,
         Work::Read,
         BodyKind::None,
         prepare<GetSecretValue>,
         {QStringLiteral("plugin"), QStringLiteral("candidate")}},
    };
}

} // namespace oz0
