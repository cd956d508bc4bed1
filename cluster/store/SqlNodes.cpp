// Nodes: joining, labels, removal, and the assignment that each follows.
#include "cluster/access/Audience.h"
#include "cluster/access/Permissions.h"
#include "cluster/access/Tokens.h"
#include "cluster/store/CandidateWriter.h"
#include "cluster/store/NodeTable.h"
#include "cluster/store/StoreOnSql.h"
#include "core/wire/AuditChain.h"
#include "core/wire/Codec.h"

#include <QRegularExpression>

namespace oz0 {

namespace {

PrincipalId principalOf(const NodeName &node)
{
    return PrincipalId(QStringLiteral("node:") + node.text());
}

// What an admin decides of a node, for the audit chain.
Digest nodeDigest(const HeldNode &held)
{
    QJsonObject labels;
    for (auto it = held.node.labels.begin(); it != held.node.labels.end(); ++it)
        labels.insert(it.key(), it.value());
    return digestOf({{QStringLiteral("name"), held.node.name.text()},
                     {QStringLiteral("labels"), labels},
                     {QStringLiteral("serves"), QJsonArray::fromStringList(held.serves.value_or(QStringList()))},
                     {QStringLiteral("plugins"), QJsonArray::fromStringList(held.node.plugins.value_or(QStringList()))}});
}

AuditNote nodeNote(const char *action, const NodeName &node)
{
    AuditNote note;
    note.action = QLatin1String(action);
    note.object = QStringLiteral("nodes/") + node.text();
    return note;
}

HeldNode joined(const JoinRequest &request, const Labels &labels, Instant now)
{
    HeldNode held;
    Node &node = held.node;
    node.name = request.name;
    node.online = true;
    node.lastReport = now;
    node.labels = labels;
    node.os = request.report.os;
    node.tier = node.os == NodeOs::Windows ? 0 : request.report.tier;
    node.tierReason = request.report.tierReason;
    node.uv = request.report.uv;
    node.python = request.report.python;
    held.models = request.report.models;
    return held;
}

Result<void> isNodeName(const NodeName &name)
{
    static const QRegularExpression form(QStringLiteral("\\A[a-z0-9]([a-z0-9.-]{0,61}[a-z0-9])?\\z"));
    if (!form.match(name.text()).hasMatch())
        return Failure(ErrorCode::InvalidInput, QStringLiteral("a node is named by small letters, digits, - and ."),
                       QStringLiteral("/name"));
    return {};
}

} // namespace

Result<QList<Node>> StoreOnSql::nodes(const Caller &caller)
{
    return look([&]() -> Result<QList<Node>> {
        if (const Result<void> may = requireViewer(caller); !may)
            return Failure(may.error());
        QList<Node> nodes;
        for (const HeldNode &held : NodeTable(m_session).list(caller.tenant))
            nodes.append(seenBy(caller, held.node));
        return nodes;
    });
}

Result<IssuedToken> StoreOnSql::addJoinToken(const Caller &caller, const JoinToken &token)
{
    return change([&]() -> Result<IssuedToken> {
        if (const Result<void> may = requireAdmin(caller); !may)
            return Failure(may.error());
        if (token.uses < 1 || token.uses > 10000)
            return Failure(ErrorCode::InvalidInput, QStringLiteral("must be from 1 to 10000"), QStringLiteral("/uses"));
        if (token.expires != Instant{} && token.expires <= m_session.now())
            return Failure(ErrorCode::InvalidInput, QStringLiteral("has passed already"), QStringLiteral("/expires"));
        if (const Result<void> labels = checkLabels(token.labels); !labels)
            return Failure(labels.error());
        IssuedToken issued;
        issued.id = makeTokenId(m_session.random());
        issued.token = makeToken("oz0j_", m_session.random());
        issued.expires = token.expires == Instant{} ? m_session.now() + m_session.times().joinTokenLife : token.expires;
        m_session.db().run(
            "INSERT INTO join_tokens (sha256, id, tenant, labels, uses, expires, issued_by) VALUES (?, ?, ?, ?, ?, ?, ?)",
            {tokenKeyOf(issued.token), issued.id, column(caller.tenant), column(token.labels), token.uses, column(issued.expires),
             column(caller.principal)});
        AuditNote note;
        note.action = QStringLiteral("join_token.add");
        note.object = QStringLiteral("join-tokens/") + issued.id;
        note.reason = toText(token.labels);
        m_session.audit(caller.tenant, &caller, note);
        return issued;
    });
}

Result<JoinAnswer> StoreOnSql::join(const QByteArray &joinTokenSha256, const JoinRequest &request)
{
    return change([&]() -> Result<JoinAnswer> {
        Labels labels;
        JoinAnswer answer;
        Caller issuer;
        int uses = 0;
        Instant expires{};
        m_session.db().first("SELECT tenant, labels, uses, expires, issued_by, id FROM join_tokens WHERE sha256 = ?",
                             {tokenKey(joinTokenSha256)}, [&](const Row &row) {
                                 row.read(0, answer.tenant);
                                 labels = mapFromColumn(row.object(1));
                                 uses = int(row.integer(2));
                                 expires = row.instant(3);
                                 row.read(4, issuer.principal);
                                 issuer.via = QStringLiteral("join:") + row.text(5);
                             });
        if (uses < 1 || expires <= m_session.now())
            return Failure(ErrorCode::NotSignedIn, QStringLiteral("the join token is unknown, used up or expired"));
        if (const Result<void> valid = isNodeName(request.name); !valid)
            return Failure(valid.error());
        NodeTable nodes(m_session);
        if (nodes.find(answer.tenant, request.name))
            return Failure(ErrorCode::Conflict, QStringLiteral("the tenant has a node of this name"), request.name.text());
        m_session.db().run("UPDATE join_tokens SET uses = uses - 1 WHERE sha256 = ?", {tokenKey(joinTokenSha256)});
        const HeldNode held = joined(request, labels, m_session.now());
        nodes.write(answer.tenant, held);
        nodes.reassign(answer.tenant, {request.name});
        answer.name = request.name;
        answer.token = makeToken("oz0n_", m_session.random());
        m_session.db().run(
            "INSERT INTO tokens (sha256, id, kind, tenant, principal, created, expires) VALUES (?, ?, 'node', ?, ?, ?, 0)",
            {tokenKeyOf(answer.token), makeTokenId(m_session.random()), column(answer.tenant), column(principalOf(request.name)),
             column(m_session.now())});
        AuditNote note = nodeNote("node.join", request.name);
        note.after = nodeDigest(held);
        m_session.audit(answer.tenant, &issuer, note);
        return answer;
    });
}

Result<void> StoreOnSql::patchNode(const Caller &caller, const NodeName &name, const NodePatch &patch)
{
    return change([&]() -> Result<void> {
        if (const Result<void> may = requireAdmin(caller); !may)
            return may;
        if (const Result<void> labels = checkLabels(patch.labels.value_or(Labels())); !labels)
            return labels;
        NodeTable nodes(m_session);
        std::optional<HeldNode> held = nodes.find(caller.tenant, name);
        if (!held)
            return Failure(ErrorCode::NotFound, QStringLiteral("there is no such node"), name.text());
        AuditNote note = nodeNote("node.set", name);
        note.before = nodeDigest(*held);
        if (patch.labels)
            held->node.labels = *patch.labels;
        if (patch.serves)
            held->serves = patch.serves;
        if (patch.plugins)
            held->node.plugins = patch.plugins;
        nodes.write(caller.tenant, *held);
        nodes.reassign(caller.tenant, {name});
        note.after = nodeDigest(*held);
        m_session.audit(caller.tenant, &caller, note);
        return {};
    });
}

Result<void> StoreOnSql::removeNode(const Caller &caller, const NodeName &name)
{
    return change([&]() -> Result<void> {
        if (const Result<void> may = requireAdmin(caller); !may)
            return may;
        NodeTable nodes(m_session);
        const std::optional<HeldNode> held = nodes.find(caller.tenant, name);
        if (!held)
            return Failure(ErrorCode::NotFound, QStringLiteral("there is no such node"), name.text());
        if (!held->candidate.isEmpty()) {
            CandidateTable table(m_session);
            if (std::optional<HeldCandidate> candidate = table.find(caller.tenant, held->candidate)) {
                candidate->candidate.nodes.removeIf([&](const CandidateNode &node) { return node.node == name; });
                ++candidate->candidate.rev;
                table.write(*candidate);
            }
        }
        nodes.remove(caller.tenant, name);
        m_session.db().run("DELETE FROM tokens WHERE tenant = ? AND principal = ?",
                           {column(caller.tenant), column(principalOf(name))});
        AuditNote note = nodeNote("node.remove", name);
        note.before = nodeDigest(*held);
        m_session.audit(caller.tenant, &caller, note);
        return {};
    });
}

Result<std::optional<Assignment>> StoreOnSql::assignment(const Caller &caller, qint64 after)
{
    return look([&]() -> Result<std::optional<Assignment>> {
        const Result<NodeName> name = requireNode(caller);
        if (!name)
            return Failure(name.error());
        NodeTable nodes(m_session);
        const std::optional<HeldNode> held = nodes.find(caller.tenant, *name);
        if (!held)
            return Failure(ErrorCode::NotFound, QStringLiteral("the node was removed"), name->text());
        if (held->node.generation == after)
            return std::optional<Assignment>();
        return std::optional(nodes.assignmentOf(*held));
    });
}

} // namespace oz0
