#include "cluster/http/Reading.h"
#include "cluster/http/resources/Resources.h"

namespace oz0 {

namespace {

Result<NodeName> nodeOf(const Call &call)
{
    return nameOf(call, "node").transform([](const QString &name) { return NodeName(name); });
}

struct ListNodes
{
    using Input = PageRequest;
    using Output = Answer;

    static Result<Input> parse(const Call &call) { return pageOf(call, pageLimitOfWhole, pageLimitOfWhole); }
    static Result<Output> process(Store &store, const Caller &caller, const Input &page)
    {
        const Result<QList<Node>> nodes = store.nodes(caller);
        if (!nodes)
            return Failure(nodes.error());
        const Result<qint64> revision = store.revision(caller.tenant);
        if (!revision)
            return Failure(revision.error());
        QList<KeyedItem> items;
        for (const Node &node : *nodes)
            items.append({node.name.text(), toJson(node)});
        return pageAnswer(
            items, {page, {QStringLiteral("name"), QStringLiteral("online"), QStringLiteral("os"), QStringLiteral("tier")}},
            *revision);
    }
};

struct AskWhatIf
{
    using Input = WhatIfRequest;
    using Output = WhatIf;

    static Result<Input> parse(const Call &call) { return bodyOf<WhatIfRequest>(call); }
    static Result<Output> process(Store &store, const Caller &caller, const Input &request)
    {
        return store.whatIf(caller, request);
    }
};

struct PatchNode
{
    struct Input
    {
        NodeName node;
        NodePatch patch;
    };
    using Output = Nothing;

    static Result<Input> parse(const Call &call)
    {
        const Result<NodeName> node = nodeOf(call);
        if (!node)
            return Failure(node.error());
        const Result<NodePatch> patch = bodyOf<NodePatch>(call);
        if (!patch)
            return Failure(patch.error());
        return Input{*node, *patch};
    }
    static Result<Output> process(Store &store, const Caller &caller, const Input &input)
    {
        const Result<void> done = store.patchNode(caller, input.node, input.patch);
        if (!done)
            return Failure(done.error());
        return Nothing{};
    }
};

struct DeleteNode
{
    using Input = NodeName;
    using Output = Nothing;

    static Result<Input> parse(const Call &call) { return nodeOf(call); }
    static Result<Output> process(Store &store, const Caller &caller, const Input &node)
    {
        const Result<void> done = store.removeNode(caller, node);
        if (!done)
            return Failure(done.error());
        return Nothing{};
    }
};

struct AddJoinToken
{
    using Input = JoinToken;
    using Output = Answer;

    static Result<Input> parse(const Call &call)
    {
        JsonReader reader(call.body, UnknownKeys::Reject);
        JoinToken token;
        token.labels = reader.stringMap("labels", 100);
        token.uses = int(reader.integer("uses", 1, 1, 10000));
        token.expires = call.now + std::chrono::seconds(reader.integer("seconds", 3600, 1, 7 * 24 * 3600));
        const Result<void> verdict = verdictOf(reader);
        if (!verdict)
            return Failure(verdict.error());
        return token;
    }
    static Result<Output> process(Store &store, const Caller &caller, const Input &token)
    {
        const Result<IssuedToken> issued = store.addJoinToken(caller, token);
        if (!issued)
            return Failure(issued.error());
        return issuedAnswer(issued->id, issued->token, issued->expires);
    }
};

} // namespace

QList<Route> nodeRoutes()
{
    return {
        {Method::Get,
         "/v1/tenants/{tenant}/nodes",
         "listNodes",
         Who::Viewer,
         Work::Read,
         BodyKind::None,
         prepare<ListNodes>,
         {QStringLiteral("limit"), QStringLiteral("after"), QStringLiteral("filter")}},
        {Method::Post, "/v1/tenants/{tenant}/nodes:what-if", "whatIf", Who::Operator, Work::Read, BodyKind::Json,
         prepare<AskWhatIf>},
        {Method::Patch, "/v1/tenants/{tenant}/nodes/{node}", "patchNode", Who::Admin, Work::Write, BodyKind::Json,
         prepare<PatchNode>},
        {Method::Delete, "/v1/tenants/{tenant}/nodes/{node}", "deleteNode", Who::Admin, Work::Write, BodyKind::None,
         prepare<DeleteNode>},
        {Method::Post,
         "/v1/tenants/{tenant}/join-tokens",
         "addJoinToken",
         Who::Admin,
         Work::Write,
         BodyKind::Json,
         prepare<AddJoinToken>,
         {},
         WaitsFor::Nothing,
         true},
    };
}

} // namespace oz0
